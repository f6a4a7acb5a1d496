"""What one player was shown of a draw and what he added, kept on his side: `bestiary-receipt/1`. It is compared with the record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec

from bestiary.engine.shuffle import commitment, entropy_commitment
from bestiary.match.match import check_edition, check_table, find_game, read_options
from bestiary.match.record import BadRecord, Hex, Record, Seed, Sitter, parsed

FORMAT = "bestiary-receipt/1"
WORDS_ALLOWED = {"format": FORMAT, "order": "random or as_seated"}
Count = Annotated[int, msgspec.Meta(ge=0)]


class Receipt(msgspec.Struct, frozen=True, kw_only=True, tag_field="format", tag=FORMAT):
    """Chairs are counted as they stood when everybody committed: before the lot, where there is one."""

    table: str
    commitment: Seed  # to the seed: shown before anybody committed to anything
    commitments: list[Seed | None]  # by chair: shown before anybody's bytes; null for a bot and for whoever added nothing
    seats: list[str]  # by chair: a person's name, or the bot's
    chair: Count  # one's own
    entropy: Hex  # one's own bytes; empty where one added none
    game: str
    edition: int
    options: dict[str, bool | int | str]
    players: int
    order: Literal["random", "as_seated"]  # are the seats drawn by lot?
    called_off: Count  # so many draws of this table before this one


def read_receipt(text: bytes | str) -> Receipt:
    """A receipt from its JSON text. Raises BadRecord where it is none, or contradicts itself."""
    receipt = parsed(text, Receipt, WORDS_ALLOWED)
    for where, why in faults(receipt):
        raise BadRecord(where, why)
    return receipt


def faults(receipt: Receipt) -> Iterator[tuple[str, str]]:
    """Where and why a receipt cannot be one, whatever the record says."""
    try:
        game = find_game(receipt.game)
        check_table(game, receipt.players, None, ())
        check_edition(game, receipt.edition)
        read_options(game, receipt.options)
    except ValueError as error:
        yield "game", str(error)
        return
    for where, by_chair in (("commitments", receipt.commitments), ("seats", receipt.seats)):
        if len(by_chair) != receipt.players:
            yield where, f"there is one a chair: {len(by_chair)} are given, but {receipt.players} play"
            return
    if receipt.chair >= receipt.players:
        yield "chair", f"there is no chair {receipt.chair}: {receipt.players} play, so they are 0 to {receipt.players - 1}"
        return
    own = entropy_commitment(bytes.fromhex(receipt.entropy)) if receipt.entropy else None
    if receipt.commitments[receipt.chair] != own:
        yield "entropy", f"these are not the bytes that chair {receipt.chair} committed to by this receipt"


def differences(receipt: Receipt, record: Record[Any]) -> Iterator[str]:
    """What the record says otherwise than its player was shown; the record itself holds."""
    told = {
        "game": (receipt.game, record.game),
        "players": (receipt.players, len(record.seats)),
        "edition": (receipt.edition, record.edition),
    }
    for what, (shown, said) in told.items():
        if shown != said:
            yield f"{what}: you were shown {shown}, the record says {said}"
    if receipt.game != record.game or receipt.players != len(record.seats):
        return
    yield from option_differences(receipt, record)
    yield from commitment_differences(receipt.commitment, record)
    if record.commitments is None:
        yield "commitments: you took part in a draw, the record says that nothing was drawn together"
        return
    if receipt.called_off != record.called_off:
        yield f"called_off: you were shown {receipt.called_off} before yours, the record says {record.called_off}"
    if (receipt.order == "random") != (record.lot is not None):
        shown, said = ("by lot", "as the host ordered") if record.lot is None else ("as the host ordered", "by lot")
        yield f"lot: the seats were to be given {shown}, the record gives them {said}"
    yield from chair_differences(receipt, record)


def option_differences(receipt: Receipt, record: Record[Any]) -> Iterator[str]:
    game = find_game(record.game)
    shown, said = (msgspec.to_builtins(read_options(game, options)) for options in (receipt.options, record.options))
    for name, value in shown.items():
        if said[name] != value:
            yield f"options: you were shown {name} = {value}, the record says {said[name]}"


def commitment_differences(shown: str, record: Record[Any]) -> Iterator[str]:
    """Is the seed of the record the one that was committed to?"""
    if record.seed is None:
        yield "commitment: the record has no seed, so nothing shows that the one committed to was used"
    elif (given := commitment(bytes.fromhex(record.seed))) != shown:
        yield f"commitment: the record's seed is not the one committed to: you were shown {shown}, this seed gives {given}"


def chair_differences(receipt: Receipt, record: Record[Any]) -> Iterator[str]:
    assert record.commitments is not None
    for seat, chair in enumerate(record.lot or range(receipt.players)):
        if (name := name_of(record.seats[seat])) != receipt.seats[chair]:
            yield f"seats: chair {chair} was {receipt.seats[chair]}'s, the record gives its seat {seat} to {name}"
        shown, said = receipt.commitments[chair], record.commitments[seat]
        if shown != said:
            yield f"commitments: chair {chair} committed to {shown or 'nothing'}, the record says {said or 'nothing'}"
        if chair == receipt.chair and record.entropy[seat] != receipt.entropy:
            yield f"entropy: you added {receipt.entropy or 'nothing'}, the record says {record.entropy[seat] or 'nothing'}"


def name_of(sitter: Sitter) -> str:
    return sitter.bot or sitter.name
