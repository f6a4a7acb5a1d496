"""Choosing a move at the terminal: by number, field by field where the list is long, or typed."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, cast, get_args, get_origin

import msgspec

from bestiary.engine.game import Move
from bestiary.match.describe import Describer, element, hints_of, is_seat, tag

SHORT = 24  # a list this long is shown whole
Ask = Callable[[str, Sequence[str]], str]  # a question and numbered answers give what was typed


class NotUnderstood(ValueError):
    """What was typed is no move; the message says what would be."""


def pick(moves: Sequence[Move], describe: Describer, ask: Ask, typed: Callable[[str], Move]) -> Move:
    """One of the legal moves, or what the person typed instead."""
    say = describe.say
    if len(moves) <= SHORT:
        return _numbered(moves, [describe.move(m) for m in moves], say("menu-move"), ask, typed)
    kinds: dict[str, Move] = {}
    for move in _sample(moves):
        kinds.setdefault(tag(move), move)
    if len(kinds) > 1:
        answer = ask(say("menu-kind"), [describe.say(f"{describe.game}-kind-{kind}") for kind in kinds])
        if not answer.isdigit():
            return typed(answer)
        kind = _entry(list(kinds), answer, say("menu-between", most=len(kinds)))
    else:
        kind = next(iter(kinds))
    left: Sequence[Move] = [m for m in moves if tag(m) == kind] if len(moves) <= 5000 else []
    if not left:
        return _whole(kinds[kind], describe, ask, typed)
    for field in kinds[kind].__struct_fields__:
        if len(left) <= SHORT // 2:
            break
        values = list(dict.fromkeys(_key(getattr(m, field)) for m in left))
        if len(values) > SHORT:
            return _whole(kinds[kind], describe, ask, typed)
        if len(values) > 1:
            hint = hints_of(type(kinds[kind]))[field]
            shown = [str(describe.value(json.loads(value), hint)) for value in values]
            answer = ask(say("menu-field", field=say(f"{describe.game}-field-{field}")), shown)
            if not answer.isdigit():
                return typed(answer)
            wanted = _entry(values, answer, say("menu-between", most=len(values)))
            left = [m for m in left if _key(getattr(m, field)) == wanted]
    return left[0] if len(left) == 1 else _numbered(left, [describe.move(m) for m in left], say("menu-move"), ask, typed)


def _sample(moves: Sequence[Move]) -> Sequence[Move]:
    """Enough of a long list to meet every kind of move in it."""
    return moves if len(moves) <= 5000 else [*moves[:50], *moves[-50:]]


def _whole(example: Move, describe: Describer, ask: Ask, typed: Callable[[str], Move]) -> Move:
    """Ask for the last fields of a move as text: an amount, the cards of an offer."""
    kind = tag(example)
    answer = ask(describe.say(f"{describe.game}-type-{kind}"), [])
    return typed(answer if answer.split(" ")[0] == kind or answer.startswith("{") or not _is_value(answer) else f"{kind} {answer}")


def _is_value(answer: str) -> bool:
    return not answer or answer[0].isdigit()


def _numbered(moves: Sequence[Move], shown: Sequence[str], question: str, ask: Ask, typed: Callable[[str], Move]) -> Move:
    answer = ask(question, shown)
    return moves[int(answer) - 1] if answer.isdigit() and 0 < int(answer) <= len(moves) else typed(answer)


def _entry(entries: Sequence[str], answer: str, complaint: str) -> str:
    if not 0 < int(answer) <= len(entries):
        raise NotUnderstood(complaint)
    return entries[int(answer) - 1]


def _key(value: object) -> str:
    return json.dumps(msgspec.to_builtins(value) if value is not msgspec.UNSET else None)


def read_move(text: str, kinds: Sequence[type[Move]], describe: Describer) -> Move:
    """A move from its JSON, or from words: its type, then its fields in order (`bid 2`, `pass Anna rat bat`, `pay 10 50`)."""
    say = describe.say
    if text.startswith("{"):
        try:
            return msgspec.json.decode(text, type=cast(Any, _union(kinds)))
        except msgspec.MsgspecError as error:
            raise NotUnderstood(str(error)) from None
    name, *parts = text.split()
    kind = next((k for k in kinds if str(k.__struct_config__.tag) == name), None)
    if kind is None:
        raise NotUnderstood(say("menu-unknown", typed=text, kinds=", ".join(str(k.__struct_config__.tag) for k in kinds)))
    return _from_words(kind, parts, describe, text)


def _from_words(kind: type[Move], parts: list[str], describe: Describer, text: str) -> Move:
    hints = hints_of(kind)
    optional = {field.name for field in msgspec.structs.fields(kind) if not field.required}
    fields = [f for f in kind.__struct_fields__ if f not in optional or _fits(hints[f], parts)]
    values: dict[str, Any] = {}
    while fields and parts:
        field = fields.pop(0)
        if element(hints[field]) is not None:
            values[field] = [_read(part, element(hints[field]), describe) for part in parts]
            parts = []
        elif field not in optional or len(parts) > sum(f not in optional for f in fields):
            values[field] = _read(parts.pop(0), hints[field], describe)
    values |= {field: [] for field in fields if element(hints[field]) is not None}
    try:
        if parts:
            raise NotUnderstood(describe.say("menu-too-much", typed=" ".join(parts)))
        return msgspec.convert({"type": str(kind.__struct_config__.tag), **values}, kind)
    except msgspec.ValidationError:
        raise NotUnderstood(describe.say("menu-form", typed=text, form=_form(kind))) from None


def _form(kind: type[Move]) -> str:
    """How a move is typed: its type, then its fields, a short list of names spelt out."""
    words = [str(kind.__struct_config__.tag)]
    for field, hint in hints_of(kind).items():
        inner = element(hint)
        names = [str(name) for part in (hint, inner, *get_args(hint)) for name in get_args(part) if isinstance(name, str | int)]
        words.append((" | ".join(names) if 0 < len(names) <= 10 else field).join("<>") + ("…" if inner is not None else ""))
    return " ".join(words)


def _fits(hint: object, parts: Sequence[str]) -> bool:
    """Could an optional field be among the words? A number where it wants one, one of its names where it has names."""
    names = {name for part in (hint, *get_args(hint)) for name in get_args(part) if isinstance(name, str)}
    return any(part in names or (not names and part.isdigit()) for part in parts)


def _read(part: str, hint: object, describe: Describer) -> int | str:
    if is_seat(hint):
        for seat, name in enumerate(describe.names):
            if name.casefold() == part.casefold():
                return seat
    return int(part) if part.lstrip("-").isdigit() else part


def _union(kinds: Sequence[type[Move]]) -> object:
    union: Any = kinds[0]
    for kind in kinds[1:]:
        union = union | kind
    return union


def kinds_of(moves: object) -> list[type[Move]]:
    """The types of a union of moves."""
    return list(get_args(moves)) if get_origin(moves) is not None or get_args(moves) else [cast("type[Move]", moves)]
