"""What tests of the server need: a clock of their own, a whole server in this process without a network, and people who talk to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

from bestiary.server.app import make_app
from bestiary.server.clock import Clock
from bestiary.server.server import Server
from bestiary.server.settings import Settings
from bestiary.server.sockets import Sockets
from bestiary.server.websocket import WebSocket
from tests.server.draws import answer_to, answers_that, has_begun

PATIENCE = 20  # seconds of real time after which a test gives up waiting
START = 1_900_000_000_000
Json = dict[str, Any]


def run(main: Coroutine[Any, Any, None]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(6 * PATIENCE):
            await main

    asyncio.run(bounded())


class FakeClock:
    """Time that passes when a test says so."""

    def __init__(self, now: int = START) -> None:
        self._now = now
        self.set_by = 0  # by how much somebody has set the wall's clock
        self._waiting: dict[asyncio.Event, int] = {}  # by what ends the waiting: until when
        self.busy: Callable[[], bool] = lambda: False

    def now(self) -> int:
        return self._now

    def wall(self) -> int:
        return self._now + self.set_by

    async def wait(self, event: asyncio.Event, until: int | None) -> bool:
        if until is None:
            return await event.wait()
        late = asyncio.Event()
        self._waiting[late] = until
        if until <= self._now:
            late.set()
        first = [asyncio.create_task(event.wait()), asyncio.create_task(late.wait())]
        try:
            await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
        finally:
            del self._waiting[late]
            for task in first:
                task.cancel()
            await asyncio.gather(*first, return_exceptions=True)
        return event.is_set()

    async def advance(self, milliseconds: int) -> None:
        """Let time pass: everybody who waits is woken when it is time, one moment after the other."""
        await self.settle()
        until = self._now + milliseconds
        while due := [at for late, at in self._waiting.items() if at <= until and not late.is_set()]:
            self._now = max(self._now, min(due))
            for late, at in [*self._waiting.items()]:
                if at <= self._now:
                    late.set()
            await self.settle()
        self._now = until

    async def jump(self, milliseconds: int) -> None:
        """Let a long time pass at once, as when a machine has slept."""
        await self.settle()
        self._now += milliseconds
        await self.advance(0)

    async def settle(self) -> None:
        """Until nothing more happens without time passing: some rounds of the loop in which the database has nothing to do."""
        quiet = 0
        async with asyncio.timeout(PATIENCE):
            while quiet < 25:
                quiet = 0 if self.busy() else quiet + 1
                await asyncio.sleep(0 if quiet else 0.0005)  # the database's thread needs the interpreter too


class Closed(Exception):
    """The server has closed the socket, with that code."""


class Pipe(asyncio.Transport):
    """What the server's side of a connection without a network is written to and read from."""

    def __init__(self, protocol: WebSocket, client: ClientProtocol) -> None:
        super().__init__()
        self._protocol = protocol
        self._client = client
        self._unread: list[bytes] = []
        self._paused = self._closing = False
        self.came: Callable[[], None] = lambda: None
        self.gone = asyncio.Event()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._closing:
            self._client.receive_data(bytes(data))
            self.came()
            self.flush()

    def flush(self) -> None:
        """What the client has to say goes to the server."""
        for data in self._client.data_to_send():
            asyncio.get_running_loop().call_soon(self._carry, data)

    def _carry(self, data: bytes) -> None:
        if self._paused:
            self._unread.append(data)
        elif not self._closing and data:
            self._protocol.data_received(data)
        elif not self._closing:
            self.close()

    def pause_reading(self) -> None:
        self._paused = True

    def resume_reading(self) -> None:
        self._paused = False
        unread, self._unread = self._unread, []
        for data in unread:
            asyncio.get_running_loop().call_soon(self._carry, data)

    def is_closing(self) -> bool:
        return self._closing

    def close(self) -> None:
        if not self._closing:
            self._closing = True
            asyncio.get_running_loop().call_soon(self._lose)

    def abort(self) -> None:
        self.close()

    def _lose(self) -> None:
        self._protocol.connection_lost(None)
        self._client.receive_eof()
        self.came()
        self.gone.set()


