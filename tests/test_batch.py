"""Batches: the compiled games are the interpreted ones, state by state."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bestiary
from bestiary import GAMES
from bestiary.engine import stream
from bestiary.engine.game import DEAL, OVER, Options, legal_choices
from tests.support import every_table

TABLES = every_table()


def of_game(game: str) -> list[tuple[str, int, dict[str, Any]]]:
    return [table for table in TABLES if table[0] == game]


@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_interpreted_agree_at_every_state(game: str) -> None:
    """For every player count and house rule: after each choice of a random game, every field of every state, scores and turn."""
    rules = GAMES[game].rules
    for _, players, options in of_game(game):
        batch = bestiary.batch(game, 3, players, options, seed=players, threads=1)
        games = [Interpreted(game, players, batch.options, stream.first(players, number)) for number in range(3)]
        for _ in range(30):
            assert [batch.state(number) for number in range(3)] == [plain.state for plain in games]
            assert batch.turns().tolist() == [rules.turn(plain.state) for plain in games]
            assert batch.scores().tolist() == [plain.scores() for plain in games]
            batch.playout(1)
            for plain in games:
                plain.choose()


class Interpreted:
    """One game on a batch's stream, by the interpreter alone."""

    def __init__(self, game: str, players: int, options: Options, x: int) -> None:
        self.game, self.players, self.options, self.x = GAMES[game], players, options, x
        self.state = self.game.new_state(players, options)
        self.make_ready()

    def make_ready(self) -> None:
        rules = self.game.rules
        while self.state.phase in (OVER, DEAL):
            if self.state.phase == OVER:
                self.state = self.game.new_state(self.players, self.options)
            self.x, order = stream.shuffled(self.x, rules.DECKS[rules.deck(self.state)], rules.used(self.state))
            rules.deal(self.state, order)

    def choose(self) -> None:
        rules = self.game.rules
        seat = rules.turn(self.state)
        choices = legal_choices(rules, self.state, seat)
        self.x = stream.draw(self.x)
        rules.step(self.state, seat, choices[stream.below(self.x, len(choices))])
        self.make_ready()

    def scores(self) -> list[int]:
        scores = [0] * self.players
        self.game.rules.score(self.state, scores)
        return scores


@pytest.mark.parametrize("game", GAMES)
def test_thousands_of_games_end_in_the_same_states(game: str) -> None:
    for players in GAMES[game].players:
        batch = bestiary.batch(game, 400, players, seed=7)
        assert batch.playout(150) == 60_000
        for number in range(0, 400, 40):
            *_, (_, _, last) = batch.retraced(number)
            assert last == batch.state(number)


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_is_the_same_whatever_the_threads(game: str) -> None:
    one, two = (bestiary.batch(game, 64, 3, seed=1, threads=threads) for threads in (1, 2))
    for batch in (one, two):
        batch.playout(100)
    assert (one.states == two.states).all()
    other = bestiary.batch(game, 64, 3, seed=2)
    other.playout(100)
    assert (one.states != other.states).any()


@pytest.mark.parametrize("game", GAMES)
def test_masks_turns_and_observations_are_those_of_the_interpreter(game: str) -> None:
    described = GAMES[game]
    rules, features = described.rules, described.features
    batch = bestiary.batch(game, 50, 3, seed=3)
    batch.playout(40)
    masks, turns, observations = batch.masks(), batch.turns(), batch.observations()
    for number in range(50):
        state = batch.state(number)
        seat = rules.turn(state)
        assert turns[number] == seat
        assert np.flatnonzero(masks[number]).tolist() == sorted(legal_choices(rules, state, seat))
        seen = [0] * features.OBSERVATION
        features.observe(state, seat, seen)
        assert observations[number].tolist() == seen


@pytest.mark.parametrize("game", GAMES)
def test_any_game_of_a_batch_becomes_a_record_that_replays(game: str) -> None:
    batch = bestiary.batch(game, 4, 3, seed=9, history=True)
    batch.playout(500)
    for _ in range(300):
        masks = batch.masks()
        batch.step(masks.argmax(axis=1))
    for record in bestiary.records(batch, 2):
        match = bestiary.replay(record)
        assert record.seed is None
        assert match.over == (record.result is not None)


def test_without_a_history_of_steps_there_are_no_records() -> None:
    batch = bestiary.batch("nullern", 2, 3)
    batch.step(batch.masks().argmax(axis=1))
    with pytest.raises(ValueError, match="history=True"):
        bestiary.records(batch, 0)


