"""How much one client may ask for."""

from __future__ import annotations

from bestiary.server.clock import Clock


class Allowance:
    """So many requests at once, and then so many a second."""

    def __init__(self, clock: Clock, burst: float, rate: float) -> None:
        self._clock = clock
        self._burst = burst
        self._rate = rate
        self._left = burst
        self._at = clock.now()

    def take(self) -> bool:
        now = self._clock.now()
        self._left = min(self._burst, self._left + (now - self._at) / 1000 * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Allowances:
    """One for each address or person; those that are full again are forgotten."""

    MOST = 10_000

    def __init__(self, clock: Clock, burst: float, rate: float) -> None:
        self._clock, self._burst, self._rate = clock, burst, rate
        self._by: dict[str, Allowance] = {}

    def take(self, who: str) -> bool:
        if self._burst == 0:  # no limit
            return True
        if len(self._by) >= self.MOST:
            self._by.clear()
        return self._by.setdefault(who, Allowance(self._clock, self._burst, self._rate)).take()
