"""One game on the compiled core, as an environment drives it: no object is built for a step but the arrays that are handed out."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from io import StringIO
from secrets import randbits
from typing import Any, Literal, SupportsIndex, cast

import msgspec
import numpy as np
import numpy.typing as npt
from gymnasium.error import ResetNeeded
from rich.console import Console

from bestiary.engine import loops, stream
from bestiary.engine.arrays import to_records, to_state
from bestiary.engine.compiled import compiled
from bestiary.engine.game import OVER, AnyGame
from bestiary.engine.state import State
from bestiary.envs import acts, pay
from bestiary.match.match import check_table, find_game, read_options
from bestiary.words import words

Reward = Literal["rank", "score"]
HouseRules = Mapping[str, bool | int | str]
Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]
WIDTH = 100  # of a drawing
NOBODY = -1  # whose turn it is before the first game


class NoGame(ResetNeeded, AttributeError):
    """There is no game yet, or no more: `reset()` begins one."""

    def __init__(self, why: str = "there is no game yet") -> None:
        super().__init__(f"{why}: call reset() first")


def whole(action: object, who: str, choices: int) -> int:
    """An action as a number. Truth values are none, though Python counts with them."""
    if type(action) is int:
        return action
    if isinstance(action, np.integer):
        return int(cast(SupportsIndex, action))
    if not isinstance(action, bool) and not str(getattr(action, "dtype", "")).endswith("bool"):
        try:
            return operator.index(cast(SupportsIndex, action))
        except TypeError:
            pass
    raise TypeError(f"an action of {who} is a whole number from 0 to {choices - 1}, not {action!r:.80}")


@cache
def functions(game: str) -> dict[str, Any]:
    described = find_game(game)
    return compiled(described, "envs", [described.rules, described.features, loops, pay, acts])


def scheme_of(game: AnyGame, reward: str) -> int:
    """The number of a reward scheme in compiled code."""
    if reward not in ("rank", "score"):
        raise ValueError(f"rewards go by 'rank' or by 'score', not by {reward!r}")
    return pay.BY_SCORE if reward == "score" else pay.TOGETHER if game.cooperative else pay.BY_RANK


class Seating:
    """A game's record, its random stream, and the scratch space of its functions."""

    def __init__(self, game: str, players: int, options: HouseRules | None, reward: str) -> None:
        described = find_game(game)
        check_table(described, players, None, ())
        self.id, self.players = game, players
        self.scheme = scheme_of(described, reward)
        self.choices, self.width = described.rules.CHOICES, described.features.OBSERVATION
        self.states = to_records(described.new_state(players, read_options(described, options or {})))
        self.streams = stream.firsts(randbits(64), 1)
        self.rewards = np.zeros(players)
        self.over = False
        self.turn = NOBODY
        self._scratch()

    def _scratch(self) -> None:
        rules = self.game.rules
        self._bind()
        self._out = np.empty(rules.MOST, np.int16)
        self._order = np.empty(max(rules.DECKS), np.int16)
        self._scores = np.zeros((2, self.players), np.int32)
        self._nobody = np.empty(0, np.int64)
        self._seat, self._chosen, self._refused = np.zeros((3, 1), np.int64)

    def _bind(self) -> None:
        self._functions = functions(self.id)
        self._act: Any = self._functions["share_acted"]

    @property
    def game(self) -> AnyGame:
        return find_game(self.id)

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed on the stream that the last one was on."""
        if seed is not None:
            self.streams = stream.firsts(operator.index(seed), 1)  # NumPy's integers too
        self.states["phase"] = OVER
        self.act(self._nobody, self._nobody, self._nobody)

    def choose(self, choice: int) -> int:
        """The choice of the seat to move; what holds now, as `share_acted` tells it."""
        self._seat[0] = self.turn
        try:
            self._chosen[0] = choice
        except OverflowError:
            self._chosen[0] = -1
        return self.act(self._seat, self._chosen, self._refused)

    def act(self, seats: npt.NDArray[np.int64], choices: npt.NDArray[np.int64], refused: npt.NDArray[np.int64]) -> int:
        """The choices of some seats, one after the other. What is refused changes nothing."""
        self.observation: Numbers = np.empty(self.width, np.int16)
        self.mask: Mask = np.empty(self.choices, np.int8)
        told: int = self._act(
            self.states,
            self.streams,
            seats,
            choices,
            refused,
            self._out,
            self._order,
            self._scores,
            self.rewards,
            self.scheme,
            self.observation,
            self.mask,
        )
        self.turn = told >> 3
        self.over = told & acts.OVER_NOW != 0
        return told

    def faces(self) -> tuple[Numbers, Mask]:
        """What every seat sees and may choose; its last choice is to wait."""
        self.check_begun()
        observations = np.empty((self.players, self.width), np.int16)
        masks = np.empty((self.players, self.choices + 1), np.int8)
        self._functions["share_faced"](self.states, observations, masks, self._out)
        return observations, masks

    def check_begun(self) -> None:
        if self.turn == NOBODY:
            raise NoGame

    @property
    def state(self) -> State:
        """The true state, secrets and all, for the interpreter."""
        return to_state(self.states[0], self.game.state_type)

    def readable(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know, in words."""
        self.check_begun()
        return msgspec.to_builtins(self.game.view(self.state, seat))

    def drawing(self, seat: int | None, names: Sequence[str]) -> Any:
        """The table as a seat sees it, for a rich console."""
        self.check_begun()
        return import_module(f"bestiary.games.{self.id}.terminal").draw(self.game.view(self.state, seat), names, words("en"))

    def drawn(self, seat: int | None, names: Sequence[str]) -> str:
        page = StringIO()
        Console(file=page, width=WIDTH).print(self.drawing(seat, names))
        return page.getvalue()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("_functions", "_act")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__ |= kept
        self._bind()
