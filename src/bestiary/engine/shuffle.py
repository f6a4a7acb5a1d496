"""Verifiable shuffles. The specification that a stranger can rewrite is docs/fairness.md."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator, Sequence

DOMAIN, DRAW_DOMAIN, ENTROPY_DOMAIN = b"bestiary-shuffle/1", b"bestiary-shuffle/2", b"bestiary-entropy/1"
SEED_BYTES = ENTROPY_BYTES = 32
LOT = 2**32 - 1  # the number of the shuffle that seats people: no match has so many


def new_seed() -> bytes:
    """A seed from the system's entropy."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is shown before the first card: it binds whoever knows the seed, and tells nothing of it."""
    return hashlib.sha256(seed).hexdigest()


def stream_key(seed: bytes, entropy: Sequence[bytes]) -> bytes:
    """The key of all shuffles of a match that nobody drew together: the seed and what each seat added."""
    parts = (len(part).to_bytes(4, "big") + part for part in entropy)
    return hmac.digest(seed, DOMAIN + b"".join(parts), "sha256")


def entropy_commitment(entropy: bytes) -> str:
    """What a player shows before anybody's bytes are shown: it binds to them, and tells nothing of them."""
    return hashlib.sha256(ENTROPY_DOMAIN + entropy).hexdigest()


def draw_key(seed: bytes, entropies: Iterable[bytes]) -> bytes:
    """The key of a match that people drew together: the seed and what each added, sorted, so that nobody chooses an order."""
    parts = sorted(entropies)
    if any(len(part) != ENTROPY_BYTES for part in parts):
        raise ValueError(f"each adds {ENTROPY_BYTES} bytes to a draw, not {', '.join(str(len(part)) for part in parts)}")
    return hmac.digest(seed, DRAW_DOMAIN + b"".join(parts), "sha256")


def lot(key: bytes, seats: int) -> list[int]:
    """Who sits where: seat k goes to the chair lot[k], counted as the chairs stood when everybody committed."""
    return shuffle(key, LOT, seats)


def words(key: bytes, number: int) -> Iterator[int]:
    """The 32-bit words of shuffle `number`, without end."""
    counter = 0
    while True:
        block = hmac.digest(key, number.to_bytes(4, "big") + counter.to_bytes(4, "big"), "sha256")
        for i in range(0, len(block), 4):
            yield int.from_bytes(block[i : i + 4], "big")
        counter += 1


def shuffle(key: bytes, number: int, size: int) -> list[int]:
    """Shuffle `number` (from 0) of a match: an order of 0 … size-1, every order equally likely."""
    stream = words(key, number)
    order = list(range(size))
    for i in range(size - 1, 0, -1):
        j = _below(stream, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def _below(stream: Iterator[int], bound: int) -> int:
    limit = (1 << 32) - (1 << 32) % bound
    return next(word for word in stream if word < limit) % bound
