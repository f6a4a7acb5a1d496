"""What connections and addresses may open and send, counted where it comes in, whatever it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from typing import NoReturn

import structlog
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from bestiary.server.asks import Refusal
from bestiary.server.clock import Clock
from bestiary.server.limits import Allowance, Allowances, network_of
from bestiary.server.metrics import TURNED_AWAY

try:
    import resource
except ImportError:  # on Windows, where there is no such limit
    resource = None

KILO, MEGA = 1024, 1024 * 1024
# All traffic is counted in bytes. What costs time whatever its size counts as so many of them.
READ = FRAME = 256  # what came at once; a frame after the first in it
REQUESTED = 2 * KILO  # over HTTP
OPENED = 16 * KILO  # a connection
LUMP = 64 * KILO  # that a connection takes at once from what it may send
FAREWELL = 16 * KILO  # that may still be on its way when the server closes
OWN_BURST, OWN_RATE = 512 * KILO, 128 * KILO  # of a connection: at once, and then a second
ADDRESS_BURST, ADDRESS_RATE = 16 * MEGA, MEGA  # of all connections of an address
CONNECTIONS_MOST = 20_000  # in all, where so many files may be open
RESERVE = 128  # open files that are no connections
FILES_WANTED = CONNECTIONS_MOST + RESERVE
QUARTER = 4  # no address has more than that part of all
COMPLAINTS = 0.1  # lines a second in the log, of each kind
log = structlog.get_logger()


class Gate:
    """Who is let in. Proxies are not counted, since they stand for many: their clients are, where they tell who those are."""

    def __init__(self, clock: Clock, proxies: str, connections: int, most: int) -> None:
        self.most = most
        self.most_by_address = min(connections, most // QUARTER) if connections else most
        self.open = 0
        self._clock = clock
        self._by: Counter[str] = Counter()
        self._spent = Allowances(clock, ADDRESS_BURST, ADDRESS_RATE)
        self._proxies = ProxyHeadersMiddleware(nobody, proxies).trusted_hosts
        self._complaints: dict[str, Allowance] = {}

    def enter(self, address: str | None) -> Meter:
        """A connection from that address, until its meter is closed."""
        if self.open >= self.most:
            self.turn_away("full", address)
        meter = Meter(self, self._clock)
        if address is not None and address not in self._proxies:
            self.count(meter, network_of(address))
        self.open += 1
        return meter

    def client(self, address: str | None, headers: Iterable[tuple[bytes, bytes]]) -> str | None:
        """Who asks: the network of whoever has connected, or of whom a proxy names. None where a proxy names nobody."""
        if address is None or address not in self._proxies:
            return address and network_of(address)
        named = b", ".join(value for name, value in headers if name == b"x-forwarded-for").decode("latin-1")
        host = self._proxies.get_trusted_client_address(named)[0] if named else ""
        return network_of(host) if host and (host not in self._proxies or self._proxies.always_trust) else None

    def count(self, meter: Meter, who: str) -> None:
        """From now on the connection is counted as that one's."""
        if self._by[who] >= self.most_by_address or not self._spent.take(who, OPENED):
            if not self._by[who]:
                del self._by[who]
            self.turn_away("too-many-connections", who)
        self._by[who] += 1
        meter.who = who

    def take(self, who: str | None, much: int) -> bool:
        return who is None or self._spent.take(who, much)

    def left(self, who: str | None) -> None:
        self.open -= 1
        if who is not None:
            self._by[who] -= 1
            if not self._by[who]:
                del self._by[who]

    def turn_away(self, why: str, address: str | None) -> NoReturn:
        self.noted(why, address)
        raise Refusal(why, most=self.most_by_address)

    def noted(self, why: str, address: str | None) -> None:
        """In the figures always, in the log now and then."""
        TURNED_AWAY.labels(why).inc()
        complaint = self._complaints.setdefault(why, Allowance(self._clock, 1, COMPLAINTS))
        if complaint.take():
            log.warning("somebody was turned away", why=why, address=address, connections=self.open, **self._limits)

    @property
    def _limits(self) -> dict[str, int]:
        return {"most": self.most, "most_by_address": self.most_by_address}


class Meter:
    """What one connection sends, on account of itself and of its address."""

    __slots__ = ("_gate", "_own", "who")

    def __init__(self, gate: Gate, clock: Clock) -> None:
        self.who: str | None = None  # a network; None: not counted by address
        self._gate = gate
        self._own = Allowance(clock, OWN_BURST, OWN_RATE)

    def take(self, much: int) -> bool:
        """May it send that much more? Where not, it is to be closed."""
        if self._own.take(much) and self._gate.take(self.who, much):
            return True
        self._gate.noted("flood", self.who)
        return False

    def close(self) -> None:
        self._gate.left(self.who)


async def nobody(*_: object) -> None: ...


def connections_most() -> int:
    """As many as there may be open files, less those that are needed for other things."""
    if resource is None:
        return CONNECTIONS_MOST
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return CONNECTIONS_MOST if files == resource.RLIM_INFINITY else max(RESERVE, min(CONNECTIONS_MOST, files - RESERVE))


def allow_files() -> None:
    """Have as many files open as are wanted, or as the system lets one ask for."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < FILES_WANTED:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (FILES_WANTED if hard == resource.RLIM_INFINITY else min(FILES_WANTED, hard), hard))
