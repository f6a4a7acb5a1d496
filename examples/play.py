"""A game by chance through its PettingZoo environment, the table drawn before each choice: python examples/play.py [GAME [PLAYERS]]"""

from __future__ import annotations

import json
import sys

import numpy as np

from bestiary.envs import pettingzoo

game = sys.argv[1] if len(sys.argv) > 1 else "nullern"
players = int(sys.argv[2]) if len(sys.argv) > 2 else 3
env = getattr(pettingzoo, game)(players=players, render_mode="ansi")
rng = np.random.default_rng(1)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    if termination:
        print(f"{agent} ends with a reward of {reward:+.2f}")
        env.step(None)
        continue
    legal = np.flatnonzero(observation["action_mask"])
    action = int(rng.choice(legal))
    print(env.render())
    print(f"{agent} may choose {legal.tolist()} and chooses {action}\n")
    env.step(action)
print(json.dumps(env.readable(None), indent=2))
