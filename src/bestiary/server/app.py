"""The ASGI application: routes, and what they answer when something is wrong."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.config.cors import CORSConfig
from litestar.di import Provide
from litestar.exceptions import (
    HTTPException,
    NotAuthorizedException,
    PermissionDeniedException,
    SerializationException,
    ValidationException,
)
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from bestiary import __version__
from bestiary.server.api_docs import PlainPage
from bestiary.server.hall import NoSuchTable
from bestiary.server.ledger import Busy, Unsure, is_down
from bestiary.server.page_files import PAGE, page_route
from bestiary.server.people import BadName
from bestiary.server.refusal import Refusal
from bestiary.server.routes import COOKIE, ROUTES, AnyConnection, Problem, provide_person
from bestiary.server.security import secure
from bestiary.server.server import Server
from bestiary.server.sockets import is_foreign, sentence

BODY_MOST = 16 * 1024
NOT_NOW = ("not-over", "seat-taken", "set-aside")
TOO_MUCH = ("too-fast", "too-many-connections", "too-many-open", "too-many-running", "too-many-codes", "renamed-often", "too-many-replays")
TOO_LONG = {"too-late": 408, "address-too-long": 414, "head-too-long": 431}
NOT_HERE = {"no-such-table": 404, "no-such-code": 404, "busy": 503, "full": 503, "unsure": 503}
STATUS = NOT_HERE | TOO_LONG | dict.fromkeys(NOT_NOW, 409) | dict.fromkeys(TOO_MUCH, 429)
SAFE = ("GET", "HEAD", "OPTIONS")
log = structlog.get_logger()


class Asked(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise SerializationException(str(error)) from None


def make_app(server: Server, page: Path = PAGE) -> Litestar:
    def provide_server() -> Server:
        return server

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None]:
        async with server.running():
            yield

    def must_come_from_here(connection: AnyConnection, _: BaseRouteHandler) -> None:
        scope: Mapping[str, Any] = {**connection.scope}
        if scope["method"] not in SAFE and is_foreign(connection, server):
            raise PermissionDeniedException

    return Litestar(
        route_handlers=[*ROUTES, page_route(page)],
        lifespan=[lifespan],
        dependencies={"server": Provide(provide_server, sync_to_thread=False), "person": Provide(provide_person)},
        guards=[must_come_from_here],
        exception_handlers={
            Refusal: refused,
            NoSuchTable: no_such_table,
            BadName: bad_name,
            Busy: busy,
            HTTPException: by_status,
            Exception: failed,
        },
        before_send=[secure],
        request_class=Asked,
        request_max_body_size=BODY_MOST,
        cors_config=CORSConfig(allow_origins=server.settings.origins, allow_credentials=True) if server.settings.origins else None,
        openapi_config=OpenAPIConfig(
            title="Bestiary",
            version=__version__,
            description="Tables for card games of beasts. Play itself goes over the socket of a table, `/api/tables/{id}/socket`.",
            path="/api/docs",
            render_plugins=[PlainPage()],
            components=Components(
                security_schemes={
                    "cookie": SecurityScheme("apiKey", name=COOKIE, security_scheme_in="cookie", description="of a browser"),
                    "token": SecurityScheme("http", scheme="bearer", description="of a program"),
                }
            ),
        ),
        logging_config=None,
    )


# -- what is answered when something is wrong


def problem(request: AnyConnection, key: str, status: int, **facts: int | str) -> Response[Problem]:
    return Response(Problem(key, sentence(request, key, **facts)), status_code=status)


def refused(request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    return problem(request, error.key, STATUS.get(error.key, 400), **error.facts)


def no_such_table(request: Request[Any, Any, Any], _: NoSuchTable) -> Response[Problem]:
    return problem(request, "no-such-table", 404)


def busy(request: Request[Any, Any, Any], _: Busy) -> Response[Problem]:
    return problem(request, "busy", 503)


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
    if isinstance(error, Unsure) or is_down(error):
        return problem(request, "unsure", 503)
    return problem(request, "failed", 500)
