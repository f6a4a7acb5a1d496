"""Search over imagined worlds, one way for all games.

The moves are tried side by side in worlds that look to the seat as the true one does, with the same chance for all in each world, and are
played out by the hand-written players, who know only what their own seats may know, or as the game's judge chooses. A move that is clearly
behind is tried no more.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from bestiary.bots.bot import Decision, Thought, Weighed
from bestiary.bots.matrix import solve
from bestiary.engine.arrays import Records, to_records, to_state
from bestiary.engine.compiled import for_search
from bestiary.engine.game import Blind
from bestiary.match.sight import Sight

Floats = npt.NDArray[np.float64]
FIRST, SHARE = 16, 256  # worlds tried before the first look at the results, and at most between two, until there are many
CLEAR = 3.5  # standard errors behind the best: no longer tried
ENDING = 32  # choices at most in an ending that is solved
ENOUGH = 2048  # worlds at most in which every move is tried with every answer to it
HABIT = 0.5  # how far somebody who answers blind is taken to do what the hand-written player would
SHOWN = 64  # worlds of which the beliefs are told


class Budget(msgspec.Struct, frozen=True):
    """When to stop: the same worlds give the same answer on every machine, seconds do not."""

    worlds: int
    seconds: float = math.inf

    def part(self, part: float) -> Budget:
        """So much of it. With less than all of it the same seed may give another move."""
        return Budget(max(1, round(self.worlds * part)), self.seconds * part)


class Trials:
    """Lines of choices tried in worlds that a seat imagines, each with a move of somebody who does not see the line, where there is one.

    `blind`: 1 if he makes it before the line (and what is imagined is as it was before), 2 if he makes it after; 0 if nobody does.
    """

    def __init__(self, sight: Sight, lines: Sequence[Sequence[int]], rng: Random, blind: int = 0, answers: Sequence[int] = ()) -> None:
        game, imagined, seat = sight.game, sight.imagined, sight.seat
        rules, player = game.rules, game.player
        self._blind = blind
        self._functions = for_search(game)
        self._seat = seat
        self._players = imagined.players
        self._root = to_records(imagined)
        self._evidence = game.evidence(imagined, seat, sight.heard)
        self._rng = rng
        self._lines = np.zeros((len(lines), 2 + max(map(len, lines))), np.int64)
        for row, line, answer in zip(self._lines, lines, answers or [0] * len(lines), strict=True):
            row[: 2 + len(line)] = len(line), answer, *line
        self._words = np.empty(max(rules.WORDS, player.CHANCE), np.int64)
        self._work = np.zeros(player.WORK)
        self._path = np.empty(player.PATH, np.int64)
        self._order = np.empty(max(rules.DECKS), np.int64)
        self._stack, self._kept = to_records(imagined, ENDING), to_records(imagined, ENDING)
        self._lists = np.empty((ENDING, rules.MOST), np.int64)
        self._counts, self._most = np.empty((ENDING, 2), np.int64), np.empty(ENDING)
        self.worlds = to_records(imagined, 0)
        self.values: Floats = np.empty((0, len(lines), self._players))
        self.likely: Floats = np.empty(0)

    def more(self, count: int, live: npt.NDArray[np.bool_]) -> None:
        """So many worlds more, in which the live lines are tried; where one was not, its values are not numbers."""
        worlds, streams, likely = self._imagined(count)
        values = np.full((count, len(self._lines), self._players), np.nan)
        played = np.repeat(live[None, :].astype(np.uint8), count, axis=0)
        scratch = (self._stack, self._kept, self._lists, self._counts, self._most, self._words, self._work, self._path, self._order)
        try_out = self._functions["share_tried"]
        try_out(worlds, streams, 0, count, self._seat, self._blind, self._lines, played, values, *scratch)
        self.worlds = np.concatenate([self.worlds, worlds])
        self.values = np.concatenate([self.values, values])
        self.likely = np.concatenate([self.likely, likely])

    def _imagined(self, count: int) -> tuple[Records, npt.NDArray[np.uint64], Floats]:
        """Worlds, the chance of what is to come in them, and how likely they are."""
        worlds = np.repeat(self._root, count)
        streams = np.array([self._rng.getrandbits(64) | 1 for _ in range(count)], np.uint64)
        likely = np.empty(count)
        self._work[: len(self._evidence)] = self._evidence
        self._functions["share_imagined"](self._root, worlds, streams, 0, count, self._seat, likely, self._words, self._work)
        return worlds, streams, likely


Taste = Callable[[Any, Any], float]  # a view and a move: what the move is worth to somebody besides its prospects


def no_taste(view: Any, move: Any) -> float:
    return 0.0


def search(sight: Sight, rng: Random, budget: Budget, temperature: float = 0.0, taste: Taste = no_taste) -> Decision:
    """The move with the best prospect, to one's taste; at a temperature others too, the likelier the better they are."""
    game, seat = sight.game, sight.seat
    moves = game.candidates(sight.view, sight.moves)
    if len(moves) == 1:
        return Decision(moves[0])
    likes = np.array([taste(sight.view, move) for move in moves])
    blind = game.blind(sight.imagined, seat)
    if blind is not None:
        return duel(sight, blind, moves, likes, rng, budget, temperature)
    trials = Trials(sight, [game.choices(sight.imagined, seat, move) for move in moves], rng)
    live = np.ones(len(moves), np.bool_)
    for _ in spending(trials, budget, live):
        value, error = compared(trials.values[:, :, seat] + likes, trials.likely, live)
        live &= ~(value.max() - value > CLEAR * error + 1e-9)
    value, error = compared(trials.values[:, :, seat] + likes, trials.likely, live)
    return drawn(sight, moves, trials, trials, rng, (value, error, softened(value, temperature)))


