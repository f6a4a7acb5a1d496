"""Cahoots' hand-written player, its signals, and its search."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

import bestiary
from bestiary import GAMES, Match
from bestiary.arena.simulate import simulate
from bestiary.bots import bot
from bestiary.bots.search import Budget, Trials, search
from bestiary.engine.arrays import to_records, to_state
from bestiary.engine.compiled import for_search
from bestiary.engine.game import Heard
from bestiary.engine.state import State
from bestiary.games.cahoots import Play, Say, judge, player, rules
from bestiary.games.cahoots.cards import CARDS, RECIPE_NUMBER
from bestiary.games.cahoots.signals import beliefs, evidence, moment, moments
from bestiary.match.sight import sight
from tests.rulings.test_cahoots import SLOW, cards, play, table
from tests.support import option_grid, play_random

DESCRIBED = GAMES["cahoots"]


def planned(state: State, seat: int) -> list[int]:
    path = [0] * player.PATH
    return path[: player.plan(state, seat, [], [0.0] * player.WORK, path)]


def number(card: str) -> int:
    return CARDS.index(cards(card)[0])  # pyright: ignore[reportArgumentType]


def layout(top: Sequence[int]) -> State:
    """A state with these top cards, dealt by the rules."""
    state = DESCRIBED.new_state(2, DESCRIBED.options())
    rest = [card for card in range(rules.CARDS) for _ in range(2)]
    for card in top:
        rest.remove(card)
    rules.deal(state, [2 * card for card in [*rest[:8], *top, *rest[8:]]])
    return state


@pytest.mark.parametrize("players", DESCRIBED.players)
def test_the_player_uses_only_what_its_seat_may_know_and_what_it_plans_is_legal(players: int) -> None:
    rng = Random(players)
    for options in option_grid(DESCRIBED.options):
        match = bestiary.new("cahoots", players, 5, options)
        while not match.over:
            seat = match.turn
            assert seat is not None
            before = match.state
            plan = planned(before, seat)
            assert before == match.state, "a plan changes nothing"
            assert plan == planned(match.resampled(seat, rng), seat)
            assert rules.refusal(match.state, seat, plan[0]) == 0
            play_random(match, rng, 1)


def test_the_compiled_player_plans_the_same() -> None:
    rng = Random(1)
    share_planned = for_search(DESCRIBED)["share_planned"]
    for players, open_hands in ((2, True), (3, False), (4, False)):
        match = bestiary.new("cahoots", players, 3, {"open_hands": open_hands, "level": "expert"})
        while not match.over:
            seat = match.turn
            assert seat is not None
            paths, lengths = np.zeros((1, player.PATH), np.int64), np.zeros(1, np.int64)
            words, work = np.zeros(1, np.int64), np.zeros(player.WORK)
            share_planned(to_records(match.state), np.ones(1, np.uint64), 0, 1, np.array([seat]), paths, lengths, words, work)
            assert planned(match.state, seat) == paths[0, : lengths[0]].tolist()
            play_random(match, rng, 1)


def test_the_cards_that_complete_a_recipe_are_those_with_which_the_rules_say_it_is_made() -> None:
    rng = Random(2)
    few = [card for card in range(rules.CARDS) if card // 7 in (0, 3) or card % 7 < 2]
    for turn in range(300):
        top = rng.sample(few if turn % 2 else range(rules.CARDS), 4)
        bowl = rng.randrange(4)
        completing = [player.completing(recipe, bowl, *top) for recipe in range(rules.RECIPES)]
        for card in range(rules.CARDS):
            top[bowl] = card
            if max(map(top.count, top)) <= 2:
                made = rules.made(layout(top))
                assert [cards >> card & 1 for cards in completing] == [made >> recipe & 1 for recipe in range(rules.RECIPES)]


def test_a_team_of_hand_written_players_often_wins() -> None:
    matches = list(simulate("cahoots", 3, 40, 6, ["heuristic"]))
    assert sum(match.scores[0] for match in matches) >= 16


def test_the_search_makes_the_last_goal() -> None:
    state = table("M1 U2 F3 C5", SLOW, ["C4 C6 M7 U7"]).state
    last = RECIPE_NUMBER["total-10"]
    state.goal, state.wanted = [rules.NONE, last, rules.NONE, rules.NONE], 1 << last
    state.turned, state.done = rules.monsters(state), rules.monsters(state) - 1
    decision = search(sight(DESCRIBED, state, 0), Random(1), Budget(32))
    assert decision.move == Play("crystal-4", 3)
    assert decision.thought is not None
    assert decision.thought.moves[0].value == 1.0


def test_the_search_does_not_leave_the_next_player_stuck() -> None:
    match = table("M1 M2 M3 U5", SLOW, ["M6 M7 U4 U3", "C6 C6 F6 F6"], options={"open_hands": True})
    chosen = search(match.sight(0), Random(1), Budget(32)).move
    assert isinstance(chosen, Play)
    assert chosen.card == "mandrake-6"


# ---- what is said, and what it says ----


def can_help(seat: int, goal: str, ago: int) -> Heard:
    return Heard(seat, Say("can_help", goal=goal), ago)  # pyright: ignore[reportArgumentType]


def weight(state: State, seat: int, hand: str, told: Sequence[float]) -> float:
    """How likely it is, by the evidence, that seat 1 holds these cards."""
    world = state.copy()
    world.hand[1] = world.twice[1] = 0
    for card in hand.split():
        rules.take(world, 1, number(card))
    return judge.likelihood(world, seat, [*told, *[0.0] * player.WORK])


def test_bots_say_only_what_is_true() -> None:
    said = 0
    for match in simulate("cahoots", 3, 6, 2, ["heuristic"]):
        again = bestiary.replay(match.record(), at=0)
        for at, (seat, move) in enumerate(match.moves):
            assert seat is not None
            if isinstance(move, Say):
                said += 1
                assert move.what == "can_help"
                assert keeps_help(again, seat, next(play for _, play in match.moves[at:] if isinstance(play, Play)), str(move.goal))
            again.play(seat, move)
    assert said > 10


def keeps_help(match: Match, seat: int, move: Play, goal: str) -> bool:
    """Does the seat keep a card that makes the goal when it could be played right after its move?"""
    state = match.state
    state.left = 0
    rules.step(state, seat, DESCRIBED.choices(state, seat, move)[0])
    state.mover, state.phase = seat, rules.PLAY
    for a in range(rules.AVOID0):
        if rules.refusal(state, seat, a) == 0:
            tried = state.copy()
            rules.step(tried, seat, a)
            if RECIPE_NUMBER[goal] in tried.met[: tried.done]:
                return True
    return False


@pytest.mark.parametrize("options", [{"talk": "silent"}, {"speed": True}, {"open_hands": True}])
def test_bots_say_nothing_in_silence_in_haste_and_where_all_is_open(options: dict[str, Any]) -> None:
    for match in simulate("cahoots", 3, 3, 2, ["heuristic"], options):
        assert not any(isinstance(move, Say) for _, move in match.moves)


def test_the_past_is_found_again_from_what_lies_in_the_bowls() -> None:
    match = bestiary.new("cahoots", 3, 4, {"level": "expert"})
    past = [moment(match.state)]
    while not match.over:
        seat = match.turn
        assert seat is not None
        match.play(seat, bot("heuristic", "cahoots")(match.sight(seat), Random(1)).move)
        past.append(moment(match.state))
    assert moments(match.state) == past


def test_a_signal_speaks_for_hands_with_which_it_is_true() -> None:
    match = table("M1 U2 F3 C5", ["total-10", *SLOW[1:]], ["C6 C6 M7 U7", "C4 M6 U6 F6"])
    match.play(1, Say("can_help", goal="total-10"))
    seen = match.sight(0)
    assert list(seen.heard) == [can_help(1, "total-10", 0)]
    told = evidence(seen.imagined, 0, seen.heard)
    assert weight(seen.imagined, 0, "C4 M6 U6 F6", told) == 1.0
    assert weight(seen.imagined, 0, "M6 U6 F6 F7", told) < 0.1
    assert evidence(seen.imagined, 0, []) == []


def test_a_signal_before_a_play_is_about_the_cards_that_are_kept_and_the_bowls_as_they_are_left() -> None:
    match = table("M1 U2 F3 C5", ["total-10", *SLOW[1:]], ["C6 C6 M7 U7", "C4 M6 U6 F6"])
    match.play(0, play("C6", 3))
    match.play(1, Say("can_help", goal="total-10"))
    match.play(1, play("M6", 0))
    seen = match.sight(0)
    assert [heard.ago for heard in seen.heard] == [1]
    told = evidence(seen.imagined, 0, seen.heard)
    assert weight(seen.imagined, 0, "C4 U6 F6 F7", told) < 0.1, "with mandrake 6 on top nothing makes 10"


def test_who_met_no_goal_probably_could_not() -> None:
    match = table("M1 U2 F3 C5", ["total-10", *SLOW[1:]], ["C6 C6 M7 U7", "C7 M6 U6 F6"])
    match.play(0, play("C6", 3))
    match.play(1, play("M6", 0))
    state = match.sight(0).imagined
    told = evidence(state, 0, [])
    assert weight(state, 0, "C7 U6 F6 F7", told) == 1.0
    assert weight(state, 0, "C4 U6 F1 F7", told) < 0.3
    assert 0.3 < weight(state, 0, "C4 U6 F6 F7", told) < 0.6, "that card may have been drawn since"


def test_what_is_heard_changes_what_is_believed() -> None:
    match = table("M1 U2 F3 C5", ["total-10", *SLOW[1:]], ["C6 C6 M7 U7", "C4 M6 U6 F6"])
    helpful = ("crystal-4", "feather-2", "mushroom-1")
    before = believed(match, *helpful)
    match.play(1, Say("can_help", goal="total-10"))
    assert before < 0.7 < 0.95 < believed(match, *helpful) < 1.5


def believed(match: Match, *cards: str) -> float:
    """How many of these cards seat 0 expects with seat 1."""
    seen = match.sight(0)
    trials = Trials(seen, [DESCRIBED.choices(seen.imagined, 0, move) for move in seen.moves], Random(3))
    trials.more(300, np.ones(len(seen.moves), np.bool_))
    worlds = [to_state(world, DESCRIBED.state_type) for world in trials.worlds]
    (told,) = beliefs(worlds, trials.likely.tolist(), 0)
    assert told.seat == 1
    assert abs(sum(told.cards.values()) - 4) < 1e-6
    return sum(count for card, count in told.cards.items() if card in cards)
