"""The ASGI application: routes, sockets, and what they answer when something is wrong."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.config.cors import CORSConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotAuthorizedException, PermissionDeniedException, ValidationException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import ScalarRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from bestiary import __version__
from bestiary.server.asks import Refusal
from bestiary.server.connections import AtTable, InLobby
from bestiary.server.hall import NoSuchTable
from bestiary.server.line import POLICY
from bestiary.server.messages import Refused, encode
from bestiary.server.people import BadName
from bestiary.server.routes import COOKIE, ROUTES, AnyConnection, Problem, TableId, TheServer, known, provide_person
from bestiary.server.server import Server
from bestiary.words import LANGUAGES, words

BODY_MOST = 16 * 1024
STATUS = {"no-such-table": 404, "no-such-code": 404, "too-fast": 429, "not-over": 409, "seat-taken": 409}
SAFE = ("GET", "HEAD", "OPTIONS")
log = structlog.get_logger()


def make_app(server: Server) -> Litestar:
    def provide_server() -> Server:
        return server

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None]:
        async with server.running():
            yield

    def must_come_from_here(connection: AnyConnection, _: BaseRouteHandler) -> None:
        """Pages of other sites may not act for who happens to be known here."""
        origin = connection.headers.get("origin")
        scope: Mapping[str, Any] = {**connection.scope}
        changes = scope.get("method") not in SAFE  # a socket has no method
        known = origin is None or origin in server.settings.origins or site(origin) == connection.headers.get("host")
        if changes and not known:
            raise PermissionDeniedException

    return Litestar(
        route_handlers=[*ROUTES, table_socket, lobby_socket],
        lifespan=[lifespan],
        dependencies={"server": Provide(provide_server, sync_to_thread=False), "person": Provide(provide_person)},
        guards=[must_come_from_here],
        exception_handlers={
            Refusal: refused,
            NoSuchTable: no_such_table,
            BadName: bad_name,
            HTTPException: by_status,
            Exception: failed,
        },
        request_max_body_size=BODY_MOST,
        cors_config=CORSConfig(allow_origins=server.settings.origins, allow_credentials=True) if server.settings.origins else None,
        openapi_config=OpenAPIConfig(
            title="Bestiary",
            version=__version__,
            description="Tables for card games of beasts. Play itself goes over the socket of a table, `/api/tables/{id}/socket`.",
            path="/api/docs",
            render_plugins=[ScalarRenderPlugin()],
            components=Components(
                security_schemes={
                    "cookie": SecurityScheme("apiKey", name=COOKIE, security_scheme_in="cookie", description="of a browser"),
                    "token": SecurityScheme("http", scheme="bearer", description="of a program"),
                }
            ),
        ),
        logging_config=None,
    )


def site(origin: str) -> str | None:
    """Host and port of an origin; None where it is none."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


# -- sockets


class Accepted:
    """A WebSocket as a wire."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._receive = socket.receive
        self._send = socket.send

    async def receive(self) -> bytes | None:
        event: Any = await self._receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return text.encode("utf-8", "surrogatepass") if text is not None else event.get("bytes") or b""

    async def send(self, message: bytes) -> None:
        event: Any = {"type": "websocket.send", "text": message.decode()}
        await self._send(event)

    async def close(self, code: int) -> None:
        event: Any = {"type": "websocket.close", "code": code, "reason": ""}
        await self._send(event)


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], server: TheServer, id: TableId) -> None:
    person = await known(socket, server)
    await socket.accept()
    wire = Accepted(socket)
    try:
        live = await server.hall.live(id)
    except NoSuchTable:
        await wire.send(encode(Refused(None, None, "no-such-table", sentence(socket, "no-such-table"))))
        await wire.close(POLICY)
        return
    await AtTable(server.house, wire, live, person).run()


@websocket("/api/lobby/socket")
async def lobby_socket(socket: WebSocket[Any, Any, Any], server: TheServer) -> None:
    person = await known(socket, server)
    await socket.accept()
    await InLobby(server.house, Accepted(socket), person).run()


# -- what is answered when something is wrong


def language_of(connection: AnyConnection) -> str:
    """The first of ours that the browser asks for."""
    for part in connection.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return "en"


def sentence(connection: AnyConnection, key: str, **facts: int | str) -> str:
    return words(language_of(connection))(f"server-{key}", **facts)


def problem(request: AnyConnection, key: str, status: int, **facts: int | str) -> Response[Problem]:
    return Response(Problem(key, sentence(request, key, **facts)), status_code=status)


def refused(request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    return problem(request, error.key, STATUS.get(error.key, 400), **error.facts)


def no_such_table(request: Request[Any, Any, Any], _: NoSuchTable) -> Response[Problem]:
    return problem(request, "no-such-table", 404)


def bad_name(request: Request[Any, Any, Any], error: BadName) -> Response[Problem]:
    return problem(request, f"bad-name-{error}", 400)


def by_status(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    match error:
        case NotAuthorizedException():
            return problem(request, "no-name", 401)
        case PermissionDeniedException():
            return problem(request, "wrong-origin", 403)
        case ValidationException():
            return problem(request, "malformed", 400, detail=detail_of(error))
        case _:
            return problem(request, "malformed", error.status_code, detail=error.detail)


def detail_of(error: ValidationException) -> str:
    """What was wrong with which field, in the words of whoever read it."""
    faults: Any = error.extra or []
    return "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in faults) or error.detail


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", path=request.scope["path"], why=repr(error))
    return problem(request, "failed", 500)
