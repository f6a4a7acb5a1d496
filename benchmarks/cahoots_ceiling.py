"""How often a team of bots wins at Cahoots, and how often it would if all hands lay open, on the same deals.

With open hands everybody knows all hands, but neither the order of the draw pile nor the recipes face down: no team that hides its cards
can expect more. The match is the same but for the house rule `open_hands`, so it is the same search.

    python benchmarks/cahoots_ceiling.py --level expert --players 3 --games 50
"""

from __future__ import annotations

import argparse
from time import perf_counter

from bestiary import GAMES
from bestiary.arena.simulate import simulate
from bestiary.bots import BOTS, warm_up

TEAMS: dict[str, dict[str, bool | str]] = {"signals": {}, "silent": {"talk": "silent"}, "open hands": {"open_hands": True}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="search", choices=BOTS)
    wanted = parser.parse_args()
    warm_up(GAMES["cahoots"])
    print(f"{wanted.games} games of {wanted.players} at the level {wanted.level}, all {wanted.bot}")
    for team, options in TEAMS.items():
        print(f"{team:>10}: {measured(wanted, {'level': wanted.level, **options})}", flush=True)


def measured(wanted: argparse.Namespace, options: dict[str, bool | int | str]) -> str:
    wins = goals = laid = 0
    start = perf_counter()
    for match in simulate("cahoots", wanted.players, wanted.games, wanted.seed, [wanted.bot], options):
        wins += match.scores[0]
        goals += match.state.done
        laid += match.state.count - 4
    seconds = (perf_counter() - start) / laid
    return f"{wins / wanted.games:6.1%} won, {goals / wanted.games:5.2f} goals met a game, {seconds:.3f} s a decision"


if __name__ == "__main__":
    main()
