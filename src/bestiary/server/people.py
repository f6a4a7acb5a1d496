"""Who is there: guests with a name, known by a long random token that only they have."""

from __future__ import annotations

import base64
import hashlib
import secrets
import unicodedata
from functools import lru_cache

import msgspec

from bestiary.server.facts import NAME_MOST

TOKEN_BYTES = 32
MARKS_MOST = 3  # over or under one letter: as many as a language writes
JOINER, STYLES, KEYCAP = "\u200d", ("\ufe0e", "\ufe0f"), "\u20e3"
# Letters, symbols and marks by their category, and yet nothing is seen: fillers, a braille cell without dots, choosers of variants.
VARIANTS = (*range(0xFE00, 0xFE0E), *range(0xE0100, 0xE01F0))
BLANK = {*"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0", *map(chr, VARIANTS)}


class Person(msgspec.Struct, frozen=True, gc=False):
    """Somebody who is known here."""

    id: str
    name: str
    program: bool = False


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """What is stored of a token. (It is random and long: one round is enough.)"""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_person_id() -> str:
    return secrets.token_urlsafe(9)


def mark_of(person: Person) -> str:
    """Four letters and digits beside a name that tell people apart whose names look alike. Nobody chooses his: it comes from the id, which
    the server draws."""
    return mark_by(person.id)


@lru_cache(10_000)
def mark_by(id: str) -> str:
    digest = hashlib.sha256(f"mark of {id}".encode()).digest()
    return base64.b32encode(digest)[:4].decode().lower()


class BadName(ValueError):
    """A name that cannot be shown; the message says why."""


def clean_name(name: str) -> str:
    """The name as it is shown. What shows nothing, has power over a screen or piles up over the lines around it is refused."""
    spaced = (" " if unicodedata.category(c) == "Zs" else c for c in unicodedata.normalize("NFC", name))
    name = " ".join(part for part in "".join(spaced).split(" ") if part)
    if not name or len(name) > NAME_MOST:
        raise BadName("length")
    if cleaned(name) != name or not any(unicodedata.category(c)[0] in "LNPS" for c in name):  # or it would show nothing
        raise BadName("characters")
    return name


def clean_text(text: str) -> str:
    """What was said, with a mark for each character that has power over a screen, shows nothing or is one too many over another."""
    return cleaned(unicodedata.normalize("NFC", text).strip())


def cleaned(text: str) -> str:
    shown: list[str] = []
    marks = MARKS_MOST  # none may be first: it would lie over what stands before the text
    for at, c in enumerate(text):
        if c == JOINER or c in STYLES:
            fits = holds(c, text[max(at - 1, 0) : at], text[at + 1 : at + 2])
        elif unicodedata.category(c) in ("Mn", "Me"):
            marks += 1
            fits = marks <= MARKS_MOST and not unfit(c)
        else:
            marks = 0
            fits = not unfit(c)
        shown.append(c if fits else "\N{REPLACEMENT CHARACTER}")
    return "".join(shown)


def holds(c: str, before: str, after: str) -> bool:
    """Does it hold two emoji together, or choose how the one before it looks? Elsewhere it would only make two texts look the same."""
    if c == JOINER:
        return (is_emoji(before) or before in STYLES) and is_emoji(after)
    return is_emoji(before) or after == KEYCAP


def is_emoji(c: str) -> bool:
    return not c.isascii() and not unfit(c) and (unicodedata.category(c) in ("So", "Sk", "Sm") or c in "‼⁉〰")


def unfit(c: str) -> bool:
    """Controls, formats, private, unassigned and lone halves, and what shows nothing where something is expected."""
    return unicodedata.category(c) in ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp") or c in BLANK