def test_a_step_tells_what_ended_and_with_which_scores_and_refuses_what_is_not_legal() -> None:
    batch = bestiary.batch("kakerlakenpoker", 200, 2, seed=4)
    ends = 0
    for _ in range(400):
        ended, results = batch.step(batch.masks().argmax(axis=1))
        assert ((ended == 0) | (ended == 1)).all()
        assert (results[ended == 1].sum(axis=1) == 1).all()
        ends += int((ended == 1).sum())
    assert ends > 100
    before = batch.states.copy()
    ended, _ = batch.step(np.full(200, -5))
    assert (ended == -1).all()
    assert (batch.states == before).all()


@pytest.mark.parametrize("game", GAMES)
def test_a_checked_playout_finds_nothing_wrong_with_the_games_and_something_with_broken_ones(game: str) -> None:
    batch = bestiary.batch(game, 32, 3, seed=5)
    assert batch.checked_playout(300) == 0
    field = {"nullern": "trump_card", "cahoots": "sums", "kakerlakenpoker": "held", "kuhhandel": "money"}[game]
    batch.states[field][...] += 1
    assert batch.checked_playout(1) > 0


@pytest.mark.parametrize("game", GAMES)
def test_resampling_in_a_batch_leaves_what_the_mover_sees(game: str) -> None:
    batch = bestiary.batch(game, 40, 3, seed=6)
    batch.playout(30)
    seen, states = batch.observations(), batch.states.copy()
    batch.resample(batch.turns())
    assert (batch.observations() == seen).all()
    assert (batch.states != states).any()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"game": "chess"}, "there is no game"),
        ({"size": 0}, "at least one game"),
        ({"players": 9}, "2 to 7"),
        ({"options": {"peak": 99}}, "peak"),
        ({"device": "abacus"}, "'cpu' or on 'cuda'"),
    ],
)
def test_a_batch_that_cannot_be_is_refused_with_what_could(change: dict[str, Any], told: str) -> None:
    arguments: dict[str, Any] = {"game": "nullern", "size": 4, "players": 2, **change}
    with pytest.raises(ValueError, match=told):
        bestiary.batch(**arguments)
    with pytest.raises(ValueError, match="2 numbers"):
        bestiary.batch("nullern", 2, 2).step([0])


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env={**os.environ, **environment})


def test_without_numba_all_but_the_compiled_paths_work_and_those_say_so(tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("raise ImportError('not here')")
    code = (
        "import bestiary, random\n"
        "m = bestiary.new('nullern', 2, 1)\n"
        "while not m.over: m.play(m.turn, random.choice(m.legal_moves(m.turn)))\n"
        "print('played')\n"
        "bestiary.batch('nullern', 2, 2)\n"
    )
    path = os.pathsep.join([str(tmp_path), *sys.path])
    done = run(code, PYTHONPATH=path)
    assert "played" in done.stdout
    assert "compiled play needs numba" in done.stderr


def test_without_a_gpu_a_batch_for_one_says_so() -> None:
    done = run("import bestiary; bestiary.batch('nullern', 2, 2, device='cuda')", NUMBA_ENABLE_CUDASIM="0", CUDA_VISIBLE_DEVICES="")
    assert "there is no GPU here" in done.stderr or "need numba-cuda" in done.stderr


@pytest.mark.parametrize("game", GAMES)
def test_the_gpus_kernels_in_numbas_simulator_play_the_same_games(game: str) -> None:
    """CI has no GPU: here the kernels run in the simulator of numba's CUDA target, a few games of each player count, in two blocks."""
    code = (
        "import bestiary\n"
        f"for players in bestiary.GAMES['{game}'].players:\n"
        f"    b = bestiary.batch('{game}', 5, players, seed=5, device='cuda', history=True)\n"
        "    b.playout(3)\n"
        "    b.step(b.masks().copy_to_host().argmax(axis=1))\n"
        "    b.observations(), b.turns(), b.scores()\n"
        "    assert b.checked_playout(12) == 0\n"
        "    for n in (0, 3, 4):\n"
        "        *_, (_, _, last) = b.retraced(n)\n"
        "        assert last == b.state(n)\n"
        f"one = bestiary.batch('{game}', 5, 2 if 2 in bestiary.GAMES['{game}'].players else 3, seed=5, threads=1)\n"
        "two = bestiary.batch(one.game.id, 5, one.players, seed=5, device='cuda')\n"
        "for games in (one, two):\n"
        "    games.playout(9)\n"
        "    games.resample([0, 1, -1, 0, 1])\n"
        "    games.playout(3)\n"
        "assert all(one.state(n) == two.state(n) for n in range(5))\n"
        "print('alike')\n"
    )
    done = run(code, NUMBA_ENABLE_CUDASIM="1")
    assert done.stdout.strip() == "alike", done.stderr
