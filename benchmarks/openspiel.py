"""Steps a second through OpenSpiel's Python face, ours beside OpenSpiel's own games. Writes results/openspiel.json.

Uniformly random play: legal actions (at chance nodes too) and one step. Then the same with what the player to move is given besides: the
observation tensor, the information state as text. In turns, round after round; the median counts.
Usage: python benchmarks/openspiel.py [--rounds 5] [--seconds 0.5]
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from datetime import date
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from bestiary.arena.bench import machine

RESULT = Path(__file__).parent / "results" / "openspiel.json"
OURS = (
    "bestiary_kuhhandel(players=4)",
    "bestiary_kakerlakenpoker(players=4)",
    "bestiary_cahoots(players=3)",
    "bestiary_nullern(players=4)",
    "bestiary_kakerlakenpoker(kinds=2,copies=3,kings=false,joker=false,blank=false,danger=2,penalty=1)",
)
THEIRS = ("oh_hell(players=4)", "leduc_poker", "python_kuhn_poker", "python_liars_poker")
LOOKS = ("step", "observation_tensor", "information_state_string")


def steps(game: Any, look: str, seconds: float, rng: Random) -> float:
    """Actions of players and of chance, a second."""
    made, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if look != "step" and not state.is_chance_node():
                getattr(state, look)()
            choices = state.legal_actions()
            state.apply_action(choices[int(rng.random() * len(choices))])
            made += 1
    return made / (time.perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.5)
    arguments = parser.parse_args()
    import_module("bestiary.envs.openspiel")
    import_module("open_spiel.python.games")
    pyspiel: Any = import_module("pyspiel")
    rng = Random(1)
    contests = [(spec, look, pyspiel.load_game(spec)) for spec in (*OURS, *THEIRS) for look in LOOKS]
    rates: dict[tuple[str, str], list[float]] = {(spec, look): [] for spec, look, _ in contests}
    for _ in range(arguments.rounds):
        for spec, look, game in contests:
            if look != "observation_tensor" or game.get_type().provides_observation_tensor:
                rates[spec, look].append(steps(game, look, arguments.seconds, rng))
    rows = [{"game": spec, "with": look, "rate": round(statistics.median(found))} for (spec, look), found in rates.items() if found]
    report = {
        "date": date.today().isoformat(),
        "machine": machine(),
        "command": f"python benchmarks/openspiel.py --rounds {arguments.rounds} --seconds {arguments.seconds}",
        "rows": rows,
    }
    RESULT.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    for row in rows:
        print(f"{row['game']:95} {row['with']:25} {row['rate']:>9,}")


if __name__ == "__main__":
    main()
