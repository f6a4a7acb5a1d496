"""What signals and plays say of the cards that others hold, and the signals that a bot gives itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

import msgspec
from msgspec import UNSET

from bestiary.engine.beliefs import HandBelief, beliefs_of_hands
from bestiary.engine.game import Heard
from bestiary.engine.state import State
from bestiary.games.cahoots import rules
from bestiary.games.cahoots.cards import Card, card_name, recipe_name
from bestiary.games.cahoots.moves import CahootsMove, Say
from bestiary.games.cahoots.player import EVERY, FACTS, HOLDS, LACKS, PLAYED, ROW, ROWS0, TURNS, completing, meeting

# How much less likely a hand is that makes a signal untrue, a silence of somebody who signals, a play that met no goal.
LIE, SILENCE, MISS = 0.02, 0.03, 0.2
MOST = FACTS // 3  # that are told of one hand
GOOD = 3  # a card is good that meets a goal, or after which one more card can meet so many


class Fact(msgspec.Struct, frozen=True):
    """A card was played, or the seat held one of these cards, or none of them."""

    kind: int
    cards: int  # as bits
    doubt: (
        float  # how likely a hand is of which it is not true, where others have 1; of a card that was played: the place it left, if known
    )


class Moment(msgspec.Struct, frozen=True):
    """The table as it was once."""

    top: tuple[int, int, int, int]
    goals: frozenset[int]

    def meeting(self, goal: int) -> int:
        return meeting(goal, *self.top) & EVERY

    def nearly_meeting(self, goal: int) -> int:
        """Also the cards that would meet it, but do not fit yet."""
        return meeting(goal, *self.top) >> rules.CARDS

    def fitting(self, bowls: Iterable[int]) -> int:
        return union(rules.FITS[self.top[bowl]] for bowl in bowls)

    def good_on(self, bowl: int) -> int:
        good = union(completing(goal, bowl, *self.top) for goal in self.goals)
        top = list(self.top)
        for card in range(rules.CARDS):
            top[bowl] = card
            if sum(meeting(goal, *top) & EVERY != 0 for goal in self.goals) >= GOOD:
                good |= 1 << card
        return good & self.fitting([bowl])


def union(sets: Iterable[int]) -> int:
    cards = 0
    for one in sets:
        cards |= one
    return cards


def says(s: State, seat: int, people: bool = False) -> list[CahootsMove]:
    """Before another's move: what is true of the seat's hand. Of a goal with which it can help it need not say that it nearly can.

    Among people only with which goals it can help.
    """
    if s.talk == rules.SILENT or s.speed or s.open_hands or s.phase != rules.PLAY:
        return []
    now = moment(s)
    hand: int = s.hand[seat]
    told = [say for say, cards in meanings(now).items() if cards & hand]
    helped = {say.goal for say in told if say.what == "can_help"}
    if people:
        return [say for say in told if say.what == "can_help"]
    able = [bowl for bowl in range(rules.BOWLS) if now.fitting([bowl]) & hand]
    only = [Say("avoid", pile=able[0])] if len(able) == 1 else []
    return [*only, *(say for say in told if say.what != "next_goal" or say.goal not in helped)]


@lru_cache(256)
def meanings(now: Moment) -> dict[Say, int]:
    """The signals that say at that moment that one of some cards is held, and these cards, as bots mean and understand it.

    Besides there is `avoid`: no other bowl can be played on. What is wanted says nothing.
    """
    cards = {Say("can_help", goal=recipe_name(goal)): now.meeting(goal) for goal in sorted(now.goals)}
    cards |= {Say("next_goal", goal=recipe_name(goal)): now.nearly_meeting(goal) for goal in sorted(now.goals)}
    return cards | {Say("can_play", pile=bowl): now.good_on(bowl) for bowl in range(rules.BOWLS)}


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
    """What can be told of the hands that the seat does not see, as `judge.refine` reads it.

    In a speed game nothing: there it is not seen from the table who played what.
    """
    if s.speed or s.open_hands:
        return []
    seen = moments(s)
    told: list[list[Fact]] = [[] if p == seat else list(facts_of(s, p, seen, heard))[:MOST] for p in range(4)]
    begin = [ROWS0 + ROW * sum(map(len, told[:p])) for p in range(5)]
    came = [float(turn % 4) for _ in range(4) for turn in range(TURNS)]
    rows = [number for facts in told for fact in facts for number in (fact.kind, fact.doubt, fact.cards)]
    return [begin[4], *[0.0] * 16, *came, *[1.0] * 4, *begin, *rows]


def facts_of(s: State, p: int, seen: Sequence[Moment], heard: Sequence[Heard]) -> Iterator[Fact]:
    """What a seat held, from now back over its last turns, by its signals and plays."""
    laid: int = s.count - rules.BOWLS
    said: dict[int, set[Say]] = {}
    for one in heard:
        if one.seat == p:
            said.setdefault(laid - one.ago, set()).add(one.move)
    telling = {move.what for moves in said.values() for move in moves}
    turns = 0
    for when in range(laid, -1, -1):
        own = when % s.players == p
        if own and when < laid:
            if turns == TURNS:
                return
            place = -1 if when < 52 - 4 * s.players else rules.held(s, p) + turns
            turns += 1
            yield Fact(PLAYED, 1 << s.laid[rules.BOWLS + when] // rules.BOWLS, place)
            if seen[when].goals == seen[when + 1].goals:
                yield Fact(LACKS, union(map(seen[when].meeting, seen[when].goals)), MISS)
        yield from signalled(said.get(when, set()), seen[when], set() if own else telling)


def signalled(said: set[Say], now: Moment, telling: set[str]) -> Iterator[Fact]:
    """What signals say of the cards, and the silence of somebody who tells such things."""
    helped = {say.goal for say in said if say.what == "can_help"}
    for say, cards in meanings(now).items():
        if say in said:
            yield Fact(HOLDS, cards, LIE)
        elif say.what in telling and (say.what != "next_goal" or say.goal not in helped):
            yield Fact(LACKS, cards, SILENCE)
    for say in said:
        if say.what == "avoid" and say.pile is not UNSET:
            yield Fact(HOLDS, now.fitting([say.pile]), LIE)
            yield Fact(LACKS, now.fitting({0, 1, 2, 3} - {say.pile}), LIE)


def beliefs(worlds: Sequence[State], weights: Sequence[float], seat: int) -> list[HandBelief[Card]]:
    """What the others hold."""
    return beliefs_of_hands(worlds, weights, seat, held)


def held(world: State, other: int) -> Iterator[tuple[Card, int]]:
    for card in range(rules.CARDS):
        if count := rules.copies(world, other, card):
            yield card_name(card), count
