"""What seats saw, as text and as numbers: the memory of an information state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, cast

import msgspec

from bestiary.engine.game import AnyGame, Event
from bestiary.engine.state import State

NOTHING = -1  # among numbers; own choices go below


class Told:
    """What a move or a deal showed each seat; worked out when it is asked for."""

    __slots__ = ("_numbers", "_texts", "after", "before", "game", "path", "seat")

    def __init__(self, game: AnyGame, before: State, after: State, seat: int = -1, path: Sequence[int] = ()) -> None:
        self.game, self.before, self.after, self.seat, self.path = game, before, after, seat, path
        self._texts: dict[int, str] = {}
        self._numbers: dict[int, list[int]] = {}

    def text(self, viewer: int) -> str:
        found = self._texts.get(viewer)
        if found is None:
            found = self._texts[viewer] = "; ".join(map(text, self._events(viewer)))
        return found

    def numbers(self, viewer: int) -> Sequence[int]:
        found = self._numbers.get(viewer)
        if found is None:
            vocabulary = vocabulary_of(self.game.events)
            found = self._numbers[viewer] = [n for event in self._events(viewer) for n in numbers(event, vocabulary)]
        return found

    def _events(self, viewer: int) -> Sequence[Event]:
        game = self.game
        if not self.path:
            return game.tell_deal(self.before, self.after, viewer)
        return game.tell(self.before, self.after, self.seat, game.move(self.before, self.seat, self.path), viewer)


class Chosen:
    """A choice, which only the one who made it knows before his move is complete."""

    __slots__ = ("choice", "seat")

    def __init__(self, seat: int, choice: int) -> None:
        self.seat, self.choice = seat, choice

    def text(self, viewer: int) -> str:
        return f">{self.choice}" if viewer == self.seat else ""

    def numbers(self, viewer: int) -> Sequence[int]:
        return (NOTHING - 1 - self.choice,) if viewer == self.seat else ()


class Recalled:
    """Where an imagined world begins: what each seat is taken to have seen until then, as text and as numbers."""

    __slots__ = ("shown",)

    def __init__(self, shown: Sequence[tuple[str, Sequence[int]]]) -> None:
        self.shown = shown

    def text(self, viewer: int) -> str:
        return self.shown[viewer][0]

    def numbers(self, viewer: int) -> Sequence[int]:
        return self.shown[viewer][1]


Entry = Told | Chosen | Recalled


def text(value: Any) -> str:
    """An event, or a part of one, in a few words."""
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case Event():
            return " ".join((str(value.__struct_config__.tag), *map(text, msgspec.structs.astuple(value))))
        case msgspec.Struct():
            return f"({' '.join(map(text, msgspec.structs.astuple(value)))})"
        case list():
            return f"[{' '.join(map(text, cast('list[Any]', value)))}]"
        case _:
            return str(value)


def numbers(value: Any, vocabulary: dict[str, int]) -> Iterator[int]:
    """The same as whole numbers: an event's tag and words by their place in the vocabulary, lists with their length before them."""
    match value:
        case None:
            yield NOTHING
        case int():
            yield int(value)
        case str():
            yield vocabulary[value]
        case list():
            yield len(cast("list[Any]", value))
            for part in cast("list[Any]", value):
                yield from numbers(part, vocabulary)
        case _:
            if isinstance(value, Event):
                yield vocabulary[str(value.__struct_config__.tag)]
            for part in msgspec.structs.astuple(value):
                yield from numbers(part, vocabulary)


@cache
def vocabulary_of(events: Any) -> dict[str, int]:
    """All words that the events of a game may have, numbered from 1."""
    (_,), parts = msgspec.json.schema_components([events])
    return {word: place for place, word in enumerate(sorted(set(words_in(parts))), 1)}


def words_in(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        for key, value in cast("dict[str, Any]", schema).items():
            if key == "enum":
                yield from (word for word in value if isinstance(word, str))
            else:
                yield from words_in(value)
    elif isinstance(schema, list):
        for part in cast("list[Any]", schema):
            yield from words_in(part)
