"""A server: its parts, put together and taken apart again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import random

import structlog

from bestiary.server.clock import Clock, SystemClock
from bestiary.server.connections import House
from bestiary.server.driver import Driver
from bestiary.server.hall import Hall, Live
from bestiary.server.health import Reason
from bestiary.server.ledger import Ledger
from bestiary.server.limits import Allowances
from bestiary.server.lobby import Lobby
from bestiary.server.messages import Bye
from bestiary.server.news import LOBBY, ByRedis, OneProcess
from bestiary.server.private import make_folder
from bestiary.server.quotas import Quotas
from bestiary.server.replays import Replays
from bestiary.server.settings import Settings
from bestiary.server.shown import is_small
from bestiary.server.store import Store
from bestiary.server.thinkers import Thinkers
from bestiary.server.traffic import Gate, connections_most
from bestiary.server.websocket import RESTART

RENAMES, RENAMED = 5, 60  # names that a person may take at once, and seconds for each that follows
FORGET = 30_000  # milliseconds between two looks for tables that nobody needs in memory
SWEEP = 1_000  # milliseconds between two times that the database's log is put in order
PROBE = 20_000  # milliseconds between two questions whether clients are still there
ROUNDS = 40  # in which all are asked
FLUSH = 1.0  # seconds that clients have to take what is still for them
STORING, LEAVING = 2.0, 1.0  # seconds that the database has, at the end, for what is still to be stored and for our farewell
log = structlog.get_logger()


def quotas(settings: Settings) -> Quotas:
    return Quotas(settings.open_tables, settings.running_tables, 60_000 * settings.unattended)


class Server:
    """One process of the house."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock = clock or SystemClock()
        self.gate = Gate(self.clock, settings.proxies, settings.connections, connections_most())
        self.process = secrets.token_hex(8)
        self.alive = True  # until a part of it ends
        self.stopping = False

    @asynccontextmanager
    async def running(self) -> AsyncGenerator[None]:
        if not self.settings.database:
            make_folder(Path(self.settings.data))
        self.store = Store(self.settings.database_url)
        await self.store.migrate()
        await self.store.try_again()
        self.news = ByRedis(self.settings.redis, self.process) if self.settings.redis else OneProcess()
        self.ledger = Ledger(self.store)
        self.hall = Hall(self.store, self.ledger, self.news, self.clock, self.process, quotas(self.settings))
        self.lobby = Lobby(self.store, self.news, self.clock)
        self.thinkers = Thinkers(self.settings.thinkers)
        self.driver = Driver(self.hall, self.thinkers, self.settings.bot_delay, 1000 * self.settings.patience)
        self.house = House(self.hall, self.driver, self.thinkers, self.lobby)
        self.newcomers = Allowances(self.clock, self.settings.newcomers, self.settings.newcomers / 60)
        self.renames = Allowances(self.clock, RENAMES, 1 / RENAMED)
        self.replays = Replays(apart=self.settings.thinkers > 0)
        self.hall.stepped.append(self._stepped)
        storing = asyncio.create_task(self.ledger.run())
        parts = (
            self.news.run(self._heard),
            self.hall.keep_up(),
            self.driver.run(),
            self.lobby.run(),
            self._forget(),
            self._probe(),
            self._sweep(),
        )
        tasks = [asyncio.create_task(part) for part in parts]
        for task in (*tasks, storing):
            task.add_done_callback(self._ended)
        tasks.append(asyncio.create_task(self._warm()))
        log.info("serving", process=self.process, connections=self.gate.most)
        try:
            yield
        finally:
            self.stopping = True
            for task in tasks:
                task.cancel()
            self.ledger.close()
            _, late = await asyncio.wait([*tasks, storing], timeout=STORING)
            if late:  # what nobody answers is not waited for: what is not stored has not been acknowledged
                self.store.hang_up()
                storing.cancel()
                await asyncio.wait(late, timeout=LEAVING)
            self.thinkers.close()
            self.replays.close()
            with suppress(Exception):
                async with asyncio.timeout(LEAVING):
                    await self.store.leave(self.process)
            self.store.hang_up()
            await self.news.close()
            await self.store.close()
            log.info("stopped", process=self.process)

    async def farewell(self) -> None:
        """Tell everybody that this process stops, and when to come back: not all at once."""
        self.stopping = True
        for line in [*self.house.lines]:
            line.close(Bye("stopping", int(500 + 1500 * random())), RESTART)
        with suppress(TimeoutError):
            async with asyncio.timeout(FLUSH):
                while self.house.lines:
                    await asyncio.sleep(0.01)

    def not_ready(self) -> list[Reason]:
        """Why this process could not store and read just now, or is not to be sent anybody."""
        reasons: list[Reason] = [] if self.alive else ["part-ended"]
        if self.stopping:
            reasons.append("stopping")
        elif (trouble := self.driver.pulse.trouble()) is not None:
            reasons.append(trouble)
        return reasons

    def _ended(self, task: asyncio.Task[None]) -> None:
        """No part ends by itself: the process is ended too, so that it is started again."""
        if not self.stopping:
            self.alive = False
            log.critical("a part of the server ended", why="it was cancelled" if task.cancelled() else repr(task.exception()))

    def _heard(self, topic: str, what: bytes) -> None:
        if topic == LOBBY:
            self.lobby.change()
        else:
            self.hall.heard(topic, what)

    def _stepped(self, live: Live, _: bool) -> None:
        if not is_small(live.table):
            self.lobby.change()

    async def _warm(self) -> None:
        try:
            await self.thinkers.warm()
        except Exception as error:  # the hand-written players play on in their place
            log.error("bots could not be prepared", why=repr(error))
        else:
            log.info("bots are ready")

    async def _probe(self) -> None:
        """Connections whose other end vanished are closed."""
        never = asyncio.Event()
        while True:
            lines = [*self.house.lines]
            for part in range(ROUNDS):
                await self.clock.wait(never, self.clock.now() + PROBE // ROUNDS)
                for line in lines[part::ROUNDS]:
                    with suppress(Exception):  # it is gone already
                        line.probe()

    async def _sweep(self) -> None:
        never = asyncio.Event()
        swept = 0  # steps
        while True:
            await self.clock.wait(never, self.clock.now() + SWEEP)
            if self.ledger.steps > swept:
                swept = self.ledger.steps
                try:
                    await self.store.sweep()
                except Exception as error:
                    log.warning("the database's log could not be put in order", why=repr(error))

    async def _forget(self) -> None:
        never = asyncio.Event()
        while True:
            await self.clock.wait(never, self.clock.now() + FORGET)
            for live in [*self.hall.lives.values()]:
                if not self.driver.drives(live.table.id):
                    self.hall.forget(live)
            try:
                await self.hall.look_around()
            except Exception as error:
                log.warning("abandoned tables could not be closed", why=repr(error))
