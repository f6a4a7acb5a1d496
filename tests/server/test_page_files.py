"""The page is served: its files, what browsers may keep of them, and what the page may do."""

from __future__ import annotations

import gzip
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from bestiary.server.app import make_app
from tests.server.support import run, served

BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8"
INDEX = "<!doctype html><title>Bestiary</title>" + "<p>beasts</p>" * 40
FILES = {
    "index.html": INDEX,
    "worker.js": "self.addEventListener('fetch', () => {});",
    "manifest.webmanifest": '{"name": "Bestiary"}',
    "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "assets/index-B4c9.js": "console.log('a beast');" * 50,
    "assets/nunito-X1.woff2": "not really a font",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    for name, text in FILES.items():
        (page / name).parent.mkdir(parents=True, exist_ok=True)
        (page / name).write_text(text, encoding="utf-8")
    return page


@asynccontextmanager
async def browser(database: str, folder: Path) -> AsyncGenerator[httpx.AsyncClient]:
    async with served(database) as place:
        app: Any = make_app(place.server, folder)
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://beasts.example:8000", headers={"accept": BROWSER}
        ) as http:
            yield http


def test_every_file_is_sent_as_what_it_is(sqlite: str, folder: Path) -> None:
    async def main() -> None:
        types = {".html": "text/html", ".js": "text/javascript", ".webmanifest": "application/manifest+json"}
        types |= {".svg": "image/svg+xml", ".woff2": "font/woff2"}
        async with browser(sqlite, folder) as http:
            for name, text in FILES.items():
                answer = await http.get(f"/{name}")
                assert (answer.status_code, answer.text) == (200, text)
                assert answer.headers["content-type"].split(";")[0] == types[Path(name).suffix]

    run(main())


@pytest.mark.parametrize("place", ["/", "/lobby", "/table/abc_-9", "/replay/abc", "/rules/nullern", "/carry", "/apiary"])
@pytest.mark.parametrize("accept", [BROWSER, "*/*"])
def test_a_place_in_the_page_is_the_page(sqlite: str, folder: Path, place: str, accept: str) -> None:
    async def main() -> None:
        async with browser(sqlite, folder) as http:
            answer = await http.get(place, headers={"accept": accept})
            assert (answer.status_code, answer.text) == (200, INDEX)
            assert answer.headers["content-type"] == "text/html; charset=utf-8"

    run(main())


def test_a_link_with_the_full_stop_of_its_sentence_is_a_place_to_browsers(sqlite: str, folder: Path) -> None:
    async def main() -> None:
        async with browser(sqlite, folder) as http:
            assert (await http.get("/table/abc.")).text == INDEX
            assert (await http.get("/table/abc.", headers={"accept": "*/*"})).status_code == 404

    run(main())


@pytest.mark.parametrize(
    ("path", "accept"),
    [
        ("/assets/index-0000.js", "*/*"),
        ("/assets/index-0000.js", BROWSER),
        ("/assets/", BROWSER),
        ("/favicon.ico", "image/avif,image/webp,*/*;q=0.8"),
        ("/table/abc", "application/json"),
        ("/api/nothing", BROWSER),
        ("/api", BROWSER),
        ("/health/nothing", BROWSER),
        ("/livez/nothing", BROWSER),
        ("/readyz/nothing", BROWSER),
        ("/../app.py", "*/*"),
        ("/%2e%2e/app.py", "*/*"),
        ("/assets/%2e%2e/%2e%2e/app.py", BROWSER),
    ],
)
def test_what_is_not_there_is_not_found(sqlite: str, folder: Path, path: str, accept: str) -> None:
    async def main() -> None:
        (folder.parent / "app.py").write_text("secret")
        async with browser(sqlite, folder) as http:
            answer = await http.get(path, headers={"accept": accept})
            assert answer.status_code == 404
            assert answer.json()["sentence"]

    run(main())


def test_assets_are_kept_for_good_and_all_else_is_asked_for_again(sqlite: str, folder: Path) -> None:
    async def main() -> None:
        async with browser(sqlite, folder) as http:
            for name in FILES:
                kept = (await http.get(f"/{name}")).headers["cache-control"]
                assert kept == ("public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache")
            first = await http.get("/table/abc")
            again = await http.get("/", headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            assert (await http.get("/worker.js", headers={"if-none-match": first.headers["etag"]})).status_code == 200

    run(main())


def test_texts_are_zipped_for_who_takes_it(sqlite: str, folder: Path) -> None:
    async def main() -> None:
        async with browser(sqlite, folder) as http:
            for path in ("/", "/assets/index-B4c9.js"):
                zipped = await http.get(path, headers={"accept-encoding": "gzip, br"})
                plain = await http.get(path, headers={"accept-encoding": "identity"})
                assert zipped.headers["content-encoding"] == "gzip"
                assert "content-encoding" not in plain.headers
                assert zipped.text == plain.text
                assert int(zipped.headers["content-length"]) == len(gzip.compress(plain.content)) < len(plain.content)
                assert zipped.headers["vary"] == plain.headers["vary"] == "accept-encoding"
            assert "content-encoding" not in (await http.get("/assets/nunito-X1.woff2")).headers

    run(main())


def test_the_page_may_speak_with_its_own_server_and_nobody_else(sqlite: str, folder: Path) -> None:
    async def main() -> None:
        async with browser(sqlite, folder) as http:
            for path in ("/", "/table/abc", "/worker.js"):
                headers = (await http.get(path)).headers
                policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
                assert policy["default-src"] == "'self'"
                assert policy["connect-src"] == "'self' ws://beasts.example:8000 wss://beasts.example:8000"
                assert policy["style-src"] == "'self' 'unsafe-inline'"
                assert policy["img-src"] == "'self' data:"
                assert policy["frame-ancestors"] == "'none'"
                assert "script-src" not in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "same-origin"
            strange = await http.get("/", headers={"host": "a; script-src *"})
            assert "script-src" not in strange.headers.get("content-security-policy", "")

    run(main())


def test_a_head_is_sent_without_its_body(sqlite: str, folder: Path) -> None:
    async def main() -> None:
        async with browser(sqlite, folder) as http:
            answer = await http.head("/", headers={"accept-encoding": "identity"})
            assert (answer.status_code, answer.content, int(answer.headers["content-length"])) == (200, b"", len(INDEX))

    run(main())


def test_where_the_page_is_not_built_that_is_said_and_all_else_works(sqlite: str, tmp_path: Path) -> None:
    async def main() -> None:
        async with browser(sqlite, tmp_path / "nothing") as http:
            for path in ("/", "/table/abc", "/assets/index.js"):
                answer = await http.get(path)
                assert answer.status_code == 404
                assert answer.headers["content-type"].startswith("text/plain")
                assert "make page" in answer.text
            assert (await http.get("/api/games")).status_code == 200
            assert (await http.get("/health")).status_code == 200
            assert (await http.get("/api/nothing")).json()["key"]

    run(main())
