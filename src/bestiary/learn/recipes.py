"""What differs from game to game when it is learned: the tables that are played, and what the end of a match is worth."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import msgspec

from bestiary.engine.game import AnyGame, Options
from bestiary.match.describe import option_values

Table = tuple[int, Options]


class Recipe(msgspec.Struct, frozen=True):
    """Rewards are what the game's judge thinks better of a seat after each choice; `first` is paid besides for the first place."""

    first: float = 0.0
    apart: int = 0  # games of one length begin up to so many choices apart, so that not all are at the same point
    entropy: float = 0.01  # the weight of staying undecided, at the beginning
    fixed: dict[str, tuple[bool | int | str, ...]] = {}  # house rules of which only some values are played


RECIPES = {
    "kuhhandel": Recipe(first=1.0, apart=300),
    "nullern": Recipe(apart=900, fixed={"peak": (10, 10, 10, 5)}),
    "kakerlakenpoker": Recipe(entropy=0.02),
    "cahoots": Recipe(fixed={"speed": (False,), "talk": ("signals",), "open_hands": (False,)}),
}


def recipe_of(game: str) -> Recipe:
    return RECIPES.get(game, Recipe())


def tables_of(game: AnyGame, players: Sequence[int] = ()) -> list[Table]:
    """Every table that is learned: all numbers of players, or those named, with all house rules."""
    values = {**option_values(game.options), **recipe_of(game.id).fixed}
    rules = [msgspec.convert(dict(zip(values, chosen, strict=True)), game.options) for chosen in itertools.product(*values.values())]
    return [(count, one) for one in rules for count in players or game.players]
