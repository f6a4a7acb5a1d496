"""PyTorch and JAX take a GPU batch's arrays without a copy: `python benchmarks/frameworks.py > benchmarks/results/frameworks-<gpu>.json`.

A copy would lie at another address. The choices go back the same way: as a tensor that never leaves the GPU.
"""

from __future__ import annotations

import json
from datetime import date
from importlib import import_module
from typing import Any

import bestiary
from bestiary.arena.bench import machine

SIZE = 1 << 16


def main() -> None:
    torch: Any = import_module("torch")
    jax: Any = import_module("jax")
    rows: list[dict[str, Any]] = []
    for game, folder in bestiary.GAMES.items():
        batch: Any = bestiary.batch(game, SIZE, folder.players[0], seed=1, device="cuda")
        batch.playout(100)
        for name in ("observations", "masks"):
            array = getattr(batch, name)()
            place = array.__cuda_array_interface__["data"][0]
            tensor = torch.as_tensor(array, device="cuda")
            other = jax.dlpack.from_dlpack(tensor)
            same = [tensor.data_ptr() == place, other.unsafe_buffer_pointer() == place]
            alike = bool((tensor.cpu().numpy() == array.copy_to_host()).all())
            rows.append({"game": game, "array": name, "PyTorch in place": same[0], "JAX in place": same[1], "equal": alike})
        chosen = torch.as_tensor(batch.masks(), device="cuda").argmax(dim=1)
        ended, _ = batch.step(chosen)
        rows.append({"game": game, "array": "choices from PyTorch", "refused": int((ended.copy_to_host() < 0).sum())})
    told = {"date": date.today().isoformat(), "machine": machine(), "command": "python benchmarks/frameworks.py"}
    print(json.dumps(told | {"PyTorch": torch.__version__, "JAX": jax.__version__, "rows": rows}, indent=2))


if __name__ == "__main__":
    main()
