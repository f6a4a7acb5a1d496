"""A connection to one client: what is for it waits in a bounded outbox, and what comes from it is read, limited and answered."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from contextlib import suppress
from time import perf_counter
from typing import Protocol

import msgspec
import structlog

from bestiary.match.illegal import IllegalMove
from bestiary.server.clock import Clock
from bestiary.server.facts import encode
from bestiary.server.ledger import Busy
from bestiary.server.limits import Allowance
from bestiary.server.messages import REQUEST, AnyRequest, Bye, Refused
from bestiary.server.metrics import ANSWERED, requests
from bestiary.server.people import BadName, Person
from bestiary.server.refusal import Refusal
from bestiary.server.websocket import POLICY, TRY_AGAIN
from bestiary.words import words

BURST, RATE = 120, 60  # requests at once, and then a second
STRIKES = 50  # requests refused for being too many, before the connection is closed
WAITING = 200  # messages for a client that does not read
UNREAD = 20  # messages of a client that asks faster than it is answered; then no more are read
FLUSH = 1000  # milliseconds that a client has to take what is still for it
log = structlog.get_logger()


class Wire(Protocol):
    """A connection that is accepted."""

    full: bool  # does it take nothing for now? It then calls `ready` later

    def send(self, message: bytes, more: bool = False, /) -> None: ...  # more: another one follows at once
    def close(self, code: int) -> None: ...  # after what was sent
    def drop(self) -> None: ...  # at once
    def probe(self) -> None: ...  # is somebody there?
    def pause(self) -> None: ...  # reading
    def resume(self) -> None: ...


class Line(ABC):
    def __init__(self, wire: Wire, clock: Clock, person: Person | None, address: str = "") -> None:
        self.person = person
        self.address = address
        self.language = "en"
        self._wire = wire
        self._clock = clock
        self._inbox: deque[bytes] | None = None  # while something is answered: what came after it
        self._outbox: deque[bytes] | None = None  # while the wire is full
        self._answering: asyncio.Task[None] | None = None
        self._letting_go: asyncio.Task[None] | None = None
        self._gone: asyncio.Event | None = None
        self._allowance = Allowance(clock, BURST, RATE)
        self._strikes = 0
        self._closing: int | None = None
        self._over = False

    @abstractmethod
    async def do(self, request: AnyRequest) -> None:
        """What is asked. May raise Refusal or IllegalMove, and then nothing has changed."""

    @abstractmethod
    def may(self, request: AnyRequest) -> bool:
        """Is it not too much, of what everybody else has to read?"""

    @abstractmethod
    def leave(self) -> None:
        """The line is no more; called once."""

    # -- what is for the client

    def send(self, message: bytes, more: bool = False) -> None:
        """Now, or when the wire takes it. A client that does not read is let go: it can come back for the state as it is then."""
        if self._closing is not None or self._over:
            return
        if self._outbox is None:
            if not self._wire.full:
                self._wire.send(message, more)
                return
            self._outbox = deque()
        if len(self._outbox) >= WAITING:
            self._outbox.clear()
            self.close(Bye("too_slow", 1000), TRY_AGAIN)
        else:
            self._outbox.append(message)

    def ready(self) -> None:
        """The wire takes messages again."""
        while self._outbox and not self._wire.full:
            self._wire.send(self._outbox.popleft())
        if not self._outbox:
            self._outbox = None
            self._hang_up()

    def close(self, bye: Bye, code: int) -> None:
        if self._closing is None and not self._over:
            self.send(encode(bye))
            self._closing = code
            self._hang_up()
            if not self._over:
                self._gone = asyncio.Event()
                self._letting_go = asyncio.create_task(self._let_go(self._gone))

    def lost(self) -> None:
        """Nobody is there any more. (What is being answered is done nevertheless.)"""
        if not self._over:
            self._over = True
            if self._gone is not None:
                self._gone.set()
            self.leave()

    def probe(self) -> None:
        """Is somebody there still?"""
        self._wire.probe()

    def _hang_up(self) -> None:
        """If that is wanted and everything is sent."""
        if self._closing is not None and self._outbox is None:
            self._wire.close(self._closing)
            self.lost()

    async def _let_go(self, gone: asyncio.Event) -> None:
        """A client that does not even take the farewell is left."""
        if not await self._clock.wait(gone, self._clock.now() + FLUSH):
            self._wire.drop()
            self.lost()

    # -- what comes from it

    def heard(self, message: bytes) -> None:
        if self._inbox is None:
            self._inbox = deque()
            self._answering = asyncio.create_task(self._answer_all(message, self._inbox))
        else:
            self._inbox.append(message)
            if len(self._inbox) == UNREAD:
                self._wire.pause()

    async def _answer_all(self, message: bytes, after: deque[bytes]) -> None:
        """One after the other."""
        while True:
            if self._allowance.take():
                request = self._decoded(message)
                if request is not None:
                    await self._answer(request)
            elif self._strike():
                self._refuse(id_in(message), "too-fast")
            if len(after) == UNREAD:
                self._wire.resume()
            if not after or self._closing is not None:
                break
            message = after.popleft()
        self._inbox = self._answering = None

    def pinged(self) -> bool:
        """A ping is a request like others."""
        if self._allowance.take():
            return True
        self._strike()
        return False

    def _strike(self) -> bool:
        """Something too many. False: and once too often, so that the connection is closed."""
        self._strikes += 1
        if self._strikes > STRIKES:
            self.close(Bye("too_fast", None), POLICY)
        return self._strikes <= STRIKES

    def _decoded(self, message: bytes) -> AnyRequest | None:
        try:
            return REQUEST.decode(message)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            requests("malformed", "refused").inc()
            self._refuse(id_in(message), "malformed", detail=str(error))
            return None

    async def _answer(self, request: AnyRequest) -> None:
        kind, id = str(request.__struct_config__.tag), getattr(request, "id", None)
        outcome = "refused"
        began = perf_counter()
        try:
            if not self.may(request):
                raise Refusal("too-fast")
            await self.do(request)
            outcome = "done"
        except IllegalMove as error:
            self.send(encode(Refused(id, error.rule, error.key, error.sentence(self.language))))
        except Refusal as error:
            self._refuse(id, error.key, **error.facts)
        except BadName as error:
            self._refuse(id, f"bad-name-{error}")
        except Busy:
            self._refuse(id, "busy")
        except Exception as error:
            outcome = "failed"
            log.error("a request failed", type=kind, why=repr(error))
            self._refuse(id, "failed")
        ANSWERED.observe(perf_counter() - began)
        requests(kind, outcome).inc()

    def _refuse(self, id: str | None, key: str, **facts: int | str) -> None:
        self.send(encode(Refused(id, None, key, words(self.language)(f"server-{key}", **facts))))


class Identified(msgspec.Struct):
    id: str


def id_in(message: bytes) -> str | None:
    """The id of a message that is otherwise none, for the answer."""
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return msgspec.json.decode(message, type=Identified).id[:64]
    return None
