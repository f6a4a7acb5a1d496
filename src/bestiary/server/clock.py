"""Time, as something that is handed in: tests have a clock of their own."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    def now(self) -> int: ...  # milliseconds since 1970

    async def wait(self, event: asyncio.Event, until: int | None) -> bool:
        """Until the event is set or that time has come; whether it was the event."""
        ...


class SystemClock:
    def now(self) -> int:
        return time.time_ns() // 1_000_000

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
