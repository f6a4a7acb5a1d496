"""What a seat's imagined worlds of Kakerlakenpoker have in common: what the card is that is passed, and who holds what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from bestiary.engine.beliefs import HandBelief
from bestiary.engine.state import State
from bestiary.games.kakerlakenpoker import rules
from bestiary.games.kakerlakenpoker.cards import Card, card_name


class KakerlakenpokerBeliefs(msgspec.Struct, frozen=True):
    card: dict[Card, float] | None  # the chance of each card to be the one that is passed; None if there is none
    true: float | None  # the chance that the last claim is true
    hands: list[HandBelief[Card]]  # of the others


def mean(parts: Iterable[tuple[int, float]]) -> dict[Card, float]:
    """Cards with their weights, the weightiest first."""
    sums: dict[int, float] = {}
    for card, weight in parts:
        sums[card] = sums.get(card, 0.0) + weight
    return {card_name(card): weight for card, weight in sorted(sums.items(), key=lambda item: (-item[1], item[0])) if weight > 0}


def beliefs(worlds: Sequence[State], weights: Sequence[float], seat: int) -> KakerlakenpokerBeliefs:
    total = sum(weights)
    shares = [(world, weight / total) for world, weight in zip(worlds, weights, strict=True)]
    hands = [
        HandBelief(p, mean((card, share * count) for world, share in shares for card, count in enumerate(world.hand[p])))
        for p in range(worlds[0].players)
        if p != seat
    ]
    if not rules.in_flight(worlds[0]):
        return KakerlakenpokerBeliefs(None, None, hands)
    claim = worlds[0].claims[worlds[0].passes - 1]
    true = sum(share for world, share in shares if rules.is_true(world.flight, claim))
    return KakerlakenpokerBeliefs(mean((world.flight, share) for world, share in shares), true, hands)
