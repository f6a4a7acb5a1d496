"""Kakerlakenpoker's table in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bestiary.games.kakerlakenpoker.cards import KINDS, Card
from bestiary.games.kakerlakenpoker.view import KakerlakenpokerView
from bestiary.words import Words

FACES = {
    "bat": "🦇", "fly": "🪰", "cockroach": "🪳", "toad": "🐸", "rat": "🐀", "scorpion": "🦂", "stinkbug": "🪲",
    "joker": "🃏", "blank": "⬜",
}  # fmt: skip
CROWN = "👑"


def named(card: Card, say: Words) -> str:
    kind = card.removesuffix("-king")
    return f"{'' if kind == card else CROWN}{FACES[kind]} {say(f'kakerlakenpoker-{card}')}"


def count(cards: Sequence[Card], kind: Card, danger: int | None = None) -> Text:
    """How many of a kind, crowned if the king is one of them; one short of too many stands out."""
    number = sum(card.removesuffix("-king") == kind for card in cards)
    crown = CROWN if f"{kind}-king" in cards else ""
    style = "bold white on red" if danger is not None and number >= danger - 1 else ""
    return Text(f"{crown}{number}", style) if number else Text("·", "dim")


def seats(view: KakerlakenpokerView, names: Sequence[str], say: Words) -> Table:
    """A column a player, and a row a kind: what lies in front of whom, and what you hold."""
    table = Table(box=None, pad_edge=False, padding=(0, 1) if view.players < 6 else (0, 1, 0, 0))
    table.add_column(say("kakerlakenpoker-table-front"), no_wrap=True)
    for player in view.table:
        style = "bold cyan" if player.seat in view.actors else "bold"
        table.add_column(Text(names[player.seat], style), justify="right")
    mine = view.hand or []
    if view.hand is not None:
        table.add_column(Text(say("kakerlakenpoker-table-hand"), "dim"), justify="right")
    for kind in KINDS:
        fronts = [count(player.front, kind, view.danger) for player in view.table]
        table.add_row(named(kind, say), *fronts, count(mine, kind) if view.hand is not None else None)
    for special in ("joker", "blank"):
        if special in mine:
            table.add_row(named(special, say), *("" for _ in view.table), count(mine, special))
    for label, cells in (
        ("cards", [str(player.cards) for player in view.table]),
        ("told", [f"{player.truths}/{player.lies}" for player in view.table]),
    ):
        table.add_row(Text(say(f"kakerlakenpoker-table-{label}"), "dim"), *cells)
    return table


def journey(view: KakerlakenpokerView, names: Sequence[str], say: Words) -> RenderableType:
    """The way of the card from hand to hand, with what was said of it."""
    going = view.receiver is not None
    title = say("kakerlakenpoker-table-round" if going else "kakerlakenpoker-table-last-round")
    way = Text.assemble((f"{title}  ", "dim"), names[view.passes[0].seat])
    for step in view.passes:
        claim = say("kakerlakenpoker-table-claim", claim=say(f"kakerlakenpoker-{step.claim}"))
        way.append(" ▸ ").append(claim, "bold green").append(f" ▸ {names[step.to]}")
    if not going:
        return way
    shown = named(view.card, say) if view.card else say("kakerlakenpoker-table-hidden")
    known = say("kakerlakenpoker-table-seen", names=", ".join(names[p] for p in view.seen))
    return Group(way, Text.assemble(shown, (f" · {known}", "dim")))


def pile(view: KakerlakenpokerView, say: Words) -> Text:
    top = named(view.top, say) if view.top else say("kakerlakenpoker-table-empty")
    text = Text.assemble((f"{say('kakerlakenpoker-table-pile')}  ", "dim"), f"{view.pile} · {top}" if view.pile else top)
    kings = any(card.endswith("-king") for cards in (view.hand or (), *(player.front for player in view.table)) for card in cards)
    return text.append(f"   {say('kakerlakenpoker-table-crown')}" if kings else "", "dim")


def draw(view: KakerlakenpokerView, names: Sequence[str], say: Words) -> RenderableType:
    """The table as the viewer sees it."""
    parts: list[RenderableType] = [seats(view, names, say), pile(view, say)]
    if view.passes:
        parts.append(journey(view, names, say))
    for special in view.specials:
        word = say(f"kakerlakenpoker-{special.card}")
        line = say("kakerlakenpoker-table-special", name=names[special.seat], card=word, passed=special.passed)
        parts.append(Text(f"{FACES[special.card]} {line}", "italic"))
    if view.owed:
        claim = say(f"kakerlakenpoker-{view.owed.claim}")
        parts.append(Text(say("kakerlakenpoker-table-owed", name=names[view.owed.seat], claim=claim, times=view.owed.times), "bold"))
    if view.idle > 0 and not view.over:
        parts.append(Text(say("kakerlakenpoker-table-idle", idle=view.idle), "bold"))
    if view.loser is not None:
        why = say(f"kakerlakenpoker-{view.why}")
        parts.append(Text(say("kakerlakenpoker-table-loser", name=names[view.loser], why=why), "bold red"))
    return Panel(Group(*parts), title=say("kakerlakenpoker-table-title", danger=view.danger), title_align="left", border_style="magenta")
