"""How long the first compile of all games for the CPU takes, and a start from the code kept on disk: `python benchmarks/compile.py`.

Writes benchmarks/results/compile.json. Every function of a batch is used once: reset, step, masks, observations, turns, scores, playout,
checked playout, resampling.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from datetime import date
from pathlib import Path

from bestiary.arena.bench import machine

USE_ALL = """
import bestiary
for game in bestiary.GAMES:
    b = bestiary.batch(game, 8, 3, threads=1)
    b.step(b.masks().argmax(axis=1)), b.observations(), b.scores(), b.playout(5), b.checked_playout(5), b.resample(b.turns())
"""


def seconds(cache: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", USE_ALL], check=True, env={**os.environ, "BESTIARY_CACHE": cache})
    return round(time.perf_counter() - start, 1)


def main() -> None:
    with tempfile.TemporaryDirectory() as cache:
        told = {
            "date": date.today().isoformat(),
            "machine": machine(),
            "command": "python benchmarks/compile.py",
            "first compile of all games, seconds": seconds(cache),
            "start from disk, seconds": [seconds(cache) for _ in range(3)],
        }
    file = Path(__file__).parent / "results" / "compile.json"
    file.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    print(file.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
