"""The hand-written player of Kakerlakenpoker: it counts the cards that lie open, weighs whom a card would hurt, and remembers who lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from random import Random
from typing import TypeVar

from msgspec import UNSET

from bestiary.games.kakerlakenpoker import rules
from bestiary.games.kakerlakenpoker.cards import CLAIM_OF, SPECIALS, TYPE_OF
from bestiary.games.kakerlakenpoker.moves import Believe, KakerlakenpokerMove, Lay, Pass, Peek
from bestiary.games.kakerlakenpoker.view import KakerlakenpokerView

CALM = 0.01  # how far apart two prospects are before the better one is clearly preferred
NEAR = (1.0, 0.4, 0.15, 0.06, 0.03)  # what a card costs that leaves so many of its kind to go
RARE = 0.01  # where too few of that kind are left
SPECIAL = 0.15  # what it costs to lay for one
CLAIMED = tuple(tuple(rules.TRUE[8 * card : 8 * card + 8]) for card in range(rules.TYPES))
TRUE_CLAIMS = tuple(sum(claims) for claims in CLAIMED)

M = TypeVar("M", bound=KakerlakenpokerMove)


def choose(view: KakerlakenpokerView, moves: Sequence[KakerlakenpokerMove], rng: Random) -> KakerlakenpokerMove:
    mind = Mind(view)
    lays = [move for move in moves if isinstance(move, Lay)]
    if lays:
        return calmly(lays, lambda lay: -mind.cost(mind.me, [TYPE_OF[card] for card in lay.cards]), rng)
    passes = [move for move in moves if isinstance(move, Pass)]
    if passes:
        return calmly(passes, mind.worth_of_passing(), rng)
    return calmly(moves, mind.worth_of_answering(), rng)


def calmly(moves: Sequence[M], worth: Callable[[M], float], rng: Random) -> M:
    """Mostly the best, now and then one that is nearly as good: who always does the same is soon seen through."""
    values = [worth(move) for move in moves]
    best = max(values)
    return rng.choices(moves, [exp((value - best) / CALM) for value in values])[0]


class Mind:
    """What can be worked out from a view. Costs are chances to lose the game, roughly."""

    def __init__(self, view: KakerlakenpokerView) -> None:
        self.view = view
        self.me = view.seat or 0
        self.share = 1 / (view.players - 1)  # what another's misfortune is worth to us
        self.top = None if view.top is None else TYPE_OF[view.top]
        self.lying = [[0] * rules.KINDS for _ in view.table]
        self.unseen = list(rules.COPIES)  # by type, as far as we can see
        self.left = [9] * rules.KINDS  # of each kind, not in anybody's front
        for player in view.table:
            for name in player.front:
                card = TYPE_OF[name]
                self.unseen[card] -= 1
                self.left[card % rules.KINDS] -= 1
                self.lying[player.seat][card % rules.KINDS] += 1
        for name in (*(view.hand or ()), *((view.card,) if view.card else ()), *((view.top,) if view.top else ())):
            self.unseen[TYPE_OF[name]] -= 1
        self.costs = [[self.cost(player.seat, [card]) for card in range(rules.TYPES)] for player in view.table]

    def cost(self, seat: int, cards: Sequence[int]) -> float:
        """What it costs a player to get these cards, one after the other."""
        hand = self.view.table[seat].cards
        if hand == 0:  # whoever gets a card must start a round
            return 1.0
        lying = self.lying[seat].copy()
        total = 0.1 / hand
        for card in cards:
            total += self.cost_of_one(lying, card)
            if rules.KINDS <= card < rules.JOKER and self.top is not None:
                total += self.cost_of_one(lying, self.top)
            if card >= rules.JOKER:
                total += SPECIAL + (0.5 / hand if hand < 5 else 0.0)
        return min(total, 1.0)

    def cost_of_one(self, lying: list[int], card: int) -> float:
        if card >= rules.JOKER:
            return SPECIAL
        kind = card % rules.KINDS
        lying[kind] += 1
        to_go = self.view.danger - lying[kind]
        if to_go <= 0:
            return 1.0
        return NEAR[to_go] if self.left[kind] > to_go else RARE

    def honesty(self, seat: int) -> float:
        """How often that player says the truth."""
        player = self.view.table[seat]
        return (1.2 + player.truths) / (3 + player.truths + player.lies)

    def chances(self) -> list[float]:
        """By type: how likely is it the card that lies before us?"""
        view = self.view
        starter = view.passes[0].seat
        held = view.table[starter].cards + 1
        pool = max(sum(self.unseen), 1)
        weights = [count * held / pool for count in self.unseen]
        for special in view.specials:
            known = {"no": 0.0, "maybe": 1.0, "yes": 100.0}[special.passed]
            weights[rules.JOKER + SPECIALS.index(special.card)] = known
        for step in view.passes:
            claim, honest = CLAIM_OF[step.claim], self.honesty(step.seat)
            for card, true in enumerate(TRUE_CLAIMS):
                if CLAIMED[card][claim]:
                    weights[card] *= honest / true
                else:
                    weights[card] *= (1 - honest if true else 1) / (8 - true)
        total = sum(weights)
        return [weight / total for weight in weights] if total else [1 / rules.TYPES] * rules.TYPES

    def worth_of_answering(self) -> Callable[[KakerlakenpokerMove], float]:
        view, mine = self.view, self.costs[self.me]
        last = view.passes[-1]
        theirs, claim = self.costs[last.seat], CLAIM_OF[last.claim]
        chances = self.chances()
        believe = doubt = 0.0
        for card, chance in enumerate(chances):
            gain, loss = chance * self.share * theirs[card], chance * mine[card]
            if CLAIMED[card][claim]:
                believe, doubt = believe + gain, doubt - loss
            else:
                believe, doubt = believe - loss, doubt + gain
        others = [p for p in range(view.players) if p != self.me and p not in view.seen]

        def worth(move: KakerlakenpokerMove) -> float:
            if isinstance(move, Peek):
                trust = self.trust(others)
                return sum(chance * self.best_pass(card, others, trust) for card, chance in enumerate(chances) if chance > 0.01)
            return believe if isinstance(move, Believe) else doubt

        return worth

    def best_pass(self, card: int, others: Sequence[int], trust: dict[int, list[float]]) -> float:
        return max(self.prospect(card, p, claim, trust) for p in others for claim in range(8))

    def worth_of_passing(self) -> Callable[[Pass], float]:
        view = self.view
        others = [p for p in range(view.players) if p != self.me and p not in view.seen]
        trust = self.trust(others)
        flying = None if view.card is None else TYPE_OF[view.card]

        def worth(move: Pass) -> float:
            card = flying if move.card is UNSET else TYPE_OF[move.card]
            assert card is not None
            claim = CLAIM_OF[move.claim]
            forms = TRUE_CLAIMS[card] if CLAIMED[card][claim] else 8 - TRUE_CLAIMS[card]
            return self.prospect(card, move.to, claim, trust) - CALM * log(forms)  # a lie has many forms and is no likelier for it

        return worth

    def trust(self, others: Sequence[int]) -> dict[int, list[float]]:
        """By seat and claim: how likely will they believe us? Half of that is anybody's guess."""
        honest = self.honesty(self.me)
        share = [left / max(sum(self.left), 1) for left in self.left] + [0.12]
        table: dict[int, list[float]] = {}
        for p in others:
            costs = self.costs[p]
            usual = sum(costs[: rules.KINDS]) / rules.KINDS
            row: list[float] = []
            for claim in range(8):
                true = share[claim] * honest * (costs[claim] if claim < rules.KINDS else usual)
                false = (1 - share[claim]) * (1 - honest) / 7 * usual
                row.append(0.25 + 0.5 * true / max(true + false, 1e-9))
            table[p] = row
        return table

    def prospect(self, card: int, to: int, claim: int, trust: dict[int, list[float]]) -> float:
        """What it is worth to us to pass a card to somebody with a claim."""
        believed = trust[to][claim]
        wrong = 1 - believed if CLAIMED[card][claim] else believed
        return wrong * self.share * self.costs[to][card] - (1 - wrong) * self.costs[self.me][card]
