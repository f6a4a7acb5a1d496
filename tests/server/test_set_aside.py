"""One stored match that does not replay hurts nobody else: it is set aside with its reason, and everything else goes on."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
from collections.abc import Sequence
from contextlib import closing

import msgspec
import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from bestiary.games.nullern.moves import Bid
from bestiary.server.facts import Moved, Opened, Step, TableSettings, encode
from bestiary.server.hall import SetAside
from bestiary.server.messages import Chat
from bestiary.server.metrics import REGISTRY
from bestiary.server.schema import steps
from bestiary.server.store import Entry, Store
from tests.server.support import Closed, Place, Visitor, run, served
from tests.server.test_halls import ANN, Watcher, begun, halls, heard, legal

FAULTS = {
    "an illegal move": ("facts", '[{"type":"moved","seat":0,"move":{"type":"bid","tricks":99}}]'),
    "a move of another game": ("facts", '[{"type":"moved","seat":0,"move":{"type":"believe"}}]'),
    "a move of no seat": ("facts", '[{"type":"moved","seat":17,"move":{"type":"bid","tricks":1}}]'),
    "an unknown fact": ("facts", '[{"type":"vanished","seat":0}]'),
    "a fact that is none": ("facts", '[{"type":"sat","seat":"zero"}]'),
    "no JSON": ("facts", "[{"),
    "nothing": ("facts", ""),
    "a gap": ("number", 40),
}


def changed(**settings: object) -> str:
    """The first step of a table whose settings are others."""
    opened = msgspec.to_builtins(Opened(TableSettings("nullern", 2, order="as_seated"), "host", "ab" * 32))
    opened["settings"] |= settings
    return json.dumps([opened, {"type": "placed", "seat": 0, "bot": "random"}, {"type": "placed", "seat": 1, "bot": "random"}])


WRONG = Moved(0, {"type": "bid", "tricks": 99})
OPENINGS = {
    "a game that is not there": changed(game="skat"),
    "a house rule that is not there": changed(options={"peak": 3, "wild": True}),
    "too few seats": changed(seats=7),
    "no table": '[{"type":"said","name":"Ann","seat":null,"text":"Hello"}]',
}


async def spoil(database: str, table: str, number: int, column: str, value: object) -> None:
    store = Store(database)
    async with store.engine.begin() as connection:
        where = steps.c.table_id == table, steps.c.number == number
        await connection.execute(sa.update(steps).where(*where).values({column: value}))
    await store.close()


async def table_with_a_bot(host: Visitor) -> str:
    table = await host.open("nullern", 2, bots=[None, "random"], start=True, public=True)
    await (await host.at(table)).leave()  # after the draw
    return table


async def bid(place: Place, host: Visitor, table: str) -> None:
    seat = await host.at(table)
    await place.clock.advance(1)
    seat.drain()
    await seat.done("play", id=secrets.token_hex(4), move=seat.last["moves"]["moves"][0])


def as_before(place: Place, visitor: Visitor) -> Visitor:
    """The same person at a server that came back."""
    again = place.visitor()
    again.http.cookies, again.id = visitor.http.cookies, visitor.id
    return again


def set_aside() -> float:
    """So many, as Prometheus is told."""
    return REGISTRY.get_sample_value("bestiary_tables_set_aside_total") or 0


async def listed(visitor: Visitor, path: str) -> dict[str, str]:
    return {card["id"]: card["status"] for card in (await visitor.http.get(path)).json()}


def test_whatever_is_wrong_with_some_stored_matches_the_others_go_on_after_a_restart(database: str) -> None:
    async def main() -> None:
        async with served(database) as place:
            ada, clock = await place.person("Ada"), place.clock
            good = [await table_with_a_bot(ada) for _ in range(3)]
            bad = {fault: await table_with_a_bot(ada) for fault in (*FAULTS, *OPENINGS, "no step")}
            for table in bad.values():
                await bid(place, ada, table)
        for fault, (column, value) in FAULTS.items():
            await spoil(database, bad[fault], 2, column, value)
        for fault, facts in OPENINGS.items():
            await spoil(database, bad[fault], 1, "facts", facts)
        await remove_steps(database, bad["no step"])
        count = set_aside()
        for again in (False, True):  # nobody tries a second time
            with capture_logs() as logs:
                async with served(database, clock) as place:
                    ada = as_before(place, ada)
                    await place.clock.advance(10_000)
                    await the_others_go_on(place, ada, good)
                    await all_are_told(ada, [*bad.values()])
                    assert place.server.alive
            said = [entry["table"] for entry in logs if entry["log_level"] in ("error", "critical")]
            assert sorted(said) == ([] if again else sorted(bad.values()))
            assert set_aside() - count == len(bad)

    async def the_others_go_on(place: Place, ada: Visitor, good: Sequence[str]) -> None:
        for table in good:
            seat = await ada.at(table)
            await seat.done("play", id=secrets.token_hex(4), move=seat.last["moves"]["moves"][0])
            await place.clock.advance(1)
            assert any(message.get("happened", {}).get("by") == ["bot"] for message in seat.drain()), (table, seat.messages)

    async def all_are_told(ada: Visitor, bad: Sequence[str]) -> None:
        assert {table: status for table, status in (await listed(ada, "/api/tables/mine")).items() if table in bad} == dict.fromkeys(
            bad, "set_aside"
        )
        assert not {*bad} & {*await listed(ada, "/api/tables")}
        for language, word in (("en", "set aside"), ("ru", "отложена"), ("fr", "mise de côté"), ("de", "beiseitegelegt")):
            answer = await ada.http.get(f"/api/tables/{bad[0]}", headers={"accept-language": language})
            assert (answer.status_code, answer.json()["key"]) == (409, "set-aside")
            assert word in answer.json()["sentence"]
        for table in bad:
            assert (await ada.http.get(f"/api/tables/{table}/record")).json()["key"] == "set-aside"
            socket = await ada.connect(f"/api/tables/{table}/socket")
            assert (await socket.receive())["key"] == "set-aside"
            with pytest.raises(Closed, match="1008"):
                await socket.receive()

    run(main())


async def remove_steps(database: str, table: str) -> None:
    store = Store(database)
    async with store.engine.begin() as connection:
        await connection.execute(sa.delete(steps).where(steps.c.table_id == table))
    await store.close()


def test_a_server_of_another_version_tries_again_what_was_set_aside(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with served(database) as place:
            ada, clock = await place.person("Ada"), place.clock
            table = await table_with_a_bot(ada)
            await bid(place, ada, table)
            store = place.server.store
            (_, kept, *_) = await store.load(table)
        await spoil(database, table, 2, "facts", "[")
        async with served(database, clock) as place:
            assert await listed(as_before(place, ada), "/api/tables/mine") == {table: "set_aside"}
        await spoil(database, table, 2, "facts", encode(kept.facts).decode())  # as if the new one could read it
        async with served(database, clock) as place:
            assert await listed(as_before(place, ada), "/api/tables/mine") == {table: "set_aside"}
        monkeypatch.setattr("bestiary.server.store.VERSION", "9.9.9 ")
        async with served(database, clock) as place:
            ada = as_before(place, ada)
            assert await listed(ada, "/api/tables/mine") == {table: "playing"}
            await bid(place, ada, table)

    run(main())


def test_a_step_that_does_not_apply_closes_one_table_to_those_who_are_there_and_no_other(database: str) -> None:
    async def main() -> None:
        async with served(database) as place:
            ada = await place.person("Ada")
            table, other = await table_with_a_bot(ada), await table_with_a_bot(ada)
            seat, elsewhere = await ada.at(table, language="de"), await ada.at(other)
            number = place.server.hall.lives[table].table.number + 1
            await place.server.store.append([Entry(table, Step(number, 0, [WRONG]))])
            await place.clock.advance(6_000)  # until somebody looks what others have stored
            refused = await seat.until("refused")
            assert (refused["id"], refused["key"]) == (None, "set-aside")
            assert "beiseitegelegt" in refused["sentence"]
            assert await seat.refused("chat", text="Hello?") == "hello-first"
            assert not place.server.driver.drives(table)
            assert place.server.driver.drives(other)
            assert place.server.alive
            await elsewhere.done("play", move=elsewhere.last["moves"]["moves"][0])

    run(main())


def test_a_move_at_a_table_whose_newest_step_does_not_apply_is_refused_in_words(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ada = await place.person("Ada")
            table = await table_with_a_bot(ada)
            seat = await ada.at(table)
            number = place.server.hall.lives[table].table.number + 1
            await place.server.store.append([Entry(table, Step(number, 0, [WRONG]))])
            seat.send({"type": "play", "id": "mine", "move": seat.last["moves"]["moves"][0]})
            assert [(await seat.until("refused"))["key"] for _ in range(2)] == ["set-aside"] * 2  # to all, and to who asked

    run(main())


def test_what_is_told_but_not_stored_changes_nothing(database: str) -> None:
    async def main() -> None:
        async with halls(database) as (one, two):
            live, other = await begun(one, two)
            keeping = asyncio.create_task(two.hall.keep_up())
            two.hall.heard(live.table.id, encode(Step(3, 0, [WRONG])))
            await one.hall.ask(live, ANN, Chat("a", "a"))
            two.hall.heard(*one.gossip.told[-1])
            await heard(other, 3)
            assert two.hall.lives[live.table.id] is other
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)

    run(main())


def test_a_table_that_took_a_wrong_turn_in_memory_is_read_anew_and_everybody_sees_all_of_it(sqlite: str) -> None:
    async def main() -> None:
        async with halls(sqlite) as (one, two):
            live, other = await begun(one, two)
            watcher = Watcher(ANN)
            other.clients.add(watcher)
            move = Moved(0, legal(other, 0))
            two.hall.heard(live.table.id, encode(Step(3, 0, [move])))  # which nobody has stored
            await one.hall.ask(live, ANN, Chat("a", "a"))
            await one.hall.act(live, lambda _: [move])
            await two.hall.live_since(live.table.id, 4)
            assert two.hall.lives[live.table.id] is other
            assert [table.table.match and table.table.match.moves for table in (live, other)] == [[(0, Bid(0))]] * 2
            assert watcher.numbers == [3, 4]

    run(main())


def test_a_process_does_not_set_aside_what_another_living_one_drives(database: str) -> None:
    async def main() -> None:
        async with halls(database) as (one, two):
            live, _ = await begun(one, two)
            id = live.table.id
            await one.store.beat(one.hall.process, 1)
            two.hall.forget(two.hall.lives[id])
            await spoil(database, id, 1, "facts", "[")
            with pytest.raises(SetAside):
                await two.hall.live(id)
            assert await one.store.fault(id) is None
            assert await one.store.driven(one.hall.process) == [id]
            await one.store.leave(one.hall.process)
            with pytest.raises(SetAside):
                await two.hall.live(id)
            assert str(await one.store.fault(id)).endswith("step 1: it cannot be read: Input data was truncated")

    run(main())


def test_text_that_is_no_text_in_the_file_keeps_nobody_else_from_being_read(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ada, clock = await place.person("Ada"), place.clock
            good, bad, unlisted = [await table_with_a_bot(ada) for _ in range(3)]
        with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as file:
            file.execute("UPDATE steps SET facts = CAST(X'5bff' AS TEXT) WHERE table_id = ?", (bad,))
            file.execute("UPDATE tables SET card = CAST(X'7bff' AS TEXT) WHERE id = ?", (unlisted,))
            file.commit()
        async with served(sqlite, clock) as place:
            ada = as_before(place, ada)
            for table in (good, unlisted):
                await bid(place, ada, table)
            assert await listed(ada, "/api/tables/mine") == {good: "playing", bad: "set_aside"}
            lobby = await ada.in_lobby()
            assert [card["id"] for card in lobby.messages[-1]["tables"]] == [good]

    run(main())


def test_somebody_whose_line_is_broken_keeps_nobody_else_from_being_told(sqlite: str) -> None:
    class Broken(Watcher):
        def send(self, message: bytes, _more: bool = False) -> None:
            raise RuntimeError(message)

    async def main() -> None:
        async with halls(sqlite) as (one, two):
            live, _ = await begun(one, two)
            watchers = [Watcher(), Broken(), Watcher()]
            live.clients |= {*watchers}
            assert await one.hall.ask(live, ANN, Chat("a", "a")) == 3
            assert [watcher.numbers for watcher in watchers] == [[3], [], [3]]

    run(main())
