"""Cahoots' table in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bestiary.games.cahoots.cards import Card
from bestiary.games.cahoots.view import CahootsView
from bestiary.words import Words

PICTURES = {"mandrake": "🪴", "mushroom": "🍄", "feather": "🪶", "crystal": "💎"}
STYLES = {"mandrake": "black on yellow", "mushroom": "white on red", "feather": "black on green", "crystal": "white on blue"}
SHOWN_BELOW = 3  # cards of a pile that are shown under its top card


def small(name: Card) -> str:
    ingredient, number = name.split("-")
    return f"{PICTURES[ingredient]}{number}"


def card(name: Card, say: Words) -> Text:
    """The picture, the number and the word: nobody needs to see the colour."""
    ingredient, number = name.split("-")
    return Text.assemble((f" {PICTURES[ingredient]} {number} ", STYLES[ingredient]), f" {say(f'cahoots-table-{ingredient}')}")


def bowl(pile: Sequence[Card], number: int, say: Words) -> RenderableType:
    below = " ".join(small(name) for name in reversed(pile[-1 - SHOWN_BELOW : -1]))
    more = " …" if len(pile) > SHOWN_BELOW + 1 else ""
    return Group(Text(f"🥣 {say('cahoots-bowl', pile=number)}", "bold"), card(pile[-1], say), Text(f"{below}{more}", "dim"))


def row(cells: Sequence[RenderableType]) -> Table:
    """Four of a width, so that the bowls and the cards of a hand stand in line."""
    grid = Table.grid(padding=(0, 1), expand=True)
    for _ in range(4):
        grid.add_column(ratio=1)
    grid.add_row(*cells)
    return grid


def goals(view: CahootsView, say: Words) -> RenderableType:
    title = Text(say("cahoots-table-goals"), "dim")
    return Group(title, *(Text(f"👹 {say(f'cahoots-{goal}')}") for goal in view.goals if goal is not None))


def players(view: CahootsView, names: Sequence[str], say: Words) -> RenderableType:
    line = Text(f"{say('cahoots-table-cards')}", "dim")
    for player in view.table:
        line.append("  ").append(f"{names[player.seat]} {player.size}", "bold" if player.seat in view.actors else "")
    opened = [(player.seat, player.cards) for player in view.table if player.cards and player.seat != view.seat]
    return Group(line, *(Text(held(names[seat], cards, say)) for seat, cards in opened))


def held(name: str, cards: Sequence[Card], say: Words) -> str:
    """A hand that lies open."""
    return say("cahoots-hand", seat=name, cards=", ".join(say(f"cahoots-{card}") for card in cards))


def draw(view: CahootsView, names: Sequence[str], say: Words) -> RenderableType:
    """The table as the viewer sees it."""
    done = len(view.goals_met)
    waiting = view.goals_left + sum(goal is not None for goal in view.goals)
    stock = f"{say('cahoots-table-asleep', left=view.goals_left)} {say('cahoots-table-draw', left=view.draw_pile)}"
    parts: list[RenderableType] = [
        row([bowl(pile, number, say) for number, pile in enumerate(view.bowls)]),
        goals(view, say),
        Text(stock, "dim"),
        players(view, names, say),
    ]
    if view.won is not None:
        parts.append(Text(say("cahoots-table-won" if view.won else "cahoots-table-lost"), "bold"))
    elif view.hand is not None:
        parts += [Text(say("cahoots-table-hand"), "dim"), row([card(name, say) for name in view.hand])]
    title = say("cahoots-table-title", done=done, monsters=done + waiting)
    return Panel(Group(*parts), title=title, title_align="left", border_style="dark_cyan")
