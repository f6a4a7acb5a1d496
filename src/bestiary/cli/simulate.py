"""`bestiary simulate`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from bestiary.arena.simulate import Tally, simulate, tally
from bestiary.match.match import Match


@dataclass(frozen=True)
class Settings:
    """What was asked for on the command line."""

    game: str
    players: int
    games: int
    seed: int
    bots: Sequence[str]
    options: Mapping[str, bool | int | str]
    records: Path | None
    json: bool


def run_simulation(console: Console, aside: Console, settings: Settings) -> None:
    game, players, bots = settings.game, settings.players, settings.bots
    played = simulate(game, players, settings.games, settings.seed, bots, settings.options)
    matches = track(played, f"{game}, {players} players", settings.games, console=aside, transient=True)
    if settings.records is None:
        total = tally(game, bots, players, matches)
    else:
        with settings.records.open("wb") as file:
            total = tally(game, bots, players, written(matches, file))
    if settings.json:
        print(msgspec.json.encode(total).decode())
    else:
        console.print(as_table(total))


def written(matches: Iterable[Match], file: BinaryIO) -> Iterator[Match]:
    """The matches, each written down on its way."""
    for match in matches:
        file.write(match.record().to_json() + b"\n")
        yield match


def as_table(total: Tally) -> Table:
    table = Table(title=f"{total.game}: {total.games:,} matches, {total.moves:,} moves", title_justify="left")
    table.add_column("seat", justify="right")
    table.add_column("bot")
    for heading in ("first places", "mean score", "mean rank"):
        table.add_column(heading, justify="right")
    for seat in total.seats:
        share = f"{seat.wins / max(total.games, 1):.1%}"
        table.add_row(str(seat.seat), seat.bot, share, f"{seat.score:,.1f}", f"{seat.rank:.2f}")
    return table
