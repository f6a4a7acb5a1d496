"""A connection to one client: what is for it waits in a bounded outbox, and what comes from it is read, limited and answered."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from contextlib import suppress
from typing import Protocol

import msgspec
import structlog

from bestiary.match.illegal import IllegalMove
from bestiary.server.asks import Refusal
from bestiary.server.clock import Clock
from bestiary.server.facts import encode
from bestiary.server.ledger import Busy
from bestiary.server.limits import Allowance
from bestiary.server.messages import REQUEST, AnyRequest, Bye, Chat, Emotion, Refused
from bestiary.server.metrics import ANSWERED, REQUESTS
from bestiary.server.people import BadName, Person
from bestiary.words import words

BURST, RATE = 120, 60  # requests at once, and then a second
TALK_BURST, TALK_RATE = 6, 0.5  # remarks
STRIKES = 50  # requests refused for being too many, before the connection is closed
WAITING = 200  # messages for a client that does not read
FLUSH = 1000  # milliseconds that a client has to take what is still for it
POLICY, RESTART, TRY_AGAIN = 1008, 1012, 1013  # codes with which a connection is closed
log = structlog.get_logger()


class Wire(Protocol):
    """A connection that is accepted."""

    async def receive(self) -> bytes | None: ...  # None: it is closed
    async def send(self, message: bytes) -> None: ...
    async def close(self, code: int) -> None: ...


class Line(ABC):
    def __init__(self, wire: Wire, clock: Clock, person: Person | None) -> None:
        self.person = person
        self.language = "en"
        self._wire = wire
        self._clock = clock
        self._outbox: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._gone = asyncio.Event()
        self._given_up = False
        self._sender: asyncio.Task[None] | None = None
        self._letting_go: asyncio.Task[None] | None = None
        self._allowance = Allowance(clock, BURST, RATE)
        self._talk = Allowance(clock, TALK_BURST, TALK_RATE)
        self._strikes = 0
        self._closing: int | None = None

    @abstractmethod
    async def do(self, request: AnyRequest) -> None:
        """What is asked. May raise Refusal or IllegalMove, and then nothing has changed."""

    def send(self, message: bytes) -> None:
        """Put it into the outbox. A client that does not read is let go: it can come back for the state as it is then."""
        if self._closing is not None:
            return
        if len(self._outbox) >= WAITING:
            self._outbox.clear()
            self.close(Bye("too_slow", 1000), TRY_AGAIN)
            return
        self._outbox.append(message)
        self._wake.set()

    def close(self, bye: Bye, code: int) -> None:
        if self._closing is None:
            self._outbox.append(encode(bye))
            self._closing = code
            self._wake.set()
            self._letting_go = asyncio.create_task(self._let_go())

    async def run(self) -> None:
        """Until either side closes."""
        self._sender = asyncio.current_task()
        reader = asyncio.create_task(self._read())
        reader.add_done_callback(lambda _: self._wake.set())
        try:
            await self._write(reader)
        except asyncio.CancelledError:
            if not self._given_up or self._sender is None:
                raise
            self._sender.uncancel()
        finally:
            self._gone.set()
            reader.cancel()
            await asyncio.gather(reader, *filter(None, (self._letting_go,)), return_exceptions=True)

    async def _write(self, reader: asyncio.Task[None]) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            if reader.done() and self._closing is None:  # nobody is there
                return
            while self._outbox:
                await self._wire.send(self._outbox.popleft())
            if self._closing is not None:
                await self._wire.close(self._closing)
                return

    async def _let_go(self) -> None:
        """A client that does not even take the farewell is left."""
        if not await self._clock.wait(self._gone, self._clock.now() + FLUSH) and self._sender is not None:
            self._given_up = True
            self._sender.cancel()

    async def _read(self) -> None:
        while (text := await self._wire.receive()) is not None:
            if self._allowance.take():
                request = self._decoded(text)
                if request is not None:
                    await self._answer(request)
            else:
                self._strikes += 1
                if self._strikes > STRIKES:
                    self.close(Bye("too_fast", None), POLICY)
                    return
                self._refuse(id_in(text), "too-fast")

    def _decoded(self, text: bytes) -> AnyRequest | None:
        try:
            return REQUEST.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            REQUESTS.labels("malformed", "refused").inc()
            self._refuse(id_in(text), "malformed", detail=str(error))
            return None

    async def _answer(self, request: AnyRequest) -> None:
        if isinstance(request, Chat | Emotion) and not self._talk.take():
            self._refuse(request.id, "too-fast")
            return
        kind, id = str(request.__struct_config__.tag), getattr(request, "id", None)
        outcome = "refused"
        with ANSWERED.time():
            try:
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
        REQUESTS.labels(kind, outcome).inc()

    def _refuse(self, id: str | None, key: str, **facts: int | str) -> None:
        self.send(encode(Refused(id, None, key, words(self.language)(f"server-{key}", **facts))))


class Identified(msgspec.Struct):
    id: str


def id_in(text: bytes) -> str | None:
    """The id of a message that is otherwise none, for the answer."""
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return msgspec.json.decode(text, type=Identified).id[:64]
    return None
