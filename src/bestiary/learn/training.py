# pyright: basic, reportMissingImports=false
"""A training from its beginning, or from a checkpoint on: imitation, values alone, then self-play; told as it goes."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import torch

from bestiary.engine.game import AnyGame
from bestiary.learn.network import Network, copied, export, imported, network_for
from bestiary.learn.playing import Play, forward
from bestiary.learn.progress import Progress
from bestiary.learn.recipes import recipe_of, tables_of
from bestiary.learn.updating import Learning, advantages, imitate, improve

KEPT, NEW_PAST, SAVED = 16, 20, 6  # past selves that are played against, after how many rounds there is another, how many are saved
EVERY = 8  # rounds with the same past self
TELL = 10  # rounds between two lines of progress
TEACH = 4  # of so many choices of the hand-written player one is learned from
SLIPS = 0.1  # how often something else is played meanwhile, so that more is seen


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How a network is trained."""

    minutes: float
    device: str = "cuda"
    seed: int = 1
    size: int = 65_536  # games side by side
    steps: int = 64  # choices in each between two updates
    width: int = 512
    layers: int = 3
    imitation: float = 0.1  # the part of the time
    values: int = 20  # rounds in which only the values are learned
    threads: int = 1
    players: tuple[int, ...] = ()  # none named: all there are
    start: Path | None = None  # exported weights to begin with, in place of imitation
    fused: bool = True  # on a GPU: compile the network, which takes half a minute and then saves more
    learning: Learning = Learning()


def train(game: AnyGame, plan: Plan, file: Path, tell: Callable[[Progress], None]) -> Network:
    """Leaves the checkpoint in the file, and the weights beside it; goes on from the checkpoint where there is one."""
    torch.manual_seed(plan.seed)
    torch.set_float32_matmul_precision("high")
    training = Training(game, plan, file, tell)
    if training.begun == 0 and plan.start is None:
        training.imitate(60 * plan.minutes * plan.imitation)
        training.save()
    training.self_play(60 * plan.minutes)
    training.save()
    return training.network


class Training:
    def __init__(self, game: AnyGame, plan: Plan, file: Path, tell: Callable[[Progress], None]) -> None:
        self.game, self.plan, self.file, self._tell = game, plan, file, tell
        recipe = recipe_of(game.id)
        self.recipe = recipe
        self.network = network_for(game, plan.width, plan.layers).to(plan.device)
        self.past = network_for(game, plan.width, plan.layers).to(plan.device)
        self._quick, self._quick_past = self.network, self.past
        if plan.fused and plan.device != "cpu":
            self._quick, self._quick_past = torch.compile(self.network, dynamic=False), torch.compile(self.past, dynamic=False)
        self.optimiser = torch.optim.AdamW(self.network.parameters(), plan.learning.rate, eps=1e-5, weight_decay=1e-4)
        self.selves: list[dict[str, Any]] = []
        self.begun = 0  # choices made in earlier sittings
        self.rounds = 0
        self.choices = 0
        if file.exists():
            self._load()
        elif plan.start is not None:
            imported(self.network, plan.start)
        tables = tables_of(game, plan.players)
        self.play = Play(game, tables, recipe, plan.size, plan.steps, plan.device, plan.seed + self.rounds, plan.threads)
        self._start = time.monotonic()
        if recipe.apart:
            self.play.spread_out()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._start

    def imitate(self, seconds: float) -> None:
        everybody = torch.ones(self.play.size, dtype=torch.bool, device=self.plan.device)
        count, sum_of = 0, 0.0
        while self.seconds < seconds:
            self.play.look(0)
            self.play.by_hand(0, everybody)
            if count % TEACH == 0:
                self._rate(1e-3 * max(0.05, 1 - self.seconds / seconds))
                sum_of = imitate(self._quick, self.optimiser, self.play.played, 0, self.plan.device)
            self._slip()
            self.play.episodes.step()
            count += 1
            self.choices += self.play.size
            if count % 400 == 0:
                self._tell(self._progress("imitation", surprise=sum_of))
        self._tell(self._progress("imitation", surprise=sum_of))

    def _slip(self) -> None:
        played = self.play.played
        chance = torch.rand(self.play.size, device=self.plan.device) < SLIPS
        some = (played.masks[0] * torch.rand(played.masks[0].shape, device=self.plan.device)).argmax(-1)
        played.choices[0] = torch.where(chance, some, played.choices[0])

    def self_play(self, until: float) -> None:
        plan, start = self.plan, self.seconds
        if not self.selves:
            self.selves.append(copied(self.network))
        done = 0.0
        while done < 1:  # one round at least
            self._rate(plan.learning.rate * math.sqrt(1 - done))
            if self.rounds % EVERY == 0:
                self.past.load_state_dict(self.selves[int(torch.randint(len(self.selves), ()))])
            self._round(self.recipe.entropy * (1 - 0.9 * done))
            if self.rounds % NEW_PAST == 0:
                self.selves[1:] = [*self.selves[1:], copied(self.network)][-KEPT:]
            done = (self.seconds - start) / max(until - start, 1e-9)
            if self.rounds % TELL == 0 or done >= 1:
                self._tell(self._progress("self-play", entropy=self._told.entropy, explained=self._told.explained, firsts=self.play.told()))

    def _round(self, entropy: float) -> None:
        plan, play = self.plan, self.play
        play.round(self._quick, self._quick_past)
        with torch.no_grad():
            _, values = forward(self._quick, play.played.observations[-1], play.played.masks[-1], plan.device)
        gains, sure = advantages(play.played, values, plan.learning.trace)
        values_only = self.rounds < plan.values
        self._told = improve(self._quick, self.optimiser, play.played, gains, sure, plan.learning, entropy, values_only, plan.device)
        self.rounds += 1
        self.choices += plan.size * plan.steps

    def _rate(self, rate: float) -> None:
        for group in self.optimiser.param_groups:
            group["lr"] = rate

    def _progress(self, phase: str, **more: Any) -> Progress:
        made = self.choices - self.begun
        return Progress(phase, round(self.seconds, 1), self.choices, round(made / max(self.seconds, 1e-9)), **more)

    # -- checkpoints

    def save(self) -> None:
        """All there is to go on from; and the weights alone, to be played with."""
        kept = {
            "game": self.game.id,
            "network": self.network.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "choices": self.choices,
            "rounds": self.rounds,
        }
        selves = [{name: tensor.half() for name, tensor in one.items()} for one in spread(self.selves, SAVED)]
        for what, file in ((kept, self.file), (selves, self.file.with_suffix(".past"))):
            beside = file.with_suffix(".part")
            torch.save(what, beside)
            beside.replace(file)
        export(self.network, self.game, self.file.with_suffix(".npz"), {"choices": self.choices})

    def _load(self) -> None:
        kept = torch.load(self.file, map_location=self.plan.device, weights_only=True)
        if kept["game"] != self.game.id:
            raise ValueError(f"{self.file} is a training of {kept['game']}, not of {self.game.id}")
        self.network.load_state_dict(kept["network"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.selves = torch.load(self.file.with_suffix(".past"), map_location=self.plan.device, weights_only=True)
        self.choices, self.rounds = kept["choices"], kept["rounds"]
        self.begun = self.choices


def spread(every: list[Any], most: int) -> list[Any]:
    """Some from all over the list, the last among them."""
    return [every[-1 - i * len(every) // most] for i in range(most)][::-1] if len(every) > most else every
