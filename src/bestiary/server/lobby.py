"""The public tables and the talk in the lobby, told to everybody there when something changes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Protocol

import msgspec
import structlog

from bestiary.server.cards import Card, decoded
from bestiary.server.clock import Clock
from bestiary.server.facts import encode
from bestiary.server.messages import Message
from bestiary.server.news import LOBBY, News
from bestiary.server.people import Person, mark_of
from bestiary.server.quotas import PRESENT
from bestiary.server.store import Store
from bestiary.server.table import RUNNING

PAUSE = 250  # milliseconds between two lists, at least
MOST_OPEN, MOST_PLAYING, EACH = 60, 40, 3  # tables in the list, and of one host
log = structlog.get_logger()


class Overheard(msgspec.Struct, frozen=True):
    at: int
    name: str
    text: str
    mark: str  # tells apart those whose names look alike


class LobbyState(Message, frozen=True, tag="lobby"):
    """Public tables, some of each host, those first at which somebody is; and what was said last."""

    tables: list[Card]
    talk: list[Overheard]


class Listener(Protocol):
    def send(self, message: bytes) -> None: ...


class Lobby:
    def __init__(self, store: Store, news: News, clock: Clock) -> None:
        self._store = store
        self._news = news
        self._clock = clock
        self._listeners: set[Listener] = set()
        self._changed = asyncio.Event()

    def change(self) -> None:
        self._changed.set()

    async def enter(self, listener: Listener) -> None:
        self._listeners.add(listener)
        listener.send(encode(await self.state()))

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)

    async def state(self) -> LobbyState:
        return LobbyState(await self.tables(), [Overheard(*said) for said in await self._store.talked()])

    async def tables(self) -> list[Card]:
        """The public tables, as many as are listed: first those at which somebody is, of nobody too many."""
        since = self._clock.wall() - PRESENT
        open = await self._store.public_cards(("open",), since, EACH, MOST_OPEN)
        playing = await self._store.public_cards(RUNNING, since, EACH, MOST_PLAYING)
        return decoded([*open, *playing])

    async def say(self, person: Person, text: str) -> None:
        await self._store.talk(person.name, text, mark_of(person), self._clock.wall())
        self.change()
        self._news.tell(LOBBY, b"")

    async def run(self) -> None:
        """Owned by the server, until cancelled."""
        never = asyncio.Event()
        while True:
            await self._changed.wait()
            self._changed.clear()
            if self._listeners:
                try:
                    message = encode(await self.state())
                except Exception as error:
                    log.warning("the lobby cannot be read", why=repr(error))
                    self._changed.set()
                else:
                    for listener in [*self._listeners]:
                        with suppress(Exception):  # it is gone already
                            listener.send(message)
            await self._clock.wait(never, self._clock.now() + PAUSE)
