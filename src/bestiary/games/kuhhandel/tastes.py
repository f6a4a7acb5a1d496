"""What bots of Kuhhandel may be like: what a move is worth to them besides its prospects."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bestiary.games.kuhhandel.cards import Money
from bestiary.games.kuhhandel.moves import Bid, Buy, Counter, KuhhandelMove, Offer, Trade
from bestiary.games.kuhhandel.view import KuhhandelView

SMALL = 0.03  # a chance to win that one gives for one's taste


def spent(view: KuhhandelView, move: KuhhandelMove) -> float:
    """The part of his money that the move puts at risk."""
    price = view.auction.high if view.auction else 0
    risked = move.amount if isinstance(move, Bid) else price if isinstance(move, Buy) else sum(laid(move))
    return min(1.0, risked / max(1, sum(view.hand or ())))


def laid(move: KuhhandelMove) -> tuple[Money, ...]:
    return move.cards if isinstance(move, Offer | Counter) else ()


def bold(view: KuhhandelView, move: KuhhandelMove) -> float:
    """Likes high bids, offers with little or nothing in them, and to counter."""
    if isinstance(move, Bid):
        return SMALL * spent(view, move)
    return SMALL * (spent(view, move) < 0.1 if isinstance(move, Offer) else isinstance(move, Counter | Trade))


def cautious(view: KuhhandelView, move: KuhhandelMove) -> float:
    """Likes to keep its money, and to be left alone."""
    return -SMALL * (isinstance(move, Trade) or spent(view, move))


def grudge(view: KuhhandelView, move: KuhhandelMove) -> float:
    """Likes to trade with whoever last took animals from it."""
    return SMALL * (isinstance(move, Trade) and view.seat is not None and move.partner == view.table[view.seat].foe)


TASTES: Mapping[str, Callable[[KuhhandelView, KuhhandelMove], float]] = {"bold": bold, "cautious": cautious, "grudge": grudge}
