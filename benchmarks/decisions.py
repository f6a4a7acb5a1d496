"""How long bots think on this machine, one at a time: `python benchmarks/decisions.py`. Writes benchmarks/results/decisions.json.

For each game and level, of every decision with something to decide in matches of that level alone: the first after `warm_up` (what the
server waits for when it starts), the median, the 99th percentile and the longest, in milliseconds.
"""

from __future__ import annotations

import json
import time
from datetime import date
from pathlib import Path
from random import Random

import numpy as np

from bestiary import GAMES, new
from bestiary.arena.bench import machine
from bestiary.bots import LEVELS, bot, warm_up

DECISIONS = 200  # of each level in each game; the strongest makes fewer
STRONGEST, FEWER = "dragon", 120


def thought(game: str, level: str, count: int) -> list[float]:
    """The seconds of so many decisions, in order."""
    think, took = bot(level, game), list[float]()
    for seed in range(count):
        match, rng = new(game, 4, seed), Random(seed)
        while not match.over and len(took) < count:
            seat = match.turn
            assert seat is not None
            sight = match.sight(seat)
            start = time.perf_counter()
            move = think(sight, rng).move
            if len(sight.moves) > 1:
                took.append(time.perf_counter() - start)
            match.play(seat, move)
    return took


def figures(took: list[float]) -> dict[str, float | int]:
    milliseconds = 1000 * np.array(took)
    return {
        "decisions": len(took),
        "first": round(float(milliseconds[0]), 1),
        "median": round(float(np.median(milliseconds)), 1),
        "99th percentile": round(float(np.percentile(milliseconds, 99)), 1),
        "longest": round(float(milliseconds.max()), 1),
    }


def main() -> None:
    told: dict[str, object] = {"date": date.today().isoformat(), "machine": machine(), "command": "python benchmarks/decisions.py"}
    for name, game in GAMES.items():
        warm_up(game)
        told[name] = {level: figures(thought(name, level, FEWER if level == STRONGEST else DECISIONS)) for level in LEVELS}
        print(name, told[name], flush=True)
    file = Path(__file__).parent / "results" / "decisions.json"
    file.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
