"""OpenSpiel's own tests hold for our games: random simulations, the generic tests of its interface, playthroughs."""

from __future__ import annotations

import unittest
import warnings
from importlib import import_module
from typing import Any

import pytest

pytest.importorskip("pyspiel")

from tests.envs.openspiel_support import OPEN, REDUCED, TABLES, TINY, WHOLE, load, pyspiel

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    api_test: Any = import_module("open_spiel.integration_tests.api_test")
    generate_playthrough: Any = import_module("open_spiel.python.algorithms.generate_playthrough")
    flags: Any = import_module("absl.flags")
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["tests"])

# (chance nodes, decisions, ends), and decisions as they look to who decides.
SIZES = {
    "kakerlakenpoker": (13, 646, 400, 384),
    "kakerlakenpoker, royal": (590, 3504, 3114, 3012),
    "nullern": (37, 1320, 480, 690),
    "nullern, blind": (65, 12, 96, 12),
}


@pytest.mark.parametrize("spec", [*TINY.values(), *REDUCED, *TABLES, *WHOLE])
def test_random_simulation(spec: str) -> None:
    pyspiel.random_sim_test(load(spec), num_sims=1 if spec in WHOLE else 2, serialize=True, verbose=False)


def run(base: Any, name: str, game: Any, **more: Any) -> None:
    """All tests of one of OpenSpiel's classes of tests, with our game."""
    tests = unittest.defaultTestLoader.loadTestsFromTestCase(type(f"Of_{name}", (base,), {"game": game, "game_name": name, **more}))
    result = unittest.TestResult()
    tests.run(result)
    assert result.testsRun > 0
    assert not result.skipped
    for _, problem in (*result.errors, *result.failures):
        pytest.fail(problem)


@pytest.mark.parametrize("spec", sorted({*TINY.values(), *REDUCED, *WHOLE, *OPEN}))
def test_generic_tests_on_some_states(spec: str) -> None:
    run(api_test.EnforceAPIOnPartialTreeBase, spec.partition("(")[0], load(spec))


@pytest.mark.parametrize("name", TINY)
def test_generic_tests_on_every_state(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, name, SIZES[name][:3])
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, name, SIZES[name][3])
    run(api_test.EnforceAPIOnFullTreeBase, name, load(TINY[name]))


@pytest.mark.parametrize("spec", [*TINY.values(), *REDUCED])
def test_playthrough_can_be_played_again(spec: str) -> None:
    lines = generate_playthrough.playthrough_lines(spec, seed=1)
    actions = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    assert lines == generate_playthrough.playthrough_lines(spec, action_sequence=actions, seed=2)
    assert "IsTerminal() = True" in lines
