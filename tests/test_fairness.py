"""Shuffles: as docs/fairness.md says, unbiased, committed to, and checked by `verify`."""

from __future__ import annotations

import hashlib
import hmac
import itertools
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import bestiary
from bestiary.engine import shuffle as shuffles

DOC = Path(__file__).parent.parent / "docs" / "fairness.md"
VECTORS: list[dict[str, Any]] = json.loads(re.findall(r"```json\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)[0])


def stranger(seed: str, entropy: list[str], number: int, size: int) -> list[int]:
    """The specification, written again from its text alone."""
    message = b"bestiary-shuffle/1"
    for part in entropy:
        raw = bytes.fromhex(part)
        message += len(raw).to_bytes(4, "big") + raw
    key = hmac.new(bytes.fromhex(seed), message, hashlib.sha256).digest()
    text = b"".join(hmac.new(key, number.to_bytes(4, "big") + c.to_bytes(4, "big"), hashlib.sha256).digest() for c in range(80))
    place, order = 0, list(range(size))
    for i in reversed(range(1, size)):
        while True:
            word = int.from_bytes(text[place : place + 4], "big")
            place += 4
            if word < 2**32 - 2**32 % (i + 1):
                break
        j = word % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: v["seed"][:8])
def test_the_vectors_of_the_specification(vector: dict[str, Any]) -> None:
    seed, entropy = bytes.fromhex(vector["seed"]), [bytes.fromhex(part) for part in vector["entropy"]]
    key = shuffles.stream_key(seed, entropy)
    assert shuffles.commitment(seed) == vector["commitment"]
    assert key.hex() == vector["key"]
    assert [f"{word:08x}" for word in itertools.islice(shuffles.words(key, 0), 4)] == vector["words of shuffle 0"]
    for name in ("shuffle 0 of 10", "shuffle 1 of 10", "shuffle 0 of 40"):
        _, number, _, size = name.split()
        assert shuffles.shuffle(key, int(number), int(size)) == vector[name]
        assert stranger(vector["seed"], vector["entropy"], int(number), int(size)) == vector[name]


def test_a_stranger_recomputes_every_deal_of_a_record() -> None:
    for game in bestiary.GAMES.values():
        match = bestiary.new(game.id, game.players[0], 99, entropy=[b"a", b"bc", *[b""] * (game.players[0] - 2)])
        record = match.record()
        assert record.seed is not None
        for number, deal in enumerate(record.deals):
            deck = next(deck for deck in game.decks if len(deck) == len(deal))
            assert deal == [deck[card] for card in stranger(record.seed, record.entropy, number, len(deck))]


def test_words_that_would_bias_a_draw_are_thrown_away() -> None:
    limit = 2**32 - 2**32 % 6
    stream = iter([limit, 2**32 - 1, 11])
    assert shuffles._below(stream, 6) == 5  # pyright: ignore[reportPrivateUsage]
    assert shuffles._below(iter([limit - 1]), 6) == 5  # pyright: ignore[reportPrivateUsage]


def test_every_order_is_equally_likely() -> None:
    key = shuffles.stream_key(bytes(32), [])
    counts = Counter(tuple(shuffles.shuffle(key, number, 4)) for number in range(12000))
    assert len(counts) == 24
    assert sum((n - 500) ** 2 / 500 for n in counts.values()) < 60  # chi-squared, 23 degrees of freedom: 0.004 % above it


def test_the_seed_of_a_real_match_comes_from_the_system_and_the_commitment_binds_it() -> None:
    match = bestiary.new("nullern", 2)
    assert match.seed != bestiary.new("nullern", 2).seed
    assert match.seed is not None
    assert match.commitment == hashlib.sha256(match.seed).hexdigest()


def test_a_seed_as_a_number_and_as_hex_digits_is_the_same() -> None:
    assert bestiary.new("nullern", 3, 7).state == bestiary.new("nullern", 3, f"{7:064x}").state


def test_each_players_entropy_changes_the_deal() -> None:
    deals = {
        str(bestiary.new("nullern", 2, 7, entropy=entropy).record().deals)
        for entropy in ([b"", b""], [b"x", b""], [b"", b"x"], [b"xx", b""])
    }
    assert len(deals) == 4
