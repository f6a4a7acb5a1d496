"""Steps are stored in batches: all that is waiting when the last commit is done goes into the next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

import structlog
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from bestiary.server.metrics import COMMITS, STORED
from bestiary.server.store import Entry, Store

MOST = 128  # steps in one commit
LONG = 1.0  # seconds
WAITING = 20_000  # at most; more are refused
DOWN = ("08", "53", "57P")  # no connection, no resources, starting or stopping
log = structlog.get_logger()


class Busy(Exception):
    """The database does not keep up."""


class Unsure(Exception):
    """The database did not answer: a step may be stored or not."""


class Ledger:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self.commits = 0
        self.steps = 0
        self.unawaited: Callable[[Entry], None] = lambda _: None  # called with what is or may be stored, though nobody waits for it

    def append(self, entry: Entry) -> asyncio.Future[bool]:
        """Store a step. True once it is committed; False if another process has stored a step of that number first."""
        if len(self._waiting) >= WAITING or self._closing:
            raise Busy
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, stored))
        self._wake.set()
        return stored

    async def run(self) -> None:
        """Owned by whoever made the ledger; ends after `close` when all is stored."""
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._commit(batch)

    def close(self) -> None:
        self._closing = True
        self._wake.set()

    async def _commit(self, batch: list[tuple[Entry, asyncio.Future[bool]]]) -> None:
        began = monotonic()
        try:
            stored = await self._store.append([entry for entry, _ in batch])
        except Exception as error:  # whoever waits is told, and the next batch is tried
            if len(batch) > 1 and not is_down(error):  # one of them may be what cannot be stored: the others are not to suffer
                for one in batch:
                    await self._commit([one])
                return
            for entry, waiting in batch:
                if not waiting.done():
                    waiting.set_exception(Unsure() if is_down(error) else error)
                else:
                    self.unawaited(entry)
            if is_down(error):
                log.warning("steps could not be stored", steps=len(batch), why=repr(error))
                if monotonic() - began > LONG:  # to try each of those that wait would take longer than anybody does
                    waited, self._waiting = self._waiting, []
                    for _, waiting in waited:
                        if not waiting.done():
                            waiting.set_exception(Busy())
            return
        self.commits += 1
        self.steps += sum(stored)
        COMMITS.inc()
        STORED.inc(sum(stored))
        for (entry, waiting), won in zip(batch, stored, strict=True):
            if not waiting.done():
                waiting.set_result(won)
            elif won:
                self.unawaited(entry)


def is_down(error: Exception) -> bool:
    """Is it the database that failed, whatever it was given?"""
    if not isinstance(error, DBAPIError):
        return isinstance(error, NoConnection | OSError)
    state: str = getattr(error.orig, "sqlstate", None) or ""  # of PostgreSQL
    return isinstance(error, OperationalError) or error.connection_invalidated or state.startswith(DOWN)
