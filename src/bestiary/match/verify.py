"""What a record proves."""

from __future__ import annotations

import msgspec

from bestiary.match.receipt import Receipt, commitment_differences, differences
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
    drawn: list[int] | None = None  # the seats that added to the shuffle; null where nothing was drawn together
    called_off: int = 0  # so many draws of its table before this one
    compared: list[str] = []  # with what its player was shown: commitment, receipt
    added: bool | None = None  # whether the player of the receipt added to the shuffle
    differences: list[str] = []  # what the record says otherwise: a record that does not hold is not compared
    where: str = ""
    why: str = ""


def verify(place: str, source: object, commitment: str | None = None, receipt: Receipt | None = None) -> Verdict:
    """Of a record or its JSON text, found at that place; where they are given, against the commitment shown before the first card and
    against the receipt of one of its players."""
    game = ""
    try:
        record = read_record(source)
        game = record.game
        match = replay(record)
    except BadRecord as error:
        return Verdict(record=place, holds=False, game=game, where=error.where, why=error.why)
    found = [*commitment_differences(commitment, record)] if commitment is not None else []
    found += differences(receipt, record) if receipt is not None else []
    return Verdict(
        record=place,
        holds=not found,
        game=game,
        edition=match.edition,
        moves=len(match.moves),
        deals="listed" if match.seed is None else "recomputed",
        finished=match.over,
        commitment=match.commitment,
        drawn=None if match.draw is None else [seat for seat, part in enumerate(match.entropy) if part],
        called_off=0 if match.draw is None else match.draw.called_off,
        compared=[name for name, given in (("commitment", commitment), ("receipt", receipt)) if given is not None],
        added=None if receipt is None else receipt.entropy != "",
        differences=found,
    )
