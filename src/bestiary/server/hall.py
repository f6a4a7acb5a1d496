"""The tables that are alive in this process: requests become steps, steps are stored, and everybody there is told."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

import msgspec
import structlog

from bestiary.match.illegal import IllegalMove
from bestiary.server.asks import asked, begun, follow, following, may_follow, new_table_id, opened
from bestiary.server.cards import row
from bestiary.server.clock import Clock
from bestiary.server.done import Asked
from bestiary.server.facts import AnyFact, Closed, Drawing, Sat, Step, TableSettings, encode
from bestiary.server.ledger import Busy, Ledger, Unsure
from bestiary.server.limits import Allowance
from bestiary.server.messages import Play, Refused, Rematch, Start, TableRequest
from bestiary.server.metrics import SET_ASIDE
from bestiary.server.news import LOBBY, News
from bestiary.server.people import Person
from bestiary.server.quotas import PRESENT, PRIVATE, Queues, Quotas
from bestiary.server.rebuild import Unreadable, rebuilt_in_turns, replayed
from bestiary.server.refusal import Refusal
from bestiary.server.shares import Party
from bestiary.server.shown import is_small, state, updates
from bestiary.server.store import Entry, Store
from bestiary.server.table import RUNNING, Recent, Table, since

RECHECK, RECHECK_DEAF = 5_000, 1_000  # milliseconds; while there are no news
NEWS: msgspec.json.Decoder[Step | list[str]] = msgspec.json.Decoder(Step | list[str])  # a step, or people who are at the table
LATE = 10_000  # milliseconds that a step of another process may be old; more is a clock that shows another time than ours
NO_QUOTAS = Quotas()
log = structlog.get_logger()
Decide = Callable[[Table], Sequence[AnyFact]]  # what is to happen at a table as it is now; nothing: no step


class NoSuchTable(LookupError):
    pass


class SetAside(Refusal):
    """What is stored of a table cannot be replayed: nobody plays there until a server can read it."""

    def __init__(self) -> None:
        super().__init__("set-aside")


class Client(Protocol):
    """Somebody who is connected to a table."""

    language: str
    address: str  # from where

    @property
    def person(self) -> Person | None: ...
    def send(self, message: bytes, more: bool = False, /) -> None: ...  # more: another one follows at once


class Live:
    """A table in memory, with those who look at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.recent = Recent()
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, int] = {}  # people of whom another process last told then that they are there
        self.lock = asyncio.Lock()  # one request at a time
        self.watchers: Allowance | None = None  # of all who watch, to talk
        self.changed = asyncio.Event()  # set by the next step that whoever drives the table has to know; then there is a new one
        self.sleeps_until: int | None = None  # when whoever drives it looks at it in any case

    def advance(self, table: Table) -> None:
        assert table.step is not None
        table.done.remember(table.step)
        self.table = table
        self.recent.add(table)
        deadline = table.deadline
        if table.crewed or not is_small(table) or (deadline is not None and deadline.at < (self.sleeps_until or math.inf)):
            self.changed.set()
            self.changed = asyncio.Event()

    def tell(self, now: int, asker: Client | None) -> None:
        """The last step to everybody: what is small is written once for each seat. Whoever asked for it is answered right after."""
        table = self.table
        if not is_small(table):
            for client in [*self.clients]:
                person = None if client.person is None else client.person.id
                tell(client, encode(state(table, self.recent, person, now, table.number - 1)), client is asker)
            return
        seated: dict[int | None, list[Client]] = {}
        for client in self.clients:
            person = client.person
            seated.setdefault(None if person is None else table.seats.get(person.id), []).append(client)
        for clients, message in zip(seated.values(), updates(table, [*seated], now), strict=True):
            written = encode(message)
            for client in clients:
                tell(client, written, client is asker)

    @property
    def party(self) -> Party:
        """For whom the bots think: for the host, from where he or somebody else is connected here."""
        table = self.table
        people = sorted((client.person.id != table.host, client.address) for client in self.clients if client.person is not None)
        return Party(people[0][1] if people else "", table.host, table.id)

    @property
    def here(self) -> set[str]:
        """The people who are connected to this process."""
        return {client.person.id for client in self.clients if client.person is not None}


def tell(client: Client, message: bytes, more: bool) -> None:
    """Whoever cannot be told keeps nobody else from being told."""
    try:
        client.send(message, more)
    except Exception as error:
        log.error("somebody could not be told", why=repr(error))


