"""Nullern's table in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bestiary.games.nullern.cards import Card
from bestiary.games.nullern.view import NullernView
from bestiary.words import Words

STYLES = {"R": "white on red", "Y": "black on yellow", "G": "black on green", "B": "white on blue"}


def card(name: Card, say: Words) -> Text:
    """The colour is the word too, so that nobody needs to see it."""
    return Text(f" {say(f'nullern-{name}')} ", STYLES[name[0]])


def draw(view: NullernView, names: Sequence[str], say: Words) -> RenderableType:
    """The table as the viewer sees it."""
    sheet = Table(box=None, pad_edge=False)
    for heading in ("player", "cards", "bid", "taken", "points", "hoppers"):
        sheet.add_column(say(f"nullern-table-{heading}"), justify="left" if heading == "player" else "right")
    for player in view.table:
        sheet.add_row(
            Text(names[player.seat], "bold" if player.seat in view.actors else ""),
            str(player.cards),
            "–" if player.bid is None else str(player.bid),
            str(player.taken),
            str(player.points),
            f"{player.hoppers} 🦗" if player.hoppers else "–",
        )
    parts: list[RenderableType] = [Columns([Text(say("nullern-table-trump")), card(view.trump_card, say)], padding=(0, 1)), sheet]
    if shown := view.trick or view.last_trick:
        trick = Columns([Group(card(laid.card, say), Text(names[laid.seat], "dim")) for laid in shown], padding=(0, 2))
        parts.append(Panel(trick, title=say("nullern-table-trick" if view.trick else "nullern-table-last-trick"), title_align="left"))
    if view.hand is not None:
        parts.append(Columns([Text(say("nullern-table-hand")), *(card(name, say) for name in view.hand)], padding=(0, 1)))
    elif view.blind and view.seat is not None:
        parts.append(Text(say("nullern-table-blind"), "italic"))
    title = say("nullern-table-round", round=view.round, rounds=view.rounds)
    return Panel(Group(*parts), title=title, title_align="left", border_style="green")
