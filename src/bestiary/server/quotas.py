"""How many tables one person may have, and when one is closed at which nobody is. Counted in the database, where all processes see it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import NamedTuple
from weakref import WeakValueDictionary

PRESENT = 90_000  # milliseconds: where somebody was within that time somebody is taken to be
PRIVATE = 24 * 3600 * 1000  # milliseconds without anybody after which a table that is in no list is closed


class Quotas(NamedTuple):
    """For one person; 0: no limit."""

    open: int = 0  # tables opened by him at which no match has begun
    running: int = 0  # and at which one runs
    unattended: int = 600_000  # milliseconds without anybody after which a public table is closed


class Queues:
    """Whoever asks for several things at once is given them one after the other, so that what is counted stays true."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def alone(self, person: str) -> AsyncGenerator[None]:
        lock = self._locks.setdefault(person, asyncio.Lock())
        async with lock:
            yield
