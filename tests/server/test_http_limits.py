"""HTTP is bounded before there is a request: raw sockets against the server as it listens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from bestiary.server import http_protocol
from bestiary.server.app import make_app
from bestiary.server.http_protocol import HEAD_MOST, HEADERS_MOST, LINE_MOST, READ_SECONDS, REQUEST_MOST, REQUEST_SECONDS, Intake
from bestiary.server.settings import Settings
from bestiary.server.sockets import Sockets
from bestiary.server.traffic import ADDRESS_BURST, OPENED, REQUESTED, Gate
from bestiary.server.websocket import WebSocket
from tests.server.houses import Process, wait_until
from tests.server.support import FakeClock, Place, run, served

NO_PROXY = "192.0.2.1"  # so that whoever connects from here is a client
GET = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
LOBBY = b"GET /api/lobby/socket HTTP/1.1\r\nHost: localhost\r\n" + UPGRADE
PATIENCE = 20.0


class Door:
    """Where a server in this process listens."""

    def __init__(self, place: Place, port: int, intake: Intake) -> None:
        self.place = place
        self.port = port
        self.intake = intake
        self.wires: list[Wire] = []

    async def wire(self, source: str = "127.0.0.1") -> Wire:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0))
        self.wires.append(Wire(reader, writer))
        return self.wires[-1]

    async def asked(self, data: bytes, source: str = "127.0.0.1") -> tuple[int, Any]:
        """What is answered to that on a connection of its own."""
        wire = await self.wire(source)
        await wire.send(data)
        answer = await wire.answer()
        await wire.close()
        return answer


class Wire:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> None:
        with suppress(ConnectionError):
            self.writer.write(data)
            async with asyncio.timeout(PATIENCE):
                await self.writer.drain()

    async def answer(self) -> tuple[int, Any]:
        """Status and JSON of an answer; 0 where the connection is closed without one."""
        async with asyncio.timeout(PATIENCE):
            try:
                head = await self.reader.readuntil(b"\r\n\r\n")
                headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head.decode().split("\r\n")[1:])}
                body = await self.reader.readexactly(int(headers.get("content-length", 0)))
            except (asyncio.IncompleteReadError, ConnectionError):
                return 0, None
        if headers.get("content-type") == "application/json":
            assert "default-src 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            return int(head.split()[1]), json.loads(body)
        return int(head.split()[1]), None

    async def is_closed(self) -> bool:
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read(1) == b""
            except ConnectionError:
                return True

    async def close(self) -> None:
        self.writer.transport.abort()
        with suppress(ConnectionError):
            await self.writer.wait_closed()


@asynccontextmanager
async def door(database: str, most: int | None = None, **settings: Any) -> AsyncGenerator[Door]:
    given: dict[str, Any] = {"proxies": NO_PROXY, **settings}
    async with served(database, **given) as place:
        server = place.server
        if most is not None:
            server.gate = Gate(place.clock, server.settings.proxies, server.settings.connections, most)
        intake, state = Intake(server.gate, Sockets(server)), ServerState()
        wire: Any = WebSocket  # as in `serve`
        config = uvicorn.Config(make_app(server), ws=wire, lifespan="off", log_config=None, forwarded_allow_ips=server.settings.proxies)
        config.load()
        listener = await asyncio.get_running_loop().create_server(lambda: intake.protocol(config, state, {}), "127.0.0.1", 0)
        opened = Door(place, listener.sockets[0].getsockname()[1], intake)
        try:
            yield opened
        finally:
            listener.close()
            for wire in opened.wires:
                await wire.close()
            async with asyncio.timeout(PATIENCE):
                while state.connections:
                    await asyncio.sleep(0.001)
            assert server.gate.open == 0
            assert not intake.among


TOO_MUCH: Mapping[str, tuple[bytes, int, str]] = {
    "many headers": (GET + b"".join(b"x-%d: y\r\n" % number for number in range(HEADERS_MOST)) + b"\r\n", 431, "head-too-long"),
    "a long header": (GET + b"x: " + b"y" * HEAD_MOST + b"\r\n\r\n", 431, "head-too-long"),
    "a long name": (GET + b"x" * HEAD_MOST + b": y\r\n\r\n", 431, "head-too-long"),
    "a header without an end": (GET + b"x: " + b"y" * (2 * HEAD_MOST), 431, "head-too-long"),
    "a long address": (b"GET /" + b"x" * LINE_MOST + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", 414, "address-too-long"),
    "an address without an end": (b"GET /" + b"x" * (2 * LINE_MOST), 414, "address-too-long"),
    "many headers of a socket": (LOBBY + b"x: y\r\n" * HEADERS_MOST + b"\r\n", 431, "head-too-long"),
    "no HTTP": (b"\x16\x03\x01\x02\x00\x01\x00" * 20, 400, "malformed"),
    "a strange address": (b"GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n", 400, "malformed"),
    "an address that is no text": (b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n", 400, "malformed"),
    "two lengths": (b"POST /api/people HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400, "malformed"),
}


@pytest.mark.parametrize("proxies", [NO_PROXY, "127.0.0.1"])
def test_what_is_too_long_for_a_request_is_refused_in_words(sqlite: str, proxies: str) -> None:
    async def main() -> None:
        async with door(sqlite, proxies=proxies) as at:
            for what, (data, status, key) in TOO_MUCH.items():
                answered, problem = await at.asked(data)
                assert (answered, problem["key"]) == (status, key), what
                assert len(problem["sentence"]) > 20
                assert (await at.asked(GET + b"\r\n"))[0] == 200

    run(main())


def test_a_socket_opens_whatever_characters_its_headers_have(sqlite: str) -> None:
    async def main() -> None:
        async with door(sqlite) as at:
            for value in (b"\xff", "Zoë".encode(), b"\x80"):
                assert (await at.asked(LOBBY + b"x-name: " + value + b"\r\n\r\n"))[0] == 101

    run(main())


def test_a_refusal_is_in_the_language_of_the_browser(sqlite: str) -> None:
    async def main() -> None:
        async with door(sqlite) as at:
            _, problem = await at.asked(GET + b"Accept-Language: de\r\n" + b"x: y\r\n" * HEADERS_MOST)
            assert "Kopfzeilen" in problem["sentence"]

    run(main())


BODIES = {
    "a body without an end": b"Content-Length: 10000000000\r\n\r\n" + b"x" * 2 * REQUEST_MOST,
    "chunks without an end": b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * REQUEST_MOST,
    "an extension of a chunk without an end": b"Transfer-Encoding: chunked\r\n\r\n1;" + b"x" * 2 * REQUEST_MOST,
    "headers after chunks without an end": b"Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n" + b"x: y\r\n" * REQUEST_MOST,
    "one header after chunks": b"Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\nx: " + b"y" * 2 * REQUEST_MOST,
    "lines before a request": b"Content-Length: 2\r\n\r\n{}" + b"\r\n" * REQUEST_MOST,
}


def test_what_comes_after_the_headers_comes_to_an_end_too(sqlite: str) -> None:
    async def main() -> None:
        async with door(sqlite, proxies="127.0.0.1") as at:
            for what, body in BODIES.items():
                wire = await at.wire()
                await wire.send(b"POST /api/people HTTP/1.1\r\nHost: localhost\r\n" + body)
                status, _ = await wire.answer()
                assert status in (0, 400, 413, 431), what
                while not await wire.is_closed():
                    pass

    run(main())


def test_requests_that_are_sent_ahead_are_answered_in_order_and_are_few(sqlite: str) -> None:
    async def main() -> None:
        async with door(sqlite, proxies="127.0.0.1") as at:
            few = await at.wire()
            await few.send((GET + b"\r\n") * 10)
            assert [(await few.answer())[0] for _ in range(10)] == [200] * 10
            many = await at.wire()
            await many.send((GET + b"\r\n") * 2_000)
            answers = 0
            while (await many.answer())[0] == 200:
                answers += 1
            assert answers <= 1

    run(main())


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"\r\n",
        b"GET",
        GET,
        GET + b"x: y",
        b"POST /api/people HTTP/1.1\r\nContent-Length: 20\r\n\r\n{",
        b"POST /api/people HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n",
    ],
    ids=repr,
)
def test_a_request_that_is_never_complete_is_ended(sqlite: str, begun: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with door(sqlite) as at:
            now = http_protocol.monotonic()
            monkeypatch.setattr(http_protocol, "monotonic", lambda: now)
            fresh, used = await at.wire(), await at.wire()
            await used.send(GET + b"\r\n")
            assert (await used.answer())[0] == 200
            for wire in (fresh, used):
                await wire.send(begun)
            await came(at)
            now += REQUEST_SECONDS / 2
            if begun:
                for wire in (fresh, used):  # a byte now and then makes no difference
                    await wire.send(b" " if begun == GET + b"x: y" else b"")
                await came(at)
            at.intake.sweep()
            assert at.place.server.gate.open == 2
            now += REQUEST_SECONDS
            at.intake.sweep()
            status, problem = await fresh.answer()
            assert (status, problem["key"]) == (408, "too-late")
            assert await fresh.is_closed()
            if begun:
                assert (await used.answer())[0] == 408
                assert await used.is_closed()

    run(main())


async def came(at: Door) -> None:
    """Let the server read what was sent."""
    for _ in range(20):
        await asyncio.sleep(0.001)
    await at.place.clock.settle()


def test_who_does_not_read_the_answer_is_left(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with door(sqlite, proxies="127.0.0.1") as at:
            now = http_protocol.monotonic()
            monkeypatch.setattr(http_protocol, "monotonic", lambda: now)
            wire = await at.wire()
            await wire.send(GET + b"\r\n")
            assert (await wire.answer())[0] == 200
            (http,) = at.intake.among
            wire.reader._transport.pause_reading()  # pyright: ignore
            http.transport.write(b"x" * 8_000_000)
            at.intake.sweep()
            now += READ_SECONDS / 2
            at.intake.sweep()
            await came(at)
            assert at.intake.among
            for _ in range(2):
                now += READ_SECONDS
                at.intake.sweep()
            await came(at)
            assert not at.intake.among

    run(main())


def test_one_address_has_so_many_connections_and_others_come_in(sqlite: str) -> None:
    async def main() -> None:
        async with door(sqlite, connections=30) as at:
            held = [await at.wire() for _ in range(20)]
            for _ in range(10):
                held.append(await at.wire())
                await held[-1].send(LOBBY + b"\r\n")
                assert (await held[-1].answer())[0] == 101
            for data in (GET + b"\r\n", LOBBY + b"\r\n"):
                status, problem = await at.asked(data)
                assert (status, problem["key"]) == (429, "too-many-connections")
                assert "30" in problem["sentence"]
                assert (await at.asked(data, "127.0.0.2"))[0] in (200, 101)
            await held.pop(0).close()
            await held.pop().close()
            await came(at)
            assert (await at.asked(GET + b"\r\n"))[0] == 200

    run(main())


def test_who_opens_connections_without_end_has_to_wait_and_others_have_not(sqlite: str) -> None:
    async def main() -> None:
        async with door(sqlite, connections=0) as at:
            statuses = {(await at.asked(GET + b"\r\n"))[0] for _ in range(ADDRESS_BURST // (OPENED + REQUESTED) + 50)}
            assert statuses == {200, 429}
            assert (await at.asked(GET + b"\r\n", "127.0.0.2"))[0] == 200
            await at.place.clock.advance(10_000)
            assert (await at.asked(GET + b"\r\n"))[0] == 200

    run(main())


def test_behind_a_proxy_its_clients_are_counted_and_not_the_proxy(sqlite: str) -> None:
    async def main() -> None:
        async with door(sqlite, proxies="127.0.0.1", connections=3) as at:

            async def enter(*client: bytes) -> int:
                wire = await at.wire()
                await wire.send(LOBBY + b"".join(b"X-Forwarded-For: %b\r\n" % one for one in client) + b"\r\n")
                return (await wire.answer())[0]

            assert [await enter(b"2001:db8::%d" % number) for number in range(5)] == [101, 101, 101, 429, 429]
            assert [await enter(b"198.51.100.7, 203.0.113.9") for _ in range(4)] == [101, 101, 101, 429]
            assert await enter(b"203.0.113.9") == 429  # what the proxy itself says counts, not what it was told
            assert await enter(b"198.51.100.7") == 101
            assert [await enter() for _ in range(10)] == [101] * 10  # a proxy that does not tell locks nobody out
            assert (await at.asked(GET + b"X-Forwarded-For: 203.0.113.9\r\n\r\n"))[0] == 200

    run(main())


def test_there_is_an_end_to_all_connections_and_no_address_has_more_than_a_quarter(sqlite: str) -> None:
    async def main() -> None:
        async with door(sqlite, most=8) as at:
            for host in range(1, 5):
                for _ in range(2):
                    await at.wire(f"127.0.0.{host}")
                assert (await at.asked(GET + b"\r\n", f"127.0.0.{host}"))[0] == (429 if host < 4 else 503)
            status, problem = await at.asked(GET + b"\r\n", "127.0.0.9")
            assert (status, problem["key"]) == (503, "full")
            await at.wires[0].close()
            await came(at)
            assert (await at.asked(GET + b"\r\n", "127.0.0.9"))[0] == 200

    run(main())


def test_those_turned_away_are_counted_and_told_in_a_line_of_the_log_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    gate = Gate(FakeClock(), NO_PROXY, 1, 100)
    gate.enter("192.0.2.7")
    for _ in range(1000):
        with pytest.raises(Exception, match="too-many-connections"):
            gate.enter("192.0.2.7")
    said = capsys.readouterr().out
    assert said.count("somebody was turned away") == 1
    assert "192.0.2.7" in said


@pytest.mark.parametrize("setting", ["", "127.0.0.1", "*"])
def test_no_address_is_locked_out_by_default(setting: str) -> None:
    gate = Gate(FakeClock(), setting, Settings().connections, 20_000)
    for _ in range(Settings().connections):
        gate.enter("192.0.2.7")


def test_a_huge_head_costs_a_real_server_neither_memory_nor_time(tmp_path: Path) -> None:
    process = Process("alone", tmp_path, f"sqlite:///{tmp_path / 'bestiary.db'}", "")
    process.start()

    async def send(head: bytes, piece: bytes) -> int:
        reader, writer = await asyncio.open_connection("127.0.0.1", process.port)
        sent = 0
        with suppress(ConnectionError):
            writer.write(GET + head)
            while sent < 64_000_000:
                writer.write(piece)
                await writer.drain()
                sent += len(piece)
        with suppress(ConnectionError):
            assert (await reader.read(100)).startswith(b"HTTP/1.1 431 ")
        writer.transport.abort()
        return sent

    async def main() -> None:
        async with asyncio.timeout(60):
            before = process.memory
            for head, piece in ((b"", b"x: y\r\n" * 10_000), (b"x: ", b"y" * 60_000), (b"", (b"x: " + b"y" * 8_000 + b"\r\n") * 8)):
                assert await send(head, piece) < 16_000_000  # what the buffers of the system take
            assert process.memory - before < 40_000_000
            assert process.answers()

    try:
        wait_until(process.answers)
        asyncio.run(main())
        assert process.logged("error") == []
    finally:
        process.kill()
