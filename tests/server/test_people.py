"""People: guests with a name, known by a token that only they have, on as many devices as they like."""

from __future__ import annotations

import unicodedata

import httpx
import pytest
import sqlalchemy as sa

from bestiary.server import schema
from bestiary.server.people import clean_name, clean_text, token_hash
from bestiary.server.routes import CARRIED
from tests.server.support import Place, Visitor, run, served


def test_a_guest_is_known_by_a_cookie_that_no_script_can_read(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            visitor = place.visitor()
            assert (await visitor.http.get("/api/me")).status_code == 401
            answer = await visitor.http.post("/api/people", json={"name": "Ada"})
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert "secure" not in cookie
            me = (await visitor.http.get("/api/me")).json()
            assert me == {"id": answer.json()["id"], "name": "Ada", "program": False}

    run(main())


def test_over_https_alone_the_cookie_is_secure(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite, secure=True) as place:
            answer = await place.visitor().http.post("/api/people", json={"name": "Ada"})
            assert "secure" in answer.headers["set-cookie"].lower()

    run(main())


def test_only_the_hash_of_a_token_is_stored(database: str) -> None:
    async def main() -> None:
        async with served(database) as place:
            ada = await place.person("Ada")
            token = ada.http.cookies["bestiary"]
            assert len(token) >= 40
            async with place.server.store.engine.connect() as connection:
                stored = [row.hash for row in await connection.execute(sa.select(schema.tokens))]
                everything = [str(row) for table in schema.metadata.sorted_tables for row in await connection.execute(sa.select(table))]
            assert stored == [token_hash(token)]
            assert not [row for row in everything if token in row]

    run(main())


def test_a_program_is_known_by_the_token_in_its_header(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            robot = await place.program("Robot")
            assert (await robot.http.get("/api/me")).json() == {"id": robot.id, "name": "Robot", "program": True}
            stranger = place.visitor(authorization="Bearer nobody")
            assert (await stranger.http.get("/api/me")).status_code == 401

    run(main())


async def carried(place: Place, code: str) -> tuple[int, Visitor]:
    device = place.visitor()
    answer = await device.http.post("/api/carry", json={"code": code})
    return answer.status_code, device


def test_a_code_carries_somebody_to_another_device_once_and_both_stay(database: str) -> None:
    async def main() -> None:
        async with served(database) as place:
            ada = await place.person("Ada")
            carry = (await ada.http.post("/api/me/carry")).json()
            assert carry["until"] == place.clock.now() + CARRIED
            status, phone = await carried(place, carry["code"])
            assert status == 201
            assert (await phone.http.get("/api/me")).json() == (await ada.http.get("/api/me")).json()
            assert phone.http.cookies["bestiary"] != ada.http.cookies["bestiary"]
            status, thief = await carried(place, carry["code"])
            assert status == 404
            assert (await thief.http.get("/api/me")).status_code == 401

    run(main())


def test_a_code_runs_out(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ada = await place.person("Ada")
            code = (await ada.http.post("/api/me/carry")).json()["code"]
            await place.clock.jump(CARRIED + 1)
            assert (await carried(place, code))[0] == 404

    run(main())


def test_a_new_name_is_used_from_then_on_and_at_a_table_the_old_one_stays(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ada = await place.person("Ada")
            table = await ada.open("nullern", 3)
            answer = await ada.http.put("/api/me", json={"name": "  Countess   Ada "})
            assert answer.json()["name"] == "Countess Ada"
            assert (await ada.http.get("/api/me")).json()["name"] == "Countess Ada"
            assert (await (await ada.at(table)).now())["table"]["seats"][0]["name"] == "Ada"

    run(main())


def test_one_address_makes_only_so_many_people_a_minute(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite, newcomers=3) as place:
            http = place.visitor().http
            statuses = [(await http.post("/api/people", json={"name": "Ada"})).status_code for _ in range(4)]
            assert statuses == [201, 201, 201, 429]
            await place.clock.advance(20_000)
            assert (await http.post("/api/people", json={"name": "Ada"})).status_code == 201

    run(main())


def test_all_addresses_of_a_household_make_only_so_many_people_a_minute(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite, newcomers=3) as place:

            async def come_from(address: str) -> int:
                transport = httpx.ASGITransport(place.app, client=(address, 123))
                async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                    return (await http.post("/api/people", json={"name": "Ada"})).status_code

            assert [await come_from(f"2001:db8::{host:x}") for host in range(4)] == [201, 201, 201, 429]
            assert await come_from("2001:db8:0:1::1") == 201

    run(main())


def test_a_name_that_cannot_be_shown_is_refused_in_the_language_of_the_browser(sqlite: str) -> None:
    bad = {
        "": "malformed",
        "   ": "bad-name-length",
        "x" * 25: "bad-name-length",
        "a\u0000b": "bad-name-characters",
        "a\nb": "bad-name-characters",
        "\u202eadA": "bad-name-characters",  # would turn the direction of writing
        "\u200d": "bad-name-characters",  # shows nothing
        "\u2028": "bad-name-characters",
        **dict.fromkeys(("\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u034f", "\ufe0f"), "bad-name-characters"),  # nor do these
        "A\u200dda": "bad-name-characters",  # would look like another's
        "Ada\ufe0f": "bad-name-characters",
        "\u0301Ada": "bad-name-characters",  # would lie over what stands before it
        "A" + "\u0336\u034e\u0351\u0300" + "da": "bad-name-characters",  # would lie over other lines
    }

    async def main() -> None:
        async with served(sqlite) as place:
            ada = await place.person("Ada")
            for name, key in bad.items():
                for answer in (
                    await ada.http.post("/api/people", json={"name": name}, headers={"accept-language": "xx, de-CH;q=0.8"}),
                    await ada.http.put("/api/me", json={"name": name}, headers={"accept-language": "de"}),
                ):
                    assert (answer.status_code, answer.json()["key"]) == (400, key), (name, answer.text)
                    assert "set-cookie" not in answer.headers
                    assert key == "malformed" or "Zeichen" in answer.json()["sentence"]
            assert (await ada.http.get("/api/me")).json()["name"] == "Ada"

    run(main())


@pytest.mark.parametrize(
    "name",
    ["Зоё", "Nguyễn Thị", "สมชาย กี่", "שָׁלוֹם", "नमस्ते", "李小龍", "Ада 👍🏽", "👨‍👩‍👧", "❤️‍🔥", "1️⃣", "O’Neill (2)", "Z\u0335\u0301\u0323a"],
)
def test_names_of_all_languages_and_emoji_are_shown_as_they_are(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)
    assert clean_text(name) == unicodedata.normalize("NFC", name)


def test_wide_spaces_are_spaces() -> None:
    assert clean_name("\u3000Ada\u2003\u00a0L.") == "Ada L."


def test_what_is_said_has_a_mark_where_something_shows_nothing_or_piles_up() -> None:
    assert clean_text("a\u3164b\u2800c\u115fd\u202ee\u200df") == "a\ufffdb\ufffdc\ufffdd\ufffde\ufffdf"
    piled = clean_text("x" + "\u0336" * 200)
    assert piled == "x" + "\u0336" * 3 + "\ufffd" * 197
