"""News over a real Redis: whoever listens is told, and is told when something may have been missed."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bestiary.server.news import LOBBY, ByRedis
from tests.server.houses import RedisServer
from tests.server.support import eventually, run


@pytest.fixture
def redis() -> Generator[RedisServer]:
    with tempfile.TemporaryDirectory() as folder:
        server = RedisServer(Path(folder))
        server.start()
        yield server
        server.stop()


class Ear:
    """A process that listens."""

    def __init__(self, url: str, name: str) -> None:
        self.news = ByRedis(url, name)
        self.heard: list[tuple[str, bytes]] = []

    def hear(self, topic: str, what: bytes) -> None:
        self.heard.append((topic, what))

    async def has(self, *wanted: tuple[str, bytes]) -> None:
        async def holds() -> bool:
            return set(wanted) <= set(self.heard)

        await eventually(holds)


@asynccontextmanager
async def ears(url: str) -> AsyncGenerator[tuple[Ear, Ear]]:
    one, two = Ear(url, "1" * 16), Ear(url, "2" * 16)
    tasks = [asyncio.create_task(ear.news.run(ear.hear)) for ear in (one, two)]
    try:
        yield one, two
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for ear in (one, two):
            await ear.news.close()


def test_whoever_listens_is_told_and_not_what_it_said_itself(redis: RedisServer) -> None:
    async def main() -> None:
        async with ears(redis.url) as (one, two):
            for ear in (one, two):
                ear.news.listen("table")
                await ear.has((LOBBY, b""), ("table", b""))
            one.news.tell("table", b"from one")
            one.news.tell("another", b"which nobody listens to")
            one.news.tell(LOBBY, b"x")
            two.news.tell("table", b"from two")
            await two.has(("table", b"from one"), (LOBBY, b"x"))
            await one.has(("table", b"from two"))
            assert [what for _, what in one.heard if what] == [b"from two"]
            assert sorted(what for _, what in two.heard if what) == [b"from one", b"x"]
            two.news.ignore("table")
            two.news.listen("third")
            await two.has(("third", b""))
            one.news.tell("table", b"no longer")
            one.news.tell("third", b"last")
            await two.has(("third", b"last"))
            assert ("table", b"no longer") not in two.heard

    run(main())


def test_a_topic_wanted_while_others_are_being_asked_for_is_listened_to_as_well(redis: RedisServer) -> None:
    async def main() -> None:
        async with ears(redis.url) as (one, _):
            await one.has((LOBBY, b""))
            topics = [f"table-{number}" for number in range(300)]
            for topic in topics:
                one.news.listen(topic)
                await asyncio.sleep(0)
            await one.has(*((topic, b"") for topic in topics))

    run(main())


def test_after_redis_was_gone_every_topic_is_in_doubt_and_news_come_again(redis: RedisServer) -> None:
    async def main() -> None:
        async with ears(redis.url) as (one, two):
            for ear in (one, two):
                ear.news.listen("table")
                await ear.has(("table", b""))
                assert ear.news.hears
            redis.stop()

            async def deaf() -> bool:
                return not (one.news.hears or two.news.hears)

            await eventually(deaf)
            one.heard.clear()
            two.heard.clear()
            redis.start()
            for ear in (one, two):
                await ear.has((LOBBY, b""), ("table", b""))
                assert ear.news.hears
            two.news.tell("table", b"again")
            await one.has(("table", b"again"))

    run(main())


def test_what_cannot_be_told_waits_but_not_without_end() -> None:
    async def main() -> None:
        news = ByRedis("redis://127.0.0.1:1", "x" * 16)
        for number in range(ByRedis.WAITING + 10):
            news.tell("table", b"%d" % number)
        task = asyncio.create_task(news.run(Ear("redis://127.0.0.1:1", "y" * 16).hear))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        waiting = news._waiting  # pyright: ignore[reportPrivateUsage]
        assert len(waiting) == ByRedis.WAITING
        assert waiting[-1] == ("table", b"%d" % (ByRedis.WAITING + 9))
        await news.close()

    run(main())
