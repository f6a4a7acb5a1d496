"""Where sockets come in. (Straight from the server: a framework in between would cost a tenth of a busy process.)"""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from bestiary.server.connections import AtTable, InLobby
from bestiary.server.facts import TABLE_ID, encode
from bestiary.server.hall import NoSuchTable
from bestiary.server.line import POLICY
from bestiary.server.messages import Refused
from bestiary.server.routes import AnyConnection, known
from bestiary.server.server import Server
from bestiary.words import LANGUAGES, words

TABLE = re.compile(f"/api/tables/({TABLE_ID})/socket")
LOBBY = "/api/lobby/socket"


class Sockets:
    """An ASGI application for WebSockets."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()  # that somebody wants to connect
        connection: AnyConnection = ASGIConnection(scope)
        table = TABLE.fullmatch(scope["path"])
        if is_foreign(connection, self._server) or (table is None and scope["path"] != LOBBY):
            await send({"type": "websocket.close", "code": POLICY})
            return
        person = await known(connection, self._server)
        await send({"type": "websocket.accept"})
        wire = Accepted(receive, send)
        if table is None:
            await InLobby(self._server.house, wire, person).run()
            return
        try:
            live = await self._server.hall.live(table[1])
        except NoSuchTable:
            await wire.send(encode(Refused(None, None, "no-such-table", sentence(connection, "no-such-table"))))
            await wire.close(POLICY)
            return
        await AtTable(self._server.house, wire, live, person).run()


class Accepted:
    """A WebSocket as a wire."""

    def __init__(self, receive: Any, send: Any) -> None:
        self._receive = receive
        self._send = send

    async def receive(self) -> bytes | None:
        event = await self._receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return text.encode("utf-8", "surrogatepass") if text is not None else event.get("bytes") or b""

    async def send(self, message: bytes) -> None:
        await self._send({"type": "websocket.send", "text": message.decode()})

    async def close(self, code: int) -> None:
        await self._send({"type": "websocket.close", "code": code, "reason": ""})


def is_foreign(connection: AnyConnection, server: Server) -> bool:
    """Does a page of another site ask? Those may not act for who happens to be known here."""
    origin = connection.headers.get("origin")
    return origin is not None and origin not in server.settings.origins and site(origin) != connection.headers.get("host")


def site(origin: str) -> str | None:
    """Host and port of an origin; None where it is none."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def language_of(connection: AnyConnection) -> str:
    """The first of ours that the browser asks for."""
    for part in connection.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return "en"


def sentence(connection: AnyConnection, key: str, **facts: int | str) -> str:
    return words(language_of(connection))(f"server-{key}", **facts)
