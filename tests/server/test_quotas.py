"""How many tables one person may have, which of them lists show, and when those are closed at which nobody is."""

from __future__ import annotations

import asyncio

import sqlalchemy as sa

from bestiary.server.cards import row
from bestiary.server.facts import Opened, Sat, Step, TableSettings
from bestiary.server.lobby import EACH, MOST_OPEN
from bestiary.server.store import Entry, Store, upgrade
from bestiary.server.table import Table
from tests.server.support import START, FakeClock, Json, Place, Visitor, run, served

MINUTE, HOUR = 60_000, 3_600_000
TABLE_BEFORE = "INSERT INTO tables (id, game, status, public, updated, card) VALUES (:id, 'nullern', 'open', true, 7, '{}')"
STEP_BEFORE = "INSERT INTO steps (table_id, number, at, facts) VALUES (:id, 1, 7, :facts)"
PUBLIC: Json = {"settings": {"game": "nullern", "seats": 3, "public": True}}


async def listed(place: Place) -> list[str]:
    return [card["id"] for card in (await place.visitor().http.get("/api/tables")).json()]


async def opened(visitor: Visitor, count: int) -> tuple[list[str], list[Json]]:
    """Asked for at once: the tables, and the refusals."""
    answers = await asyncio.gather(*(visitor.http.post("/api/tables", json=PUBLIC) for _ in range(count)))
    tables = [answer.json()["id"] for answer in answers if answer.status_code == 201]
    refused = [answer.json() for answer in answers if answer.status_code == 429]
    assert len(tables) + len(refused) == count
    return tables, refused


def test_nobody_pushes_others_out_of_the_lobby(database: str) -> None:
    async def main() -> None:
        clock = FakeClock()
        async with served(database, clock, open_tables=6) as place, served(database, clock, open_tables=6) as other:
            ada, eve = await place.people("Ada", "Eve")
            honest = await ada.open("nullern", 3, public=True)
            tables, refused = await opened(eve, 50)
            assert len(tables) == 6
            assert {one["key"] for one in refused} == {"too-many-open"}
            assert "6" in refused[0]["sentence"]
            again = other.visitor()
            again.http.cookies = eve.http.cookies
            assert await opened(again, 50) == ([], refused + refused[:6])
            shown = await listed(place)
            assert honest in shown
            assert len(shown) == 1 + EACH

    run(main())


def test_a_table_left_alone_makes_room_but_not_one_where_somebody_is(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite, open_tables=3) as place:
            ada, bob = await place.people("Ada", "Bob")
            with_bob, looked_at, alone = [await ada.open("nullern", 3) for _ in range(3)]
            friend = await bob.at(with_bob)
            await friend.done("sit", seat=1)
            await friend.leave()
            here = await ada.at(looked_at)
            assert (await opened(ada, 1))[0] == []
            await place.clock.advance(2 * MINUTE)
            (new,), _ = await opened(ada, 1)
            statuses = {card["id"]: card["status"] for card in (await ada.http.get("/api/tables/mine")).json()}
            assert statuses == {with_bob: "open", looked_at: "open", new: "open"}
            assert (await ada.http.get(f"/api/tables/{alone}")).json()["status"] == "closed"
            await here.leave()

    run(main())


def test_an_unattended_public_table_is_closed_in_minutes_and_a_private_one_in_a_day(database: str) -> None:
    async def main() -> None:
        async with served(database) as place:
            ada, bob = await place.people("Ada", "Bob")
            empty, private, visited = [await ada.open("nullern", 3, public=public) for public in (True, False, True)]
            here = await bob.at(visited)
            await place.clock.advance(9 * MINUTE)
            assert {*await listed(place)} == {empty, visited}
            await place.clock.advance(2 * MINUTE)
            assert await listed(place) == [visited]
            assert (await bob.http.get(f"/api/tables/{private}")).json()["status"] == "open"
            await here.leave()
            await place.clock.advance(9 * MINUTE)
            assert await listed(place) == [visited]
            await place.clock.advance(2 * MINUTE)
            assert await listed(place) == []
            await place.clock.jump(24 * HOUR)
            await place.clock.advance(MINUTE)
            assert (await bob.http.get(f"/api/tables/{private}")).json()["status"] == "closed"

    run(main())


def test_a_clock_that_leaps_forward_closes_no_table_where_somebody_is_whatever_process_looks_first(database: str) -> None:
    async def main() -> None:
        clock = FakeClock()
        async with served(database, clock) as place, served(database, clock) as other:
            ada = await place.person("Ada")
            table = await ada.open("nullern", 3, public=True)
            here = await ada.at(table)
            await clock.jump(HOUR)
            await other.server.hall.look_around()
            await clock.advance(MINUTE)
            await other.server.hall.look_around()
            assert await listed(other) == [table]
            await here.leave()

    run(main())


def test_as_many_matches_run_at_the_tables_of_one_person_as_are_allowed(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite, running_tables=2) as place:
            ada = await place.person("Ada")
            waiting = await ada.open("nullern", 2, bots=[None, "random"])
            for _ in range(2):
                await ada.open("nullern", 2, bots=[None, "random"], start=True)
            answer = await ada.http.post("/api/tables", json={**PUBLIC, "start": True})
            assert (answer.status_code, answer.json()["key"]) == (429, "too-many-running")
            socket = await ada.at(waiting)
            assert await socket.refused("start", fill=True) == "too-many-running"
            assert (await socket.now())["table"]["status"] == "open"

    run(main())


def table_of(host: str, number: int, at: int) -> Entry:
    step = Step(1, at, [Opened(TableSettings("nullern", 2, public=True), host, "00" * 32), Sat(0, host, host)])
    table = Table(f"{host}-{number}").after(step)
    return Entry(table.id, step, row(table))


def test_the_list_is_bounded_and_fair_and_begins_with_tables_where_somebody_is(database: str) -> None:
    async def main() -> None:
        async with served(database, FakeClock(START + HOUR)) as place:
            now = place.clock.now()
            crowd = [table_of(f"host{host}", number, now - 3 * MINUTE) for host in range(40) for number in range(10)]
            older = table_of("ada", 0, now - 5 * MINUTE)
            attended = table_of("bob", 0, now - 6 * MINUTE)
            await place.server.store.append([*crowd, older, attended])
            await place.server.store.note_seen(["bob-0"], now)
            shown = await listed(place)
            assert shown[0] == "bob-0"
            assert len(shown) == MOST_OPEN
            hosts = [id.partition("-")[0] for id in shown]
            assert "ada" in hosts[:42]
            assert max(map(hosts.count, hosts)) <= EACH

    run(main())


def test_tables_of_an_older_server_belong_to_who_opened_them_where_that_can_be_read(database: str) -> None:
    async def main() -> None:
        store = Store(database)
        try:
            async with store.engine.begin() as connection:
                await connection.run_sync(upgrade, "0003")
                for id, facts in (("good", '[{"type":"opened","host":"ada"}]'), ("bad", "[[{")):
                    values = {"id": id, "facts": facts}
                    await connection.execute(sa.text(TABLE_BEFORE), values)
                    await connection.execute(sa.text(STEP_BEFORE), values)
            await store.migrate()
            assert await store.hosted("ada", ("open",)) == [("good", 7)]
        finally:
            await store.close()

    run(main())
