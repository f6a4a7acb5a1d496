"""Who sits where in which deal: every deal is played again with every seating, so that luck of cards and seats falls on all alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice, permutations
from random import Random

import msgspec

from bestiary.arena.simulate import seats_of


class Fixture(msgspec.Struct, frozen=True):
    """One match that is to be played."""

    number: int
    deal: int
    seats: tuple[str, ...]  # a bot's name each
    level: str | None = None


class Design(msgspec.Struct, frozen=True):
    """The bots of a tournament and their table."""

    bots: tuple[str, ...]
    players: int
    seed: int
    cooperative: bool
    levels: tuple[str | None, ...] = (None,)

    @property
    def a_deal(self) -> int:
        """How many matches one deal is."""
        return len(self.levels) * len(next(self._seatings()))

    def fixtures(self, deals: int) -> Iterator[Fixture]:
        number = 0
        for deal, seatings in enumerate(islice(self._seatings(), deals)):
            for level in self.levels:
                for seats in seatings:
                    yield Fixture(number, deal, seats, level)
                    number += 1

    def strangers(self, deals: int) -> list[tuple[str, str]]:
        """The pairs of bots that would never meet."""
        met = {pair for seatings in islice(self._seatings(), deals) for pair in permutations(seatings[0], 2)}
        return [] if self.cooperative else [pair for pair in combinations(dict.fromkeys(self.bots), 2) if pair not in met]

    def _seatings(self) -> Iterator[list[tuple[str, ...]]]:
        """Deal by deal, without end."""
        if self.cooperative:
            every_team = teams(self.bots, self.players)
            while True:
                yield every_team
        for line_up in line_ups(self.bots, self.players, self.seed):
            yield rotations(line_up)


def rotations(line_up: Sequence[str]) -> list[tuple[str, ...]]:
    """Everybody in every seat; what looks alike is there once."""
    return list(dict.fromkeys((*line_up[turn:], *line_up[:turn]) for turn in range(len(line_up))))


def line_ups(bots: Sequence[str], players: int, seed: int) -> Iterator[Sequence[str]]:
    """A line-up a deal, without end.

    Bots that are fewer than the seats, or named several times, always sit in the order given. Otherwise everybody plays as often as the
    others, meets first whom it has met least, and the order around the table is drawn anew.
    """
    if len(bots) < players or len(set(bots)) < len(bots):
        while True:
            yield seats_of(bots, players)
    chance = Random(f"{seed}/line-ups")
    played: Counter[str] = Counter()
    met: Counter[tuple[str, str]] = Counter()
    while True:
        chosen: list[str] = []
        while len(chosen) < players:
            rest = {bot: (played[bot], sum(met[bot, other] for other in chosen), chance.random()) for bot in bots if bot not in chosen}
            chosen.append(min(rest, key=lambda bot: rest[bot]))
        played.update(chosen)
        met.update(permutations(chosen, 2))
        chance.shuffle(chosen)
        yield chosen


def teams(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Every bot among its like, then one of each among the others' like, in every seat."""
    alike = [(bot,) * players for bot in bots]
    mixed = [seats for one, other in permutations(bots, 2) for seats in rotations((one, *(other,) * (players - 1)))]
    return list(dict.fromkeys([*alike, *mixed]))
