"""The pages of the environments are what the code says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'bestiary[research]'")

from bestiary import GAMES
from bestiary.envs.pages import actions, pages

DOCS = Path(__file__).parents[2] / "docs"


def test_the_pages_are_fresh() -> None:
    for game, text in pages().items():
        assert (DOCS / "envs" / f"{game}.md").read_text(encoding="utf-8") == text, "run `make docs`"


@pytest.mark.parametrize("game", GAMES)
def test_every_action_stands_once_in_the_table(game: str) -> None:
    rows = re.findall(r"^\| ([\d–, ]+) \| \S", actions(GAMES[game]), re.M)
    parts = [tuple(map(int, part.split("–"))) for row in rows for part in row.split(", ")]
    listed = [action for part in parts for action in range(part[0], part[-1] + 1)]
    assert listed == list(range(GAMES[game].rules.CHOICES))


def test_research_md_has_them_all() -> None:
    text = (DOCS / "research.md").read_text(encoding="utf-8")
    for name, game in GAMES.items():
        numbers = f"{game.players[0]} to {game.players[-1]} | {game.rules.CHOICES} | {game.features.OBSERVATION}"
        assert re.search(rf"^\| \[[^]]+\]\(envs/{name}\.md\) \| {numbers} \|", text, re.M), name
    for example in re.findall(r"examples/\w+\.py", text):
        assert (DOCS.parent / example).exists(), example
