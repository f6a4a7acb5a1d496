"""Plackett–Luce ratings from the places of many matches, by maximum likelihood.

Each bot has a strength; the next place goes to one of those still waiting, with a chance in proportion to its strength. Where several share
places, nobody knows in which order they came in, so every order counts. All matches count alike, whenever they were played, which a rating
that is updated match by match cannot say of itself.

So that a bot that always wins has a rating too, each also beats, once, an imagined bot of average strength, and loses to it once.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import permutations

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Bots = tuple[int, ...]
Stage = tuple[Bots, Bots]  # who got the best places still to be had, and who was left; sorted
SCALE = 400 / math.log(10)  # 400 more: ten times as strong


def stages(bots: Sequence[int], ranks: Sequence[int]) -> Iterator[Stage]:
    """A match place by place; what is the same for all strengths is left out."""
    for rank in sorted(set(ranks)):
        came = tuple(sorted(bot for bot, other in zip(bots, ranks, strict=True) if other == rank))
        left = tuple(sorted(bot for bot, other in zip(bots, ranks, strict=True) if other > rank))
        if left and len({*came, *left}) > 1:
            yield came, left


class Race:
    """The likelihood of strengths, of stages that were each seen so many times. Strengths are logarithms: it is then concave."""

    def __init__(self, seen: Sequence[Stage], bots: int) -> None:
        orders = [(number, order) for number, (came, _) in enumerate(seen) for order in sorted(set(permutations(came)))]
        waiting = [(row, order[place:] + seen[number][1]) for row, (number, order) in enumerate(orders) for place in range(len(order))]
        self._stage = np.array([number for number, _ in orders], np.int64)  # of each order
        self._begins = np.searchsorted(self._stage, np.arange(len(seen)))
        self._came = np.array([np.bincount(order, minlength=bots) for _, order in orders], np.float64).reshape(-1, bots)
        self._order = np.array([row for row, _ in waiting], np.int64)  # of each step
        self._starts = np.searchsorted(self._order, np.arange(len(orders)))
        self._waiting = np.array([np.bincount(left, minlength=bots) for _, left in waiting], np.float64).reshape(-1, bots)
        self._bots = bots

    def fit(self, times: Floats, start: Floats | None = None) -> Floats:
        """The strengths under which what was seen is likeliest, the mean of them 0."""
        strengths = np.zeros(self._bots) if start is None else start
        likelihood, slope, bend = self._at(strengths, times)
        for _ in range(100):
            step = np.linalg.solve(bend, slope)
            after = self._at(strengths + step, times)
            while after[0] < likelihood - 1e-9 * abs(likelihood):
                step /= 2
                after = self._at(strengths + step, times)
            strengths = strengths + step
            likelihood, slope, bend = after
            if np.abs(step).max() < 1e-7:
                break
        return strengths - strengths.mean()

    def _at(self, strengths: Floats, times: Floats) -> tuple[float, Floats, Floats]:
        """The log-likelihood, its gradient, and its second derivatives with the sign turned."""
        average = 1 / (1 + np.exp(-strengths))  # against the imagined bot
        likelihood = float((np.log(average) + np.log1p(-average)).sum())
        slope, bend = 1 - 2 * average, np.diag(2 * average * (1 - average))
        if not len(times):
            return likelihood, slope, bend
        shares = self._waiting * np.exp(strengths)
        sums = shares.sum(axis=1, keepdims=True)
        shares /= sums
        order = self._came @ strengths - np.add.reduceat(np.log(sums[:, 0]), self._starts)
        stage = np.logaddexp.reduceat(order, self._begins)
        chance = np.exp(order - stage[self._stage])  # of each order, given the places
        weight = chance * times[self._stage]
        slopes = self._came - np.add.reduceat(shares, self._starts)
        together = np.add.reduceat(slopes * chance[:, None], self._begins)
        steps = shares * weight[self._order][:, None]
        bend += np.diag(steps.sum(axis=0)) - steps.T @ shares
        bend -= (slopes * weight[:, None]).T @ slopes - (together * times[:, None]).T @ together
        return likelihood + float(times @ stage), slope + times @ together, bend