class Hall:
    def __init__(self, store: Store, ledger: Ledger, news: News, clock: Clock, process: str, quotas: Quotas = NO_QUOTAS) -> None:
        self.store = store
        self.clock = clock
        self.process = process
        self.lives: dict[str, Live] = {}
        self.stepped: list[Callable[[Live, bool], None]] = []  # called after each step of a table here, with whether it is this process's
        self._quotas = quotas
        self._queues = Queues()
        self._unattended: set[str] = set()  # tables at the last look
        self._ledger = ledger
        self._news = news
        self._loading: dict[str, asyncio.Lock] = {}
        self._late: set[str] = set()  # of whose steps some are missing here
        self._lacking = asyncio.Event()
        ledger.unawaited = lambda entry: self._doubt(entry.table)

    # -- tables

    async def open(self, settings: TableSettings, host: Person, bots: Sequence[str | None], seat: int | None, start: bool) -> Live:
        """A new table, with bots where they are named and the host in a seat; begun at once if that is wanted."""
        facts = opened(settings, host, bots)
        if seat is not None:
            if seat >= settings.seats or (seat < len(bots) and bots[seat] is not None):
                raise Refusal("seat-taken")
            facts.append(Sat(seat, host.id, host.name, host.program))
        id = new_table_id()
        if start:
            facts += begun(Table(id).after(Step(1, 0, facts)), fill=True)
        async with self._queues.alone(host.id):
            await (self._must_run_few(host.id) if start else self._make_room(host.id))
            return await self._founded(id, facts)

    async def _make_room(self, person: str) -> None:
        """For one more open table of that person: one of the others is closed where nobody is and nobody else sits."""
        most = self._quotas.open
        if not most or len(hosted := await self.store.hosted(person, ("open",))) < most:
            return
        for id, seen in hosted:
            if seen < self.clock.wall() - PRESENT and await self._close(id, lambda table: {*table.seats} <= {person}):
                return
        raise Refusal("too-many-open", most=most)

    async def _must_run_few(self, person: str) -> None:
        most = self._quotas.running
        if most and len(await self.store.hosted(person, RUNNING)) >= most:
            raise Refusal("too-many-running", most=most)

    async def _founded(self, id: str, facts: Sequence[AnyFact]) -> Live:
        """A table with its first step."""
        step = Step(1, self.clock.wall(), [*facts])
        live = Live(Table(id).after(step, self.clock.now()))
        stored = await self._ledger.append(self._entry(live.table, step))
        assert stored, "nobody else has this id"
        live.recent.add(live.table)
        self.lives[id] = live
        self._news.listen(id)
        self._tell_others(live, step)
        self._call(live, ours=True)
        return live

    async def live(self, id: str) -> Live:
        """The table of that id, from the database where it is not alive here. Raises NoSuchTable or SetAside."""
        if live := self.lives.get(id):
            return live
        async with self._loading.setdefault(id, asyncio.Lock()):
            if live := self.lives.get(id):
                return live
            try:
                table = await self._read(id)
            finally:
                self._loading.pop(id, None)
            live = self.lives[id] = Live(table)
            self._news.listen(id)
            return live

    async def _read(self, id: str) -> Table:
        if await self.store.fault(id) is not None:
            raise SetAside
        try:
            if not (steps := await self.store.load(id)):
                raise NoSuchTable(id)
            return (await rebuilt_in_turns(id, steps)).on_clock(self.clock.now(), self.clock.wall())
        except Unreadable as error:
            await self.set_aside(id, error)
            raise SetAside from error

    async def set_aside(self, id: str, error: Unreadable) -> None:
        """One table that cannot be replayed must not stop the others: it is not tried again, and whoever is there is told."""
        if await self.store.set_aside(id, str(error), self.process):
            SET_ASIDE.inc()
            log.error("a table is set aside", table=id, why=str(error))
        if (live := self.lives.pop(id, None)) is not None:
            self._news.ignore(id)
            live.changed.set()
            for client in live.clients:
                tell(client, encode(Refused(None, None, "set-aside", SetAside().sentence(client.language))), False)
            live.clients.clear()

    async def live_since(self, id: str, number: int) -> Live:
        """The table of that id, for somebody who has seen that step of it elsewhere."""
        live = await self.live(id)
        if live.table.number < number:
            async with live.lock:
                await self._catch_up(live)
        return live

    async def listed(self, id: str) -> Live:
        """The table of that id, which lists show: it has steps."""
        try:
            return await self.live(id)
        except NoSuchTable:
            await self.set_aside(id, Unreadable(1, "it is not there"))
            raise SetAside from None

    def forget(self, live: Live) -> None:
        """Nobody needs it in memory any more."""
        if self.lives.get(live.table.id) is live and not live.clients and not live.lock.locked():
            del self.lives[live.table.id]
            self._news.ignore(live.table.id)

    # -- steps

    async def ask(self, live: Live, person: Person, request: TableRequest, asker: Client | None = None) -> int:
        """Do what is asked; the number of the step that came of it. Raises Refusal or IllegalMove, and then nothing has changed.

        The asker is a client that is sent something else as soon as this returns.
        """
        known = Asked(person.id, request.id, isinstance(request, Play))
        if isinstance(request, Rematch):
            return await self._rematch(live, person, known)
        if isinstance(request, Start):
            async with self._queues.alone(person.id):
                if await self._done(live.table, known) is None:
                    await self._must_run_few(person.id)
                return await self.act(live, lambda table: asked(table, person, request), known, asker)
        return await self.act(live, lambda table: asked(table, person, request), known, asker)

    async def _rematch(self, live: Live, person: Person, known: Asked) -> int:
        """A table at which the same people play again, which is there before anybody is told; of several who ask one is enough."""
        number = await self.act(live, lambda table: may_follow(table, person), known)
        followed = live.table.next
        if followed is None and await self._done(live.table, known) is None:
            async with self._queues.alone(person.id):
                await self._make_room(person.id)
                new = await self._founded(new_table_id(), following(live.table, person))
            number = await self.act(live, lambda table: follow(table, new.table.id), known)
            if live.table.next != new.table.id:
                await self.act(new, lambda _: [Closed()])
        return number

    async def look_around(self) -> None:
        """Who is where? Tables that wait for a match and at which nobody has been for long are closed; twice nobody has to be found there,
        so that all processes have had time to tell who is, whatever their clocks do."""
        now = self.clock.wall()
        await self.store.note_seen(
            [live.table.id for live in self.lives.values() if live.here and live.table.status in ("open", *RUNNING)], now
        )
        unattended = await self.store.unattended(True, now - self._quotas.unattended) + await self.store.unattended(False, now - PRIVATE)
        for id in unattended:
            if id in self._unattended:
                try:
                    await self._close(id)
                except Exception as error:  # the others nevertheless
                    log.warning("an abandoned table could not be closed", table=id, why=repr(error))
        self._unattended = {*unattended}

    async def _close(self, id: str, may: Callable[[Table], bool] = lambda _: True) -> bool:
        """Where nobody is, and no match has begun. Was it?"""
        try:
            live = await self.listed(id)
        except SetAside:
            return False
        if not live.here:
            await self.act(live, lambda table: [Closed()] if table.status == "open" and may(table) else [])
        return live.table.status == "closed"

    async def act(self, live: Live, decide: Decide, known: Asked | None = None, asker: Client | None = None) -> int:
        """One step at a table, decided on what it is now; again where another process was quicker."""
        async with live.lock:
            while True:
                if known is not None and (number := await self._done(live.table, known)) is not None:
                    return number
                try:
                    facts = decide(live.table)
                    if not facts:
                        return live.table.number
                    step = Step(live.table.number + 1, self.clock.wall(), [*facts], *(() if known is None else (known.person, known.id)))
                    after = live.table.after(step, self.clock.now())
                except (Refusal, IllegalMove):
                    if await self._catch_up(live):
                        continue
                    raise  # by the table as it is, not only as it was known here
                if await self._stored(self._entry(after, step)):
                    self._advance(live, after, True, asker)
                    self._tell_others(live, step)
                    return step.number
                await self._catch_up(live)

    async def _done(self, table: Table, request: Asked) -> int | None:
        """The number of the step that came of the request, if it was made before."""
        number = table.done.number(request)
        if number is None and table.done.forgotten and not request.plays:
            return await self.store.asked(table.id, request.person, request.id)
        return number

    async def _stored(self, entry: Entry) -> bool:
        """Where there is no answer the step may be stored nevertheless: then it is looked for."""
        try:
            return await self._ledger.append(entry)
        except Busy:
            raise
        except Exception as error:
            self._doubt(entry.table)
            if isinstance(error, Unsure):
                raise Refusal("unsure") from error
            raise

    def _entry(self, after: Table, step: Step) -> Entry:
        if is_small(after):
            return Entry(after.id, step)
        return Entry(after.id, step, row(after), self.process if any(isinstance(fact, Drawing) for fact in step.facts) else None)

    def _advance(self, live: Live, table: Table, ours: bool, asker: Client | None = None) -> None:
        """The step is stored: whatever goes wrong in telling it, it was made."""
        live.advance(table)
        try:
            live.tell(self.clock.now(), asker)
        except Exception as error:
            log.error("a step could not be told", table=table.id, number=table.number, why=repr(error))
        self._call(live, ours)

    def _call(self, live: Live, ours: bool) -> None:
        for listener in self.stepped:
            try:
                listener(live, ours)
            except Exception as error:
                log.error("a step was not listened to", table=live.table.id, number=live.table.number, why=repr(error))

    def _tell_others(self, live: Live, step: Step) -> None:
        if self._news.others:
            self._news.tell(live.table.id, encode(step))
            if not is_small(live.table):
                self._news.tell(LOBBY, b"")

    async def _catch_up(self, live: Live) -> bool:
        """Take the steps that others have stored. Were there any? Raises SetAside where they do not apply."""
        try:
            steps = await self.store.load(live.table.id, live.table.number)
            for step in steps:
                self._advance(live, replayed(live.table, step, self._when(step)), ours=False)
        except Unreadable:
            table = await self._read(live.table.id)  # from its first step on: perhaps it is only that we took a wrong turn
            log.warning("a table was read anew", table=table.id, number=table.number)
            live.recent = Recent()
            table.quiet = False  # everybody is shown all of it
            self._advance(live, table, ours=False)
            return True
        return bool(steps)

    def _when(self, step: Step) -> int:
        """A step of another process was made, by our clock: just now, unless it took a while to hear of it."""
        now, wall = self.clock.now(), self.clock.wall()
        return since(step.at, now, wall) if wall - step.at < LATE else now

    # -- news

    def heard(self, topic: str, what: bytes) -> None:
        """Another process has stored a step, or tells who is there. (Nothing said: perhaps something was missed.)"""
        live = self.lives.get(topic)
        if live is None:
            return
        try:
            told = NEWS.decode(what) if what else None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            told = None
        if told is None or (isinstance(told, Step) and told.number > live.table.number and live.lock.locked()):
            self._doubt(topic)
        elif not isinstance(told, Step):
            live.elsewhere |= dict.fromkeys(told, self.clock.now())
        elif told.number == live.table.number + 1:
            try:
                after = replayed(live.table, told, self._when(told))
            except Unreadable:  # what is stored counts, not what is told
                self._doubt(topic)
            else:
                self._advance(live, after, ours=False)
        elif told.number > live.table.number:
            self._doubt(topic)

    def tell_who_is_here(self, live: Live) -> None:
        """For whoever drives the table in another process."""
        here = live.here
        if live.table.playing is not None and (seated := [chair.person for chair in live.table.chairs if chair.person in here]):
            self._news.tell(live.table.id, encode(seated))

    def _doubt(self, id: str) -> None:
        """Perhaps some steps of that table are not known here."""
        self._late.add(id)
        self._lacking.set()

    async def keep_up(self) -> None:
        """Fetch what the news did not bring, and at times look whether there is any. Owned by the server, until cancelled."""
        recheck = self.clock.now() + RECHECK
        while True:
            await self.clock.wait(self._lacking, recheck)
            self._lacking.clear()
            late, self._late = self._late, set()
            if self.clock.now() >= recheck:
                recheck = self.clock.now() + (RECHECK if self._news.hears else RECHECK_DEAF)
                late = {*self.lives}
            try:
                await self._refresh([id for id in late if id in self.lives])
            except Exception as error:
                log.warning("what others have stored cannot be read", why=repr(error))

    async def _refresh(self, ids: Sequence[str]) -> None:
        newest = await self.store.newest(ids) if ids else {}
        for id, number in newest.items():
            if (live := self.lives.get(id)) and number > live.table.number:
                with suppress(SetAside):
                    async with live.lock:
                        await self._catch_up(live)
