"""Resampled states of OpenSpiel's games are whole: they are played on to their end, and IS-MCTS thinks with them."""

from __future__ import annotations

import warnings
from collections import Counter
from importlib import import_module
from random import Random
from typing import Any

import pytest

pytest.importorskip("pyspiel")

from bestiary.engine.game import DEAL
from bestiary.envs.openspiel.node import Node
from tests.envs.openspiel_support import load, play_on

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
    mcts: Any = import_module("open_spiel.python.algorithms.mcts")

PLAYERS = {"kuhhandel": (3, 4, 5), "kakerlakenpoker": range(2, 7), "cahoots": (2, 3, 4), "nullern": range(2, 8)}
GAMES = [
    *(f"bestiary_{game}(players={players})" for game, counts in PLAYERS.items() for players in counts),
    *(f"bestiary_kuhhandel(players={players},bankrupt=continue,offer_size=shown)" for players in PLAYERS["kuhhandel"]),
]
# A donkey is the seventh animal: so many kinds have some, in games that are soon over.
SHORT = [
    *(f"bestiary_kuhhandel(players={players},kinds=7,idle=2)" for players in PLAYERS["kuhhandel"]),
    "bestiary_kakerlakenpoker(players=3,kinds=4,copies=4)",
    "bestiary_cahoots(players=3)",
    "bestiary_nullern(players=4,peak=3)",
]


def somewhere(spec: str, rng: Random, least: int, most: int) -> Any:
    """A state in which somebody is to choose, perhaps in the middle of a move."""
    while True:
        state = play_on(load(spec).new_initial_state(), rng, rng.randint(least, most))
        while state.is_chance_node():
            play_on(state, rng, 1)
        if not state.is_terminal():
            return state


def is_whole(node: Node) -> bool:
    """Of Kuhhandel: all animals are there and all money is, and the pile is what chance has left to deal."""
    table, state = node.tree.table, node.state
    animals: list[int] = state.pile[state.top :]
    pile = Counter(4 * animal for animal in animals)
    left = {table.faces[outcome][1]: n for outcome, n in enumerate(node.left) if n}
    return state.phase == DEAL or (table.rules.violations(state) == 0 and pile == left)


@pytest.mark.parametrize("spec", GAMES)
def test_resampled_states_are_played_to_their_end(spec: str) -> None:
    rng = Random(spec)
    for _ in range(3):
        state = somewhere(spec, rng, 20, 600 if "kuhhandel" in spec else 60)
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, rng.random)
            while not other.is_terminal():
                assert "kuhhandel" not in spec or is_whole(other.node)
                play_on(other, rng, 10)
            assert sum(other.returns()) == pytest.approx(0) or "cahoots" in spec


def decided(spec: str, rng: Random, least: int, most: int) -> None:
    """A whole move of IS-MCTS, choice by choice."""
    bot = ismcts.ISMCTSBot(load(spec), mcts.RandomRolloutEvaluator(1), uct_c=1.0, max_simulations=100)
    state = somewhere(spec, rng, least, most)
    seat = state.current_player()
    while True:
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        if state.is_terminal() or state.current_player() != seat or not state.node.path:
            return


@pytest.mark.parametrize("spec", SHORT)
def test_a_search_of_100_simulations_finds_a_move(spec: str) -> None:
    decided(spec, Random(spec), 30, 60)


@pytest.mark.nightly
@pytest.mark.parametrize("spec", GAMES)
def test_a_search_of_100_simulations_finds_a_move_in_the_whole_game(spec: str) -> None:
    rng = Random(spec)
    for least in (20, 60, 300) if "kuhhandel" in spec else (20, 40):
        decided(spec, rng, least, least + 40)
