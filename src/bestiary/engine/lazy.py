"""Long lists of moves that are worked out as they are read: a rich hand of Kuhhandel has tens of thousands of offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar, cast, overload

from bestiary.engine.game import Move

M = TypeVar("M", bound=Move)


class Lazy(Sequence[M], Generic[M]):
    """Some moves that are written down, then some that are worked out. Never changed."""

    first: Sequence[M] = ()
    more: int = 0
    _spread: Sequence[M] = ()  # the last that was asked for

    def work_out(self, number: int) -> M:
        raise NotImplementedError

    def spread(self, count: int) -> list[M]:
        """So many from all over the list, the first among them."""
        if len(self._spread) != count:
            size, known, work_out = len(self), len(self.first), self.work_out
            numbers = (k * size // count for k in range(count))
            self._spread = [self.first[number] if number < known else work_out(number - known) for number in numbers]
        return [*self._spread]

    def __len__(self) -> int:
        return len(self.first) + self.more

    @overload
    def __getitem__(self, index: int) -> M: ...

    @overload
    def __getitem__(self, index: slice) -> list[M]: ...

    def __getitem__(self, index: int | slice) -> M | list[M]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        number = range(len(self))[index] - len(self.first)
        return self.first[number] if number < 0 else self.work_out(number)

    def __eq__(self, other: object) -> bool:
        """As a list with the same moves in the same order."""
        if not isinstance(other, Sequence) or isinstance(other, str):
            return NotImplemented
        moves = cast("Sequence[object]", other)
        return len(self) == len(moves) and all(mine == theirs for mine, theirs in zip(self, moves, strict=True))

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"<{len(self)} moves: {', '.join(map(repr, self[:3]))}{', …' if len(self) > 3 else ''}>"
