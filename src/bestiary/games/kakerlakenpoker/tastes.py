"""What bots of Kakerlakenpoker may be like: what a move is worth to them besides its prospects."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import UNSET

from bestiary.games.kakerlakenpoker import rules
from bestiary.games.kakerlakenpoker.cards import CLAIM_OF, TYPE_OF
from bestiary.games.kakerlakenpoker.moves import KakerlakenpokerMove, Pass, Peek
from bestiary.games.kakerlakenpoker.view import KakerlakenpokerView

SMALL = 0.1  # a chance to lose that one takes for one's taste


def is_lie(view: KakerlakenpokerView, move: Pass) -> bool:
    card = view.card if move.card is UNSET else move.card
    return card is not None and not rules.is_true(TYPE_OF[card], CLAIM_OF[move.claim])


def bold(view: KakerlakenpokerView, move: KakerlakenpokerMove) -> float:
    """Likes to lie, and to answer without a look."""
    if isinstance(move, Pass):
        return SMALL * is_lie(view, move)
    return -SMALL * isinstance(move, Peek)


def cautious(view: KakerlakenpokerView, move: KakerlakenpokerMove) -> float:
    """Likes the truth, and to have a look."""
    return -bold(view, move)


def grudge(view: KakerlakenpokerView, move: KakerlakenpokerMove) -> float:
    """Likes to pass to whoever last brought him a card."""
    return SMALL * (isinstance(move, Pass) and view.seat is not None and move.to == view.table[view.seat].foe)


TASTES: Mapping[str, Callable[[KakerlakenpokerView, KakerlakenpokerMove], float]] = {"bold": bold, "cautious": cautious, "grudge": grudge}
