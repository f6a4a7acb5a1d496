"""Bots before and after they have compiled what they need."""

from __future__ import annotations

import asyncio

import pytest

import bestiary
from bestiary import GAMES
from bestiary.server.shares import Party
from bestiary.server.thinkers import Thinkers

PARTY = Party("", "ada", "table")


@pytest.mark.parametrize("game", GAMES)
def test_hand_written_players_sit_in_until_the_bots_have_compiled(game: str) -> None:
    thinkers = Thinkers(1)
    match = bestiary.new(game, GAMES[game].players[0], 1)
    try:
        while not match.over and len(match.moves) < 60:
            assert match.turn is not None
            decision = asyncio.run(thinkers.decide("dragon", match, match.turn, PARTY))
            assert decision.thought is None
            match.play(match.turn, decision.move)
    finally:
        thinkers.close()


def test_then_they_think_for_themselves() -> None:
    async def decided() -> bool:
        thinkers = Thinkers(1)
        thinkers.ready = True
        match = bestiary.new("nullern", 3, 1)
        assert match.turn is not None
        try:
            return (await thinkers.decide("chick", match, match.turn, PARTY)).thought is not None
        finally:
            thinkers.close()

    assert asyncio.run(decided())
