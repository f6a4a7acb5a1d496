"""Server processes killed again and again under play: `python -m benchmarks.kill --processes 3 --tables 300 --minutes 3`.

Several processes over one PostgreSQL and one Redis serve tables of all four games. At half of them bots play; at the other half one or two
seats are played by programs over the socket, which write down every move that was acknowledged, come back to any process when theirs dies,
and send again, with the same id, what was not answered, and the last that was. A table that ends is followed by a new one. Processes,
chosen by the seed, are killed with SIGKILL and started again, until the time is over; then everything is played to its end. Afterwards the
database must have every acknowledged move once, under the number that was acknowledged, and every match whole, ended and verifiable.

Writes benchmarks/results/kill.json.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shlex
import sys
import time
from collections import Counter
from contextlib import suppress
from datetime import date
from pathlib import Path
from random import Random

import httpx
import msgspec
import sqlalchemy as sa
from tests.server.houses import Gone, Guest, House, Json, Process, Seat, house, postgres_server, wait_until
from websockets.exceptions import WebSocketException

from bestiary.arena.bench import machine
from bestiary.match.verify import verify
from bestiary.server.facts import Moved, Step
from bestiary.server.rebuild import rebuilt
from bestiary.server.schema import tables as table_rows
from bestiary.server.store import Store

GAMES = (("kuhhandel", 3), ("kakerlakenpoker", 4), ("cahoots", 3), ("nullern", 3))
BOTS = ("heuristic", "random")
ANSWER = 15.0  # seconds to wait for one, before the connection is given up
BROKEN = (Gone, OSError, TimeoutError, WebSocketException, httpx.HTTPError)


class Acknowledged(msgspec.Struct, frozen=True):
    """A move of which the server said that it is stored."""

    table: str
    person: str
    id: str
    number: int
    move: Json


class Report(msgspec.Struct):
    seconds: float = 0.0
    kills: int = 0
    tables: int = 0
    steps: int = 0
    moves_acknowledged: int = 0
    moves_stored: int = 0  # of the programs
    sent_again: int = 0  # requests whose answer was lost
    lost: int = 0
    doubled: int = 0
    misnumbered: int = 0
    denied: int = 0  # acknowledged moves that, sent again, were not answered as before
    gaps: int = 0  # tables whose numbers are not 1, 2, 3, …
    unfinished: int = 0
    unverified: int = 0

    @property
    def holds(self) -> bool:
        wrong = (self.lost, self.doubled, self.misnumbered, self.denied, self.gaps, self.unfinished, self.unverified)
        return not any(wrong) and self.moves_acknowledged > 0 and self.kills > 0


class Ordeal:
    """One run."""

    def __init__(self, place: House, tables: int, seed: int) -> None:
        self._place = place
        self._tables = tables
        self._chance = Random(seed)  # of the killer alone, so that the victims are the same whatever else happens
        self._store = Store(place.database)
        self._over = asyncio.Event()  # no new tables from now on
        self._acknowledged: list[Acknowledged] = []
        self._known: set[str] = set()  # tables that somebody was told of
        self.report = Report()

    async def run(self, seconds: float, pause: tuple[float, float], grace: float) -> Report:
        """Kill for so many seconds, with pauses between, and wait so long for the end of all matches."""
        start = time.monotonic()
        async with asyncio.TaskGroup() as group:
            programs = self._tables // 2
            players = [group.create_task(self._play_tables(Random(number), 1 + number % 2)) for number in range(programs)]
            filling = group.create_task(self._keep_filled(self._tables - programs))
            await self._kill(start + seconds, pause)
            self._over.set()
            await filling
            _, late = await asyncio.wait(players, timeout=grace) if players else (None, set[asyncio.Task[None]]())
            for task in late:
                task.cancel()
        await self._all_played(grace)
        self.report.seconds = round(time.monotonic() - start, 1)
        await self._check()
        await self._store.close()
        return self.report

    # -- killing

    async def _kill(self, until: float, pause: tuple[float, float]) -> None:
        while time.monotonic() < until:
            victim = self._chance.choice(self._place.processes)
            await asyncio.to_thread(wait_until, victim.answers)
            await asyncio.sleep(self._chance.uniform(*pause))
            await asyncio.to_thread(victim.kill)
            self.report.kills += 1
            victim.start()
        await asyncio.to_thread(self._place.all_answer)

    # -- tables of bots

    async def _keep_filled(self, wanted: int) -> None:
        """So many tables at which bots play, a new one for each that ends."""
        chance = Random(0)
        host: Guest | None = None
        while not self._over.is_set():
            with suppress(*BROKEN):
                process = chance.choice(self._place.processes)
                host = host or await Guest.come(process, "Host")
                for _ in range(wanted - await self._playing(bots_alone=True)):
                    if self._over.is_set():
                        break
                    game, seats = chance.choice(GAMES)
                    bots = [chance.choice(BOTS) for _ in range(seats)]
                    self._known.add(await host.open(process, game, seats, level="heuristic", bots=bots, seat=None, start=True))
            with suppress(TimeoutError):
                async with asyncio.timeout(0.3):
                    await self._over.wait()

    async def _playing(self, bots_alone: bool = False) -> int:
        """How many matches run now."""
        query = sa.select(sa.func.count()).where(table_rows.c.status == "playing")
        if bots_alone:
            query = query.where(~table_rows.c.card.like('%"program"%'))
        async with self._store.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one()

    async def _all_played(self, grace: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(grace):
                while await self._playing():
                    await asyncio.sleep(0.2)

    # -- tables with programs

    async def _play_tables(self, chance: Random, programs: int) -> None:
        """One match after the other, each with so many programs in the first seats."""
        guests: list[Guest] = []
        while len(guests) < programs:
            with suppress(*BROKEN):
                guests.append(await Guest.come(chance.choice(self._place.processes), f"Program {len(guests)}"))
            await asyncio.sleep(0.1)
        while not self._over.is_set():
            game, seats = chance.choice(GAMES)
            bots = [None] * programs + [chance.choice(BOTS) for _ in range(seats - programs)]
            table = None
            while table is None:
                with suppress(*BROKEN):
                    table = await guests[0].open(chance.choice(self._place.processes), game, seats, level="heuristic", bots=bots)
                    self._known.add(table)
                await asyncio.sleep(0.1)
            async with asyncio.TaskGroup() as group:
                for seat, guest in enumerate(guests):
                    group.create_task(Program(self, guest, table, seat, Random(chance.random())).play())

    def process(self, chance: Random) -> Process:
        return chance.choice(self._place.processes)

    def acknowledge(self, move: Acknowledged) -> None:
        self._acknowledged.append(move)

    # -- afterwards

    async def _check(self) -> None:
        report = self.report
        steps: dict[str, list[Step]] = {}
        async with self._store.engine.connect() as connection:
            ids = [(row.id, row.status) for row in await connection.execute(sa.select(table_rows.c.id, table_rows.c.status))]
        for id, status in ids:
            if status == "open" and id not in self._known:
                continue  # whoever opened it was never told
            steps[id] = await self._store.load(id)
            report.tables += 1
            report.steps += len(steps[id])
            report.gaps += [step.number for step in steps[id]] != [*range(1, len(steps[id]) + 1)]
            match = rebuilt(id, steps[id]).match
            report.unfinished += match is None or not match.over
            report.unverified += match is None or not verify(id, match.record().to_json()).holds
        report.lost += len(self._known - steps.keys())
        report.moves_acknowledged = len(self._acknowledged)
        requests = Counter((id, step.person, step.id) for id, some in steps.items() for step in some if step.id is not None)
        report.doubled = sum(count - 1 for count in requests.values())
        report.moves_stored = sum(step.id is not None and is_move(step) for some in steps.values() for step in some)
        for one in self._acknowledged:
            if not requests[one.table, one.person, one.id]:
                report.lost += 1
            else:
                report.misnumbered += not stands(steps[one.table], one)


class Program:
    """Plays one seat of one table to the end of the match, whichever process is alive."""

    def __init__(self, ordeal: Ordeal, guest: Guest, table: str, place: int, chance: Random) -> None:
        self._ordeal = ordeal
        self._guest = guest
        self._table = table
        self._place = place
        self._chance = chance
        self._asked = 0
        self._waiting: Json | None = None  # the request that was not answered yet
        self._acknowledged: Acknowledged | None = None  # the last
        self._seen: int | None = None
        self._over = False

    async def play(self) -> None:
        while not self._over:
            with suppress(*BROKEN):
                seat = await self._guest.at(self._ordeal.process(self._chance), self._table, self._seen)
                try:
                    await self._go_on(seat)
                finally:
                    await seat.leave()
            await asyncio.sleep(0.1 * self._chance.random())

    async def _go_on(self, seat: Seat) -> None:
        """Until the match is over or the connection breaks."""
        self._ordeal.report.sent_again += self._waiting is not None
        await self._ask_again(seat)
        message = latest(seat)
        while True:
            if message["type"] in ("state", "update"):
                if message["number"] < (self._seen or 0):
                    raise AssertionError(f"{self._table} went back from {self._seen} to {message['number']}")
                self._seen = message["number"]
                if message["type"] == "state" and message["record"] and self._waiting is None:
                    self._over = True
                    return
            request = self._waiting or self._next(message)
            if request is not None:
                self._waiting = request
                await seat.send(request)
                message = await self._answered(seat, request)
            else:
                message = await seat.receive(ANSWER)

    async def _ask_again(self, seat: Seat) -> None:
        """Any process must know the last move that was acknowledged, and not make it again."""
        if (last := self._acknowledged) is not None:
            await seat.send({"type": "play", "id": last.id, "move": last.move})
            answer = await seat.until(lambda message: message.get("id") == last.id, ANSWER)
            self._ordeal.report.denied += answer != {"type": "done", "id": last.id, "number": last.number}

    def _next(self, message: Json) -> Json | None:
        """What to ask for as things stand, if for anything."""
        if message["type"] not in ("state", "update"):
            return None
        self._asked += 1
        id = f"{self._place}-{self._asked}"
        if message["type"] == "state" and message["table"]["status"] == "open":
            return self._before_the_start(message, id)
        moves = message["moves"]
        return {"type": "play", "id": id, "move": self._chance.choice(moves["moves"])} if moves and moves["moves"] else None

    def _before_the_start(self, state: Json, id: str) -> Json | None:
        if state["seat"] is None:
            return {"type": "sit", "id": id, "seat": self._place}
        full = all(seat["kind"] != "free" for seat in state["table"]["seats"])
        return {"type": "start", "id": id} if full and state["host"] else None

    async def _answered(self, seat: Seat, request: Json) -> Json:
        """After the answer: the last that is known of the table."""
        answer = await seat.until(lambda message: message.get("id") == request["id"], ANSWER)
        if answer["type"] == "refused" and answer["key"] in ("too-fast", "busy", "failed"):
            await asyncio.sleep(0.2)
            return {"type": "again"}
        self._waiting = None
        if answer["type"] == "done" and request["type"] == "play":
            self._acknowledged = Acknowledged(self._table, self._guest.id, request["id"], answer["number"], request["move"])
            self._ordeal.acknowledge(self._acknowledged)
        return latest(seat)


def latest(seat: Seat) -> Json:
    """The last that was told of the table."""
    return next(message for message in reversed(seat.messages) if message["type"] in ("state", "update"))


def is_move(step: Step) -> bool:
    return any(isinstance(fact, Moved) for fact in step.facts)


def stands(steps: list[Step], move: Acknowledged) -> bool:
    """Is it under the number that was acknowledged, as it was?"""
    if move.number > len(steps):
        return False
    step = steps[move.number - 1]
    played = [fact.move for fact in step.facts if isinstance(fact, Moved)]
    return (step.person, step.id) == (move.person, move.id) and played == [move.move]


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill server processes under play, and look what is left.")
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=300, help="at which is played at the same time")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()

    async def ordeal(place: House) -> Report:
        return await Ordeal(place, told.tables, told.seed).run(60 * told.minutes, pause=(2.0, 8.0), grace=300)

    with postgres_server() as server, house(server.get_uri(), told.processes, log="warning") as place:
        report = asyncio.run(ordeal(place))
    result = {
        "date": date.today().isoformat(),
        "machine": machine(),
        "command": f"python -m benchmarks.kill {shlex.join(sys.argv[1:])}".strip(),
        "processes": told.processes,
        "tables at the same time": told.tables,
        **{name.replace("_", " "): value for name, value in msgspec.structs.asdict(report).items()},
        "holds": report.holds,
    }
    file = Path(__file__).parent / "results" / "kill.json"
    file.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    print(file.read_text(encoding="utf-8"))
    sys.exit(not report.holds)


if __name__ == "__main__":
    main()
