"""Kuhhandel for OpenSpiel: chance turns up the top card when it is auctioned. Bids are asked for in the order of the rules' `turn`."""

from __future__ import annotations

from collections.abc import Sequence

from bestiary.engine.reduced import reduced
from bestiary.engine.state import State
from bestiary.envs.openspiel.table import SETTLED, Box, Deal, Dealing, Parameters, house_rules, number
from bestiary.games.kuhhandel import GAME, KuhhandelOptions, rules
from bestiary.games.kuhhandel.cards import ANIMALS, MONEY, animal_name

PARAMETERS: dict[str, bool | int | str] = {
    "players": 3,
    "offer_size": "hidden",
    "trade_reveal": "private",
    "bankrupt": "restart",
    "kinds": 10,
    "idle": 100,
}
NAMES = {
    rules.AUCTION: "auction",
    rules.BUY: "buy",
    rules.SELL: "sell",
    rules.PASS: "pass",
    rules.ACCEPT: "accept",
    rules.COUNTER: "counter",
}


class KuhhandelDealing(Dealing):
    """The pile holds what is left of the deck, in any order: a card that comes changes places with the one on top."""

    def deal(self, s: State, cards: Sequence[int]) -> Deal:  # noqa: ARG002
        after = s.copy()
        self.rules.deal(after, list(range(self.rules.DECKS[0])))
        return after, SETTLED

    def filled(self, s: State, cards: Sequence[int]) -> State:
        if not cards:
            return s
        known = s.copy()
        at = known.pile.index(cards[0] >> 2, s.top)
        known.pile[s.top], known.pile[at] = known.pile[at], known.pile[s.top]
        return known

    def lacks(self, before: State, after: State, cards: int) -> int:
        return 0 if after.top > before.top + cards else SETTLED


def choice_name(state: State, a: int) -> str:
    if a in NAMES:
        return NAMES[a]
    if a < rules.HUNDREDS0:
        partner, animal = divmod(a - rules.TRADE0, 10)
        return f"trade {partner} {animal_name(animal)}"
    if a < rules.TENS0:
        return f"bid {a - rules.HUNDREDS0} hundred"
    if a < rules.PAY0:
        return f"and {10 * (a - rules.TENS0)}"
    what, cards = ("pay", a - rules.PAY0) if a < rules.LAY0 else ("lay", a - rules.LAY0)
    return f"{what} {cards} x {MONEY[state.coin]}"


def box(parameters: Parameters) -> Box:
    players, kinds, idle = number(parameters, "players", 3, 5), number(parameters, "kinds", 1, 10), number(parameters, "idle", 1, 100)
    game, constants = GAME, {"KINDS": kinds, "IDLE": idle}
    if (kinds, idle) != (10, 100):
        game = reduced(GAME, constants, (tuple(animal for animal in ANIMALS[:kinds] for _ in range(4)),))
    # A card is auctioned at most so often: each time a bankrupt is barred. Each bid is above the last, and is two choices.
    bidding = players * (2 * players * rules.PURSE[-1] + players + 1)
    trade = 1 + 2 * (6 + 1 + 6)
    return Box(
        game=game,
        players=players,
        options=KuhhandelOptions(**house_rules(KuhhandelOptions, parameters)),
        dealing=KuhhandelDealing(game.rules),
        longest=4 * kinds * (1 + bidding + 5) + (4 * kinds + kinds + 1) * idle * trade,
        cards=4 * kinds,
        scores=(0, kinds * sum(rules.WORTH[:kinds])),
        choice_name=choice_name,
        replayable=False,
    )
