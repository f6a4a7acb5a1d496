"""Games of two who choose at once, solved by regret matching: what fared better than what was played is played more often."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
ROUNDS = 1000


def solve(rows: Floats, columns: Floats, rounds: int = ROUNDS) -> tuple[Floats, Floats]:
    """How often each side should choose what; where one's gain is the other's loss, neither can do better.

    Where one chooses i and the other j, the one gets `rows[i, j]` and the other `columns[i, j]`.
    """
    gains = (rows, columns.T)
    regrets = [np.zeros(len(gain)) for gain in gains]
    played = [np.zeros(len(gain)) for gain in gains]
    mixed = [np.full(len(gain), 1.0 / len(gain)) for gain in gains]
    for round_number in range(1, rounds + 1):
        for side in (0, 1):
            prospects = gains[side] @ mixed[1 - side]
            regrets[side] = np.maximum(regrets[side] + prospects - mixed[side] @ prospects, 0.0)
            mixed[side] = matched(regrets[side])
            played[side] += round_number * mixed[side]  # what was played late counts more: it was better informed
    return played[0] / played[0].sum(), played[1] / played[1].sum()


def matched(regrets: Floats) -> Floats:
    total = regrets.sum()
    return regrets / total if total > 0 else np.full(len(regrets), 1.0 / len(regrets))
