"""The JSON schema of the socket's messages, made from the Python types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from bestiary.engine.game import AnyGame
from bestiary.games import GAMES
from bestiary.match.describe import hints_of
from bestiary.match.record import Moves, Record, RecordedMove
from bestiary.server.lobby import LobbyState
from bestiary.server.messages import PROTOCOL, AnyRequest, Bye, Done, Hinted, Pong, Refused, Remark, State, TableInfo, Update
from bestiary.server.people import Person
from bestiary.server.replays import Replay
from bestiary.server.routes import Carried, Carry, Health, HouseInfo, Named, NewTable, Problem, Program
from bestiary.server.table import Deadline

Schema = dict[str, Any]
REF = "#/$defs/"
PLAIN = (Done, Refused, Pong, Bye, LobbyState)  # messages that are the same for all games
SHARED = (*PLAIN, TableInfo, Deadline, Remark)
ASKED = (HouseInfo, NewTable, Named, Person, Program, Carry, Carried, Problem, Health)  # what goes over HTTP besides


def wire_schema() -> Schema:
    """What a client may send (`Request`), and what it is sent (`Message`); where games differ, one of each: `kuhhandel.State`."""
    (request,), definitions = msgspec.json.schema_components([AnyRequest], ref_template=REF + "{name}")
    messages, shared = msgspec.json.schema_components(PLAIN, ref_template=REF + "{name}")
    definitions |= shared
    for game in GAMES.values():
        of_game, parts = parts_of(game, messages_of(game))
        definitions |= parts
        messages = (*messages, *of_game)
    definitions["TableSettings"]["properties"]["game"] = {"enum": [*GAMES]}
    definitions |= {"Request": request, "Message": {"anyOf": [*messages]}}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": PROTOCOL,
        "description": "The messages of a table's socket and of the lobby's: a client sends a Request and is sent a Message.",
        "anyOf": [{"$ref": "#/$defs/Request"}, {"$ref": "#/$defs/Message"}],
        "$defs": dict(sorted(definitions.items())),
    }


def page_schema() -> Schema:
    """All that the page sends and is sent, over the socket and by HTTP."""
    schema = wire_schema()
    _, asked = msgspec.json.schema_components(ASKED, ref_template=REF + "{name}")
    definitions = schema["$defs"] | asked | record_parts()
    for game in GAMES.values():
        hand = hints_of(game.view_type)["hand"]
        definitions |= parts_of(game, [Replay[game.view_type, game.events, game.moves, hand]])[1]
    return {**schema, "$defs": dict(sorted(definitions.items()))}


def record_parts() -> dict[str, Schema]:
    """A record whose moves are of any game, under a name that TypeScript has no other use for."""
    kinds: list[Any] = [Record[Moves], RecordedMove[Moves]]
    (record, move), parts = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    names = {name: name for name in parts} | {named(record): "MatchRecord", named(move): "RecordedMove"}
    return {names[name]: referring(part, names) for name, part in parts.items()}


def named(schema: Schema) -> str:
    return schema["$ref"].removeprefix(REF)


def messages_of(game: AnyGame) -> list[Any]:
    """The messages that speak of one game."""
    return [
        State[game.view_type, game.events, game.moves],
        Update[game.view_type, game.events, game.moves],
        Hinted[game.moves],
    ]


def parts_of(game: AnyGame, kinds: Sequence[Any]) -> tuple[list[Schema], dict[str, Schema]]:
    """The schemas of types that speak of one game, and each part of them under the game's name."""
    _, shared = msgspec.json.schema_components(SHARED, ref_template=REF + "{name}")
    roots, parts = msgspec.json.schema_components(kinds, ref_template=REF + "{name}")
    names = {name: name if name in shared else f"{game.id}.{name.split('_')[0]}" for name in parts}
    renamed = {names[name]: referring(schema, names) for name, schema in parts.items()}
    return [referring(root, names) for root in roots], renamed


def referring(schema: Any, names: Mapping[str, str]) -> Any:
    """The same schema with its references renamed."""
    if isinstance(schema, list):
        return [referring(part, names) for part in cast("list[Any]", schema)]
    if not isinstance(schema, dict):
        return schema
    parts = cast("dict[str, Any]", schema)
    return {key: REF + names[value.removeprefix(REF)] if key == "$ref" else referring(value, names) for key, value in parts.items()}
