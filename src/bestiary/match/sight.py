"""What a player that is a program is given: everything its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from bestiary.engine.game import AnyGame, Heard
from bestiary.engine.state import State


@cache
def fixed_words(count: int) -> tuple[int, ...]:
    """Any numbers will do: the unknown is dealt by them, the same for all states that look alike."""
    chance = Random(0)
    return tuple(chance.getrandbits(32) for _ in range(count))


@dataclass(frozen=True)
class Sight:
    """A seat's view and legal moves, and a world that it may imagine.

    The imagined state looks to the seat as the true one does, with everything unknown dealt by a fixed rule: of two true states that look
    alike the sight is the same (`resample` promises that its result depends on what the seat may know alone).
    """

    game: AnyGame
    seat: int
    view: Any
    moves: Sequence[Any]
    imagined: State
    heard: Sequence[Heard] = ()  # every signal so far


def sight(game: AnyGame, state: State, seat: int, heard: Sequence[Heard] = ()) -> Sight:
    """What the seat may know of a state in which it is to choose."""
    imagined = state.copy()
    game.rules.resample(imagined, seat, list(fixed_words(game.rules.WORDS)))
    return Sight(game, seat, game.view(imagined, seat), game.legal_moves(game, imagined, seat), imagined, heard)
