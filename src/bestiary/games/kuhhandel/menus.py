"""Every legal move of a seat. A rich hand has tens of thousands of offers, so long lists are made as they are read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any, cast, overload

from bestiary.engine.game import Game, every_move
from bestiary.engine.state import State
from bestiary.games.kuhhandel import rules
from bestiary.games.kuhhandel.cards import MONEY, counted, counts, heap
from bestiary.games.kuhhandel.moves import Accept, Bid, Counter, KuhhandelMove, Offer, Pass, Pay


class Lazy(Sequence[KuhhandelMove]):
    """Some moves that are written down, then some that are worked out."""

    first: Sequence[KuhhandelMove] = ()
    more: int = 0

    def work_out(self, number: int) -> KuhhandelMove:
        raise NotImplementedError

    def __len__(self) -> int:
        return len(self.first) + self.more

    @overload
    def __getitem__(self, index: int) -> KuhhandelMove: ...

    @overload
    def __getitem__(self, index: slice) -> list[KuhhandelMove]: ...

    def __getitem__(self, index: int | slice) -> KuhhandelMove | list[KuhhandelMove]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        number = range(len(self))[index] - len(self.first)
        return self.first[number] if number < 0 else self.work_out(number)

    def __eq__(self, other: object) -> bool:
        """As a list with the same moves in the same order."""
        if not isinstance(other, Sequence) or isinstance(other, str):
            return NotImplemented
        moves = cast("Sequence[object]", other)
        return len(self) == len(moves) and all(mine == theirs for mine, theirs in zip(self, moves, strict=True))

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"<{len(self)} moves: {', '.join(map(repr, self[:3]))}{', …' if len(self) > 3 else ''}>"


class Bids(Lazy):
    """Pass, or every amount from the least to the ceiling."""

    first = (Pass(),)

    def __init__(self, least: int, ceiling: int) -> None:
        self.amounts = range(least, ceiling + 1, 10)
        self.more = len(self.amounts)

    def work_out(self, number: int) -> KuhhandelMove:
        return Bid(self.amounts[number])

    def __contains__(self, value: object) -> bool:
        return value.amount in self.amounts if isinstance(value, Bid) else value in self.first


class Heaps(Lazy):
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
        return Bids(10 * s.high + 10, 10 * rules.ceiling(s))
    if s.phase == rules.PAY:
        return payments(s, seat)
    if s.phase == rules.OFFER:
        return Heaps(Offer, counted(s.money[6 * seat]))
    if s.phase == rules.RESPOND:
        return Heaps(Counter, counted(s.money[6 * seat]))
    return every_move(game, s, seat)
