# pyright: basic, reportMissingImports=false
"""What is learned from play: what the hand-written player would do (imitation), and what turned out well (proximal policy optimisation)."""

from __future__ import annotations

import msgspec
import torch
import torch.nn.functional as nnf
from torch import Tensor, nn

from bestiary.learn.network import Network
from bestiary.learn.playing import Played, forward


class Learning(msgspec.Struct, frozen=True):
    rate: float = 3e-4
    passes: int = 1  # over each round of play
    rows: int = 131_072  # a step
    clip: float = 0.2
    trace: float = 0.95  # lambda of the generalised advantage


def imitate(network: Network, optimiser: torch.optim.Optimizer, played: Played, row: int, device: str) -> float:
    """One step towards the choices of that row; how surprising they were."""
    masks = played.masks[row]
    liked, _ = forward(network, played.observations[row], masks, device)
    free = masks.sum(-1, dtype=torch.int32) > 1
    loss = (nnf.cross_entropy(liked, played.choices[row], reduction="none").clamp(max=20) * free).sum() / free.sum().clamp(min=1)
    descend(network, optimiser, loss, 1.0)
    return float(loss.detach())


@torch.no_grad()
def advantages(played: Played, last_values: Tensor, trace: float) -> tuple[Tensor, Tensor]:
    """By how much each choice turned out better than expected, and of which choices that is known: seat by seat, backwards in time."""
    steps, size, seats = played.rewards.shape
    device = played.rewards.device
    rows, last_turns = torch.arange(size, device=device), played.turns[-1].long()
    next_value, next_gain, since = (torch.zeros((size, seats), device=device) for _ in range(3))
    known = torch.zeros((size, seats), dtype=torch.bool, device=device)
    next_value[rows, last_turns] = last_values
    known[rows, last_turns] = True
    gains, sure = torch.zeros((steps, size), device=device), torch.zeros((steps, size), dtype=torch.bool, device=device)
    for row in reversed(range(steps)):
        over = played.ended[row][:, None]
        next_value, next_gain = next_value.masked_fill(over, 0), next_gain.masked_fill(over, 0)
        since = torch.where(over, played.rewards[row], since + played.rewards[row])
        known = known | over
        seat = played.turns[row].long()
        surprise = since[rows, seat] + next_value[rows, seat] - played.values[row]
        gains[row] = surprise + trace * next_gain[rows, seat]
        sure[row] = known[rows, seat]
        next_value[rows, seat], since[rows, seat] = played.values[row], 0.0
        next_gain[rows, seat] = torch.where(sure[row], gains[row], 0.0)  # where nothing is known of what followed, the value is all
        known[rows, seat] = True
    return gains, sure


class Told(msgspec.Struct, frozen=True):
    entropy: float
    explained: float  # the part of the returns' variance that the values foresaw
    learned_from: int


def improve(
    network: Network,
    optimiser: torch.optim.Optimizer,
    played: Played,
    gains: Tensor,
    sure: Tensor,
    how: Learning,
    entropy: float,
    values_only: bool,
    device: str,
) -> Told:
    """One pass or more over a round of play."""
    observations, masks = played.observations[:-1].flatten(0, 1), played.masks[:-1].flatten(0, 1)
    free = (masks.sum(-1, dtype=torch.int32) > 1).view(gains.shape)
    use = (sure & played.mine & free).flatten().nonzero().squeeze(1)
    returns = (gains + played.values).flatten()
    choices, likely, gain = played.choices[:-1].flatten(), played.likely.flatten(), gains.flatten()
    mean, spread = gain[use].mean(), gain[use].std() + 1e-8
    undecided = torch.zeros((), device=returns.device)
    for _ in range(how.passes):
        order = use[torch.randperm(len(use), device=use.device)]
        for part in order.split(how.rows):
            if len(part) < how.rows < len(order):
                continue  # the rest, which would weigh as much as a whole step
            liked, value = forward(network, observations[part], masks[part], device)
            chances = torch.log_softmax(liked, -1)
            ratio = (chances.gather(1, choices[part][:, None]).squeeze(1) - likely[part]).exp()
            better = (gain[part] - mean) / spread
            undecided = -(chances.exp() * chances.clamp(min=-30)).sum(-1).mean()
            policy = -torch.min(ratio * better, ratio.clamp(1 - how.clip, 1 + how.clip) * better).mean() - entropy * undecided
            loss = 0.5 * nnf.mse_loss(value, returns[part]) + (0.0 if values_only else 1.0) * policy
            descend(network, optimiser, loss, 0.5)
    left = (returns - played.values.flatten())[use].var()
    return Told(float(undecided.detach()), float(1 - left / returns[use].var().clamp(min=1e-12)), len(use))


def descend(network: Network, optimiser: torch.optim.Optimizer, loss: Tensor, most: float) -> None:
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), most)
    optimiser.step()
