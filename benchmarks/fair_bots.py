"""How long a table waits for its bots while somebody else wants more than his share.

    python benchmarks/fair_bots.py --tree OLD --tree .

A guest plays Cahoots with a dragon, which thinks for up to a second where it has a choice; only such moves count, for which the hands are
open. Then another guest opens 28 tables of four dragons each, and asks for hints at 200 sockets as fast as they are answered. For each
source tree a server of its own, with one process in which bots think.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import mean, median
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
RESULTS = Path(__file__).parent / "results" / "fair-bots.json"
SERVE = [sys.executable, "-c", "from bestiary.cli import main; main()", "serve"]
PATIENCE = 300.0  # seconds for the bots to compile
HELLO = {"type": "hello", "protocol": "bestiary-socket/1"}
NO_LIMITS = ("newcomers", "open_tables", "running_tables", "connections")


class Guest:
    def __init__(self, port: int, name: str) -> None:
        self._port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60)
        token = self.http.post("/api/programs", json={"name": name}).raise_for_status().json()["token"]
        self._headers = {"authorization": f"Bearer {token}"}

    def open(self, game: str, seats: int, bots: Sequence[str | None], seat: int | None, **options: bool) -> str:
        settings = {"game": game, "seats": seats, "order": "as_seated", "options": options}
        request = {"settings": settings, "bots": [*bots], "seat": seat, "start": True}
        return self.http.post("/api/tables", json=request, headers=self._headers).raise_for_status().json()["id"]

    async def at(self, table: str) -> ClientConnection:
        url = f"ws://127.0.0.1:{self._port}/api/tables/{table}/socket"
        socket = await connect(url, additional_headers=self._headers, compression=None, ping_interval=None, open_timeout=60)
        await socket.send(json.dumps(HELLO))
        return socket


@asynccontextmanager
async def server(tree: Path) -> AsyncGenerator[int]:
    """A server from that source tree, once its bots are ready."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "BESTIARY_BOT_DELAY": "0", "BESTIARY_THINKERS": "1"}
        known = (tree / "src/bestiary/server/settings.py").read_text(encoding="utf-8")
        environment |= {f"BESTIARY_{name.upper()}": "0" for name in NO_LIMITS if name in known}
        port = 18_000 + os.getpid() % 1000
        process = subprocess.Popen([*SERVE, "--port", str(port), "--data", folder], env=environment, stderr=subprocess.DEVNULL)
        try:
            deadline = time.monotonic() + PATIENCE
            while not ready(port):
                if time.monotonic() > deadline or process.poll() is not None:
                    raise RuntimeError(f"the server in {tree} does not start")
                await asyncio.sleep(0.5)
            yield port
        finally:
            process.terminate()
            process.wait(30)


