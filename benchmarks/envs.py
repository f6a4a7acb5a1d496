"""Steps a second through each environment, beside PettingZoo's card games: `python benchmarks/envs.py > benchmarks/results/envs.json`.

With `--gpu` also through the vector environment on a GPU, where the choices are made as well. Wants the extras `research` and `bench`
(rlcard), and pygame, which PettingZoo's card games import. Every step is a uniformly random legal choice; observations and masks are read
at each, and games follow each other. PettingZoo's games are measured as they are handed out (`env`) and without the wrappers that check the
caller (`raw_env`); the fastest of all is what ours are compared with. Its Hanabi, which needs Shimmy besides, makes a sixth of the steps of
the fastest and is left out. All take turns, round after round, and the median counts, so that a busy moment of the machine hits everybody
alike; `--cpu` counts the process's own time, for machines that are busy with other things.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
import warnings
from collections.abc import Callable
from datetime import date
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

import numba  # pyright: ignore[reportMissingTypeStubs]
import numpy as np

from bestiary.arena.bench import machine
from bestiary.engine.gpu import cuda_module
from bestiary.envs import pettingzoo, vector

PLAYERS = {"kuhhandel": 4, "kakerlakenpoker": 4, "cahoots": 3, "nullern": 4}
PEERS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
SIZE, SIZES_ON_GPU = 4096, (4096, 65536, 524288)
Play = Callable[[], int]  # plays on for a while, returns how many choices that took


def in_turn(env: Any) -> Play:
    """Whole games through PettingZoo's loop."""
    chance = Random(1).random
    env.reset(seed=1)

    def play() -> int:
        made = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(chance() * len(legal))]))
            made += 1
        return made

    return play


def one_of(mask: Any, noise: Any) -> int:
    """A uniformly random legal choice: compiled for either machine."""
    n = 0
    for a in range(mask.shape[0]):
        n += mask[a]
    k = int(noise * n)
    for a in range(mask.shape[0]):
        k -= mask[a]
        if k < 0:
            return a
    return -1


def side_by_side(game: str) -> Play:
    one: Any = numba.njit(one_of)

    @numba.njit
    def pick(masks: Any, noise: Any, choices: Any) -> None:
        for e in range(masks.shape[0]):
            choices[e] = one(masks[e], noise[e])

    envs, rng = vector(game, SIZE, PLAYERS[game]), np.random.default_rng(1)
    choices = np.zeros(SIZE, np.int64)
    kept: list[Any] = [envs.reset(seed=1)[1]]

    def play() -> int:
        for _ in range(10):
            pick(kept[0]["mask"], rng.random(SIZE, np.float32), choices)
            *_, kept[0] = envs.step(choices)
        return 10 * SIZE

    play()
    return play


def side_by_side_on_gpu(game: str, size: int) -> Play:
    cuda, chance = cuda_module(), import_module("numba.cuda.random")
    one, drawn = cuda.jit(one_of, device=True), chance.xoroshiro128p_uniform_float32

    @cuda.jit
    def pick(masks: Any, streams: Any, choices: Any) -> None:
        e = cuda.grid(1)
        if e < masks.shape[0]:
            choices[e] = one(masks[e], drawn(streams, e))

    envs, streams = vector(game, size, PLAYERS[game], device="cuda"), chance.create_xoroshiro128p_states(size, 1)
    choices = cuda.device_array(size, np.int64)
    kept: list[Any] = [envs.reset(seed=1)[1]]

    def play() -> int:
        for _ in range(10):
            pick[(size + 127) // 128, 128](kept[0]["mask"], streams, choices)
            *_, kept[0] = envs.step(choices)
        cuda.synchronize()
        return 10 * size

    play()
    return play


def contestants(gpu: bool) -> dict[str, Play]:
    found: dict[str, Play] = {}
    for name in PEERS:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            module: Any = import_module(f"pettingzoo.classic.{name}")
            found |= {f"PettingZoo {name}, {face}": in_turn(getattr(module, face)()) for face in ("env", "raw_env")}
    for game, players in PLAYERS.items():
        found[f"bestiary {game}, AEC"] = in_turn(getattr(pettingzoo, game)(players))
        found[f"bestiary {game}, vector of {SIZE}"] = side_by_side(game)
        for size in SIZES_ON_GPU if gpu else ():
            found[f"bestiary {game}, vector of {size} on the GPU"] = side_by_side_on_gpu(game, size)
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--cpu", action="store_true")
    parser.add_argument("--gpu", action="store_true")
    given = parser.parse_args()
    clock = time.process_time if given.cpu else time.perf_counter
    contests = contestants(given.gpu)
    rates: dict[str, list[float]] = {name: [] for name in contests}
    for _ in range(given.rounds):
        for name, play in contests.items():
            made, start = 0, clock()
            while (spent := clock() - start) < given.seconds:
                made += play()
            rates[name].append(made / spent)
    medians = {name: statistics.median(each) for name, each in rates.items()}
    best = max((name for name in medians if name.startswith("PettingZoo")), key=lambda name: medians[name])
    rows = [
        {"what": name, "rate": round(rate), "lowest": round(min(rates[name])), "highest": round(max(rates[name]))}
        | {"times the fastest peer": round(rate / medians[best], 1)}
        for name, rate in medians.items()
    ]
    told = {
        "date": date.today().isoformat(),
        "machine": machine(),
        "command": f"python benchmarks/envs.py --rounds {given.rounds} --seconds {given.seconds:g}"
        + " --cpu" * given.cpu
        + " --gpu" * given.gpu,
        "counted": "seconds of the processor, over all cores" if given.cpu else "seconds",
        "versions": {name: version(name) for name in ("pettingzoo", "gymnasium", "rlcard")},
        "fastest peer": best,
    }
    print(json.dumps(told | {"rows": rows}, indent=2))


if __name__ == "__main__":
    main()
