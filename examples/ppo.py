"""PPO in one file, in CleanRL's manner: a network learns Kakerlakenpoker for two by playing against itself and against chance.

    pip install 'bestiary[research]' torch
    python examples/ppo.py
    python examples/ppo.py --device cuda --at-once 8192 --minibatch 65536 --choices 40000000    # also needs bestiary[gpu]

Both seats are the same network, but for half of the games, in which one of them plays by chance: whoever knows only himself forgets how
others play, and is soon beaten by chance. What one of two wins the other loses, so the worth of a position is that of the seat to move, and
changes its sign where the next choice is the other's. On a GPU games and network share its memory: nothing is copied between them.
"""

from __future__ import annotations

import argparse
import json
import time
from datetime import date
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from bestiary.arena.bench import machine
from bestiary.envs import vector

GAME, PLAYERS = "kakerlakenpoker", 2
STEPS, EPOCHS = 64, 3  # choices of each game between two updates, and how often each is learnt from
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


def train(agent: Agent, choices: int, at_once: int, minibatch: int, device: str, seed: int) -> None:
    torch.set_default_device(device)
    envs = vector(GAME, at_once, PLAYERS, device=device)
    optimizer = torch.optim.Adam(agent.parameters(), RATE, eps=1e-5)
    updates = choices // (at_once * STEPS)
    by_chance = torch.arange(at_once) % 4  # which seat is: 0, 1 or, from 2 on, none
    observations, infos = envs.reset(seed=seed)
    begun, ended = time.time(), 0
    for update in range(updates):
        optimizer.param_groups[0]["lr"] = RATE * (1 - update / updates)
        seen = torch.empty((STEPS, at_once, observations.shape[1]), dtype=torch.int16)
        masks = torch.empty((STEPS, at_once, infos["mask"].shape[1]), dtype=torch.int8)
        actions = torch.empty((STEPS, at_once), dtype=torch.int64)
        logprobs, values, rewards, signs = (torch.empty((STEPS, at_once)) for _ in range(4))
        own = torch.empty((STEPS, at_once), dtype=torch.bool)
        for t in range(STEPS):
            seen[t], masks[t] = tensor(observations), tensor(infos["mask"])
            with torch.no_grad():
                policy, values[t] = agent(seen[t], masks[t])
            mover = tensor(infos["mover"])
            own[t] = mover != by_chance
            actions[t] = torch.where(own[t], policy.sample(), chosen_by_chance(masks[t]))
            logprobs[t] = policy.log_prob(actions[t])
            observations, reward, over, _, infos = envs.step(actions[t])
            rewards[t] = tensor(reward)
            # the sign of what follows: 1 for the same seat, -1 for the other, 0 after the end
            signs[t] = torch.where(tensor(infos["mover"]) == mover, 1.0, -1.0).masked_fill(tensor(over), 0.0)
            ended += tensor(over).sum()
        with torch.no_grad():
            _, after = agent(tensor(observations), tensor(infos["mask"]))
        advantages, gained = torch.empty((STEPS, at_once)), torch.zeros(at_once)
        for t in reversed(range(STEPS)):
            gained = rewards[t] + signs[t] * (after + LAMBDA * gained) - values[t]
            advantages[t], after = gained, values[t]
        returns = advantages + values
        learn(agent, optimizer, minibatch, [part[own] for part in (seen, masks, actions, logprobs, advantages, returns)])
        if update % 10 == 9:
            share, _, _ = won(agent, 400, seed=update)
            print(f"{(update + 1) * at_once * STEPS:>9,} choices  {int(ended):>6,} games  {time.time() - begun:>4.0f} s  ", end="")
            print(f"{share:.0%} won against chance", flush=True)


def tensor(array: Any) -> Tensor:
    """The same memory."""
    return torch.as_tensor(array, device=torch.get_default_device())


def chosen_by_chance(mask: Tensor) -> Tensor:
    return torch.multinomial(mask.float(), 1).squeeze(-1)


def learn(agent: Agent, optimizer: torch.optim.Optimizer, minibatch: int, data: list[Tensor]) -> None:
    size = len(data[0])
    for _ in range(EPOCHS):
        order = torch.randperm(size)
        for start in range(0, size, minibatch):
            seen, mask, action, logprob, advantage, target = (part[order[start : start + minibatch]] for part in data)
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
    envs = vector(GAME, games, PLAYERS, device=torch.get_default_device().type)
    observations, infos = envs.reset(seed=1_000_000 + seed)
    places, open_games, wins = torch.arange(games), torch.ones(games, dtype=torch.bool), 0
    own = places % 2
    while open_games.any():
        mask = tensor(infos["mask"])
        with torch.no_grad():
            policy, _ = agent(tensor(observations), mask)
        mine = tensor(infos["mover"]) == own
        observations, _, ended, _, infos = envs.step(torch.where(mine, policy.sample(), chosen_by_chance(mask)))
        over = tensor(ended)
        wins += int((tensor(infos["rewards"])[places, own][over & open_games] > 0).sum())
        open_games &= ~over  # the first game of each place counts, long or short
    return wilson(wins / games, games)


def wilson(share: float, games: int, z: float = 1.96) -> tuple[float, float, float]:
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5 / (1 + z * z / games)
    return share, middle - half, middle + half


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--choices", type=int, default=1_000_000, help="how many to learn from")
    parser.add_argument("--at-once", type=int, default=256, help="games side by side")
    parser.add_argument("--minibatch", type=int, default=2048)
    parser.add_argument("--device", choices=["cpu", "cuda"], default="cpu", help="where the games are played and the network learns")
    parser.add_argument("--games", type=int, default=4000, help="how many against chance at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="a file for the network, which examples/measure.py reads")
    parser.add_argument("--out", type=Path, help="a JSON file for the result")
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)  # so small a network gains nothing from more
    envs = vector(GAME, 1, PLAYERS)
    agent = Agent(envs.single_observation_space.shape[0], int(envs.single_action_space.n)).to(given.device)
    begun = time.time()
    train(agent, given.choices, given.at_once, given.minibatch, given.device, given.seed)
    spent = time.time() - begun
    share, low, high = won(agent, given.games, given.seed)
    print(f"{share:.1%} of {given.games:,} games won against chance ({low:.1%} to {high:.1%}), after {spent:.0f} s of learning")
    if given.save:
        torch.save(agent.state_dict(), given.save)
    if given.out:
        told = {"date": date.today().isoformat(), "machine": machine(), "torch": torch.__version__}
        named = ("choices", "at_once", "minibatch", "device", "games", "seed")
        told["command"] = " ".join(["python examples/ppo.py", *(f"--{name.replace('_', '-')} {getattr(given, name)}" for name in named)])
        result = {"learning_seconds": round(spent), "won against chance": share, "95 % interval": [round(low, 4), round(high, 4)]}
        given.out.write_text(json.dumps(told | result, indent=2) + "\n")


if __name__ == "__main__":
    main()
