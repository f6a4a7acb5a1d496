"""What a seat's imagined worlds of Kuhhandel have in common: how rich the others are, and what an offer that lies is worth."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bestiary.engine.game import Seat
from bestiary.engine.state import State
from bestiary.games.kuhhandel import rules


class PurseBelief(msgspec.Struct, frozen=True):
    """What somebody has, in hand and on the table."""

    seat: Seat
    money: float  # on average
    can_pay: float | None  # the chance that he has as much as the highest bid; None if there is none


class KuhhandelBeliefs(msgspec.Struct, frozen=True):
    purses: list[PurseBelief]  # of the others
    offer: float | None  # what the offer that lies is worth, on average; None if there is none or it is one's own


def beliefs(worlds: Sequence[State], weights: Sequence[float], seat: int) -> KuhhandelBeliefs:
    total = sum(weights)
    shares = [(world, weight / total) for world, weight in zip(worlds, weights, strict=True)]
    one = worlds[0]

    def purse(p: int) -> PurseBelief:
        riches = [(rules.amount(rules.holding(world, p)), share) for world, share in shares]
        can_pay = sum(share for money, share in riches if money >= one.high) if one.high > 0 else None
        return PurseBelief(p, sum(10 * money * share for money, share in riches), can_pay)

    hidden = one.phase == rules.RESPOND and one.owner != seat
    return KuhhandelBeliefs(
        [purse(p) for p in range(one.players) if p != seat],
        sum(10 * rules.amount(world.offer) * share for world, share in shares) if hidden else None,
    )
