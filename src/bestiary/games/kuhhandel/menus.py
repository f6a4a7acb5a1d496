"""Every legal move of a seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import prod
from typing import Any

from bestiary.engine.game import Game, every_choice
from bestiary.engine.lazy import Lazy
from bestiary.engine.state import State
from bestiary.games.kuhhandel import rules
from bestiary.games.kuhhandel.cards import MONEY, counted, counts, heap
from bestiary.games.kuhhandel.moves import Accept, Bid, Counter, KuhhandelMove, Offer, Pass, Pay


class Bids(Lazy[KuhhandelMove]):
    """Pass, or every amount from the least to the ceiling."""

    first = (Pass(),)

    def __init__(self, least: int, ceiling: int) -> None:
        self.amounts = range(least, ceiling + 1, 10)
        self.more = len(self.amounts)

    def work_out(self, number: int) -> KuhhandelMove:
        return bid(self.amounts[number])

    def __contains__(self, value: object) -> bool:
        return value.amount in self.amounts if isinstance(value, Bid) else value in self.first


@lru_cache(64)
def bids(least: int, ceiling: int) -> Bids:
    """The same for all who bid."""
    return Bids(least, ceiling)


@lru_cache(1024)
def bid(amount: int) -> Bid:
    return Bid(amount)


class Heaps(Lazy[KuhhandelMove]):
    """Every multiset of the money in hand: as an offer, the empty one too; as a counter-offer after accepting, without it."""

    def __init__(self, kind: type[Offer] | type[Counter], money: Sequence[int]) -> None:
        self.kind = kind
        self.money = tuple(money)
        self.skipped = 1 if kind is Counter else 0
        self.first = (Accept(),) if kind is Counter else ()
        self.more = prod(n + 1 for n in money) - self.skipped

    def work_out(self, number: int) -> KuhhandelMove:
        number += self.skipped
        numbers: list[int] = []
        for held in self.money:
            number, count = divmod(number, held + 1)
            numbers.append(count)
        return self.kind(tuple(heap(numbers)))

    def __contains__(self, value: object) -> bool:
        if not isinstance(value, self.kind):
            return value in self.first
        if not set(value.cards) <= set(MONEY):
            return False
        enough = all(count <= held for count, held in zip(counts(value.cards), self.money, strict=True))
        return enough and len(value.cards) >= self.skipped


def payments(s: State, seat: int) -> list[KuhhandelMove]:
    """K5"""
    money = s.money[6 * seat]

    def ways(coin: int, rest: int) -> Iterator[list[int]]:
        if coin == 0:
            yield [0]
            return
        for n in range(rules.count(money, coin) + 1):
            if rules.payment_fault(money, rest, s.exact, coin, n) == 0:
                yield from ([*lower, n] for lower in ways(coin - 1, rest - n * rules.VALUE[coin]))

    return [Pay(tuple(heap(way))) for way in ways(5, s.high)]


def legal_moves(game: Game[KuhhandelMove, Any, Any], s: State, seat: int) -> Sequence[KuhhandelMove]:
    if not rules.may_act(s, seat):
        return []
    if s.phase == rules.BID:
        return bids(10 * s.high + 10, 10 * rules.ceiling(s))
    if s.phase == rules.PAY:
        return payments(s, seat)
    if s.phase == rules.OFFER:
        return Heaps(Offer, counted(s.money[6 * seat]))
    if s.phase == rules.RESPOND:
        return Heaps(Counter, counted(s.money[6 * seat]))
    return every_choice(game, s, seat)  # to turn up a card or to trade, to buy or to sell
