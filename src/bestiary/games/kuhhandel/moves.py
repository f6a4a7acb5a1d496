"""Kuhhandel's typed moves, and the one place that turns them into choices and back."""

from __future__ import annotations

from collections.abc import Sequence

from bestiary.engine.game import CardsMove, Move, Refusal, Seat
from bestiary.engine.state import State
from bestiary.games.kuhhandel import rules
from bestiary.games.kuhhandel.cards import ANIMALS, NUMBER_OF, Animal, Money, counts, heap


class Auction(Move, frozen=True, tag="auction"):
    """Turn up the top card of the deck."""


class Trade(Move, frozen=True, tag="trade"):
    partner: Seat
    animal: Animal


class Bid(Move, frozen=True, tag="bid"):
    amount: int


class Pass(Move, frozen=True, tag="pass"):
    """Out of this auction."""


class Buy(Move, frozen=True, tag="buy"):
    """The auctioneer takes the card and pays the leader."""


class Sell(Move, frozen=True, tag="sell"):
    """The leader takes the card and pays the auctioneer."""


class Pay(CardsMove, frozen=True, tag="pay"):
    cards: tuple[Money, ...]


class Offer(CardsMove, frozen=True, tag="offer"):
    cards: tuple[Money, ...]


class Accept(Move, frozen=True, tag="accept"):
    """Take the offer and hand over what was asked for."""


class Counter(CardsMove, frozen=True, tag="counter"):
    cards: tuple[Money, ...]


KuhhandelMove = Auction | Trade | Bid | Pass | Buy | Sell | Pay | Offer | Accept | Counter

SINGLE: dict[int, KuhhandelMove] = {
    rules.AUCTION: Auction(),
    rules.PASS: Pass(),
    rules.BUY: Buy(),
    rules.SELL: Sell(),
    rules.ACCEPT: Accept(),
}
CHOICE_OF = {move: choice for choice, move in SINGLE.items()}


def choices(state: State, seat: int, move: KuhhandelMove) -> list[int]:
    match move:
        case Trade(partner, animal):
            if state.phase == rules.TURN and partner >= state.players:
                raise Refusal(rules.NO_PARTNER)
            return [rules.TRADE0 + 10 * min(partner, 4) + NUMBER_OF[animal]]
        case Bid(amount):
            return bid_choices(state, amount)
        case Pay(cards):
            if state.phase == rules.PAY and 0 in cards:
                raise Refusal(rules.PAY_NO_ZEROS)
            return [rules.PAY0 + n for n in downwards(cards)[:-1]]
        case Offer(cards):
            return [rules.LAY0 + n for n in downwards(cards)]
        case Counter(cards):
            return [rules.COUNTER, *(rules.LAY0 + n for n in downwards(cards))]
        case _:
            return [CHOICE_OF[move]]


def bid_choices(state: State, amount: int) -> list[int]:
    hundreds, rest = divmod(amount, 100)
    if state.phase == rules.BID:
        if amount < 10:
            raise Refusal(rules.BID_TOO_LOW)
        if rest % 10:
            raise Refusal(rules.BID_STEP)
        if rules.HUNDREDS0 + hundreds >= rules.TENS0:
            raise Refusal(rules.BID_TOO_HIGH)
    return [rules.HUNDREDS0 + min(max(hundreds, 0), 47), rules.TENS0 + rest // 10]


def downwards(cards: Sequence[Money]) -> list[int]:
    """How many there are of each money card, 500 first."""
    numbers = counts(cards)[::-1]
    if max(numbers) > rules.ALL:
        raise Refusal(rules.NOT_HELD)
    return numbers


def move(state: State, seat: int, path: Sequence[int]) -> KuhhandelMove:
    first = path[0]
    if first in SINGLE:
        return SINGLE[first]
    if first == rules.COUNTER:
        return Counter(laid(path[1:]))
    if first < rules.HUNDREDS0:
        partner, animal = divmod(first - rules.TRADE0, 10)
        return Trade(partner, ANIMALS[animal])
    if first < rules.TENS0:
        return Bid(100 * (first - rules.HUNDREDS0) + 10 * (path[1] - rules.TENS0))
    if first < rules.LAY0:
        return Pay(tuple(heap([0, *(a - rules.PAY0 for a in reversed(path))])))
    return Offer(laid(path))


def laid(path: Sequence[int]) -> tuple[Money, ...]:
    return tuple(heap([a - rules.LAY0 for a in reversed(path)]))


def lapse(state: State) -> list[tuple[int | None, KuhhandelMove]]:
    """When an auction's clock runs out everybody still in passes but the leader. (K2)"""
    return [(p, Pass()) for p in range(state.players) if state.phase == rules.BID and rules.may_act(state, p)]
