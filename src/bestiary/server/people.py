"""Who is there: guests with a name, known by a long random token that only they have."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

import msgspec

from bestiary.server.facts import NAME_MOST

TOKEN_BYTES = 32


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


class BadName(ValueError):
    """A name that cannot be shown; the message says why."""


def clean_name(name: str) -> str:
    """The name as it is shown. Control characters and what turns the direction of writing are refused."""
    name = " ".join(part for part in unicodedata.normalize("NFC", name).split(" ") if part)
    if not name or len(name) > NAME_MOST:
        raise BadName("length")
    if any(unfit(c) for c in name) or not any(unicodedata.category(c)[0] in "LNPS" for c in name):  # or it would show nothing
        raise BadName("characters")
    return name


def clean_text(text: str) -> str:
    """What was said, with a mark for each character that has power over a screen."""
    return "".join("\N{REPLACEMENT CHARACTER}" if unfit(c) else c for c in unicodedata.normalize("NFC", text).strip())


def unfit(c: str) -> bool:
    """Control, private, unassigned and lone halves; and formats but the joiner that holds some emoji together."""
    return unicodedata.category(c) in ("Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp") and c != "\u200d"
