"""Actions a second of the interpreted rules: uniformly random play with the legal list and the shuffles, one core.

    make bench

The peer, in the same run, is OpenSpiel's `oh_hell`, written in C++ and driven from Python. Rounds alternate between all of them, and the
median of each is taken, so that a busy moment of the machine hits everybody alike. Writes benchmarks/results/interpreted.json.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import sys
import time
from collections.abc import Callable
from datetime import date
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from bestiary import GAMES
from bestiary.engine.game import DEAL, OVER

PLAYERS = {"kuhhandel": 4, "kakerlakenpoker": 4, "cahoots": 3, "nullern": 4}
TO_REACH = {"kuhhandel": 100_000, "kakerlakenpoker": 150_000, "cahoots": 200_000, "nullern": 200_000}
ROUNDS, SECONDS = 7, 1.5
Playout = Callable[[], int]  # plays one game, returns how many actions it took


def ours(name: str, rng: Random) -> Playout:
    game, players = GAMES[name], PLAYERS[name]
    rules, options = game.rules, game.options()
    legal, step, turn, chance = rules.legal, rules.step, rules.turn, rng.random
    out = [0] * rules.MOST

    def playout() -> int:
        state, actions = game.new_state(players, options), 0
        while state.phase != OVER:
            if state.phase == DEAL:
                order = list(range(rules.DECKS[rules.deck(state)]))
                rng.shuffle(order)
                rules.deal(state, order)
            else:
                seat = turn(state)
                step(state, seat, out[int(chance() * legal(state, seat, out))])
                actions += 1
        return actions

    return playout


def oh_hell(rng: Random) -> Playout | None:
    try:
        pyspiel: Any = import_module("pyspiel")
    except ImportError:
        return None
    game = pyspiel.load_game("oh_hell(players=4)")
    chance = rng.random

    def playout() -> int:
        state, actions = game.new_initial_state(), 0
        while not state.is_terminal():
            choices = state.legal_actions()
            if not state.is_chance_node():
                actions += 1
            state.apply_action(choices[int(chance() * len(choices))])
        return actions

    return playout


def rate(playout: Playout) -> float:
    actions, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < SECONDS:
        actions += playout()
    return actions / spent


def cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        return next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor()


def main() -> None:
    rng = Random(1)
    playouts: dict[str, Playout] = {name: ours(name, rng) for name in GAMES}
    peer = oh_hell(rng)
    if peer is None:
        print("OpenSpiel is not installed: no peer is measured (make bench installs it)", file=sys.stderr)
    else:
        playouts["oh_hell (OpenSpiel, C++ from Python)"] = peer
    rates: dict[str, list[float]] = {name: [] for name in playouts}
    for _ in range(ROUNDS):
        for name, playout in playouts.items():
            rates[name].append(rate(playout))
    medians = {name: statistics.median(values) for name, values in rates.items()}
    reference = medians.get("oh_hell (OpenSpiel, C++ from Python)")
    rows = [
        {
            "game": name,
            "players": PLAYERS.get(name, 4),
            "actions_per_second": round(median),
            "spread": [round(min(rates[name])), round(max(rates[name]))],
            "to_reach": TO_REACH.get(name),
            "times_the_peer": None if reference is None else round(median / reference, 2),
        }
        for name, median in medians.items()
    ]
    result = {
        "date": date.today().isoformat(),
        "machine": f"{cpu()}, {os.cpu_count()} cores, one used",
        "python": platform.python_version(),
        "command": "make bench",
        "rows": rows,
    }
    file = Path(__file__).parent / "results" / "interpreted.json"
    file.write_text(json.dumps(result, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    for row in rows:
        print(f"{row['game']:<40}{row['actions_per_second']:>12,}  ({row['times_the_peer']} times the peer)")


if __name__ == "__main__":
    main()
