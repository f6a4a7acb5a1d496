"""Whoever sends as fast as the wire takes it is closed at once, and the others hardly notice: real frames to a real process."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from time import perf_counter

import pytest
from websockets.asyncio.client import connect

from tests.server.houses import PATIENCE, Guest, Process, Seat, run, wait_until

MASK = b"\x01\x02\x03\x04"
ASKED = 60
SLOWER, SLOW = 5.0, 0.2  # times the usual, or seconds where that is more: this machine has other things to do too


def frame(first: int, payload: bytes) -> bytes:
    return bytes([first, 0x80 | len(payload)]) + MASK + bytes(b ^ MASK[k % 4] for k, b in enumerate(payload))


FLOODS = {
    "unasked pongs": (b"", frame(0x8A, b"")),
    "a message that goes on with nothing": (frame(0x01, b"x"), frame(0x00, b"")),
    "a message that goes on byte by byte": (frame(0x01, b"x"), frame(0x00, b"x")),
    "pings": (b"", frame(0x89, b"x" * 100)),
    "messages": (b"", frame(0x81, b'{"type":"ping"}')),
    "garbage": (b"", frame(0x81, b"\xff" * 100)),
}


@pytest.fixture(scope="module")
def counting(tmp_path_factory: pytest.TempPathFactory) -> Generator[Process]:
    """A process to which we come as clients, not as a proxy."""
    folder: Path = tmp_path_factory.mktemp("flood")
    alone = Process("alone", folder, f"sqlite:///{folder / 'bestiary.db'}", "", proxies="192.0.2.1")
    alone.start()
    wait_until(alone.answers)
    yield alone
    alone.kill()


class Flood:
    """Connections without a name, one after the other and several at a time, that send as much as is taken."""

    def __init__(self, process: Process, address: str, first: bytes, one: bytes) -> None:
        self._address = address
        self._url = f"ws://127.0.0.1:{process.port}/api/lobby/socket"
        self._first, self._many = first, one * (65_536 // len(one))
        self.taken = 0  # bytes, of all connections
        self.most = 0  # of one of them
        self.closed = 0

    async def run(self) -> None:
        while True:
            with suppress(OSError, TimeoutError, Exception):
                async with asyncio.timeout(5):
                    wire = await connect(self._url, compression=None, ping_interval=None, local_addr=(self._address, 0))
                await self._pour(wire.transport)
            await asyncio.sleep(0.02)

    async def _pour(self, transport: asyncio.Transport) -> None:
        sent = 0
        transport.set_write_buffer_limits(65_536)
        transport.write(self._first)
        while not transport.is_closing():
            transport.write(self._many)
            sent += len(self._many)
            while transport.get_write_buffer_size() > 65_536 and not transport.is_closing():
                await asyncio.sleep(0.001)
            await asyncio.sleep(0)
        self.taken += sent
        self.most = max(self.most, sent)
        self.closed += 1


async def answers(seat: Seat) -> list[float]:
    """Seconds until each of some requests was answered, the fastest first."""
    took: list[float] = []
    for _ in range(ASKED):
        began = perf_counter()
        await seat.send({"type": "ping"})
        await seat.until("pong")
        took.append(perf_counter() - began)
        await asyncio.sleep(0.02)
    return sorted(took)


@pytest.mark.parametrize("what", FLOODS)
def test_a_flood_is_closed_at_once_and_others_are_answered_as_before(counting: Process, what: str) -> None:
    async def main() -> None:
        guest = await Guest.come(counting, "Ann")
        table = await guest.open(counting, "nullern", 2, bots=[None, "random"], start=True)
        seat = await guest.at(counting, table)
        usual = (await answers(seat))[ASKED * 9 // 10]
        flood = Flood(counting, f"127.0.0.{[*FLOODS].index(what) + 2}", *FLOODS[what])
        flooding = [asyncio.create_task(flood.run()) for _ in range(3)]
        try:
            async with asyncio.timeout(PATIENCE):
                while flood.closed < 3:
                    await asyncio.sleep(0.01)
            under = (await answers(seat))[ASKED * 9 // 10]
        finally:
            for task in flooding:
                task.cancel()
            await asyncio.gather(*flooding, return_exceptions=True)
        assert under <= max(SLOWER * usual, SLOW), (usual, under)
        assert flood.most < 16_000_000  # with all that the system's buffers take
        assert await seat.done("play", move={"type": "bid", "tricks": 0})

    run(main())
