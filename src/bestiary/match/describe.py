"""Moves, events and what is awaited, as sentences: the catalogues filled in from the fields of the typed things; house rules in words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, cast, get_args, get_origin, get_type_hints

import msgspec

from bestiary.engine.game import AnyGame, Event, Move, Options, Seat, View, option_words
from bestiary.words import Words

ZERO_WIDTH_JOINER = "\u200d"  # holds some emoji together


def rules_text(game: str, language: str) -> str:
    """The rules of a game in our own words, as Markdown."""
    return files("bestiary").joinpath("games", game, f"rules.{language}.md").read_text(encoding="utf-8")


def printable(text: str) -> str:
    """The text without power over a terminal: each character that steers one is shown as a mark."""
    return "".join(c if c.isprintable() or c == ZERO_WIDTH_JOINER else "\N{REPLACEMENT CHARACTER}" for c in text)


class Describer:
    """Speaks of one match: knows the game, the language and the names at the table."""

    def __init__(self, game: str, names: Sequence[str], say: Words) -> None:
        self.game = game
        self.names = names
        self.say = say

    def move(self, move: Move) -> str:
        return self._sentence(f"move-{tag(move)}", move)

    def event(self, event: Event) -> str:
        return self._sentence(f"event-{tag(event)}", event)

    def awaited(self, view: View) -> str:
        """What is awaited now, and from whom."""
        who = " / ".join(self.names[p] for p in view.actors) or "none"
        return self.say(f"{self.game}-awaited-{cast(Any, view).phase}", seat=who)

    def hand(self, view: View) -> str:
        """What the viewer holds and may look at."""
        return str(self.value(view.hand, hints_of(type(view))["hand"])) if view.hand is not None else self.say("face-down")

    def word(self, value: str) -> str:
        """A card, a kind, a recipe in the language; as it is where the catalogue has no word for it."""
        key = f"{self.game}-{value}"
        return self.say(key) if key in self.say else value

    def value(self, value: object, hint: object) -> int | str:
        """One field as an argument of a message."""
        if value is None or value is msgspec.UNSET:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            return self.names[value] if is_seat(hint) else value
        if isinstance(value, str):
            return self.word(value)
        if isinstance(value, list | tuple):
            inner = element(hint)
            parts = [str(self.value(part, inner)) for part in cast("Sequence[object]", value)]
            return ", ".join(parts) if parts else self.say("nothing")
        if isinstance(value, dict):
            pairs = cast("dict[str, object]", value)
            return ", ".join(f"{self.word(key)} {count}" for key, count in pairs.items()) or self.say("nothing")
        return self._sentence(key_of(type(value)), value)

    def _sentence(self, key: str, struct: object) -> str:
        hints = hints_of(type(struct))
        return self.say(f"{self.game}-{key}", **{name: self.value(getattr(struct, name), hint) for name, hint in hints.items()})


def tag(struct: msgspec.Struct | type[msgspec.Struct]) -> str:
    return str(struct.__struct_config__.tag)


def key_of(struct: type) -> str:
    """Of its sentence: `round_total` for a RoundTotal."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", struct.__name__).lower()


@cache
def hints_of(kind: type) -> dict[str, object]:
    """The types of a struct's fields."""
    return get_type_hints(kind, include_extras=True)


def is_seat(hint: object) -> bool:
    return hint == Seat or any(inner == Seat for inner in get_args(hint))


def names_in(hint: object) -> tuple[str, ...]:
    """The words that a field may be, wherever in its type."""
    return tuple(name for part in get_args(hint) for name in ((part,) if isinstance(part, str) else names_in(part)))


def bounds_of(hint: object) -> tuple[int, int] | None:
    """The least and the most of a number that has them, such as the bowls of Cahoots; a seat goes by its name instead."""
    for part in (hint, *get_args(hint)):
        if get_origin(part) is Annotated and part != Seat:
            (meta,) = cast(Any, part).__metadata__
            return meta.ge, meta.le
    return None


def is_by_value(hint: object) -> bool:
    """Is the field an amount that a person would type as it is: tricks, a bid, some money cards?"""
    inner = element(hint)
    return int in (hint, inner) or any(type(value) is int for value in get_args(inner))


def element(hint: object) -> object:
    """What a list holds, also where the list may be missing."""
    for part in (hint, *get_args(hint)):
        if getattr(part, "__origin__", None) in (list, tuple):
            return get_args(part)[0]
    return None


def option_ranges(options: type[Options]) -> dict[str, str]:
    """What each house rule may be: `3 to 10`, `true or false`, `private or public`."""
    return {name: _range(hint, option_words(options)[name]) for name, hint in hints_of(options).items()}


def option_values(options: type[Options]) -> dict[str, Sequence[bool | int | str]]:
    """What each house rule may be, one by one."""
    return {name: _values(hint, option_words(options)[name]) for name, hint in hints_of(options).items()}


def _values(hint: object, words: Sequence[str]) -> Sequence[bool | int | str]:
    if bounds := bounds_of(hint):
        return range(bounds[0], bounds[1] + 1)
    return words or (False, True)


def _range(hint: object, words: Sequence[str]) -> str:
    if bounds := bounds_of(hint):
        return f"{bounds[0]} to {bounds[1]}"
    *others, last = words or ("true", "false")
    return f"{', '.join(others)} or {last}"


def option_faults(game: AnyGame, given: Mapping[str, object]) -> Iterator[str]:
    """A sentence for each house rule that the game does not have, or not so."""
    ranges = option_ranges(game.options)
    for name, value in given.items():
        if name not in ranges:
            known = f"its house rules are {', '.join(ranges)}" if ranges else "it has no house rules"
            yield f"{game.id} has no house rule {name!r}: {known}"
            continue
        try:
            msgspec.convert({name: value}, game.options)
        except (msgspec.ValidationError, UnicodeError):
            yield f"{name} may be {ranges[name]}, not {value!r}"
