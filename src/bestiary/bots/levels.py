"""The bots by name: hand-written, learned, searching; and the five levels, from a friendly beginner to the strongest."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from random import Random

import msgspec

from bestiary.bots.bot import Bot, Decision, play_at_random, play_by_hand
from bestiary.bots.network import has_learned, play_by_network, weights_of
from bestiary.bots.search import Budget, Taste, no_taste, search
from bestiary.engine.game import AnyGame
from bestiary.games import GAMES
from bestiary.match.match import new
from bestiary.match.sight import Sight


class Level(msgspec.Struct, frozen=True):
    """Weaker by less search and a higher temperature, never by blunders at random."""

    budget: Budget
    temperature: float


MANY = 20_000  # worlds after which more would hardly change a decision
LEVELS = {
    "chick": Level(Budget(4), 2.0),
    "cat": Level(Budget(8), 1.1),
    "fox": Level(Budget(20), 0.65),
    "owl": Level(Budget(60), 0.35),
    "dragon": Level(Budget(MANY, 0.8), 0.0),
}
SEARCH = Level(Budget(MANY, 0.8), 0.0)
PLAIN = ("random", "heuristic", "network")  # which do not search
BOTS = (*PLAIN, "search", *LEVELS)


def bot(name: str, game: str, part: float = 1.0) -> Bot:
    """The bot of that name for that game. One that searches may have a taste of that game besides: `fox-bold`.

    `part`: of what it usually spends on a search, for a server with many to serve. The same seed gives the same move with all of it only.
    """
    plain, _, taste = name.partition("-")
    tastes = GAMES[game].tastes
    if plain not in BOTS or (taste and (not searches(plain) or taste not in tastes)) or name.endswith("-"):
        raise ValueError(f"there is no bot {name!r}: there are {', '.join(BOTS)}{told_tastes(tastes)}")
    if name == "random":
        return play_at_random
    if name == "heuristic":
        return play_by_hand
    if name == "network":
        if not has_learned(game):
            raise ValueError(f"there is no network for {game} yet: there are {', '.join(one for one in BOTS if one != name)}")
        return partial(play_by_network, weights_of(game))
    level = LEVELS.get(plain, SEARCH)
    return partial(play_at_level, Level(level.budget.part(part), level.temperature), tastes.get(taste, no_taste))


def told_tastes(tastes: Collection[str]) -> str:
    return f"; with -{' or -'.join(tastes)} where one searches, as {BOTS[-1]}-{min(tastes)}" if tastes else ""


def searches(name: str) -> bool:
    return name not in PLAIN


def play_at_level(level: Level, taste: Taste, sight: Sight, rng: Random) -> Decision:
    return search(sight, rng, level.budget, level.temperature, taste)


def warm_up(game: AnyGame) -> None:
    """Compile what a search needs, or fetch it from disk, so that the first decision is as fast as the others."""
    match = new(game.id, game.players[0], 1)
    seat = match.turn
    assert seat is not None
    while len(match.legal_moves(seat)) == 1:  # there is nothing to search
        match.play(seat, match.legal_moves(seat)[0])
        seat = match.turn
        assert seat is not None
    search(match.sight(seat), Random(1), Budget(1))
