"""A game's rules compiled by numba, as they stand: every function of the rules, the features and the loops in one namespace."""

from __future__ import annotations

import builtins
import hashlib
import math
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, cast

import numpy as np

from bestiary.engine import loops, trials
from bestiary.engine.game import AnyGame


class NotCompiled(RuntimeError):
    """What needs numba cannot be had; the message says how to get it."""


def numba_module() -> Any:
    """numba, or a sentence that says what is missing."""
    try:
        import numba  # pyright: ignore[reportMissingTypeStubs]
    except ImportError as error:
        raise NotCompiled(f"compiled play needs numba, which cannot be imported here ({error}); pip install numba") from None
    return numba


def namespace(game: AnyGame, compiler: Callable[[FunctionType], Any], modules: Sequence[Any], **names: Any) -> dict[str, Any]:
    """The names of all modules in one place, every function put through the compiler."""
    names |= {"__name__": __name__, "__builtins__": builtins, "uint64": np.uint64, "int64": np.int64}
    names |= {f"U{bits}": np.uint64(bits) for bits in (7, 13, 17, 32)}
    names |= {function.__name__: function for function in (math.exp, math.log, math.sqrt)}
    functions = [clearing(game)]
    for module in modules:
        for name, value in vars(cast(ModuleType, module)).items():
            if isinstance(value, FunctionType):
                if value.__module__ == module.__name__:
                    functions.append(value)
            elif isinstance(value, int | float):
                names[name] = value
            elif isinstance(value, tuple):  # a table: an array is looked up in place, a tuple would be built anew for each look
                names[name] = np.array(cast("tuple[float, ...]", value))
    for function in functions:
        names[function.__name__] = compiler(FunctionType(function.__code__, names, function.__name__))
    return names


def clearing(game: AnyGame) -> FunctionType:
    """The function that zeroes all of a state but its table: the players, the house rules and the edition."""
    kept = {"players", "edition", *game.options.__struct_fields__}
    lines = [line for name, form in game.rules.FIELDS.items() if name not in kept for line in zeroing(name, form[1:])]
    scope: dict[str, Any] = {}
    exec(compile("\n".join(["def clear(s):", *lines]), f"<clear {game.id}>", "exec"), scope)  # made of our own declaration
    return scope["clear"]


def zeroing(name: str, shape: tuple[int, ...]) -> Iterator[str]:
    for depth, length in enumerate(shape):
        yield f"{'    ' * (depth + 1)}for i{depth} in range({length}):"
    yield f"{'    ' * (len(shape) + 1)}s.{name}{''.join(f'[i{depth}]' for depth in range(len(shape)))} = 0"


_on_cpu: dict[tuple[str, str], dict[str, Any]] = {}


def for_cpu(game: AnyGame) -> dict[str, Any]:
    """The functions of a game for the CPU: what a batch needs."""
    return compiled(game, "batch", [game.rules, game.features, loops])


def for_search(game: AnyGame) -> dict[str, Any]:
    """The functions that a bot needs which searches."""
    return compiled(game, "search", [loops, trials, game.rules, game.player, game.judge])


def compiled(game: AnyGame, use: str, modules: Sequence[Any]) -> dict[str, Any]:
    """The functions of these modules for the CPU; those that take a share of a batch are kept on disk between runs."""
    if (game.id, use) not in _on_cpu:
        numba = numba_module()
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(cache_folder(f"{game.id}-{use}", modules, numba.__version__))
        try:
            _on_cpu[game.id, use] = namespace(game, lambda f: on_cpu(numba, f), modules)
        finally:
            numba.config.CACHE_DIR = before
    return _on_cpu[game.id, use]


def on_cpu(numba: Any, function: FunctionType) -> Any:
    """Only what takes a share of a batch is called from Python, so only that gets the dressing for it and a place on disk."""
    if function.__name__.startswith("share_"):
        return numba.njit(function, nogil=True, cache=True)
    return numba.njit(function, nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)


def cache_folder(name: str, modules: Sequence[ModuleType], version: str) -> Path:
    """Where compiled code is kept: a folder that goes by everything the code is made of."""
    base = os.environ.get("BESTIARY_CACHE") or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    made_of = hashlib.sha256(f"{sys.version} {version} {np.__version__}".encode())
    for module in (*modules, sys.modules[__name__]):
        made_of.update(Path(module.__file__ or "").read_bytes())
        made_of.update(repr(constants(module)).encode())  # a reduced game has the same source
    return Path(base) / "bestiary" / f"{name.partition('(')[0]}-{made_of.hexdigest()[:16]}"


def constants(module: ModuleType) -> dict[str, Any]:
    return {name: value for name, value in vars(module).items() if isinstance(value, int | float | tuple) and not name.startswith("__")}
