# pyright: reportUnknownMemberType=false
"""What the processes of one house tell each other. News may be late or lost: the database is the truth."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol, cast

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

LOBBY = "lobby"
SILENT = 5.0  # seconds that Redis may say nothing before it is asked whether it is there, and after that
PREFIX = "bestiary/"
log = structlog.get_logger()
Listener = Callable[[str, bytes], None]  # the topic, a table's id or the lobby, and what is told


class News(Protocol):
    others: bool  # may there be any?
    hears: bool  # what others tell now

    def listen(self, topic: str) -> None: ...
    def ignore(self, topic: str) -> None: ...
    def tell(self, topic: str, what: bytes) -> None: ...
    async def run(self, heard: Listener, /) -> None: ...
    async def close(self) -> None: ...


class OneProcess:
    """There is nobody else to tell."""

    others = False
    hears = True

    def listen(self, topic: str) -> None:
        pass

    def ignore(self, topic: str) -> None:
        pass

    def tell(self, topic: str, what: bytes) -> None:
        pass

    async def run(self, _: Listener) -> None:
        await asyncio.Event().wait()

    async def close(self) -> None:
        pass


class ByRedis:
    """Over Redis. What is to be told waits in a queue of bounded length; when that is full the oldest is forgotten."""

    others = True
    WAITING = 10_000

    def __init__(self, url: str, process: str) -> None:
        self.hears = False
        self._redis = Redis.from_url(
            url, socket_connect_timeout=SILENT, socket_timeout=SILENT, health_check_interval=30, retry=Retry(NoBackoff(), 0)
        )
        self._me = process.encode()
        self._topics: set[str] = set()
        self._waiting: list[tuple[str, bytes]] = []
        self._wake = asyncio.Event()

    def listen(self, topic: str) -> None:
        self._topics.add(topic)
        self._wake.set()

    def ignore(self, topic: str) -> None:
        self._topics.discard(topic)
        self._wake.set()

    def tell(self, topic: str, what: bytes) -> None:
        self._waiting.append((topic, what))
        del self._waiting[: -self.WAITING]
        self._wake.set()

    async def run(self, heard: Listener) -> None:
        """Owned by the server: until cancelled, and again after each failure."""
        while True:
            try:
                async with self._redis.pubsub() as ear:
                    await ear.subscribe(PREFIX + LOBBY)
                    async with asyncio.TaskGroup() as group:
                        group.create_task(self._speak(ear))
                        group.create_task(self._hear(ear, heard))
            except* Exception as errors:
                self.hears = False
                log.warning("news interrupted", why=repr(errors.exceptions[0]))
                await asyncio.sleep(1)

    async def close(self) -> None:
        with suppress(Exception):
            async with asyncio.timeout(1):
                await self._redis.aclose()

    async def _speak(self, ear: PubSub) -> None:
        listening: set[str] = set()
        self._wake.set()
        while True:
            await self._wake.wait()
            self._wake.clear()
            topics = {*self._topics}  # more may be wanted while these are told
            if new := topics - listening:
                await ear.subscribe(*(PREFIX + topic for topic in new))
            if old := listening - topics:
                await ear.unsubscribe(*(PREFIX + topic for topic in old))
            listening = topics
            telling, self._waiting = self._waiting, []
            if telling:
                await self._publish(telling)

    async def _publish(self, telling: list[tuple[str, bytes]]) -> None:
        try:
            async with self._redis.pipeline(transaction=False) as line:
                for topic, what in telling:
                    line.publish(PREFIX + topic, self._me + what)
                await line.execute()
        except (RedisError, OSError):
            self._waiting = [*telling, *self._waiting][-self.WAITING :]
            raise

    async def _hear(self, ear: PubSub, heard: Listener) -> None:
        asked = False
        while True:
            message = cast("dict[str, Any] | None", await ear.get_message(timeout=SILENT))
            if message is None:
                if asked:
                    raise ConnectionError("Redis does not answer")
                asked = True
                await ear.ping()
                continue
            asked = False
            if message["type"] == "pong":
                continue
            topic, what = message["channel"].decode().removeprefix(PREFIX), message["data"]
            if message["type"] == "subscribe":  # from now on nothing is missed; what was told before may be
                self.hears = True
                heard(topic, b"")
            elif message["type"] == "message" and not what.startswith(self._me):
                heard(topic, what[len(self._me) :])
