"""Steps are stored once, whole, and by whoever was first, on both databases."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import SQLAlchemyError

from bestiary.server import schema
from bestiary.server.facts import Said, Step, encode
from bestiary.server.leases import LOOKS, Leases
from bestiary.server.ledger import Busy, Ledger, Unsure
from bestiary.server.store import Entry, Row, Store, upgrade
from tests.server.houses import run


def entry(table: str, number: int, text: str, row: str | None = None) -> Entry:
    """A step in which something is said; with a row, what lists show says it too."""
    said = Row("nullern", "open", True, f'"{row}"'.encode(), [f"sitter of {row}"]) if row else None
    return Entry(table, Step(number, 1000 + number, [Said("Ann", None, text)], "ann", text), said)


def texts(steps: Sequence[Step]) -> list[str]:
    return [fact.text for step in steps for fact in step.facts if isinstance(fact, Said)]


@asynccontextmanager
async def stored(database: str) -> AsyncGenerator[Store]:
    store = Store(database)
    try:
        await store.migrate()
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def kept(store: Store) -> AsyncGenerator[Ledger]:
    ledger = Ledger(store)
    running = asyncio.create_task(ledger.run())
    try:
        yield ledger
    finally:
        ledger.close()
        await running


def test_of_two_steps_with_one_number_the_first_stays_and_only_winners_change_the_lists(database: str) -> None:
    async def main() -> None:
        async with stored(database) as store:
            assert await store.append([entry("a", 1, "one", row="a1"), entry("b", 1, "one", row="b1")]) == [True, True]
            batch = [
                entry("b", 1, "late", row="b1 late"),
                entry("c", 1, "first", row="c first"),
                entry("a", 2, "two", row="a2"),
                entry("c", 1, "second", row="c second"),
                entry("b", 2, "two"),
            ]
            assert await store.append(batch) == [False, True, True, False, True]
            assert [texts(await store.load(table)) for table in "abc"] == [["one", "two"], ["one", "two"], ["first"]]
            assert sorted(one.card for one in await store.cards("open")) == [b'"a2"', b'"b1"', b'"c first"']
            async with store.engine.connect() as connection:
                sitters = {person for (person,) in await connection.execute(sa.select(schema.sittings.c.person))}
            assert sitters == {"sitter of a1", "sitter of b1", "sitter of a2", "sitter of c first"}
            assert await store.newest(["a", "b", "c", "none"]) == {"a": 2, "b": 2, "c": 1}

    run(main())


def test_a_step_comes_back_as_it_was_stored(database: str) -> None:
    async def main() -> None:
        async with stored(database) as store:
            one = entry("a", 1, "Ünïcode, “quotes” and \\u0000", row="a")
            await store.append([one])
            assert await store.load("a") == [one.step]
            assert await store.load("a", after=1) == []

    run(main())


def test_what_waits_while_a_commit_runs_is_committed_together_and_each_is_told_its_own_answer(database: str) -> None:
    async def main() -> None:
        async with stored(database) as store, kept(store) as ledger:
            await ledger.append(entry("t", 1, "opened", row="t"))
            answers = await asyncio.gather(*(ledger.append(entry("t", 2 + number // 2, f"{number}")) for number in range(200)))
            assert answers == [True, False] * 100
            assert texts(await store.load("t")) == ["opened", *(f"{number}" for number in range(0, 200, 2))]
            assert ledger.commits <= 3
            assert ledger.steps == 101

    run(main())


def test_two_ledgers_of_one_database_that_want_the_same_steps_never_wait_for_each_other_and_share_them(database: str) -> None:
    async def main() -> None:
        async with stored(database) as one, stored(database) as two, kept(one) as left, kept(two) as right:
            tables = [f"t{number:02}" for number in range(40)]
            for number in range(1, 6):
                by_left = [left.append(entry(table, number, "left", row=table)) for table in tables]
                by_right = [right.append(entry(table, number, "right", row=table)) for table in reversed(tables)]
                await asyncio.gather(*by_left, *by_right)
                assert [a.result() + b.result() for a, b in zip(by_left, reversed(by_right), strict=True)] == [1] * len(tables)
            for table in tables:
                assert [step.number for step in await one.load(table)] == [1, 2, 3, 4, 5]

    run(main())


def test_a_failing_database_is_told_to_all_who_wait_and_later_steps_are_stored_again(database: str) -> None:
    async def main() -> None:
        async with stored(database) as store, kept(store) as ledger:
            async with store.engine.begin() as connection:
                await connection.execute(sa.text("ALTER TABLE steps RENAME TO elsewhere"))
            failed = await asyncio.gather(*(ledger.append(entry("t", number, "lost")) for number in (1, 2, 3)), return_exceptions=True)
            assert [isinstance(error, SQLAlchemyError | Unsure) for error in failed] == [True] * 3
            async with store.engine.begin() as connection:
                await connection.execute(sa.text("ALTER TABLE elsewhere RENAME TO steps"))
            assert await ledger.append(entry("t", 1, "kept"))
            assert texts(await store.load("t")) == ["kept"]

    run(main())


def test_a_step_that_cannot_be_stored_keeps_those_that_wait_with_it_from_nothing(database: str) -> None:
    async def main() -> None:
        async with stored(database) as store, kept(store) as ledger:
            bad = Entry("bad", Step(1, 1 << 80, [Said("Ann", None, "at the end of time")]))
            answers = await asyncio.gather(
                *(ledger.append(one) for one in (entry("a", 1, "a"), bad, entry("b", 1, "b"))), return_exceptions=True
            )
            assert [answer is True for answer in answers] == [True, False, True]
            assert isinstance(answers[1], Exception)
            assert [texts(await store.load(table)) for table in ("a", "bad", "b")] == [["a"], [], ["b"]]

    run(main())


def test_a_connection_that_the_database_has_dropped_costs_no_step(postgresql: str) -> None:
    async def main() -> None:
        async with stored(postgresql) as store, stored(postgresql) as other, kept(store) as ledger:
            await ledger.append(entry("t", 1, "before"))
            async with other.engine.connect() as connection:
                others = (
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
                await connection.execute(sa.text(others))
            assert await ledger.append(entry("t", 2, "after"))
            assert texts(await store.load("t")) == ["before", "after"]

    run(main())


def test_a_ledger_stores_what_waits_before_it_ends_and_takes_nothing_after(sqlite: str) -> None:
    async def main() -> None:
        async with stored(sqlite) as store:
            async with kept(store) as ledger:
                last = ledger.append(entry("t", 1, "last"))
            assert await last
            with pytest.raises(Busy):
                ledger.append(entry("t", 2, "too late"))

    run(main())


def test_several_who_start_at_once_migrate_once(database: str) -> None:
    async def main() -> None:
        stores = [Store(database) for _ in range(4)]
        await asyncio.gather(*(store.migrate() for store in stores))
        assert await stores[0].append([entry("t", 1, "one")]) == [True]
        assert texts(await stores[3].load("t")) == ["one"]
        for store in stores:
            await store.close()

    run(main())


def test_an_older_database_is_brought_up_to_date_and_keeps_its_steps(sqlite: str) -> None:
    def with_steps(connection: sa.Connection) -> None:
        upgrade(connection, "0001")
        rows = [("b", 1, 7, "one"), ("a", 1, 5, "one"), ("a", 2, 6, "two")]
        for table, number, at, text in rows:
            facts = encode([Said("Ann", None, text)]).decode()
            connection.execute(sa.insert(schema.steps).values(table_id=table, number=number, at=at, facts=facts))

    async def main() -> None:
        old = Store(sqlite)
        async with old.engine.begin() as connection:
            await connection.run_sync(with_steps)
        await old.close()
        async with stored(sqlite) as store:
            assert (texts(await store.load("a")), texts(await store.load("b"))) == (["one", "two"], ["one"])
            assert await store.append([entry("a", 2, "late"), entry("a", 3, "three")]) == [False, True]

    run(main())


def test_the_migrations_make_what_the_schema_says(database: str) -> None:
    def differences(connection: sa.Connection) -> list[Any]:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async def main() -> None:
        async with stored(database) as store, store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    run(main())


def test_the_log_of_sqlite_begins_anew_when_it_is_swept_and_nothing_is_lost(sqlite: str) -> None:
    log = Path(f"{sqlite.removeprefix('sqlite:///')}-wal")

    async def main() -> None:
        async with stored(sqlite) as store:
            sizes: list[int] = []
            for part in range(4):
                for number in range(1, 101):
                    assert await store.append([entry(f"t{part}", number, "x" * 200)]) == [True]
                    if number == 50:
                        await asyncio.gather(store.sweep(), store.append([entry("beside", part + 1, "x")]))
                await store.sweep()
                sizes.append(log.stat().st_size)
            assert sizes[-1] < 2 * sizes[0]
            assert [len(await store.load(f"t{part}")) for part in range(4)] == [100] * 4
            assert len(await store.load("beside")) == 4

    run(main())


def test_who_waits_for_the_lock_of_sqlite_holds_up_nobody_else(sqlite: str) -> None:
    async def main() -> None:
        with closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None, timeout=1)) as other:
            async with stored(sqlite) as store:
                other.execute("BEGIN IMMEDIATE")
                asyncio.get_running_loop().call_later(0.3, other.rollback)
                sweeping = asyncio.create_task(store.sweep())
                while not store.writing:
                    await asyncio.sleep(0)
                appending = asyncio.create_task(store.append([entry("t", 1, "one")]))
                await asyncio.sleep(0)
                time.sleep(0.1)  # until the thread that writes has swept and waits for the lock
                async with asyncio.timeout(5):
                    await sweeping
                    assert await appending == [True]

    run(main())


DIES_WHILE_MIGRATING = """
import asyncio, os, signal, sys
from alembic.operations import Operations
from bestiary.server.store import Store

