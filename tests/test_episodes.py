"""Games side by side for learning: all tables in one batch, hand-written players at any seat, what choices were worth."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from bestiary import GAMES
from bestiary.bots.bot import planned
from bestiary.engine import stream
from bestiary.engine.arrays import to_state
from bestiary.engine.episodes import Episodes, episodes
from bestiary.engine.game import AnyGame, legal_choices
from bestiary.engine.state import State

SIZE, STEPS = 12, 150
each_game = pytest.mark.parametrize("game", GAMES)


def every_table(game: AnyGame) -> Episodes:
    return episodes(game, [(players, game.options()) for players in game.players], SIZE, seed=5)


def states(games: Episodes) -> list[State]:
    return [to_state(record, games.game.state_type) for record in games.states]


def played(games: Episodes) -> Iterator[tuple[list[State], list[State]]]:
    """By hand-written players alone: the states before and after each choice."""
    everybody = np.ones(SIZE, np.uint8)
    for _ in range(STEPS):
        before = states(games)
        games.look()
        games.by_hand(everybody)
        games.step()
        yield before, states(games)


@each_game
def test_tables_of_all_sizes_are_played_side_by_side_and_keep_their_players(game: str) -> None:
    games = every_table(GAMES[game])
    ended = 0
    for before, _ in played(games):
        assert [state.players for state in before] == [games.tables[e % len(games.tables)][0] for e in range(SIZE)]
        assert games.turns.tolist() == [GAMES[game].rules.turn(state) for state in before]
        ended += int((games.ended == 1).sum())
    assert ended > 0 or game in ("nullern", "kuhhandel")  # which are long


@each_game
def test_the_hand_written_player_plays_what_it_plans_and_nothing_refused(game: str) -> None:
    """Each choice at the beginning of a move is the first of a plan made with the words that the stream gives."""
    described = GAMES[game]
    games = every_table(described)
    streams = games.streams.copy()
    for before, _ in played(games):
        for e, state in enumerate(before):
            if not described.rules.midway(state):
                x, words = int(streams[e]), list[int]()
                for _ in range(described.player.CHANCE):
                    x = stream.draw(x)
                    words.append(x >> 32)
                assert planned(described, state, described.rules.turn(state), words)[0] == games.choices[e]
        assert (games.ended >= 0).all()
        streams = games.streams.copy()


@each_game
def test_what_is_gained_is_what_the_judge_thinks_better_of_the_state_that_a_choice_leads_to(game: str) -> None:
    described = GAMES[game]
    games = every_table(described)
    for before, _ in played(games):
        for e, state in enumerate(before):
            after = state.copy()
            described.rules.step(after, described.rules.turn(state), int(games.choices[e]))
            gained = np.subtract(worths(described, after, games.seats), worths(described, state, games.seats))
            assert games.gained[e] == pytest.approx(gained, abs=1e-4)


def worths(game: AnyGame, state: State, seats: int) -> list[float]:
    work = [0.0] * max(game.player.WORK, seats)
    game.judge.worth(state, work)
    return [*work[: state.players], *[0.0] * (seats - state.players)]


def test_a_choice_that_the_rules_refuse_changes_nothing() -> None:
    game = GAMES["nullern"]
    games = every_table(game)
    before = states(games)
    games.look()
    games.choices[:] = game.rules.CHOICES - 1  # nobody may play a card before he has bid
    games.step()
    assert (games.ended == -1).all()
    assert states(games) == before
    assert not games.gained.any()


def test_what_somebody_else_began_is_ended_by_chance() -> None:
    """Where another chose the first card of a move, its rest is legal."""
    game = GAMES["kakerlakenpoker"]
    games = every_table(game)
    for _ in range(40):
        games.look()
        for e, state in enumerate(states(games)):
            games.choices[e] = legal_choices(game.rules, state, game.rules.turn(state))[0]
        halfway = [bool(game.rules.midway(state)) for state in states(games)]
        games.by_hand(np.array(halfway, np.uint8))
        games.step()
        assert (games.ended >= 0).all()


SIMULATED = """
import numpy as np
from bestiary import GAMES
from bestiary.engine.episodes import episodes

for game in GAMES.values():
    tables = [(players, game.options()) for players in [*game.players][:2]]
    plain, simulated = (episodes(game, tables, 3, seed=3, device=device) for device in ("cpu", "cuda"))
    who = np.ones(3, np.uint8)
    for _ in range(4):
        for games in (plain, simulated):
            games.look()
            games.by_hand(who)
            games.step()
        for name in ("turns", "masks", "observations", "choices", "ended", "results", "gained"):
            assert np.allclose(getattr(plain, name), getattr(simulated, name).copy_to_host(), atol=1e-5), (game.id, name)
"""


def test_a_gpu_plays_the_same() -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run([sys.executable, "-c", SIMULATED], env=environment, capture_output=True, text=True, check=False, cwd=Path.cwd())
    assert done.returncode == 0, done.stderr
