"""`bestiary bench`."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.table import Table

from bestiary.arena.bench import Bench, Row, bench


def run_bench(console: Console, aside: Console, rounds: int, seconds: float, json: bool) -> None:
    with aside.status("measuring"):
        measured = bench(rounds, seconds, f"bestiary bench --rounds {rounds} --seconds {seconds:g} --json")
    if json:
        print(msgspec.json.format(msgspec.json.encode(measured)).decode())
    else:
        console.print(as_table(measured))
        for note in measured.missing:
            console.print(f"not measured here: {note}", style="dim", highlight=False, markup=False)


def as_table(measured: Bench) -> Table:
    peer = next((row.rate for row in measured.rows if row.how == "OpenSpiel in C++"), None)
    table = Table(title=f"{measured.machine}, Python {measured.python}", title_justify="left")
    for heading in ("game", "how", "games at once", "steps a call", "actions a second", "times OpenSpiel in C++"):
        words = heading in ("game", "how")
        table.add_column(heading, justify="left" if words else "right", no_wrap=words)
    for row in measured.rows:
        table.add_row(row.game, row.how, f"{row.size:,}", f"{row.steps:,}", f"{row.rate:,}", times(row, peer))
    return table


def times(row: Row, peer: int | None) -> str:
    return "" if not peer else f"{row.rate / peer:,.2f}"
