"""Kakerlakenpoker's table in a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bestiary.games.kakerlakenpoker.cards import CARDS, KINDS, Card
from bestiary.games.kakerlakenpoker.view import KakerlakenpokerView
from bestiary.words import Words

FACES = {
    "bat": "🦇", "fly": "🪰", "cockroach": "🪳", "toad": "🐸", "rat": "🐀", "scorpion": "🦂", "stinkbug": "🪲",
    "joker": "🃏", "blank": "⬜",
}  # fmt: skip


def face(card: Card) -> str:
    kind = card.removesuffix("-king")
    return FACES[kind] if kind == card else f"👑{FACES[kind]}"


def named(card: Card, say: Words) -> str:
    return f"{face(card)} {say(f'kakerlakenpoker-{card}')}"


def front(cards: Sequence[Card], danger: int) -> Text:
    """Kind by kind; one short of too many stands out."""
    text = Text()
    for kind in KINDS:
        faces = [face(card) for card in cards if card.removesuffix("-king") == kind]
        if faces:
            style = "bold white on red" if len(faces) >= danger - 1 else ""
            text.append("  " if text else "")
            text.append(f"{len(faces)}{''.join(faces)}", style)
    return text


def seats(view: KakerlakenpokerView, names: Sequence[str], say: Words) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in ("player", "cards", "told", "front"):
        table.add_column(say(f"kakerlakenpoker-table-{heading}"), justify="left" if heading in ("player", "front") else "right")
    for player in view.table:
        table.add_row(
            Text(names[player.seat], "bold" if player.seat in view.actors else ""),
            str(player.cards),
            f"{player.truths}/{player.lies}",
            front(player.front, view.danger),
        )
    return table


def journey(view: KakerlakenpokerView, names: Sequence[str], say: Words) -> Panel:
    """The way of the card from hand to hand, with what was said of it."""
    going = view.receiver is not None
    way = Text(names[view.passes[0].seat])
    for step in view.passes:
        way.append(" ▸ ").append(f"“{say(f'kakerlakenpoker-{step.claim}')}”", "bold green").append(f" ▸ {names[step.to]}")
    lines: list[RenderableType] = [way]
    if going:
        shown = named(view.card, say) if view.card else f"🂠 {say('kakerlakenpoker-table-hidden')}"
        known = say("kakerlakenpoker-table-seen", names=", ".join(names[p] for p in view.seen))
        lines.append(Text.assemble(shown, (f" · {known}", "dim")))
    title = say("kakerlakenpoker-table-round" if going else "kakerlakenpoker-table-last-round")
    return Panel(Group(*lines), title=title, title_align="left")


def hand(cards: Sequence[Card], say: Words) -> Columns:
    counts = Counter(cards)
    return Columns([Text(f"{counts[card]} {named(card, say)}") for card in CARDS if card in counts], padding=(0, 2), column_first=True)


def draw(view: KakerlakenpokerView, names: Sequence[str], say: Words) -> RenderableType:
    """The table as the viewer sees it."""
    top = named(view.top, say) if view.top else say("kakerlakenpoker-table-empty")
    parts: list[RenderableType] = [
        seats(view, names, say),
        Text.assemble((f"{say('kakerlakenpoker-table-pile')} ", "dim"), f"{view.pile}: {top}" if view.pile else top),
    ]
    if view.passes:
        parts.append(journey(view, names, say))
    for special in view.specials:
        word = say(f"kakerlakenpoker-{special.card}")
        line = say("kakerlakenpoker-table-special", name=names[special.seat], card=word, passed=special.passed)
        parts.append(Text(f"{face(special.card)} {line}", "italic"))
    if view.owed:
        claim = say(f"kakerlakenpoker-{view.owed.claim}")
        parts.append(Text(say("kakerlakenpoker-table-owed", name=names[view.owed.seat], claim=claim, times=view.owed.times), "bold"))
    if view.loser is not None:
        parts.append(Text(say("kakerlakenpoker-table-loser", name=names[view.loser]), "bold red"))
    if view.hand is not None:
        parts += [Text(say("kakerlakenpoker-table-hand"), "dim"), hand(view.hand, say)]
    return Panel(Group(*parts), title=say("kakerlakenpoker-table-title", danger=view.danger), title_align="left", border_style="magenta")
