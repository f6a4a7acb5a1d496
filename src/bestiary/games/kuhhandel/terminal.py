"""Kuhhandel's table in a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bestiary.games.kuhhandel import rules
from bestiary.games.kuhhandel.cards import ANIMALS, Animal, Money
from bestiary.games.kuhhandel.view import AuctionView, KuhhandelView, PaymentView, TradeView
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


def notes(cards: Iterable[Money]) -> Text:
    line = Text()
    for value, count in sorted(Counter(cards).items()):
        line.append(f" {value} ", NOTES[value])
        line.append(f"×{count}  " if count > 1 else "  ")
    return line


def players(view: KuhhandelView, names: Names, say: Words) -> RenderableType:
    """A column a player, and a row an animal with what its quartet is worth; quartets in bold."""
    sheet = Table(box=None, pad_edge=False)
    sheet.add_column(say("kuhhandel-table-animals"))
    sheet.add_column(Text(say("kuhhandel-table-worth"), "dim"), justify="right")
    for player in view.table:
        style = "bold cyan" if player.seat in view.actors else "bold"
        sheet.add_column(Text(names[player.seat], style), justify="right")
    for animal, worth in zip(ANIMALS, rules.WORTH, strict=True):
        herds = [herd(player.animals.get(animal, 0)) for player in view.table]
        sheet.add_row(f"{PICTURES[animal]} {say(f'kuhhandel-{animal}')}", Text(str(worth), "dim"), *herds)
    money = [str(sum(player.money)) if player.exact else "?" for player in view.table]
    sheet.add_row(say("kuhhandel-table-money"), "", *money)
    sheet.add_row(say("kuhhandel-table-points"), "", *map(str, view.scores))
    return sheet


def herd(count: int) -> Text:
    return Text(str(count), "bold green" if count == 4 else "") if count else Text("·", "dim")


def beast(title: str, animal: Animal, say: Words) -> Text:
    """What it is about."""
    worth = rules.WORTH[ANIMALS.index(animal)]
    return Text.assemble((f"{say(title)}  ", "dim"), (f"{PICTURES[animal]} {say(f'kuhhandel-{animal}')} ({worth})", "bold"))


def auction(shown: AuctionView, payment: PaymentView | None, names: Names, say: Words) -> RenderableType:
    about = beast("kuhhandel-table-auction", shown.animal, say)
    about.append(f" · {say('kuhhandel-table-auctioneer', name=names[shown.auctioneer])}")
    if payment is not None:
        state = say("kuhhandel-table-price", payer=names[payment.payer], payee=names[payment.payee], price=payment.price)
    elif shown.leader is not None:
        state = say("kuhhandel-table-leader", name=names[shown.leader], high=shown.high)
    else:
        state = say("kuhhandel-table-no-bid")
    line = Text(state, "bold")
    for label, seats in (("bidders", shown.bidders), ("barred", shown.barred)):
        if seats:
            line.append(f" · {say(f'kuhhandel-table-{label}', names=', '.join(names[p] for p in seats))}", "not bold")
    return Group(about, line)


def trade(shown: TradeView, names: Names, say: Words) -> RenderableType:
    about = beast("kuhhandel-table-trade", shown.animal, say)
    about.append(f" · {say('kuhhandel-table-traders', challenger=names[shown.challenger], partner=names[shown.partner])}")
    state = Text(say("kuhhandel-table-stake", stake=shown.stake))
    if shown.round == 2:
        state.append(f" · {say('kuhhandel-table-second')}", "bold")
    if shown.offer is not None:
        state.append(f" · {say('kuhhandel-table-offer')} ").append(notes(shown.offer) if shown.offer else say("nothing"))
    elif shown.offer_size is not None:
        state.append(f" · {say('kuhhandel-table-size', size=shown.offer_size)}")
    return Group(about, state)


def draw(view: KuhhandelView, names: Names, say: Words) -> RenderableType:
    """The table as the viewer sees it."""
    parts: list[RenderableType] = [players(view, names, say)]
    if view.auction is not None:
        parts.append(auction(view.auction, view.payment, names, say))
    if view.trade is not None:
        parts.append(trade(view.trade, names, say))
    if view.hand is not None:
        parts.append(Text.assemble(say("kuhhandel-table-hand"), " ", notes(view.hand) if view.hand else say("nothing")))
    title, subtitle = say("kuhhandel-table-title", deck=view.deck), say("kuhhandel-table-donkeys", donkeys=view.donkeys)
    return Panel(Group(*parts), title=title, title_align="left", subtitle=subtitle, subtitle_align="right", border_style="red")
