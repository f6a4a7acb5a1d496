"""Cahoots' typed moves, and the one place that turns them into choices and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import UNSET, UnsetType

from bestiary.engine.game import Move
from bestiary.engine.state import State
from bestiary.games.cahoots import rules
from bestiary.games.cahoots.cards import NUMBER_OF, RECIPE_NUMBER, Card, Recipe, card_name, recipe_name

Pile = Annotated[int, msgspec.Meta(ge=0, le=3, description="a bowl, 0 is the leftmost")]
OfPile = Literal["avoid", "can_play", "want_play"]
OfGoal = Literal["can_help", "next_goal"]
PILE_SIGNALS: tuple[OfPile, ...] = get_args(OfPile)
GOAL_SIGNALS: tuple[OfGoal, ...] = get_args(OfGoal)


class Play(Move, frozen=True, tag="play"):
    card: Card
    pile: Pile


class Say(Move, frozen=True, tag="say"):
    """A signal: about a bowl, or about an open recipe (C6)."""

    what: OfPile | OfGoal
    pile: Pile | UnsetType = UNSET
    goal: Recipe | UnsetType = UNSET

    def __post_init__(self) -> None:
        named, other = (self.pile, self.goal) if self.what in PILE_SIGNALS else (self.goal, self.pile)
        if named is UNSET or other is not UNSET:
            about = "a `pile`" if self.what in PILE_SIGNALS else "a `goal`"
            raise ValueError(f"`{self.what}` is said of {about}, and of nothing else")


class TimeUp(Move, frozen=True, tag="time_up"):
    """The clock of a speed game has run out; nobody's move, so its seat is null."""


CahootsMove = Play | Say | TimeUp


def choices(state: State, seat: int, move: CahootsMove) -> list[int]:
    match move:
        case Play(card, pile):
            return [NUMBER_OF[card] * rules.BOWLS + pile]
        case Say(what, pile, goal):
            if goal is not UNSET:
                return [rules.CAN_HELP0 + rules.RECIPES * (what == "next_goal") + RECIPE_NUMBER[goal]]
            assert pile is not UNSET
            return [rules.AVOID0 + rules.BOWLS * PILE_SIGNALS.index(what) + pile]
        case TimeUp():
            return [rules.TIME_UP]


def move(state: State, seat: int, path: Sequence[int]) -> CahootsMove:
    (a,) = path
    if a < rules.AVOID0:
        return Play(card_name(a // rules.BOWLS), a % rules.BOWLS)
    if a < rules.CAN_HELP0:
        what, pile = divmod(a - rules.AVOID0, rules.BOWLS)
        return Say(PILE_SIGNALS[what], pile=pile)
    if a < rules.TIME_UP:
        what, goal = divmod(a - rules.CAN_HELP0, rules.RECIPES)
        return Say(GOAL_SIGNALS[what], goal=recipe_name(goal))
    return TimeUp()


def lapse(state: State) -> list[tuple[int | None, CahootsMove]]:
    return [(None, TimeUp())] if rules.seconds(state) and state.phase != rules.OVER else []  # C5
