"""The page's files as `make page` built them: read and compressed once, and sent from memory."""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from bestiary.server.routes import AnyConnection, takes_gzip
from bestiary.server.security import page_policy

PAGE = Path(__file__).parent / "page"
NOT_THE_PAGE = re.compile(r"/(api|health|livez|readyz|metrics|assets)(/|$)")
TEXTS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
}
DENSE = {".woff2": "font/woff2", ".png": "image/png", ".webp": "image/webp", ".ico": "image/x-icon"}  # gzip gains nothing on these
NOT_BUILT = "The page is not built here: `make page` builds it. The server works all the same; /api/docs is for programs.\n"
FOREVER = "public, max-age=31536000, immutable"  # the name of an asset has a hash of it
ASK_FIRST = "no-cache"


class File(msgspec.Struct, frozen=True):
    content: bytes
    zipped: bytes | None
    type: str
    tag: str
    kept: str  # how long a browser may keep it


@cache
def files_of(folder: Path) -> dict[str, File]:
    """By path; none where the page was not built."""
    paths = [path for path in folder.rglob("*") if path.is_file()] if (folder / "index.html").is_file() else []
    return {f"/{path.relative_to(folder).as_posix()}": read(path, folder / "assets" in path.parents) for path in paths}


def read(path: Path, asset: bool) -> File:
    content = path.read_bytes()
    return File(
        content=content,
        zipped=gzip.compress(content, mtime=0) if path.suffix in TEXTS else None,
        type=(TEXTS | DENSE).get(path.suffix, "application/octet-stream"),
        tag=f'"{hashlib.sha256(content).hexdigest()[:32]}"',
        kept=FOREVER if asset else ASK_FIRST,
    )


def page_route(folder: Path) -> HTTPRouteHandler:
    """Answers whatever no other route does."""
    files = files_of(folder)

    @route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False, sync_to_thread=False)
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        if not files:
            return Response(NOT_BUILT.encode(), status_code=404, media_type="text/plain")
        path = request.scope["path"]
        wanted = "/index.html" if path == "/" or (path not in files and wants_page(path, request)) else path
        if wanted not in files:
            raise NotFoundException
        return sent(files[wanted], request)

    return page


def wants_page(path: str, request: AnyConnection) -> bool:
    """Is this a place in the page, such as /table/ID, and not a file that is missing?"""
    accept = request.headers.get("accept", "*/*")
    takes_anything = "*/*" in accept and "." not in path  # as do those who look where a link leads, to show it in a chat
    return not NOT_THE_PAGE.match(path) and ("text/html" in accept or takes_anything)


def sent(file: File, request: AnyConnection) -> Response[bytes]:
    policy = page_policy(request.headers.get("host", ""))
    headers = {"cache-control": file.kept, "etag": file.tag, "vary": "accept-encoding", "content-security-policy": policy}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    if file.zipped is not None and takes_gzip(request):
        return Response(file.zipped, headers={**headers, "content-encoding": "gzip"}, media_type=file.type)
    return Response(file.content, headers=headers, media_type=file.type)
