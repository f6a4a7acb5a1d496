"""The Python face: what a program may rely on besides the rules."""

from __future__ import annotations

import copy
from collections.abc import Callable
from types import MappingProxyType

import numpy as np
import pytest

import bestiary
from bestiary import IllegalMove, Match
from bestiary.games.kakerlakenpoker import Lay
from bestiary.games.kuhhandel.moves import Offer, Pay


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, Match.copy])
def test_a_copy_is_played_on_without_a_trace(copied: Callable[[Match], Match]) -> None:
    match = bestiary.new("nullern", 3, 5)
    twin = copied(match)
    twin.play(0, {"type": "bid", "tricks": 1})
    assert (len(match.moves), len(twin.moves)) == (0, 1)
    match.play(0, {"type": "bid", "tricks": 0})
    assert bestiary.replay(match.record()).state == match.state
    assert bestiary.replay(twin.record()).state == twin.state


def test_the_order_of_cards_in_a_move_says_nothing() -> None:
    assert Offer((10, 0)) == Offer((0, 10))
    assert hash(Pay((50, 10))) == hash(Pay((10, 50)))
    assert Lay(("rat", "bat")) == Lay(("bat", "rat"))


def test_long_menus_are_sequences_like_any_other() -> None:
    match = bestiary.new("kuhhandel", 3, 5)
    match.play(0, {"type": "auction"})
    menu = match.legal_moves(1)
    assert menu == match.legal_moves(1) == list(menu)
    assert menu[-1] == list(menu)[-1]
    assert menu[1:3] == list(menu)[1:3]
    assert menu.index(menu[4]) == 4
    assert Offer((7,)) not in menu  # pyright: ignore[reportArgumentType]
    assert "28 moves" in repr(menu)


def test_moves_and_numbers_of_other_libraries_are_understood() -> None:
    match = bestiary.new("nullern", 2, 1)
    match.play(0, MappingProxyType({"type": "bid", "tricks": np.int64(1)}))
    assert match.moves[0][0] == 0


@pytest.mark.parametrize("seed", [1.5, True, b"7", [1], "7", 1 << 256, "0" * 63 + "\n"])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    with pytest.raises(ValueError, match="a seed is a whole number"):
        bestiary.new("nullern", 2, seed)  # pyright: ignore[reportArgumentType]


def test_text_that_no_json_can_hold_is_refused_like_any_other() -> None:
    match = bestiary.new("cahoots", 2, 1)
    for move in ({"type": "\ud800"}, {"\ud800": 1}, {"type": "play", "card": "\ud800", "pile": 0}):
        with pytest.raises(IllegalMove, match="G4"):
            match.play(0, move)
    with pytest.raises(ValueError, match="level may be"):
        bestiary.new("cahoots", 2, 1, {"level": "\ud800"})


def test_the_story_of_a_match_is_what_a_seat_saw_from_the_first_deal_on() -> None:
    match = bestiary.new("nullern", 2, 1, {"peak": 3})
    told = [match.events(1)]
    while not match.over:
        assert match.turn is not None
        match.play(match.turn, match.legal_moves(match.turn)[0])
        told.append(match.events(1))
    assert list(bestiary.story(match, 1)) == told
