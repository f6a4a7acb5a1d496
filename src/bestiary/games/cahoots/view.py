"""What a seat may know of a game of Cahoots, and what it is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, get_args

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from bestiary.engine.game import Event, Facts, Reveal, Seat, View
from bestiary.engine.state import State
from bestiary.games.cahoots import rules
from bestiary.games.cahoots.cards import CARDS, Card, Recipe, card_name, recipe_name
from bestiary.games.cahoots.moves import CahootsMove, OfGoal, OfPile, Pile, Say, TimeUp

Level = Literal["apprentice", "journeyman", "master", "expert"]
Talk = Literal["signals", "silent", "free"]
LEVELS: tuple[Level, ...] = get_args(Level)
TALKS: tuple[Talk, ...] = get_args(Talk)


class Hand(msgspec.Struct, frozen=True, gc=False):
    """What the viewer sees of a player."""

    seat: Seat
    size: int
    cards: list[Card] | None  # his own and, with open hands, everybody's


class CahootsView(View, frozen=True, kw_only=True):
    phase: Literal["play", "over"]
    level: Level
    speed: bool
    talk: Talk
    open_hands: bool
    turn: Seat | None  # None in a speed game, and at the end
    table: list[Hand]
    hand: list[Card] | None  # yours
    bowls: list[list[Card]]  # every card laid, bowl by bowl, the top card last
    draw_pile: int  # how many cards are left to draw
    goals: list[Recipe | None]  # the open recipes, slot by slot
    goals_met: list[Recipe]  # in order
    goals_left: int  # recipes still face down
    won: bool | None  # None until the end


def hand_of(s: State, seat: int) -> list[Card]:
    return [*_cards_of(s.hand[seat], s.twice[seat])]


@lru_cache(4096)
def _cards_of(once: int, twice: int) -> tuple[Card, ...]:
    return tuple(name for card, name in enumerate(CARDS) for _ in range(rules.copies_in(once, twice, card)))


def hands(s: State, viewer: int | None) -> list[Hand]:
    seat = -1 if viewer is None else viewer
    return [Hand(p, rules.held(s, p), hand_of(s, p) if rules.knows_hand(s, seat, p) else None) for p in range(s.players)]


def has_won(s: State) -> bool:
    return s.done == rules.monsters(s)


def views(s: State, seats: Sequence[int | None]) -> list[CahootsView]:
    everyones = public_view(s)
    return [everyones if seat is None else own_view(s, seat, everyones) for seat in seats]


def own_view(s: State, seat: int, everyones: CahootsView) -> CahootsView:
    """What a seat may know besides what everyone does."""
    table = [
        replace(hand, cards=hand_of(s, p)) if hand.cards is None and rules.knows_hand(s, seat, p) else hand
        for p, hand in enumerate(everyones.table)
    ]
    return replace(everyones, seat=seat, table=table, hand=hand_of(s, seat))


def bowls(s: State) -> list[list[Card]]:
    laid: list[int] = s.laid[: s.count]
    bowls: list[list[Card]] = [[] for _ in range(rules.BOWLS)]
    for a in laid:
        bowls[a % 4].append(card_name(a // 4))
    return bowls


def public_view(s: State) -> CahootsView:
    over = s.phase == rules.OVER
    scores = [0] * s.players
    rules.score(s, scores)
    return CahootsView(
        seat=None,
        players=s.players,
        actors=[p for p in range(s.players) if rules.may_act(s, p)],
        over=over,
        scores=scores,
        phase="over" if over else "play",
        level=LEVELS[int(s.level)],
        speed=bool(s.speed),
        talk=TALKS[int(s.talk)],
        open_hands=bool(s.open_hands),
        turn=None if over or s.speed else s.mover,
        table=hands(s, None),
        hand=None,
        bowls=bowls(s),
        draw_pile=s.left,
        goals=[None if g == rules.NONE else recipe_name(g) for g in s.goal],
        goals_met=[recipe_name(g) for g in s.met[: s.done]],
        goals_left=rules.monsters(s) - s.turned,
        won=has_won(s) if over else None,
    )


class Dealt(Reveal, frozen=True, tag="dealt"):
    hands: list[Hand]
    bowls: list[Card]
    draw_pile: int


class GoalsOpened(Reveal, frozen=True, tag="goals_opened"):
    """The first four; `left` are still face down."""

    goals: list[Recipe]
    left: int


class CardPlayed(Event, frozen=True, tag="card_played"):
    seat: Seat
    card: Card
    pile: Pile


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """Somebody draws a card that the viewer does not see."""

    seat: Seat


class CardSeen(Reveal, frozen=True, tag="card_seen"):
    """Somebody, mostly the viewer, draws a card that the viewer sees."""

    seat: Seat
    card: Card


class GoalMet(Reveal, frozen=True, tag="goal_met"):
    """A goal is met, perhaps one that was turned up only now."""

    goal: Recipe
    slot: int


class GoalOpened(Reveal, frozen=True, tag="goal_opened"):
    goal: Recipe
    slot: int
    left: int


class Said(Event, frozen=True, tag="said"):
    seat: Seat
    what: OfPile | OfGoal
    pile: Pile | None
    goal: Recipe | None


class TimeRanOut(Event, frozen=True, tag="time_ran_out"):
    pass


class GameOver(Reveal, frozen=True, tag="game_over"):
    """`seat` is the one who could not play."""

    won: bool
    why: Literal["all_met", "cannot_play", "nobody_can_play", "time_up"]
    seat: Seat | None


CahootsEvent = Dealt | GoalsOpened | CardPlayed | CardDrawn | CardSeen | GoalMet | GoalOpened | Said | TimeRanOut | GameOver


def tell(before: State, after: State, seat: int | None, move: CahootsMove, viewer: int | None) -> list[CahootsEvent]:
    if isinstance(move, TimeUp):
        return [TimeRanOut(), GameOver(won=False, why="time_up", seat=None)]
    assert seat is not None
    if isinstance(move, Say):
        pile = None if move.pile is UNSET else move.pile
        goal = None if move.goal is UNSET else move.goal
        return [Said(seat, move.what, pile, goal)]
    return [
        CardPlayed(seat, move.card, move.pile),
        *tell_draw(before, after, seat, viewer),
        *tell_goals(before.goal, before.turned, after),
        *tell_end(after),
    ]


def tell_draw(before: State, after: State, seat: int, viewer: int | None) -> Iterator[CahootsEvent]:
    if after.left == before.left:
        return
    if rules.knows_hand(after, -1 if viewer is None else viewer, seat):
        yield CardSeen(seat, card_name(before.draw[after.left]))
    else:
        yield CardDrawn(seat)


def tell_goals(open_before: list[int], turned: int, after: State) -> Iterator[CahootsEvent]:
    """Which goals were met and what took their places, slot after slot (C4)."""
    total = rules.monsters(after)
    for slot, goal in enumerate(open_before):
        while goal != after.goal[slot]:
            yield GoalMet(recipe_name(goal), slot)
            goal = rules.NONE
            if turned < total:
                goal = after.recipe[turned]
                turned += 1
                yield GoalOpened(recipe_name(goal), slot, total - turned)


def tell_end(after: State) -> Iterator[CahootsEvent]:
    if after.phase == rules.OVER:
        if has_won(after):
            yield GameOver(won=True, why="all_met", seat=None)
        elif after.speed:
            yield GameOver(won=False, why="nobody_can_play", seat=None)
        else:
            yield GameOver(won=False, why="cannot_play", seat=after.mover)


def tell_deal(before: State, after: State, viewer: int | None) -> list[CahootsEvent]:
    if before.count == 0:
        return [Dealt(hands(after, viewer), [card_name(card) for card in after.top], after.left)]
    first = after.recipe[:4]
    opened = GoalsOpened([recipe_name(g) for g in first], rules.monsters(after) - 4)
    return [opened, *tell_goals(first, 4, after), *tell_end(after)]


def facts(s: State, seat: int | None) -> Facts:
    return {}
