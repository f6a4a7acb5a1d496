"""The hand-written player of Nullern: it counts cards, and plays for the best chance of taking just what it bid."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bestiary.games.nullern import rules
from bestiary.games.nullern.cards import CARDS, COLOURS, NUMBER_OF, Card
from bestiary.games.nullern.moves import Bid, NullernMove, Play
from bestiary.games.nullern.view import NullernView


def choose(view: NullernView, moves: Sequence[NullernMove], rng: Random) -> NullernMove:
    bids = [m for m in moves if isinstance(m, Bid)]
    if bids:
        return best_bid(view, bids)
    return best_card(view, [m for m in moves if isinstance(m, Play)], rng)


def best_bid(view: NullernView, bids: Sequence[Bid]) -> Bid:
    """The bid with the highest expected gain, tricks taken as independent chances."""
    behind = view.players - 1
    counts = distribution([1 / view.players] if view.hand is None else [trick_chance(view, card, behind) for card in view.hand])

    def gain(bid: Bid) -> float:
        return sum(p * (rules.round_points(bid.tricks, k) - 5 * (k != bid.tricks)) for k, p in enumerate(counts))

    return max(bids, key=gain)


def best_card(view: NullernView, plays: Sequence[Play], rng: Random) -> Play:
    hand = view.hand or []
    me = view.table[view.seat or 0]
    need = (me.bid or 0) - me.taken
    behind = view.players - 1 - len(view.trick)
    strength = {card: trick_chance(view, card, view.players - 1) for card in hand}

    def worth(play: Play) -> float:
        wins = trick_chance(view, play.card, behind) if leads(view, play.card) else 0.0
        rest = distribution([strength[card] for card in hand if card != play.card])
        if not 0 <= need <= len(hand):  # the bid is lost: every trick is still a point
            return wins + sum(k * p for k, p in enumerate(rest))
        hit = wins * rest[need - 1] if need else 0.0
        miss = (1 - wins) * rest[need] if need < len(rest) else 0.0
        return hit + miss

    best = max(worth(play) for play in plays)
    return rng.choice([play for play in plays if worth(play) == best])


def leads(view: NullernView, card: Card) -> bool:
    """Would it win the trick as it lies?"""
    trump = COLOURS.index(view.trump)
    return all(rules.beats(NUMBER_OF[card], NUMBER_OF[lying.card], trump) for lying in view.trick)


def trick_chance(view: NullernView, card: Card, opponents: int) -> float:
    """The chance that `opponents` random unseen cards all fail to beat this one."""
    gone: set[Card] = {*view.fallen, *(view.hand or ()), view.trump_card}
    unseen = [other for other in range(len(CARDS)) if CARDS[other] not in gone]
    trump, mine = COLOURS.index(view.trump), NUMBER_OF[card]
    better = sum(bool(rules.beats(other, mine, trump)) for other in unseen)
    return (1 - better / max(len(unseen), 1)) ** opponents


def distribution(chances: Sequence[float]) -> list[float]:
    """The probability of each number of successes."""
    counts = [1.0]
    for p in chances:
        counts = [(counts[k] * (1 - p) if k < len(counts) else 0.0) + (counts[k - 1] * p if k else 0.0) for k in range(len(counts) + 1)]
    return counts
