"""The HTTP part: people, tables, lists, records and replays. Every refusal is a `Problem`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bestiary import __version__
from bestiary.bots import LEVELS
from bestiary.engine.game import AnyGame
from bestiary.games import GAMES
from bestiary.match.describe import option_values
from bestiary.match.match import Match
from bestiary.server import metrics
from bestiary.server.cards import Card, card, decoded
from bestiary.server.facts import TABLE_ID, BotName, TableSettings
from bestiary.server.health import Reason
from bestiary.server.limits import network_of
from bestiary.server.messages import SeatNumber
from bestiary.server.people import Person, clean_name, new_person_id, new_token, token_hash
from bestiary.server.refusal import Refusal
from bestiary.server.server import RENAMED, Server
from bestiary.server.table import RUNNING

COOKIE = "bestiary"
YEAR = 365 * 24 * 3600
CARRIES_MOST = 5  # links of one person that hold at the same time
CARRIED = 15 * 60 * 1000  # milliseconds that a link to another device holds
Name = Annotated[str, Meta(min_length=1, max_length=64)]
TableId = Annotated[str, PathParameter(pattern=f"^{TABLE_ID}$", description="the table's id, the last part of its link")]
Viewer = Annotated[int | None, QueryParameter(ge=0, le=6, description="whose eyes it is seen with; without one all cards are open")]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
TheServer = NamedDependency[Server]
Asker = NamedDependency[Person]  # who asks; nobody is answered with 401


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a key for programs, a sentence for people."""

    key: str
    sentence: str


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Program(msgspec.Struct, frozen=True):
    """A program that may take seats; its token is told here and never again."""

    id: str
    name: str
    token: str


class Carry(msgspec.Struct, frozen=True):
    """A code that makes another device oneself, once and before that time."""

    code: str
    until: int


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=128)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened: with bots by seat (null: nobody yet), oneself in a seat, and begun at once, free seats filled with bots."""

    settings: TableSettings
    bots: Annotated[list[BotName | None], Meta(max_length=7)] = []
    seat: SeatNumber | None = 0
    start: bool = False


class HouseRule(msgspec.Struct, frozen=True):
    name: str
    default: bool | int | str
    values: list[bool | int | str]


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    least: int
    most: int
    options: list[HouseRule]
    tempers: list[str]  # that a bot may have besides its level: `fox-bold`


class HouseInfo(msgspec.Struct, frozen=True):
    """What can be played here."""

    version: str
    games: list[GameInfo]
    levels: list[str]


class Check(msgspec.Struct, frozen=True):
    status: Literal["ok", "failing"]
    reasons: list[Reason]


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok", "failing"]
    reasons: list[Reason]
    bots_ready: bool  # have they compiled what they need?


MEANING = {
    400: "This cannot be understood or done.",
    401: "Nobody is known by this request.",
    403: "A page of another site may not do this.",
    404: "There is no such thing.",
    409: "Not as things stand.",
    413: "This is too long.",
    429: "Too much at once.",
    503: "There is too much to do just now.",
}
SENT = (400, 403, 413)  # what anything that is sent may meet
KNOWN: list[dict[str, list[str]]] = [{"cookie": []}, {"token": []}]  # how somebody is known, in the OpenAPI schema


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI schema: what a request may be refused with."""
    return {status: ResponseSpec(Problem, generate_examples=False, description=MEANING[status]) for status in sorted(statuses)}


def failing(answer: type[msgspec.Struct]) -> dict[int, ResponseSpec]:
    return {503: ResponseSpec(answer, generate_examples=False, description="It is not, for these reasons.")}


# -- who asks


async def provide_person(request: AnyConnection, server: TheServer) -> Person:
    """Who asks, by cookie or by token."""
    person = await known(request, server)
    if person is None:
        raise NotAuthorizedException
    return person


async def known(connection: AnyConnection, server: Server) -> Person | None:
    kind, _, bearer = connection.headers.get("authorization", "").partition(" ")
    token = bearer if kind.lower() == "bearer" else connection.cookies.get(COOKIE)
    return await server.store.person(token_hash(token)) if token else None


