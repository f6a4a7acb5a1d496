"""Connections that go wrong: clients that do not read, wires that break in the middle of something."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from bestiary.server.connections import AtTable
from bestiary.server.line import FLUSH
from bestiary.server.people import Person
from bestiary.server.store import Entry
from tests.server.support import Place, Visitor, run, served

HELLO = b'{"type": "hello", "protocol": "bestiary-socket/1"}'


class BadWire:
    """A wire that takes so many messages, and then holds the sender up or breaks."""

    def __init__(self, takes: int, breaks: bool) -> None:
        self.incoming: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.sent: list[bytes] = []
        self.closed: int | None = None
        self._takes = takes
        self._breaks = breaks
        self._reads_again = asyncio.Event()

    def read_again(self) -> None:
        self._takes = 1_000_000
        self._reads_again.set()

    async def receive(self) -> bytes | None:
        return await self.incoming.get()

    async def send(self, message: bytes) -> None:
        if len(self.sent) >= self._takes:
            if self._breaks:
                raise ConnectionResetError
            await self._reads_again.wait()
        self.sent.append(message)

    async def close(self, code: int) -> None:
        self.closed = code


async def plugged_in(place: Place, table: str, visitor: Visitor, wire: BadWire) -> tuple[AtTable, asyncio.Task[None]]:
    live = await place.server.hall.live(table)
    line = AtTable(place.server.house, wire, live, Person(visitor.id, "Bob"))
    task = asyncio.create_task(line.run())
    wire.incoming.put_nowait(HELLO)
    await place.clock.settle()
    return line, task


@pytest.mark.parametrize("reads_again", [True, False])
def test_a_client_that_does_not_read_is_let_go_and_nobody_waits_for_it(
    sqlite: str, reads_again: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bestiary.server.line.WAITING", 5)

    async def main() -> None:
        async with served(sqlite) as place:
            first, second = await place.people("Ada", "Bob")
            table = await first.open("nullern", 3)
            ada = await first.at(table)
            wire = BadWire(takes=1, breaks=False)
            line, task = await plugged_in(place, table, second, wire)
            live = place.server.hall.lives[table]
            for _ in range(5 + 2):  # one is on the wire, and one is too much
                assert line in live.clients
                await place.clock.advance(2000)
                await ada.done("emote", emote="hello")
            await place.clock.settle()
            if reads_again:
                wire.read_again()
                await place.clock.settle()
                assert wire.sent[-1] == b'{"type":"bye","why":"too_slow","again_after":1000}'
                assert wire.closed == 1013
            else:
                await place.clock.advance(FLUSH)
            assert task.done()
            assert line not in live.clients
            assert line not in place.server.house.lines

    run(main())


def test_what_is_asked_before_the_wire_breaks_is_done_and_told(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            first, second = await place.people("Ada", "Bob")
            table = await first.open("nullern", 3)
            ada = await first.at(table)
            wire = BadWire(takes=1, breaks=True)
            line, task = await plugged_in(place, table, second, wire)
            append, broken = place.server.store.append, asyncio.Event()

            async def append_and_wait(entries: Sequence[Entry]) -> list[bool]:
                stored = await append(entries)
                await broken.wait()
                return stored

            monkeypatch.setattr(place.server.store, "append", append_and_wait)
            wire.incoming.put_nowait(b'{"type": "chat", "id": "last", "text": "farewell"}')
            await place.clock.settle()
            line.send(b"this breaks the wire")
            await place.clock.settle()
            broken.set()
            await place.clock.settle()
            assert task.done()
            assert line not in place.server.hall.lives[table].clients
            (update,) = ada.drain()
            assert update["talk"][0]["text"] == "farewell"

    run(main())
