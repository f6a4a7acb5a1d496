"""Cahoots for OpenSpiel: chance deals hands, bowls and open recipes, then each card as it is drawn and each recipe as it turns up.

Signals are no choices here, and nobody is fast: in a speed game the seats are asked in the order of the rules' `turn`.
"""

from __future__ import annotations

from collections.abc import Sequence

from bestiary.engine.reduced import reduced
from bestiary.engine.state import State
from bestiary.envs.openspiel.table import NOBODY, SETTLED, Box, Deal, Dealing, Parameters, house_rules, number
from bestiary.games.cahoots import GAME, CahootsOptions, rules
from bestiary.games.cahoots.cards import RECIPES, card_name

PARAMETERS: dict[str, bool | int | str] = {
    "players": 3, "level": "apprentice", "speed": False, "talk": "signals", "open_hands": False,
    "ingredients": 4, "numbers": 7, "monsters": 0,
}  # fmt: skip
CARDS, GOALS = 0, 1  # the decks


class CahootsDealing(Dealing):
    def deal(self, s: State, cards: Sequence[int]) -> Deal:
        recipes = s.count > 0
        if len(cards) < (rules.GOALS if recipes else 4 * s.players + rules.BOWLS):
            return s, GOALS if recipes else CARDS
        after = s.copy()
        self.rules.deal(after, [*cards, *[0] * (self.rules.used(s) - len(cards))])
        return after, GOALS if recipes and after.turned > len(cards) else SETTLED

    def filled(self, s: State, cards: Sequence[int]) -> State:
        if not cards:
            return s
        known = s.copy()
        drawn = 1 if s.left > 0 else 0
        if drawn:
            known.draw[s.left - 1] = self.rules.in_deck(cards[0])
        for i, recipe in enumerate(cards[drawn:]):
            known.recipe[s.turned + i] = recipe
        return known

    def lacks(self, before: State, after: State, cards: int) -> int:
        drawn = before.left - after.left
        if cards < drawn:
            return CARDS
        return GOALS if after.turned - before.turned > cards - drawn else SETTLED

    def completed(self, s: State, left: Sequence[int]) -> State:
        for i in range(s.left):
            s.draw[i] = self.rules.in_deck(left[i])
        return s

    def owner(self, s: State, dealt: int) -> int:
        if s.open_hands:
            return NOBODY
        if s.phase == rules.DEAL:
            return dealt // 4 if s.count == 0 and dealt < 4 * s.players else NOBODY
        return self.rules.turn(s) if dealt == 0 and s.left > 0 else NOBODY

    def held(self, s: State, seat: int) -> list[int]:
        places = {self.rules.in_deck(i): i for i in range(self.rules.DECK)}
        return [places[card] for card in range(rules.CARDS) for _ in range(rules.copies(s, seat, card))]


def choice_name(state: State, a: int) -> str:
    return f"play {card_name(a >> 2)} on {a & 3}"


def box(parameters: Parameters) -> Box:
    players = number(parameters, "players", 2, 4)
    sorts, numbers = number(parameters, "ingredients", 1, 4), number(parameters, "numbers", 1, 7)
    options = CahootsOptions(**house_rules(CahootsOptions, parameters))
    constants: dict[str, int | tuple[int, ...]] = {"SORTS": sorts, "HIGHEST": numbers}
    if parameters["monsters"]:
        fewer = 3 if players == 4 else 0
        constants["MONSTERS"] = (number(parameters, "monsters", 4, 24 - fewer) + fewer,) * 4
    game = GAME
    if constants != {name: getattr(rules, name) for name in constants}:
        deck = tuple(card_name(7 * sort + n) for sort in range(sorts) for n in range(numbers) for _ in range(2))
        game = reduced(GAME, constants, (deck, RECIPES))
    cards = game.rules.DECKS[0]
    if cards < 4 * players + rules.BOWLS:
        raise ValueError(f"{cards} cards are too few for {players} hands of four and the bowls")
    return Box(
        game=game,
        players=players,
        options=options,
        dealing=CahootsDealing(game.rules),
        longest=cards - rules.BOWLS,
        cards=cards + max(rules.MONSTERS),
        scores=(0, 1),
        choice_name=choice_name,
    )
