"""The JSON schema of records, made from the Python types."""

from __future__ import annotations

from typing import Any

import msgspec

from bestiary.engine.game import AnyGame
from bestiary.games import GAMES
from bestiary.match.record import FORMATS, Record, RecordV1


def record_schema() -> dict[str, Any]:
    """One schema for the records of all games; a record's `game` decides which moves it may hold."""
    definitions: dict[str, Any] = {}
    for game in GAMES.values():
        definitions |= of_game(game)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": " and ".join(FORMATS),
        "description": "One match of a Bestiary game: seed, options, moves. A file of many is JSON lines.",
        "oneOf": [{"$ref": f"#/$defs/{game}"} for game in GAMES],
        "$defs": definitions,
    }


def of_game(game: AnyGame) -> dict[str, Any]:
    template = f"#/$defs/{game.id}.{{name}}"
    formats: list[Any] = [Record[game.moves], RecordV1[game.moves]]
    (*records, options), parts = msgspec.json.schema_components([*formats, game.options], ref_template=template)
    definitions = {f"{game.id}.{part}": schema for part, schema in parts.items()}
    long = next(key for key in definitions if key.startswith(f"{game.id}.RecordedMove_"))
    definitions[f"{game.id}.RecordedMove"] = definitions.pop(long)
    cards = [
        {"type": "array", "items": {"enum": list(dict.fromkeys(deck))}, "minItems": len(deck), "maxItems": len(deck)} for deck in game.decks
    ]
    bounds = {"minItems": game.players[0], "maxItems": game.players[-1]}
    names: list[str] = []
    for reference in records:
        whole = definitions.pop(reference["$ref"].removeprefix("#/$defs/"))
        fields = whole["properties"]
        fields |= {
            "game": {"const": game.id},
            "options": options,
            "moves": fields["moves"] | {"items": {"$ref": f"#/$defs/{game.id}.RecordedMove"}},
            "deals": {"type": "array", "items": cards[0] if len(cards) == 1 else {"anyOf": cards}},
            "seats": fields["seats"] | bounds,
        }
        if "edition" in fields:
            fields["edition"] |= {"maximum": game.edition}
        (written,) = fields["format"]["enum"]
        names.append(f"{game.id}.{written.replace('/', '-')}")
        definitions[names[-1]] = whole | {"title": f"a record of {game.id}, {written}"}
    return {game.id: {"oneOf": [{"$ref": f"#/$defs/{name}"} for name in names]}, **definitions}
