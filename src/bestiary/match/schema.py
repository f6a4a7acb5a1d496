"""The JSON schema of records, made from the Python types."""

from __future__ import annotations

from typing import Any

import msgspec

from bestiary.engine.game import AnyGame
from bestiary.games import GAMES
from bestiary.match.record import FORMAT, Record


def record_schema() -> dict[str, Any]:
    """One schema for the records of all games; a record's `game` decides which moves it may hold."""
    definitions: dict[str, Any] = {}
    for game in GAMES.values():
        definitions |= of_game(game)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": FORMAT,
        "description": "One match of a Bestiary game: seed, options, moves. A file of many is JSON lines.",
        "oneOf": [{"$ref": f"#/$defs/{game}"} for game in GAMES],
        "$defs": definitions,
    }


def of_game(game: AnyGame) -> dict[str, Any]:
    template = f"#/$defs/{game.id}.{{name}}"
    record: Any = Record[game.moves]
    (_, options), parts = msgspec.json.schema_components([record, game.options], ref_template=template)
    name = options["$ref"].rsplit(".", 1)[1]
    definitions = {f"{game.id}.{part}": schema for part, schema in parts.items()}
    whole = definitions.pop(next(key for key in definitions if key.startswith(f"{game.id}.Record_")))
    long = next(key for key in definitions if key.startswith(f"{game.id}.RecordedMove_"))
    definitions[f"{game.id}.RecordedMove"] = definitions.pop(long)
    whole["properties"]["moves"]["items"] = {"$ref": f"#/$defs/{game.id}.RecordedMove"}
    cards = [
        {"type": "array", "items": {"enum": list(dict.fromkeys(deck))}, "minItems": len(deck), "maxItems": len(deck)} for deck in game.decks
    ]
    whole["properties"] |= {
        "game": {"const": game.id},
        "options": {"$ref": f"#/$defs/{game.id}.{name}"},
        "deals": {"type": "array", "items": cards[0] if len(cards) == 1 else {"anyOf": cards}},
        "seats": whole["properties"]["seats"] | {"minItems": game.players[0], "maxItems": game.players[-1]},
    }
    whole["title"] = f"a record of {game.id}"
    return {game.id: whole, **definitions}
