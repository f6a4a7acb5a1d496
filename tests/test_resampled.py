"""A resampled state is a whole game: it is played on to its end by the rules, wherever it was taken and for whomever it was dealt anew."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import bestiary
from bestiary import GAMES
from bestiary.engine.batch import Batch
from tests.support import option_grid

SIZE = 128  # resampled states for each number of players and house rules
HOUSE_RULES: dict[str, list[dict[str, Any]]] = {
    "cahoots": [{}, {"speed": True, "level": "expert"}, {"open_hands": True}],
    "nullern": [{"peak": 3}, {"peak": 10}],
    "kakerlakenpoker": [{}],
    "kuhhandel": option_grid(GAMES["kuhhandel"].options),
}
LONGEST = {"cahoots": 60, "nullern": 900, "kakerlakenpoker": 1000, "kuhhandel": 6000}  # choices until each of so many games is over
TABLES = [(game, players, options) for game in GAMES for players in GAMES[game].players for options in HOUSE_RULES[game]]


def played_on(batch: Batch, rng: np.random.Generator, least: int, most: int) -> None:
    """Each game by another number of random choices, so that all phases are met, in the middle of moves too."""
    states: list[Any] = []
    batch.playout(least)
    for _ in range(most - least):
        batch.playout(1)
        states.append(batch.states.copy())
    batch.states[...] = np.array(states)[rng.integers(0, len(states), batch.size), np.arange(batch.size)]


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_resampled_states_are_played_to_their_end(game: str, players: int, options: dict[str, Any]) -> None:
    rng = np.random.default_rng(players)
    batch = bestiary.batch(game, SIZE, players, options, seed=players)
    played_on(batch, rng, 1, 24 if game == "cahoots" else 200)
    batch.resample(rng.integers(-1, players, SIZE))
    rules = GAMES[game].rules
    assert [rules.violations(batch.state(number)) for number in range(SIZE)] == [0] * SIZE
    whole = batch.states.copy()
    assert batch.checked_playout(100) == 0
    batch.states[...] = whole
    over: Any = np.zeros(SIZE, bool)
    for _ in range(LONGEST[game]):
        masks: npt.NDArray[np.uint8] = batch.masks()
        ended, _ = batch.step(np.argmax(rng.random(masks.shape) * masks, axis=1))
        assert (ended >= 0).all()
        over |= ended == 1
        if over.all():
            return
    raise AssertionError(f"{SIZE - over.sum()} games are not over")
