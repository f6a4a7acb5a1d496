"""Which moves of Kakerlakenpoker a search considers: of the hundreds that start a round some, of different cards to different seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import UNSET

from bestiary.games.kakerlakenpoker import rules
from bestiary.games.kakerlakenpoker.cards import CLAIM_OF, TYPE_OF, Card
from bestiary.games.kakerlakenpoker.moves import KakerlakenpokerMove, Lay, Pass
from bestiary.games.kakerlakenpoker.player import RISES, SPECIAL
from bestiary.games.kakerlakenpoker.view import KakerlakenpokerView

MOST = 30
WAYS, LIES = 10, 2  # pairs of a card and a receiver; and lies for each, besides the truth


def candidates(view: KakerlakenpokerView, moves: Sequence[KakerlakenpokerMove]) -> Sequence[KakerlakenpokerMove]:
    if len(moves) <= MOST:
        return moves
    fronts = Fronts(view)
    lays = [move for move in moves if isinstance(move, Lay)]
    if lays:
        return sorted(lays, key=lambda lay: fronts.danger(fronts.me, lay.cards))[:MOST]
    ways: dict[tuple[float, Card, int], list[Pass]] = {}
    for move in moves:
        assert isinstance(move, Pass)
        ways.setdefault(fronts.way(move), []).append(move)
    return [move for way in sorted(ways, reverse=True)[:WAYS] for move in told_well(fronts, ways[way])]


class Fronts:
    """What a card would do to whom, by what lies open."""

    def __init__(self, view: KakerlakenpokerView) -> None:
        self.me = view.seat or 0
        self.seen: Card | None = view.card
        self.limit = view.danger
        self.top = view.top
        self.counts = [Counter(card.removesuffix("-king") for card in player.front) for player in view.table]

    def danger(self, seat: int, cards: Sequence[Card]) -> float:
        """By what one's risk to lose is multiplied."""
        counts, product = self.counts[seat].copy(), 1.0
        for card in (*cards, *([self.top] if self.top and any(card.endswith("-king") for card in cards) else ())):
            kind = card.removesuffix("-king")
            counts[kind] += 1
            product *= SPECIAL if TYPE_OF[card] >= rules.JOKER else RISES[max(self.limit - counts[kind], 0)]
        return product

    def way(self, move: Pass) -> tuple[float, Card, int]:
        """How good it may be to pass that card to that seat, the same for all claims."""
        card = self.card(move)
        return self.danger(move.to, [card]) / self.danger(self.me, [card]), card, move.to

    def card(self, move: Pass) -> Card:
        if move.card is not UNSET:
            return move.card
        assert self.seen is not None
        return self.seen


def told_well(fronts: Fronts, way: Sequence[Pass]) -> list[Pass]:
    """Of one card to one seat: a truth, and the lies that the receiver would fear most not to believe."""
    truths: list[Pass] = []
    lies: list[Pass] = []
    for move in way:
        (truths if rules.is_true(TYPE_OF[fronts.card(move)], CLAIM_OF[move.claim]) else lies).append(move)
    lies.sort(key=lambda lie: fronts.danger(lie.to, [lie.claim]) if lie.claim != "king" else SPECIAL, reverse=True)
    return truths[:1] + lies[:LIES]
