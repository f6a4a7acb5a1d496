"""Nullern's hand-written player and its search."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import bestiary
from bestiary import GAMES
from bestiary.bots import bot
from bestiary.bots.bot import planned
from bestiary.bots.search import Budget, search
from bestiary.games.nullern import Bid, Play, judge, player, rules
from tests.support import dealt, play_random

DESCRIBED = GAMES["nullern"]


@pytest.mark.parametrize("players", DESCRIBED.players)
def test_the_player_uses_only_what_its_seat_may_know_and_what_it_plans_is_legal(players: int) -> None:
    rng = Random(players)
    for seed in range(3):
        match = bestiary.new("nullern", players, seed)
        while not match.over:
            seat = match.turn
            assert seat is not None
            words = [rng.getrandbits(32)]
            plan = planned(DESCRIBED, match.state, seat, words.copy())
            assert plan == planned(DESCRIBED, match.resampled(seat, rng), seat, words.copy())
            assert rules.refusal(match.state, seat, plan[0]) == 0
            play_random(match, rng, 1)


def test_the_search_plays_the_only_card() -> None:
    match = dealt("nullern", 2, ["R20", "B1", "R10"], options={"peak": 3})
    match.play(0, Bid(1))
    match.play(1, Bid(0))
    for seat, play in ((0, Play("R20")), (1, Play("B1"))):
        match.play(seat, search(match.sight(seat), Random(1), Budget(8)).move)
        assert match.moves[-1] == (seat, play)


def test_the_search_avoids_the_trick_that_would_break_its_bid() -> None:
    match = dealt("nullern", 2, ["R20", "B1", "R10"], ["Y20", "G1", "B10", "R2", "R10"], options={"peak": 3})
    for move in (Bid(1), Bid(0), Play("R20"), Play("B1"), Bid(1), Bid(0), Play("B10")):
        assert match.turn is not None
        match.play(match.turn, move)
    decision = search(match.sight(0), Random(1), Budget(64))
    assert decision.move == Play("G1")
    assert decision.thought is not None
    good, bad = decision.thought.moves
    assert (good.move, bad.move) == (Play("G1"), Play("Y20"))
    assert good.value > bad.value + 0.02


def test_what_was_bid_speaks_for_the_cards_that_fit_it() -> None:
    match = dealt("nullern", 2, ["R5", "B1", "R10"], options={"peak": 3})
    match.play(0, Bid(0))
    match.play(1, Bid(1))
    worlds = [match.state for _ in range(2)]
    worlds[0].hand[1][0], worlds[1].hand[1][0] = 19, 20  # the highest trump, the lowest plain card
    high, low = (judge.likelihood(world, 0, [0.0] * player.WORK) for world in worlds)
    assert high > 3 * low


def test_beliefs_are_chances_of_cards_that_may_be_there() -> None:
    match = bestiary.new("nullern", 3, 5)
    play_random(match, Random(2), 60)
    seat = match.turn
    assert seat is not None
    thought = search(match.sight(seat), Random(1), Budget(100)).thought
    assert thought is not None
    state = match.state
    view: Any = match.view(seat)
    seen = {*view.hand, *view.fallen, view.trump_card}
    for belief in thought.beliefs:
        assert belief.seat != seat
        assert sum(belief.cards.values()) == pytest.approx(state.held[belief.seat])
        assert not seen & belief.cards.keys()


def test_the_same_worlds_give_the_same_decision() -> None:
    match = bestiary.new("nullern", 4, 8)
    play_random(match, Random(3), 60)
    seat = match.turn
    assert seat is not None
    first, second = (bot("fox", "nullern")(match.sight(seat), Random(4)) for _ in range(2))
    assert first == second
