"""The rules modules through numba, as they stand: the same source, the same states."""

from __future__ import annotations

from types import FunctionType, ModuleType
from typing import Any

import numba  # pyright: ignore[reportMissingTypeStubs]
import numpy as np

from bestiary.engine.state import Fields, State


def dtype(fields: Fields) -> np.dtype[Any]:
    """The declaration as a NumPy record."""
    return np.dtype([(name, f"i{bits // 8}", tuple(shape)) for name, (bits, *shape) in fields.items()], align=True)


def compiled(rules: ModuleType) -> Any:
    """The module with every function compiled."""
    module: Any = ModuleType(f"{rules.__name__}_compiled")
    for name, value in vars(rules).items():
        if isinstance(value, FunctionType):
            function = FunctionType(value.__code__, module.__dict__, name, value.__defaults__)
            setattr(module, name, numba.njit(function))
        elif not name.startswith("__"):
            setattr(module, name, value)
    return module


def to_array(state: State) -> np.ndarray[Any, Any]:
    """A state as an array of one record."""
    array = np.zeros(1, dtype(state.FIELDS))
    for name in state.FIELDS:
        array[name][0] = getattr(state, name)
    return array


def to_state(record: Any, kind: type[State]) -> State:
    state = kind()
    for name in kind.FIELDS:
        setattr(state, name, record[name].tolist())
    return state
