"""The shuffles of a record checked by a stranger: written from docs/fairness.md and docs/rules/cahoots.md, with nothing of Bestiary's code.

`python tests/stranger.py RECORD [RECEIPT]` says what does not hold, or that all does.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

RULES = Path(__file__).parent.parent / "docs" / "rules" / "cahoots.md"
LOT = 2**32 - 1


def deck(game: str, size: int) -> list[str]:
    if game == "kuhhandel":
        return [animal for animal in ["rooster", "goose", "cat", "dog", "sheep", "goat", "donkey", "pig", "cow", "horse"] for _ in range(4)]
    if game == "kakerlakenpoker":
        kinds = ["bat", "fly", "cockroach", "toad", "rat", "scorpion", "stinkbug"]
        return [kind for kind in kinds for _ in range(8)] + [f"{kind}-king" for kind in kinds] + ["joker", "blank"]
    if game == "nullern":
        return [f"{colour}{number}" for colour in "RYGB" for number in range(1, 21)]
    if size == 56:
        return [f"{kind}-{n}" for kind in ["mandrake", "mushroom", "feather", "crystal"] for n in range(1, 8) for _ in range(2)]
    text = RULES.read_text(encoding="utf-8")
    listed = text[text.index("- **Sum of one ingredient**") : text.index("## Setting up")]
    return re.findall(r"`([a-z0-9-]+)`", listed)


def number(value: int) -> bytes:
    return value.to_bytes(4, "big")


def mac(key: bytes, message: bytes) -> bytes:
    return hmac.new(key, message, hashlib.sha256).digest()


def committed(entropy: str) -> str:
    return hashlib.sha256(b"bestiary-entropy/1" + bytes.fromhex(entropy)).hexdigest()


def key_of_draw(seed: str, entropy: Sequence[str]) -> bytes:
    return mac(bytes.fromhex(seed), b"bestiary-shuffle/2" + b"".join(sorted(bytes.fromhex(part) for part in entropy)))


def key_without_draw(seed: str, entropy: Sequence[str]) -> bytes:
    parts = [bytes.fromhex(part) for part in entropy]
    return mac(bytes.fromhex(seed), b"bestiary-shuffle/1" + b"".join(number(len(part)) + part for part in parts))


def words(key: bytes, shuffle: int) -> Iterator[int]:
    block = 0
    while True:
        text = mac(key, number(shuffle) + number(block))
        yield from (int.from_bytes(text[place : place + 4], "big") for place in range(0, 32, 4))
        block += 1


def order(key: bytes, shuffle: int, size: int) -> list[int]:
    stream, cards = words(key, shuffle), list(range(size))
    for last in range(size - 1, 0, -1):
        while (word := next(stream)) >= 2**32 - 2**32 % (last + 1):
            pass
        other = word % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def wrong_with(record: dict[str, Any], receipt: dict[str, Any] | None = None) -> Iterator[str]:
    entropy = record["entropy"] or [""] * len(record["seats"])
    commitments = record.get("commitments")
    if commitments is None:
        key = key_without_draw(record["seed"], entropy)
        if record.get("lot") is not None or record.get("called_off"):
            yield "a lot without a draw"
    else:
        added = [part for part in entropy if part]
        key = key_of_draw(record["seed"], added)
        if any(len(part) != 64 for part in added):
            yield "entropy of another length"
        if [committed(part) if part else None for part in entropy] != commitments:
            yield "entropy that was not committed to"
        if record["lot"] is not None and record["lot"] != order(key, LOT, len(entropy)):
            yield "another lot"
    for count, listed in enumerate(record["deals"]):
        cards = deck(record["game"], len(listed))
        if listed != [cards[card] for card in order(key, count, len(cards))]:
            yield f"another deal {count}"
    if receipt is not None:
        yield from unlike(record, receipt)


def unlike(record: dict[str, Any], receipt: dict[str, Any]) -> Iterator[str]:
    """What the receipt's player was shown otherwise."""
    if hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest() != receipt["commitment"]:
        yield "another seed"
    for name in ("game", "edition"):
        if record[name] != receipt[name]:
            yield f"another {name}"
    if any(record["options"].get(name) != value for name, value in receipt["options"].items()):
        yield "other house rules"
    if record["commitments"] is None or len(record["seats"]) != receipt["players"]:
        yield "another table"
        return
    if record["called_off"] != receipt["called_off"] or (record["lot"] is None) != (receipt["order"] == "as_seated"):
        yield "another draw"
    chairs = record["lot"] or range(receipt["players"])
    for seat, chair in enumerate(chairs):
        sitter = record["seats"][seat]
        if (sitter.get("bot") or sitter["name"], record["commitments"][seat]) != (receipt["seats"][chair], receipt["commitments"][chair]):
            yield f"another player or commitment at chair {chair}"
    if record["entropy"][[*chairs].index(receipt["chair"])] != receipt["entropy"]:
        yield "other entropy of one's own"


if __name__ == "__main__":
    faults = [*wrong_with(*(json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:3]))]
    print("\n".join(faults) or "All holds.")
    sys.exit(bool(faults))