def identity(server: Server, token: str) -> Cookie:
    secure = server.settings.secure
    return Cookie(COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def must_be_seldom(request: AnyConnection, server: Server) -> None:
    if not server.newcomers.take(network_of(request.client.host if request.client else "")):
        raise Refusal("too-fast")


async def newcomer(request: AnyConnection, server: Server, name: str, program: bool = False) -> tuple[Person, str]:
    """Somebody new, with a token."""
    must_be_seldom(request, server)
    person, token = Person(new_person_id(), clean_name(name), program), new_token()
    await server.store.add_person(person, token_hash(token), server.clock.wall())
    return person, token


@post("/api/people", summary="Come in as a guest", responses=problems(*SENT, 429))
async def come_in(request: AnyConnection, server: TheServer, data: JSONBody[Named]) -> Response[Person]:
    """The answer sets a cookie that only this browser and the server know."""
    person, token = await newcomer(request, server, data.name)
    return Response(person, cookies=[identity(server, token)])


@post("/api/programs", summary="Come in as a program", responses=problems(*SENT, 429))
async def come_in_as_program(request: AnyConnection, server: TheServer, data: JSONBody[Named]) -> Program:
    """The token goes into the header `Authorization: Bearer …`."""
    person, token = await newcomer(request, server, data.name, program=True)
    return Program(person.id, person.name, token)


@get("/api/me", summary="Who am I?", responses=problems(401), security=KNOWN)
async def me(person: Asker) -> Person:
    return person


@put("/api/me", summary="Take another name", responses=problems(*SENT, 401, 429), security=KNOWN)
async def rename(server: TheServer, person: Asker, data: JSONBody[Named]) -> Person:
    """At tables where one sits the old one stays."""
    name = clean_name(data.name)
    if name == person.name:
        return person
    if not server.renames.take(person.id):
        raise Refusal("renamed-often", seconds=RENAMED)
    await server.store.rename(person.id, name)
    return msgspec.structs.replace(person, name=name)


@post("/api/me/carry", summary="A code to go on with on another device", responses=problems(401, 403, 429), security=KNOWN)
async def carry(server: TheServer, person: Asker) -> Carry:
    code, now = new_token(), server.clock.wall()
    if not await server.store.add_carry(token_hash(code), person.id, now, now + CARRIED, CARRIES_MOST):
        raise Refusal("too-many-codes", most=CARRIES_MOST)
    return Carry(code, now + CARRIED)


@post("/api/carry", summary="Be on this device who made the code", responses=problems(*SENT, 404, 429))
async def carried(request: AnyConnection, server: TheServer, data: JSONBody[Carried]) -> Response[Person]:
    must_be_seldom(request, server)
    token = new_token()
    if not await server.store.use_carry(token_hash(data.code), token_hash(token), server.clock.wall()):
        raise Refusal("no-such-code")
    person = await server.store.person(token_hash(token))
    assert person is not None
    return Response(person, cookies=[identity(server, token)])


# -- tables


@get("/api/games", summary="What can be played here", sync_to_thread=False)
def games() -> HouseInfo:
    return HouseInfo(__version__, [game_info(game) for game in GAMES.values()], [*LEVELS])


def game_info(game: AnyGame) -> GameInfo:
    rules = [HouseRule(name, getattr(game.options(), name), [*values]) for name, values in option_values(game.options).items()]
    return GameInfo(game.id, game.players[0], game.players[-1], rules, [*game.tastes])


@post("/api/tables", summary="Open a table", responses=problems(*SENT, 401, 409, 429), security=KNOWN)
async def open_table(request: AnyConnection, server: TheServer, person: Asker, data: JSONBody[NewTable]) -> Card:
    must_be_seldom(request, server)
    live = await server.hall.open(data.settings, person, data.bots, data.seat, data.start)
    return card(live.table)


@get("/api/tables", summary="The public tables that are open or playing")
async def public_tables(server: TheServer) -> list[Card]:
    return await server.lobby.tables()


@get("/api/tables/mine", summary="Where I play", responses=problems(401), security=KNOWN)
async def my_tables(server: TheServer, person: Asker) -> list[Card]:
    return decoded(await server.store.cards("open", *RUNNING, person=person.id))


@get("/api/tables/played", summary="What I have played", responses=problems(401), security=KNOWN)
async def played(server: TheServer, person: Asker) -> list[Card]:
    return decoded(await server.store.cards("over", person=person.id))


@get("/api/tables/{id:str}", summary="A table", responses=problems(400, 404, 409))
async def table(server: TheServer, id: TableId) -> Card:
    return card((await server.hall.live(id)).table)


@get(
    "/api/tables/{id:str}/record",
    summary="The record of a finished match",
    responses=problems(400, 404, 409),
    media_type="application/json",
)
async def record(server: TheServer, id: TableId) -> Response[bytes]:
    """`bestiary verify` recomputes every deal of it."""
    match = await finished(server, id)
    name = f'attachment; filename="{match.game.id}-{id}.json"'
    return Response(match.record().to_json(), media_type="application/json", headers={"content-disposition": name})


@get(
    "/api/tables/{id:str}/replay",
    summary="A finished match, move by move",
    responses=problems(400, 404, 409, 429, 503),
    media_type="application/json",
)
async def replay(request: AnyConnection, server: TheServer, id: TableId, seat: Viewer = None) -> Response[bytes]:
    """As a seat saw it, or with all cards open."""
    match = await finished(server, id)
    if seat is not None and seat >= match.players:
        raise Refusal("no-such-seat", most=match.players)
    zipped = takes_gzip(request)
    text = await server.replays.written(id, match, seat, zipped, network_of(request.client.host if request.client else ""))
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if zipped else {})}
    return Response(text, media_type="application/json", headers=headers)


async def finished(server: Server, id: str) -> Match:
    match = (await server.hall.live(id)).table.match
    if match is None or not match.over:
        raise Refusal("not-over")
    return match


def takes_gzip(request: AnyConnection) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


# -- operation


@get("/livez", summary="Is this process alive? Where it is not, it has to be started again", responses=failing(Check))
async def livez(server: TheServer) -> Response[Check]:
    return Response(Check("ok", [])) if server.alive else Response(Check("failing", ["part-ended"]), status_code=503)


@get("/readyz", summary="Could this process store and read just now? Where it could not, send people to another", responses=failing(Check))
async def readyz(server: TheServer) -> Response[Check]:
    reasons = server.not_ready()
    return Response(Check("failing" if reasons else "ok", reasons), status_code=503 if reasons else 200)


@get("/health", summary="Is this process alive and ready, and are its bots?", responses=failing(Health))
async def health(server: TheServer) -> Response[Health]:
    reasons = server.not_ready()
    return Response(Health("failing" if reasons else "ok", reasons, server.thinkers.ready), status_code=503 if reasons else 200)


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain", sync_to_thread=False)
def figures(server: TheServer) -> Response[bytes]:
    metrics.CONNECTIONS.set(len(server.house.lines))
    metrics.TABLES.set(len(server.hall.lives))
    metrics.DRIVEN.set(server.driver.driven)
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


ROUTES = [
    come_in,
    come_in_as_program,
    me,
    rename,
    carry,
    carried,
    games,
    open_table,
    public_tables,
    my_tables,
    played,
    table,
    record,
    replay,
    livez,
    readyz,
    health,
    figures,
]
