"""Is this process alive, and could it store and read just now?"""

from __future__ import annotations

from typing import Literal

from bestiary.server.clock import Clock

Reason = Literal["starting", "stopping", "part-ended", "database-fails", "database-silent"]
FRESH = 8_000  # milliseconds for which a heartbeat shows that the database is there


class Pulse:
    """Of the heartbeat, which writes to the database and reads from it every two seconds."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last: int | None = None  # time that it went through
        self._failed = False

    def beat(self) -> None:
        self._last, self._failed = self._clock.now(), False

    def miss(self, since: int) -> None:
        """Something failed; the database, unless the heartbeat has gone through since then."""
        self._failed = self._last is None or self._last < since

    def trouble(self) -> Reason | None:
        if self._failed:
            return "database-fails"
        if self._last is None:
            return "starting"
        return "database-silent" if self._clock.now() - self._last > FRESH else None
