"""What a bot is, what it answers, and the two that do not search."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from bestiary.engine.game import AnyGame
from bestiary.engine.state import State
from bestiary.match.match import Match
from bestiary.match.sight import Sight


class Weighed(msgspec.Struct, frozen=True):
    """A move that was considered."""

    move: Any
    value: float  # what it was found to be worth, to the bot's taste; 1 is about what it is worth to win
    error: float  # the standard error of that
    chance: float  # with which the bot makes it, all considered


class Thought(msgspec.Struct, frozen=True):
    """How a bot came to its move: for hints and replays."""

    worlds: int  # that were imagined
    moves: list[Weighed]  # the best first
    beliefs: Any  # what the imagined worlds have in common, as the game tells it


class Decision(msgspec.Struct, frozen=True):
    move: Any
    thought: Thought | None = None


Bot = Callable[[Sight, Random], Decision]


def play_at_random(sight: Sight, rng: Random) -> Decision:
    """Every legal move is equally likely."""
    return Decision(sight.moves[rng.randrange(len(sight.moves))])


def play_by_hand(sight: Sight, rng: Random) -> Decision:
    """As the game's hand-written player does."""
    game, state, seat = sight.game, sight.imagined, sight.seat
    words = [rng.getrandbits(32) for _ in range(game.player.CHANCE)]
    return Decision(game.move(state, seat, planned(game, state, seat, words)))


def planned(game: AnyGame, state: State, seat: int, words: list[int]) -> list[int]:
    """The choices of the move that the hand-written player makes with that chance."""
    path = [0] * game.player.PATH
    return path[: game.player.plan(state, seat, words, [0.0] * game.player.WORK, path)]


def remarks(match: Match, programs: Sequence[Bot], people: bool = False) -> Iterator[tuple[int, Any]]:
    """The signals that are given before the next move, with their seats: by all who are not to make it, each by what its seat may know.

    Among people bots say less: nobody reads all that programs have to tell each other.
    """
    signals = match.game.signals
    if not signals or (match.moves and isinstance(match.moves[-1][1], signals)):
        return  # all is said
    for seat, program in enumerate(programs):
        if seat != match.turn and program is not play_at_random:
            for move in match.game.says(match.sight(seat).imagined, seat, people):
                yield seat, move
