"""What others feel of a flood: `python -m benchmarks.flood [--source OLD/src] > benchmarks/results/flood.json`.

A real server process, one player who asks it something every 20 ms, and sockets without a name that send frames as fast as they are taken
and come back when they are closed. Told is how long the player waits for an answer: without a flood, and under each kind. `--source` takes
the server from another checkout, to compare; all runs of this command are on the loopback, where the floods have an address of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shlex
import sys
import tempfile
import time
from contextlib import suppress
from datetime import date
from pathlib import Path

from tests.server.houses import Guest, Json, Process, Seat, wait_until
from tests.server.test_flood import FLOODS, Flood

from bestiary.arena.bench import machine


async def answers(seat: Seat, seconds: float) -> list[float]:
    """Milliseconds."""
    took: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        began = time.perf_counter()
        await seat.send({"type": "ping"})
        await seat.until("pong")
        took.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(0.02)
    return sorted(took)


def told(took: list[float]) -> Json:
    count = len(took)
    return {
        "answers": count,
        "median_ms": round(took[count // 2], 2),
        "p90_ms": round(took[count * 9 // 10], 2),
        "most_ms": round(took[-1], 1),
    }


async def measure(process: Process, sockets: int, seconds: float) -> Json:
    guest = await Guest.come(process, "Ann")
    seat = await guest.at(process, await guest.open(process, "nullern", 2, bots=[None, "random"]))
    results: Json = {"no flood": told(await answers(seat, seconds))}
    for number, (what, frames) in enumerate(FLOODS.items(), 2):
        flood = Flood(process, f"127.0.0.{number}", *frames)
        flooding = [asyncio.create_task(flood.run()) for _ in range(sockets)]
        await asyncio.sleep(0.2)
        results[what] = told(await answers(seat, seconds))
        for task in flooding:
            task.cancel()
        await asyncio.gather(*flooding, return_exceptions=True)
        print(what, results[what], file=sys.stderr, flush=True)
        with suppress(TimeoutError):
            results["after it"] = told(await answers(seat, 1))  # what was still to be looked at is done
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description="What others feel of a flood.")
    parser.add_argument("--source", type=Path, help="the src folder of another checkout")
    parser.add_argument("--sockets", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=5.0)
    given = parser.parse_args()
    if given.source:
        os.environ["PYTHONPATH"] = str(given.source)
    with tempfile.TemporaryDirectory() as folder:
        process = Process("flood", Path(folder), f"sqlite:///{folder}/bestiary.db", "", proxies="192.0.2.1")
        process.start()
        try:
            wait_until(process.answers)
            results = asyncio.run(measure(process, given.sockets, given.seconds))
        finally:
            process.kill()
    command = shlex.join(
        ["python", "-m", "benchmarks.flood", *(["--source", "OLD/src"] if given.source else []), *sys.argv[3 if given.source else 1 :]]
    )
    what = {"date": date.today().isoformat(), "machine": machine(), "command": command, "sockets": given.sockets, "results": results}
    json.dump(what, sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
