"""Do the GPU and the CPU play the same games? Needs a GPU: `python benchmarks/agree.py > benchmarks/results/agreement-<gpu>.json`.

For every game, player count and combination of house rules the same batch runs on both: after each of its first choices every byte of
every state is compared, then again after long playouts, and after what a seat cannot know was dealt anew. And for every game and player
count the vector environment runs on both: all that it hands out after each choice is compared, rewards of both kinds. That the CPU agrees
with the interpreter is tested by `make test` on any machine.
"""

from __future__ import annotations

import json
import sys
from datetime import date
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import numpy as np
from tests.support import every_table

import bestiary
from bestiary.arena.bench import machine
from bestiary.envs import vector
from bestiary.games import GAMES

SIZE, SINGLE, LONG = 256, 40, 400
STEPS = 400  # of a vector environment


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


def compare_vectors(game: str, players: int, reward: Any) -> tuple[int, int]:
    """Arrays compared, and how many differ."""
    cpu, gpu = (vector(game, SIZE, players, reward=reward, device=device) for device in ("cpu", "cuda"))
    rng, compared, different = np.random.default_rng(1), 0, 0
    (seen, infos), (theirs, told) = cpu.reset(seed=11), gpu.reset(seed=11)
    pairs = [(seen, theirs), *((infos[name], told[name]) for name in infos)]
    for step in range(STEPS):
        compared += len(pairs)
        different += sum(not np.array_equal(mine, other.copy_to_host()) for mine, other in pairs)
        choices: Any = np.argmax(np.multiply(infos["mask"], rng.random(infos["mask"].shape)), axis=1)
        choices[step % SIZE] = 0  # legal or not
        *mine, infos = cpu.step(choices)
        *others, told = gpu.step(choices)
        pairs = [*zip(mine, others, strict=True), *((infos[name], told[name]) for name in infos)]
    return compared, different


def main() -> None:
    vectors: dict[str, dict[str, int]] = {}
    for name, game in GAMES.items():
        found = [compare_vectors(name, players, reward) for players in game.players for reward in ("rank", "score")]
        vectors[name] = {
            "environments": len(found),
            "arrays compared": sum(n for n, _ in found),
            "arrays different": sum(n for _, n in found),
        }
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
            {"date": date.today().isoformat(), "machine": machine(), "command": "python benchmarks/agree.py"}
            | {"games": games, "vector environments": vectors},
            indent=2,
        )
    )


if __name__ == "__main__":
    main()
