"""Where sockets come in: straight from the transport, since a web server's own and a framework would cost a third of a busy process."""

from __future__ import annotations

import asyncio
import re
from http import HTTPStatus
from typing import Any
from urllib.parse import unquote, urlsplit

import structlog
from litestar.connection import ASGIConnection
from uvicorn.server import ServerState
from websockets.http11 import Request

from bestiary.server.connections import AtTable, InLobby
from bestiary.server.facts import TABLE_ID, encode
from bestiary.server.hall import NoSuchTable, SetAside
from bestiary.server.messages import Refused
from bestiary.server.routes import AnyConnection, known
from bestiary.server.server import Server
from bestiary.server.traffic import Meter
from bestiary.server.websocket import POLICY, WebSocket
from bestiary.words import LANGUAGES, words

TABLE = re.compile(f"/api/tables/({TABLE_ID})/socket")
LOBBY = "/api/lobby/socket"
log = structlog.get_logger()


class Sockets:
    """Lets in who connects."""

    def __init__(self, server: Server) -> None:
        self._server = server

    def protocol(self, server_state: ServerState, meter: Meter) -> WebSocket:
        """For one connection, of which uvicorn is to know."""

        def admit(socket: WebSocket, request: Request) -> None:
            task = asyncio.create_task(self._admit(socket, request))
            server_state.tasks.add(task)
            task.add_done_callback(server_state.tasks.discard)

        among: Any = server_state.connections
        return WebSocket(admit, among, meter)

    async def _admit(self, socket: WebSocket, request: Request) -> None:
        connection = connection_of(request)
        path = connection.scope["path"]
        table = TABLE.fullmatch(path)
        if is_foreign(connection, self._server) or (table is None and path != LOBBY):
            socket.reject(HTTPStatus.FORBIDDEN)
            return
        try:
            person = await known(connection, self._server)
            live = None if table is None else await self._server.hall.live(table[1])
        except (NoSuchTable, SetAside) as error:
            if socket.accept(request):
                key = error.key if isinstance(error, SetAside) else "no-such-table"
                socket.send(encode(Refused(None, None, key, sentence(connection, key))))
                socket.close(POLICY)
            return
        except Exception as error:
            log.error("somebody could not be let in", path=path, why=repr(error))
            socket.reject(HTTPStatus.SERVICE_UNAVAILABLE)
            return
        if socket.accept(request):
            house, network = self._server.house, socket.network
            socket.listen(InLobby(house, socket, person, network) if live is None else AtTable(house, socket, live, person, network))


def connection_of(request: Request) -> AnyConnection:
    headers = [(name.lower().encode(), value.encode("latin-1", "surrogateescape")) for name, value in request.headers.raw_items()]
    scope: Any = {"type": "websocket", "path": unquote(request.path.partition("?")[0]), "headers": headers}
    return ASGIConnection(scope)


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
