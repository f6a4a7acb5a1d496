"""TypeScript types from a JSON schema such as msgspec makes: structs, unions, literals, lists and maps."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from bestiary.server.wire_schema import REF, Schema


def typescript(schema: Schema) -> str:
    """A type for each definition. Those of one game begin with its name: `kuhhandel.State` is `KuhhandelState`."""
    lines = [f"// {schema['title']}: made from the Python types by docs/generate.py."]
    for name, definition in schema["$defs"].items():
        lines += ["", *described(definition), f"export type {type_name(name)} = {written(definition)};"]
    return "\n".join(lines) + "\n"


def described(definition: Schema) -> Iterator[str]:
    if text := definition.get("description"):
        yield f"/** {text} */"


def type_name(name: str) -> str:
    game, dot, part = name.rpartition(".")
    prefix = game.capitalize()
    return part if not dot or part.startswith(prefix) else prefix + part


def written(schema: Schema, depth: int = 0) -> str:
    parts: list[Schema] = schema.get("anyOf") or schema.get("prefixItems") or []
    if "$ref" in schema:
        return type_name(schema["$ref"].removeprefix(REF))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(part, depth) for part in parts))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "array" if parts:
            return f"[{', '.join(written(part, depth) for part in parts)}]"
        case "array":
            return f"Array<{written(schema.get('items', {}), depth)}>"
        case "object" if "properties" in schema:
            return record(schema["properties"], {*schema.get("required", [])}, depth)
        case "object":
            return f"Record<string, {written(schema.get('additionalProperties') or {}, depth)}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return plain
        case _:
            return "unknown"


def record(fields: dict[str, Any], required: set[str], depth: int) -> str:
    indent = "  " * (depth + 1)
    lines = [f"{indent}{name}{'' if name in required else '?'}: {written(field, depth + 1)};" for name, field in fields.items()]
    return "\n".join(["{", *lines, "  " * depth + "}"])
