"""Bots think in processes of their own, so that the tables do not wait for them. They are given what their seat may know.

There are few of these and perhaps many tables. Moves come before hints, and among either everybody has a fair share. Where much is wanted,
bots that search do so for a shorter time; where too many wait, or one too long, the hand-written player moves.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from multiprocessing import get_context
from random import SystemRandom

import numpy as np
import structlog

from bestiary.bots import Decision, bot, searches, warm_up
from bestiary.engine.arrays import dtype, to_records, to_state
from bestiary.engine.game import Heard
from bestiary.games import GAMES
from bestiary.match.match import Match
from bestiary.match.sight import sight
from bestiary.server.logs import set_up
from bestiary.server.metrics import BY_HAND
from bestiary.server.shares import Party, Shares
from bestiary.server.workers import end_with_server

MOST_MOVES, MOST_MOVES_EACH = 256, 8  # that wait, in all and for one person
MOST_HINTS, MOST_HINTS_EACH = 32, 4  # and from one address
PATIENCE = 5.0  # seconds that a move or a hint waits at most for its turn
STRETCH = 1.5  # times as long as usual a decision takes, at most, while nobody wants more than his share
SHORTEST = 1 / 16  # of what a search usually spends, at least
LONGEST = 60.0  # seconds after which a worker is taken to hang
log = structlog.get_logger()


class NoTurn(Exception):
    """Too many are waiting, or it took too long."""


class Turn:
    """A worker's time, from now on."""

    def __init__(self, part: float) -> None:
        self.part = part  # of its usual budget, that a search may spend
        self.began = time.monotonic()
        self.work: asyncio.Future[Decision] | None = None  # the worker is busy until this is done, wanted or not

    def when_over(self, call: Callable[[], None]) -> None:
        if self.work is None or self.work.done():
            call()
        else:
            self.work.add_done_callback(lambda _: call())


Waiting = Shares[asyncio.Future[Turn | None]]


class Turns:
    """Whose turn it is to think, on so many workers."""

    def __init__(self, workers: int, patience: float = PATIENCE) -> None:
        self._free = self._workers = max(1, workers)
        self._patience = patience
        self._moves: Waiting = Shares()
        self._hints: Waiting = Shares()

    def move(self, party: Party) -> AbstractAsyncContextManager[Turn]:
        """Once a worker is free for it."""
        return self._turn(self._moves, party, MOST_MOVES, party[:2], MOST_MOVES_EACH)

    def hint(self, party: Party) -> AbstractAsyncContextManager[Turn]:
        """When no move waits."""
        return self._turn(self._hints, party, MOST_HINTS, party[:1], MOST_HINTS_EACH)

    @asynccontextmanager
    async def _turn(self, shares: Waiting, party: Party, most: int, each: Sequence[str], most_each: int) -> AsyncGenerator[Turn]:
        if shares.of(*each) >= most_each:
            raise NoTurn
        served: asyncio.Future[Turn | None] = asyncio.get_running_loop().create_future()
        shares.add(party, served)
        self._serve()
        if shares.waiting > most:
            greediest, last = shares.last()
            shares.drop(greediest, last)
            last.set_result(None)
        try:
            await asyncio.wait([served], timeout=self._patience)
            if not served.done() or (turn := served.result()) is None:
                raise NoTurn
            yield turn
        finally:
            if not served.done():
                shares.drop(party, served)
            elif (given := served.result()) is not None:
                given.when_over(partial(self._over, shares, party, given))

    def _over(self, shares: Waiting, party: Party, turn: Turn) -> None:
        shares.done(party, time.monotonic() - turn.began)
        self._free += 1
        self._serve()

    def _serve(self) -> None:
        for shares in (self._moves, self._hints):
            while self._free and (next := shares.take()) is not None:
                _, served, part = next
                self._free -= 1
                served.set_result(Turn(min(1.0, max(SHORTEST, STRETCH * self._workers * part))))


