"""Shuffles: as docs/fairness.md says, unbiased, committed to, and checked by `verify`."""

from __future__ import annotations

import hashlib
import itertools
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import bestiary
from bestiary.engine import shuffle as shuffles
from tests import stranger

HERE = Path(__file__).parent
DRAWS, ALONE = (
    json.loads(block)
    for block in re.findall(r"```json\n(.*?)```", (HERE.parent / "docs" / "fairness.md").read_text(encoding="utf-8"), re.DOTALL)
)
SAMPLES = HERE.parent / "web" / "src" / "fairness"


def by_seed(vector: dict[str, Any]) -> str:
    return vector["seed"][:8]


@pytest.mark.parametrize("vector", ALONE, ids=by_seed)
def test_the_vectors_of_shuffles_without_a_draw(vector: dict[str, Any]) -> None:
    seed, entropy = bytes.fromhex(vector["seed"]), [bytes.fromhex(part) for part in vector["entropy"]]
    key = shuffles.stream_key(seed, entropy)
    assert stranger.key_without_draw(vector["seed"], vector["entropy"]) == key
    same_shuffles(vector, key)


@pytest.mark.parametrize("vector", DRAWS, ids=by_seed)
def test_the_vectors_of_draws(vector: dict[str, Any]) -> None:
    seed, entropy = bytes.fromhex(vector["seed"]), [bytes.fromhex(part) for part in vector["entropy"]]
    key = shuffles.draw_key(seed, entropy)
    assert stranger.key_of_draw(vector["seed"], vector["entropy"]) == key
    assert [shuffles.entropy_commitment(part) for part in entropy] == vector["commitments"]
    assert [stranger.committed(part) for part in vector["entropy"]] == vector["commitments"]
    for seats in (4, 7):
        assert shuffles.lot(key, seats) == stranger.order(key, stranger.LOT, seats) == vector[f"lot of {seats}"]
    same_shuffles(vector, key)


def same_shuffles(vector: dict[str, Any], key: bytes) -> None:
    assert shuffles.commitment(bytes.fromhex(vector["seed"])) == vector["commitment"]
    assert key.hex() == vector["key"]
    for stream in (shuffles.words(key, 0), stranger.words(key, 0)):
        assert [f"{word:08x}" for word in itertools.islice(stream, 4)] == vector["words of shuffle 0"]
    for name in ("shuffle 0 of 10", "shuffle 1 of 10", "shuffle 0 of 40"):
        _, number, _, size = name.split()
        assert shuffles.shuffle(key, int(number), int(size)) == vector[name]
        assert stranger.order(key, int(number), int(size)) == vector[name]


@pytest.mark.parametrize("file", ["samples.jsonl", "draws.jsonl"])
def test_a_stranger_recomputes_every_record(file: str) -> None:
    for line in (SAMPLES / file).read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        assert [*stranger.wrong_with(record)] == []
        deal = record["deals"][-1]
        deal[0], deal[-1] = deal[-1], deal[0]
        assert [*stranger.wrong_with(record)] == [f"another deal {len(record['deals']) - 1}"]


def test_a_stranger_knows_every_deck_from_the_page() -> None:
    for game in bestiary.GAMES.values():
        for deck in game.decks:
            assert stranger.deck(game.id, len(deck)) == [*deck]


def test_a_stranger_is_on_his_own() -> None:
    assert not re.findall(r"^ *(?:from|import) bestiary", (HERE / "stranger.py").read_text(encoding="utf-8"), re.MULTILINE)


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
