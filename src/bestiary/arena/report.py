"""From matches to figures with intervals: the deals are drawn anew a thousand times, all seatings of a deal together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations

import numpy as np

from bestiary.arena.crew import Played, seconds_of
from bestiary.arena.design import Fixture
from bestiary.arena.ratings import SCALE, Floats, Race, Stage, stages
from bestiary.arena.results import Interval, Meeting, Pace, Standing, Team
from bestiary.match.record import ranks

DRAWS = 1000
Outcome = tuple[Fixture, list[int]]  # what was played, and the scores
SEATS, FIRST, LAST, RANK, SCORE = range(5)
MET, BEFORE, EQUAL = range(3)


def draws(deals: int, seed: int) -> Iterator[Floats]:
    """How often each deal is taken: first each once, then as chance will have it."""
    yield np.ones(deals)
    chance = np.random.default_rng(seed)
    for _ in range(DRAWS):
        yield np.bincount(chance.integers(deals, size=deals), minlength=deals).astype(np.float64)


def interval(figures: Floats) -> Interval:
    """Of a figure as it is and as it came out of each draw."""
    known = figures[1:][~np.isnan(figures[1:])]
    low, high = np.quantile(known, [0.025, 0.975])
    return Interval(float(figures[0]), float(low), float(high))


def shares(parts: Floats, wholes: Floats) -> Floats:
    """A part of a whole, draw by draw; not a number where a draw has nothing of the whole."""
    return np.divide(parts, wholes, out=np.full_like(parts, np.nan), where=wholes > 0)


def standings(outcomes: Sequence[Outcome], bots: Sequence[str], deals: int, seed: int) -> tuple[list[Standing], list[Meeting]]:
    """Of a game that is won or lost; the best first."""
    singles, pairs = sums(outcomes, bots, deals)
    ladder = Ladder(outcomes, bots)
    width, couple = singles[0].size, pairs[0].size
    flat = np.concatenate([singles.reshape(deals, width), pairs.reshape(deals, couple)], axis=1)
    totals, ratings = np.empty((DRAWS + 1, width + couple)), np.empty((DRAWS + 1, len(bots)))
    for row, weights in enumerate(draws(deals, seed)):
        totals[row] = weights @ flat
        ratings[row] = ladder.ratings(weights)
    by_bot = totals[:, :width].reshape(-1, *singles.shape[1:])
    by_pair = totals[:, width:].reshape(-1, *pairs.shape[1:])
    order = sorted(range(len(bots)), key=lambda bot: -ratings[0, bot])
    table = [standing(bots[bot], ratings[:, bot], by_bot[:, bot]) for bot in order]
    return table, [meeting(bots[a], bots[b], by_pair[:, a, b]) for a, b in permutations(order, 2) if by_pair[0, a, b, MET]]


def standing(bot: str, rating: Floats, totals: Floats) -> Standing:
    first, last, rank, score = (interval(shares(totals[:, part], totals[:, SEATS])) for part in (FIRST, LAST, RANK, SCORE))
    return Standing(bot, int(totals[0, SEATS]), interval(rating), first, last, rank, score)


def meeting(bot: str, other: str, totals: Floats) -> Meeting:
    before, equal = (interval(shares(totals[:, part], totals[:, MET])) for part in (BEFORE, EQUAL))
    return Meeting(bot, other, int(totals[0, MET]), before, equal)


def sums(outcomes: Iterable[Outcome], bots: Sequence[str], deals: int) -> tuple[Floats, Floats]:
    """By deal and bot: seats, first and last places, ranks, scores; by deal and pair: seats that met, and how they fared."""
    place = {bot: number for number, bot in enumerate(bots)}
    singles, pairs = np.zeros((deals, len(bots), 5)), np.zeros((deals, len(bots), len(bots), 3))
    for fixture, scores in outcomes:
        seats, best, worst = [place[bot] for bot in fixture.seats], max(scores), min(scores)
        for bot, score, rank in zip(seats, scores, ranks(scores), strict=True):
            shared = rank + (scores.count(score) - 1) / 2
            singles[fixture.deal, bot] += (1, score == best, score == worst < best, shared, score)
            for other, theirs in zip(seats, scores, strict=True):
                if other != bot:
                    pairs[fixture.deal, bot, other] += (1, score > theirs, score == theirs)
    return singles, pairs


class Ladder:
    """Ratings of the bots from any draw of the deals."""

    def __init__(self, outcomes: Iterable[Outcome], bots: Sequence[str]) -> None:
        place = {bot: number for number, bot in enumerate(bots)}
        known: dict[Stage, int] = {}
        seen = [
            (fixture.deal, known.setdefault(stage, len(known)))
            for fixture, scores in outcomes
            for stage in stages([place[bot] for bot in fixture.seats], ranks(scores))
        ]
        self._deals, self._stages = np.array(seen, np.int64).reshape(-1, 2).T
        self._race = Race(list(known), len(bots))
        self._count = len(known)
        self._best: Floats | None = None

    def ratings(self, weights: Floats) -> Floats:
        times = np.bincount(self._stages, weights[self._deals], self._count).astype(np.float64)
        fitted = self._race.fit(times, self._best)
        if self._best is None:  # the first draw is of all deals: a good place for the others to start from
            self._best = fitted
        return fitted * SCALE


def team_rates(outcomes: Sequence[Outcome], bots: Sequence[str], levels: Sequence[str | None], deals: int, seed: int) -> list[Team]:
    """Of a cooperative game: every bot among its like and one of each among the others' like, by level."""
    players = len(outcomes[0][0].seats)
    cells = [(level, one, others) for level in levels for one in bots for others in bots]
    kinds = {(level, *sorted((one, *(others,) * (players - 1)))): None for level, one, others in cells}
    place = {kind: number for number, kind in enumerate(kinds)}
    played, won = np.zeros((deals, len(place))), np.zeros((deals, len(place)))
    for fixture, scores in outcomes:
        kind = place[fixture.level, *sorted(fixture.seats)]
        played[fixture.deal, kind] += 1
        won[fixture.deal, kind] += min(scores) > 0
    rates = np.stack([shares(weights @ won, weights @ played) for weights in draws(deals, seed)])
    numbers = [place[level, *sorted((one, *(others,) * (players - 1)))] for level, one, others in cells]
    matches = played.sum(axis=0)
    return [Team(*cell, int(matches[number]), interval(rates[:, number])) for cell, number in zip(cells, numbers, strict=True)]


def paces(played: Iterable[Played], bots: Sequence[str]) -> list[Pace]:
    """How fast each bot decided, over all matches."""
    clocks: dict[str, Counter[int]] = {bot: Counter() for bot in bots}
    for match in played:
        for bot, clock in match.clocks.items():
            clocks[bot].update(clock)
    return [Pace(bot, clock.total(), percentile(clock, 0.5), percentile(clock, 0.99)) for bot, clock in clocks.items() if clock]


def percentile(clock: Counter[int], share: float) -> float:
    passed = 0
    for mark in sorted(clock):
        passed += clock[mark]
        if passed >= share * clock.total():
            return seconds_of(mark)
    raise ValueError("no decision was timed")
