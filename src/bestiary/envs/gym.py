"""Many games side by side as a Gymnasium vector environment, on the CPU or on a GPU."""

from __future__ import annotations

import operator
from types import FunctionType
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Discrete, Space
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from bestiary.engine.batch import Array, Batch
from bestiary.engine.compiled import namespace
from bestiary.engine.game import AnyGame
from bestiary.engine.gpu import THREADS, cuda_module
from bestiary.envs import pay
from bestiary.envs.seating import HouseRules, NoGame, Reward, functions, scheme_of
from bestiary.match.batches import batch

MADE_ANEW = ("batch", "_settle", "_empty", "_copied", "_said", "_movers", "_scores")  # in a copy


class Vector(VectorEnv[Array, Array, Array]):
    """Made by `bestiary.envs.vector`."""

    observation_space: Space[Any]
    action_space: Space[Any]
    single_observation_space: Space[Any]
    single_action_space: Space[Any]

    def __init__(self, game: str, size: int, players: int, options: HouseRules | None, reward: Reward, device: str, threads: int | None):
        self._table = game, size, players, options, device, threads
        self._open()
        described = self.batch.game
        self.scheme = scheme_of(described, reward)
        self.num_envs, self.players = size, players
        self.metadata = {"name": f"bestiary_{game}_v{described.version}", "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = Box(0, np.iinfo(np.int16).max, (described.features.OBSERVATION,), np.int16)
        self.single_action_space = Discrete(described.rules.CHOICES)
        self.observation_space = batch_space(self.single_observation_space, size)
        self.action_space = batch_space(self.single_action_space, size)

    def _open(self) -> None:
        game, size, players, options, device, threads = self._table
        self.batch: Batch = batch(game, size, players, options, device=device, threads=threads)
        if device == "cuda":
            self._settle, self._empty, self._copied = on_gpu(self.batch.game, size)
        else:
            self._settle, self._empty, self._copied = functions(game)["share_settled"], np.empty, np.ndarray.copy

        self._said = self.batch.game.said.start, self.batch.game.said.stop

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Array]]:
        """New games. The seed decides every shuffle; without one, chance.

        With the option `reset_mask`, an array of a truth value a game, only the games that it marks; the others are told as they stand.
        """
        if unknown := {*(options or {})} - {"reset_mask"}:
            raise ValueError(f"reset has one option, 'reset_mask'; there is no {min(unknown, key=str)!r}")
        wanted = None if options is None or "reset_mask" not in options else self._marked(options["reset_mask"])
        if seed is not None:
            seed = operator.index(seed)  # NumPy's integers too
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 63)) if seed is None else seed
        if wanted is None:
            self.batch.reset(drawn)
        else:
            self.batch.restart(wanted, drawn)
        return self._settled()

    def _marked(self, mask: Any) -> npt.NDArray[np.bool_]:
        """The games that a mask marks, by Gymnasium's convention at least one."""
        marked = self.batch.on_host(mask)
        if marked.dtype != np.bool_ or marked.shape != (self.num_envs,):
            raise ValueError(f"reset_mask is an array of {self.num_envs} truth values, not of shape {marked.shape} and of {marked.dtype}")
        if not marked.any():
            raise ValueError("reset_mask marks no game: mark those that shall begin anew")
        if not marked.all():
            self._check_begun()
        return marked

    def _check_begun(self) -> None:
        if not hasattr(self, "_movers"):
            raise NoGame("these games have not begun")

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Array]]:
        """A choice of the mover of each game. A game that ends begins anew in the same step.

        Gives what the next movers see; the reward of those who chose; which games ended; which were cut short (none ever is); and infos:
        `mover`, `mask`, `rewards` of all seats, and `refused`, where the choice was not legal and nothing changed.
        """
        self._check_begun()
        choices = self.batch.one_each("choice", actions)
        ended, results = self.batch.apply(choices)
        now = self.batch.scores() if self.scheme == pay.BY_SCORE else results
        size, empty = self.num_envs, self._empty
        rewards, own = empty((size, self.players), np.float32), empty(size, np.float32)
        over, cut, refused = empty(size, np.bool_), empty(size, np.bool_), empty(size, np.bool_)
        chosen = self._movers, choices, self._said
        self._settle(ended, results, now, self._scores, *chosen, rewards, own, over, cut, refused, self.scheme)
        observations, infos = self._look()
        return observations, own, over, cut, {**infos, "rewards": rewards, "refused": refused}

    def _settled(self) -> tuple[Array, dict[str, Array]]:
        self._scores = self.batch.scores()
        return self._look()

    def _look(self) -> tuple[Array, dict[str, Array]]:
        movers, masks, observations = self.batch.look()
        self._movers = self._copied(movers)  # what is handed out is the caller's to change
        return observations, {"mover": movers, "mask": masks.view(np.int8)}

    def __getstate__(self) -> dict[str, Any]:
        """The games and their random streams, without threads and compiled code; a copy goes on by itself."""
        kept = {name: value for name, value in vars(self).items() if name not in MADE_ANEW}
        return kept | {"games": self.batch.kept(), "begun": hasattr(self, "_movers")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        games, begun = kept.pop("games"), kept.pop("begun")
        vars(self).update(kept)
        self._open()
        self.batch.keep(*games)
        if begun:
            self._settled()

    def readable(self, number: int) -> dict[str, Any]:
        """What the mover of one game may know, in words: the game's view as plain data."""
        state = self.batch.state(number)
        return msgspec.to_builtins(self.batch.game.view(state, self.batch.game.rules.turn(state)))


def on_gpu(game: AnyGame, size: int) -> tuple[Any, Any, Any]:
    """How rewards are worked out there, and arrays are made and copied there."""
    cuda = cuda_module()

    def compiler(function: FunctionType) -> Any:
        return cuda.jit(function, device=not function.__name__.startswith("grid_"))

    kernel = namespace(game, compiler, [pay], cuda=cuda)["grid_settled"]

    def copied(array: Array) -> Array:
        twin = cuda.device_array(array.shape, array.dtype)
        twin.copy_to_device(array)
        return twin

    return kernel[(size + THREADS - 1) // THREADS, THREADS], cuda.device_array, copied
