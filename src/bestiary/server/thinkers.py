"""Bots think in processes of their own, so that the tables do not wait for them. They are given what their seat may know."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from random import SystemRandom
from threading import Thread

import numpy as np
import structlog

from bestiary.bots import Decision, bot, searches, warm_up
from bestiary.engine.arrays import dtype, to_records, to_state
from bestiary.engine.game import Heard
from bestiary.games import GAMES
from bestiary.match.match import Match
from bestiary.match.sight import sight

log = structlog.get_logger()


class Thinkers:
    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new_pool()
        self.ready = workers == 0

    def _new_pool(self) -> Executor:
        if self._workers == 0:
            return ThreadPoolExecutor(1)
        return ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=prepare)

    async def warm(self) -> None:
        """Until every worker has compiled what it needs, or found it on disk."""
        await asyncio.gather(*(asyncio.wrap_future(self._pool.submit(idle)) for _ in range(self._workers)))
        self.ready = True

    async def decide(self, name: str, match: Match, seat: int) -> Decision:
        """What a bot of that name does at that seat. Until they have compiled what they need, the hand-written players sit in for them."""
        if not self.ready and searches(name):
            name = "heuristic"
        if not searches(name):
            return bot(name, match.game.id)(match.sight(seat), SystemRandom())
        seen = match.sight(seat)
        told = name, match.game.id, to_records(seen.imagined).tobytes(), seat, seen.heard
        pool = self._pool
        for last in (False, True):
            try:
                return await asyncio.wrap_future(pool.submit(think, *told))
            except BrokenProcessPool:
                if last:
                    raise
                log.warning("a thinker died")
                if self._pool is pool:
                    self._pool = self._new_pool()
                pool = self._pool
        raise AssertionError

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def prepare() -> None:
    """In a new worker."""
    Thread(target=end_with_server, daemon=True).start()
    for game in GAMES.values():
        warm_up(game)


def end_with_server() -> None:
    """A server that was killed could not tell its workers to stop."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def idle() -> None:
    pass


def think(name: str, game: str, imagined: bytes, seat: int, heard: Sequence[Heard]) -> Decision:
    """In a worker: from a state as the seat imagines it, which gives the same sight as the true one."""
    described = GAMES[game]
    (record,) = np.frombuffer(imagined, dtype(described.rules.FIELDS))
    return bot(name, game)(sight(described, to_state(record, described.state_type), seat, heard), SystemRandom())
