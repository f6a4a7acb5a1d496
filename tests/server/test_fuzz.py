"""A socket is sent anything at all: bytes, JSON, messages with something wrong in them. Nothing fails, and the others play on."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.server.support import Json, Place, Socket, Visitor, served

EXAMPLES = 80
SLOW = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
TABLE_LASTS = 20  # examples

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
values: st.SearchStrategy[Any] = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
)
moves: st.SearchStrategy[Json] = st.sampled_from(
    [
        {"type": "auction"},
        {"type": "trade", "partner": 0, "animal": "cow"},
        {"type": "bid", "amount": 10},
        {"type": "pass"},
        {"type": "buy"},
        {"type": "sell"},
        {"type": "pay", "cards": [10]},
        {"type": "offer", "cards": [0, 10]},
        {"type": "accept"},
        {"type": "counter", "cards": []},
    ]
)
ids = st.sampled_from(["a", "b", "c"]) | st.text(alphabet="abcdef0123456789-_", min_size=1, max_size=12)
seats = st.integers(0, 6)


def request(type: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Json]:
    return st.fixed_dictionaries({"type": st.just(type), "id": ids, **fields})


requests: st.SearchStrategy[Json] = st.one_of(
    request("play", move=moves),
    request("sit", seat=seats),
    request("commit", commitment=st.just("00" * 32)),
    request("reveal", entropy=st.just("00" * 32)),
    request("place", seat=seats, bot=st.sampled_from(["random", None])),
    request("chat", text=st.text(max_size=20)),
    request("emote", emote=st.sampled_from(["wow", "sorry"])),
    request("stand"),
    request("rematch"),
    request("start", fill=st.booleans()),
    request("hint"),
    request("ping"),
    st.fixed_dictionaries({"type": st.just("hello"), "protocol": st.just("bestiary-socket/1"), "since": st.none() | st.integers(0, 2**70)}),
)


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """A request with something changed, missing or too much, in it or in its move."""
    request: Json = json.loads(json.dumps(draw(requests)))
    place: Any = request["move"] if "move" in request and draw(st.booleans()) else request
    name = draw(st.sampled_from([*place]) | st.text(max_size=6))
    if draw(st.booleans()):
        place[name] = draw(values)
    else:
        place.pop(name, None)
    text = json.dumps(request)
    return text[: draw(st.integers(0, len(text)))] if draw(st.integers(0, 9)) == 0 else text


anything = st.one_of(spoilt(), requests.map(json.dumps), values.map(json.dumps), st.text(max_size=40), st.binary(max_size=40))


class Company:
    """Three at a match of Kuhhandel: two who play as one should, and Eve, who has a second browser that sends anything."""

    def __init__(self, place: Place, people: list[Visitor]) -> None:
        self._place = place
        self._people = people
        self._examples = 0

    async def _sit_down(self) -> None:
        host = self._people[0]
        self.table = await host.open("kuhhandel", 3, level="random", hints=False, clock={"kind": "none", "auction": 0})
        self.sockets = [await person.at(self.table) for person in self._people]
        for seat, socket in enumerate(self.sockets[1:], 1):
            await socket.done("sit", seat=seat)
        await self.sockets[0].done("start")
        self.wild = await self._people[2].at(self.table)

    async def go_on(self) -> None:
        """One move more, by anybody who behaves; at a new table now and then."""
        if self._examples % TABLE_LASTS == 0:
            await self._sit_down()
        self._examples += 1
        await self._place.clock.advance(5_000)
        for socket in (*self.sockets, self.wild):
            socket.drain()
        for socket in self.sockets:
            if socket.last["moves"] and socket.last["moves"]["moves"]:
                await socket.done("play", move=socket.last["moves"]["moves"][0])
                return

    async def bear(self, messages: list[str | bytes]) -> None:
        before = (await self.wild.now())["number"]
        for message in messages:
            self.wild.send(message)
        await self._place.clock.settle()
        answers = self.wild.drain()
        assert self.wild.closed is None
        assert not [answer for answer in answers if answer.get("key") == "failed"]
        acknowledged = {answer["id"] for answer in answers if answer["type"] == "done" and answer["number"] > before}
        later = await self._place.server.store.load(self.table, before)
        assert {step.id for step in later if step.person == self._people[2].id} == acknowledged
        assert not [step for step in later if step.person not in (None, self._people[2].id)]
        await self._same_for_all(before + len(later))

    async def _same_for_all(self, number: int) -> None:
        """Everybody sees the table at that number; what is in memory is what is stored."""
        for socket in self.sockets:
            assert (await socket.now())["number"] == number


def test_nothing_that_is_sent_makes_the_server_fail_or_changes_what_was_not_acknowledged(sqlite: str) -> None:
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()

        async def begin() -> tuple[Company, Place]:
            place = await stack.enter_async_context(served(sqlite))
            return Company(place, await place.people("Ada", "Bob", "Eve")), place

        company, place = runner.run(begin())

        @settings(
            max_examples=EXAMPLES,
            derandomize=True,
            database=None,
            deadline=None,
            phases=[Phase.generate],  # the table has gone on: a smaller example would meet another one
            suppress_health_check=SLOW,
        )
        @given(st.lists(anything, min_size=1, max_size=12))
        def check(messages: list[str | bytes]) -> None:
            async def example() -> None:
                await company.go_on()
                await company.bear(messages)

            runner.run(example())

        try:
            check()
            assert place.server.alive
        finally:
            runner.run(stack.aclose())


def test_the_lobby_bears_anything_too(sqlite: str) -> None:
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()

        async def begin() -> tuple[Place, Socket]:
            place = await stack.enter_async_context(served(sqlite))
            return place, await (await place.person("Eve")).in_lobby()

        place, socket = runner.run(begin())

        @settings(max_examples=40, derandomize=True, database=None, deadline=None, suppress_health_check=SLOW)
        @given(st.lists(anything, min_size=1, max_size=12))
        def check(messages: list[str | bytes]) -> None:
            async def example() -> None:
                await place.clock.advance(5_000)
                for message in messages:
                    socket.send(message)
                await place.clock.settle()
                assert not [answer for answer in socket.drain() if answer.get("key") == "failed"]
                assert socket.closed is None

            runner.run(example())

        try:
            check()
            assert place.server.alive
        finally:
            runner.run(stack.aclose())
