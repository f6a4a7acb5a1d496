"""How much one client may ask for."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address

from bestiary.server.clock import Clock


class Allowance:
    """So many requests at once, and then so many a second."""

    __slots__ = ("_at", "_burst", "_clock", "_left", "_rate")

    def __init__(self, clock: Clock, burst: float, rate: float) -> None:
        self._clock = clock
        self._burst = burst
        self._rate = rate
        self._left = burst
        self._at = clock.now()

    def take(self, much: float = 1) -> bool:
        now = self._clock.now()
        self._left = min(self._burst, self._left + (now - self._at) / 1000 * self._rate)
        self._at = now
        if self._left < much:
            return False
        self._left -= much
        return True

    @property
    def full(self) -> bool:
        return self._left + (self._clock.now() - self._at) / 1000 * self._rate >= self._burst


class Allowances:
    """One for each address or person. Those that are full again are forgotten; where there are too many that are not, all who come then
    share one, so that nobody gets a new one by having many others ask."""

    MOST = 50_000
    OTHERS = ""

    def __init__(self, clock: Clock, burst: float, rate: float) -> None:
        self._clock, self._burst, self._rate = clock, burst, rate
        self._by: OrderedDict[str, Allowance] = OrderedDict()  # who asked last is last

    def take(self, who: str, much: float = 1) -> bool:
        if self._burst == 0:  # no limit
            return True
        if who not in self._by:
            self._forget()
            if len(self._by) >= self.MOST:
                who = self.OTHERS
        one = self._by.setdefault(who, Allowance(self._clock, self._burst, self._rate))
        self._by.move_to_end(who)
        return one.take(much)

    def _forget(self) -> None:
        while self._by and next(iter(self._by.values())).full:
            self._by.popitem(last=False)


@lru_cache(4096)
def network_of(address: str) -> str:
    """Who is counted as one: an IPv4 address, or the 64 bits of IPv6 that one household has to itself."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(ip, IPv4Address):
        return str(ip)
    return str(ip.ipv4_mapped or IPv6Network((int(ip) >> 64 << 64, 64)))
