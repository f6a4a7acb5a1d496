"""Where everything is kept: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy import event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bestiary import __version__
from bestiary.server.facts import Step, encode
from bestiary.server.people import Person
from bestiary.server.postgres import Lines
from bestiary.server.private import make_file
from bestiary.server.rebuild import read_step
from bestiary.server.schema import carries, lobby_talk, people, processes, sittings, steps, tables, tokens
from bestiary.server.table import RUNNING

T = TypeVar("T")
Values = dict[str, object]  # of a row, by its columns
MIGRATIONS = Path(__file__).parent / "migrations"
KEPT_LOBBY_TALK = 50
# What is committed stays, whatever happens. Should nobody sweep, the log is put in its place when it has grown to 32 MB.
PRAGMAS = ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=8000")
LOCKED = 10.0  # seconds that whoever opens the file waits for others who do
OWN_PAGES = "PRAGMA cache_size=-8000"  # kilobytes, for whoever writes steps
SWEEP = "PRAGMA wal_checkpoint(PASSIVE)"
COLUMNS = [column.name for column in steps.columns]
KNOWN_BY = (
    sa.select(people.c.id, people.c.name, people.c.program)
    .join(tokens, tokens.c.person == people.c.id)
    .where(tokens.c.hash == sa.bindparam("hash"))
)
KNOWN_TO_SQLITE = str(KNOWN_BY.compile(dialect=sqlite.dialect(paramstyle="qmark")))
HOSTED_TO_SQLITE = "SELECT id, seen FROM tables WHERE host = ? AND status IN ({}) AND fault IS NULL ORDER BY seen"
LISTED = ("id", "game", "status", "public", "updated", "host", "seen", "card")
LOOKED_AT = 1_000  # public tables, the latest, of which some are listed
AT_ONCE = 500  # rows in one statement, at most
READ_AT_ONCE = 250  # steps between which others have their turn
PLAYABLE = sa.and_(tables.c.status.in_(RUNNING), tables.c.fault.is_(None))
NEVER_SILENT: AbstractContextManager[None] = nullcontext()
VERSION = f"{__version__} "  # before why a table is set aside


class Row(msgspec.Struct, frozen=True, gc=False):
    """What lists show of a table, and who sits there."""

    game: str
    status: str
    public: bool
    card: bytes
    people: Sequence[str]
    host: str = ""


class Listed(msgspec.Struct, frozen=True, gc=False):
    """A table as lists show it."""

    id: str
    card: bytes
    set_aside: bool = False


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A step to be stored; with a row where what lists show changes, and whoever is to drive the table from here."""

    table: str
    step: Step
    row: Row | None = None
    driver: str | None = None

    @property
    def key(self) -> tuple[str, int]:
        return self.table, self.step.number


