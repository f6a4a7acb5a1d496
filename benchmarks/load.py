"""How many moves the server takes: `python benchmarks/load.py`, or some of it: `python benchmarks/load.py sqlite --tables 50 --seconds 5`.

500 tables of four connected programs each, of all four games in turn, over WebSockets on loopback. One move of a table is under way at a
time, and a table whose match is over goes on with a rematch, on new connections. *Open*: so many moves a second over all tables, whether
the server keeps up or not; latency is from sending to the answer, and also from when a move was due. *Closed*: each table moves as soon as
it can.

- `sqlite`: one process.
- `postgresql`: two processes with PostgreSQL and Redis, each table's clients at one of them.
- `spread`: the same, but each table's clients are spread over both, so that every step is news to the other.
- `boardgame.io`: its server, in memory, with tic-tac-toe: two players and two who watch each board. Needs npm.

People and tables are put into the database before the server starts, since a running one lets in few a second. All are run and
benchmarks/results/load.json is written where none is named.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import resource
import signal
import sys
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

import uvloop
from load_bestiary import Table
from load_boardgameio import TicTacToe
from load_client import Group, Meter, Pace, latency
from load_servers import Memory, Place, Process, Servers, boardgameio, furnish, postgresql_and_redis, serving

from bestiary.arena.bench import machine

RESULTS = Path(__file__).parent / "results" / "load.json"
WARM = 5.0  # seconds before counting
AT_ONCE = 32  # tables whose clients are connecting
WATCHERS = 2  # at a board of boardgame.io, so that it has as many clients
Row = dict[str, object]


class Plan(argparse.Namespace):
    what: list[str]
    tables: int
    seconds: float
    rates: list[int]


class Crowd:
    """All clients of one server, and what they met with."""

    def __init__(self) -> None:
        self.meter, self.pace = Meter(), Pace()
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.meter.faults[repr(error)] += 1

    async def connect(self, connecting: Sequence[Callable[[], Awaitable[None]]]) -> None:
        """All tables, until every one has begun."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(connect: Callable[[], Awaitable[None]]) -> None:
            async with gate:
                await connect()

        await asyncio.gather(*map(one, connecting))
        await self.pace.gathered(len(connecting))
        gc.collect()
        gc.freeze()  # 2,000 clients need not be looked through again and again

    async def measure(self, servers: Servers, groups: Sequence[Group], plan: Plan) -> list[Row]:
        self.spawn(self.pace.run())
        rows = [await self._load(servers, groups, rate, plan.seconds) for rate in (*plan.rates, Pace.CLOSED)]
        self.pace.set(Pace.HELD)
        for task in [*self._tasks]:
            task.cancel()
        return rows

    async def _load(self, servers: Servers, groups: Sequence[Group], rate: float, seconds: float) -> Row:
        meter = self.meter
        self.pace.set(rate)
        await asyncio.sleep(WARM)
        self.pace.set(rate)  # what the server could not take until now is not owed
        meter.reset()
        before = used(servers)
        await asyncio.sleep(seconds)
        took = meter.seconds
        server, storage, client = (
            [round((b - a) / took, 2) for a, b in zip(*pair, strict=True)] for pair in zip(before, used(servers), strict=True)
        )
        closed = rate == Pace.CLOSED
        row: Row = {
            "offered moves a second": None if closed else rate,
            "moves a second": round(len(meter.took) / took),
            "latency, ms": latency(meter.took),
            **({} if closed else {"latency from due, ms": latency(meter.late)}),
            "deliveries a second": round(meter.deliveries / took),
            "bytes a delivery": round(meter.bytes / max(1, meter.deliveries)),
            "matches ended": meter.matches,
            "tables that moved": sum(group.sent > meter.began for group in groups),
            "cores": {"server": server, "storage": storage, "clients": client[0]},
        }
        print(json.dumps(row), file=sys.stderr)
        return row


def used(servers: Servers) -> tuple[list[float], list[float], list[float]]:
    """Seconds of the processors by each server, by what stands behind them, by the clients."""
    mine = resource.getrusage(resource.RUSAGE_SELF)
    storage = [sum(one.cpu for one in root.family()) for root in servers.storage]
    return [one.cpu for one in servers.processes], storage, [mine.ru_utime + mine.ru_stime]


