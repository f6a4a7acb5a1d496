"""What signals and plays say of the cards that others hold, and the signals that a bot gives itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec
from msgspec import UNSET

from bestiary.engine.game import Heard, Seat
from bestiary.engine.state import State
from bestiary.games.cahoots import rules
from bestiary.games.cahoots.cards import RECIPE_NUMBER, Card, card_name, recipe_name
from bestiary.games.cahoots.moves import CahootsMove, Play, Say, choices
from bestiary.games.cahoots.player import EVERY, FACTS, completing, meeting

# How much less likely a hand is that makes a signal untrue, a silence of somebody who signals, a play that met no goal.
LIE, SILENCE, MISS = 0.02, 0.1, 0.2


class Fact(msgspec.Struct, frozen=True):
    """A seat holds one of these cards, or none of them; a card that it drew since is not counted."""

    seat: int
    holds: bool
    doubt: float  # how likely a hand is of which it is not true, where others have 1
    drew: bool
    cards: int  # as bits


class HandBelief(msgspec.Struct, frozen=True):
    """What somebody may hold: how many of each card are to be expected, most first."""

    seat: Seat
    cards: dict[Card, float]


class Moment(msgspec.Struct, frozen=True):
    """The table as it was once."""

    top: tuple[int, int, int, int]
    goals: frozenset[int]

    def meeting(self, goal: int) -> int:
        return meeting(goal, *self.top) & EVERY

    def meeting_on(self, bowl: int) -> int:
        return union(completing(goal, bowl, *self.top) for goal in self.goals) & rules.FITS[self.top[bowl]]


def union(sets: Iterable[int]) -> int:
    cards = 0
    for one in sets:
        cards |= one
    return cards


def says(s: State, seat: int, move: CahootsMove) -> list[CahootsMove]:
    """Before a move: with which goals a card that is kept can help, as the move leaves the bowls."""
    if s.talk == rules.SILENT or s.speed or s.open_hands or not isinstance(move, Play):
        return []
    after = s.copy()
    after.left = 0  # what is drawn is not known yet
    rules.step(after, seat, choices(s, seat, move)[0])
    now = moment(after)
    helped = [goal for goal in s.goal if goal in now.goals and now.meeting(goal) & after.hand[seat]]
    return [Say("can_help", goal=recipe_name(goal)) for goal in helped]


def moment(s: State) -> Moment:
    a, b, c, d = s.top
    return Moment((a, b, c, d), frozenset(goal for goal in s.goal if goal != rules.NONE))


def moments(s: State) -> list[Moment]:
    """The table before each card that was laid after the first layout, and now: everybody saw it."""
    past = type(s)()
    past.players, past.level = s.players, s.level
    rules.setup(past)
    rules.deal(past, first_deal(s))
    rules.deal(past, s.recipe)
    found = [moment(past)]
    past.left = 0
    for a in s.laid[rules.BOWLS : s.count]:
        past.hand[0] |= 1 << a // rules.BOWLS
        rules.step(past, 0, a)
        found.append(moment(past))
    return found


def first_deal(s: State) -> list[int]:
    """An order of the deck that has the first layout in its place; the rest is of no account."""
    rest = [card for card in range(rules.CARDS) for _ in range(2)]
    layout = [a // rules.BOWLS for a in s.laid[: rules.BOWLS]]
    for card in layout:
        rest.remove(card)
    given = 4 * s.players
    return [2 * card for card in [*rest[:given], *layout, *rest[given:]]]


def evidence(s: State, seat: int, heard: Sequence[Heard]) -> list[float]:
    """What can be told of the hands that the seat does not see, as `judge.likelihood` reads it: rows of numbers after their length.

    In a speed game nothing: there it is not seen from the table who played what.
    """
    if s.speed or s.open_hands:
        return []
    seen = moments(s)
    told = [fact for p in range(s.players) if p != seat for fact in facts_of(s, p, seen, heard)][:FACTS]
    rows = [number for fact in told for number in row(fact)]
    return [1.0 + len(rows), *rows] if rows else []


def row(fact: Fact) -> list[float]:
    return [fact.seat, fact.holds, fact.doubt, fact.drew, 0, *(fact.cards >> card & 1 for card in range(rules.CARDS))]


def facts_of(s: State, p: int, seen: Sequence[Moment], heard: Sequence[Heard]) -> Iterator[Fact]:
    """What the last play of a seat, the signals just before it and those since say of its hand."""
    laid: int = s.count - rules.BOWLS
    last: int = laid - 1 - (laid - 1 - p) % s.players
    own = [(laid - one.ago, one.move) for one in heard if one.seat == p]
    for when, move in own:
        if when > last:
            yield from signalled(p, move, seen[when], drew=False)
    if last < 0:
        return
    before, after = seen[last], seen[last + 1]
    drew = last < 52 - 4 * s.players
    said = [move for when, move in own if when == last]
    for move in said:
        yield from signalled(p, move, after, drew)
    if before.goals == after.goals:
        yield Fact(p, holds=False, doubt=MISS, drew=drew, cards=union(map(before.meeting, before.goals)))
    if any(move.what == "can_help" for _, move in own):
        for goal in before.goals & after.goals - {RECIPE_NUMBER[move.goal] for move in said if move.goal is not UNSET}:
            yield Fact(p, holds=False, doubt=SILENCE, drew=drew, cards=after.meeting(goal))


def signalled(p: int, move: Say, now: Moment, drew: bool) -> Iterator[Fact]:
    """What a signal says of the cards: with `avoid` and `next_goal` somebody wishes, that says nothing."""
    if move.what == "can_help" and move.goal is not UNSET:
        goal = RECIPE_NUMBER[move.goal]
        if goal in now.goals:
            yield Fact(p, holds=True, doubt=LIE, drew=drew, cards=now.meeting(goal))
    elif move.what in ("can_play", "want_play") and move.pile is not UNSET:
        yield Fact(p, holds=True, doubt=SILENCE, drew=drew, cards=now.meeting_on(move.pile))


def beliefs(worlds: Sequence[State], weights: Sequence[float], seat: int) -> list[HandBelief]:
    """What the others hold."""
    total = sum(weights)
    told: list[HandBelief] = []
    for other in range(worlds[0].players):
        if other == seat:
            continue
        chances: dict[Card, float] = {}
        for world, weight in zip(worlds, weights, strict=True):
            for card in range(rules.CARDS):
                if count := rules.copies(world, other, card):
                    chances[card_name(card)] = chances.get(card_name(card), 0.0) + count * weight / total
        told.append(HandBelief(other, dict(sorted(chances.items(), key=lambda item: (-item[1], item[0])))))
    return told
