"""`bestiary verify`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from bestiary.match.describe import printable
from bestiary.match.receipt import Receipt, read_receipt
from bestiary.match.record import BadRecord, record_texts
from bestiary.match.verify import Verdict, verify


def verify_file(console: Console, file: Path, commitment: str | None, receipt: Path | None, json: bool) -> bool:
    """Say of every record in the file whether it holds; True if all do."""
    texts = record_texts(file)
    if len(texts) > 1 and (commitment is not None or receipt is not None):
        raise ValueError(f"a commitment or a receipt is of one match, and {file} holds {len(texts)}: save that one alone")
    shown = None if commitment is None else read_commitment(commitment)
    kept = None if receipt is None else receipt_in(receipt)
    verdicts = [report(console, verify(place, text, shown, kept), json) for place, text in texts]
    return all(verdict.holds for verdict in verdicts)


def read_commitment(text: str) -> str:
    if not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise ValueError(f"a commitment has 64 hex digits, not {text!r}")
    return text.lower()


def receipt_in(file: Path) -> Receipt:
    try:
        return read_receipt(file.read_bytes())
    except BadRecord as error:
        raise BadRecord(f"{file}: {error.where}", error.why) from None


def report(console: Console, verdict: Verdict, json: bool) -> Verdict:
    if json:
        print(msgspec.json.encode(verdict).decode())
        return verdict
    for number, line in enumerate(lines(verdict)):
        style = "green" if verdict.holds else "red"
        console.print(Text(printable(line if number == 0 else f"  {line}"), style), soft_wrap=True)
    return verdict


def lines(verdict: Verdict) -> Iterator[str]:
    if verdict.where:
        yield f"✗ {verdict.record}: does not hold. {verdict.where}: {verdict.why}"
        return
    if verdict.differences:
        yield f"✗ {verdict.record}: holds in itself, but is not what you were shown:"
        yield from verdict.differences
        return
    ended = "the result holds" if verdict.finished else "unfinished: the record stops before the end"
    yield "; ".join(
        [f"✓ {verdict.record}: {verdict.game}, edition {verdict.edition}, {verdict.moves} legal moves", *shuffled(verdict), ended]
    )


def shuffled(verdict: Verdict) -> Iterator[str]:
    if verdict.deals == "listed":
        yield "the deals are as listed: without a seed they cannot be recomputed"
    else:
        yield f"every deal recomputed from the seed (commitment {verdict.commitment})"
    if verdict.drawn is not None:
        seats = ", ".join(map(str, verdict.drawn))
        yield f"drawn together, with bytes of seats {seats}" if seats else "drawn together, but nobody added anything"
    if verdict.called_off:
        yield f"draws called off before: {verdict.called_off}"
    if verdict.compared:
        yield f"the same as your {' and your '.join(verdict.compared)}"
    if verdict.added is False:
        yield "you added nothing: your commitment was not in the list"
