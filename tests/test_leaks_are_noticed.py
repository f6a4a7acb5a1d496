"""The proof against leaks can fail: games that leak are caught by the very checks of the conformance suite."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from bestiary import GAMES, Match
from bestiary.engine.game import AnyGame
from bestiary.engine.shuffle import shuffle
from bestiary.engine.state import State
from tests.test_conformance import check_events, check_resampled

Views = Callable[[State, Sequence[int | None]], list[Any]]


def caught(game: AnyGame) -> bool:
    """Is a leak found within a few matches?"""
    rng = Random(1)
    for seed in range(4):
        key = bytes([seed]) * 32
        match = Match(game, game.players[0], game.options(), lambda number, size, key=key: shuffle(key, number, size))
        try:
            for _ in range(40):
                if match.over or match.turn is None:
                    break
                move = rng.choice(match.legal_moves(match.turn))
                for viewer in (*range(match.players), None):
                    check_resampled(match, viewer, rng)
                    check_events(match, viewer, match.turn, move, rng)
                match.play(match.turn, move)
        except AssertionError:
            return True
    return False


def with_hidden_number(views: Views, secret: Callable[[State], int]) -> Views:
    """Views that tell something hidden where nobody would look: in the scores."""
    return lambda s, seats: [msgspec.structs.replace(view, scores=[secret(s)]) for view in views(s, seats)]


SECRETS: dict[str, Callable[[State], int]] = {
    "nullern": lambda s: s.hand[1][0],
    "kakerlakenpoker": lambda s: s.hand[1][3],
    "cahoots": lambda s: s.hand[1],
    "kuhhandel": lambda s: s.pile[39],
}


@pytest.mark.parametrize("game", GAMES)
def test_the_games_as_they_are_pass(game: str) -> None:
    assert not caught(GAMES[game])


@pytest.mark.parametrize("game", GAMES)
def test_a_view_that_tells_a_hidden_card_is_caught(game: str) -> None:
    honest = GAMES[game]
    assert caught(dataclasses.replace(honest, views=with_hidden_number(honest.views, SECRETS[game])))


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_that_tells_a_hidden_card_is_caught(game: str) -> None:
    honest = GAMES[game]

    class Leaking:
        OBSERVATION = honest.features.OBSERVATION

        def observe(self, s: State, seat: int, out: list[int]) -> None:
            honest.features.observe(s, seat, out)
            out[-1] = SECRETS[game](s)

    assert caught(dataclasses.replace(honest, features=Leaking()))


def test_an_event_that_tells_a_hidden_card_is_caught() -> None:
    from bestiary.games.kakerlakenpoker.view import CardPassed

    honest = GAMES["kakerlakenpoker"]

    def tell(before: State, after: State, seat: int, move: Any, viewer: int | None) -> list[Any]:
        told = honest.tell(before, after, seat, move, viewer)
        return [msgspec.structs.replace(e, seat=after.flight) if isinstance(e, CardPassed) else e for e in told]

    assert caught(dataclasses.replace(honest, tell=tell))


def test_a_resample_that_changes_what_was_seen_is_caught() -> None:
    """The seat's own hand is part of what it sees."""
    honest = GAMES["nullern"]

    class Careless:
        def __getattr__(self, name: str) -> Any:
            return getattr(honest.rules, name)

        def resample(self, s: State, seat: int, words: list[int]) -> None:
            honest.rules.resample(s, min(seat, -1), words)

    careless: Any = Careless()
    assert caught(dataclasses.replace(honest, rules=careless))