create, left = Operations.create_table, [3]

def dying(*what, **how):
    left[0] -= 1
    if left[0] < 0:
        os.kill(os.getpid(), signal.SIGKILL)
    return create(*what, **how)

Operations.create_table = dying
asyncio.run(Store(sys.argv[1]).migrate())
"""


def test_a_process_killed_while_it_migrates_leaves_nothing_half_done(sqlite: str) -> None:
    dead = subprocess.run([sys.executable, "-c", DIES_WHILE_MIGRATING, sqlite], check=False, timeout=60)
    assert dead.returncode == -signal.SIGKILL
    with closing(sqlite3.connect(Path(sqlite.removeprefix("sqlite:///")))) as file:
        assert file.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)

    async def main() -> None:
        async with stored(sqlite) as store:
            assert await store.append([entry("t", 1, "one")]) == [True]

    run(main())


def test_tables_of_the_dead_are_shared_out_among_the_living_and_each_goes_to_one(database: str) -> None:
    async def main() -> None:
        async with stored(database) as one, stored(database) as two:
            for number in range(30):
                row = Row("nullern", "playing", True, b"{}", [])
                await one.append([Entry(f"t{number}", Step(1, 0, []), row, driver="dead")])
            await one.beat("dead", 1)
            await one.beat("one", 1)
            await two.beat("two", 1)
            assert await one.take_over("one", 100) == []
            await one.leave("dead")
            taken = await asyncio.gather(one.take_over("one", 20), two.take_over("two", 20))
            taken += await asyncio.gather(one.take_over("one", 20), two.take_over("two", 20))
            assert sorted(id for some in taken for id in some) == sorted(f"t{number}" for number in range(30))
            assert sorted(await one.driven("one")) == sorted(taken[0] + taken[2])
            assert sorted(await one.driven("two")) == sorted(taken[1] + taken[3])
            await one.leave("one")
            assert sorted(await two.take_over("two", 100)) == sorted(taken[0] + taken[2])

    run(main())


def test_who_does_not_change_his_mark_for_a_lease_is_dead_whatever_it_is(database: str) -> None:
    async def main() -> None:
        async with stored(database) as store:
            one, marks = Leases(store, "one"), iter(range(1_000_000, 0, -7_000))

            async def beaten(*others: str) -> list[str]:
                for other in others:
                    await store.beat(other, next(marks))
                await one.renew(next(marks))
                return sorted(await store.beat("one", next(marks)))

            for _ in range(2 * LOOKS):
                assert await beaten("two", "three") == ["one", "three", "two"]
            for _ in range(LOOKS - 1):
                assert await beaten("three") == ["one", "three", "two"]
            assert await beaten("three") == ["one", "three"]
            assert await beaten("two", "three") == ["one", "three", "two"]  # which only slept

    run(main())
