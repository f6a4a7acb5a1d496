"""Games for learning on a GPU."""

from __future__ import annotations

from typing import Any

import numpy as np

from bestiary.engine import episode_kernels, grids, loops
from bestiary.engine.episodes import Episodes, start_of
from bestiary.engine.gpu import SIMULATED, THREADS, compiled_for_gpu, cuda_module, tables_in_global_memory


class CudaEpisodes(Episodes):
    """The same, with device arrays."""

    def _begin(self, streams: Any) -> None:
        game, cuda = self.game, cuda_module()
        modules = [game.rules, game.features, loops, grids, game.player, game.judge, episode_kernels]
        names = {"float64": np.float64, "DRAWS": max(1, game.player.CHANCE), "ROOM_TO_WORK": max(1, game.player.WORK)}
        self._functions = compiled_for_gpu(game, "episodes", modules, **names)
        self.states = cuda.to_device(start_of(game, self.tables, self.size, wide=SIMULATED))
        self.streams = cuda.to_device(streams)
        self._fields(zeros_on_gpu)
        self._launch("made_ready", self.states, self.streams)
        self._launch("judged", self.states, self._outlooks)

    def look(self) -> None:
        self._launch("looked", self.states, self.turns, self.masks, self.observations)

    def by_hand(self, who: Any) -> None:
        self._launch("planned", self.states, self.streams, who, self.choices, self._paths, self._plans)

    def step(self) -> None:
        self._launch("valued", self.states, self.streams, self.choices, self.ended, self.results, self._outlooks, self.gained)

    def _launch(self, name: str, *arguments: Any) -> None:
        with tables_in_global_memory():  # the first launch compiles
            self._functions[f"grid_{name}"][(self.size + THREADS - 1) // THREADS, THREADS](*arguments)


def zeros_on_gpu(shape: Any, kind: Any) -> Any:
    return cuda_module().to_device(np.zeros(shape, kind))
