"""The description of the HTTP part for people, as one plain page: all of it is in it, nothing is loaded and nothing runs."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from litestar.openapi.plugins import OpenAPIRenderPlugin

Schema = Mapping[str, Any]
METHODS = ("get", "post", "put", "patch", "delete")


class PlainPage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: object, openapi_schema: dict[str, Any]) -> bytes:  # noqa: ARG002
        return "\n".join(page(openapi_schema)).encode()


def page(api: Schema) -> Iterator[str]:
    title = escape(f"{api['info']['title']} {api['info']['version']}")
    yield f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
    yield '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head><body>'
    yield f"<h1>{title}</h1><p>{escape(api['info'].get('description', ''))}</p>"
    yield '<p>For programs: <a href="/api/docs/openapi.json">openapi.json</a></p>'
    for path, item in api["paths"].items():
        for method in METHODS:
            if method in item:
                yield from operation(f"{method.upper()} {path}", item[method])
    for name, schema in api["components"]["schemas"].items():
        yield f'<h2 id="{escape(name)}">{escape(name)}</h2><p>{escape(schema.get("description", ""))}</p>'
        yield from fields(schema)


def operation(title: str, told: Schema) -> Iterator[str]:
    yield f"<h2>{escape(title)}</h2><p><b>{escape(told.get('summary', ''))}</b> {escape(told.get('description', ''))}</p><ul>"
    if told.get("security"):
        yield f"<li>known by: {' or '.join(escape(name) for way in told['security'] for name in way)}</li>"
    for one in told.get("parameters", []):
        yield f"<li><code>{escape(one['name'])}</code> in the {one['in']}: {kind(one['schema'])}. {escape(one.get('description', ''))}</li>"
    if "requestBody" in told:
        yield f"<li>is sent: {contents(told['requestBody'])}</li>"
    for status, answer in told.get("responses", {}).items():
        yield f"<li>{escape(status)}: {contents(answer)} {escape(answer.get('description', ''))}</li>"
    yield "</ul>"


def contents(body: Schema) -> str:
    return ", ".join(f"{kind(content.get('schema', {}))} ({escape(type)})" for type, content in body.get("content", {}).items())


def fields(schema: Schema) -> Iterator[str]:
    if "properties" not in schema:
        yield f"<p>{kind(schema)}</p>"
        return
    required = schema.get("required", [])
    yield "<ul>"
    for name, one in schema["properties"].items():
        needed = "" if name in required else " (optional)"
        yield f"<li><code>{escape(name)}</code>{needed}: {kind(one)} {escape(one.get('description', ''))}</li>"
    yield "</ul>"


def kind(schema: Schema) -> str:
    """What a value is, in a line."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(kind(one) for one in schema[several])
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    return f"<code>{escape(json.dumps({name: value for name, value in schema.items() if name != 'description'}))}</code>"
