"""What several seats are shown together is what each would be shown alone, and who is told the same is told it once."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bestiary import GAMES, new
from bestiary.engine.game import Move
from bestiary.engine.state import State


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_views_together_are_the_views_one_by_one(game: str, seed: int) -> None:
    rng, match = Random(seed), new(game, 4, seed)
    while not match.over and len(match.moves) < 150:
        viewers = rng.sample([0, 1, 2, 3, None, None], 6)
        before = msgspec.json.encode([match.view(viewer) for viewer in viewers])
        assert msgspec.json.encode(match.views(viewers)) == before
        assert match.turn is not None
        match.play(match.turn, rng.choice(match.legal_moves(match.turn)))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_of_a_move_that_is_not_secret_everybody_is_told_the_same(game: str, seed: int) -> None:
    rng, match = Random(seed), new(game, 4, seed)
    described, secret, open_moves = GAMES[game], 0, 0
    while not match.over and len(match.moves) < 150:
        before, seat = match.state, match.turn
        assert seat is not None
        move = rng.choice(match.legal_moves(seat))
        match.play(seat, move)
        if isinstance(move, described.secret):
            secret += 1
            continue
        open_moves += 1
        public = described.tell(before, after_move(game, before, seat, move), seat, move, None)
        for viewer in range(4):
            assert described.tell(before, after_move(game, before, seat, move), seat, move, viewer) == public
            assert match.events(viewer)[: len(public)] == public
    assert bool(secret) == bool(described.secret)
    assert bool(open_moves) == (game != "cahoots")  # of which all but signals are secret


def after_move(game: str, before: State, seat: int, move: Move) -> State:
    """Before anything is dealt that the move calls for."""
    described = GAMES[game]
    after = before.copy()
    for choice in described.choices(after, seat, move):
        described.rules.step(after, seat, choice)
    return after
