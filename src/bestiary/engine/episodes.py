"""Games side by side for learning: tables of all kinds in one batch, hand-written players at any seat, and what each choice was worth.

Everything is written into arrays that stay where they are, so that a learner neither allocates nor copies: NumPy arrays on the CPU, device
arrays on a GPU, which PyTorch takes in place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from bestiary.engine import episode_kernels, loops, stream
from bestiary.engine.arrays import Records, to_records
from bestiary.engine.batch import Array
from bestiary.engine.compiled import compiled
from bestiary.engine.game import AnyGame, Options


class Episodes:
    """`size` games on the CPU, table after table of those given; each begins anew when it is over.

    `look()` fills `turns`, `masks` and `observations`; `by_hand(who)` fills `choices` where `who` is 1; `step()` makes `choices` and
    fills `ended` (1: that game is over; -1: refused), `results` (the scores of the games that ended) and `gained` (by seat: how much the
    judge of the game thinks better of the seat than before).
    """

    def __init__(self, game: AnyGame, tables: Sequence[tuple[int, Options]], size: int, seed: int = 0, threads: int = 1) -> None:
        self.game = game
        self.size = size
        self.seats = max(players for players, _ in tables)
        self.tables = [*tables]  # game e is at table e % len(tables)
        self._threads = threads
        self._begin(stream.firsts(seed, size))

    def _begin(self, streams: Any) -> None:
        modules = [self.game.rules, self.game.features, loops, self.game.player, self.game.judge, episode_kernels]
        self._functions = compiled(self.game, "episodes", modules)
        self._pool = ThreadPoolExecutor(self._threads)
        self.states, self.streams = start_of(self.game, self.tables, self.size), streams
        self._fields(np.zeros)
        self._spread("made_ready", self.states, self.streams, scratch=[self._order])
        self._spread("judged", self.states, late=[self._outlooks], scratch=[self._work])

    def _fields(self, zeros: Callable[..., Array]) -> None:
        size, rules, seats = self.size, self.game.rules, self.seats
        self.turns, self.ended = zeros(size, np.int8), zeros(size, np.int8)
        self.masks = zeros((size, rules.CHOICES), np.uint8)
        self.observations = zeros((size, self.game.features.OBSERVATION), np.int16)
        self.choices = zeros(size, np.int64)
        self.results = zeros((size, seats), np.int32)
        self.gained = zeros((size, seats), np.float32)
        self._outlooks = zeros((size, seats), np.float32)
        self._paths = zeros((size, self.game.player.PATH), np.int16)
        self._plans = zeros((size, 2), np.int8)

    def look(self) -> None:
        self._spread("looked", self.states, late=[self.turns, self.masks, self.observations], scratch=[self._out])

    def by_hand(self, who: Any) -> None:
        late = [who, self.choices, self._paths, self._plans]
        self._spread("planned", self.states, self.streams, late=late, scratch=[self._words, self._work, self._out])

    def step(self) -> None:
        late = [self.choices, self.ended, self.results, self._outlooks, self.gained]
        self._spread("valued", self.states, self.streams, late=late, scratch=[self._order, self._work])

    def _order(self) -> Array:
        return np.empty(max(self.game.rules.DECKS), np.int16)

    def _out(self) -> Array:
        return np.empty(self.game.rules.MOST, np.int16)

    def _words(self) -> Array:
        return np.empty(max(1, self.game.player.CHANCE), np.int64)

    def _work(self) -> Array:
        return np.zeros(max(1, self.game.player.WORK), np.float64)

    def _spread(self, name: str, *first: Array, late: Sequence[Any] = (), scratch: Sequence[Callable[[], Array]] = ()) -> None:
        """Give every thread its share of the games, with scratch space of its own."""
        function = self._functions[f"share_{name}"]
        bounds = [self.size * i // self._threads for i in range(self._threads + 1)]

        def run(i: int) -> None:
            function(*first, bounds[i], bounds[i + 1], *late, *(make() for make in scratch))

        if self._threads == 1:
            run(0)
        else:
            list(self._pool.map(run, range(self._threads)))


def start_of(game: AnyGame, tables: Sequence[tuple[int, Options]], size: int, wide: bool = False) -> Records:
    """A state that waits for its first shuffle, at one table after the other."""
    kinds = [to_records(game.new_state(players, options), wide=wide)[0] for players, options in tables]
    start = to_records(game.new_state(*tables[0]), size, wide=wide)
    for k, kind in enumerate(kinds):
        start[k :: len(kinds)] = kind
    return start


def episodes(
    game: AnyGame, tables: Sequence[tuple[int, Options]], size: int, seed: int = 0, device: str = "cpu", threads: int = 1
) -> Episodes:
    """On the CPU, or on a GPU ("cuda")."""
    if device == "cpu":
        return Episodes(game, tables, size, seed, threads)
    from bestiary.engine.gpu_episodes import CudaEpisodes

    return CudaEpisodes(game, tables, size, seed)
