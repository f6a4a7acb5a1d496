"""Reduced games: the same rules with other constants."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, cast

import pytest

from bestiary import GAMES, Match
from bestiary.engine.compiled import cache_folder, constants
from bestiary.engine.game import AnyGame
from bestiary.engine.reduced import reduced, reduced_rules
from tests.support import play_random

REDUCED: dict[str, dict[str, int | tuple[int, ...]]] = {
    "kuhhandel": {"KINDS": 3, "IDLE": 10},
    "kakerlakenpoker": {"PLAYED": 3, "EACH": 4, "BLANKS": 0, "PENALTY": 3, "PENALTY_OF_TWO": 3, "DANGER": 3},
    "cahoots": {"SORTS": 3, "HIGHEST": 5, "MONSTERS": (8, 8, 8, 8)},
    "nullern": {"COLOURS": 3, "RANKS": 12},
}


def rules_of(game: AnyGame) -> ModuleType:
    return cast(ModuleType, game.rules)


@pytest.mark.parametrize("game", GAMES)
def test_with_its_own_constants_a_module_is_what_it_was(game: str) -> None:
    rules = rules_of(GAMES[game])
    again = reduced_rules(rules, {})
    assert constants(again) == constants(rules)
    assert again.FIELDS == rules.FIELDS
    assert again is not rules
    assert again.step is not rules.step


def test_what_follows_from_a_constant_follows_anew() -> None:
    rules = reduced_rules(rules_of(GAMES["kakerlakenpoker"]), {"PLAYED": 2, "EACH": 3, "KINGS": 0, "BLANKS": 0})
    assert rules.DECKS == (7,)
    assert rules.TYPE == (0, 0, 0, 1, 1, 1, 14)
    assert sum(rules.COPIES) == 7
    assert rules_of(GAMES["kakerlakenpoker"]).DECKS == (65,)


def test_a_constant_that_is_not_there_is_told() -> None:
    with pytest.raises(ValueError, match=r"nullern\.rules has no constant COLORS"):
        reduced(GAMES["nullern"], {"COLORS": 2})


@pytest.mark.parametrize("game", GAMES)
def test_what_reads_the_rules_reads_the_reduced_ones(game: str) -> None:
    small = reduced(GAMES[game], REDUCED[game])
    assert small.views.__globals__["rules"] is small.rules
    features: Any = small.features
    assert features.observe.__globals__["may_act"] is small.rules.may_act
    assert GAMES[game].views.__globals__["rules"] is GAMES[game].rules
    assert small.id != game


@pytest.mark.parametrize("game", GAMES)
def test_a_reduced_game_is_played_to_its_end(game: str) -> None:
    """With no invariant broken, and nothing seen that changes when the unknown is dealt anew."""
    small = reduced(GAMES[game], REDUCED[game])
    rules, rng = small.rules, Random(game)

    def shuffled(number: int, size: int) -> list[int]:
        return rng.sample(range(size), size)

    for players in small.players:
        if game == "nullern" and players > 3:
            continue  # too few cards for ten each
        match = Match(small, players, small.options(), shuffled)
        while not match.over:
            assert rules.violations(match.state) == 0
            seat = rng.randrange(players)
            assert small.view(match.resampled(seat, rng), seat) == match.view(seat)
            assert rules.violations(match.resampled(seat, rng)) == 0
            play_random(match, rng, 1)


def test_code_compiled_for_a_reduced_game_is_kept_apart() -> None:
    whole, small = GAMES["nullern"], reduced(GAMES["nullern"], {"RANKS": 5})
    folders: set[Path] = {cache_folder(f"{game.id}-batch", [rules_of(game)], "1") for game in (whole, small)}
    assert len(folders) == 2
