"""A picture of a tournament: ratings, or win rates of teams, with their intervals."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from bestiary.arena.results import Interval, Tournament

COLOURS = ("#a33b2c", "#1f7a7a", "#5b3a8c", "#5f8f1f", "#c2872f", "#3f5f9f")
Row = tuple[str, Interval]


def drawing() -> Any:
    """matplotlib, or a sentence that says what is missing."""
    try:
        return import_module("matplotlib.figure")
    except ImportError as error:
        raise ValueError(f"a plot needs matplotlib, which cannot be imported here ({error}); pip install 'bestiary[bench]'") from None


def plot(results: Tournament, file: Path) -> None:
    """In the format that the file's name asks for."""
    series, label = rows_of(results)
    rows = sum(len(rows) for _, rows in series)
    figure = drawing().Figure(figsize=(7, 1.2 + 0.35 * rows), layout="constrained")
    axes = figure.subplots()
    names: list[str] = []
    for colour, (title, rows) in enumerate(series):
        draw(axes, len(names), rows, COLOURS[colour % len(COLOURS)], title)
        names += [name for name, _ in rows]
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    settings = results.settings
    axes.set_title(f"{settings.game}, {settings.players} players, {settings.matches:,} matches", loc="left")
    axes.set_xlabel(label)
    axes.grid(axis="x", alpha=0.3)
    if len(series) > 1:
        axes.legend()
    figure.savefig(file)


def draw(axes: Any, top: int, rows: Sequence[Row], colour: str, title: str) -> None:
    places, figures = range(top, top + len(rows)), [figure for _, figure in rows]
    axes.hlines(places, [figure.low for figure in figures], [figure.high for figure in figures], color=colour)
    axes.plot([figure.value for figure in figures], places, "o", color=colour, label=title)


def rows_of(results: Tournament) -> tuple[list[tuple[str, list[Row]]], str]:
    """What is drawn, series by series, and what the numbers are."""
    if results.standings:
        return [("", [(one.bot, one.rating) for one in results.standings])], "rating, 95 % (400 more: ten times as strong)"
    levels = dict.fromkeys(team.level for team in results.teams)
    return [(level or "", [(named(t.one, t.others), t.wins) for t in results.teams if t.level == level]) for level in levels], "wins, 95 %"


def named(one: str, others: str) -> str:
    return f"all {one}" if one == others else f"{one} among {others}"
