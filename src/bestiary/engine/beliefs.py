"""What imagined worlds have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

import msgspec

from bestiary.engine.game import Seat
from bestiary.engine.state import State

C = TypeVar("C", bound=str)


class HandBelief(msgspec.Struct, Generic[C], frozen=True):
    """What somebody may hold: how many of each card on average (its chance, where there is one of it), the likeliest first."""

    seat: Seat
    cards: dict[C, float]


def beliefs_of_hands(
    worlds: Sequence[State], weights: Sequence[float], seat: int, held: Callable[[State, int], Iterable[tuple[C, int]]]
) -> list[HandBelief[C]]:
    """What the others hold; `held` tells what somebody holds in a world, each card with how many there are."""
    total = sum(weights)
    told: list[HandBelief[C]] = []
    for other in range(worlds[0].players):
        if other == seat:
            continue
        chances: dict[C, float] = {}
        for world, weight in zip(worlds, weights, strict=True):
            for card, count in held(world, other):
                chances[card] = chances.get(card, 0.0) + count * weight / total
        told.append(HandBelief(other, dict(sorted(chances.items(), key=lambda item: (-item[1], item[0])))))
    return told
