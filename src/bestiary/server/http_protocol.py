"""HTTP before there is a request: bounded in size, in number and in time, whoever sends it."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from time import monotonic
from typing import Any, NoReturn, cast

import httptools
import msgspec
from litestar.connection import ASGIConnection
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from bestiary.server.app import STATUS
from bestiary.server.asks import Refusal
from bestiary.server.routes import Problem
from bestiary.server.security import RAW
from bestiary.server.sockets import Sockets, sentence
from bestiary.server.traffic import READ, REQUESTED, Gate, Meter

LINE_MOST = 8 * 1024  # bytes of an address
HEAD_MOST = 16 * 1024  # bytes of a request before its body, with an address
HEADERS_MOST = 100
REQUEST_MOST = 64 * 1024  # bytes of all of it, as it is written in chunks
AHEAD = 16  # requests that wait for the answer to one before them
PIECE = 4096  # bytes that are looked at before what came is counted
REQUEST_SECONDS = 15.0  # for a request to be complete, and for the first to be one
READ_SECONDS = 20.0  # in which a client reads so many bytes of what it asked for
READ_LEAST = 64 * 1024


class Stop(Exception):
    """It is refused already: no more of it is parsed."""


class Intake:
    """Makes the protocols of connections, and looks after those that are not sockets yet."""

    def __init__(self, gate: Gate, sockets: Sockets) -> None:
        self.gate = gate
        self.sockets = sockets
        self.among: set[Http] = set()

    def protocol(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **_: object) -> Http:
        """As uvicorn asks for one."""
        return Http(self, config, server_state, app_state)

    def sweep(self) -> None:
        """Called every second."""
        now = monotonic()
        for http in [*self.among]:
            http.look(now)


class Http(HttpToolsProtocol):
    def __init__(self, intake: Intake, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self._intake = intake
        self._meter: Meter | None = None  # None: it was turned away
        self._refused = False
        self._came = 0  # bytes of the request that is coming
        self._is_head = True  # is it complete up to its body?
        self._since: float | None = monotonic()  # when the client began what it has to complete
        self._unread = 0  # bytes that the client has not read
        self._looked = 0.0  # when that was looked at

    # -- the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        try:
            self._meter = self._intake.gate.enter(self.client and self.client[0])
        except Refusal as error:
            self.headers = []
            self._refuse(error)
        self._intake.among.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._intake.among.discard(self)
        super().connection_lost(exc)
        if self._meter is not None:
            self._meter.close()

    def look(self, now: float) -> None:
        """Has the client done in time what it has to do?"""
        if self._since is not None and self.flow.read_paused:
            self._since = now  # that was our doing
        if self._since is not None and not self._refused and now - self._since > REQUEST_SECONDS:
            self._refuse(Refusal("too-late", seconds=int(REQUEST_SECONDS)))
        unread = self.transport.get_write_buffer_size()
        if not unread or not self._unread:
            self._unread, self._looked = unread, now
        elif now - self._looked > READ_SECONDS:
            if unread > self._unread - READ_LEAST:
                self.transport.abort()
            self._unread, self._looked = unread, now

    # -- what comes

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        self._unset_keepalive_if_required()
        if self._since is None:
            self._since = monotonic()
        for at in range(0, len(data), PIECE):
            if not self._feed(data if len(data) <= PIECE else data[at : at + PIECE]):
                return

    def _feed(self, piece: bytes) -> bool:
        """Is there to be more?"""
        self._came += len(piece)
        try:
            self._must_be_few(READ + len(piece))
            self.parser.feed_data(piece)
            if self._is_head and self._came > HEAD_MOST:
                self._head_too_long()
            if self._came > REQUEST_MOST:
                self._stop(Refusal("malformed", detail=f"it has more than {REQUEST_MOST} bytes"), HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return False
        except (Stop, httptools.HttpParserError) as error:
            if not self._refused:
                self._refuse(Refusal("malformed", detail=str(error)))
        return not self._refused

    def _must_be_few(self, much: int) -> None:
        if self._meter is not None and self._meter.who is not None and not self._meter.take(much):
            self._stop(Refusal("too-fast"))

    # -- what the parser has found

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._came, self._is_head, self._since = 0, True, monotonic()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LINE_MOST:
            self._stop(Refusal("address-too-long", most=LINE_MOST))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > HEADERS_MOST:
            self._head_too_long()

    def on_headers_complete(self) -> None:
        self._is_head = False
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > HEAD_MOST:
            self._head_too_long()
        if len(self.pipeline) >= AHEAD:
            self._stop(Refusal("too-fast"))
        assert self._meter is not None
        if self._meter.who is not None:
            self._must_be_few(REQUESTED)
        elif not self._intake.gate.take(self._who(), REQUESTED):
            self._stop(Refusal("too-fast"))
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._since = None

    def _who(self) -> str | None:
        """Behind a proxy each request may be another's."""
        return self._intake.gate.client(self.client and self.client[0], self.headers)

    def handle_websocket_upgrade(self) -> None:
        meter = self._meter
        assert meter is not None
        if meter.who is None and (who := self._who()) is not None:
            try:
                self._intake.gate.count(meter, who)
            except Refusal as error:
                self._refuse(error)
                return
        self.connections.discard(self)
        self._intake.among.discard(self)
        self.parser: Any = None  # it knows this one, and both would wait for the garbage collector
        lines = [b"%b %b HTTP/1.1" % (self.scope["method"].encode(), self.url), *(b"%b: %b" % header for header in self.headers), b"", b""]
        socket = self._intake.sockets.protocol(self.server_state, meter)
        socket.connection_made(self.transport)
        socket.data_received(b"\r\n".join(lines))
        self.transport.set_protocol(socket)

    # -- what is refused

    def _head_too_long(self) -> NoReturn:
        self._stop(Refusal("head-too-long", most=HEAD_MOST, count=HEADERS_MOST))

    def _stop(self, error: Refusal, status: int | None = None) -> NoReturn:
        self._refuse(error, status)
        raise Stop

    def _refuse(self, error: Refusal, status: int | None = None) -> None:
        """Say so where no answer has begun, and hang up."""
        self._refused, self._since = True, None
        self.pipeline.clear()
        cycle = cast("RequestResponseCycle | None", self.cycle)
        begun = False
        if cycle is not None and not cycle.response_complete:
            begun = cycle.response_started
            cycle.disconnected = True
            cycle.message_event.set()
        if not begun:
            self.transport.write(self._answer(error, status or STATUS.get(error.key, HTTPStatus.BAD_REQUEST)))
        self.transport.close()

    def _answer(self, error: Refusal, status: int) -> bytes:
        scope: Any = {"type": "http", "headers": self.headers or []}
        body = msgspec.json.encode(Problem(error.key, sentence(ASGIConnection(scope), error.key, **error.facts)))
        headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), (b"connection", b"close"), *RAW]
        lines = [b"HTTP/1.1 %d %b" % (status, HTTPStatus(status).phrase.encode()), *(b"%b: %b" % header for header in headers), b"", body]
        return b"\r\n".join(lines)
