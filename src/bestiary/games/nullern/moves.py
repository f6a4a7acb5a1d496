"""Nullern's typed moves, and the one place that turns them into choices and back."""

from __future__ import annotations

from collections.abc import Sequence

from bestiary.engine.game import Move, Refusal
from bestiary.engine.state import State
from bestiary.games.nullern import rules
from bestiary.games.nullern.cards import CARDS, NUMBER_OF, Card


class Bid(Move, frozen=True, tag="bid"):
    tricks: int


class Play(Move, frozen=True, tag="play"):
    card: Card


NullernMove = Bid | Play


def choices(state: State, seat: int, move: NullernMove) -> list[int]:
    if isinstance(move, Play):
        return [rules.PLAY0 + NUMBER_OF[move.card]]
    if not 0 <= move.tricks < rules.PLAY0:
        raise Refusal(rules.BID_TOO_HIGH)
    return [move.tricks]


def move(state: State, seat: int, path: Sequence[int]) -> NullernMove:
    (a,) = path
    return Bid(a) if a < rules.PLAY0 else Play(CARDS[a - rules.PLAY0])