class Store:
    def __init__(self, url: str) -> None:
        self.url = driven(url)
        is_sqlite = self.url.startswith("sqlite")
        self._lines = None if is_sqlite else Lines(self.url)
        self.engine = embedded(self.url) if self._lines is None else self._lines.engine
        self._insert: Any = sqlite.insert if is_sqlite else postgresql.insert
        self._writer = prepared(sa.create_engine(self.url.replace("+aiosqlite", ""), hide_parameters=True)) if is_sqlite else None
        self._reader: sqlite3.Connection | None = None
        self._pen: sqlite3.Connection | None = None  # for steps, in the thread that writes
        self._broom: sqlite3.Connection | None = None  # in another, beside it
        self._thread, self._beside = ThreadPoolExecutor(1), ThreadPoolExecutor(1)
        self._put, self._put_with_driver = (upsert(self._insert(tables), names) for names in (LISTED, (*LISTED, "driver")))
        self._sit = self._insert(sittings).on_conflict_do_nothing()
        self._file: tuple[int, int] | None = None  # of SQLite, whatever its name is now
        self._writes = 0  # that wait or are under way

    async def migrate(self) -> None:
        """Bring the database up to date, or make it."""
        if self._writer is not None and self._writer.url.database:
            make_file(Path(self._writer.url.database))
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)
        if self._writer is not None:
            self._reader, self._pen, self._broom = (plain(str(self._writer.url.database)) for _ in range(3))
            self._pen.execute(OWN_PAGES)
            self._file = identity(str(self._writer.url.database))

    def hang_up(self) -> None:
        """Nothing more is waited for."""
        if self._lines is not None:
            self._lines.hang_up()

    async def close(self) -> None:
        with self._in_time():
            await self.engine.dispose()
        self._beside.shutdown()
        self._thread.shutdown()
        for connection in (self._reader, self._pen, self._broom):
            if connection is not None:
                connection.close()
        if self._writer is not None:
            self._writer.dispose()

    async def sweep(self) -> None:
        """Put what SQLite has logged in its place, most of it beside whoever writes and the rest between two commits; then the log begins
        anew. Without this a commit would have to wait for all of it now and then."""
        if self._pen is not None and self._broom is not None:
            await asyncio.get_running_loop().run_in_executor(self._beside, swept, self._broom)
            await self._by_writer(partial(swept, self._pen))

    @property
    def writing(self) -> bool:
        """Is something being written to SQLite?"""
        return self._writes > 0

    def _in_time(self) -> AbstractContextManager[None]:
        """A file answers; a database somewhere else may not."""
        return NEVER_SILENT if self._lines is None else self._lines.in_time()

    @asynccontextmanager
    async def _connected(self) -> AsyncGenerator[AsyncConnection]:
        with self._in_time():
            async with self.engine.connect() as connection:
                yield connection

    async def _change(self, work: Callable[[sa.Connection], T]) -> T:
        """In one transaction. SQLite lets one write at a time: a thread does, and is entered once for all of it, so that nobody holds up
        others while waiting for a turn of the event loop."""
        writer = self._writer
        if writer is None:
            with self._in_time():
                async with self.engine.begin() as connection:
                    return await connection.run_sync(work)

        def alone() -> T:
            with writer.begin() as connection:
                return work(connection)

        return await self._by_writer(alone)

    async def _by_writer(self, work: Callable[[], T]) -> T:
        self._writes += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._in_place, work)
        finally:
            self._writes -= 1

    def _in_place(self, work: Callable[[], T]) -> T:
        """SQLite would go on with a file that somebody has removed, or put another in place of."""
        if self._writer is not None and self._file is not None and self._file != identity(str(self._writer.url.database)):
            raise FileNotFoundError("the database's file is no longer there")
        return work()

    # -- steps

    async def append(self, entries: Sequence[Entry]) -> list[bool]:
        """Store what can be: of two steps with the same number the first stays. Tells of each whether it is stored, after the commit."""
        firsts: dict[tuple[str, int], Entry] = {}
        for entry in entries:
            firsts.setdefault(entry.key, entry)
        # Always in the same order, so that no two processes ever wait for each other.
        ordered = [firsts[key] for key in sorted(firsts)]
        try:
            stored = await self._written(ordered, all_new=True)
        except IntegrityError:
            stored = await self._written(ordered, all_new=False)
        return [entry.key in stored and firsts[entry.key] is entry for entry in entries]

    async def _written(self, entries: Sequence[Entry], all_new: bool) -> set[tuple[str, int]]:
        if self._pen is not None and all_new and len(entries) <= AT_ONCE:
            return await self._by_writer(partial(written, self._pen, entries))
        return await self._change(lambda connection: self._write(connection, entries, all_new))

    def _write(self, connection: sa.Connection, entries: Sequence[Entry], all_new: bool) -> set[tuple[str, int]]:
        """Steps, of which none is there yet or some may be, and what lists show; which are stored."""
        rows = [values(entry) for entry in entries]
        stored = {entry.key for entry in entries}
        if all_new:
            connection.execute(sa.insert(steps), [named(row) for row in rows])
        else:
            statement = self._insert(steps).on_conflict_do_nothing().returning(steps.c.table_id, steps.c.number)
            stored = {(row.table_id, row.number) for row in connection.execute(statement, [named(row) for row in rows])}
        self._list(connection, [(entry, entry.row) for entry in entries if entry.row is not None and entry.key in stored])
        return stored

    def _list(self, connection: sa.Connection, changed: Sequence[tuple[Entry, Row]]) -> None:
        """What lists show is now this."""
        kept, begun, sat = sorted_out(changed)
        for statement, rows in ((self._put, kept), (self._put_with_driver, begun), (self._sit, sat)):
            if rows:
                connection.execute(statement, rows)

    async def load(self, table: str, after: int = 0) -> list[Step]:
        """The steps of a table after that number. Raises Unreadable where one is none."""
        read: list[Step] = []
        query = sa.select(steps).where(steps.c.table_id == table).order_by(steps.c.number).limit(READ_AT_ONCE)
        async with self._connected() as connection:
            while True:
                rows = (await connection.execute(query.where(steps.c.number > (read[-1].number if read else after)))).all()
                read += [read_step(row.number, row.at, row.facts, row.person, row.request) for row in rows]
                if len(rows) < READ_AT_ONCE:
                    return read

    async def asked(self, table: str, person: str, request: str) -> int | None:
        """The number of the step that came of that request."""
        query = sa.select(steps.c.number).where(steps.c.table_id == table, steps.c.person == person, steps.c.request == request)
        async with self._connected() as connection:
            return (await connection.execute(query.limit(1))).scalar()

    async def newest(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last step of each of these tables."""
        last = sa.select(sa.func.max(steps.c.number)).where(steps.c.table_id == tables.c.id).scalar_subquery()  # one look into the index
        query = sa.select(tables.c.id, last.label("number")).where(tables.c.id.in_(ids))
        async with self._connected() as connection:
            return {row.id: row.number for row in await connection.execute(query)}

    # -- lists

    async def cards(self, *statuses: str, public: bool | None = None, person: str | None = None, most: int = 100) -> list[Listed]:
        """What lists show: the latest first. What is set aside nobody can join: it is in no public list."""
        query = sa.select(tables.c.id, tables.c.card, tables.c.fault.is_not(None)).order_by(tables.c.updated.desc()).limit(most)
        query = query.where(tables.c.status.in_(statuses))
        if public is not None:
            query = query.where(tables.c.public == public, tables.c.fault.is_(None))
        if person is not None:
            query = query.join(sittings, sittings.c.table_id == tables.c.id).where(sittings.c.person == person)
        async with self._connected() as connection:
            return [Listed(id, card.encode(), set_aside) for id, card, set_aside in await connection.execute(query)]

    async def public_cards(self, statuses: Sequence[str], since: int, each: int, most: int) -> list[Listed]:
        """What the lobby shows: tables first at which somebody was since then; of each host his latest, then the second of each, and no
        more than so many."""
        chosen = tables.c.status.in_(statuses), tables.c.public, tables.c.fault.is_(None)
        latest = sa.select(tables).where(*chosen).order_by(tables.c.updated.desc()).limit(LOOKED_AT).subquery()
        there = sa.case((latest.c.seen >= since, 0), else_=1)
        turn = sa.func.row_number().over(
            partition_by=sa.func.coalesce(latest.c.host, latest.c.id), order_by=(there, latest.c.updated.desc())
        )
        ranked = sa.select(latest.c.id, latest.c.card, latest.c.updated, there.label("there"), turn.label("turn")).subquery()
        query = sa.select(ranked.c.id, ranked.c.card).where(ranked.c.turn <= each)
        query = query.order_by(ranked.c.there, ranked.c.turn, ranked.c.updated.desc()).limit(most)
        async with self._connected() as connection:
            return [Listed(id, card.encode()) for id, card in await connection.execute(query)]

    async def note_seen(self, ids: Sequence[str], now: int) -> None:
        """Somebody is at each of these tables."""
        for some in (ids[at : at + AT_ONCE] for at in range(0, len(ids), AT_ONCE)):
            update = sa.update(tables).where(tables.c.id.in_(some), tables.c.seen < now).values(seen=now)
            await self._change(lambda connection, update=update: connection.execute(update).close())

    async def unattended(self, public: bool, before: int, most: int = 1_000) -> list[str]:
        """Tables that are open and at which nobody has been since then, the longest first."""
        waiting = tables.c.status == "open", tables.c.public == public, tables.c.seen < before, tables.c.fault.is_(None)
        query = sa.select(tables.c.id).where(*waiting).order_by(tables.c.seen).limit(most)
        async with self._connected() as connection:
            return [table for (table,) in await connection.execute(query)]

    async def hosted(self, person: str, statuses: Sequence[str]) -> list[tuple[str, int]]:
        """The tables of those statuses that somebody has opened, with when somebody was there last, the longest ago first."""
        if self._reader is not None:  # which answers before a thread could be asked to ask it
            places = ", ".join("?" * len(statuses))
            return self._reader.execute(HOSTED_TO_SQLITE.format(places), (person, *statuses)).fetchall()
        query = sa.select(tables.c.id, tables.c.seen).where(
            tables.c.host == person, tables.c.status.in_(statuses), tables.c.fault.is_(None)
        )
        async with self._connected() as connection:
            return [(id, seen) for id, seen in await connection.execute(query.order_by(tables.c.seen))]

    # -- what cannot be read

    async def fault(self, table: str) -> str | None:
        """Why that table is set aside, if it is."""
        async with self._connected() as connection:
            return (await connection.execute(sa.select(tables.c.fault).where(tables.c.id == table))).scalar()

    async def set_aside(self, table: str, why: str, process: str) -> bool:
        """Nobody tries to play that table any more; is that new? Not where another process drives it, which may well be able to read it."""
        living = sa.select(processes.c.id).where(processes.c.id != process)
        mine = sa.or_(tables.c.driver.is_(None), tables.c.driver.not_in(living))
        update = sa.update(tables).where(tables.c.id == table, tables.c.fault.is_(None), mine).values(fault=f"{VERSION}{why}")
        return await self._change(lambda connection: connection.execute(update.returning(tables.c.id)).scalar() is not None)

    async def try_again(self) -> None:
        """What a server of another version could not read this one may."""
        elsewhere = sa.not_(tables.c.fault.startswith(VERSION, autoescape=True))
        await self._change(lambda connection: connection.execute(sa.update(tables).where(elsewhere).values(fault=None)).close())

    # -- who drives

    async def beat(self, process: str, mark: int) -> dict[str, int]:
        """This process lives: it changes its mark. The marks of all."""
        values = {"id": process, "mark": mark}

        def write(connection: sa.Connection) -> dict[str, int]:
            insert = self._insert(processes).values(values)
            connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_=values))
            return {row.id: row.mark for row in connection.execute(sa.select(processes))}

        return await self._change(write)

    async def leave(self, process: str) -> None:
        await self._change(lambda connection: connection.execute(sa.delete(processes).where(processes.c.id == process)).close())

    async def take_over(self, process: str, most: int) -> list[str]:
        """Some of the running tables that no living process drives are this one's from now on."""
        alive = sa.select(processes.c.id)
        orphan = sa.and_(PLAYABLE, sa.or_(tables.c.driver.is_(None), tables.c.driver.not_in(alive)))
        some = sa.select(tables.c.id).where(orphan).limit(most).with_for_update(skip_locked=True)  # others may be taking some too
        update = sa.update(tables).where(tables.c.id.in_(some), orphan).values(driver=process).returning(tables.c.id)
        return await self._change(lambda connection: [*connection.execute(update).scalars()])

    async def driven(self, process: str) -> list[str]:
        """The running tables that are this process's to drive."""
        query = sa.select(tables.c.id).where(tables.c.driver == process, PLAYABLE)
        async with self._connected() as connection:
            return [table for (table,) in await connection.execute(query)]

    # -- people

    async def add_person(self, person: Person, token_hash: str, now: int) -> None:

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.insert(people).values(id=person.id, name=person.name, program=person.program, created=now))
            connection.execute(sa.insert(tokens).values(hash=token_hash, person=person.id, created=now))

        await self._change(write)

    async def person(self, token_hash: str) -> Person | None:
        """Whose token that is. Asked whenever somebody connects; SQLite answers before a thread could be asked to ask it."""
        if self._reader is not None:
            row = self._reader.execute(KNOWN_TO_SQLITE, (token_hash,)).fetchone()
        else:
            async with self._connected() as connection:
                row = (await connection.execute(KNOWN_BY, {"hash": token_hash})).first()
        return None if row is None else Person(row[0], row[1], bool(row[2]))

    async def rename(self, person: str, name: str) -> None:
        await self._change(lambda connection: connection.execute(sa.update(people).where(people.c.id == person).values(name=name)).close())

    async def add_carry(self, code_hash: str, person: str, now: int, until: int, most: int) -> bool:
        """False where that many of the person's still hold."""

        def write(connection: sa.Connection) -> bool:
            connection.execute(sa.select(people.c.id).where(people.c.id == person).with_for_update())  # one at a time
            connection.execute(sa.delete(carries).where(carries.c.until < now))
            holding = sa.select(sa.func.count()).select_from(carries).where(carries.c.person == person)
            if connection.execute(holding).scalar_one() >= most:
                return False
            connection.execute(sa.insert(carries).values(code_hash=code_hash, person=person, until=until))
            return True

        return await self._change(write)

    async def use_carry(self, code_hash: str, token_hash: str, now: int) -> bool:
        """Whoever has the code is that person too from now on, with a token of his own; once."""

        def write(connection: sa.Connection) -> bool:
            used = sa.delete(carries).where(carries.c.code_hash == code_hash, carries.c.until >= now).returning(carries.c.person)
            person = connection.execute(used).scalar()
            if person is not None:
                connection.execute(sa.insert(tokens).values(hash=token_hash, person=person, created=now))
            return person is not None

        return await self._change(write)

    # -- lobby talk

    async def talk(self, name: str, text: str, mark: str, now: int) -> None:

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.insert(lobby_talk).values(at=now, name=name, text=text, mark=mark))
            last = sa.select(lobby_talk.c.id).order_by(lobby_talk.c.id.desc()).limit(1).offset(KEPT_LOBBY_TALK).scalar_subquery()
            connection.execute(sa.delete(lobby_talk).where(lobby_talk.c.id <= last))

        await self._change(write)

    async def talked(self) -> list[tuple[int, str, str, str]]:
        columns = lobby_talk.c.at, lobby_talk.c.name, lobby_talk.c.text, lobby_talk.c.mark
        query = sa.select(*columns).order_by(lobby_talk.c.id.desc()).limit(KEPT_LOBBY_TALK)
        async with self._connected() as connection:
            return [(at, name, text, mark) for at, name, text, mark in await connection.execute(query)][::-1]