class Thinkers:
    def __init__(self, workers: int, patience: float = PATIENCE, longest: float = LONGEST) -> None:
        self._workers = workers
        self._longest = longest
        self._pool = self._new_pool()
        self._turns = Turns(workers, patience)
        self._closed = False
        self._warming: asyncio.Task[None] | None = None  # of workers in the place of others
        self.ready = workers == 0

    def _new_pool(self) -> Executor:
        if self._workers == 0:
            return ThreadPoolExecutor(1)
        return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=prepare)

    async def warm(self) -> None:
        """Until every worker has compiled what it needs, or found it on disk."""
        await asyncio.gather(*(asyncio.wrap_future(self._pool.submit(idle)) for _ in range(self._workers)))
        self.ready = True

    async def decide(self, name: str, match: Match, seat: int, party: Party) -> Decision:
        """What a bot of that name does at that seat. Until they have compiled what they need, and where it would have to wait too long, the
        hand-written players sit in for those that search."""
        if searches(name) and self.ready:
            try:
                async with self._turns.move(party) as turn:
                    return await self._think(name, match, seat, turn)
            except NoTurn:
                BY_HAND.inc()
        return bot("heuristic" if searches(name) else name, match.game.id)(match.sight(seat), SystemRandom())

    async def advise(self, name: str, match: Match, seat: int, party: Party) -> Decision:
        """The same as a hint. Raises NoTurn where there is no time for it."""
        if not self.ready:
            return await self.decide("heuristic", match, seat, party)
        async with self._turns.hint(party) as turn:
            return await self._think(name, match, seat, turn)

    async def _think(self, name: str, match: Match, seat: int, turn: Turn) -> Decision:
        """Raises NoTurn where the worker dies of it, or comes to no end."""
        pool, seen = self._pool, match.sight(seat)
        try:
            job = pool.submit(think, name, match.game.id, to_records(seen.imagined).tobytes(), seat, seen.heard, turn.part)
            turn.work = asyncio.wrap_future(job)
            if self._workers:  # who thinks in the server's own compiles as he goes
                watch = asyncio.get_running_loop().call_later(self._longest, self._replace, pool, "it comes to no end")
                turn.work.add_done_callback(lambda _: watch.cancel())
            try:
                return await asyncio.shield(turn.work)
            finally:
                job.cancel()  # if nobody wants it any more and it has not begun
        except BrokenProcessPool as error:
            self._replace(pool, repr(error))
            raise NoTurn from error

    def _replace(self, pool: Executor, why: str) -> None:
        """Others in the place of those. They get ready first."""
        if self._pool is pool and not self._closed:
            log.warning("a thinker is replaced", why=why)
            end(pool)
            self._pool = self._new_pool()
            self.ready = False
            self._warming = asyncio.create_task(self._warm_again(self._pool))

    async def _warm_again(self, pool: Executor) -> None:
        try:
            await self.warm()
        except BrokenProcessPool as error:
            await asyncio.sleep(self._longest)
            self._replace(pool, repr(error))

    def close(self) -> None:
        self._closed = True
        if self._warming is not None:
            self._warming.cancel()
        end(self._pool)


def end(pool: Executor) -> None:
    workers = (pool._processes or {}) if isinstance(pool, ProcessPoolExecutor) else {}  # pyright: ignore[reportPrivateUsage]
    workers = [*workers.values()]
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()  # in the midst of a thought


def prepare() -> None:
    """In a new worker."""
    set_up("warning")
    end_with_server()
    for game in GAMES.values():
        warm_up(game)


def idle() -> None:
    pass


def think(name: str, game: str, imagined: bytes, seat: int, heard: Sequence[Heard], part: float) -> Decision:
    """In a worker: from a state as the seat imagines it, which gives the same sight as the true one."""
    described = GAMES[game]
    (record,) = np.frombuffer(imagined, dtype(described.rules.FIELDS))
    return bot(name, game, part)(sight(described, to_state(record, described.state_type), seat, heard), SystemRandom())
