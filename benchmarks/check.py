"""Billions of checked choices on a GPU: `python benchmarks/check.py SECONDS > benchmarks/results/checked-<gpu>.json`.

Before every choice the kernel counts broken invariants (cards, money, hand sizes, knowledge, scores in range), a mover without a choice,
and a listed choice that is refused. There should be none. Time is shared out over games and player counts by SHARES.
"""

from __future__ import annotations

import json
import sys
import time
from datetime import date
from typing import Any

import bestiary
from bestiary.arena.bench import machine

SIZE, STEPS = 1 << 20, 64
SHARES = {"nullern": 0.4, "kakerlakenpoker": 0.3, "kuhhandel": 0.15, "cahoots": 0.15}


def check(game: str, players: int, seconds: float) -> dict[str, Any]:
    batch = bestiary.batch(game, SIZE, players, seed=players, device="cuda")
    made = faults = 0
    faults += batch.checked_playout(1)  # compiles
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        faults += batch.checked_playout(STEPS)
        made += SIZE * STEPS
    return {"game": game, "players": players, "choices": made, "faults": faults, "seconds": round(time.perf_counter() - start, 1)}


def main(seconds: float) -> None:
    rows: list[dict[str, Any]] = []
    for game, share in SHARES.items():
        counts = bestiary.GAMES[game].players
        for players in counts:
            rows.append(check(game, players, seconds * share / len(counts)))
            print(rows[-1], file=sys.stderr, flush=True)
    told = {
        "date": date.today().isoformat(),
        "machine": machine(),
        "command": f"python benchmarks/check.py {seconds:g}",
        "choices": sum(row["choices"] for row in rows),
        "faults": sum(row["faults"] for row in rows),
        "rows": rows,
    }
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main(float(sys.argv[1]))