def by_table(before: Sequence[Memory], processes: Sequence[Process], tables: int) -> Row:
    """Kilobytes a table, more than before."""
    after = [one.memory for one in processes]
    return {
        "resident": round((sum(one.resident for one in after) - sum(one.resident for one in before)) / tables, 1),
        "own": round((sum(one.own for one in after) - sum(one.own for one in before)) / tables, 1),
    }


async def play_bestiary(servers: Servers, places: Sequence[Place], plan: Plan, spread: bool = False) -> Row:
    crowd, ports = Crowd(), servers.ports
    memory = [one.memory for one in servers.processes]
    tables = [
        Table(place, ports if spread else [ports[k // len(ports) % len(ports)]], crowd.meter, crowd.pace, crowd.spawn)
        for k, place in enumerate(places)
    ]
    await crowd.connect([table.connect for table in tables])
    connected = by_table(memory, servers.processes, plan.tables)
    loads = await crowd.measure(servers, tables, plan)
    return {
        "loads": loads,
        "kB a table, connected": connected,
        "kB a table, after the load": by_table(memory, servers.processes, plan.tables),
        "tables in memory then": servers.figure("bestiary_tables"),
        "faults": crowd.meter.faults,
    }


async def play_boardgameio(servers: Servers, plan: Plan) -> Row:
    crowd = Crowd()
    memory = [one.memory for one in servers.processes]
    boards = [TicTacToe(f"load-{k}", WATCHERS, crowd.meter, crowd.pace) for k in range(plan.tables)]
    await crowd.connect([lambda board=board: board.connect(servers.ports[0]) for board in boards])
    connected = by_table(memory, servers.processes, plan.tables)
    loads = await crowd.measure(servers, boards, plan)
    return {
        "loads": loads,
        "kB a table, connected": connected,
        "kB a table, after the load": by_table(memory, servers.processes, plan.tables),
        "faults": crowd.meter.faults,
    }


T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """On one core, the last, so that clients do not drive the server off its own as no client elsewhere could."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        return run_here(work)
    finally:
        os.sched_setaffinity(0, cores)


def run_here(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


def on_sqlite(folder: Path, plan: Plan) -> Row:
    places = run(furnish(f"sqlite:///{folder / 'bestiary.db'}", plan.tables))
    with serving(folder, 1, ["--data", str(folder)]) as servers:
        return run(play_bestiary(servers, places, plan))


def on_postgresql(folder: Path, plan: Plan, spread: bool = False) -> Row:
    with postgresql_and_redis(folder) as (flags, storage):
        places = run(furnish(flags[1], plan.tables))
        with serving(folder, 2, flags, storage) as servers:
            return run(play_bestiary(servers, places, plan, spread))


def on_spread(folder: Path, plan: Plan) -> Row:
    return on_postgresql(folder, plan, spread=True)


def on_boardgameio(folder: Path, plan: Plan) -> Row:
    with boardgameio(folder) as servers:
        return run(play_boardgameio(servers, plan))


ALL = {"sqlite": on_sqlite, "postgresql": on_postgresql, "spread": on_spread, "boardgame.io": on_boardgameio}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="*", choices=[*ALL, []], metavar="SERVER", help=f"of {', '.join(ALL)}; all, where none is named")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rates", type=int, nargs="*", default=[1000, 2000, 3000], help="of the open loads, moves a second")
    plan = parser.parse_args(namespace=Plan())
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that servers are ended too
    told: Row = {"date": date.today().isoformat(), "machine": machine(), "python": sys.version}
    told["command"] = " ".join(["python benchmarks/load.py", *sys.argv[1:]])
    told |= {"tables": plan.tables, "clients": 4 * plan.tables, "seconds a load": plan.seconds}
    for name in plan.what or ALL:
        print(name, file=sys.stderr)
        with TemporaryDirectory() as folder:
            told[name] = ALL[name](Path(folder), plan)
    text = json.dumps(told, indent=2) + "\n"
    print(text)
    if not plan.what:
        RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
