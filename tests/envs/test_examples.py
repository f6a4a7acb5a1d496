"""The code on the pages for researchers runs as it stands there, and so do the three scripts."""

from __future__ import annotations

import json
import re
import runpy
import sys
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'bestiary[research]'")

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "docs" / "research.md",
    *sorted((ROOT / "docs" / "envs").glob("*.md")),
]  # openspiel.md is run with OpenSpiel's tests


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_code_on_a_page_runs(page: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S)
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)


def run(monkeypatch: pytest.MonkeyPatch, script: str, *arguments: str) -> None:
    path = ROOT / "examples" / script
    monkeypatch.setattr(sys, "argv", [str(path), *arguments])
    monkeypatch.setattr(sys, "path", [str(path.parent), *sys.path])
    runpy.run_path(str(path), run_name="__main__")


def test_play_shows_a_whole_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run(monkeypatch, "play.py", "cahoots", "2")
    told = capsys.readouterr().out
    assert "player_0 may choose" in told
    assert "player_1 ends with a reward of -1.00" in told


def test_measure_tells_how_chance_fares(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run(monkeypatch, "measure.py", "--matches", "4")
    told = capsys.readouterr().out
    assert re.search(r"kakerlakenpoker: \d+\.0% of 4 matches won against random \([\d.]+% to [\d.]+%\)\n", told)
    assert "won against heuristic" in told


def test_ppo_learns_something_that_can_be_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install torch")
    agent, result = tmp_path / "agent.pt", tmp_path / "ppo.json"
    run(monkeypatch, "ppo.py", "--choices", "16384", "--games", "20", "--save", str(agent), "--out", str(result))
    committed = json.loads((ROOT / "benchmarks" / "results" / "ppo.json").read_bytes())
    assert json.loads(result.read_bytes()).keys() == committed.keys()
    run(monkeypatch, "measure.py", str(agent), "--matches", "2", "--bots", "random")
    assert "of 2 matches won against random" in capsys.readouterr().out