def spending(trials: Trials, budget: Budget, live: npt.NDArray[np.bool_]) -> Iterator[None]:
    """Try the live lines in worlds after worlds until the budget is spent or one line is left, with a pause to look at the results."""
    start = time.perf_counter()
    count = FIRST
    while True:
        trials.more(min(count, budget.worlds - len(trials.likely)), live)
        spent = time.perf_counter() - start
        done = len(trials.likely)
        if done >= budget.worlds or spent >= budget.seconds:
            break
        yield
        if live.sum() == 1:
            break
        count = int(min(max(SHARE, done // 4), done, max(1, (budget.seconds - spent) / spent * done)))


def duel(sight: Sight, both: Blind, moves: Sequence[Any], likes: Floats, rng: Random, budget: Budget, temperature: float) -> Decision:
    """A move that the other cannot see when he makes his: both are solved together, and the move is drawn from what one should mix."""
    game, seat = sight.game, sight.seat
    answers = [*range(-1, both.options)]  # the first: what the hand-written player would do
    lines = [game.choices(sight.imagined, seat, move) for move in moves]
    blind = 2 if game.rules.turn(both.before) == seat else 1
    trials = Trials(replace(sight, imagined=both.before), [line for line in lines for _ in answers], rng, blind, answers * len(moves))
    budget = Budget(min(budget.worlds, ENOUGH), budget.seconds)
    for _ in spending(trials, budget, np.ones(len(moves) * len(answers), np.bool_)):
        pass
    shape = (-1, len(moves), len(answers))
    mine, theirs = (trials.values[:, :, p].reshape(shape) for p in (seat, both.other))
    value, error, mixed = met(mine, theirs, likes, trials.likely)
    now = Trials(sight, lines, rng)
    now.more(SHOWN, np.zeros(len(moves), np.bool_))
    return drawn(sight, moves, trials, now, rng, (value, error, softened(value, temperature) if temperature > 0 else mixed))


def met(mine: Floats, theirs: Floats, likes: Floats, likely: Floats) -> tuple[Floats, Floats, Floats]:
    """The values and errors of moves, and how to mix them, from what both get by world, move and answer, the habitual answer first."""
    gains, losses = (np.stack([estimates(values[:, :, k], likely)[0] for k in range(values.shape[2])], axis=1) for values in (mine, theirs))
    can = 1 + np.flatnonzero(np.isfinite(gains[:, 1:]).all(axis=0))
    if len(can) == 0:
        value, error = estimates(mine[:, :, 0] + likes, likely)
        return value, error, softened(value, 0.0)
    mixed, answer = solve((1.0 - HABIT) * gains[:, can] + HABIT * gains[:, :1] + likes[:, None], losses[:, can])
    faced = (1.0 - HABIT) * (np.where(np.isnan(mine), gains, mine)[:, :, can] @ answer) + HABIT * mine[:, :, 0]
    return *estimates(faced + likes, likely), mixed


def compared(values: Floats, likely: Floats, live: npt.NDArray[np.bool_]) -> tuple[Floats, Floats]:
    """The values of moves, of which the live ones were tried in all worlds: what the best of these is worth, less what the others are
    behind it, world against world. With the standard errors, of the best's own value and of what the others are behind."""
    mean, own = estimates(values, likely)
    best = int(np.where(live, mean, -np.inf).argmax())
    ahead, error = estimates(values - values[:, best, None], likely)
    error[best] = own[best]
    return mean[best] + ahead, error


def estimates(values: Floats, likely: Floats) -> tuple[Floats, Floats]:
    """By column: the mean over the worlds where it is known, each as likely as it is, and the standard error of that."""
    known = ~np.isnan(values)
    weights = np.where(known, likely[:, None], 0.0)
    total = np.maximum(weights.sum(axis=0), 1e-300)
    filled = np.where(known, values, 0.0)
    mean = (weights * filled).sum(axis=0) / total
    error = np.sqrt((weights**2 * (filled - mean) ** 2).sum(axis=0)) / total
    return np.where(known.any(axis=0), mean, -np.inf), error


def softened(value: Floats, temperature: float) -> Floats:
    """The chances of moves of that value, at a temperature in terms of how far the values are apart: one for all games."""
    spread = temperature * float(value[np.isfinite(value)].std())
    chances = np.exp((value - value.max()) / spread) if spread > 0 else (value == value.max()) * 1.0
    return chances / chances.sum()


def drawn(
    sight: Sight, moves: Sequence[Any], trials: Trials, shown: Trials, rng: Random, columns: tuple[Floats, Floats, Floats]
) -> Decision:
    """One of the moves by their chances, which are the last of the columns after values and errors, with beliefs from the worlds shown."""
    value, error, chances = (column.tolist() for column in columns)
    chosen = moves[rng.choices(range(len(moves)), chances)[0]]
    weighed = [Weighed(*row) for row in zip(moves, value, error, chances, strict=True)]
    weighed.sort(key=lambda one: (one.chance, one.value), reverse=True)
    return Decision(chosen, Thought(len(trials.likely), weighed, told_beliefs(sight, shown)))


def told_beliefs(sight: Sight, trials: Trials) -> Any:
    worlds = [to_state(world, sight.game.state_type) for world in trials.worlds[:SHOWN]]
    return sight.game.beliefs(worlds, trials.likely[:SHOWN].tolist(), sight.seat)
