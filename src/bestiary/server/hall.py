"""The tables that are alive in this process: requests become steps, steps are stored, and everybody there is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

import structlog
from sqlalchemy.exc import SQLAlchemyError

from bestiary.server.asks import Refusal, asked, following, new_table_id, opened, started
from bestiary.server.cards import row
from bestiary.server.clock import Clock
from bestiary.server.facts import STEP, AnyFact, Sat, Started, Step, TableSettings, encode
from bestiary.server.ledger import Ledger
from bestiary.server.messages import Rematch, TableRequest
from bestiary.server.news import LOBBY, News
from bestiary.server.people import Person
from bestiary.server.shown import is_small, state, update
from bestiary.server.store import Entry, Store, rebuilt
from bestiary.server.table import Asked, Recent, Table

RECHECK = 5_000  # milliseconds
log = structlog.get_logger()
Decide = Callable[[Table], Sequence[AnyFact]]  # what is to happen at a table as it is now; nothing: no step


class NoSuchTable(LookupError):
    pass


class Client(Protocol):
    """Somebody who is connected to a table."""

    @property
    def person(self) -> Person | None: ...
    def send(self, message: bytes) -> None: ...


class Live:
    """A table in memory, with those who look at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.recent = Recent()
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()  # one request at a time
        self.changed = asyncio.Event()  # set by the next step; then there is a new one

    def advance(self, table: Table) -> None:
        assert table.step is not None
        table.remember(table.step)
        self.table = table
        self.recent.add(table)
        self.changed.set()
        self.changed = asyncio.Event()

    def tell(self, now: int) -> None:
        """The last step to everybody, written once for each seat."""
        table = self.table
        small = is_small(table)
        written: dict[tuple[int | None, bool], bytes] = {}
        for client in self.clients:
            person = None if client.person is None else client.person.id
            key = table.seat_of(person), person == table.host and not small
            if key not in written:
                message = update(table, key[0], now) if small else state(table, self.recent, person, now, table.number - 1)
                written[key] = encode(message)
            client.send(written[key])

    def present(self, seat: int) -> bool:
        """Is somebody of that seat connected to this process?"""
        person = self.table.chairs[seat].person
        return person is not None and any(client.person is not None and client.person.id == person for client in self.clients)


