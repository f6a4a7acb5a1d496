"""The golden playthroughs are played as they are written down."""

from __future__ import annotations

import pytest

from tests.golden import FOLDER, GAMES, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_written(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_written_game_is_played() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(GAMES)
