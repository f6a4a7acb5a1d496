"""A match on paper: `bestiary-record/1`. Its JSON schema is docs/record.schema.json."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec

from bestiary.engine.game import Seat

FORMAT = "bestiary-record/1"
Hex = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2})*$")]
Seed = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
M = TypeVar("M")


class BadRecord(ValueError):
    """A record that does not hold, with where and why."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
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


class Record(msgspec.Struct, Generic[M], frozen=True, kw_only=True):
    format: Literal["bestiary-record/1"] = FORMAT
    game: str
    options: dict[str, bool | int | str]
    seats: list[Sitter]
    seed: Seed | None
    entropy: list[Hex]
    deals: list[list[str]]
    moves: list[RecordedMove[M]]
    result: Result | None

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


Moves = dict[str, Any]  # a move still in its JSON form


def read_record(source: object) -> Record[Moves]:
    """A record from its JSON text, from the parsed object, or from a Record."""
    try:
        if isinstance(source, str | bytes):
            return msgspec.json.decode(source, type=Record[Moves])
        return msgspec.convert(msgspec.to_builtins(source), Record[Moves])
    except msgspec.ValidationError as error:
        why, _, where = str(error).partition(" - at `$")
        raise BadRecord(where.strip("`.") or "record", why) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("record", f"this is not JSON: {error}") from None
    except (TypeError, RecursionError) as error:
        raise BadRecord("record", f"this is not a JSON object: {error}") from None


def read_records(path: Path) -> Iterator[tuple[str, Record[Moves]]]:
    """Every record of a file, one JSON object or JSON lines, each with its place for messages."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise BadRecord(str(path), error.strerror or str(error)) from None
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise BadRecord(str(path), "the file is empty")
    whole = not lines[0][1].rstrip().endswith(b"}") or lines[0][1].strip() == b"{"
    for number, line in [(1, text)] if whole else lines:
        try:
            yield f"{path}:{number}", read_record(line)
        except BadRecord as error:
            raise BadRecord(f"{path}:{number}: {error.where}", error.why) from None


def ranks(scores: list[int]) -> list[int]:
    """As in sport: equal scores share the rank."""
    return [1 + sum(other > score for other in scores) for score in scores]