class Socket:
    """One side of a WebSocket, without a network: of the server all is real but the transport, and of the client the frames are."""

    def __init__(self, server: Server, path: str, headers: Mapping[str, str]) -> None:
        self._from_server: asyncio.Queue[Json | Closed] = asyncio.Queue()
        self._asked = 0
        self._who = headers.get("authorization") or headers.get("cookie", "")
        self.draws = True  # does it take part in draws by itself?
        self.messages: list[Json] = []  # everything that came
        self.closed: int | None = None
        self._opened: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._client = ClientProtocol(parse_uri(f"ws://localhost{path}"), max_size=None)
        protocol = Sockets(server).protocol(ServerState(), server.gate.enter(None))
        self._pipe = Pipe(protocol, self._client)
        self._pipe.came = self._came
        protocol.connection_made(self._pipe)
        request = self._client.connect()
        for name, value in headers.items():
            if name.lower() != "connection":
                request.headers.pop(name, None)
                request.headers[name] = value
        self._client.send_request(request)
        self._pipe.flush()

    def _came(self) -> None:
        for event in self._client.events_received():
            if isinstance(event, Response):
                self._opened.set_result(event.status_code)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(json.loads(bytes(event.data)))
            elif isinstance(event, Frame) and event.opcode is Opcode.CLOSE:
                self._from_server.put_nowait(Closed(Close.parse(event.data).code))

    def _hear(self, message: Json) -> None:
        if self.draws and answers_that(message):
            return
        self._from_server.put_nowait(message)
        if self.draws and (answer := answer_to(message, self._who)) is not None:
            asyncio.get_running_loop().call_soon(self.send, answer)

    async def accepted(self) -> None:
        """Raises Closed where the server does not take the connection."""
        async with asyncio.timeout(PATIENCE):
            if (status := await self._opened) != 101:
                self.closed = status
                raise Closed(status)

    async def _next(self) -> Json:
        async with asyncio.timeout(PATIENCE):
            came = await self._from_server.get()
        if isinstance(came, Closed):
            self.closed = came.args[0]
            raise came
        return came

    def send(self, message: Json | str | bytes) -> None:
        if self._client.state is State.OPEN:
            if isinstance(message, bytes):
                self._client.send_binary(message)
            else:
                self._client.send_text((message if isinstance(message, str) else json.dumps(message)).encode())
            self._pipe.flush()

    def ping(self) -> None:
        """By the protocol, not by a message."""
        if self._client.state is State.OPEN:
            self._client.send_ping(b"")
            self._pipe.flush()

    async def receive(self) -> Json:
        """The next message."""
        if self.closed is not None:
            raise Closed(self.closed)
        message = await self._next()
        self.messages.append(message)
        return message

    async def until(self, wanted: str | Callable[[Json], bool]) -> Json:
        """Messages up to the first of that type, or of which that holds; that one."""
        while True:
            message = await self.receive()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    async def ask(self, type: str, *, id: str | None = None, **fields: Any) -> Json:
        """A request, and what it is answered with."""
        self._asked += 1
        id = id or f"{type}-{self._asked}"
        self.send({"type": type, "id": id, **fields})
        return await self.until(lambda message: message.get("id") == id)

    async def done(self, type: str, *, id: str | None = None, **fields: Any) -> int:
        """A request that is to be granted; the number of its step."""
        answer = await self.ask(type, id=id, **fields)
        assert answer["type"] == "done", answer
        if type == "start" and self.draws:
            await self.until(has_begun)
        return answer["number"]

    async def refused(self, type: str, *, id: str | None = None, **fields: Any) -> str:
        """A request that is to be refused; why."""
        answer = await self.ask(type, id=id, **fields)
        assert answer["type"] == "refused", answer
        assert answer["sentence"]
        return answer["key"]

    async def hello(self, since: int | None = None, language: str = "en") -> Json:
        self.send({"type": "hello", "protocol": "bestiary-socket/1", "since": since, "language": language})
        return await self.until(lambda message: message["type"] in ("state", "lobby"))

    @property
    def last(self) -> Json:
        """The last state or update that came."""
        return next(message for message in reversed(self.messages) if message["type"] in ("state", "update"))

    async def now(self) -> Json:
        """The state as it is now, asked for afresh."""
        self.drain()
        return await self.hello()

    def drain(self) -> list[Json]:
        """What has come and was not looked at yet."""
        came: list[Json] = []
        while not self._from_server.empty():
            event = self._from_server.get_nowait()
            if isinstance(event, Closed):
                self.closed = event.args[0]
            else:
                came.append(event)
        self.messages += came
        return came

    async def leave(self) -> None:
        """Hang up."""
        if self._client.state is State.OPEN:
            self._client.send_close(1000)
            self._pipe.flush()
        async with asyncio.timeout(PATIENCE):
            await self._pipe.gone.wait()


