"""Games of two who choose at once, whose solutions are known."""

from __future__ import annotations

import numpy as np
import pytest

from bestiary.bots.matrix import solve


def test_pennies_are_matched_evenly() -> None:
    pennies = np.array([[1.0, -1.0], [-1.0, 1.0]])
    for mixed in solve(pennies, -pennies):
        assert mixed == pytest.approx([0.5, 0.5], abs=0.02)


def test_an_uneven_game_is_played_so_that_the_other_does_not_care() -> None:
    gains = np.array([[2.0, -1.0], [-1.0, 1.0]])
    mine, theirs = solve(gains, -gains)
    assert mine == pytest.approx([0.4, 0.6], abs=0.02)
    assert theirs == pytest.approx([0.4, 0.6], abs=0.02)
    assert mine @ gains @ theirs == pytest.approx(0.2, abs=0.01)


def test_rock_paper_and_scissors_are_played_alike() -> None:
    gains = np.array([[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]])
    for mixed in solve(gains, -gains):
        assert mixed == pytest.approx([1 / 3] * 3, abs=0.02)


def test_what_is_never_better_is_not_played() -> None:
    gains = np.array([[3.0, 1.0, 2.0], [0.0, 0.0, 0.0]])
    mine, theirs = solve(gains, -gains)
    assert mine[0] > 0.99
    assert theirs[1] > 0.99


def test_where_interests_do_not_clash_both_take_what_is_best() -> None:
    together = np.array([[1.0, 0.0], [0.0, 3.0]])
    for mixed in solve(together, together):
        assert mixed[1] > 0.99


def test_a_single_choice_is_made() -> None:
    mine, theirs = solve(np.array([[0.0, 2.0]]), np.array([[1.0, 0.0]]))
    assert mine == pytest.approx([1.0])
    assert theirs[0] > 0.99
