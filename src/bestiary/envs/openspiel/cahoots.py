"""Cahoots for OpenSpiel: chance deals bowls, hands and open recipes, then each card as it is drawn and each recipe as it turns up.

A deal that is over at once, lost or won, is dealt again by the other environments. So chance deals none of them here, and all others are
as likely as they are among each other. Signals are no choices here, and nobody is fast: in a speed game the seats are asked in the order
of the rules' `turn`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from types import SimpleNamespace
from typing import Any

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
# Four cards make twelve recipes at most. That they are all the twelve of a game happens in one deal in 10**16: it is left out of account.
MOST_MADE = 11


class CahootsDealing(Dealing):
    selective = True

    def __init__(self, rules: Any) -> None:
        super().__init__(rules)
        self.faces: list[int] = sorted({rules.in_deck(i) for i in range(rules.DECK)})  # there are two cards of each
        self.deck = sum(1 << face for face in self.faces)
        self._lasting: dict[tuple[int, ...], float] = {}  # by the first bowls

    def deal(self, s: State, cards: Sequence[int]) -> Deal:
        recipes = s.count > 0
        if len(cards) < (rules.GOALS if recipes else 4 * s.players + rules.BOWLS):
            return s, GOALS if recipes else CARDS
        after = s.copy()
        first = cards if recipes else (*cards[rules.BOWLS :], *cards[: rules.BOWLS])
        self.rules.deal(after, [*first, *[0] * (self.rules.used(s) - len(cards))])
        return after, GOALS if recipes and after.turned > len(cards) else SETTLED

    def lasting(self, s: State, cards: Sequence[int]) -> float:
        if s.count:
            return self.unmet(s, self.rules.made(s), cards)
        faces = tuple(self.rules.in_deck(card) for card in cards)
        return self.begun(s, faces) if len(faces) <= rules.BOWLS else self.playable(s, faces[: rules.BOWLS], faces[rules.BOWLS :])

    def begun(self, s: State, bowls: tuple[int, ...]) -> float:
        """The share that lasts of the deals with these first bowls. Only for recipes it matters which card lies where."""
        few = self.rules.monsters(s) <= MOST_MADE
        if len(bowls) == rules.BOWLS:
            return self.playable(s, bowls, ()) * (self.unmet(s, self.made(bowls), ()) if few else 1)
        key = bowls if few else tuple(sorted(bowls))
        if key not in self._lasting:
            next_ones = ((face, 2 - bowls.count(face)) for face in self.faces)
            lasting = sum(n * self.begun(s, (*bowls, face)) for face, n in next_ones if n > 0)
            self._lasting[key] = lasting / (self.rules.DECK - len(bowls))
        return self._lasting[key]

    def playable(self, s: State, bowls: Sequence[int], hands: Sequence[int]) -> float:
        """The share in which the first seat can play, in a speed game any (C4, C5)."""
        fits = 0
        for card in bowls:
            fits |= rules.FITS[card]
        first = hands if s.speed else hands[:4]
        if any(fits >> card & 1 for card in first):
            return 1.0
        due = (4 * s.players if s.speed else 4) - len(first)
        unfit = 2 * (self.deck & ~fits).bit_count() - sum(not fits >> card & 1 for card in hands)
        return 1 - comb(unfit, due) / comb(self.rules.DECK - rules.BOWLS - len(hands), due)

    def unmet(self, s: State, made: int, recipes: Sequence[int]) -> float:
        """The share in which not every recipe is made as soon as it turns up."""
        if not all(made >> recipe & 1 for recipe in recipes):
            return 1.0
        due = self.rules.monsters(s) - len(recipes)
        return 1 - comb(made.bit_count() - len(recipes), due) / comb(rules.RECIPES - len(recipes), due)

    def made(self, bowls: Sequence[int]) -> int:
        """The recipes that these four cards make."""
        places, numbers, sums = 0, 0, 0
        for bowl, card in enumerate(bowls):
            places += rules.PLACE[card] << bowl
            numbers += rules.NUMBER[card] << 7 * bowl
            sums += rules.WEIGHT[card]
        return self.rules.made(SimpleNamespace(places=places, numbers=numbers, sums=sums))

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
            return (dealt - rules.BOWLS) // 4 if s.count == 0 and dealt >= rules.BOWLS else NOBODY
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
        open=options.open_hands,
    )
