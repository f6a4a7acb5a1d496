"""States as NumPy records, made from the same declaration as the interpreted ones."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from bestiary.engine.state import Fields, State

Records = npt.NDArray[np.void]


def dtype(fields: Fields, *, wide: bool = False) -> np.dtype[np.void]:
    """The declaration as a NumPy record.

    Wide: with 64 bits everywhere, for numba's CUDA simulator, which does not widen numbers as compiled code does.
    """
    return np.dtype([(name, f"i{8 if wide else bits // 8}", tuple(shape)) for name, (bits, *shape) in fields.items()], align=True)


def to_records(state: State, size: int = 1, *, wide: bool = False) -> Records:
    """An array of `size` records that all hold this state."""
    array = np.zeros(size, dtype(state.FIELDS, wide=wide))
    for name in state.FIELDS:
        array[name][:] = getattr(state, name)
    return array


def to_state(record: Any, kind: type[State]) -> State:
    """One record as an interpreted state."""
    state = kind()
    for name in kind.FIELDS:
        setattr(state, name, record[name].tolist())
    return state
