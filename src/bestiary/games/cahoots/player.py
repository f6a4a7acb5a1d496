"""The hand-written player of Cahoots: it makes what can be made now, and leaves the bowls so that the next probably can go on."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from bestiary.games.cahoots import rules
from bestiary.games.cahoots.cards import NUMBER_OF, RECIPE_NUMBER, Card
from bestiary.games.cahoots.moves import CahootsMove, Play
from bestiary.games.cahoots.view import CahootsView

# What is worth how much, where a goal met now is worth 1: one that the next player meets, one for a card of one's own, to be stuck, a
# bowl that must still change for a goal far off.
NEXT, OWN, STUCK, FAR = 0.4, 0.15, 5.0, 0.1
CHANGES = [[card for card in range(rules.CARDS) if rules.FITS[top] >> card & 1 and card != top] for top in range(rules.CARDS)]


def choose(view: CahootsView, moves: Sequence[CahootsMove], rng: Random) -> CahootsMove:
    outlook = Outlook(view)
    plays = [move for move in moves if isinstance(move, Play)]
    worths = [outlook.worth(NUMBER_OF[play.card], play.pile) for play in plays]
    best = max(worths)
    return rng.choice([play for play, worth in zip(plays, worths, strict=True) if worth == best])


class Layout:
    """Four top cards, in the form that the rules judge."""

    __slots__ = ("places", "sums", "top")

    def __init__(self, top: list[int]) -> None:
        self.top = top
        self.sums = sum(rules.WEIGHT[card] for card in top)
        self.places = sum(rules.PLACE[card] << bowl for bowl, card in enumerate(top))

    def lay(self, bowl: int, card: int) -> None:
        old = self.top[bowl]
        self.top[bowl] = card
        self.sums += rules.WEIGHT[card] - rules.WEIGHT[old]
        self.places += rules.PLACE[card] - rules.PLACE[old] << bowl

    def makes(self, goals: Sequence[int]) -> list[int]:
        made = rules.made(self)
        return [goal for goal in goals if made >> goal & 1]

    def after_one_card(self, goals: Sequence[int]) -> list[int]:
        """By card: how many of the goals it would meet on its best bowl."""
        most = [0] * rules.CARDS
        for bowl in range(rules.BOWLS):
            old = self.top[bowl]
            for card in CHANGES[old]:
                self.lay(bowl, card)
                most[card] = max(most[card], len(self.makes(goals)))
            self.lay(bowl, old)
        return most

    def playable(self) -> list[int]:
        fits = rules.FITS[self.top[0]] | rules.FITS[self.top[1]] | rules.FITS[self.top[2]] | rules.FITS[self.top[3]]
        return [card for card in range(rules.CARDS) if fits >> card & 1]

    def far(self, goal: int) -> int:
        """How many bowls must change at least, for recipes that take long to prepare; the same number in all takes longest."""
        if goal == rules.SAME:
            numbers = [card % rules.NUMBERS for card in self.top]
            return 3 * (4 - max(map(numbers.count, numbers)))
        if goal in UNIFORM:
            return sum(card not in UNIFORM[goal] for card in self.top)
        if rules.ONLY0 - 4 <= goal < rules.ONLY0:  # three of an ingredient
            return abs(3 - (self.places >> 4 * (goal - rules.ONLY0 + 4) & 15).bit_count())
        if rules.ONLY0 <= goal < rules.BELOW:
            return sum(not rules.ONLY[goal - rules.ONLY0] >> card // rules.NUMBERS & 1 for card in self.top)
        return 0


UNIFORM = {  # recipes that ask the same of every card, and the cards that serve
    goal: {card for card in range(rules.CARDS) if rules.made(Layout([card] * 4)) >> goal & 1}
    for goal in (rules.BELOW, rules.ABOVE, rules.EVEN)
}


class Outlook:
    """What the viewer knows, and what it may hope for from those who play next: the next player; in a speed game all others."""

    def __init__(self, view: CahootsView) -> None:
        self.layout = Layout([NUMBER_OF[pile[-1]] for pile in view.bowls])
        self.goals = [RECIPE_NUMBER[goal] for goal in view.goals if goal is not None]
        self.hand = numbers(view.hand or ())
        following = [view.table[((view.seat or 0) + i) % view.players] for i in range(1, view.players if view.speed else 2)]
        self.known = {card for player in following for card in numbers(player.cards or ())}
        self.unknown = sum(player.size for player in following if player.cards is None)
        self.unseen = [2] * rules.CARDS
        for card in (*self.hand, *(card for pile in view.bowls for card in numbers(pile))):
            self.unseen[card] -= 1

    def worth(self, card: int, bowl: int) -> float:
        layout = self.layout
        old = layout.top[bowl]
        layout.lay(bowl, card)
        met = layout.makes(self.goals)
        left = [goal for goal in self.goals if goal not in met]
        most = layout.after_one_card(left)
        hope = sum(self.chance([c for c in range(rules.CARDS) if most[c] >= k]) for k in (1, 2))
        kept = self.hand.copy()
        kept.remove(card)
        own = max((most[c] for c in kept), default=0)
        stuck = 1 - self.chance(layout.playable())
        far = sum(map(layout.far, left))
        layout.lay(bowl, old)
        return len(met) + NEXT * hope + OWN * own - STUCK * stuck - FAR * far

    def chance(self, wanted: Collection[int]) -> float:
        """The chance that whoever plays next holds one of these cards."""
        if not self.known.isdisjoint(wanted):
            return 1.0
        hidden = sum(self.unseen)
        others = hidden - sum(self.unseen[card] for card in wanted)
        none = 1.0
        for i in range(self.unknown):
            none *= max(others - i, 0) / (hidden - i)
        return 1 - none


def numbers(cards: Sequence[Card]) -> list[int]:
    return [NUMBER_OF[card] for card in cards]
