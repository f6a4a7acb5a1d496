"""Smaller games from the same rules: a rules module's source run again with other values for some of its constants.

What follows from those constants in the module follows anew. Everything else of the game that reads its rules (views, events, typed moves,
features, players) gets the new ones. Cards keep their numbers and names: a reduced game is the game with cards left out of the box.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, cast

from bestiary.engine.game import AnyGame

Constants = Mapping[str, int | tuple[int, ...]]


def reduced(game: AnyGame, constants: Constants, decks: tuple[tuple[str, ...], ...] | None = None) -> AnyGame:
    """The game with other constants in its rules, and with these names of its decks' cards. Its id tells the constants."""
    old = cast(ModuleType, game.rules)
    modules = {old.__name__: reduced_rules(old, constants)}
    again = _Rebound(old.__name__.rpartition(".")[0], modules)
    parts = {part.name: again(getattr(game, part.name)) for part in fields(game)}
    told = ",".join(f"{name}={value}" for name, value in sorted(constants.items()))
    return replace(game, **parts | {"id": f"{game.id}({told})", "decks": decks or game.decks})


def reduced_rules(rules: ModuleType, constants: Constants) -> ModuleType:
    """A rules module with other constants."""
    module = ModuleType(rules.__name__, rules.__doc__)
    module.__file__ = rules.__file__
    missing = set(constants)
    for names, code in _statements(rules):
        exec(code, vars(module))  # our own rules, a statement at a time
        vars(module).update({name: constants[name] for name in names & constants.keys()})
        missing -= names
    if missing:
        raise ValueError(f"{rules.__name__} has no constant {', '.join(sorted(missing))}")
    return module


def _statements(rules: ModuleType) -> list[tuple[set[str], CodeType]]:
    """The statements of a module in order, each with the constants that it gives their values."""
    path = Path(rules.__file__ or "")
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return [(_assigned(statement), compile(ast.Module([statement], []), str(path), "exec")) for statement in body]


def _assigned(statement: ast.stmt) -> set[str]:
    if not isinstance(statement, ast.Assign):
        return set()
    return {node.id for target in statement.targets for node in ast.walk(target) if isinstance(node, ast.Name)}


class _Rebound:
    """Gives what reads the rules of a package again, reading other ones: its functions and its modules. Anything else as it is."""

    def __init__(self, package: str, modules: dict[str, ModuleType]) -> None:
        self.package = package
        self.modules = modules

    def __call__(self, value: Any) -> Any:
        if isinstance(value, ModuleType) and self._has(value.__name__):
            return self.module(value.__name__)
        if isinstance(value, FunctionType) and self._has(value.__module__):
            return vars(self.module(value.__module__))[value.__name__]
        return value

    def _has(self, module: str) -> bool:
        return module.startswith(f"{self.package}.")

    def module(self, name: str) -> ModuleType:
        if name not in self.modules:
            old = sys.modules[name]
            new = self.modules[name] = ModuleType(name, old.__doc__)
            vars(new).update(vars(old))
            own = [value for value in vars(old).values() if isinstance(value, FunctionType) and value.__module__ == name]
            vars(new).update({function.__name__: _with_globals(function, vars(new)) for function in own})
            vars(new).update({key: self(value) for key, value in vars(old).items() if value not in own})
            vars(new).update(self._imported(old))
        return self.modules[name]

    def _imported(self, module: ModuleType) -> dict[str, Any]:
        """The constants that a module has from others of its package by name."""
        body = ast.parse(Path(module.__file__ or "").read_text(encoding="utf-8")).body
        return {
            alias.asname or alias.name: getattr(self.module(statement.module), alias.name)
            for statement in body
            if isinstance(statement, ast.ImportFrom) and statement.module and self._has(statement.module)
            for alias in statement.names
        }


def _with_globals(function: FunctionType, names: dict[str, Any]) -> FunctionType:
    again = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
    again.__kwdefaults__, again.__doc__, again.__annotations__ = function.__kwdefaults__, function.__doc__, function.__annotations__
    return again
