"""Bots of every name: what they are given, what they answer, what they tell of it."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

import bestiary
from bestiary import GAMES, Match
from bestiary.bots import BOTS, bot
from bestiary.bots.bot import planned
from bestiary.bots.levels import LEVELS, warm_up
from bestiary.bots.search import Budget, search
from bestiary.engine.arrays import to_records
from bestiary.engine.compiled import for_search
from bestiary.match.sight import sight
from tests.support import play_random

BY_WORLDS = [name for name, level in LEVELS.items() if level.budget.worlds < 100] + ["random", "heuristic"]
each_game = pytest.mark.parametrize("game", GAMES)


def in_play(game: str, seed: int, moves: int) -> Match:
    """A match in the middle, where there is something to decide."""
    match = bestiary.new(game, GAMES[game].players[-1], seed)
    rng = Random(seed)
    play_random(match, rng, moves)
    while match.turn is not None and len(match.game.candidates(match.view(match.turn), match.legal_moves(match.turn))) < 2:
        play_random(match, rng, 1)
    return match if not match.over else in_play(game, seed + 1, moves // 2)


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        *((game, players, {}) for game in GAMES for players in GAMES[game].players),
        *(("cahoots", players, {"open_hands": players == 2, "level": "expert"}) for players in GAMES["cahoots"].players),
    ],
)
def test_the_compiled_hand_written_player_plans_the_same(game: str, players: int, options: dict[str, Any]) -> None:
    described, rng = GAMES[game], Random(1)
    player, share_planned = described.player, for_search(described)["share_planned"]
    match = bestiary.new(game, players, 3, options)
    while not match.over:
        seat = match.turn
        assert seat is not None
        stream = np.array([rng.getrandbits(64) | 1], np.uint64)
        paths, lengths = np.zeros((1, player.PATH), np.int64), np.zeros(1, np.int64)
        words = np.zeros(max(player.CHANCE, 1), np.int64)
        share_planned(to_records(match.state), stream, 0, 1, np.array([seat]), paths, lengths, words, np.zeros(player.WORK))
        assert planned(described, match.state, seat, words.tolist()) == paths[0, : lengths[0]].tolist()
        play_random(match, rng, 1)


@each_game
@pytest.mark.parametrize("name", BY_WORLDS)
def test_of_two_states_that_look_alike_a_bot_makes_the_same(game: str, name: str) -> None:
    rng = Random(game)
    for moves in range(0, 40, 5):
        match = in_play(game, moves, moves)
        seat = match.turn
        assert seat is not None
        other = match.resampled(seat, rng)
        assert sight(match.game, match.state, seat) == sight(match.game, other, seat)
        here, there = (bot(name, game)(sight(match.game, state, seat), Random(moves)) for state in (match.state, other))
        assert here == there
        assert match.is_legal(seat, here.move)


@each_game
@pytest.mark.parametrize("name", ["chick", "cat"])
def test_a_match_of_searchers_comes_to_its_end(game: str, name: str) -> None:
    match = bestiary.new(game, GAMES[game].players[0], 7)
    chance = Random(1)
    while not match.over:
        seat = match.turn
        assert seat is not None
        match.play(seat, bot(name, game)(match.sight(seat), chance).move)
    assert match.result is not None


@each_game
def test_a_decision_explains_itself_as_data(game: str) -> None:
    for moves in range(3, 40, 7):
        match = in_play(game, moves, moves)
        seat = match.turn
        assert seat is not None
        thought = search(match.sight(seat), Random(1), Budget(40)).thought
        assert thought is not None
        assert 0 < thought.worlds <= 40
        assert sum(weighed.chance for weighed in thought.moves) == pytest.approx(1)
        assert all(match.is_legal(seat, weighed.move) for weighed in thought.moves)
        assert thought.beliefs is not None
        told = msgspec.json.decode(msgspec.json.encode(thought))
        assert set(told) == {"worlds", "moves", "beliefs"}
        assert set(told["moves"][0]) == {"move", "value", "error", "chance"}
        assert told["moves"][0]["move"]["type"]


@each_game
def test_more_worlds_make_a_surer_decision(game: str) -> None:
    match = in_play(game, 11, 30)
    seat = match.turn
    assert seat is not None
    thoughts = [search(match.sight(seat), Random(1), Budget(worlds)).thought for worlds in (8, 400)]
    few, many = (thought for thought in thoughts if thought is not None)
    assert many.worlds > few.worlds
    assert max(w.error for w in many.moves if w.chance) <= max(w.error for w in few.moves if w.chance) + 1e-9


@each_game
def test_a_budget_of_seconds_is_kept(game: str) -> None:
    """With room for a busy machine: the real figures are in benchmarks/results."""
    warm_up(GAMES[game])
    match = in_play(game, 5, 12)
    seat = match.turn
    assert seat is not None
    start = time.perf_counter()
    search(match.sight(seat), Random(1), Budget(10**9, 0.2))
    assert time.perf_counter() - start < 2


@pytest.mark.parametrize("name", ["", "lion", "dragon-", "dragon-shy", "random-bold", "heuristic-bold"])
def test_an_unknown_bot_is_told_with_those_there_are(name: str) -> None:
    with pytest.raises(ValueError, match="there is no bot") as told:
        bot(name, "kuhhandel")
    assert all(known in str(told.value) for known in BOTS)
    assert "bold" in str(told.value)
