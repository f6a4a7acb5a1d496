"""`bestiary verify`."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console

from bestiary.match.record import BadRecord, read_records
from bestiary.match.verify import Verdict, verify


def verify_file(console: Console, file: Path, json: bool) -> bool:
    """Say of every record in the file whether it holds; True if all do."""
    verdicts: list[Verdict] = []
    try:
        for place, record in read_records(file):
            verdicts.append(report(console, verify(place, record), json))
    except BadRecord as error:
        verdicts.append(report(console, Verdict(record=str(file), holds=False, where=error.where, why=error.why), json))
    return all(verdict.holds for verdict in verdicts)


def report(console: Console, verdict: Verdict, json: bool) -> Verdict:
    if json:
        print(msgspec.json.encode(verdict).decode())
        return verdict
    if not verdict.holds:
        text, style = f"✗ {verdict.record}: does not hold. {verdict.where}: {verdict.why}", "red"
    else:
        dealt = f"every deal recomputed from the seed (commitment {verdict.commitment})"
        if verdict.deals == "listed":
            dealt = "the deals are as listed: without a seed they cannot be recomputed"
        ended = "the result holds" if verdict.finished else "unfinished: the record stops before the end"
        text, style = f"✓ {verdict.record}: {verdict.game}, {verdict.moves} legal moves; {dealt}; {ended}", "green"
    console.print(text, style=style, highlight=False, markup=False, soft_wrap=True)
    return verdict
