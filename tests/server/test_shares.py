"""Whose turn it is where many wait: by address, by person, by table; moves before hints; never for ever."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from random import Random
from statistics import median

import numpy as np
import pytest

from bestiary.bots import Decision, bot
from bestiary.engine.arrays import dtype, to_state
from bestiary.engine.game import Heard
from bestiary.games import GAMES
from bestiary.match.sight import Sight, sight
from bestiary.server import thinkers
from bestiary.server.clock import SystemClock
from bestiary.server.connections import HINTS_BURST
from bestiary.server.shares import Party, Shares
from bestiary.server.thinkers import MOST_HINTS_EACH, MOST_MOVES, MOST_MOVES_EACH, SHORTEST, NoTurn, Turns
from tests.server.support import FakeClock, Json, Socket, run, served

ADA = Party("a", "ada", "t")


def jobs_of_ada(greedy: Sequence[Party], seconds: float, until: float = 200.0) -> list[float]:
    """How long Ada's jobs of a tenth of a second take on one worker, each asked for half a second after the last was done, while those
    others want the next as soon as one is done."""
    shares: Shares[tuple[float, float]] = Shares()  # when a job was wanted, and how long it runs
    events: list[tuple[float, int, Party, float]] = []  # when one is wanted or is done (then with how long it ran)
    for number, party in enumerate(greedy):
        heapq.heappush(events, (0.0, number, party, 0.0))
    heapq.heappush(events, (0.25, -1, ADA, 0.0))
    took: list[float] = []
    free, count = True, 0
    while events:
        now, _, party, ran = heapq.heappop(events)
        if now > until:
            break
        if ran:
            shares.done(party, ran)
            free = True
        again = 0.5 if ran and party == ADA else 0.0
        if again:
            heapq.heappush(events, (now + again, -1, party, 0.0))
        else:
            shares.add(party, (now, 0.1 if party == ADA else seconds))
        if free and (job := shares.take()) is not None:
            party, (wanted, runs), _ = job
            free = False
            count += 1
            heapq.heappush(events, (now + runs, count, party, runs))
            if party == ADA:
                took.append(now + runs - wanted)
    return took


@pytest.mark.parametrize(
    "greedy",
    [
        [Party("b", "bob", f"{k}") for k in range(28)],
        [Party("b", f"bob {k}", f"{k}") for k in range(28)],
        [Party("a", "bob", f"{k}") for k in range(28)],
    ],
    ids=["one person", "many names from one address", "from the same address"],
)
def test_whoever_wants_much_waits_for_himself(greedy: Sequence[Party]) -> None:
    took = jobs_of_ada(greedy, 0.1)
    assert len(took) > 100
    assert median(took) <= 0.2 + 1e-9  # what is under way is done first
    assert max(took) <= 0.3


def test_shares_are_of_time_and_not_of_jobs() -> None:
    shares: Shares[str] = Shares()
    slow, quick = Party("a", "slow", "1"), Party("b", "quick", "2")
    ran = {slow: 0.0, quick: 0.0}
    for party in (slow, quick) * 100:
        shares.add(party, "job")
    for _ in range(100):
        job = shares.take()
        assert job is not None
        ran[job[0]] += 1.0 if job[0] == slow else 0.1
        shares.done(job[0], 1.0 if job[0] == slow else 0.1)
    assert ran[slow] == pytest.approx(ran[quick], rel=0.3)


def test_nobody_saves_up_while_away() -> None:
    shares: Shares[str] = Shares()
    busy, away = Party("a", "busy", "1"), Party("b", "away", "2")
    for _ in range(200):
        shares.add(busy, "job")
    shares.add(away, "job")
    for _ in range(100):
        job = shares.take()
        assert job is not None
        shares.done(job[0], 1.0)
    for _ in range(20):
        shares.add(away, "job")
    turns: list[str] = []
    for _ in range(20):
        job = shares.take()
        assert job is not None
        turns.append(job[0].person)
        shares.done(job[0], 1.0)
    assert 9 <= turns.count("busy") <= 11


def test_under_load_a_search_spends_its_tables_part() -> None:
    async def main() -> None:
        turns = Turns(1)
        async with AsyncExitStack() as stack:
            assert (await stack.enter_async_context(turns.move(ADA))).part == 1.0
            parts: dict[Party, float] = {}

            async def think(party: Party) -> None:
                async with turns.move(party) as turn:
                    parts[party] = turn.part

            greedy = [Party("b", f"bob {k // 4}", f"{k}") for k in range(40)]
            tasks = [asyncio.create_task(think(party)) for party in (*greedy, Party("c", "cy", "t"))]
            await asyncio.sleep(0)
            await stack.aclose()
            await asyncio.gather(*tasks)
        assert parts[Party("c", "cy", "t")] > 0.7
        assert min(parts.values()) == SHORTEST

    asyncio.run(main())


def test_moves_come_before_hints_and_hints_from_one_address_are_few() -> None:
    async def main() -> None:
        turns, order = Turns(1), list[str]()

        async def one(kind: str, party: Party) -> None:
            with suppress(NoTurn):
                async with turns.hint(party) if kind == "hint" else turns.move(party):
                    order.append(kind)

        async with turns.move(ADA):
            hints = [asyncio.create_task(one("hint", Party("b", f"{k}", f"{k}"))) for k in range(200)]
            await asyncio.sleep(0)
            moves = [asyncio.create_task(one("move", Party("c", "cy", f"{k}"))) for k in range(3)]
            await asyncio.sleep(0)
        await asyncio.gather(*hints, *moves)
        assert order == ["move"] * 3 + ["hint"] * MOST_HINTS_EACH

    asyncio.run(main())


def test_what_waits_is_bounded_and_the_greediest_gives_way() -> None:
    async def main() -> None:
        turns, granted = Turns(1), list[Party]()
        refused: list[Party] = []

        async def move(party: Party) -> None:
            try:
                async with turns.move(party):
                    granted.append(party)
            except NoTurn:
                refused.append(party)

        cy = Party("c", "cy", "t")
        async with turns.move(ADA):
            alone = [asyncio.create_task(move(Party("b", "bob", f"{k}"))) for k in range(28)]
            await asyncio.sleep(0)
            assert len(refused) == 28 - MOST_MOVES_EACH
            names = [asyncio.create_task(move(Party("b", f"{k}", f"{k}"))) for k in range(2 * MOST_MOVES)]
            await asyncio.sleep(0)
            late = asyncio.create_task(move(cy))
            await asyncio.sleep(0)
        await asyncio.gather(*alone, *names, late)
        assert cy in granted[:2]
        assert len(granted) == MOST_MOVES

    asyncio.run(main())


def test_nobody_waits_for_ever_and_who_gave_up_takes_no_turn() -> None:
    async def main() -> None:
        turns = Turns(1, patience=0.01)

        async def move(party: Party) -> None:
            async with turns.move(party):
                pass

        async with turns.move(ADA):
            with pytest.raises(NoTurn):
                await move(Party("b", "bob", "t"))
            given_up = asyncio.create_task(move(Party("c", "cy", "t")))
            await asyncio.sleep(0)
            given_up.cancel()
            with suppress(asyncio.CancelledError):
                await given_up
        await move(Party("d", "dan", "t"))

    asyncio.run(main())


class RealTime(FakeClock):
    """Time as it passes."""

    def now(self) -> int:
        return SystemClock().now()

    async def wait(self, event: asyncio.Event, until: int | None) -> bool:
        return await SystemClock().wait(event, until)

    async def settle(self) -> None:
        await asyncio.sleep(0)


def observed(game: str, imagined: bytes, seat: int, heard: Sequence[Heard]) -> Sight:
    (record,) = np.frombuffer(imagined, dtype(GAMES[game].rules.FIELDS))
    return sight(GAMES[game], to_state(record, GAMES[game].state_type), seat, heard)


def slowly(name: str, game: str, imagined: bytes, seat: int, heard: Sequence[Heard], part: float = 1.0) -> Decision:
    """Like a search that ends by the clock."""
    time.sleep(0.08 * part)
    return bot("heuristic", game)(observed(game, imagined, seat, heard), Random())


def test_a_guest_with_many_dragons_and_hints_holds_nobody_up(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another table's dragon answers within twice its usual time, and a little for a busy machine; without shares it is twenty times."""

    async def answers(socket: Socket, count: int) -> float:
        took: list[float] = []
        while len(took) < count:
            if socket.last["moves"]:
                await socket.done("play", move=socket.last["moves"]["moves"][0])
            else:
                began = time.perf_counter()
                await socket.until("update")
                took.append(time.perf_counter() - began)
        return median(took)

    async def main() -> None:
        monkeypatch.setattr(thinkers, "think", slowly)
        async with served(sqlite, RealTime(), running_tables=0) as place:
            ann, eve = await place.people("Ann", "Eve")
            game: Json = {"order": "as_seated", "start": True}
            ours = await ann.at(await ann.open("nullern", 2, bots=[None, "dragon"], **game))
            usual = await answers(ours, 8)
            for _ in range(28):
                await eve.open("nullern", 4, bots=["dragon"] * 4, seat=None, **game)
            asking = [await eve.at(await eve.open("nullern", 2, bots=[None, "heuristic"], **game)) for _ in range(20)]
            for socket in asking:
                for number in range(5):
                    socket.send({"type": "hint", "id": f"hint-{number}"})
            assert await answers(ours, 8) < 3 * usual
            answered = [message for socket in asking for message in socket.drain() if message.get("id")]
            refused = {message["key"] for message in answered if message["type"] == "refused"}
            assert refused <= {"hint-waits", "too-many-hints", "no-time-for-hint"}
            assert "hint-waits" in refused
            assert len([message for message in answered if message["type"] == "hinted"]) <= HINTS_BURST + 2

    run(main())
