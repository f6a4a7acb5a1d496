"""Kuhhandel as a reader of the sheets plays it: animals are words, money is a handful of numbers, and a book notes who saw what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from math import prod
from typing import Any

Move = Mapping[str, Any]
Money = tuple[int, ...]  # sorted

VALUES = {  # K1
    "rooster": 10,
    "goose": 40,
    "cat": 90,
    "dog": 160,
    "sheep": 250,
    "goat": 350,
    "donkey": 500,
    "pig": 650,
    "cow": 800,
    "horse": 1000,
}
PURSE: Money = (0, 0, 10, 10, 10, 10, 50)
GIFTS = (50, 100, 200, 500)  # K8


@dataclass(frozen=True)
class Choosing:
    """The one whose turn it is calls an auction or a trade."""


@dataclass(frozen=True)
class Bidding:
    animal: str
    barred: frozenset[int] = frozenset()
    passed: frozenset[int] = frozenset()
    leader: int | None = None
    bid: int = 0
    calls: tuple[tuple[int, int], ...] = ()  # every bid for this card, in order: the seat and the amount


@dataclass(frozen=True)
class Deciding:
    animal: str
    barred: frozenset[int]
    leader: int
    bid: int
    calls: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Paying:
    animal: str
    payer: int
    payee: int
    price: int


@dataclass(frozen=True)
class Offering:
    partner: int
    animal: str
    again: bool


@dataclass(frozen=True)
class Answering:
    partner: int
    animal: str
    again: bool
    offer: Money


@dataclass(frozen=True)
class Ended:
    pass


Stage = Choosing | Bidding | Deciding | Paying | Offering | Answering | Ended


@dataclass(frozen=True)
class Note:
    """One line of the book; without readers it is for everyone."""

    readers: frozenset[int] | None
    what: tuple[object, ...]


@dataclass(frozen=True)
class Position:
    players: int
    size_shown: bool  # K11
    reveal_public: bool
    goes_on: bool  # K6: after a bankrupt
    deck: tuple[str, ...]
    herds: tuple[tuple[str, ...], ...]
    purses: tuple[Money, ...]
    active: int = 0
    stage: Stage = Choosing()
    fruitless: int = 0  # K14: turns in a row
    book: tuple[Note, ...] = ()


def start(players: int, options: Mapping[str, Any], deals: Sequence[Sequence[str]]) -> Position:
    return Position(
        players=players,
        size_shown=options.get("offer_size", "hidden") == "shown",
        reveal_public=options.get("trade_reveal", "private") == "public",
        goes_on=options.get("bankrupt", "restart") == "continue",
        deck=tuple(deals[0]),
        herds=((),) * players,
        purses=(PURSE,) * players,
    )


# ---- who and what -------------------------------------------------------------------------------------------------------------------


def over(pos: Position) -> bool:
    return isinstance(pos.stage, Ended)


def actors(pos: Position) -> list[int]:
    match pos.stage:
        case Choosing() | Deciding() | Offering():
            return [pos.active]
        case Bidding():
            return [seat for seat in range(pos.players) if seat in _still_in(pos) and seat != pos.stage.leader]
        case Paying():
            return [pos.stage.payer]
        case Answering():
            return [pos.stage.partner]
        case Ended():
            return []


def turn(pos: Position) -> int | None:
    """Whom a program asks: in an auction clockwise after the last bidder, at first after the auctioneer."""
    able = actors(pos)
    if not isinstance(pos.stage, Bidding):
        return able[0] if able else None
    last = pos.active if pos.stage.leader is None else pos.stage.leader
    return next(seat for seat in _clockwise(pos, last) if seat in able)


def _clockwise(pos: Position, after: int) -> list[int]:
    """All seats, that one last."""
    return [(after + k) % pos.players for k in range(1, pos.players + 1)]


def _still_in(pos: Position) -> set[int]:  # K2, K6
    assert isinstance(pos.stage, Bidding)
    return set(range(pos.players)) - {pos.active} - pos.stage.barred - pos.stage.passed


def _trades(pos: Position, seat: int) -> list[Move]:
    return [
        {"type": "trade", "partner": partner, "animal": animal}
        for partner in range(pos.players)
        for animal in VALUES
        if partner != seat and animal in pos.herds[seat] and animal in pos.herds[partner]
    ]


def quartets(pos: Position, seat: int) -> list[str]:
    return [animal for animal in VALUES if pos.herds[seat].count(animal) == 4]


def scores(pos: Position) -> list[int]:
    owned = [quartets(pos, seat) for seat in range(pos.players)]
    return [sum(VALUES[animal] for animal in animals) * len(animals) for animals in owned]


# ---- what is allowed ----------------------------------------------------------------------------------------------------------------


def ceiling(pos: Position) -> int:  # K3
    return sum(map(sum, pos.purses))


def candidates(pos: Position, seat: int) -> Iterator[Move]:
    """Moves of the form that the moment asks for."""
    purse = pos.purses[seat]
    match pos.stage:
        case Choosing():
            yield {"type": "auction"}
            for partner, animal in product(range(pos.players), VALUES):
                yield {"type": "trade", "partner": partner, "animal": animal}
        case Bidding():
            yield {"type": "pass"}
            for amount in range(0, ceiling(pos) + 20, 10):
                yield {"type": "bid", "amount": amount}
        case Deciding():
            yield {"type": "buy"}
            yield {"type": "sell"}
        case Paying():
            for cards in handfuls(purse):
                yield {"type": "pay", "cards": list(cards)}
        case Offering():
            for cards in handfuls(purse):
                yield {"type": "offer", "cards": list(cards)}
        case Answering():
            yield {"type": "accept"}
            for cards in handfuls(purse):
                yield {"type": "counter", "cards": list(cards)}
        case Ended():
            pass


def moves(pos: Position, seat: int) -> list[Move]:
    if seat not in actors(pos):
        return []
    return [move for move in candidates(pos, seat) if _rightful(pos, seat, move)]


def offers(pos: Position, seat: int) -> int:
    """How many there are in a trade; as many as answers, since a counter is not empty, but there is accepting."""
    return prod(have + 1 for have in Counter(pos.purses[seat]).values())


def allowed(pos: Position, seat: int, move: Move) -> bool:
    return seat in actors(pos) and _rightful(pos, seat, move)


def _rightful(pos: Position, seat: int, move: Move) -> bool:
    """May the seat, which may act, do this?"""
    match pos.stage, move:
        case Choosing(), {"type": "auction"}:
            return bool(pos.deck)
        case Choosing(), {"type": "trade"}:
            return move in _trades(pos, seat)
        case Bidding(), {"type": "pass"}:
            return True
        case Bidding(bid=last), {"type": "bid", "amount": amount}:
            return last < amount <= ceiling(pos) and amount % 10 == 0
        case Deciding(bid=price), {"type": "buy"}:
            return sum(pos.purses[seat]) >= price
        case Deciding(), {"type": "sell"}:
            return True
        case Paying(price=price), {"type": "pay", "cards": cards}:
            return _held(cards, pos.purses[seat]) and _pays(cards, price, pos.purses[seat])
        case Offering(), {"type": "offer", "cards": cards}:
            return _held(cards, pos.purses[seat])
        case Answering(), {"type": "accept"}:
            return True
        case Answering(), {"type": "counter", "cards": cards}:
            return _held(cards, pos.purses[seat]) and len(cards) >= 1
        case _:
            return False


def handfuls(purse: Money) -> Iterator[Money]:
    """Every different handful of a purse, the empty one too."""
    kinds = sorted(Counter(purse).items())
    for counts in product(*(range(have + 1) for _, have in kinds)):
        yield tuple(value for (value, _), count in zip(kinds, counts, strict=True) for _ in range(count))


def _held(cards: Iterable[int], purse: Money) -> bool:
    return Counter(cards) <= Counter(purse)


def _pays(cards: Sequence[int], price: int, purse: Money) -> bool:  # K5
    if 0 in cards:
        return False
    if price in totals(purse):
        return sum(cards) == price
    return sum(cards) > price and all(sum(cards) - card < price for card in cards)


@cache
def totals(purse: Money) -> frozenset[int]:
    """What can be laid exactly."""
    return frozenset(sum(cards) for cards in handfuls(tuple(card for card in purse if card)))


# ---- what happens -------------------------------------------------------------------------------------------------------------------


def apply(pos: Position, seat: int, move: Move) -> Position:
    match pos.stage, move:
        case Choosing(), {"type": "auction"}:
            return _turn_up(pos)
        case Choosing(), {"type": "trade", "partner": partner, "animal": animal}:
            return replace(_write(pos, "trade", partner, animal), stage=Offering(partner, animal, again=False))
        case Bidding() as stage, {"type": "bid", "amount": amount}:
            return _hammer(replace(_write(pos, "bid", seat, amount), stage=_called(stage, seat, amount)))
        case Bidding() as stage, {"type": "pass"}:
            return _hammer(replace(_write(pos, "pass", seat), stage=replace(stage, passed=stage.passed | {seat})))
        case Deciding() as stage, {"type": "buy"}:
            return replace(_write(pos, "buy"), stage=Paying(stage.animal, seat, stage.leader, stage.bid))
        case Deciding() as stage, {"type": "sell"}:
            return _sell(_write(pos, "sell"), stage)
        case Paying() as stage, {"type": "pay", "cards": cards}:
            pos = _write(_write(pos, "paid"), "with", *sorted(cards), readers=(stage.payer, stage.payee))
            pos = _hand_over(pos, stage.payer, stage.payee, cards)
            return _next_turn(_take(pos, stage.payer, stage.animal), fruitful=True)
        case Offering() as stage, {"type": "offer", "cards": cards}:
            pos = _laid(_write(pos, "offer"), seat, cards)
            return replace(pos, stage=Answering(stage.partner, stage.animal, stage.again, tuple(sorted(cards))))
        case Answering() as stage, {"type": "accept"}:
            pos = _write(_write(pos, "accept"), "for", *stage.offer, readers=(pos.active, stage.partner))
            return _win(_hand_over(pos, pos.active, stage.partner, stage.offer), stage, pos.active)
        case Answering() as stage, {"type": "counter", "cards": cards}:
            return _exchange(_laid(_write(pos, "counter"), seat, cards), stage, tuple(sorted(cards)))
        case _:
            raise ValueError(f"{move} now?")


def _turn_up(pos: Position) -> Position:
    animal = pos.deck[0]
    if animal == "donkey":  # K8
        nth = 4 - pos.deck.count("donkey")
        pos = replace(pos, purses=tuple(tuple(sorted((*purse, GIFTS[nth]))) for purse in pos.purses))
    return replace(_write(pos, "auction", animal), deck=pos.deck[1:], stage=Bidding(animal))


def _called(stage: Bidding, seat: int, amount: int) -> Bidding:
    return replace(stage, leader=seat, bid=amount, calls=(*stage.calls, (seat, amount)))


def _hammer(pos: Position) -> Position:
    """The auction ends when nobody but the leader is still in."""
    stage = pos.stage
    assert isinstance(stage, Bidding)
    if _still_in(pos) - {stage.leader}:
        return pos
    if stage.leader is None:  # K7, K6
        return _next_turn(_take(pos, pos.active, stage.animal), fruitful=True)
    return replace(pos, stage=Deciding(stage.animal, stage.barred, stage.leader, stage.bid, stage.calls))


def _sell(pos: Position, stage: Deciding) -> Position:
    purse = pos.purses[stage.leader]
    if sum(purse) >= stage.bid:
        return replace(pos, stage=Paying(stage.animal, stage.leader, pos.active, stage.bid))
    pos = _write(pos, "bankrupt", *purse)  # K6
    afresh = Bidding(stage.animal, barred=stage.barred | {stage.leader})
    if pos.goes_on:
        for seat, amount in sorted(stage.calls, key=lambda call: call[1]):
            if seat not in afresh.barred:
                afresh = _called(afresh, seat, amount)
    return _hammer(replace(pos, stage=afresh))


def _exchange(pos: Position, stage: Answering, counter: Money) -> Position:  # K9
    readers = None if pos.reveal_public else (pos.active, stage.partner)  # K11
    pos = _write(pos, "exchanged", stage.offer, counter, readers=readers)
    pos = _hand_over(pos, pos.active, stage.partner, stage.offer)
    pos = _hand_over(pos, stage.partner, pos.active, counter)
    if sum(stage.offer) > sum(counter):
        return _win(pos, stage, pos.active)
    if sum(stage.offer) < sum(counter):
        return _win(pos, stage, stage.partner)
    if stage.again:
        return _win(pos, stage, pos.active)
    return replace(_write(pos, "equal"), stage=Offering(stage.partner, stage.animal, again=True))


def _win(pos: Position, stage: Answering, winner: int) -> Position:
    loser = stage.partner if winner == pos.active else pos.active
    both = all(pos.herds[trader].count(stage.animal) == 2 for trader in (winner, loser))  # K10
    for _ in range(2 if both else 1):
        left = list(pos.herds[loser])
        left.remove(stage.animal)
        pos = _with_herd(pos, loser, left)
        pos = _take(pos, winner, stage.animal)
    return _next_turn(_write(pos, "won", winner), fruitful=stage.animal in quartets(pos, winner))


def _take(pos: Position, seat: int, animal: str) -> Position:
    return _with_herd(pos, seat, [*pos.herds[seat], animal])


def _with_herd(pos: Position, seat: int, herd: Iterable[str]) -> Position:
    return replace(pos, herds=(*pos.herds[:seat], tuple(sorted(herd)), *pos.herds[seat + 1 :]))


def _hand_over(pos: Position, giver: int, taker: int, cards: Iterable[int]) -> Position:
    purses = [Counter(purse) for purse in pos.purses]
    purses[giver] -= Counter(cards)
    purses[taker] += Counter(cards)
    return replace(pos, purses=tuple(tuple(sorted(purse.elements())) for purse in purses))


def _next_turn(pos: Position, *, fruitful: bool) -> Position:
    fruitless = 0 if fruitful else pos.fruitless + 1
    able = [seat for seat in _clockwise(pos, pos.active) if pos.deck or _trades(pos, seat)]  # K13
    if not able or fruitless == 100:  # K14
        return replace(pos, stage=Ended(), fruitless=fruitless)
    return replace(pos, active=able[0], stage=Choosing(), fruitless=fruitless)


# ---- who saw what -------------------------------------------------------------------------------------------------------------------


def _write(pos: Position, *what: object, readers: Iterable[int] | None = None) -> Position:
    return replace(pos, book=(*pos.book, Note(None if readers is None else frozenset(readers), what)))


def _laid(pos: Position, seat: int, cards: Sequence[int]) -> Position:
    """Money laid face down: its owner knows it, its number is seen where that is the house rule (K11)."""
    pos = _write(pos, "of", *sorted(cards), readers=(seat,))
    return _write(pos, "so many", len(cards)) if pos.size_shown else pos


def sees(pos: Position, seat: int | None) -> tuple[object, ...]:
    """All that a seat was ever shown (K11, K12), in order. Without a seat: what everyone saw."""
    return tuple(note.what for note in pos.book if note.readers is None or seat in note.readers)
