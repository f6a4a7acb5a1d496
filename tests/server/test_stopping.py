"""SIGTERM ends a process gently and within ten seconds, whatever it is busy with."""

from __future__ import annotations

import asyncio
import signal
import socket
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import httpx
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from tests.server.houses import Guest, Process, run, wait_until

BOUND = 10.0  # seconds
COMPILING = 900.0  # at most, on a slow machine that does it for the first time
ASKED = 100  # states


@contextmanager
def started(folder: Path, **settings: object) -> Generator[Process]:
    process = Process("stopping", folder, f"sqlite:///{folder / 'bestiary.db'}", "", **settings)
    process.start()
    try:
        wait_until(process.answers)
        yield process
    finally:
        process.kill()


def stops_in_time(process: Process) -> None:
    """By itself, not because time was up, and nothing of it stays."""
    workers, began = process.workers, time.monotonic()
    assert process.stop() in (0, -signal.SIGTERM)
    assert time.monotonic() - began < BOUND
    assert process.logged("info")[-1]["event"] == "stopped"
    assert process.logged("critical") == []
    wait_until(lambda: not any(worker.is_running() for worker in workers))


def test_while_bots_compile(tmp_path: Path) -> None:
    with started(tmp_path, thinkers=1, cache=tmp_path / "empty") as process:
        wait_until(lambda: bool(process.workers))
        assert not httpx.get(f"{process.url}/health").json()["bots_ready"]
        stops_in_time(process)


def test_while_bots_think(tmp_path: Path) -> None:
    with started(tmp_path, thinkers=1) as process:
        wait_until(lambda: httpx.get(f"{process.url}/health").json()["bots_ready"], COMPILING)

        async def main() -> None:
            ann = await Guest.come(process, "Ann")
            tables = [await ann.open(process, "nullern", 4, bots=["dragon"] * 4, seat=None, start=True) for _ in range(6)]
            seat = await ann.at(process, tables[-1])
            for _ in range(2):
                await seat.until(lambda message: "bot" in message.get("happened", {}).get("by", []))
            await asyncio.to_thread(stops_in_time, process)
            assert (await seat.until("bye"))["why"] == "stopping"

        run(main())


def test_while_clients_do_not_read(tmp_path: Path) -> None:
    with started(tmp_path) as process:

        async def played() -> str:
            ann = await Guest.come(process, "Ann")
            table = await ann.open(process, "nullern", 4, bots=["random"] * 4, seat=None, start=True)
            seat = await ann.at(process, table)
            if not seat.messages[-1]["record"]:
                await seat.until(lambda message: message.get("record", False))
            await seat.leave()
            return table

        table = asyncio.run(played())  # of which there is much to tell
        deaf = [never_reads(process, table) for _ in range(3)]
        try:
            wait_until(lambda: hellos(process) >= ASKED * len(deaf))
            stops_in_time(process)
            assert all(rest(line).count(b'"type":"state"') < ASKED for line in deaf)  # there was more for them
        finally:
            for line in deaf:
                line.close()


def never_reads(process: Process, table: str) -> socket.socket:
    """A spectator who asks for the state again and again."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)  # so that the system, too, keeps little for it
    line.connect(("127.0.0.1", process.port))
    client = ClientProtocol(parse_uri(f"ws://127.0.0.1:{process.port}/api/tables/{table}/socket"))
    client.send_request(client.connect())
    line.sendall(b"".join(client.data_to_send()))
    client.receive_data(line.recv(4096))
    for _ in range(ASKED):
        client.send_text(b'{"type":"hello","protocol":"bestiary-socket/1"}')
    line.sendall(b"".join(client.data_to_send()))
    return line


def hellos(process: Process) -> float:
    told = httpx.get(f"{process.url}/metrics").text.splitlines()
    return next((float(line.split()[1]) for line in told if line.startswith('bestiary_requests_total{outcome="done",type="hello"}')), 0.0)


def rest(line: socket.socket) -> bytes:
    """What still comes."""
    came = b""
    try:
        while more := line.recv(65536):
            came += more
    except ConnectionResetError:
        pass
    return came
