"""PPO in one file, in CleanRL's manner: a network learns Kakerlakenpoker for two by playing against itself and against chance.

    pip install 'bestiary[research]' torch
    python examples/ppo.py

Both seats are the same network, but for half of the games, in which one of them plays by chance: whoever knows only himself forgets how
others play, and is soon beaten by chance. What one of two wins the other loses, so the worth of a position is that of the seat to move, and
changes its sign where the next choice is the other's.
"""

from __future__ import annotations

import argparse
import json
import time
from datetime import date
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from bestiary.arena.bench import machine
from bestiary.envs import vector

GAME, PLAYERS = "kakerlakenpoker", 2
GAMES, STEPS = 256, 64  # side by side, and choices of each between two updates
EPOCHS, MINIBATCH = 3, 2048
RATE, CLIP, ENTROPY, VALUE, NORM, LAMBDA = 1e-3, 0.2, 0.01, 0.5, 0.5, 0.95


def layer(inputs: int, outputs: int, gain: float = 2**0.5) -> nn.Linear:
    linear = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(linear.weight, gain)
    nn.init.zeros_(linear.bias)
    return linear


class Agent(nn.Module):
    def __init__(self, inputs: int, choices: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(layer(inputs, width), nn.ReLU(), layer(width, width), nn.ReLU())
        self.actor, self.critic = layer(width, choices, 0.01), layer(width, 1, 1.0)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        body = self.body(seen.float().log1p())
        logits = self.actor(body).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.critic(body).squeeze(-1)


def train(agent: Agent, choices: int, seed: int) -> None:
    envs = vector(GAME, GAMES, PLAYERS)
    optimizer = torch.optim.Adam(agent.parameters(), RATE, eps=1e-5)
    updates = choices // (GAMES * STEPS)
    by_chance = torch.arange(GAMES) % 4  # which seat is: 0, 1 or, from 2 on, none
    observations, infos = envs.reset(seed=seed)
    begun, ended = time.time(), 0
    for update in range(updates):
        optimizer.param_groups[0]["lr"] = RATE * (1 - update / updates)
        seen = torch.empty((STEPS, GAMES, observations.shape[1]), dtype=torch.int16)
        masks = torch.empty((STEPS, GAMES, infos["mask"].shape[1]), dtype=torch.int8)
        actions = torch.empty((STEPS, GAMES), dtype=torch.int64)
        logprobs, values, rewards, signs = (torch.empty((STEPS, GAMES)) for _ in range(4))
        own = torch.empty((STEPS, GAMES), dtype=torch.bool)
        for t in range(STEPS):
            seen[t], masks[t] = torch.from_numpy(observations), torch.from_numpy(infos["mask"])
            with torch.no_grad():
                policy, values[t] = agent(seen[t], masks[t])
            mover = infos["mover"]
            own[t] = torch.from_numpy(mover) != by_chance
            actions[t] = torch.where(own[t], policy.sample(), chosen_by_chance(masks[t]))
            logprobs[t] = policy.log_prob(actions[t])
            observations, reward, over, _, infos = envs.step(actions[t].numpy())
            rewards[t] = torch.from_numpy(reward)
            # the sign of what follows: 1 for the same seat, -1 for the other, 0 after the end
            signs[t] = torch.from_numpy(np.where(over, 0.0, np.where(infos["mover"] == mover, 1.0, -1.0)))
            ended += int(over.sum())
        with torch.no_grad():
            _, after = agent(torch.from_numpy(observations), torch.from_numpy(infos["mask"]))
        advantages, gained = torch.empty((STEPS, GAMES)), torch.zeros(GAMES)
        for t in reversed(range(STEPS)):
            gained = rewards[t] + signs[t] * (after + LAMBDA * gained) - values[t]
            advantages[t], after = gained, values[t]
        returns = advantages + values
        learn(agent, optimizer, [part[own] for part in (seen, masks, actions, logprobs, advantages, returns)])
        if update % 10 == 9:
            spent = time.time() - begun
            print(f"{(update + 1) * GAMES * STEPS:>9,} choices  {ended:>6,} games  {spent:>4.0f} s  ", end="")
            print(f"{won(agent, 400, seed=update)[0]:.0%} won against chance", flush=True)


def chosen_by_chance(mask: Tensor) -> Tensor:
    return torch.multinomial(mask.float(), 1).squeeze(-1)


def learn(agent: Agent, optimizer: torch.optim.Optimizer, data: list[Tensor]) -> None:
    size = len(data[0])
    for _ in range(EPOCHS):
        order = torch.randperm(size)
        for start in range(0, size, MINIBATCH):
            seen, mask, action, logprob, advantage, target = (part[order[start : start + MINIBATCH]] for part in data)
            policy, value = agent(seen, mask)
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            ratio = (policy.log_prob(action) - logprob).exp()
            gain = torch.min(advantage * ratio, advantage * ratio.clamp(1 - CLIP, 1 + CLIP)).mean()
            loss = VALUE * 0.5 * ((value - target) ** 2).mean() - gain - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), NORM)
            optimizer.step()


def won(agent: Agent, games: int, seed: int) -> tuple[float, float, float]:
    """The share of games won against uniformly random play, in each seat as often, with its 95 % interval (Wilson's)."""
    envs = vector(GAME, games, PLAYERS)
    observations, infos = envs.reset(seed=1_000_000 + seed)
    own = np.arange(games) % 2
    places, open_games, wins = np.arange(games), np.ones(games, bool), 0
    while open_games.any():
        mask = torch.from_numpy(infos["mask"])
        with torch.no_grad():
            policy, _ = agent(torch.from_numpy(observations), mask)
        mine = torch.from_numpy(infos["mover"] == own)
        observations, _, over, _, infos = envs.step(torch.where(mine, policy.sample(), chosen_by_chance(mask)).numpy())
        wins += int((infos["rewards"][places, own][over & open_games] > 0).sum())
        open_games &= ~over  # the first game of each place counts, long or short
    return wilson(wins / games, games)


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float, float]:
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5 / (1 + z * z / games)
    return share, middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--choices", type=int, default=1_000_000, help="how many to learn from")
    parser.add_argument("--games", type=int, default=4000, help="how many against chance at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="a file for the network, which examples/measure.py reads")
    parser.add_argument("--out", type=Path, help="a JSON file for the result")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)  # so small a network gains nothing from more
    envs = vector(GAME, 1, PLAYERS)
    agent = Agent(envs.single_observation_space.shape[0], int(envs.single_action_space.n))
    begun = time.time()
    train(agent, given.choices, given.seed)
    spent = time.time() - begun
    share, low, high = won(agent, given.games, given.seed)
    print(f"{share:.1%} of {given.games:,} games won against chance ({low:.1%} to {high:.1%}), after {spent:.0f} s of learning")
    if given.save:
        torch.save(agent.state_dict(), given.save)
    if given.out:
        told = {"date": date.today().isoformat(), "machine": machine(), "torch": torch.__version__}
        told["command"] = f"python examples/ppo.py --choices {given.choices} --games {given.games} --seed {given.seed}"
        result = {"learning_seconds": round(spent), "won against chance": share, "95 % interval": [round(low, 4), round(high, 4)]}
        given.out.write_text(json.dumps(told | result, indent=2) + "\n")


if __name__ == "__main__":
    main()
