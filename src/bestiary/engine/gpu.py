"""Batches on a GPU: the same rules through numba-cuda, one thread a game."""

from __future__ import annotations

import os
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from types import FunctionType
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from bestiary.engine import grids, loops, stream
from bestiary.engine.arrays import dtype, to_records
from bestiary.engine.batch import Array, Batch, check_numbers
from bestiary.engine.compiled import NotCompiled, namespace
from bestiary.engine.game import AnyGame, Options

THREADS = 32  # a block, where games do not play on
NEAR = 48 * 1024 - 512  # bytes of a block's shared memory for its games
PHASES = 16  # no game has more
SIMULATED = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"


def block_size(game_bytes: int) -> int:
    """How many games play on together: whole warps, as many as their memory has room for; very few in the simulator."""
    return 4 if SIMULATED else min(128, NEAR // game_bytes // 32 * 32)


def cuda_module() -> Any:
    """numba's CUDA target, or a sentence that says what is missing."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # pyright: ignore[reportAttributeAccessIssue]  # numba-cuda 0.30 asks NumPy 2.5 for it
    try:
        from numba import cuda  # pyright: ignore[reportMissingTypeStubs]
    except ImportError as error:
        raise NotCompiled(f"batches on a GPU need numba-cuda, which cannot be imported here ({error}); pip install numba-cuda") from None
    module = cast(Any, cuda)
    if not module.is_available():
        raise NotCompiled("there is no GPU here that CUDA can use; device='cpu' runs the same batch on the processor")
    return module


@contextmanager
def tables_in_global_memory() -> Generator[None]:
    """numba puts constant arrays into constant memory, which serves the different looks of a warp one after the other; through the
    cache of global memory Cahoots ran half as fast again (2.0 to 2.9 billion choices a second on an H200)."""
    if SIMULATED:
        yield
        return
    from numba.cuda.cudadrv import nvvm  # pyright: ignore[reportMissingTypeStubs]

    spaces = cast(Any, nvvm)
    before = spaces.ADDRSPACE_CONSTANT
    spaces.ADDRSPACE_CONSTANT = spaces.ADDRSPACE_GLOBAL
    try:
        yield
    finally:
        spaces.ADDRSPACE_CONSTANT = before


_on_gpu: dict[tuple[str, str], dict[str, Any]] = {}


def for_gpu(game: AnyGame) -> dict[str, Any]:
    """The kernels of a game that a batch needs."""
    return compiled_for_gpu(game, "batch", [game.rules, game.features, loops, grids])


def compiled_for_gpu(game: AnyGame, use: str, modules: Sequence[Any], **names: Any) -> dict[str, Any]:
    """The kernels of these modules, with more names for them to know."""
    if (game.id, use) not in _on_gpu:
        cuda = cuda_module()
        import numba  # pyright: ignore[reportMissingTypeStubs]

        known = cast(Any, numba)
        form = dtype(game.rules.FIELDS, wide=SIMULATED)

        def compiler(function: FunctionType) -> Any:
            return cuda.jit(function) if function.__name__.startswith("grid_") else cuda.jit(function, device=True)

        _on_gpu[game.id, use] = namespace(
            game,
            compiler,
            modules,
            **names,
            cuda=cuda,
            record=np.dtype((np.record, form)) if SIMULATED else known.from_dtype(form),
            word=np.dtype(np.uint32) if SIMULATED else np.uint32,
            scratch=np.int64 if SIMULATED else np.int16,
            int32=np.int32,
            int16=np.int16,
            uint8=np.uint8,
            THREADS=THREADS,
            LARGEST=max(game.rules.DECKS),
            PHASES=PHASES,
            BLOCK=block_size(form.itemsize),
            SPAN=form.itemsize // 4,
        )
    return _on_gpu[game.id, use]


class CudaBatch(Batch):
    """A batch on a GPU. Its arrays stay there; PyTorch and JAX take them without a copy, `.copy_to_host()` brings them back."""

    def __init__(self, game: AnyGame, size: int, players: int, options: Options, seed: int = 0, history: bool = False) -> None:
        self._cuda = cuda_module()
        self._kernels = for_gpu(game)
        self._prepare(game, size, players, options, history)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        self.seed = seed
        self._history = []
        start = to_records(self.game.new_state(self.players, self.options), self.size, wide=SIMULATED)
        self.states = self._cuda.to_device(start)
        self.streams = self._cuda.to_device(stream.firsts(seed, self.size))
        self._launch("made_ready", self.states, self.streams)

    def restart(self, wanted: npt.NDArray[np.bool_], seed: int) -> None:
        fresh = self._cuda.to_device(stream.firsts(seed, self.size))
        self._launch("restarted", self.states, self.streams, self._cuda.to_device(wanted.astype(np.uint8)), fresh)
        self._remember(None)

    def kept(self) -> tuple[Array, Array]:
        return self.states.copy_to_host(), self.streams.copy_to_host()

    def keep(self, states: Array, streams: Array) -> None:
        super().keep(states, streams)
        self.states, self.streams = self._cuda.to_device(self.states), self._cuda.to_device(self.streams)

    def turns(self) -> Array:
        return self._filled("turns", (self.size,), np.int8)

    def masks(self) -> Array:
        return self._filled("marked", (self.size, self.game.rules.CHOICES), np.uint8)

    def observations(self) -> Array:
        return self._filled("observed", (self.size, self.game.features.OBSERVATION), np.int16)

    def look(self) -> tuple[Array, Array, Array]:
        sights = self._sights(self._cuda.device_array)
        self._launch("looked", self.states, *sights)
        return sights

    def scores(self) -> Array:
        return self._filled("scores", (self.size, self.players), np.int32)

    def apply(self, chosen: Array) -> tuple[Array, Array]:
        ended = self._cuda.device_array((self.size,), np.int8)
        results = self._cuda.device_array((self.size, self.players), np.int32)
        self._launch("applied", self.states, self.streams, chosen, results, ended)
        if self._keeps_history and not hasattr(chosen, "copy_to_host"):
            chosen = self._cuda.as_cuda_array(chosen)
        self._remember(chosen.copy_to_host() if self._keeps_history else None)
        return ended, results

    def playout(self, steps: int) -> int:
        self._launch_together("played_on", self.streams, steps)
        self._remember(steps)
        return self.size * steps

    def checked_playout(self, steps: int) -> int:
        faults = self._cuda.to_device(np.zeros(1, np.int64))
        self._launch_together("checked_on", self.streams, steps, faults)
        self._remember(steps)
        return int(faults.copy_to_host()[0])

    def resample(self, seats: Any) -> None:
        self._launch("resampled", self.states, self.streams, self.one_each("seat", seats))
        self._remember(None)

    def one_each(self, what: str, numbers: Any) -> Array:
        """What is on the GPU stays there."""
        if not hasattr(numbers, "__cuda_array_interface__"):
            return self._cuda.to_device(super().one_each(what, numbers))
        form = numbers.__cuda_array_interface__
        check_numbers(what, self.size, tuple(form["shape"]), np.dtype(form["typestr"]))
        return numbers

    def on_host(self, array: Any) -> npt.NDArray[Any]:
        if hasattr(array, "__cuda_array_interface__"):
            array = self._cuda.as_cuda_array(array)
        return array.copy_to_host() if hasattr(array, "copy_to_host") else super().on_host(array)

    def synchronize(self) -> None:
        """Wait until the GPU has done all it was asked."""
        self._cuda.synchronize()

    def _host_states(self) -> Array:
        return self.states.copy_to_host()

    def _filled(self, name: str, shape: tuple[int, ...], kind: type[np.generic]) -> Array:
        array = self._cuda.device_array(shape, kind)
        self._launch(name, self.states, array)
        return array

    def _launch(self, name: str, *arguments: Any) -> None:
        with tables_in_global_memory():  # the first launch compiles
            self._kernels[f"grid_{name}"][(self.size + THREADS - 1) // THREADS, THREADS](*arguments)

    def _launch_together(self, name: str, *arguments: Any) -> None:
        size = self.states.dtype.itemsize
        block = block_size(size)
        kernel = self._kernels[f"grid_{name}"][(self.size + block - 1) // block, block, 0, block * size]
        with tables_in_global_memory():
            kernel(self.states.view(np.uint32), *arguments)
