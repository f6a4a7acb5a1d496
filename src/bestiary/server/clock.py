"""Time, as something that is handed in: tests have a clock of their own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Protocol


class Clock(Protocol):
    def now(self) -> int:
        """Milliseconds on a clock of this process alone, which nobody can set: for everything that takes its time."""
        ...

    def wall(self) -> int:
        """Milliseconds since 1970, as the machine has it: for what is shown or stored. It may be set at any time."""
        ...

    async def wait(self, event: asyncio.Event, until: int | None) -> bool:
        """Until the event is set or that time has come; whether it was the event."""
        ...


def steady_clock() -> Callable[[], int]:
    """In nanoseconds; where there is such a clock, one that goes on while the machine sleeps."""
    boottime: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns if boottime is None else partial(time.clock_gettime_ns, boottime)


class SystemClock:
    """`now` begins as what the wall's clock shows, and then goes its own way."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] | None = None) -> None:
        self._wall = wall
        self._steady = steady or steady_clock()
        self._began = wall() - self._steady()

    def now(self) -> int:
        return (self._began + self._steady()) // 1_000_000

    def wall(self) -> int:
        return self._wall() // 1_000_000

    async def wait(self, event: asyncio.Event, until: int | None) -> bool:
        if event.is_set():
            return True
        if until is None:
            return await event.wait()
        try:
            async with asyncio.timeout(max(0.0, (until - self.now()) / 1000)):
                return await event.wait()
        except TimeoutError:
            return event.is_set()
