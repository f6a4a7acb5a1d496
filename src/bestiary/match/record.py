"""A match on paper: `bestiary-record/2`, and `/1` from before games had editions. Their JSON schema is docs/record.schema.json."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec

from bestiary.engine.game import Seat

FORMATS = "bestiary-record/1", "bestiary-record/2"
Hex = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{2})*$(?!\n)")]
Seed = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
M = TypeVar("M")


class BadRecord(ValueError):
    """A record that does not hold, with where and why."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why

    def __reduce__(self) -> tuple[type[BadRecord], tuple[str, str]]:
        return BadRecord, (self.where, self.why)


class Sitter(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who sits at a seat; for a bot, which."""

    name: str
    kind: Literal["human", "bot"]
    bot: str | None = None


class RecordedMove(msgspec.Struct, Generic[M], frozen=True):
    seat: Seat | None
    move: M


class Result(msgspec.Struct, frozen=True):
    scores: list[int]
    ranks: list[int]


class Record(msgspec.Struct, Generic[M], frozen=True, kw_only=True, tag_field="format", tag=FORMATS[1]):
    game: str
    edition: Annotated[int, msgspec.Meta(ge=1)]  # of the game: by which rules it was played
    options: dict[str, bool | int | str]
    seats: list[Sitter]
    seed: Seed | None
    commitments: list[Seed | None] | None  # by seat, to the entropy; null where none was drawn together
    entropy: list[Hex]
    lot: list[Seat] | None  # seat k went to whoever sat at lot[k]; null where nobody drew lots for the seats
    called_off: Annotated[int, msgspec.Meta(ge=0)]  # so many draws of this table before this one
    deals: list[list[str]]
    moves: list[RecordedMove[M]]
    result: Result | None

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


class RecordV1(msgspec.Struct, Generic[M], frozen=True, kw_only=True, tag_field="format", tag=FORMATS[0]):
    """As they were written while every game had one edition, and the host alone drew the lot of seats."""

    game: str
    options: dict[str, bool | int | str]
    seats: list[Sitter]
    seed: Seed | None
    entropy: list[Hex]
    deals: list[list[str]]
    moves: list[RecordedMove[M]]
    result: Result | None

    def renewed(self) -> Record[M]:
        return Record(
            game=self.game,
            edition=1,
            options=self.options,
            seats=self.seats,
            seed=self.seed,
            commitments=None,
            entropy=self.entropy,
            lot=None,
            called_off=0,
            deals=self.deals,
            moves=self.moves,
            result=self.result,
        )


Moves = dict[str, Any]  # a move still in its JSON form
AnyRecord = Record[Moves] | RecordV1[Moves]


def read_record(source: object) -> Record[Moves]:
    """A record of either format, from its JSON text, from the parsed object, or from a Record."""
    record: AnyRecord = parsed(source, AnyRecord, WORDS_ALLOWED)
    return record.renewed() if isinstance(record, RecordV1) else record


def parsed(source: object, kind: Any, allowed: Mapping[str, str]) -> Any:
    """Something of that type from its JSON text or from the parsed object; what is not is refused in words."""
    try:
        if isinstance(source, str | bytes | bytearray):
            return msgspec.json.decode(source, type=kind)
        plain = msgspec.to_builtins(source)
        msgspec.json.encode(plain)  # text that no JSON can hold is refused here
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise BadRecord(*in_words(error, allowed)) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        byte = re.search(r"byte (\d+)", str(error))
        raise BadRecord("record", f"this is not JSON: it cannot be read {f'from byte {byte[1]} on' if byte else 'to its end'}") from None
    except (TypeError, RecursionError):
        raise BadRecord("record", "this is not a JSON object") from None


KINDS_OF_VALUES = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "null": "null",
    "array": "a list",
    "object": "an object",
}
SENTENCES = (
    (r"Expected `(.+?)`, got `(.+?)`", "{} belongs here, not {}"),
    (r"Expected `(\w+)`", "{} belongs here"),
    (r"Expected `str` matching regex .*", "hexadecimal digits in lower case belong here, two a byte; a seed or a commitment has 64"),
    (r"Expected `int` >= (.+)", "this cannot be less than {}"),
    (r"Expected `int` <= (.+)", "this cannot be more than {}"),
    (r"Object missing required field `(.+)`", "the field “{}” is missing"),
    (r"Object contains unknown field `(.+)`", "the field “{}” has no place here"),
    (r"Invalid (?:enum )?value (.+)", "{} is none of the words that may stand here"),
)
WORDS_ALLOWED = {"format": " or ".join(FORMATS), "kind": "human or bot"}


def in_words(error: Exception | str, allowed: Mapping[str, str] = WORDS_ALLOWED) -> tuple[str, str]:
    """Where and why, for people, from what the JSON reader complains of."""
    why, _, path = str(error).partition(" - at `$")
    where = path.strip("`.") or "record"
    for pattern, sentence in SENTENCES:
        if found := re.fullmatch(pattern, why):
            why = sentence.format(*(" or ".join(KINDS_OF_VALUES.get(kind, kind) for kind in part.split(" | ")) for part in found.groups()))
            break
    words = allowed.get(where.rpartition(".")[2])
    return where, f"{why}: {words}" if words else why


def record_texts(file: Path) -> list[tuple[str, bytes]]:
    """Every record of a file, one JSON object or JSON lines, still unread, each with its place for messages."""
    text = file.read_bytes()
    lines = [(f"{file}:{number}", line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise BadRecord(str(file), "the file is empty")
    is_one = _is_json(text) or not any(_is_json(line) and line.lstrip().startswith(b'{"') for _, line in lines)
    return [(lines[0][0], text)] if is_one else lines


def _is_json(text: bytes) -> bool:
    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True


def ranks(scores: list[int]) -> list[int]:
    """As in sport: equal scores share the rank."""
    return [1 + sum(other > score for other in scores) for score in scores]
