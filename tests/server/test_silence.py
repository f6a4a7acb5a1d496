"""A database or a Redis that falls silent without hanging up, a database that is starting: nothing waits for ever, nothing acknowledged is
lost, and play goes on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from bestiary.server.store import Store
from tests.server.draws import has_begun
from tests.server.houses import PATIENCE, REDIS, Guest, Json, Process, RedisServer, Seat, run, wait_until

BOUND = 15.0  # seconds in which somebody has an answer


SSL_REQUEST = (80877103).to_bytes(4)


def error(code: str, message: str) -> bytes:
    """As PostgreSQL says why it takes no connection."""
    fields = b"".join(field + b"\0" for field in (b"SFATAL", b"VFATAL", b"C" + code.encode(), b"M" + message.encode())) + b"\0"
    return b"E" + (4 + len(fields)).to_bytes(4) + fields


STARTING = error("57P03", "the database system is starting up")


class Network:
    """What is between a server and its PostgreSQL or Redis, which listens at that socket."""

    def __init__(self, socket: str, url: str) -> None:
        self._socket = socket
        self._speaks = asyncio.Event()  # for connections that are made from now on
        self._speaks.set()
        self._there = True
        self._starting = False
        self._pumps: set[asyncio.Task[None]] = set()
        self.turned_away = 0
        self._url = url
        self.url = ""

    @classmethod
    def to_postgresql(cls, database: str) -> Network:
        parts = urlsplit(database)
        return cls(f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432", f"postgresql://postgres@127.0.0.1:{{port}}{parts.path}")

    @classmethod
    def to_redis(cls, folder: Path) -> Network:
        return cls(f"{folder / REDIS}", "redis://127.0.0.1:{port}")

    @asynccontextmanager
    async def open(self) -> AsyncGenerator[Network]:
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.url = self._url.format(port=server.sockets[0].getsockname()[1])
        try:
            yield self
        finally:
            server.close()
            for pump in self._pumps:
                pump.cancel()
            await asyncio.gather(*self._pumps, return_exceptions=True)
            await asyncio.sleep(0)  # until what they hung up is gone

    def vanish(self) -> None:
        """Connections are hung up, and so are new ones until it is back."""
        self._there = False
        for pump in self._pumps:
            pump.cancel()

    def come_back(self) -> None:
        self._there = True

    def fall_silent(self) -> None:
        self._speaks.clear()

    def fail_over(self) -> None:
        """New connections are answered; those from before never again."""
        self._speaks = asyncio.Event()
        self._speaks.set()

    def start_anew(self) -> None:
        """The database takes no connections until it has started; those from before are gone."""
        self._starting = True
        for pump in self._pumps:
            pump.cancel()

    def has_started(self) -> None:
        self._starting = False

    async def _turn_away(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            while True:
                size = int.from_bytes(await reader.readexactly(4))
                if await reader.readexactly(size - 4) != SSL_REQUEST:
                    break
                writer.write(b"N")
            self.turned_away += 1
            writer.write(STARTING)
            await writer.drain()
        writer.close()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._there:
            writer.transport.abort()
            return
        if self._starting:
            await self._turn_away(reader, writer)
            return
        there, back = await asyncio.open_unix_connection(self._socket)
        for source, sink in ((reader, back), (there, writer)):
            pump = asyncio.create_task(self._pump(source, sink, self._speaks))
            self._pumps.add(pump)
            pump.add_done_callback(self._pumps.discard)

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, speaks: asyncio.Event) -> None:
        try:
            with suppress(OSError):
                while data := await source.read(65536):
                    await speaks.wait()
                    sink.write(data)
                    await sink.drain()
        finally:
            sink.transport.abort()


async def at_a_table(process: Process) -> tuple[Guest, str, Seat]:
    await asyncio.to_thread(wait_until, process.answers)
    ann = await Guest.come(process, "Ann")
    table = await ann.open(process, "nullern", 2, bots=[None, "random"], start=True)
    seat = await ann.at(process, table)
    while not (latest := seat.messages[-1]).get("moves"):
        await seat.receive()
    assert latest
    return ann, table, seat


def test_moves_are_refused_in_time_while_a_database_is_silent_and_done_once_when_another_answers(postgresql: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with Network.to_postgresql(postgresql).open() as network:
            process = Process("silent", tmp_path, network.url, "")
            process.start()
            try:
                ann, table, seat = await at_a_table(process)
                move = seat.messages[-1]["moves"]["moves"][0]
                network.fall_silent()
                for _ in range(2):
                    began = time.monotonic()
                    answer = await seat.ask("play", id="bid", move=move)
                    assert (answer["type"], answer["key"]) in {("refused", "unsure"), ("refused", "busy")}
                    assert time.monotonic() - began < BOUND
                network.fail_over()
                await until_done(seat, move)
                await seat.until(lambda message: "bot" in message.get("happened", {}).get("by", []))
                await must_be_stored_once(postgresql, table, ann)
                assert process.logged("critical") == []
            finally:
                process.kill()

    run(main())


async def until_done(seat: Seat, move: Json) -> None:
    async with asyncio.timeout(2 * PATIENCE):
        while (await seat.ask("play", id="bid", move=move))["type"] != "done":
            await asyncio.sleep(0.1)


async def must_be_stored_once(postgresql: str, table: str, ann: Guest) -> None:
    store = Store(postgresql)
    assert [step.id for step in await store.load(table) if step.person == ann.id].count("bid") == 1
    await store.close()


def test_a_server_outlives_a_database_that_starts_anew(postgresql: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with Network.to_postgresql(postgresql).open() as network:
            process = Process("starting", tmp_path, network.url, "")
            process.start()
            try:
                ann, table, seat = await at_a_table(process)
                move = seat.messages[-1]["moves"]["moves"][0]
                network.start_anew()
                for _ in range(3):
                    before = network.turned_away
                    answer = await seat.ask("play", id="bid", move=move)
                    assert (answer["type"], answer["key"]) in {("refused", "unsure"), ("refused", "busy")}
                    while network.turned_away == before:
                        await asyncio.sleep(0.01)
                network.has_started()
                await until_done(seat, move)
                await must_be_stored_once(postgresql, table, ann)
                assert process.logged("critical") == []
            finally:
                process.kill()

    run(main())


def test_a_server_whose_database_is_silent_still_ends_when_it_is_stopped(postgresql: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with Network.to_postgresql(postgresql).open() as network:
            process = Process("silent", tmp_path, network.url, "")
            process.start()
            try:
                _, _, seat = await at_a_table(process)
                network.fall_silent()
                await seat.send({"type": "play", "id": "bid", "move": seat.messages[-1]["moves"]["moves"][0]})
                began = time.monotonic()
                await asyncio.to_thread(process.stop)
                assert time.monotonic() - began < 10
            finally:
                process.kill()

    run(main())


async def plays(seat: Seat, turns: int) -> None:
    """So many moves, each acknowledged in time."""
    for _ in range(turns):
        latest = [message for message in seat.messages if message["type"] in ("state", "update")][-1]
        while not (latest["moves"] and latest["moves"]["moves"]):
            latest = await seat.until(lambda message: message["type"] in ("state", "update"))
        began = time.monotonic()
        await seat.done("play", move=latest["moves"]["moves"][0])
        assert time.monotonic() - began < BOUND


def test_while_redis_is_silent_play_goes_on_and_news_travel_again_when_another_answers(postgresql: str, tmp_path: Path) -> None:
    redis = RedisServer(tmp_path)

    async def main() -> None:
        async with Network.to_redis(tmp_path).open() as network:
            both = [Process(name, tmp_path, postgresql, network.url) for name in ("one", "two")]
            try:
                for process in both:
                    process.start()
                for process in both:
                    await asyncio.to_thread(wait_until, process.answers)
                ann, ben = await Guest.come(both[0], "Ann"), await Guest.come(both[1], "Ben")
                here, there = [await guest.connect(process, "/api/lobby/socket") for guest, process in zip((ann, ben), both, strict=True)]
                for seat in (here, there):
                    await seat.hello()
                await here.done("chat", text="Before")
                await there.until(heard("Before"))
                table = await ann.open(both[0], "nullern", 2, bots=[None, None])
                left, right = await ann.at(both[0], table), await ben.at(both[1], table)
                number = await right.done("sit", seat=1)
                await left.until(lambda message: message.get("number", 0) >= number)
                await left.done("start")
                await right.until(has_begun)
                network.fall_silent()
                await asyncio.gather(plays(left, 2), plays(right, 2))
                alone = await ann.at(both[0], await ann.open(both[0], "nullern", 2, bots=[None, "random"], start=True))
                await plays(alone, 3)
                await here.done("chat", text="Meanwhile")
                network.fail_over()  # what was connected before is never answered
                await there.until(heard("Meanwhile"))  # of which nobody learns otherwise
                assert all("news interrupted" in [entry["event"] for entry in process.logged("warning")] for process in both)
                await there.done("chat", text="And after")
                await here.until(heard("And after"))
                await asyncio.gather(plays(left, 2), plays(right, 2))
                network.fall_silent()
                began = time.monotonic()
                await asyncio.gather(*(asyncio.to_thread(process.stop) for process in both))
                assert time.monotonic() - began < 10
                assert [process.logged(level) for process in both for level in ("error", "critical")] == [[]] * 4
            finally:
                for process in both:
                    process.kill()

    redis.start()
    try:
        run(main())
    finally:
        redis.stop()


def heard(text: str) -> Callable[[Json], bool]:
    """In the lobby."""
    return lambda message: text in [said["text"] for said in message.get("talk", ())]
