"""Do the GPU and the CPU play the same games? Needs a GPU: `python benchmarks/agree.py > benchmarks/results/agreement-<gpu>.json`.

For every game, player count and combination of house rules the same batch runs on both: after each of its first choices every byte of
every state is compared, then again after long playouts, and after what a seat cannot know was dealt anew. That the CPU agrees with the
interpreter is tested by `make test` on any machine.
"""

from __future__ import annotations

import json
import sys
from datetime import date
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.support import every_table

import bestiary
from bestiary.arena.bench import machine

SIZE, SINGLE, LONG = 256, 40, 400


def compare(game: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    cpu = bestiary.batch(game, SIZE, players, options, seed=11)
    gpu = bestiary.batch(game, SIZE, players, options, seed=11, device="cuda")
    compared = different = 0
    for steps in [1] * SINGLE + [LONG] * 3 + [0]:
        for batch in (cpu, gpu):
            batch.playout(steps) if steps else batch.resample([e % (players + 1) - 1 for e in range(SIZE)])
        compared += SIZE
        different += int((cpu.states != gpu.states.copy_to_host()).sum())
    same_scores = bool((cpu.scores() == gpu.scores().copy_to_host()).all())
    same_sights = bool(
        (cpu.observations() == gpu.observations().copy_to_host()).all() and (cpu.masks() == gpu.masks().copy_to_host()).all()
    )
    return {"compared": compared, "different": different, "scores": same_scores, "observations and masks": same_sights}


def main() -> None:
    games: dict[str, dict[str, int]] = {}
    for game, players, options in every_table():
        found = compare(game, players, options)
        total = games.setdefault(game, {"tables": 0, "states compared": 0, "states different": 0, "tables with other scores or sights": 0})
        total["tables"] += 1
        total["states compared"] += found["compared"]
        total["states different"] += found["different"]
        total["tables with other scores or sights"] += not (found["scores"] and found["observations and masks"])
    print(
        json.dumps(
            {"date": date.today().isoformat(), "machine": machine(), "command": "python benchmarks/agree.py", "games": games}, indent=2
        )
    )


if __name__ == "__main__":
    main()
