"""Kuhhandel's table in a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bestiary.games.kuhhandel import rules
from bestiary.games.kuhhandel.cards import ANIMALS, Animal, Money
from bestiary.games.kuhhandel.view import AuctionView, KuhhandelView, PaymentView, Player, TradeView
from bestiary.words import Words

PICTURES: dict[Animal, str] = {
    "rooster": "🐓",
    "goose": "🪿",
    "cat": "🐈",
    "dog": "🐕",
    "sheep": "🐑",
    "goat": "🐐",
    "donkey": "🫏",
    "pig": "🐖",
    "cow": "🐄",
    "horse": "🐎",
}
NOTES: dict[Money, str] = {
    0: "black on white",
    10: "black on yellow",
    50: "black on cyan",
    100: "white on green",
    200: "white on blue",
    500: "white on magenta",
}
Names = Sequence[str]


def herd(animals: Mapping[Animal, int]) -> Text:
    """Quartets in bold."""
    line = Text()
    for animal, count in animals.items():
        line.append(f"{PICTURES[animal]}{count} ", "bold green" if count == 4 else "")
    return line


def notes(cards: Iterable[Money]) -> Text:
    line = Text()
    for value, count in sorted(Counter(cards).items()):
        line.append(f" {value} ", NOTES[value])
        line.append(f"×{count}  " if count > 1 else "  ")
    return line


def known_money(player: Player, say: Words) -> str:
    total = sum(player.money)
    if player.exact:
        return str(total)
    return say("kuhhandel-table-some", sum=total) if total else "?"


def players(view: KuhhandelView, names: Names, say: Words) -> RenderableType:
    sheet = Table(box=None, pad_edge=False)
    for heading in ("player", "animals", "money", "points"):
        sheet.add_column(say(f"kuhhandel-table-{heading}"), justify="left" if heading in ("player", "animals") else "right")
    for player in view.table:
        sheet.add_row(
            Text(names[player.seat], "bold" if player.seat in view.actors else ""),
            herd(player.animals),
            known_money(player, say),
            str(view.scores[player.seat]),
        )
    return sheet


def beast(animal: Animal, say: Words) -> Text:
    return Text(f"{PICTURES[animal]} {say(f'kuhhandel-{animal}')} ({rules.WORTH[ANIMALS.index(animal)]})", "bold")


def auction(shown: AuctionView, payment: PaymentView | None, names: Names, say: Words) -> RenderableType:
    lines = [beast(shown.animal, say), Text(say("kuhhandel-table-auctioneer", name=names[shown.auctioneer]))]
    if payment is not None:
        lines.append(Text(say("kuhhandel-table-price", payer=names[payment.payer], payee=names[payment.payee], price=payment.price)))
    elif shown.leader is not None:
        lines.append(Text(say("kuhhandel-table-leader", name=names[shown.leader], high=shown.high)))
    else:
        lines.append(Text(say("kuhhandel-table-no-bid")))
    for label, seats in (("bidders", shown.bidders), ("barred", shown.barred)):
        if seats:
            lines.append(Text(say(f"kuhhandel-table-{label}", names=", ".join(names[p] for p in seats)), "dim"))
    return Panel(Group(*lines), title=say("kuhhandel-table-auction"), title_align="left")


def trade(shown: TradeView, names: Names, say: Words) -> RenderableType:
    lines = [
        beast(shown.animal, say),
        Text(say("kuhhandel-table-traders", challenger=names[shown.challenger], partner=names[shown.partner])),
        Text(say("kuhhandel-table-stake", stake=shown.stake)),
    ]
    if shown.round == 2:
        lines.append(Text(say("kuhhandel-table-second"), "bold"))
    if shown.offer is not None:
        lines.append(Text.assemble(say("kuhhandel-table-offer"), " ", notes(shown.offer) if shown.offer else say("nothing")))
    elif shown.offer_size is not None:
        lines.append(Text(say("kuhhandel-table-size", size=shown.offer_size)))
    return Panel(Group(*lines), title=say("kuhhandel-table-trade"), title_align="left")


def legend(say: Words) -> Text:
    """What a quartet is worth; each entry stays on one line."""
    entries = [f"{PICTURES[a]} {say(f'kuhhandel-{a}')} {worth}" for a, worth in zip(ANIMALS, rules.WORTH, strict=True)]
    return Text("  ".join(entry.replace(" ", "\u00a0") for entry in entries), "dim")


def draw(view: KuhhandelView, names: Names, say: Words) -> RenderableType:
    """The table as the viewer sees it."""
    parts: list[RenderableType] = [players(view, names, say)]
    if view.auction is not None:
        parts.append(auction(view.auction, view.payment, names, say))
    if view.trade is not None:
        parts.append(trade(view.trade, names, say))
    if view.hand is not None:
        parts.append(Text.assemble(say("kuhhandel-table-hand"), " ", notes(view.hand) if view.hand else say("nothing")))
    parts += [Text(say("kuhhandel-table-donkeys", donkeys=view.donkeys), "dim"), legend(say)]
    title = say("kuhhandel-table-title", deck=view.deck)
    return Panel(Group(*parts), title=title, title_align="left", border_style="red")
