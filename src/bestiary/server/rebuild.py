"""A table from its stored steps; or from which step on they cannot be replayed, and why."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator

import msgspec

from bestiary.match.illegal import IllegalMove
from bestiary.server.facts import FACTS, Step
from bestiary.server.table import Table

REASON_MOST = 300  # characters
TURN = 0.004  # seconds at once


class Unreadable(Exception):
    """What is stored of a table does not replay. (The reason names no cards: it is logged.)"""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"step {number}: {why}"[:REASON_MOST])
        self.number = number


def read_step(number: int, at: int, facts: str, person: str | None, request: str | None) -> Step:
    """A row of steps."""
    try:
        return Step(number, at, FACTS.decode(facts), person, request)
    except (msgspec.DecodeError, UnicodeError, RecursionError, TypeError) as error:
        raise Unreadable(number, f"it cannot be read: {error}") from error


def rebuilt(id: str, stored: Iterable[Step]) -> Table:
    table = Table(id)
    for after in stages(table, stored):
        table = after
    return opened(table)


async def rebuilt_in_turns(id: str, stored: Iterable[Step]) -> Table:
    """Where others have theirs meanwhile: there may be thousands of steps."""
    table = Table(id)
    since = time.perf_counter()
    for after in stages(table, stored):
        table = after
        if time.perf_counter() - since > TURN:
            await asyncio.sleep(0)
            since = time.perf_counter()
    return opened(table)


def stages(table: Table, stored: Iterable[Step]) -> Iterator[Table]:
    """The table after each of these steps."""
    for step in stored:
        table = replayed(table, step)
        table.done.remember(step)  # once it is certain
        yield table


def opened(table: Table) -> Table:
    if not table.chairs:
        raise Unreadable(1, "it does not open a table")
    return table


def replayed(table: Table, step: Step, at: int | None = None) -> Table:
    """The table after a step that is stored, whatever that step may be."""
    try:
        return table.after(step, at)
    except MemoryError:
        raise
    except IllegalMove as error:
        raise Unreadable(step.number, f"a move that breaks {error.rule or 'the rules'} ({error.key})") from error
    except Exception as error:
        raise Unreadable(step.number, f"{type(error).__name__}: {error}") from error
