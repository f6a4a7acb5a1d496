"""Who drives a table knows who is connected to other processes, and notices when they are not any more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

import sqlalchemy as sa

from bestiary.server.driver import Driver
from bestiary.server.facts import Away, Back, TableSettings
from bestiary.server.hall import Hall, Live
from bestiary.server.leases import BEAT, LEASE
from bestiary.server.ledger import Ledger
from bestiary.server.news import LOBBY, OneProcess
from bestiary.server.people import Person
from bestiary.server.schema import tables
from bestiary.server.store import Store
from bestiary.server.thinkers import Thinkers
from tests.server.draws import nobody_adds
from tests.server.support import FakeClock, run

ANN = Person("ann", "Ann")
DELAY, PATIENCE = 1_000, 20_000


class Around(OneProcess):
    """News that come at once."""

    others = True

    def __init__(self, house: list[Process]) -> None:
        self._house = house

    def tell(self, topic: str, what: bytes) -> None:
        for process in self._house:
            if process.alive and process.news is not self and topic != LOBBY:
                process.hall.heard(topic, what)


class Process:
    """What drives tables, as a process would have it."""

    def __init__(self, house: list[Process], database: str, clock: FakeClock) -> None:
        self.alive = True
        self.store = Store(database)
        self.news = Around(house)
        self.ledger = Ledger(self.store)
        self.hall = Hall(self.store, self.ledger, self.news, clock, f"process-{len(house)}")
        self.driver = Driver(self.hall, Thinkers(0), DELAY, PATIENCE)
        self._parts = [asyncio.create_task(part) for part in (self.ledger.run(), self.hall.keep_up(), self.driver.run())]

    async def die(self) -> None:
        self.alive = False
        for part in self._parts:
            part.cancel()
        await asyncio.gather(*self._parts, return_exceptions=True)

    async def arrive(self, table: str) -> tuple[Live, Browser]:
        """Ann, at a table."""
        live, browser = await self.hall.live(table), Browser()
        live.clients.add(browser)
        self.driver.entered(live, ANN.id)
        return live, browser

    def leave(self, live: Live, browser: Browser) -> None:
        live.clients.discard(browser)
        self.driver.left(live, ANN.id)


class Browser:
    person = ANN
    language = "en"
    address = ""

    def send(self, message: bytes, more: bool = False) -> None:
        pass


@asynccontextmanager
async def house(
    database: str, count: int, clock_of: Callable[[FakeClock, int], FakeClock] = lambda clock, _: clock
) -> AsyncGenerator[tuple[FakeClock, list[Process]]]:
    clock, several = FakeClock(), list[Process]()
    store = Store(database)
    await store.migrate()
    await store.close()
    for number in range(count):
        several.append(Process(several, database, clock_of(clock, number)))
    clock.busy = lambda: any(process.store.writing or process.store.engine.sync_engine.pool.checkedout() > 0 for process in several)  # pyright: ignore
    await clock.settle()
    try:
        yield clock, several
    finally:
        for process in several:
            await process.die()
            await process.store.close()


async def begun(process: Process) -> str:
    """A table of Ann and a bot, which that process drives."""
    live = await process.hall.open(TableSettings("nullern", 2, level="heuristic", order="as_seated"), ANN, [None, "random"], 0, True)
    await nobody_adds(process.hall, live)
    assert process.driver.drives(live.table.id)
    return live.table.id


async def noted(process: Process, table: str) -> list[type[object]]:
    """Of who was away and who came back."""
    steps = await process.store.load(table)
    return [type(fact) for step in steps for fact in step.facts if isinstance(fact, Away | Back)]


def test_who_is_connected_to_another_process_is_not_away_until_leaving(sqlite: str) -> None:
    async def main() -> None:
        async with house(sqlite, 2) as (clock, (one, two)):
            table = await begun(one)
            live, browser = await two.arrive(table)
            await clock.advance(5 * PATIENCE)
            assert await noted(one, table) == []
            two.leave(live, browser)
            await clock.advance(PATIENCE - BEAT)
            assert await noted(one, table) == []
            await clock.advance(LEASE + 2 * BEAT)
            assert await noted(one, table) == [Away]
            await two.arrive(table)
            await clock.settle()
            assert await noted(one, table) == [Away, Back]

    run(main())


def test_whoever_takes_a_table_over_does_not_take_the_seats_of_who_is_connected_elsewhere(sqlite: str) -> None:
    async def main() -> None:
        async with house(sqlite, 3) as (clock, (one, two, three)):
            table = await begun(one)
            await two.arrive(table)
            async with one.store.engine.begin() as connection:
                await connection.execute(sa.update(tables).values(driver=three.hall.process))
            await clock.advance(BEAT)
            assert [process.driver.drives(table) for process in (one, two, three)] == [False, False, True]
            await clock.advance(5 * PATIENCE)
            assert await noted(one, table) == []

    run(main())


def test_who_was_connected_to_a_process_that_died_is_away_after_a_while_and_a_bot_plays(sqlite: str) -> None:
    async def main() -> None:
        async with house(sqlite, 2) as (clock, (one, two)):
            table = await begun(one)
            await two.arrive(table)
            await clock.advance(PATIENCE)
            await two.die()
            await clock.advance(PATIENCE)
            assert await noted(one, table) == []
            await clock.advance(LEASE + 2 * BEAT)
            assert await noted(one, table) == [Away]
            await clock.advance(5 * DELAY)
            assert len(await one.store.load(table)) > 4

    run(main())


def test_a_table_of_a_process_that_died_is_driven_by_another_within_a_lease_and_a_beat(sqlite: str) -> None:
    async def main() -> None:
        async with house(sqlite, 2) as (clock, (one, two)):
            table = await begun(one)
            await clock.advance(BEAT)
            await one.die()
            await clock.advance(LEASE + BEAT)
            assert two.driver.drives(table)

    run(main())
