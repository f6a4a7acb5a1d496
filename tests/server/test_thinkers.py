"""Bots before and after they have compiled what they need, and when those who think are left alone, die or hang."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

import psutil
import pytest

import bestiary
from bestiary import GAMES
from bestiary.bots import Decision, bot
from bestiary.server.shares import Party
from bestiary.server.thinkers import NoTurn, Thinkers, Turns

PARTY = Party("", "ada", "table")


@pytest.mark.parametrize("game", GAMES)
def test_hand_written_players_sit_in_until_the_bots_have_compiled(game: str) -> None:
    thinkers = Thinkers(1)
    match = bestiary.new(game, GAMES[game].players[0], 1)
    try:
        while not match.over and len(match.moves) < 60:
            assert match.turn is not None
            decision = asyncio.run(thinkers.decide("dragon", match, match.turn, PARTY))
            assert decision.thought is None
            match.play(match.turn, decision.move)
    finally:
        thinkers.close()


def test_then_they_think_for_themselves() -> None:
    async def decided() -> bool:
        thinkers = Thinkers(1)
        thinkers.ready = True
        match = bestiary.new("nullern", 3, 1)
        assert match.turn is not None
        try:
            return (await thinkers.decide("chick", match, match.turn, PARTY)).thought is not None
        finally:
            thinkers.close()

    assert asyncio.run(decided())


@pytest.mark.parametrize("steps", range(6))
@pytest.mark.parametrize("late", [False, True], ids=["cancelled", "cancelled as its turn comes"])
def test_whoever_is_cancelled_at_any_moment_leaves_his_turn_to_the_next(steps: int, late: bool) -> None:
    async def main() -> None:
        turns, first_ends = Turns(1, patience=0.05), asyncio.Event()

        async def move(person: str, ends: asyncio.Event) -> None:
            async with turns.move(Party("", person, "")):
                await ends.wait()

        first = asyncio.create_task(move("ada", first_ends))
        given_up = asyncio.create_task(move("bob", asyncio.Event()))
        await asyncio.sleep(0)
        if late:
            first_ends.set()
        for _ in range(steps):
            await asyncio.sleep(0)
        given_up.cancel()
        first_ends.set()
        await asyncio.gather(first, given_up, return_exceptions=True)
        async with asyncio.timeout(2), turns.move(Party("", "cy", "")) as turn:
            assert turn.part == 1.0
            with pytest.raises(NoTurn):
                async with turns.move(PARTY):
                    pass

    asyncio.run(main())


class Workers(Executor):
    """One process that does what it is told to by the test."""

    def __init__(self) -> None:
        self.jobs: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ARG002
        self.jobs.append(Future())
        return self.jobs[-1]

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002
        for job in self.jobs:
            if not job.done():
                job.set_exception(BrokenProcessPool())


class Bench:
    """Thinkers whose processes are the test's."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, longest: float = 60.0) -> None:
        self.pools: list[Workers] = []
        monkeypatch.setattr(Thinkers, "_new_pool", self._new_pool)
        self.thinkers = Thinkers(1, longest=longest)
        self.thinkers.ready = True
        self.match = bestiary.new("nullern", 3, 1)

    def _new_pool(self, *_: object) -> Workers:
        self.pools.append(Workers())
        return self.pools[-1]

    @property
    def jobs(self) -> list[Future[Any]]:
        return self.pools[-1].jobs

    def decide(self, person: str) -> asyncio.Task[Decision]:
        assert self.match.turn is not None
        return asyncio.create_task(self.thinkers.decide("dragon", self.match, self.match.turn, Party("", person, "")))

    def decision(self) -> Decision:
        assert self.match.turn is not None
        return bot("random", "nullern")(self.match.sight(self.match.turn), Random(1))


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_worker_is_not_free_before_it_is_done_with_what_nobody_wants_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        bench = Bench(monkeypatch)
        left = bench.decide("ada")
        await settle()
        bench.jobs[0].set_running_or_notify_cancel()
        left.cancel()
        after = bench.decide("bob")
        await settle()
        assert left.cancelled()
        assert len(bench.jobs) == 1
        bench.jobs[0].set_result(bench.decision())
        await settle()
        assert len(bench.jobs) == 2
        bench.jobs[1].set_result(decision := bench.decision())
        assert await after is decision

    asyncio.run(main())


def test_what_has_not_begun_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        bench = Bench(monkeypatch)
        left, after = bench.decide("ada"), bench.decide("bob")
        await settle()
        left.cancel()
        await settle()
        assert bench.jobs[0].cancelled()
        bench.jobs[1].set_result(decision := bench.decision())
        assert await after is decision

    asyncio.run(main())


@pytest.mark.parametrize("what", ["dies", "hangs", "hangs, left alone"])
def test_a_worker_that_dies_or_hangs_is_replaced_and_holds_nobody_up(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        bench = Bench(monkeypatch, longest=60.0 if what == "dies" else 0.05)
        task = bench.decide("ada")
        await settle()
        bench.jobs[0].set_running_or_notify_cancel()
        if what == "dies":
            bench.jobs[0].set_exception(BrokenProcessPool())
        elif what == "hangs, left alone":
            task.cancel()
        async with asyncio.timeout(5):
            await asyncio.wait([task])
            assert task.cancelled() or task.result().thought is None
            while len(bench.pools) < 2:
                await asyncio.sleep(0.01)
            await settle()
            assert not bench.thinkers.ready
            assert (await bench.decide("bob")).thought is None
            (warming,) = bench.jobs
            warming.set_result(None)
            await settle()
            assert bench.thinkers.ready
            after = bench.decide("cy")
            await settle()
            bench.jobs[1].set_result(decision := bench.decision())
            assert await after is decision

    asyncio.run(main())


def test_workers_that_die_while_they_get_ready_are_replaced_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        bench = Bench(monkeypatch, longest=0.01)
        task = bench.decide("ada")
        await settle()
        bench.jobs[0].set_exception(BrokenProcessPool())
        await task
        async with asyncio.timeout(5):
            for pools in (2, 3):
                while len(bench.pools) < pools or not bench.jobs:
                    await asyncio.sleep(0.01)
                bench.jobs[0].set_exception(BrokenProcessPool())
            while len(bench.pools) < 4:
                await asyncio.sleep(0.01)
        bench.thinkers.close()

    asyncio.run(main())


def test_a_worker_that_is_killed_in_the_midst_of_a_thought_is_replaced() -> None:
    async def main() -> None:
        thinkers = Thinkers(1)
        match = bestiary.new("cahoots", 2, 1)
        assert match.turn is not None
        try:
            async with asyncio.timeout(100):
                await thinkers.warm()
                thought = asyncio.create_task(thinkers.decide("dragon", match, match.turn, PARTY))
                await asyncio.sleep(0.05)
                (worker,) = [child for child in psutil.Process().children() if "spawn_main" in "".join(child.cmdline())]
                worker.kill()
                assert (await thought).thought is None
                while not thinkers.ready:
                    await asyncio.sleep(0.05)
                assert (await thinkers.decide("chick", match, match.turn, PARTY)).thought is not None
        finally:
            thinkers.close()

    asyncio.run(main())
