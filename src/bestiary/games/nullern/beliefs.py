"""What a seat's imagined worlds of Nullern have in common: who probably holds which card."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bestiary.engine.game import Seat
from bestiary.engine.state import State
from bestiary.games.nullern.cards import Card, card_name


class HandBelief(msgspec.Struct, frozen=True):
    """What somebody may hold: each card with its chance, the likeliest first."""

    seat: Seat
    cards: dict[Card, float]


def beliefs(worlds: Sequence[State], weights: Sequence[float], seat: int) -> list[HandBelief]:
    total = sum(weights)
    told: list[HandBelief] = []
    for other in range(worlds[0].players):
        if other == seat:
            continue
        chances: dict[Card, float] = {}
        for world, weight in zip(worlds, weights, strict=True):
            for card in world.hand[other][: world.held[other]]:
                name = card_name(card)
                chances[name] = chances.get(name, 0.0) + weight / total
        told.append(HandBelief(other, dict(sorted(chances.items(), key=lambda item: (-item[1], item[0])))))
    return told