class Hall:
    def __init__(self, store: Store, ledger: Ledger, news: News, clock: Clock, process: str) -> None:
        self.store = store
        self.clock = clock
        self.process = process
        self.lives: dict[str, Live] = {}
        self.stepped: list[Callable[[Live, bool], None]] = []  # called after each step of a table here, with whether it is this process's
        self._ledger = ledger
        self._news = news
        self._loading: dict[str, asyncio.Lock] = {}
        self._late: set[str] = set()  # of whose steps some are missing here
        self._lacking = asyncio.Event()

    # -- tables

    async def open(
        self, settings: TableSettings, host: Person, bots: Sequence[str | None], seat: int | None, start: bool, entropy: str
    ) -> Live:
        """A new table, with bots where they are named and the host in a seat; begun at once if that is wanted."""
        facts = opened(settings, host, bots)
        if seat is not None:
            if seat >= settings.seats or (seat < len(bots) and bots[seat] is not None):
                raise Refusal("seat-taken")
            facts.append(Sat(seat, host.id, host.name, host.program, entropy))
        id = new_table_id()
        if start:
            facts += started(Table(id).after(Step(1, 0, facts)), fill=True)
        live = await self._founded(id, facts)
        assert live is not None
        return live

    async def _founded(self, id: str, facts: Sequence[AnyFact]) -> Live | None:
        """A table with its first step; None if it is there already."""
        step = Step(1, self.clock.now(), [*facts])
        live = Live(Table(id).after(step))
        if not await self._ledger.append(self._entry(live.table, step)):
            return None
        live.recent.add(live.table)
        self.lives[id] = live
        self._news.listen(id)
        self._tell_others(live, step)
        self._call(live, ours=True)
        return live

    async def live(self, id: str) -> Live:
        """The table of that id, from the database where it is not alive here."""
        if live := self.lives.get(id):
            return live
        async with self._loading.setdefault(id, asyncio.Lock()):
            if live := self.lives.get(id):
                return live
            self._news.listen(id)
            steps = await self.store.load(id)
            if not steps:
                self._news.ignore(id)
                self._loading.pop(id, None)
                raise NoSuchTable(id)
            live = self.lives[id] = Live(rebuilt(id, steps))
            self._loading.pop(id, None)
            return live

    def forget(self, live: Live) -> None:
        """Nobody needs it in memory any more."""
        if self.lives.get(live.table.id) is live and not live.clients and not live.lock.locked():
            del self.lives[live.table.id]
            self._news.ignore(live.table.id)

    # -- steps

    async def ask(self, live: Live, person: Person, request: TableRequest) -> int:
        """Do what is asked; the number of the step that came of it. Raises Refusal or IllegalMove, and then nothing has changed."""
        known = Asked(person.id, request.id)
        if isinstance(request, Rematch) and live.table.next is not None:
            number = live.table.number  # somebody was quicker
        else:
            number = await self.act(live, lambda table: asked(table, person, request), known)
        if isinstance(request, Rematch):
            assert live.table.next is not None
            await self._founded(live.table.next, following(live.table, person))
        return number

    async def act(self, live: Live, decide: Decide, known: Asked | None = None) -> int:
        """One step at a table, decided on what it is now; again where another process was quicker."""
        async with live.lock:
            while True:
                if known is not None and (number := live.table.answered(known)) is not None:
                    return number
                facts = decide(live.table)
                if not facts:
                    return live.table.number
                step = Step(live.table.number + 1, self.clock.now(), [*facts], *(() if known is None else (known.person, known.id)))
                after = live.table.after(step)
                if await self._ledger.append(self._entry(after, step)):
                    self._advance(live, after, ours=True)
                    self._tell_others(live, step)
                    return step.number
                await self._catch_up(live)

    def _entry(self, after: Table, step: Step) -> Entry:
        driver = self.process if any(isinstance(fact, Started) for fact in step.facts) else None
        return Entry(after.id, step, None if is_small(after) else row(after), driver)

    def _advance(self, live: Live, table: Table, ours: bool) -> None:
        live.advance(table)
        live.tell(self.clock.now())
        self._call(live, ours)

    def _call(self, live: Live, ours: bool) -> None:
        for listener in self.stepped:
            listener(live, ours)

    def _tell_others(self, live: Live, step: Step) -> None:
        self._news.tell(live.table.id, encode(step))
        if not is_small(live.table):
            self._news.tell(LOBBY, b"")

    async def _catch_up(self, live: Live) -> None:
        """Take the steps that others have stored."""
        for step in await self.store.load(live.table.id, live.table.number):
            if step.number == live.table.number + 1:
                self._advance(live, live.table.after(step), ours=False)

    # -- news

    def heard(self, topic: str, what: bytes) -> None:
        """Another process has stored a step."""
        live = self.lives.get(topic)
        if live is None:
            return
        step = STEP.decode(what)
        if step.number == live.table.number + 1 and not live.lock.locked():
            self._advance(live, live.table.after(step), ours=False)
        elif step.number > live.table.number:
            self._late.add(topic)
            self._lacking.set()

    async def keep_up(self) -> None:
        """Fetch what the news did not bring, and at times look whether there is any. Owned by the server, until cancelled."""
        while True:
            lacking = await self.clock.wait(self._lacking, self.clock.now() + RECHECK)
            self._lacking.clear()
            try:
                await self._refresh(everything=not lacking)
            except (OSError, SQLAlchemyError) as error:
                log.warning("the database does not answer", why=str(error))

    async def _refresh(self, everything: bool) -> None:
        late, self._late = self._late, set()
        if everything and self.lives:
            newest = await self.store.newest([*self.lives])
            late |= {id for id, number in newest.items() if id in self.lives and number > self.lives[id].table.number}
        for id in late:
            if live := self.lives.get(id):
                async with live.lock:
                    await self._catch_up(live)
