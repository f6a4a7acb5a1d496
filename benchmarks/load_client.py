"""Clients for the load benchmark that cost next to nothing: a WebSocket by hand, the pace at which tables move, and what came of it."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from array import array
from collections import Counter, deque
from collections.abc import Mapping, Sequence
from typing import cast

TICK = 0.001  # seconds between two looks at what is due
PATIENCE = 120.0  # seconds for all tables to begin
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # whole messages, as their first byte
now = time.perf_counter


class Meter:
    """What is counted while it is on."""

    def __init__(self) -> None:
        self.faults: Counter[str] = Counter()  # from the beginning
        self.reset()

    def reset(self) -> None:
        self.began = now()
        self.took, self.late = array("d"), array("d")  # seconds: from sending to the answer; from when it was due to the answer
        self.deliveries = self.bytes = self.matches = 0

    def answered(self, due: float, sent: float) -> None:
        done = now()
        self.took.append(done - sent)
        self.late.append(done - due)

    @property
    def seconds(self) -> float:
        return now() - self.began


def latency(seconds: Sequence[float]) -> dict[str, float]:
    """In milliseconds."""
    ranked = sorted(seconds) or [0.0]
    shares = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "most": 1.0}
    return {name: round(1000 * ranked[int(share * (len(ranked) - 1))], 1) for name, share in shares.items()}


class Group(ABC):
    """The clients of one table. At most one move of a table is under way."""

    sent = 0.0  # when the last one was

    @abstractmethod
    def go(self, due: float) -> None:
        """Make a move, if one can be made still; else say `ready` again when there is one."""


class Pace:
    """When tables that are ready move: at once (closed), so many a second over all of them (open), or not yet (held)."""

    HELD, CLOSED = 0.0, float("inf")

    def __init__(self) -> None:
        self._rate = self.HELD
        self._ready: deque[Group] = deque()
        self._began = 0.0
        self._released = 0

    def ready(self, group: Group) -> None:
        if self._rate == self.CLOSED:
            group.go(now())
        else:
            self._ready.append(group)

    def set(self, rate: float) -> None:
        self._rate, self._began, self._released = rate, now(), 0
        if rate == self.CLOSED:
            self._release(len(self._ready))

    async def gathered(self, count: int) -> None:
        """While held: until so many tables are ready."""
        async with asyncio.timeout(PATIENCE):
            while len(self._ready) < count:
                await asyncio.sleep(0.05)

    async def run(self) -> None:
        """Owned by whoever made it, until cancelled."""
        while True:
            await asyncio.sleep(TICK)
            if self.HELD < self._rate < self.CLOSED:
                self._release(int((now() - self._began) * self._rate) - self._released)

    def _release(self, count: int) -> None:
        """What is due and finds no table ready stays due."""
        for _ in range(min(count, len(self._ready))):
            due = now() if self._rate == self.CLOSED else self._began + (self._released + 1) / self._rate
            self._released += 1
            self._ready.popleft().go(due)


class Socket(asyncio.Protocol, ABC):
    """A WebSocket client. Masks with zeros, so that there is nothing to mask; takes no messages in pieces."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self._open = False
        self._opened: asyncio.Future[None] | None = None

    @abstractmethod
    def heard(self, text: bytes) -> None: ...

    @abstractmethod
    def dropped(self) -> None:
        """The server has closed the connection."""

    async def connect(self, port: int, path: str, headers: Mapping[str, str]) -> None:
        loop = asyncio.get_running_loop()
        self._rest, self._open, self._opened = b"", False, loop.create_future()
        await loop.create_connection(lambda: self, "127.0.0.1", port)
        asked = {
            "Host": f"127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            **headers,
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in asked.items())
        self._write(f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode())
        await self._opened

    def send(self, text: bytes) -> None:
        self._frame(TEXT, text)

    def hang_up(self) -> None:
        """This connection is no more; the same client may make another."""
        self._frame(CLOSE, b"\x03\xe8")
        if self._transport is not None:
            self._transport.set_protocol(asyncio.Protocol())
            self._transport.close()
            self._transport = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if self._opened is not None and not self._opened.done():
            self._opened.set_exception(exc or ConnectionError("the server did not take the connection"))
        else:
            self.dropped()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        at = 0 if self._open else self._shake_hands(data)
        transport, end = self._transport, len(data) if self._open else 0
        while end - at >= 2:
            start, length = at + 2, data[at + 1]
            if length >= 126:
                start += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : start])
            if start + length > end:
                break
            self._take(data[at], data[start : start + length])
            if self._transport is not transport:  # it was hung up
                return
            at = start + length
        self._rest = data[at:]

    def _shake_hands(self, data: bytes) -> int:
        """Where the first frame begins."""
        end = data.find(b"\r\n\r\n") + 4
        if end < 4:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(data[:200].decode(errors="replace"))
        self._open = True
        if self._opened is not None and not self._opened.done():
            self._opened.set_result(None)
        return end

    def _take(self, first: int, payload: bytes) -> None:
        if first == TEXT:
            self.heard(payload)
        elif first == PING:
            self._frame(PONG, payload)
        elif first == CLOSE:
            self._frame(CLOSE, payload[:2])

    def _frame(self, first: int, payload: bytes) -> None:
        length = len(payload)
        size = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2)
        self._write(bytes((first,)) + size + b"\0\0\0\0" + payload)

    def _write(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)
