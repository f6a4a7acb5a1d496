"""The lower bounds in pyproject.toml hold: with the lowest versions that they allow the server and the core do all that they do."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TESTED = [
    "tests/server",
    "tests/rulings",
    "tests/test_cli.py",
    *(f"tests/test_{name}.py" for name in ("engine", "match", "records", "fairness", "views", "words")),
]
COMPILE = "from bestiary.bots import warm_up; from bestiary.games import GAMES; [warm_up(game) for game in GAMES.values()]"


@pytest.mark.nightly
def test_all_holds_with_the_lowest_versions_that_are_allowed(tmp_path: Path) -> None:
    python = tmp_path / "venv" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    uv = [sys.executable, "-m", "uv"]
    subprocess.run([*uv, "venv", "--quiet", "--python", sys.executable, python.parent.parent], check=True)
    lowest = ["--resolution", "lowest-direct", "--requirements", ROOT / "pyproject.toml", "--extra", "dev"]
    subprocess.run([*uv, "pip", "install", "--quiet", "--python", python, *lowest], check=True)
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "BESTIARY_CACHE": str(tmp_path / "cache")}
    subprocess.run([python, "-c", COMPILE], env=environment, check=True)  # tests do not wait that long for the bots
    done = subprocess.run(
        [python, "-m", "pytest", "-n", "auto", *TESTED], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr[-5_000:]
