"""Many games side by side as a Gymnasium vector environment, on the CPU or on a GPU."""

from __future__ import annotations

from types import FunctionType
from typing import Any

import msgspec
import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from bestiary.engine.batch import Array, Batch
from bestiary.engine.compiled import namespace
from bestiary.engine.game import AnyGame
from bestiary.engine.gpu import THREADS, cuda_module
from bestiary.envs import pay
from bestiary.envs.seating import HouseRules, Reward, functions, scheme_of
from bestiary.match.batches import batch


class Vector(VectorEnv[Array, Array, Array]):
    """Made by `bestiary.envs.vector`."""

    observation_space: Space[Any]
    action_space: Space[Any]
    single_observation_space: Space[Any]
    single_action_space: Space[Any]

    def __init__(self, game: str, size: int, players: int, options: HouseRules | None, reward: Reward, device: str, threads: int | None):
        self.batch: Batch = batch(game, size, players, options, device=device, threads=threads)
        described = self.batch.game
        self.scheme = scheme_of(described, reward)
        self.num_envs, self.players = size, players
        self.metadata = {"name": f"bestiary_{game}_v{described.version}", "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = Box(0, np.iinfo(np.int16).max, (described.features.OBSERVATION,), np.int16)
        self.single_action_space = Discrete(described.rules.CHOICES)
        self.observation_space = batch_space(self.single_observation_space, size)
        self.action_space = batch_space(self.single_action_space, size)
        if device == "cuda":
            self._settle, self._empty = on_gpu(described, size)
        else:
            self._settle, self._empty = functions(game)["share_settled"], np.empty

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Array]]:  # noqa: ARG002
        """New games. The seed decides every shuffle; without one, chance. There are no options."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(1 << 63)) if seed is None else seed)
        self._scores = self.batch.scores()
        return self._look()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Array]]:
        """A choice of the mover of each game. A game that ends begins anew in the same step.

        Gives what the next movers see; the reward of those who chose; which games ended; which were cut short (none ever is); and infos:
        `mover`, `mask`, `rewards` of all seats, and `refused`, where the choice was not legal and nothing changed.
        """
        ended, results = self.batch.step(actions)
        now = self.batch.scores() if self.scheme == pay.BY_SCORE else results
        size, empty = self.num_envs, self._empty
        rewards, own = empty((size, self.players), np.float32), empty(size, np.float32)
        over, cut, refused = empty(size, np.bool_), empty(size, np.bool_), empty(size, np.bool_)
        self._settle(ended, results, now, self._scores, self._movers, rewards, own, over, cut, refused, self.scheme)
        observations, infos = self._look()
        return observations, own, over, cut, {**infos, "rewards": rewards, "refused": refused}

    def _look(self) -> tuple[Array, dict[str, Array]]:
        self._movers, masks, observations = self.batch.look()
        return observations, {"mover": self._movers, "mask": masks.view(np.int8)}

    def readable(self, number: int) -> dict[str, Any]:
        """What the mover of one game may know, in words: the game's view as plain data."""
        state = self.batch.state(number)
        return msgspec.to_builtins(self.batch.game.view(state, self.batch.game.rules.turn(state)))


def on_gpu(game: AnyGame, size: int) -> tuple[Any, Any]:
    """How rewards are worked out there, and arrays are made there."""
    cuda = cuda_module()

    def compiler(function: FunctionType) -> Any:
        return cuda.jit(function, device=not function.__name__.startswith("grid_"))

    kernel = namespace(game, compiler, [pay], cuda=cuda)["grid_settled"]
    return kernel[(size + THREADS - 1) // THREADS, THREADS], cuda.device_array
