"""What a seat's imagined worlds of Nullern have in common: who probably holds which card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bestiary.engine.beliefs import HandBelief, beliefs_of_hands
from bestiary.engine.state import State
from bestiary.games.nullern.cards import Card, card_name


def beliefs(worlds: Sequence[State], weights: Sequence[float], seat: int) -> list[HandBelief[Card]]:
    return beliefs_of_hands(worlds, weights, seat, held)


def held(world: State, other: int) -> Iterator[tuple[Card, int]]:
    for card in world.hand[other][: world.held[other]]:
        yield card_name(card), 1
