"""How a policy fares against the bots of the house, in matches for two: python examples/measure.py agent.pt --bots random,heuristic

A policy is any function of an observation and a mask. Without a file it plays by chance; `examples/ppo.py --save agent.pt` writes one. In a
match it is given what its seat may know, as every bot is: a state in which all it cannot know was dealt anew.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

import bestiary
from bestiary.bots import bot
from bestiary.engine.game import Move, legal_choices

Policy = Callable[[Any, Any], int]  # of an observation and a mask
CHANCE = np.random.default_rng(1)


def by_chance(_: Any, mask: Any) -> int:
    return int(CHANCE.choice(np.flatnonzero(mask)))


def from_file(path: str) -> Policy:
    import torch
    from ppo import Agent

    torch.manual_seed(1)
    kept = torch.load(path, map_location="cpu")
    agent = Agent(kept["body.0.weight"].shape[1], kept["actor.bias"].shape[0])
    agent.load_state_dict(kept)

    def choose(seen: Any, mask: Any) -> int:
        with torch.no_grad():
            policy, _ = agent(torch.from_numpy(seen)[None], torch.from_numpy(mask)[None])
        return int(policy.sample()[0])

    return choose


def decided(match: bestiary.Match, seat: int, policy: Policy) -> Move:
    """A whole move, choice by choice."""
    game, start = match.game, match.sight(seat).imagined
    state, path = start.copy(), list[int]()
    while not path or game.rules.midway(state):
        seen, mask = np.zeros(game.features.OBSERVATION, np.int16), np.zeros(game.rules.CHOICES, np.int8)
        game.features.observe(state, seat, seen)
        mask[legal_choices(game.rules, state, seat)] = 1
        path.append(policy(seen, mask))
        game.rules.step(state, seat, path[-1])
    return game.move(start, seat, path)


def won(game: str, policy: Policy, name: str, seed: int) -> bool:
    """One match against a bot, which has the other seat."""
    match, other, chance, own = bestiary.new(game, 2, seed), bot(name, game), Random(seed), seed % 2
    while match.turn is not None:
        move = decided(match, own, policy) if match.turn == own else other(match.sight(match.turn), chance).move
        match.play(match.turn, move)
    return match.scores[own] > match.scores[1 - own]


def interval(share: float, matches: int, z: float = 1.96) -> str:
    """Wilson's, 95 %: it means something at 0 and at 1 too."""
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    half = z * (share * (1 - share) / matches + z * z / (4 * matches * matches)) ** 0.5 / (1 + z * z / matches)
    return f"{max(0, middle - half):.1%} to {min(1, middle + half):.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("agent", nargs="?", help="what examples/ppo.py --save wrote; by chance without one")
    parser.add_argument("--game", default="kakerlakenpoker", choices=["kakerlakenpoker", "nullern"])
    parser.add_argument("--bots", default="random,heuristic")
    parser.add_argument("--matches", type=int, default=400)
    given = parser.parse_args()
    policy = from_file(given.agent) if given.agent else by_chance
    for name in given.bots.split(","):
        share = sum(won(given.game, policy, name, seed) for seed in range(given.matches)) / given.matches
        print(f"{given.game}: {share:.1%} of {given.matches} matches won against {name} ({interval(share, given.matches)})")


if __name__ == "__main__":
    main()
