"""What a record proves."""

from __future__ import annotations

import msgspec

from bestiary.engine.shuffle import commitment
from bestiary.match.record import BadRecord, Moves, Record
from bestiary.match.replay import replay


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What was found of one record. Deals are `recomputed` from the seed, or only `listed` where there is none."""

    record: str  # its place
    holds: bool
    game: str = ""
    moves: int = 0
    deals: str = ""
    finished: bool = False
    commitment: str | None = None
    where: str = ""
    why: str = ""


def verify(place: str, record: Record[Moves]) -> Verdict:
    try:
        match = replay(record)
    except BadRecord as error:
        return Verdict(record=place, holds=False, game=record.game, where=error.where, why=error.why)
    return Verdict(
        record=place,
        holds=True,
        game=record.game,
        moves=len(match.moves),
        deals="listed" if match.seed is None else "recomputed",
        finished=match.over,
        commitment=None if match.seed is None else commitment(match.seed),
    )
