"""Players that are programs. They see views, never a state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from bestiary.engine.game import AnyGame, Move, View
from bestiary.games import GAMES

Bot = Callable[[Any, Sequence[Any], Random], Any]  # a view, the legal moves and chance give a move
BOTS = ("random", "heuristic")


def bot(name: str, game: str) -> Bot:
    """The bot of that name for that game."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}: there are {', '.join(BOTS)}")
    return play_at_random if name == "random" else hand_written(GAMES[game])


def play_at_random(view: View, moves: Sequence[Move], rng: Random) -> Move:
    """Every legal move is equally likely."""
    return moves[rng.randrange(len(moves))]


def hand_written(game: AnyGame) -> Bot:
    return game.player
