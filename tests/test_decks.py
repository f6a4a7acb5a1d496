"""What the page needs to recompute deals: when each deck is shuffled, whatever is played."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import bestiary
from bestiary import GAMES
from bestiary.engine.game import AnyGame
from bestiary.match.decks import HouseRules, Schedule, schedules
from bestiary.match.record import record_texts
from bestiary.match.verify import verify
from tests.support import option_grid, play_random

SAMPLES = Path(__file__).parent.parent / "web" / "src" / "fairness"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_schedule_holds_for_every_table_however_it_is_played(game: AnyGame) -> None:
    every = schedules(game)
    sizes = [len(deck) for deck in game.decks]
    for number, (players, options) in enumerate((players, options) for players in game.players for options in option_grid(game.options)):
        match = bestiary.new(game.id, players, number, options)
        (schedule,) = (one for one in every if is_for(one, players, options))
        chance = Random(number)
        while True:
            made = [sizes[deck] for after, deck in schedule.shuffles if after <= len(match.moves)]
            assert [len(order) for order in match.deals] == made
            if match.over:
                break
            play_random(match, chance, 1)
        assert len(made) == len(schedule.shuffles)


def is_for(schedule: Schedule, players: int, options: HouseRules) -> bool:
    return schedule.players in (None, players) and schedule.options in (None, options)


@pytest.mark.parametrize(("file", "drawn"), [("samples.jsonl", False), ("draws.jsonl", True)])
def test_the_page_checks_itself_with_records_that_hold(file: str, drawn: bool) -> None:
    verdicts = [verify(place, text) for place, text in record_texts(SAMPLES / file)]
    found = [(verdict.game, verdict.holds, verdict.finished, verdict.drawn is not None) for verdict in verdicts]
    assert found == [(game, True, True, drawn) for game in GAMES]
