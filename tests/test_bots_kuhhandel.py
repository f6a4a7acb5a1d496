"""Kuhhandel's hand-written player and its search."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import bestiary
from bestiary import GAMES
from bestiary.bots import bot
from bestiary.bots.bot import planned
from bestiary.bots.search import Budget, search
from bestiary.engine.state import State
from bestiary.games.kuhhandel import Accept, Bid, Buy, Counter, KuhhandelMove, Offer, Pass, Sell, Trade, judge, player, rules
from bestiary.games.kuhhandel.candidates import blind
from bestiary.games.kuhhandel.cards import counts
from bestiary.games.kuhhandel.tastes import bold, cautious, grudge
from bestiary.match.sight import sight
from tests.support import option_grid, play_random

DESCRIBED = GAMES["kuhhandel"]
HORSE = 9
TABLES = [(players, options) for players in DESCRIBED.players for options in option_grid(DESCRIBED.options)]


def packed(money: Sequence[int]) -> int:
    return sum(n << shift for n, shift in zip(counts(money), rules.SHIFT, strict=True))  # pyright: ignore[reportArgumentType]


def late(phase: int, owner: int, purses: Sequence[Sequence[int]], horses: Sequence[int], options: dict[str, Any] | None = None) -> State:
    """The deck is empty, each has three quartets but for the horses, and all money is known to everybody."""
    state = DESCRIBED.new_state(3, DESCRIBED.options(**(options or {})))
    rules.deal(state, list(range(40)))
    state.top = 40
    state.purse = rules.PURSE[4]
    for p in range(3):
        state.animals[p] = sum(4 << 3 * animal for animal in range(p, 9, 3)) + (horses[p] << 3 * HORSE)
        for o in range(6):
            state.money[5 * o + p] = packed(purses[p])
    state.animal = HORSE
    state.owner = state.mover = owner
    state.phase = phase
    return state


def challenged(purses: Sequence[Sequence[int]], horses: Sequence[int], options: dict[str, Any] | None = None) -> State:
    """Seat 1 has challenged seat 0 for a horse, and offers all its money."""
    state = late(rules.RESPOND, 1, purses, horses, options)
    state.attempt = 1
    state.mover = state.partner = 0
    state.offer, state.money[6] = state.money[6], 0
    return state


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_player_uses_only_what_its_seat_may_know_and_what_it_plans_is_legal(players: int, options: dict[str, Any]) -> None:
    rng = Random(players)
    match = bestiary.new("kuhhandel", players, 2, options)
    while not match.over:
        seat = match.turn
        assert seat is not None
        words = [rng.getrandbits(32) for _ in range(player.CHANCE)]
        plan = planned(DESCRIBED, match.state, seat, words.copy())
        assert plan == planned(DESCRIBED, match.resampled(seat, rng), seat, words.copy())
        state = match.state
        for choice in plan:
            assert rules.refusal(state, seat, choice) == 0
            rules.step(state, seat, choice)
        assert not rules.midway(state) or state.mover != seat
        if len(match.moves) % 3:
            match.play(seat, DESCRIBED.move(match.state, seat, plan))
        else:
            play_random(match, rng, 1)


def test_the_cheapest_cards_are_found() -> None:
    rng = Random(4)
    for _ in range(300):
        hand = [rng.choice((0, 10, 10, 50, 100, 200, 500)) for _ in range(rng.randrange(8))]
        price = rng.randrange(1, 150)
        heaps = [chosen for n in range(len(hand) + 1) for chosen in itertools.combinations(hand, n) if sum(chosen) >= 10 * price]
        best = min(heaps, key=lambda heap: (sum(heap), len(heap)), default=None)
        found = player.cheapest(packed(hand), price)
        if best is None:
            assert found == -1
        else:
            assert (10 * rules.amount(found), rules.cards(found)) == (sum(best), len(best))
            assert rules.less(found, packed(hand)) == 0


def test_the_player_beats_players_at_random() -> None:
    for seed in range(6):
        match = bestiary.new("kuhhandel", 4, seed)
        programs = [bot("heuristic" if seat == seed % 4 else "random", "kuhhandel") for seat in range(4)]
        while not match.over:
            assert match.turn is not None
            match.play(match.turn, programs[match.turn](match.sight(match.turn), Random(seed)).move)
        assert match.result is not None
        assert match.result.ranks[seed % 4] == 1


@pytest.mark.parametrize("options", option_grid(DESCRIBED.options))
def test_few_moves_are_considered_and_all_of_them_are_legal(options: dict[str, Any]) -> None:
    match = bestiary.new("kuhhandel", 4, 6, options)
    rng = Random(3)
    while not match.over:
        seat = match.turn
        assert seat is not None
        looked = match.sight(seat)
        moves = DESCRIBED.candidates(looked.view, looked.moves)
        assert 0 < len(moves) <= 40
        assert len(set(moves)) == len(moves)
        assert all(match.is_legal(seat, move) for move in moves)
        match.play(seat, bot("heuristic", "kuhhandel")(looked, rng).move)


def decided(state: State, seat: int, worlds: int = 64) -> tuple[KuhhandelMove, dict[KuhhandelMove, float]]:
    """The move that the search makes, and the chance of each."""
    answer = search(sight(DESCRIBED, state, seat), Random(1), Budget(worlds))
    assert answer.thought is not None
    return answer.move, {weighed.move: weighed.chance for weighed in answer.thought.moves}


def test_the_search_buys_the_card_that_makes_its_quartet() -> None:
    state = late(rules.DECIDE, 0, [[10], [500], [0]], [3, 0, 0])
    state.leader, state.high = 1, 1
    assert decided(state, 0)[0] == Buy()


def test_the_search_sells_a_rooster_to_who_pays_much_and_keeps_its_money_for_horses() -> None:
    state = late(rules.DECIDE, 0, [[500], [500], [500]], [1, 2, 1])
    state.animals[0] -= 3
    state.animals[1] += 1
    state.animals[2] += 1
    state.animal = 0
    state.leader, state.high = 1, 50
    assert decided(state, 0)[0] == Sell()


@pytest.mark.parametrize("size", ["hidden", "shown"])
def test_the_search_beats_an_offer_that_can_only_be_low(size: str) -> None:
    state = challenged([[10, 10, 100], [10], [500]], [1, 3, 0], {"offer_size": size})
    move, chances = decided(state, 0)
    assert isinstance(move, Counter)
    assert chances[Accept()] < 0.1


def test_offers_and_answers_are_often_mixed() -> None:
    match = bestiary.new("kuhhandel", 4, 9)
    mixed = {"offer": 0, "respond": 0}
    while not match.over:
        seat = match.turn
        assert seat is not None
        phase = match.sight(seat).view.phase
        if phase in mixed:
            _, chances = decided(match.state, seat, 32)
            assert sum(chances.values()) == pytest.approx(1)
            mixed[phase] += sum(chance > 0.1 for chance in chances.values()) > 1
        match.play(seat, bot("heuristic", "kuhhandel")(match.sight(seat), Random(len(match.moves))).move)
    assert min(mixed.values()) > 2


def test_who_answers_goes_back_to_before_the_offer() -> None:
    state = challenged([[100], [10, 50], [500]], [3, 1, 0])
    both = blind(state, 0)
    assert both is not None
    assert (both.other, rules.turn(both.before), both.before.phase) == (1, 1, rules.OFFER)
    assert both.before.offer == 0
    assert both.before.money[6] == packed([10, 50])
    assert state.offer == packed([10, 50])
    shown = challenged([[100], [10, 50], [500]], [3, 1, 0], {"offer_size": "shown"})
    assert blind(shown, 0) is None


def test_every_part_of_ones_money_can_be_offered() -> None:
    hand = packed([0, 10, 10, 50, 100, 200])
    parts = [rules.amount(judge.portion(hand, k)) for k in range(judge.OPTIONS)]
    assert parts[0] == 0
    assert parts[-1] == rules.amount(hand)
    assert parts == sorted(parts)
    path = [0] * player.PATH
    broke = challenged([[0], [10], [500]], [3, 1, 0])
    assert judge.option(broke, 0, 0, path) == 1
    assert judge.option(broke, 0, 1, path) == 0


def test_a_bid_speaks_for_money_and_against_poverty() -> None:
    state = late(rules.DECIDE, 0, [[10], [50, 50], [0]], [3, 0, 0])
    state.leader, state.high = 1, 10
    assert judge.likelihood(state, 0, [0.0] * player.WORK) == 1.0
    state.high = 11
    assert judge.likelihood(state, 0, [0.0] * player.WORK) == judge.BLUFF


def test_low_offers_are_likelier_than_high_ones() -> None:
    state = challenged([[100], [10, 100, 500], [500]], [3, 1, 0])
    high = judge.likelihood(state, 0, [0.0] * player.WORK)
    state.offer, state.money[6] = packed([10]), packed([100, 500])
    assert judge.likelihood(state, 0, [0.0] * player.WORK) > high > 0


def test_what_is_to_be_expected_adds_up_and_a_finished_game_is_worth_its_places() -> None:
    out = [0.0] * player.WORK
    match = bestiary.new("kuhhandel", 4, 1)
    while not match.over:
        judge.worth(match.state, out)
        assert sum(out[:4]) == pytest.approx(1)
        assert match.turn is not None
        match.play(match.turn, bot("heuristic", "kuhhandel")(match.sight(match.turn), Random(len(match.moves))).move)
    judge.worth(match.state, out)
    scores = match.scores
    assert out.index(max(out[:4])) == scores.index(max(scores))
    assert min(out[:4]) == pytest.approx((1 - judge.FIRST) * min(scores) / sum(scores))


def test_beliefs_are_what_is_known_where_all_is_known() -> None:
    state = challenged([[100], [10, 50], [500, 200]], [3, 1, 0])
    thought = search(sight(DESCRIBED, state, 0), Random(1), Budget(8)).thought
    assert thought is not None
    assert [purse.money for purse in thought.beliefs.purses] == pytest.approx([60, 700])
    assert [(purse.seat, purse.can_pay) for purse in thought.beliefs.purses] == [(1, None), (2, None)]
    assert 0 <= thought.beliefs.offer <= 60
    state = late(rules.DECIDE, 0, [[10], [50, 50], [0]], [3, 0, 0])
    state.leader, state.high = 1, 1
    thought = search(sight(DESCRIBED, state, 0), Random(1), Budget(8)).thought
    assert thought is not None
    assert [purse.can_pay for purse in thought.beliefs.purses] == pytest.approx([1, 0])
    assert thought.beliefs.offer is None


def test_tastes_are_tastes() -> None:
    table = late(rules.TURN, 0, [[100, 100], [100], [50]], [2, 1, 1])
    view = DESCRIBED.view(table, 0)
    for low, high in ((Bid(10), Bid(150)), (Pass(), Bid(50)), (Offer((100,)), Offer(())), (Accept(), Counter((10,)))):
        assert bold(view, low) < bold(view, high)
    for dear, cheap in ((Bid(150), Bid(10)), (Offer((100, 100)), Offer((100,))), (Counter((100,)), Accept())):
        assert cautious(view, dear) < cautious(view, cheap)
    assert grudge(view, Trade(1, "horse")) == grudge(view, Trade(2, "horse")) == 0
    table.foe[0] = 2
    view = DESCRIBED.view(table, 0)
    assert grudge(view, Trade(1, "horse")) == 0 < grudge(view, Trade(2, "horse"))
    assert grudge(view, Pass()) == 0
