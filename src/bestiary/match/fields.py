"""What the fields of moves and events are, as TypeScript: so the page fills the catalogues in as `Describer` does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from bestiary.engine.game import AnyGame
from bestiary.games import GAMES
from bestiary.match.describe import element, hints_of, is_seat, key_of, names_in, tag

HEAD = """\
// What the fields of moves and events are, and the phases of each game: made from the Python types by docs/generate.py.

/** By game and by the key of a sentence: a field is a seat, number, word, yes_no, counts or the key of a struct; with [] a list of such. */
export const FIELDS: { [game: string]: { [key: string]: { [field: string]: string } } } = {
"""
MIDDLE = """\
};

export const PHASES: { [game: string]: string[] } = {
"""
PLAIN = {bool: "yes_no", int: "number", str: "word", dict: "counts"}
Kinds = dict[str, dict[str, str]]  # by key, by field


def fields_ts() -> str:
    """A TypeScript module."""
    return "".join([HEAD, *fields(), MIDDLE, *phases(), "};\n"])


def fields() -> Iterator[str]:
    for game in GAMES.values():
        yield f"  {game.id}: {{\n"
        yield from (f"    {json.dumps(key)}: {json.dumps(kinds)},\n" for key, kinds in kinds_of(game).items())
        yield "  },\n"


def phases() -> Iterator[str]:
    for game in GAMES.values():
        yield f"  {game.id}: {json.dumps(names_in(hints_of(game.view_type)['phase']))},\n"


def kinds_of(game: AnyGame) -> Kinds:
    """The fields of every move and event, and of the structs within them."""
    moves = [(f"move-{tag(move)}", move) for move in get_args(game.moves)]
    waiting = moves + [(f"event-{tag(event)}", event) for event in get_args(game.events)]
    kinds: Kinds = {}
    for key, struct in waiting:
        hints = hints_of(struct)
        kinds[key] = {field: kind_of(hint) for field, hint in hints.items()}
        waiting += [(key_of(inner), inner) for hint in hints.values() for inner in structs_in(hint) if key_of(inner) not in kinds]
    return kinds


def kind_of(hint: object) -> str:
    """How `Describer.value` takes it."""
    if inner := element(hint):
        return f"{kind_of(inner)}[]"
    if is_seat(hint):
        return "seat"
    (kind,) = {PLAIN.get(part) or key_of(part) for part in alternatives(hint)}
    return kind


def structs_in(hint: object) -> list[type]:
    return [part for part in alternatives(element(hint) or hint) if issubclass(part, msgspec.Struct)]


def alternatives(hint: Any) -> Iterator[type]:
    """The types that a field may be of where it is there."""
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        for part in get_args(hint):
            yield from alternatives(part)
    elif origin is Annotated:
        yield from alternatives(get_args(hint)[0])
    elif origin is Literal:
        yield from map(type, get_args(hint))
    elif hint not in (type(None), msgspec.UnsetType):
        yield origin or hint
