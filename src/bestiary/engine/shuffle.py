"""Verifiable shuffles. The specification that a stranger can rewrite is docs/fairness.md."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence

DOMAIN = b"bestiary-shuffle/1"
SEED_BYTES = 32


def new_seed() -> bytes:
    """A seed from the system's entropy."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is shown before the first card: it binds whoever knows the seed, and tells nothing of it."""
    return hashlib.sha256(seed).hexdigest()


def stream_key(seed: bytes, entropy: Sequence[bytes]) -> bytes:
    """The key of all shuffles of a match: the seed and what each seat added."""
    parts = (len(part).to_bytes(4, "big") + part for part in entropy)
    return hmac.digest(seed, DOMAIN + b"".join(parts), "sha256")


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
