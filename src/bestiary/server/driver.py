"""Who makes the moves that no person makes: clocks, bots and whoever plays for people who are away.

A process drives the tables that it has the lease of. Nothing depends on that: two drivers would try the same step, and the database takes
one of them.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from typing import Literal, NamedTuple

import structlog

from bestiary.bots import bot, play_at_random, remarks
from bestiary.match.match import Match
from bestiary.server.draw import overdue
from bestiary.server.facts import AnyFact, Away, Back, Drawing, Moved, Started
from bestiary.server.hall import Hall, Live, NoSuchTable, SetAside
from bestiary.server.health import Pulse
from bestiary.server.leases import BEAT, LEASE, Leases
from bestiary.server.table import REVEAL_TIME, Chair, Table
from bestiary.server.thinkers import Thinkers

AGAINST_TIME = 4  # times as long does a bot wait where all play at once against a clock: people have to get a card in
ADOPTED = 100  # tables taken over at once, at most
log = structlog.get_logger()


class Due(NamedTuple):
    """What is to be done at a table if nobody does anything before that."""

    at: int
    what: Literal["lapse", "stand_in", "play", "draw"]
    seat: int | None = None


def agenda(table: Table, delay: int) -> Due | None:
    """What comes first: a clock that runs out, or a bot that has thought long enough for people to follow."""
    if table.draw is not None:
        return Due(table.draw.until, "draw")
    match = table.playing
    return None if match is None else min(dues(table, match, delay), default=None)


def dues(table: Table, match: Match, delay: int) -> Iterator[Due]:
    deadline = table.deadline
    if match.seconds:
        delay *= AGAINST_TIME
    if deadline is not None:
        yield Due(deadline.at, "lapse") if match.lapse else Due(deadline.at, "stand_in", match.turn)
    for seat in match.actors:
        if stands_in(table, table.chairs[seat]) is not None and match.legal_moves(seat):
            yield Due(table.played + hesitation(table, seat, delay), "play", seat)


def stands_in(table: Table, chair: Chair) -> str | None:
    """The bot that plays there now, if one does."""
    return table.settings.level if chair.away else chair.bot


def hesitation(table: Table, seat: int, delay: int) -> int:
    """Between half and one and a half times the usual delay, by chance that is the same for all processes."""
    chance = hashlib.blake2b(f"{table.id}/{len(table.match.moves) if table.match else 0}/{seat}".encode(), digest_size=2).digest()
    return delay // 2 + delay * int.from_bytes(chance) // 65536


class Driver:
    def __init__(self, hall: Hall, thinkers: Thinkers, delay: int, patience: int) -> None:
        self._hall = hall
        self._clock = hall.clock
        self._thinkers = thinkers
        self._delay = delay  # before a bot moves
        self._patience = patience  # with who is away
        self._drives: dict[str, asyncio.Task[None]] = {}
        self._missing: dict[tuple[str, str], int] = {}  # a table and a person of whom nobody is connected here: when that is too long
        self._leases = Leases(hall.store, hall.process)
        self.pulse = Pulse(self._clock)
        self._wake = asyncio.Event()
        self._tasks: asyncio.TaskGroup | None = None
        hall.stepped.append(self._stepped)

    @property
    def driven(self) -> int:
        return len(self._drives)

    def drives(self, id: str) -> bool:
        return id in self._drives

    async def run(self) -> None:
        """Owned by the server, until cancelled."""
        async with asyncio.TaskGroup() as self._tasks:
            self._tasks.create_task(self._beat())
            self._tasks.create_task(self._watch())
            await asyncio.Event().wait()

    # -- the lease

    async def _beat(self) -> None:
        never = asyncio.Event()
        while True:
            now = self._clock.now()
            try:
                await self._leases.renew(now + LEASE)
                await self._hall.store.take_over(self._hall.process, ADOPTED)
                mine = set(await self._hall.store.driven(self._hall.process))
                self.pulse.beat()
                for id in self._drives.keys() - mine:
                    self._drives[id].cancel()
                for id in mine - self._drives.keys():
                    if self._clock.now() < now + BEAT:  # the others after the next beat
                        await self._adopt(id)
                self._look_around()
            except Exception as error:
                self.pulse.miss(now)
                log.warning("no heartbeat", why=repr(error))
            await self._clock.wait(never, now + BEAT)

    async def _adopt(self, id: str) -> None:
        try:
            live = await self._hall.listed(id)
            self._expect(live, grace=LEASE)  # whoever was connected to a process that died
            self._begin(live, grace=REVEAL_TIME)  # they come back with what they committed to
        except SetAside:
            pass
        except Exception as error:  # the others are taken nevertheless
            log.warning("a table could not be taken over", table=id, why=repr(error))

    def _stepped(self, live: Live, ours: bool) -> None:
        """After each step of a table here, of this process or of another."""
        table = live.table
        if not table.running:
            return
        facts = [] if table.quiet or table.step is None else table.step.facts
        if ours and any(isinstance(fact, Drawing) for fact in facts):
            self._begin(live)
        if self.drives(table.id) and any(isinstance(fact, Started) for fact in facts):
            self._expect(live)
        for chair in table.chairs if table.crewed else ():
            if chair.away and chair.person in live.here:  # another process did not know
                self._missing[table.id, chair.person] = self._clock.now()
                self._wake.set()

    def _begin(self, live: Live, grace: int = 0) -> None:
        lives = self._hall.lives.get(live.table.id) is live
        if lives and live.table.running and live.table.id not in self._drives and self._tasks is not None:
            task = self._tasks.create_task(self._drive(live, self._clock.now() + grace))
            self._drives[live.table.id] = task
            task.add_done_callback(lambda _: self._ended(live, task))

    def _ended(self, live: Live, task: asyncio.Task[None]) -> None:
        del self._drives[live.table.id]
        if not task.cancelled():
            self._begin(live)  # a draw was called off, and there is another by now

    async def _drive(self, live: Live, draws_from: int) -> None:
        """Until the match is over or set aside, its draw called off, or somebody else has the lease. No draw is ended before that time."""
        while live.table.running and self._hall.lives.get(live.table.id) is live:
            table, changed = live.table, live.changed
            try:
                if await self._speak(live, table):
                    continue
                due = agenda(table, self._delay)
                if due is not None and due.what == "draw":
                    due = due._replace(at=max(due.at, draws_from))
                live.sleeps_until = None if due is None else due.at
                if not await self._clock.wait(changed, live.sleeps_until) and due is not None and live.table is table:
                    await self._do(live, table, due)
            except SetAside:
                return
            except Exception as error:  # one table must not stop the others; it is tried again
                log.error("a table could not be driven", table=table.id, number=table.number, why=repr(error))
                await self._clock.wait(changed, self._clock.now() + BEAT)

    async def _do(self, live: Live, table: Table, due: Due) -> None:
        if due.what == "draw":
            await self._hall.act(live, lambda now: overdue(now, self._clock.now()))
            return
        match = table.playing
        assert match is not None
        if due.what == "lapse":
            facts = [Moved(seat, move, "clock") for seat, move in match.lapse]
        else:
            seat = due.seat
            assert seat is not None
            playing = stands_in(table, table.chairs[seat])
            decision = await self._thinkers.decide(playing or table.settings.level, match, seat, live.party)
            facts = [Moved(seat, decision.move, "clock" if due.what == "stand_in" else "bot")]
        await self._hall.act(live, lambda now: facts if now.match is match else [])

    async def _speak(self, live: Live, table: Table) -> bool:
        """The bots signal, where there are signals."""
        match = table.playing
        if match is None or not match.game.signals:
            return False
        playing = [stands_in(table, chair) for chair in table.chairs]
        programs = [play_at_random if name is None else bot(name, match.game.id) for name in playing]
        people = any(name is None for name in playing)
        facts = [Moved(seat, move, "bot") for seat, move in remarks(match, programs, people)]
        return bool(facts) and await self._hall.act(live, lambda now: facts if now.match is match else []) > table.number

    # -- who is away

    def entered(self, live: Live, person: str) -> None:
        seat = live.table.seat_of(person)
        self._missing.pop((live.table.id, person), None)
        if seat is not None and live.table.chairs[seat].away:
            self._missing[live.table.id, person] = self._clock.now()
            self._wake.set()

    def left(self, live: Live, person: str, grace: int = 0) -> None:
        """Somebody's last connection to this process is gone, or there was none."""
        seat = live.table.seat_of(person)
        if seat is not None and live.table.playing is not None and person not in self._there(live):
            self._missing.setdefault((live.table.id, person), self._clock.now() + max(self._patience, grace))
            self._wake.set()

    def _there(self, live: Live) -> set[str]:
        """Who is connected to this process, or was to another a moment ago."""
        since = self._clock.now() - LEASE
        return live.here.union(person for person, seen in live.elsewhere.items() if seen > since)

    def _look_around(self) -> None:
        """Who is still at the tables that are driven here? Of the others, tell their drivers who is here."""
        for live in self._hall.lives.values():
            if self.drives(live.table.id):
                self._expect(live)
            else:
                self._hall.tell_who_is_here(live)

    def _expect(self, live: Live, grace: int = 0) -> None:
        """Whoever has a seat and is not there has some time to come."""
        there = self._there(live)
        for chair in live.table.chairs:
            if chair.person is not None and not chair.away:
                if chair.person in there:
                    self._missing.pop((live.table.id, chair.person), None)
                else:
                    self.left(live, chair.person, grace)

    async def _watch(self) -> None:
        while True:
            self._wake.clear()
            await self._clock.wait(self._wake, min(self._missing.values(), default=None))
            now = self._clock.now()
            for (id, person), when in [*self._missing.items()]:
                if when <= now:
                    del self._missing[id, person]
                    try:
                        await self._note(await self._hall.live(id), person)
                    except (NoSuchTable, SetAside):
                        pass
                    except Exception as error:
                        log.warning("who is away could not be noted", table=id, why=repr(error))
                        self._missing.setdefault((id, person), now + BEAT)

    async def _note(self, live: Live, person: str) -> None:
        """Write down that somebody is away, or is back. The first is for who drives the table, the second for who knows."""

        def decide(table: Table) -> list[AnyFact]:
            seat = table.seat_of(person)
            if seat is None or table.playing is None:
                return []
            if table.chairs[seat].away:
                return [Back(seat)] if person in live.here else []
            return [] if person in self._there(live) or not self.drives(table.id) else [Away(seat)]

        await self._hall.act(live, decide)
