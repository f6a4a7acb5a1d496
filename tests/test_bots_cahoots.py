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
from bestiary.bots.bot import planned
from bestiary.bots.search import Budget, Trials, search
from bestiary.engine.arrays import to_state
from bestiary.engine.game import Heard
from bestiary.engine.state import State
from bestiary.games.cahoots import Play, Say, judge, player, rules
from bestiary.games.cahoots.cards import CARDS, RECIPE_NUMBER
from bestiary.games.cahoots.signals import GOOD, MISS, beliefs, evidence, moment, moments
from bestiary.match.sight import sight
from tests.rulings.test_cahoots import SLOW, cards, play, table
from tests.support import option_grid, play_random

DESCRIBED = GAMES["cahoots"]


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
            plan = planned(DESCRIBED, before, seat, [])
            assert before == match.state, "a plan changes nothing"
            assert plan == planned(DESCRIBED, match.resampled(seat, rng), seat, [])
            assert rules.refusal(match.state, seat, plan[0]) == 0
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
    assert decision.thought.moves[0].value == pytest.approx(1.0, abs=1e-3)


def test_the_search_does_not_leave_the_next_player_stuck() -> None:
    match = table("M1 M2 M3 U5", SLOW, ["M6 M7 U4 U3", "C6 C6 F6 F6"], options={"open_hands": True})
    chosen = search(match.sight(0), Random(1), Budget(32)).move
    assert isinstance(chosen, Play)
    assert chosen.card == "mandrake-6"


# ---- what is said, and what it says ----


def can_help(seat: int, goal: str, ago: int) -> Heard:
    return Heard(seat, Say("can_help", goal=goal), ago)  # pyright: ignore[reportArgumentType]


def test_bots_say_what_is_true_and_only_that() -> None:
    said = 0
    for match in simulate("cahoots", 3, 4, 2, ["heuristic"]):
        again = bestiary.replay(match.record(), at=0)
        for seat, move in match.moves:
            assert seat is not None
            if isinstance(move, Say):
                said += 1
                assert seat != again.turn
                assert is_true(again.state, seat, move)
            again.play(seat, move)
    assert said > 100


