"""What a record proves."""

from __future__ import annotations

import msgspec

from bestiary.match.record import BadRecord, read_record
from bestiary.match.replay import replay


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What was found of one record. Deals are `recomputed` from the seed, or only `listed` where there is none."""

    record: str  # its place
    holds: bool
    game: str = ""
    edition: int = 0
    moves: int = 0
    deals: str = ""
    finished: bool = False
    commitment: str | None = None
    where: str = ""
    why: str = ""


def verify(place: str, source: object) -> Verdict:
    """Of a record or its JSON text, found at that place."""
    game = ""
    try:
        record = read_record(source)
        game = record.game
        match = replay(record)
    except BadRecord as error:
        return Verdict(record=place, holds=False, game=game, where=error.where, why=error.why)
    return Verdict(
        record=place,
        holds=True,
        game=game,
        edition=match.edition,
        moves=len(match.moves),
        deals="listed" if match.seed is None else "recomputed",
        finished=match.over,
        commitment=match.commitment,
    )
