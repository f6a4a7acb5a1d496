"""`bestiary verify`."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from bestiary.match.describe import printable
from bestiary.match.record import record_texts
from bestiary.match.verify import Verdict, verify


def verify_file(console: Console, file: Path, json: bool) -> bool:
    """Say of every record in the file whether it holds; True if all do."""
    verdicts = [report(console, verify(place, text), json) for place, text in record_texts(file)]
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
        played = f"{verdict.game}, edition {verdict.edition}, {verdict.moves} legal moves"
        text, style = f"✓ {verdict.record}: {played}; {dealt}; {ended}", "green"
    console.print(Text(printable(text), style), soft_wrap=True)
    return verdict
