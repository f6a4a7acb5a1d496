"""The JSON schema of the socket's messages, made from the Python types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import msgspec

from bestiary.engine.game import AnyGame
from bestiary.games import GAMES
from bestiary.server.lobby import LobbyState
from bestiary.server.messages import PROTOCOL, AnyRequest, Bye, Done, Hinted, Pong, Refused, Remark, State, TableInfo, Update
from bestiary.server.people import Person
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
        of_game, parts = game_messages(game)
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
    return {**schema, "$defs": dict(sorted((schema["$defs"] | asked).items()))}


def game_messages(game: AnyGame) -> tuple[list[Schema], dict[str, Schema]]:
    """The messages that speak of one game, each part of them under the game's name."""
    generic: list[Any] = [
        State[game.view_type, game.events, game.moves],
        Update[game.view_type, game.events, game.moves],
        Hinted[game.moves],
    ]
    _, shared = msgspec.json.schema_components(SHARED, ref_template=REF + "{name}")
    roots, parts = msgspec.json.schema_components(generic, ref_template=REF + "{name}")
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
