"""The moves of Kuhhandel that a search considers: some bids, some sums of money, the cheapest payments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bestiary.engine.game import Blind
from bestiary.engine.state import State
from bestiary.games.kuhhandel import judge, rules
from bestiary.games.kuhhandel.cards import Money, cards_of, counts
from bestiary.games.kuhhandel.moves import Accept, Bid, Counter, KuhhandelMove, Offer, Pass, Pay
from bestiary.games.kuhhandel.view import AuctionView, KuhhandelView

RAISES = (0, 1, 2, 4, 7, 12, 20, 35)  # tens above the least bid
PAYMENTS = 3


def candidates(view: KuhhandelView, moves: Sequence[KuhhandelMove]) -> Sequence[KuhhandelMove]:
    assert view.hand is not None
    match view.phase:
        case "bid":
            assert view.auction is not None
            return [Pass(), *raises(view.auction, sum(view.hand))]
        case "pay":
            return sorted(moves, key=expense)[:PAYMENTS]
        case "offer":
            return [Offer(heap) for heap in heaps(view.hand)]
        case "respond":
            return [Accept(), *(Counter(heap) for heap in heaps(view.hand) if heap)]
        case _:
            return moves


def raises(auction: AuctionView, money: int) -> Iterator[Bid]:
    """Within one's means."""
    for tens in RAISES:
        if auction.least + 10 * tens <= min(money, auction.ceiling):
            yield Bid(auction.least + 10 * tens)


def expense(move: KuhhandelMove) -> tuple[int, int]:
    """Pay as little as possible, and keep small notes to pay exactly with."""
    assert isinstance(move, Pay)
    return sum(move.cards), len(move.cards)


def heaps(hand: Sequence[Money]) -> list[tuple[Money, ...]]:
    """Parts of one's money, from nothing to all."""
    money = sum(n << shift for n, shift in zip(counts(hand), rules.SHIFT, strict=True))
    found = {judge.portion(money, k) for k in range(judge.OPTIONS)}
    return [tuple(cards_of(heap)) for heap in sorted(found, key=rules.amount)]


def blind(s: State, seat: int) -> Blind | None:
    """Offers and answers are made blind; not an answer to an offer whose size is seen."""
    if s.phase == rules.OFFER:
        return Blind(s, s.partner, judge.OPTIONS)
    if s.phase != rules.RESPOND or s.offer_size:
        return None
    before = s.copy()
    rules.take_back(before, s.owner)
    before.mover = s.owner
    before.phase = rules.OFFER
    return Blind(before, s.owner, judge.OPTIONS)
