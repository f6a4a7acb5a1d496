"""States as NumPy records, made from the same declaration as the interpreted ones."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from bestiary.engine.state import Fields, State

Records = npt.NDArray[np.void]


def dtype(fields: Fields, *, wide: bool = False) -> np.dtype[np.void]:
    """The declaration as a NumPy record, an odd number of words long: so neighbouring games lie in different banks of a GPU's memory.

    Wide: with 64 bits everywhere, for numba's CUDA simulator, which does not widen numbers as compiled code does.
    """
    places = [(f"i{8 if wide else bits // 8}", tuple(shape)) for bits, *shape in fields.values()]
    form = np.dtype([(name, *place) for name, place in zip(fields, places, strict=True)], align=True)
    word = max(4, form.alignment)
    size = (-(-form.itemsize // word) | 1) * word
    offsets = [offset for _, offset, *_ in (form.fields or {}).values()]
    return np.dtype({"names": list(fields), "formats": places, "offsets": offsets, "itemsize": size}, align=True)


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
