# pyright: basic, reportMissingImports=false
"""The network: what a seat may know goes in, how much each choice is liked and how the seat will fare come out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch
import torch.nn.functional as nnf
from torch import Tensor, nn

from bestiary.engine.game import AnyGame

IMPOSSIBLE = -1e9


class Network(nn.Module):
    """Two scales of every number, `layers` residual layers, and a head each for choices and for the value."""

    def __init__(self, observation: int, choices: int, width: int = 512, layers: int = 3) -> None:
        super().__init__()
        self.first = nn.Linear(2 * observation, width)
        self.norms = nn.ModuleList([nn.LayerNorm(width) for _ in range(layers)])
        self.layers = nn.ModuleList([nn.Linear(width, width) for _ in range(layers)])
        self.policy = nn.Linear(width, choices)
        self.value = nn.Linear(width, 1)
        for head in (self.policy, self.value):
            nn.init.orthogonal_(head.weight, 0.01)
            nn.init.zeros_(head.bias)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """How much each choice is liked, as logits, and the value."""
        x = observations.float()
        x = torch.cat([x.sign() * x.abs().log1p(), (x / 8).clamp(-4, 4)], -1)
        x = nnf.relu(self.first(x))
        for norm, layer in zip(self.norms, self.layers, strict=True):
            x = x + nnf.relu(layer(norm(x)))
        return self.policy(x).float().masked_fill(masks == 0, IMPOSSIBLE), self.value(x).float().squeeze(-1)


def network_for(game: AnyGame, width: int = 512, layers: int = 3) -> Network:
    return Network(game.features.OBSERVATION, game.rules.CHOICES, width, layers)


def copied(network: Network) -> dict[str, Tensor]:
    return {name: tensor.detach().clone() for name, tensor in network.state_dict().items()}


def export(network: Network, game: AnyGame, file: Path, about: dict[str, Any]) -> None:
    """The weights for `bestiary.bots.network`, eight bits each with a scale a row, and what there is to know of them."""
    told = {"game": game.id, "version": game.version, "layers": len(network.layers), **about}
    arrays: dict[str, Any] = {"about": np.frombuffer(msgspec.json.encode(told), np.uint8)}
    for name, tensor in network.state_dict().items():
        numbers = tensor.detach().float().cpu().numpy()
        if numbers.ndim == 2:
            scale = np.maximum(np.abs(numbers).max(axis=1), 1e-12) / 127
            arrays[f"{name}.scale"] = scale.astype(np.float32)
            numbers = np.rint(numbers / scale[:, None]).astype(np.int8)
        arrays[name] = numbers
    np.savez_compressed(file, **arrays)


def imported(network: Network, file: Path) -> None:
    """Go on from weights that were exported."""
    with np.load(file) as kept:
        for name, tensor in network.state_dict().items():
            numbers = kept[name].astype(np.float32)
            if numbers.ndim == 2:
                numbers *= kept[f"{name}.scale"][:, None]
            tensor.copy_(torch.from_numpy(numbers))
