"""A game's state, made from its one declaration: ``FIELDS = dict(name=(bits, *shape), …)`` in the rules module."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Self, cast

Fields = Mapping[str, tuple[int, ...]]
Nested = int | list["Nested"]


class State:
    """Plain integers and nested lists of them, one attribute a field. Made by `state_type`."""

    __slots__: Sequence[str] = ()
    FIELDS: ClassVar[Fields] = {}

    if TYPE_CHECKING:

        def copy(self) -> Self: ...

        def __getattr__(self, name: str) -> Any: ...

        def __setattr__(self, name: str, value: Any) -> None: ...

    def __init__(self) -> None:
        for name, (_, *shape) in self.FIELDS.items():
            setattr(self, name, _zeros(shape))

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(getattr(self, name) == getattr(other, name) for name in self.FIELDS)

    def __hash__(self) -> int:
        return hash(tuple(_frozen(getattr(self, name)) for name in self.FIELDS))

    def __repr__(self) -> str:
        return f"State({', '.join(f'{name}={getattr(self, name)}' for name in self.FIELDS)})"


def state_type(fields: Fields) -> type[State]:
    """The class of states that a declaration describes."""
    made = type("State", (State,), {"__slots__": tuple(fields), "FIELDS": fields})
    made.copy = _copier(fields)
    return made


COPIES = ("{}", "{}[:]", "[row[:] for row in {}]", "[[row[:] for row in table] for table in {}]")  # by how deep a field is


def _copier(fields: Fields) -> Any:
    """`copy`, written out field by field: states are copied so often that looking fields up by name would cost as much as the rules do."""
    lines = (f"    new.{name} = {COPIES[len(form) - 1].format(f'self.{name}')}" for name, form in fields.items())
    names: dict[str, Any] = {}
    exec("\n".join(("def copy(self):", "    new = self.__class__.__new__(self.__class__)", *lines, "    return new")), names)
    return names["copy"]


def _zeros(shape: Sequence[int]) -> Nested:
    if not shape:
        return 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]


def _frozen(value: Nested) -> object:
    return tuple(_frozen(v) for v in value) if isinstance(value, list) else value


def fits(state: State) -> bool:
    """Does every number have its declared shape and fit its declared width?"""
    return all(_fits(getattr(state, name), bits, shape) for name, (bits, *shape) in state.FIELDS.items())


def _fits(value: object, bits: int, shape: Sequence[int]) -> bool:
    if not shape:
        return type(value) is int and -(1 << bits - 1) <= value < 1 << bits - 1
    if not isinstance(value, list):
        return False
    parts = cast("list[object]", value)
    return len(parts) == shape[0] and all(_fits(v, bits, shape[1:]) for v in parts)
