"""Several halls on one database that hear nothing of each other, which is the worst that can happen to processes: the database decides."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from bestiary.match.illegal import IllegalMove
from bestiary.server.facts import Moved, Said, Step, TableSettings, encode
from bestiary.server.hall import Hall, Live
from bestiary.server.ledger import Ledger
from bestiary.server.messages import Chat, Play, Rematch, Start
from bestiary.server.news import OneProcess
from bestiary.server.people import Person
from bestiary.server.refusal import Refusal
from bestiary.server.store import Store
from tests.server.draws import nobody_adds
from tests.server.houses import run
from tests.server.support import FakeClock

ANN, BEN = Person("ann", "Ann"), Person("ben", "Ben")
NULLERN = TableSettings("nullern", 3, order="as_seated")


class Watcher:
    """Who looks at a table."""

    language = "en"
    address = ""

    def __init__(self, person: Person | None = None) -> None:
        self.person = person
        self.numbers: list[int] = []

    def send(self, message: bytes, _more: bool = False) -> None:
        self.numbers.append(msgspec.json.decode(message)["number"])


class Gossip(OneProcess):
    """Remembers what it was told to tell."""

    others = True

    def __init__(self) -> None:
        self.told: list[tuple[str, bytes]] = []

    def tell(self, topic: str, what: bytes) -> None:
        self.told.append((topic, what))


class Apart:
    """A hall in a process of its own, as far as it can know."""

    def __init__(self, store: Store, clock: FakeClock, name: str) -> None:
        self.store = store
        self.ledger = Ledger(store)
        self.gossip = Gossip()
        self.hall = Hall(store, self.ledger, self.gossip, clock, name)


@asynccontextmanager
async def halls(database: str, count: int = 2) -> AsyncGenerator[list[Apart]]:
    clock = FakeClock()
    stores = [Store(database) for _ in range(count)]
    await stores[0].migrate()
    apart = [Apart(store, clock, f"process-{number}") for number, store in enumerate(stores)]
    tasks = [asyncio.create_task(one.ledger.run()) for one in apart]
    try:
        yield apart
    finally:
        for one in apart:
            one.ledger.close()
        await asyncio.gather(*tasks)
        for store in stores:
            await store.close()


async def begun(one: Apart, two: Apart, *bots: str | None) -> tuple[Live, Live]:
    """A table where Ann and perhaps a bot play, as both halls know it."""
    live = await one.hall.open(NULLERN, ANN, bots or [None, "random", "random"], 0, True)
    await nobody_adds(one.hall, live)
    other = await two.hall.live(live.table.id)
    assert other.table.number == live.table.number == 2
    return live, other


def legal(live: Live, seat: int) -> dict[str, Any]:
    assert live.table.match is not None
    return msgspec.to_builtins(live.table.match.legal_moves(seat)[0])


def texts(steps: list[Step]) -> list[str]:
    return [fact.text for step in steps for fact in step.facts if isinstance(fact, Said)]


def test_two_processes_that_want_the_same_number_both_get_one_and_nothing_is_lost_or_doubled(database: str) -> None:
    async def main() -> None:
        async with halls(database, 3) as (one, two, three):
            live, other = await begun(one, two)
            third = await three.hall.live(live.table.id)
            lives = ((one, live), (two, other), (three, third))
            watchers = [Watcher() for _ in lives]
            for (_, table), watcher in zip(lives, watchers, strict=True):
                table.clients.add(watcher)
            wanted = [(at, table, f"{number}-{place}") for number in range(8) for place, (at, table) in enumerate(lives)]
            numbers = await asyncio.gather(*(at.hall.ask(table, ANN, Chat(text, text)) for at, table, text in wanted))
            assert sorted(numbers) == [*range(3, 27)]
            steps = await one.store.load(live.table.id)
            assert {step.id: step.number for step in steps[2:]} == dict(zip([text for *_, text in wanted], numbers, strict=True))
            assert sorted(texts(steps)) == sorted(text for *_, text in wanted)
            for watcher in watchers:
                assert watcher.numbers == [*range(3, 3 + len(watcher.numbers))]
            assert 27 - 1 in [table.table.number for _, table in lives]

    run(main())


def test_the_same_request_sent_to_two_processes_is_done_once(database: str) -> None:
    async def main() -> None:
        async with halls(database) as (one, two):
            live, other = await begun(one, two)
            move = Play("once", legal(live, 0))
            first = await one.hall.ask(live, ANN, move)
            assert await two.hall.ask(other, ANN, move) == first  # it did not know of it
            assert await one.hall.ask(live, ANN, move) == first
            again = await asyncio.gather(*(at.hall.ask(table, ANN, Chat("both", "hello")) for at, table in ((one, live), (two, other))))
            assert again == [first + 1, first + 1]
            assert len(await one.store.load(live.table.id)) == first + 1

    run(main())


def test_a_request_whose_answer_was_lost_is_answered_though_the_process_that_is_asked_knows_nothing_of_it(database: str) -> None:
    """And though by what it knows the move would be out of turn."""

    async def main() -> None:
        async with halls(database) as (one, two):
            live = await one.hall.open(NULLERN, BEN, ["random", None, "random"], 1, True)
            await nobody_adds(one.hall, live)
            other = await two.hall.live(live.table.id)
            bot = legal(live, 0)
            await one.hall.act(live, lambda _: [Moved(0, bot, "bot")])
            move = Play("mine", legal(live, 1))
            number = await one.hall.ask(live, BEN, move)
            assert other.table.number == 2
            assert await two.hall.ask(other, BEN, move) == number
            with pytest.raises(IllegalMove):
                await two.hall.ask(other, BEN, Play("more", move.move))

    run(main())


def test_what_is_refused_is_refused_by_the_table_as_it_is_and_not_as_it_was(database: str) -> None:
    async def main() -> None:
        async with halls(database) as (one, two):
            live = await one.hall.open(NULLERN, ANN, [None, "random", "random"], 0, False)
            other = await two.hall.live(live.table.id)
            await one.hall.ask(live, ANN, Start("start"))
            await nobody_adds(one.hall, live)
            number = await two.hall.ask(other, ANN, Play("move", legal(live, 0)))  # there, no match was running yet
            assert number == 4
            with pytest.raises(Refusal, match="already-started"):
                await two.hall.ask(other, ANN, Start("again"))

    run(main())


def test_two_who_ask_for_another_match_at_two_processes_get_the_same_table(database: str) -> None:
    async def main() -> None:
        async with halls(database) as (one, two):
            live, other = await begun(one, two, None, "random", "random")
            while live.table.playing is not None:
                match = live.table.playing
                assert match.turn is not None
                move = match.legal_moves(match.turn)[0]
                await one.hall.act(live, lambda _, seat=match.turn, move=move: [Moved(seat, move, "bot")])
            other = await two.hall.live_since(live.table.id, live.table.number)
            assert other.table.status == "over"
            asked = [one.hall.ask(live, ANN, Rematch("a")), one.hall.ask(live, ANN, Rematch("b")), two.hall.ask(other, ANN, Rematch("c"))]
            numbers = await asyncio.gather(*asked)
            assert max(numbers) == live.table.number == other.table.number
            assert live.table.next is not None
            assert live.table.next == other.table.next
            assert len(await one.store.load(live.table.next)) == 1
            assert (await one.hall.live(live.table.next)).table.seed == (await two.hall.live(live.table.next)).table.seed

    run(main())


def test_a_step_whose_asker_has_hung_up_is_told_to_the_others_at_once(database: str) -> None:
    async def main() -> None:
        async with halls(database) as (one, two):
            live, _ = await begun(one, two)
            watcher = Watcher()
            live.clients.add(watcher)
            keeping = asyncio.create_task(one.hall.keep_up())
            asking = asyncio.create_task(one.hall.ask(live, ANN, Chat("c", "gone in a moment")))
            await asyncio.sleep(0)
            asking.cancel()
            async with asyncio.timeout(10):  # the clock stands still: nothing is looked for because of the time
                await live.changed.wait()
            assert watcher.numbers == [3]
            assert asking.cancelled()
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)

    run(main())


def test_news_that_come_too_early_or_make_no_sense_are_looked_up(database: str) -> None:
    async def main() -> None:
        async with halls(database) as (one, two):
            live, other = await begun(one, two)
            watcher = Watcher()
            other.clients.add(watcher)
            keeping = asyncio.create_task(two.hall.keep_up())
            for text in ("a", "b", "c"):
                await one.hall.ask(live, ANN, Chat(text, text))
            told = [what for topic, what in one.gossip.told if topic == live.table.id][2:]
            id = live.table.id
            two.hall.heard(id, told[0])
            assert watcher.numbers == [3]
            two.hall.heard(id, told[2])
            await heard(other, 5)
            for late in told:
                two.hall.heard(id, late)
            assert watcher.numbers == [3, 4, 5]
            await one.hall.ask(live, ANN, Chat("d", "d"))
            two.hall.heard(id, b'{"number": "five"}')
            await heard(other, 6)
            await one.hall.ask(live, ANN, Chat("e", "e"))
            two.hall.heard(id, b"")
            await heard(other, 7)
            two.hall.heard("no table of ours", told[0])
            assert watcher.numbers == [3, 4, 5, 6, 7]
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)

    run(main())


async def heard(live: Live, number: int) -> None:
    async with asyncio.timeout(10):
        while live.table.number < number:
            await live.changed.wait()


def test_who_has_seen_more_elsewhere_is_shown_no_less_here(database: str) -> None:
    async def main() -> None:
        async with halls(database) as (one, two):
            live, other = await begun(one, two)
            await one.hall.ask(live, ANN, Chat("a", "a"))
            assert other.table.number == 2
            assert (await two.hall.live_since(live.table.id, 3)).table.number == 3

    run(main())


def test_who_is_connected_elsewhere_is_known_by_the_news(sqlite: str) -> None:
    async def main() -> None:
        async with halls(sqlite) as (one, two):
            live, other = await begun(one, two)
            two.hall.tell_who_is_here(other)
            assert two.gossip.told == []
            other.clients |= {Watcher(ANN), Watcher(ANN), Watcher(BEN), Watcher()}
            two.hall.tell_who_is_here(other)
            assert two.gossip.told == [(live.table.id, encode(["ann"]))]
            one.hall.heard(*two.gossip.told[0])
            assert live.elsewhere == {"ann": one.hall.clock.now()}
            assert live.table.number == 2

    run(main())
