"""Alive and ready are two things, both are true, and somebody is told."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

from bestiary.server.health import FRESH
from bestiary.server.supervisor import Supervisor
from tests.server.houses import Guest, Process, run, wait_until
from tests.server.support import served
from tests.server.test_silence import Network

BOUND = 20.0  # seconds in which whoever asks has been told, on a busy machine
FULL = 32_768  # bytes that a file may have when the disk is full
MAIN = "from bestiary.cli import main; main()"
STORES_NO_MORE = f"""
from bestiary.server.ledger import Ledger
async def fail(self): raise RuntimeError("lost")
Ledger.run = fail
{MAIN}
"""
HANGS = f"""
import time
from bestiary.server import supervisor
from bestiary.server.serve import Gentle
supervisor.LOOK, supervisor.LOOKS = 0.1, 5
async def hang(self, counter): time.sleep(600)
Gentle.on_tick = hang
{MAIN}
"""


@contextmanager
def started(folder: Path, database: str = "", program: str = MAIN, **environment: str) -> Generator[Process]:
    process = Process("one", folder, database or f"sqlite:///{folder / 'bestiary.db'}", "")
    process.program = [sys.executable, "-c", program, "serve"]
    process.environment |= environment
    process.start()
    try:
        yield process
    finally:
        process.kill()


def check(process: Process, path: str) -> tuple[int, list[str]]:
    answer = httpx.get(f"{process.url}{path}", timeout=5, verify=False)
    return answer.status_code, answer.json()["reasons"]


def becomes(process: Process, status: int, *reasons: str) -> None:
    """Ready, or not; alive all the time."""

    def told() -> bool:
        assert check(process, "/livez") == (200, [])
        return check(process, "/readyz") == (status, [*reasons])

    wait_until(told, BOUND)
    assert check(process, "/health") == (status, [*reasons])


def test_with_a_full_disk_a_server_is_not_ready_and_acknowledges_nothing_until_there_is_room(tmp_path: Path) -> None:
    async def main() -> None:
        with started(tmp_path) as process:
            await asyncio.to_thread(wait_until, process.answers)
            guest = await Guest.come(process, "Ann")
            of = psutil.Process(process.pid)
            _, most = of.rlimit(psutil.RLIMIT_FSIZE)
            assert process.log.stat().st_size < FULL < (tmp_path / "bestiary.db-wal").stat().st_size
            of.rlimit(psutil.RLIMIT_FSIZE, (FULL, most))
            await asyncio.to_thread(becomes, process, 503, "database-fails")
            with pytest.raises(httpx.HTTPStatusError) as error:
                await guest.open(process, "nullern", 2)
            assert (error.value.response.status_code, error.value.response.json()["key"]) == (503, "unsure")
            of.rlimit(psutil.RLIMIT_FSIZE, (most, most))
            await asyncio.to_thread(becomes, process, 200)
            await guest.open(process, "nullern", 2)
            assert process.logged("critical") == []

    run(main())


@pytest.mark.parametrize("replaced", [False, True])
def test_a_server_whose_file_was_taken_away_is_not_ready_and_acknowledges_nothing_until_it_is_back(
    sqlite: str, tmp_path: Path, replaced: bool
) -> None:
    file, elsewhere = tmp_path / "bestiary.db", tmp_path / "elsewhere.db"

    async def main() -> None:
        async with served(sqlite) as place:
            ann = await place.person("Ann")
            table = await ann.at(await ann.open("nullern", 2, bots=[None, "random"]))
            await place.clock.advance(2_000)
            assert (await ann.http.get("/readyz")).status_code == 200
            file.rename(elsewhere)
            if replaced:
                file.touch()
            await place.clock.advance(2_000)
            answer = await ann.http.get("/readyz")
            assert (answer.status_code, answer.json()["reasons"]) == (503, ["database-fails"])
            assert await table.refused("chat", text="Is anybody there?") == "unsure"
            elsewhere.replace(file)
            await place.clock.advance(2_000)
            assert (await ann.http.get("/readyz")).json() == {"status": "ok", "reasons": []}
            await table.done("chat", text="So there is.")

    run(main())


def test_while_postgresql_is_gone_a_server_is_not_ready(postgresql: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with Network.to_postgresql(postgresql).open() as network:
            with started(tmp_path, network.url) as process:
                await asyncio.to_thread(wait_until, process.answers)
                network.vanish()
                await asyncio.to_thread(becomes, process, 503, "database-fails")
                network.come_back()
                await asyncio.to_thread(becomes, process, 200)
                assert process.logged("critical") == []

    run(main())


def test_a_heartbeat_counts_for_eight_seconds_and_who_stops_is_not_ready(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            never = asyncio.Event()

            async def hang(*_: Any) -> None:
                await never.wait()

            http = place.visitor().http
            monkeypatch.setattr(place.server.store, "beat", hang)
            await place.clock.advance(FRESH - 2_000)
            assert (await http.get("/readyz")).json() == {"status": "ok", "reasons": []}
            await place.clock.advance(2_001)
            answer = await http.get("/readyz")
            assert (answer.status_code, answer.json()["reasons"]) == (503, ["database-silent"])
            assert (await http.get("/livez")).status_code == 200
            await place.server.farewell()
            answer = await http.get("/readyz")
            assert (answer.status_code, answer.json()["reasons"]) == (503, ["stopping"])
            assert (await http.get("/livez")).status_code == 200

    run(main())


@pytest.mark.parametrize(
    ("program", "said"),
    [
        (STORES_NO_MORE, "a part of the server ended"),
        (HANGS, "the event loop stands still"),
    ],
    ids=["the part that stores", "a loop that stands still"],
)
def test_what_cannot_go_on_ends_with_an_error(tmp_path: Path, program: str, said: str) -> None:
    with started(tmp_path, program=program) as process:
        assert process.ended() == 1
        assert [entry["event"] for entry in process.logged("critical")] == [said]


def test_a_part_that_ended_is_told(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            http = place.visitor().http
            monkeypatch.setattr(place.server.house, "lines", None)  # the probe stumbles over it
            await place.clock.advance(30_000)
            monkeypatch.undo()
            for path in ("/livez", "/readyz", "/health"):
                answer = await http.get(path)
                assert (answer.status_code, answer.json()["reasons"]) == (503, ["part-ended"])

    run(main())


def test_systemd_is_told_that_it_listens_turns_and_stops(tmp_path: Path) -> None:
    with (
        systemd(str(tmp_path / "notify")) as told,
        started(tmp_path, NOTIFY_SOCKET=str(tmp_path / "notify"), WATCHDOG_USEC="400000") as process,
    ):
        assert told.recv(100) == b"READY=1"
        assert process.status("/livez") == 200
        assert [told.recv(100) for _ in range(3)] == [b"WATCHDOG=1"] * 3
        process.stop()
        while (last := told.recv(100)) != b"STOPPING=1":
            assert last == b"WATCHDOG=1"


def test_a_watchdog_of_another_process_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: now)
    name = f"@bestiary-{os.getpid()}"
    with systemd(name.replace("@", "\0")) as told:
        given = {"NOTIFY_SOCKET": name, "WATCHDOG_USEC": "2000000"}
        parent, ours = (Supervisor({**given, "WATCHDOG_PID": str(pid)}) for pid in (os.getppid(), os.getpid()))
        now += 0.9
        ours.turned()
        now += 0.1
        parent.turned()
        ours.tell("READY=1")
        ours.turned()
        assert [told.recv(100) for _ in range(2)] == [b"READY=1", b"WATCHDOG=1"]


@contextmanager
def systemd(address: str) -> Generator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(address)
        line.settimeout(BOUND)
        yield line
