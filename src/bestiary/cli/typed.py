"""What a person types, as numbers and as moves."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, cast, get_args

import msgspec

from bestiary.engine.game import Move
from bestiary.match.describe import Describer, bounds_of, element, hints_of, is_seat, names_in, printable, tag

NUMBER = re.compile(r"-?[0-9]{1,9}")
QUOTES = " “”„«»\"'.!"
LONGEST = 30  # words of a typed move
SHOWN = 40  # characters of it that a complaint repeats


class NotUnderstood(ValueError):
    """What was typed is no move; the message says what would be."""


def whole_number(text: str, digits: int = 9) -> int | None:
    """A number as a person types one; None for anything else, however much it looks like digits."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= digits else None


def words_of(text: str) -> list[str]:
    return text.replace(",", " ").split()


def normal(text: str) -> str:
    """Spelling that is compared: capitals, hyphens and quotation marks do not matter."""
    return re.sub(r"[\s_-]+", " ", text.casefold().replace("ё", "е")).strip(QUOTES)


def quoted(text: str) -> str:
    """Typed text, fit to be repeated in a complaint."""
    return printable(text if len(text) <= SHOWN else f"{text[:SHOWN]}…")


class Reader:
    """Reads moves typed as JSON or in words: the type, then its fields in order (`bid 2`, `pass Anna rat bat`, `pay 10 50`).

    The words are the ids of the records or those of the person's language; bowls are counted from 1."""

    def __init__(self, moves: object, describe: Describer, names: Sequence[str]) -> None:
        self.kinds = cast("list[type[Move]]", list(get_args(moves)))
        self.union = moves
        self.describe = describe
        self.names = names

    def read(self, text: str, example: Move) -> Move:
        """The move; the example is shown where the JSON of one is wanted."""
        if text.startswith("{"):
            return self._from_json(text, example)
        words = words_of(text)
        kind, rest = next(self._kinds(words), (None, words))
        if kind is None or len(words) > LONGEST:
            raise NotUnderstood(self.describe.say("menu-unknown", typed=quoted(text), kinds=", ".join(map(tag, self.kinds))))
        moves = (move for kind, rest in self._kinds(words) for move in self._moves(kind, rest))
        if move := next(moves, None):
            return move
        takes_any_number = any(element(hint) is not None for hint in hints_of(kind).values())
        for count in range(len(rest) - 1, -1, -1):
            if not takes_any_number and next(self._moves(kind, rest[:count]), None):
                raise NotUnderstood(self.describe.say("menu-too-much", typed=quoted(" ".join(rest[count:]))))
        raise NotUnderstood(self.describe.say("menu-form", typed=quoted(text), form=self.form(kind)))

    def form(self, kind: type[Move]) -> str:
        """How a move is typed: its type, then its fields, a short list of names spelt out."""
        words = [tag(kind)]
        for field, hint in hints_of(kind).items():
            inner = element(hint)
            names = names_in(hint) or [str(value) for value in get_args(inner)]
            if bounds := bounds_of(hint):
                names = [str(place + 1) for place in range(bounds[0], bounds[1] + 1)]
            words.append((" | ".join(names) if 0 < len(names) <= 10 else field).join("<>") + ("…" if inner is not None else ""))
        return " ".join(words)

    @cached_property
    def _spoken(self) -> dict[str, type[Move]]:
        """Every way to name a type of move: its id, its phrase in the language, and the phrase's first word if no other begins so."""
        phrases = {normal(self.describe.say(f"{self.describe.game}-kind-{tag(kind)}")): kind for kind in self.kinds}
        firsts = Counter(phrase.split()[0] for phrase in phrases)
        unique = {phrase.split()[0]: kind for phrase, kind in phrases.items() if firsts[phrase.split()[0]] == 1}
        return unique | phrases | {normal(tag(kind)): kind for kind in self.kinds}

    def _kinds(self, words: Sequence[str]) -> Iterator[tuple[type[Move], list[str]]]:
        """The types that the first words may name, and the words that are left, the longest name first."""
        for count in range(len(words), 0, -1):
            if kind := self._spoken.get(normal(" ".join(words[:count]))):
                yield kind, list(words[count:])

    def _from_json(self, text: str, example: Move) -> Move:
        try:
            return msgspec.json.decode(text, type=cast(Any, self.union))
        except (msgspec.MsgspecError, ValueError, RecursionError):
            shown = msgspec.json.encode(example).decode()
            raise NotUnderstood(self.describe.say("menu-json", example=shown)) from None

    def _moves(self, kind: type[Move], words: list[str]) -> Iterator[Move]:
        for values in self._fields(kind, kind.__struct_fields__, words):
            try:
                yield msgspec.convert({"type": tag(kind), **values}, kind)
            except msgspec.ValidationError:
                continue

    def _fields(self, kind: type[Move], fields: Sequence[str], words: list[str]) -> Iterator[dict[str, Any]]:
        """Every way to read the words as these fields; a name may be of several words, an optional field may be absent."""
        if not fields:
            if not words:
                yield {}
            return
        field, rest = fields[0], fields[1:]
        hint = hints_of(kind)[field]
        if (inner := element(hint)) is not None:
            yield from ({field: values} for values in self._list(inner, words))
            return
        for count in range(len(words), 0, -1):
            value = self._value(words[:count], hint)
            if value is not None:
                yield from ({field: value, **others} for others in self._fields(kind, rest, words[count:]))
        if msgspec.UnsetType in get_args(hint):
            yield from self._fields(kind, rest, words)

    def _list(self, hint: object, words: list[str]) -> Iterator[list[int | str]]:
        if not words:
            yield []
        for count in range(len(words), 0, -1):
            value = self._value(words[:count], hint)
            if value is not None:
                yield from ([value, *others] for others in self._list(hint, words[count:]))

    def _value(self, words: list[str], hint: object) -> int | str | None:
        text = " ".join(words)
        if is_seat(hint):
            for seat, name in enumerate(self.names):
                if normal(name) == normal(text):
                    return seat
        if names := names_in(hint):
            return next((name for name in names if normal(text) in (normal(name), normal(self.describe.word(name)))), None)
        if not NUMBER.fullmatch(text):
            return None
        return int(text) - 1 if bounds_of(hint) else int(text)
