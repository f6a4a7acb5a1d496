"""`bestiary arena`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bestiary.arena.plot import drawing, plot
from bestiary.arena.results import Interval, Settings, Tournament
from bestiary.arena.run import hold

Shown = Callable[[float], str]


@dataclass(frozen=True)
class Request:
    """What was asked for on the command line, besides what is played."""

    games: int
    processes: int
    ray: str | None
    out: Path | None
    plot: Path | None
    json: bool
    command: str


def run_arena(console: Console, aside: Console, settings: Settings, request: Request) -> None:
    if request.plot is not None:
        drawing()  # told before hours of play
    each = settings.matches // settings.deals
    asked = f"{request.games:,} matches asked for"
    aside.print(f"{asked}: {settings.deals:,} deals of {each} matches each, {settings.matches:,} in all", highlight=False)
    try:
        results = held(aside, settings, request)
    except KeyboardInterrupt:
        aside.print("stopped" if request.out is None else "stopped: the same command goes on from here", highlight=False)
        raise SystemExit(130) from None
    if request.plot is not None:
        plot(results, request.plot)
    if request.json:
        print(msgspec.json.format(msgspec.json.encode(results)).decode())
    else:
        for table in tables(results):
            console.print(table)
        console.print("Where an interval has no width all deals came out alike; that is not certainty.", style="dim")


def held(aside: Console, settings: Settings, request: Request) -> Tournament:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=aside, transient=True, disable=not aside.is_terminal) as bar:
        task = bar.add_task(settings.game, total=settings.matches)
        return hold(
            settings,
            processes=request.processes,
            ray=request.ray,
            out=request.out,
            command=request.command,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )


def tables(results: Tournament) -> Iterator[Table]:
    if results.standings:
        yield standings_table(results)
        yield meetings_table(results)
    for level in dict.fromkeys(team.level for team in results.teams):
        yield teams_table(results, level)
    yield paces_table(results)


def standings_table(results: Tournament) -> Table:
    settings = results.settings
    title = f"{settings.game}, {settings.players} players: {settings.matches:,} matches, {settings.deals:,} deals; below each figure: 95 %"
    table = table_of(title, ["bot", "rating", "first", "last", "rank", "score"])
    for one in results.standings:
        figures = (
            shown(one.rating, "{:+.0f}".format),
            shown(one.first, percent),
            shown(one.last, percent),
            shown(one.rank, "{:.2f}".format),
            shown(one.score, points),
        )
        table.add_row(one.bot, *figures)
    return table


def meetings_table(results: Tournament) -> Table:
    """Every cell is how often the row's bot was ranked before the column's."""
    bots = [one.bot for one in results.standings]
    before = {(meeting.bot, meeting.other): meeting.before for meeting in results.meetings}
    table = table_of("how often ranked before …", ["", *bots])
    for bot in bots:
        table.add_row(bot, *(shown(before[bot, other], percent) if (bot, other) in before else "" for other in bots))
    return table


def teams_table(results: Tournament, level: str | None) -> Table:
    """Every cell is how often a team won of one of the row's bots among the column's."""
    settings, cells = results.settings, {(team.one, team.others): team.wins for team in results.teams if team.level == level}
    where = settings.game if level is None else f"{settings.game}, {level}"
    title = f"{where}, {settings.players} players, {settings.deals:,} deals: wins of one …"
    table = table_of(title, ["", *(f"among {bot}" for bot in settings.bots)])
    for bot in settings.bots:
        table.add_row(bot, *(shown(cells[bot, other], percent) for other in settings.bots))
    return table


def paces_table(results: Tournament) -> Table:
    table = table_of("seconds for a decision", ["bot", "decisions", "median", "99th percentile"])
    for pace in results.paces:
        table.add_row(pace.bot, f"{pace.decisions:,}", seconds(pace.median), seconds(pace.slow))
    return table


def table_of(title: str, headings: Sequence[str]) -> Table:
    table = Table(title=title, title_justify="left")
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="right" if number else "left", no_wrap=number == 0, overflow="fold")
    return table


def shown(figure: Interval, form: Shown) -> str:
    return f"{form(figure.value)}\n{form(figure.low).removesuffix('%')}…{form(figure.high).removesuffix('%')}"


def points(score: float) -> str:
    return f"{score:.2f}" if abs(score) < 10 else f"{score:,.1f}"


def percent(share: float) -> str:
    return f"{share:.1%}"


def seconds(time: float) -> str:
    return f"{time:.2f} s" if time >= 1 else f"{time * 1e3:.1f} ms" if time >= 1e-3 else f"{time * 1e6:.0f} µs"