def sorted_out(changed: Sequence[tuple[Entry, Row]]) -> tuple[list[Values], list[Values], list[Values]]:
    """What lists show now: of tables whose driver stays, of those that have one from now on, and who sits where."""
    listed = [(entry.driver, as_listed(entry, row)) for entry, row in changed]
    kept = [values for driver, values in listed if driver is None]
    begun = [{**values, "driver": driver} for driver, values in listed if driver is not None]
    sat: list[Values] = [{"person": person, "table_id": entry.table} for entry, row in changed for person in row.people]
    return kept, begun, sat


def as_listed(entry: Entry, row: Row) -> Values:
    """By LISTED."""
    return dict(
        zip(LISTED, (entry.table, row.game, row.status, row.public, entry.step.at, row.host, entry.step.at, row.card.decode()), strict=True)
    )


def upsert(insert: Any, names: Sequence[str]) -> Any:
    """Insert what is not there by its id; else put these in its place."""
    return insert.on_conflict_do_update(index_elements=["id"], set_={name: insert.excluded[name] for name in names})


def values(entry: Entry) -> tuple[object, ...]:
    """A row of steps, by COLUMNS."""
    step = entry.step
    return entry.table, step.number, step.at, step.person, step.id, encode(step.facts).decode()


def inserted(table: str, columns: Sequence[str], rows: Sequence[Sequence[object]], more: str = "") -> tuple[str, tuple[object, ...]]:
    """A statement for SQLite that inserts all of them, with its values: one by one, each row would have to wait for the interpreter."""
    places = ", ".join([f"({', '.join('?' * len(columns))})"] * len(rows))
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES {places} {more}", (*chain.from_iterable(rows),)


