"""What a browser is told that an answer of ours may do: nothing, unless it is the page; and that only with its own server."""

from __future__ import annotations

import re
from typing import Any

NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
HEADERS = {"content-security-policy": NOTHING, "x-content-type-options": "nosniff", "referrer-policy": "same-origin"}
RAW = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


async def secure(message: Any, _: object) -> None:
    """Whatever begins to be answered has them all; those that it has already stay."""
    if message["type"] == "http.response.start":
        headers = message.get("headers", [])
        has = {name.lower() for name, _ in headers}
        message["headers"] = [*headers, *((name, value) for name, value in RAW if name not in has)]


def page_policy(host: str) -> str:
    """The page speaks with the server it came from, and stands in nobody's frame."""
    sockets = f" ws://{host} wss://{host}" if re.fullmatch(r"[\w.:\[\]-]+", host) else ""  # to older browsers these are not 'self'
    policy = {
        "default-src": "'self'",
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data:",
        "font-src": "'self' data:",
        "connect-src": f"'self'{sockets}",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    return "; ".join(f"{name} {sources}" for name, sources in policy.items())