def ready(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health", timeout=5).json()["bots_ready"]
    except (httpx.TransportError, KeyError, ValueError):
        return False


async def waits(guest: Guest, count: int) -> list[float]:
    """Seconds from a guest's card to the dragon's, where that has a choice."""
    took: list[float] = []
    while len(took) < count:
        socket = await guest.at(guest.open("cahoots", 2, [None, "dragon"], 0, open_hands=True))
        await played(socket, took, count)
        await socket.close()
    return took


async def played(socket: ClientConnection, took: list[float], count: int) -> None:
    """A match to its end, or until so many moves are measured."""
    began: float | None = None
    while len(took) < count:
        message = await told(socket)
        if message["type"] == "state" and message["table"]["status"] not in ("drawing", "playing"):
            return
        if began is not None and "bot" in message.get("happened", {}).get("by", ()):
            took.append(time.perf_counter() - began)
        began = None
        listed: Json = message.get("moves") or {"moves": []}
        cards = [move for move in listed["moves"] if move["type"] == "play"]
        if cards:
            await socket.send(json.dumps({"type": "play", "id": f"{message['number']}", "move": cards[0]}))
        elif (view := message.get("view")) is not None and view["turn"] == 1 and choices(view) > 1:
            began = time.perf_counter()


async def told(socket: ClientConnection) -> Json:
    """The next message that tells how the game stands, and after whose card. (The state at the end of a match comes before the answer
    to the request that ended it.)"""
    while True:
        message: Json = json.loads(await asyncio.wait_for(socket.recv(), 120))
        if message["type"] == "refused":
            raise RuntimeError(message["sentence"])
        if message["type"] == "state" or any(event["type"] != "signalled" for event in message.get("happened", {}).get("events", ())):
            return message


def choices(view: Json) -> int:
    """Of the dragon: cards, each with a bowl whose top card has its kind or its number."""
    tops = [{*bowl[-1].split("-")} for bowl in view["bowls"]]
    return sum(not top.isdisjoint(card.split("-")) for card in {*view["table"][1]["cards"]} for top in tops)


async def hinted(socket: ClientConnection, answers: Counter[str]) -> None:
    """One hint after the other."""
    number = 0
    try:
        while True:
            number += 1
            await socket.send(json.dumps({"type": "hint", "id": f"{number}"}))
            while (message := json.loads(await socket.recv())).get("id") != f"{number}":
                pass
            answers[message.get("key", message["type"])] += 1
            if message["type"] == "refused":
                await asyncio.sleep(0.5)
    except ConnectionClosed:
        answers["closed"] += 1


async def fill(guest: Guest, tables: int, opened: list[str]) -> None:
    """So many running tables of dragons, at every moment."""

    def again() -> None:
        running = [one for one in opened if guest.http.get(f"/api/tables/{one}").json()["status"] == "playing"]
        opened[:] = running + [guest.open("cahoots", 4, ["dragon"] * 4, None) for _ in range(tables - len(running))]

    while True:
        await asyncio.to_thread(again)
        await asyncio.sleep(2)


async def measured(tree: Path, tables: int, sockets: int, count: int) -> Json:
    async with server(tree) as port:
        ann, eve = await asyncio.to_thread(Guest, port, "Ann"), await asyncio.to_thread(Guest, port, "Eve")
        usual = await waits(ann, count)
        answers: Counter[str] = Counter()
        asking = [await eve.at(await asyncio.to_thread(eve.open, "nullern", 2, [None, "chick"], 0)) for _ in range(sockets)]
        tasks = [asyncio.create_task(hinted(socket, answers)) for socket in asking]
        tasks.append(asyncio.create_task(fill(eve, tables, [])))
        await asyncio.sleep(5)
        attacked = await waits(ann, count)
        for task in tasks:
            task.cancel()
        for socket in asking:
            await socket.close()
    return {
        "usual": figures(usual),
        "attacked": figures(attacked),
        "ratio of means": round(mean(attacked) / mean(usual), 2),
        "hints": dict(answers),
    }


def figures(seconds: Sequence[float]) -> Json:
    ranked = sorted(seconds)
    return {
        "moves": len(ranked),
        "mean s": round(mean(ranked), 3),
        "median s": round(median(ranked), 3),
        "p90 s": round(ranked[int(0.9 * len(ranked))], 3),
    }


def commit(tree: Path) -> str:
    return subprocess.run(
        ["git", "-C", str(tree), "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
    ).stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tree", type=Path, action="append", help="a source tree, the first the old one; several in turn")
    parser.add_argument("--tables", type=int, default=28)
    parser.add_argument("--sockets", type=int, default=200)
    parser.add_argument("--moves", type=int, default=20, help="of the dragon, that are measured")
    parser.add_argument("--out", type=Path, default=RESULTS)
    given = parser.parse_args()
    results: Json = {
        "date": time.strftime("%Y-%m-%d"),
        "machine": f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, Python {platform.python_version()}",
        "command": f"python benchmarks/fair_bots.py --tree OLD --tree . --tables {given.tables} --sockets {given.sockets}",
        "servers": [],
    }
    for tree in given.tree or [Path()]:
        found = {"commit": commit(tree), **asyncio.run(measured(tree, given.tables, given.sockets, given.moves))}
        results["servers"].append(found)
        print(json.dumps(found), flush=True)
    given.out.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