def written(connection: sqlite3.Connection, entries: Sequence[Entry]) -> set[tuple[str, int]]:
    """Steps that are new, in few statements: after each whoever writes has to wait for the interpreter."""
    try:
        new_steps = inserted("steps", COLUMNS, [values(entry) for entry in entries])
        if changed := [(entry, entry.row) for entry in entries if entry.row is not None]:
            transacted(connection, [new_steps, *listing(changed)])
        else:
            connection.execute(*new_steps)  # a transaction of its own
    except sqlite3.Error as error:
        raise (IntegrityError if isinstance(error, sqlite3.IntegrityError) else OperationalError)("INSERT", None, error) from error
    return {entry.key for entry in entries}


def listing(changed: Sequence[tuple[Entry, Row]]) -> Iterator[tuple[str, tuple[object, ...]]]:
    """What lists show is now this, for SQLite."""
    kept, begun, sat = sorted_out(changed)
    for table, rows in (("tables", kept), ("tables", begun), ("sittings", sat)):
        if rows:
            names = [*rows[0]]
            news = f"(id) DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in names)}" if table == "tables" else "DO NOTHING"
            yield inserted(table, names, [(*row.values(),) for row in rows], f"ON CONFLICT {news}")


def transacted(connection: sqlite3.Connection, statements: Iterable[tuple[str, tuple[object, ...]]]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in statements:
            connection.execute(*statement)
        connection.execute("COMMIT")
    except sqlite3.Error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def swept(connection: sqlite3.Connection) -> None:
    """(The cursor ends here: elsewhere its end would wait for whoever uses the connection then.)"""
    connection.execute(SWEEP).fetchall()


def identity(path: str) -> tuple[int, int]:
    found = os.stat(path)
    return found.st_dev, found.st_ino


def plain(path: str) -> sqlite3.Connection:
    """A connection to SQLite whose statements are transactions of their own."""
    connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    set_up(connection)
    return connection


def named(row: Sequence[object]) -> dict[str, object]:
    """A row of steps, by name."""
    return dict(zip(COLUMNS, row, strict=True))


def driven(url: str) -> str:
    """The URL with the driver that we use, where it names none."""
    for plain, ours in (
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if url.startswith(plain):
            return ours + url.removeprefix(plain)
    return url


def embedded(url: str) -> AsyncEngine:
    """(What it was told is not in its errors, and so not in the log: there are seeds among it.)"""
    engine = create_async_engine(url, hide_parameters=True)
    prepared(engine.sync_engine)
    return engine


def prepared(engine: sa.Engine) -> sa.Engine:
    """An engine of SQLite that keeps what it has committed, whatever happens."""

    event.listen(engine, "connect", set_up)
    return engine


def set_up(connection: Any, _: object = None) -> None:
    getattr(connection, "driver_connection", connection).text_factory = text
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        patiently(lambda pragma=pragma: cursor.execute(f"PRAGMA {pragma}"))
    cursor.close()


def patiently(work: Callable[[], object]) -> None:
    """Where several processes open a new file at once, SQLite refuses to change how it is logged without waiting as it was told to."""
    last = time.monotonic() + LOCKED
    while True:
        try:
            work()
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > last:
                raise
            time.sleep(0.01)
        else:
            return


def text(stored: bytes) -> str:
    """Whatever it is: a row that no longer can be read must not keep others from being read."""
    return stored.decode(errors="replace")


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    """One process migrates and the others wait; all of it or nothing."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL statement_timeout = 0")  # it takes what it takes
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(4242422)")
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