def is_true(state: State, seat: int, say: Say) -> bool:
    """By the rules: what each play would bring if it were the seat's turn."""
    plays = [4 * card + bowl for card in range(rules.CARDS) for bowl in range(4) if state.hand[seat] >> card & 1]
    fitting = [a for a in plays if state.fits[a % 4] >> a // 4 & 1]
    match say.what:
        case "avoid":
            return {a % 4 for a in fitting} == {say.pile}
        case "can_help":
            return any(RECIPE_NUMBER[str(say.goal)] in met_by(state, a) for a in fitting)  # pyright: ignore[reportArgumentType]
        case "next_goal":
            return any(RECIPE_NUMBER[str(say.goal)] in met_by(state, a) for a in plays)  # pyright: ignore[reportArgumentType]
        case "can_play":
            on = [a for a in fitting if a % 4 == say.pile]
            return any(met_by(state, a) or in_reach(state, a) >= GOOD for a in on)
        case "want_play":
            return False


def laid(state: State, a: int) -> State:
    after = state.copy()
    rules.lay(after, a % 4, a // 4)
    return after


def met_by(state: State, a: int) -> set[int]:
    return {goal for goal in state.goal if goal != rules.NONE and rules.made(laid(state, a)) >> goal & 1}


def in_reach(state: State, a: int) -> int:
    """How many goals any card could meet after that."""
    after = laid(state, a)
    cards = [4 * card + bowl for card in range(rules.CARDS) for bowl in range(4) if after.fits[bowl] >> card & 1]
    return len(set[int]().union(*(met_by(after, b) for b in cards)))


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


HELPFUL = ("crystal-4", "feather-2", "mushroom-1")  # each makes 10 of M1 U2 F3 C5


def test_what_is_heard_changes_what_is_believed() -> None:
    match = table("M1 U2 F3 C5", ["total-10", *SLOW[1:]], ["C6 C6 M7 U7", "C4 M6 U6 F6"])
    before = believed(match, *HELPFUL)
    match.play(1, Say("can_help", goal="total-10"))
    seen = match.sight(0)
    assert list(seen.heard) == [can_help(1, "total-10", 0)]
    assert before < 0.7 < 0.95 < believed(match, *HELPFUL) < 1.5


def test_who_says_that_he_can_play_on_one_bowl_alone_holds_nothing_for_the_others() -> None:
    match = table("M1 U2 F3 C5", SLOW, ["C6 C6 M7 U7", "C4 C4 C7 C7"])
    fits = match.state.fits
    fitting = [name for card, name in enumerate(CARDS) if (fits[0] | fits[1] | fits[2]) >> card & 1]
    before = believed(match, *fitting)
    match.play(1, Say("avoid", pile=3))
    assert believed(match, *fitting) < 1.5 < 3.0 < before


def test_a_signal_is_remembered_until_the_card_may_have_been_played() -> None:
    match = table("M1 U2 F3 C5", ["total-10", *SLOW[1:]], ["C6 C6 M7 U7", "C4 M6 U6 F6"])
    match.play(1, Say("can_help", goal="total-10"))
    match.play(0, play("C6", 3))
    match.play(1, play("M6", 0))
    assert believed(match, *HELPFUL) > 0.9, "mandrake 6 was not the card, so it is still there"


def test_who_met_no_goal_probably_could_not() -> None:
    match = table("M1 U2 F3 C5", ["total-10", *SLOW[1:]], ["C5 C6 M7 U7", "C7 M6 U6 F6"])
    match.play(0, play("C5", 3))
    match.play(1, play("M6", 0))
    told = evidence(match.sight(0).imagined, 0, [])
    assert agreed(told, "C7 U6 F6 F7") == 1.0
    assert agreed(told, "C4 U6 F6 F7") == MISS


def agreed(told: Sequence[float], hand: str) -> float:
    """How far it agrees with the evidence that seat 1 holds these cards, of which the last one came last."""
    work = [*told]
    for place, card in enumerate(hand.split()):
        work[player.CARDS_OF + 4 + place] = 1 << number(card)
    work[player.CAME + player.TURNS] = 3
    return judge.agreement(1, work)


def test_exchanged_cards_are_still_the_same_cards() -> None:
    rng = Random(4)
    for players in DESCRIBED.players:
        match = next(iter(simulate("cahoots", players, 1, players, ["heuristic"])))
        for at in range(0, len(match.moves), 9):
            again = bestiary.replay(match.record(), at=at)
            seat = again.turn
            if seat is None:
                break
            seen = again.sight(seat)
            work = [*evidence(seen.imagined, seat, seen.heard), *[0.0] * player.WORK]
            state = again.resampled(seat, rng)
            for i in range(3):
                judge.refine(state, seat, i == 0, [rng.getrandbits(32) for _ in range(rules.WORDS)], work)
                assert rules.violations(state) == 0
            assert state.hand[seat] == again.state.hand[seat]


def test_the_next_world_keeps_the_hands_and_deals_the_rest_anew() -> None:
    rng = Random(5)
    match = table("M1 U2 F3 C5", ["total-10", *SLOW[1:]], ["C6 C6 M7 U7", "C4 M6 U6 F6"])
    match.play(1, Say("can_help", goal="total-10"))
    seen = match.sight(0)
    state = match.resampled(0, rng)
    before = state.copy()
    assert judge.varied(state, 0, [rng.getrandbits(32) for _ in range(rules.WORDS)], [*evidence(seen.imagined, 0, seen.heard)])
    assert rules.violations(state) == 0
    assert (state.hand, state.twice, state.open_hands) == (before.hand, before.twice, 0)
    assert state.draw != before.draw
    assert state.recipe != before.recipe
    assert not judge.varied(state, 0, [], [0.0]), "without evidence there is nothing to keep"


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
