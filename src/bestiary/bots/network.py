"""A player that learned: a small network run with NumPy alone, trained by `bestiary.learn`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from bestiary.bots.bot import Decision
from bestiary.engine.game import AnyGame, legal_choices
from bestiary.engine.state import State
from bestiary.games import GAMES
from bestiary.match.sight import Sight

Floats = npt.NDArray[np.float32]
TINY = 1e-5  # what layer norm adds to a variance


class About(msgspec.Struct, frozen=True):
    """What the file says of itself."""

    game: str
    version: int
    layers: int
    choices: int  # made while it learned


class Weights:
    """A network's numbers, from a file that `bestiary.learn` wrote."""

    def __init__(self, file: Path, game: AnyGame) -> None:
        with np.load(file) as kept:
            self.about = msgspec.json.decode(kept["about"].tobytes(), type=About)
            if (self.about.game, self.about.version) != (game.id, game.version):
                trained = f"{self.about.game} version {self.about.version}"
                raise ValueError(f"{file.name} was trained for {trained}, this is {game.id} version {game.version}")
            self._arrays: dict[str, Floats] = {name: kept[name].astype(np.float32) for name in kept.files if name != "about"}
        for name in [name for name in self._arrays if name.endswith(".scale")]:
            self._arrays[name.removesuffix(".scale")] *= self._arrays.pop(name)[:, None]

    def __call__(self, observation: list[int]) -> tuple[Floats, float]:
        """How much each choice is liked, and the value of how things stand."""
        seen = np.asarray(observation, np.float32)
        x = np.concatenate([np.sign(seen) * np.log1p(np.abs(seen)), np.clip(seen / 8, -4, 4)])
        x = np.maximum(self._linear("first", x), 0)
        for layer in range(self.about.layers):
            centred = x - x.mean()
            normed = centred / np.sqrt((centred * centred).mean() + TINY)
            normed = normed * self._arrays[f"norms.{layer}.weight"] + self._arrays[f"norms.{layer}.bias"]
            x = x + np.maximum(self._linear(f"layers.{layer}", normed), 0)
        return self._linear("policy", x), float(self._linear("value", x)[0])

    def _linear(self, name: str, x: Any) -> Any:
        return self._arrays[f"{name}.weight"] @ x + self._arrays[f"{name}.bias"]


@cache
def weights_of(game: str) -> Weights:
    """Those that come with the package."""
    return Weights(shipped(game), GAMES[game])


def has_learned(game: str) -> bool:
    return shipped(game).exists()


def shipped(game: str) -> Path:
    return Path(str(files("bestiary.bots").joinpath("weights", f"{game}.npz")))


def play_by_network(weights: Weights, sight: Sight, rng: Random) -> Decision:
    """Choice by choice as the network likes them: a bluffer whose next move is certain is no bluffer."""
    game, state, seat = sight.game, sight.imagined.copy(), sight.seat
    path: list[int] = []
    while True:
        choices = legal_choices(game.rules, state, seat)
        choice = choices[0] if len(choices) == 1 else rng.choices(choices, liked(weights, game, state, seat, choices))[0]
        path.append(choice)
        game.rules.step(state, seat, choice)
        if not game.rules.midway(state):
            return Decision(game.move(sight.imagined, seat, path))


def liked(weights: Weights, game: AnyGame, state: State, seat: int, choices: list[int]) -> list[float]:
    """The chances with which the network makes each of these choices."""
    observation = [0] * game.features.OBSERVATION
    game.features.observe(state, seat, observation)
    logits = weights(observation)[0][choices]
    chances = np.exp(logits - logits.max())
    return (chances / chances.sum()).tolist()
