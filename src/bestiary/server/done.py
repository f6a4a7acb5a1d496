"""Which requests were done at a table, so that the same one again is not done again."""

from __future__ import annotations

import msgspec

from bestiary.server.facts import Moved, Step


class Asked(msgspec.Struct, frozen=True, gc=False):
    """Who asked for a step, and by which id."""

    person: str
    id: str
    plays: bool = False  # for a move of the game


class Done:
    """Requests that moved are known for as long as the match is, whose moves bound them. Of all others, talk above all, the latest are;
    whether an earlier one was done the database knows."""

    OTHERS = 256

    __slots__ = ("_moves", "_others", "forgotten")

    def __init__(self) -> None:
        self._moves: dict[int, int] = {}  # by a hash of who asked and how: the number of the step that came of it
        self._others: dict[int, int] = {}
        self.forgotten = False  # were there more of the others?

    def remember(self, step: Step) -> None:
        if step.person is None or step.id is None:
            return
        known = hash((step.person, step.id))
        if step.facts and isinstance(step.facts[0], Moved):
            self._moves[known] = step.number
            return
        self._others[known] = step.number
        if len(self._others) > self.OTHERS:
            del self._others[next(iter(self._others))]
            self.forgotten = True

    def number(self, request: Asked) -> int | None:
        """The number of the step that came of the request, if it was made before."""
        known = hash((request.person, request.id))
        return self._moves.get(known) or self._others.get(known)
