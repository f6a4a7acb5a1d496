"""Many games at once, with no Python between their choices."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from bestiary.engine import stream
from bestiary.engine.arrays import to_records, to_state
from bestiary.engine.compiled import for_cpu
from bestiary.engine.game import DEAL, OVER, AnyGame, Options, legal_choices
from bestiary.engine.state import State

Array = Any  # NumPy on the CPU; on a GPU a device array, which PyTorch and JAX take without a copy
Deals = list[list[int]]
SHARE = 1024  # games for which it is worth waking a thread, where each has little to do
Chosen = list[tuple[int, int]]  # seats and their choices


class Batch:
    """`size` games of one table, each with its own random stream, on the CPU. Made by `bestiary.batch`.

    A finished game begins anew by itself, so every game is always waiting for a choice of the seat in `turns()`.
    """

    def __init__(
        self, game: AnyGame, size: int, players: int, options: Options, seed: int = 0, threads: int | None = None, history: bool = False
    ) -> None:
        self._prepare(game, size, players, options, history)
        self.threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self.threads)
        self._functions = for_cpu(game)
        self.reset(seed)

    def _prepare(self, game: AnyGame, size: int, players: int, options: Options, history: bool) -> None:
        self.game = game
        self.size = size
        self.players = players
        self.options = options
        self._keeps_history = history

    def reset(self, seed: int) -> None:
        """Every game from its beginning."""
        self.seed = seed
        self._history: list[int | npt.NDArray[Any] | None] = []  # playouts by their steps, steps by their choices; None: not kept
        self.states: Array = to_records(self.game.new_state(self.players, self.options), self.size)
        self.streams: Array = stream.firsts(seed, self.size)
        self._spread("made_ready", self.states, self.streams, order=True)

    def restart(self, wanted: npt.NDArray[np.bool_], seed: int) -> None:
        """The games that are marked, each from its beginning as `reset(seed)` would have it. The others stay as they are."""
        self._spread("restarted", self.states, self.streams, late=[wanted, stream.firsts(seed, self.size)], order=True)
        self._remember(None)

    def kept(self) -> tuple[Array, Array]:
        """All that makes the games what they are and will be: states and random streams, in memory of their own."""
        return self.states.copy(), self.streams.copy()

    def keep(self, states: Array, streams: Array) -> None:
        """The games go on from what `kept` gave."""
        if states.dtype != self.states.dtype or states.shape != self.states.shape:
            raise ValueError("these states are of another game, number of games, or version of the rules")
        self.states, self.streams = states.copy(), streams.copy()
        self._remember(None)

    def turns(self) -> Array:
        """The seat to move, game by game."""
        turns = np.empty(self.size, np.int8)
        self._spread("turns", self.states, late=[turns], least=SHARE)
        return turns

    def masks(self) -> Array:
        """The legal choices of the seat to move: ones among zeros."""
        masks = np.empty((self.size, self.game.rules.CHOICES), np.uint8)
        self._spread("marked", self.states, late=[masks], out=True, least=SHARE)
        return masks

    def observations(self) -> Array:
        """What the seat to move may know, as numbers; the layout is in the docstring of the game's `features`."""
        observations = np.empty((self.size, self.game.features.OBSERVATION), np.int16)
        self._spread("observed", self.states, late=[observations], least=SHARE)
        return observations

    def look(self) -> tuple[Array, Array, Array]:
        """`turns()`, `masks()` and `observations()` in one go."""
        turns, masks, observations = self._sights(np.empty)
        self._spread("looked", self.states, late=[turns, masks, observations], out=True, least=SHARE)
        return turns, masks, observations

    def _sights(self, empty: Callable[..., Array]) -> tuple[Array, Array, Array]:
        size, choices, features = self.size, self.game.rules.CHOICES, self.game.features.OBSERVATION
        return empty(size, np.int8), empty((size, choices), np.uint8), empty((size, features), np.int16)

    def scores(self) -> Array:
        scores = np.zeros((self.size, self.players), np.int32)
        self._spread("scores", self.states, late=[scores], least=SHARE)
        return scores

    def step(self, choices: Any) -> tuple[Array, Array]:
        """One choice a game, by the seat in `turns()`.

        Gives (ended, results): 1 where a game ended, with its scores in results; -1 where the choice was refused and nothing changed.
        """
        return self.apply(self.one_each("choice", choices))

    def apply(self, chosen: Array) -> tuple[Array, Array]:
        """What `step` does with numbers that are as `one_each` gives them."""
        ended, results = np.empty(self.size, np.int8), np.zeros((self.size, self.players), np.int32)
        self._spread("applied", self.states, self.streams, late=[chosen], order=True, last=[results, ended], least=SHARE)
        self._remember(chosen.copy() if self._keeps_history else None)
        return ended, results

    def playout(self, steps: int) -> int:
        """Every game by so many uniformly random choices; returns how many were made in all."""
        self._spread("played_on", self.states, self.streams, late=[steps], out=True, order=True)
        self._remember(steps)
        return self.size * steps

    def checked_playout(self, steps: int) -> int:
        """The same, counting broken invariants and listed choices that are refused: there should be none."""
        faults = np.zeros((self.threads, 1), np.int64)
        self._spread("checked_on", self.states, self.streams, late=[steps], out=True, order=True, each=faults)
        self._remember(steps)
        return int(faults.sum())

    def resample(self, seats: Any) -> None:
        """In each game, what that seat (-1: a spectator) cannot know is dealt anew."""
        wanted = self.one_each("seat", seats)
        if wanted.min() < -1 or wanted.max() >= self.players:
            raise ValueError(f"seats are -1 (a spectator) to {self.players - 1}, not {wanted.min()} to {wanted.max()}")
        self._spread("resampled", self.states, self.streams, late=[wanted], words=True)
        self._remember(None)

    def one_each(self, what: str, numbers: Any) -> Array:
        """A whole number a game, where they are needed."""
        given = np.asarray(numbers)
        check_numbers(what, self.size, given.shape, given.dtype)
        return np.ascontiguousarray(given, np.int64)

    def state(self, number: int) -> State:
        """One game as an interpreted state."""
        return to_state(self._host_states()[number], self.game.state_type)

    def retraced(self, number: int) -> Iterator[tuple[Deals, Chosen, State]]:
        """The games that were played in one place of the batch, once more by the interpreter; the last is the one under way."""
        return retraced(self.game, self.game.new_state(self.players, self.options), stream.first(self.seed, number), self._told(number))

    def _told(self, number: int) -> Iterator[int | None]:
        """The choices made in one place: None for one by chance."""
        for entry in self._history:
            if isinstance(entry, int):
                yield from [None] * entry
            elif entry is None:
                raise ValueError("this batch keeps no history of its steps: make it with history=True to have records")
            else:
                yield int(entry[number])

    def _remember(self, entry: int | Array | None) -> None:
        """Nothing after what was not kept: nobody could retrace it."""
        if not self._history or self._history[-1] is not None:
            self._history.append(entry)

    def on_host(self, array: Any) -> npt.NDArray[Any]:
        """What was given, as NumPy has it."""
        return np.asarray(array)

    def _host_states(self) -> Array:
        return self.states

    def _spread(
        self,
        name: str,
        *first: Array,
        late: list[Any] | None = None,
        last: list[Array] | None = None,
        each: Array | None = None,
        out: bool = False,
        order: bool = False,
        words: bool = False,
        least: int = 1,
    ) -> None:
        """Give every thread its share of the games, but no fewer than `least`, with scratch space of its own."""
        rules = self.game.rules
        function = self._functions[f"share_{name}"]
        shares = max(1, min(self.threads, self.size // least))
        bounds = [self.size * i // shares for i in range(shares + 1)]

        def run(i: int) -> None:
            scratch: list[Array] = [np.empty(rules.MOST, np.int16)] if out else []
            scratch += [np.empty(max(rules.DECKS), np.int16)] if order else []
            scratch += [np.empty(rules.WORDS, np.int64)] if words else []
            function(*first, bounds[i], bounds[i + 1], *(late or []), *scratch, *(last or []), *([] if each is None else [each[i]]))

        if shares == 1:
            run(0)
        else:
            list(self._pool.map(run, range(shares)))


def check_numbers(what: str, size: int, shape: tuple[int, ...], kind: np.dtype[Any]) -> None:
    """Is this a whole number a game? Floats and truth values are not taken for some."""
    if shape != (size,):
        raise ValueError(f"one {what} a game: {size} numbers, not an array of shape {shape}")
    if kind.kind not in "iu":
        raise TypeError(f"a {what} is a whole number: an array of integers, not of {kind}")


def retraced(game: AnyGame, state: State, x: int, told: Iterator[int | None]) -> Iterator[tuple[Deals, Chosen, State]]:
    """Play a stream once more by the interpreter, game after game."""
    rules, fresh = game.rules, state.copy()
    deals: Deals = []
    chosen: Chosen = []
    while True:
        if state.phase == DEAL:
            x, order = stream.shuffled(x, rules.DECKS[rules.deck(state)], rules.used(state))
            deals.append(order)
            rules.deal(state, order)
            continue
        if state.phase == OVER:
            yield deals, chosen, state
            state, deals, chosen = fresh.copy(), [], []
            continue
        a = next(told, -1)
        if a == -1:
            yield deals, chosen, state
            return
        seat = rules.turn(state)
        if a is None:
            choices = legal_choices(rules, state, seat)
            x = stream.draw(x)
            a = choices[stream.below(x, len(choices))]
        if rules.refusal(state, seat, a) == 0:
            rules.step(state, seat, a)
            chosen.append((seat, a))
