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
    """A wire that takes so many messages, and then is full or is lost."""

    def __init__(self, takes: int, breaks: bool) -> None:
        self.sent: list[bytes] = []
        self.closed: int | None = None
        self.dropped = False
        self.full = False
        self.line: AtTable | None = None
        self._takes = takes
        self._breaks = breaks

    def read_again(self) -> None:
        assert self.line is not None
        self._takes, self.full = 1_000_000, False
        self.line.ready()

    def send(self, message: bytes, _more: bool = False) -> None:
        assert not self.full
        if len(self.sent) == self._takes:
            assert self._breaks
            assert self.line is not None
            asyncio.get_running_loop().call_soon(self.line.lost)
            return
        self.sent.append(message)
        self.full = len(self.sent) >= self._takes and not self._breaks

    def close(self, code: int) -> None:
        self.closed = code

    def drop(self) -> None:
        self.dropped = True

    def probe(self) -> None: ...
    def pause(self) -> None: ...
    def resume(self) -> None: ...


async def plugged_in(place: Place, table: str, visitor: Visitor, wire: BadWire) -> AtTable:
    live = await place.server.hall.live(table)
    line = wire.line = AtTable(place.server.house, wire, live, Person(visitor.id, "Bob"))
    line.heard(HELLO)
    await place.clock.settle()
    return line


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
            line = await plugged_in(place, table, second, wire)
            live = place.server.hall.lives[table]
            for _ in range(5 + 1):  # one is too much
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
            assert wire.dropped is not reads_again
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
            line = await plugged_in(place, table, second, wire)
            append, broken = place.server.store.append, asyncio.Event()

            async def append_and_wait(entries: Sequence[Entry]) -> list[bool]:
                stored = await append(entries)
                await broken.wait()
                return stored

            monkeypatch.setattr(place.server.store, "append", append_and_wait)
            line.heard(b'{"type": "chat", "id": "last", "text": "farewell"}')
            await place.clock.settle()
            line.send(b"this breaks the wire")
            await place.clock.settle()
            broken.set()
            await place.clock.settle()
            assert line not in place.server.hall.lives[table].clients
            (update,) = ada.drain()
            assert update["talk"][0]["text"] == "farewell"

    run(main())