class Visitor:
    """A browser, or a program, of somebody."""

    def __init__(self, place: Place, headers: Mapping[str, str]) -> None:
        self._place = place
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(place.app), base_url="http://localhost", headers=dict(headers))
        self.id = ""

    async def come_in(self, name: str) -> Visitor:
        answer = await self.http.post("/api/people", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["id"]
        return self

    async def connect(self, path: str, **headers: str) -> Socket:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        known = {"cookie": cookie} if cookie else {}
        socket = Socket(self._place.server, path, {"host": "localhost", **self.http.headers, **known, **headers})
        self._place.sockets.append(socket)
        await socket.accepted()
        return socket

    async def at(self, table: str, since: int | None = None, language: str = "en") -> Socket:
        """At a table, with the state received; after the draw where there is one to take part in."""
        socket = await self.connect(f"/api/tables/{table}/socket")
        state = await socket.hello(since, language)
        if state["seat"] is not None and state["table"]["status"] == "drawing":
            await socket.until(has_begun)
        return socket

    async def in_lobby(self) -> Socket:
        socket = await self.connect("/api/lobby/socket")
        await socket.hello()
        return socket

    async def open(self, game: str, seats: int, *, bots: Sequence[str | None] = (), **more: Any) -> str:
        """A new table; its id. What is no setting of a table is a field of the request."""
        fields = {name: more.pop(name) for name in ("seat", "start") if name in more}
        settings = {"level": "heuristic", "game": game, "seats": seats, "order": "as_seated", **more}
        answer = await self.http.post("/api/tables", json={"settings": settings, "bots": [*bots], **fields})
        assert answer.status_code == 201, answer.text
        return answer.json()["id"]


class Place:
    """A server in this process, and those who came to it."""

    def __init__(self, server: Server, clock: FakeClock) -> None:
        self.server = server
        self.clock = clock
        self.app: Any = make_app(server)
        self.sockets: list[Socket] = []
        self._visitors: list[Visitor] = []

    def visitor(self, **headers: str) -> Visitor:
        """Somebody who is not known yet."""
        visitor = Visitor(self, headers)
        self._visitors.append(visitor)
        return visitor

    async def person(self, name: str) -> Visitor:
        return await self.visitor().come_in(name)

    async def people(self, *names: str) -> list[Visitor]:
        return [await self.person(name) for name in names]

    async def program(self, name: str) -> Visitor:
        answer = await self.visitor().http.post("/api/programs", json={"name": name})
        assert answer.status_code == 201, answer.text
        visitor = self.visitor(authorization=f"Bearer {answer.json()['token']}")
        visitor.id = answer.json()["id"]
        return visitor

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.leave()
        for visitor in self._visitors:
            await visitor.http.aclose()


@asynccontextmanager
async def served(database: str, clock: FakeClock | None = None, **settings: Any) -> AsyncGenerator[Place]:
    """A server on that database, until the end of the block. A second one on the same database is the server come back."""
    given: Json = {"database": database, "thinkers": 0, "bot_delay": 0, "newcomers": 0, "open_tables": 0, "running_tables": 0, **settings}
    clock = clock or FakeClock()
    server = Server(Settings(**given), as_clock(clock))
    async with server.running():
        pool: Any = server.store.engine.sync_engine.pool
        clock.busy = lambda: server.store.writing or pool.checkedout() > 0
        place = Place(server, clock)
        await clock.settle()
        try:
            yield place
        finally:
            await place.close()
            await clock.settle()


def as_clock(clock: Clock) -> Clock:
    return clock


async def eventually(holds: Callable[[], Awaitable[bool]]) -> None:
    """For what happens in other processes or threads: ask until it holds."""
    async with asyncio.timeout(PATIENCE):
        while not await holds():
            await asyncio.sleep(0.01)


async def play_out(place: Place, *sockets: Socket, moves: int | None = None) -> None:
    """Those at these sockets make the first move they may, until the match is over or so many are made."""
    made = 0
    while moves is None or made < moves:
        await place.clock.advance(100)
        for socket in sockets:
            socket.drain()
        if sockets[0].last.get("record"):
            return
        mover = next((socket for socket in sockets if socket.last["moves"] and socket.last["moves"]["moves"]), None)
        if mover is not None:
            await mover.done("play", move=mover.last["moves"]["moves"][0])
            made += 1
