"""Cahoots' table in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bestiary.games.cahoots.cards import Card
from bestiary.games.cahoots.view import CahootsView, Hand
from bestiary.words import Words

PICTURES = {"mandrake": "🪴", "mushroom": "🍄", "feather": "🪶", "crystal": "💎"}
STYLES = {"mandrake": "black on yellow", "mushroom": "white on red", "feather": "black on green", "crystal": "white on blue"}
SHOWN_BELOW = 3  # cards of a pile that are shown under its top card


def small(name: Card) -> str:
    ingredient, number = name.split("-")
    return f"{PICTURES[ingredient]}{number}"


def card(name: Card, say: Words) -> RenderableType:
    """The picture, the number and the word: nobody needs to see the colour."""
    ingredient, number = name.split("-")
    return Group(Text(f" {PICTURES[ingredient]} {number} ", STYLES[ingredient]), Text(say(f"cahoots-table-{ingredient}"), "dim"))


def bowl(pile: Sequence[Card], number: int, say: Words) -> RenderableType:
    below = " ".join(small(name) for name in reversed(pile[-1 - SHOWN_BELOW : -1]))
    more = " …" if len(pile) > SHOWN_BELOW + 1 else ""
    return Panel(
        Group(card(pile[-1], say), Text(f"{below}{more}", "dim")),
        title=f"🥣 {say('cahoots-bowl', pile=number)}",
        title_align="left",
        width=19,
    )


def goals(view: CahootsView, say: Words) -> RenderableType:
    lines = [Text(f"👹 {say(f'cahoots-{goal}')}") for goal in view.goals if goal is not None]
    lines.append(Text(say("cahoots-table-asleep", left=view.goals_left), "dim"))
    return Panel(Group(*lines), title=say("cahoots-table-goals"), title_align="left")


def players(view: CahootsView, names: Sequence[str], say: Words) -> RenderableType:
    sheet = Table(box=None, pad_edge=False)
    sheet.add_column(say("cahoots-table-player"))
    sheet.add_column(say("cahoots-table-cards"), justify="right")
    for player in view.table:
        acts = player.seat in view.actors
        sheet.add_row(Text(names[player.seat], "bold" if acts else ""), str(player.size), open_cards(view, player))
    return sheet


def open_cards(view: CahootsView, player: Hand) -> str:
    return "" if player.cards is None or player.seat == view.seat else " ".join(map(small, player.cards))


def draw(view: CahootsView, names: Sequence[str], say: Words) -> RenderableType:
    """The table as the viewer sees it."""
    done = len(view.goals_met)
    waiting = view.goals_left + sum(goal is not None for goal in view.goals)
    parts: list[RenderableType] = [
        Columns([bowl(pile, number, say) for number, pile in enumerate(view.bowls)], padding=(0, 0)),
        goals(view, say),
        players(view, names, say),
        Text(say("cahoots-table-draw", left=view.draw_pile), "dim"),
    ]
    if view.won is not None:
        parts.append(Text(say("cahoots-table-won" if view.won else "cahoots-table-lost"), "bold"))
    elif view.hand is not None:
        parts.append(Columns([Text(say("cahoots-table-hand")), *(card(name, say) for name in view.hand)], padding=(0, 2)))
    title = say("cahoots-table-title", done=done, monsters=done + waiting)
    return Panel(Group(*parts), title=title, title_align="left", border_style="dark_cyan")
