"""What browsers are told: no answer may do anything but the page, and that only with its own server; nothing comes from elsewhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from bestiary.server.app import make_app
from tests.server.support import Place, run, served

EVERYWHERE = {"x-content-type-options": "nosniff", "referrer-policy": "same-origin"}


def must_be_guarded(answer: httpx.Response) -> dict[str, str]:
    """Its policy."""
    where = f"{answer.request.method} {answer.request.url}: {answer.status_code}"
    for name, value in EVERYWHERE.items():
        assert answer.headers.get_list(name) == [value], where
    (policy,) = answer.headers.get_list("content-security-policy")
    parts = {part.partition(" ")[0]: part.partition(" ")[2] for part in policy.split("; ")}
    assert parts["frame-ancestors"] == "'none'", where
    assert parts["default-src"] in ("'none'", "'self'"), where
    assert not [sources for sources in parts.values() if "*" in sources or "http" in sources or "unsafe-eval" in sources], where
    assert "'unsafe-inline'" not in parts.get("script-src", parts["default-src"]), where
    return parts


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Bestiary</title>")
    (page / "assets" / "index-B4c9.js").write_text("1")
    return page


def paths_of(place: Place) -> list[tuple[str, str]]:
    schema: Any = place.app.openapi_schema
    paths: dict[str, Any] = schema.to_schema()["paths"]
    return [(method.upper(), path.replace("{id}", "unknown")) for path, item in paths.items() for method in item]


def test_whatever_is_answered_may_do_nothing_in_a_browser_but_the_page(sqlite: str, folder: Path) -> None:
    async def main() -> None:
        async with served(sqlite, origins=["https://friend.example"]) as place:
            app: Any = make_app(place.server, folder)
            known = {"authorization": (await place.program("Robot")).http.headers["authorization"]}
            asked = paths_of(place)
            assert len(asked) >= 15
            asked += [(method, path) for method in ("DELETE", "OPTIONS", "HEAD") for path in ("/api/me", "/", "/api/nothing", "/health")]
            asked += [("GET", path) for path in ("/api/docs", "/api/docs/openapi.json", "/api/docs/nothing", "/api/nothing", "/api")]
            asked += [("GET", path) for path in ("/assets/index-B4c9.js", "/assets/nothing.js", "/favicon.ico", "/%ff", "/api/tables/%00")]
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
                seen: set[int] = set()
                for method, path in asked:
                    bodies = (b"{}", b"{", b"[" * 9_000, b"x" * 20_000) if method in ("POST", "PUT") else (b"",)
                    for content in bodies:
                        for headers in ({}, known, {"origin": "https://evil.example"}, {"origin": "https://friend.example"}):
                            answer = await http.request(method, path, content=content, headers=headers)
                            policy = must_be_guarded(answer)
                            seen.add(answer.status_code)
                            if not answer.headers.get("content-type", "").startswith(("text/html", "text/javascript")):
                                assert policy["default-src"] == "'none'", (method, path)
                assert {200, 201, 204, 400, 401, 403, 404, 405, 413} <= seen
                page = await http.get("/", headers={"accept": "text/html"})
                assert must_be_guarded(page)["default-src"] == "'self'"
                again = await http.get("/", headers={"accept": "text/html", "if-none-match": page.headers["etag"]})
                assert (again.status_code, must_be_guarded(again)["default-src"]) == (304, "'self'")

    run(main())


def test_a_failure_is_guarded_too(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with served(sqlite) as place:

            async def fail(*_: object) -> None:
                raise ZeroDivisionError

            monkeypatch.setattr(place.server.lobby, "tables", fail)
            answer = await place.visitor().http.get("/api/tables")
            assert answer.status_code == 500
            assert must_be_guarded(answer)["default-src"] == "'none'"

    run(main())


def test_the_description_of_the_api_has_everything_in_it_and_loads_nothing(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            http = place.visitor().http
            answer = await http.get("/api/docs")
            assert answer.headers["content-type"].startswith("text/html")
            for method, path in paths_of(place):
                assert f"<h2>{method} {path.replace('unknown', '{id}')}</h2>" in answer.text
            schema = (await http.get("/api/docs/openapi.json")).json()
            for name in schema["components"]["schemas"]:
                assert f'id="{name}"' in answer.text
            for link in re.findall(r'href="#([^"]*)"', answer.text):
                assert f'id="{link}"' in answer.text
            for page in (answer.text, (await http.get("/api/docs/nothing")).text):
                assert not re.search(r"<(script|style|link|img|iframe|object|base)|\s(src|style|on\w+)=|//", page)

    run(main())
