"""Somebody sets a machine's clock by an hour, forward or back: nobody is thrown out, and no clock of a table runs out or stands still."""

from __future__ import annotations

import asyncio

import pytest

from bestiary.server.clock import SystemClock
from bestiary.server.facts import Clocks, Moved, TableSettings
from bestiary.server.leases import BEAT, LEASE, LOOKS
from tests.server.draws import nobody_adds
from tests.server.support import FakeClock, run, served
from tests.server.test_clocks import SECOND, auction, away, drained, match_of, updates
from tests.server.test_halls import legal
from tests.server.test_presence import ANN, begun, house

HOUR = 3600 * SECOND
either_way = pytest.mark.parametrize("by", [HOUR, -HOUR])


@either_way
def test_the_clock_that_things_take_their_time_by_goes_on_evenly(by: int) -> None:
    times = {"wall": 1_900_000_000_000_000_000, "steady": 5_000_000_000}
    clock = SystemClock(lambda: times["wall"], lambda: times["steady"])
    began = clock.now()
    assert began == clock.wall() == 1_900_000_000_000
    times["wall"] += by * 1_000_000
    times["steady"] += 3_000_000_000
    assert clock.now() == began + 3 * SECOND
    assert clock.wall() == began + by


def test_the_clock_of_a_server_is_steady() -> None:
    async def main() -> None:
        clock = SystemClock()
        first = clock.now()
        assert not await clock.wait(asyncio.Event(), first + 20)
        assert 20 <= clock.now() - first < 10_000

    run(main())


@either_way
def test_the_clocks_of_a_table_run_out_when_they_would_have(sqlite: str, by: int) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            _, _, (ada, _) = await match_of(place, "nullern", "Ada", "Bob", clock={"kind": "move", "seconds": 20})
            _, (bidder, *_) = await auction(place)
            await drained(place, ada, bidder)
            await place.clock.advance(5 * SECOND)
            place.clock.set_by = by
            await place.clock.advance(5 * SECOND - 1)
            assert updates(bidder.drain()) == []
            await place.clock.advance(1)
            assert [update["happened"]["by"] for update in updates(bidder.drain())] == [["clock"] * 3]
            await place.clock.advance(10 * SECOND - 1)
            assert updates(ada.drain()) == []
            await place.clock.advance(1)
            (update,) = updates(ada.drain())
            assert update["happened"]["by"] == ["clock"]
            assert update["happened"]["at"] == place.clock.wall()  # which is what is shown
            assert update["deadline"]["at"] - update["now"] == 20 * SECOND

    run(main())


@either_way
def test_nobody_is_thrown_out_or_held_to_be_away(sqlite: str, by: int) -> None:
    async def main() -> None:
        async with served(sqlite, patience=60, newcomers=5) as place:
            _, _, (ada, bob) = await match_of(place, "nullern", "Ada", "Bob")
            for number in range(6):
                await ada.done("chat", text=f"{number}")
            assert await ada.refused("chat", text="too much") == "too-fast"
            place.clock.set_by = by
            assert await ada.refused("chat", text="too much still") == "too-fast"
            for _ in range(40):
                await place.clock.advance(2 * SECOND)
                for socket in (ada, bob):
                    socket.ping()
            await ada.done("chat", text="again")
            for socket in (ada, bob):
                for _ in range(60):  # requests, as many as always
                    socket.send({"type": "ping"})
                    await socket.until("pong")
                assert not away(await socket.now(), 0)
                assert not away(await socket.now(), 1)
            await place.person("Cy")

    run(main())


@either_way
def test_a_server_that_comes_back_under_another_time_gives_at_most_the_whole_time_again(sqlite: str, by: int) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            table, people, _ = await match_of(place, "nullern", "Ada", "Bob", clock={"kind": "move", "seconds": 20})
            clock = place.clock
        clock.set_by = by
        async with served(sqlite, clock) as place:
            visitor = place.visitor()
            visitor.http.cookies = people[0].http.cookies
            ada = await visitor.at(table)
            await drained(place, ada)
            assert 0 < ada.last["deadline"]["at"] - place.clock.now() <= 20 * SECOND
            await place.clock.advance(19 * SECOND)
            assert updates(ada.drain()) == []
            await place.clock.advance(SECOND)
            (update,) = updates(ada.drain())
            assert update["happened"]["by"] == ["clock"]

    run(main())


def test_what_a_clock_had_run_before_a_restart_is_not_given_again(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            table, people, _ = await match_of(place, "nullern", "Ada", "Bob", clock={"kind": "move", "seconds": 20})
            clock = place.clock
            await clock.advance(5 * SECOND)
        await clock.jump(8 * SECOND)
        async with served(sqlite, clock) as place:
            visitor = place.visitor()
            visitor.http.cookies = people[0].http.cookies
            assert (await visitor.at(table)).last["deadline"]["at"] - place.clock.now() == 7 * SECOND

    run(main())


class Elsewhere(FakeClock):
    """That of another machine: time passes as here, but it shows another."""

    def __init__(self, here: FakeClock, wall: int, steady: int) -> None:
        super().__init__()
        self._here, self._by, self._steady = here, wall, steady

    def now(self) -> int:
        return self._here.now() + self._steady

    def wall(self) -> int:
        return self._here.wall() + self._by

    async def wait(self, event: asyncio.Event, until: int | None) -> bool:
        return await self._here.wait(event, None if until is None else until - self._steady)


@either_way
def test_two_machines_an_hour_apart_share_the_tables_and_the_living_takes_over_from_the_dead(database: str, by: int) -> None:
    async def main() -> None:
        async with house(database, 2, lambda clock, number: Elsewhere(clock, number * by, -number * by // 3)) as (clock, (one, two)):
            table = await begun(one)
            live, _ = await two.arrive(table)
            for _ in range(2 * LOOKS):
                await clock.advance(BEAT)
                assert [process.driver.drives(table) for process in (one, two)] == [True, False]
            await one.die()
            await clock.advance(LEASE + 2 * BEAT)
            assert two.driver.drives(table)
            number = live.table.number
            match = live.table.match
            assert match is not None
            await two.hall.act(live, lambda now: [Moved(0, legal(live, 0))] if now.match is match else [])
            await clock.advance(5 * SECOND)
            assert live.table.number > number + 1  # its bots move

    run(main())


@either_way
def test_a_deadline_is_the_same_at_two_machines_an_hour_apart(database: str, by: int) -> None:
    async def main() -> None:
        async with house(database, 2, lambda clock, number: Elsewhere(clock, number * by, -number * by // 3)) as (clock, (one, two)):
            settings = TableSettings("nullern", 2, level="random", clock=Clocks("move", 20), order="as_seated")
            live = await one.hall.open(settings, ANN, [None, "random"], 0, True)
            await nobody_adds(one.hall, live)
            other, _ = await two.arrive(live.table.id)

            def left() -> list[int]:
                lives = (one, live), (two, other)
                return [at.table.deadline.at - process.hall.clock.now() for process, at in lives if at.table.deadline is not None]

            assert left() == [20 * SECOND] * 2
            await clock.advance(3 * SECOND)
            assert left() == [17 * SECOND] * 2
            await one.hall.act(live, lambda _: [Moved(0, legal(live, 0))])
            assert left() == [20 * SECOND] * 2
            assert other.table.number == live.table.number

    run(main())
