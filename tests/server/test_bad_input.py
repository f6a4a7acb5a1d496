"""Bad input gets a clear error and changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bestiary.server.line import BURST, STRIKES
from tests.server.support import Closed, Json, Place, Socket, Visitor, run, served


async def playing(place: Place) -> tuple[str, Visitor, Socket]:
    """Somebody at a running match, whose turn it is."""
    ada = await place.person("Ada")
    table = await ada.open("nullern", 2, bots=[None, "random"], start=True)
    return table, ada, await ada.at(table)


async def everything(socket: Socket) -> Json:
    """What must not have changed."""
    return {**(await socket.now()), "now": 0}


NO_MESSAGES: list[Any] = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    '"play"',
    "{}",
    '{"type": "fly", "id": "x"}',
    '{"type": "play", "id": "x"}',
    '{"type": "play", "id": "x", "move": 7}',
    '{"type": "play", "id": "x", "move": {"type": "bid", "tricks": 0}, "seat": 1}',  # nobody says for whom
    '{"type": "play", "id": 7, "move": {"type": "bid", "tricks": 0}}',
    '{"type": "play", "id": "", "move": {"type": "bid", "tricks": 0}}',
    '{"type": "play", "id": "a b", "move": {"type": "bid", "tricks": 0}}',
    '{"type": "play", "id": "x\\n", "move": {"type": "bid", "tricks": 0}}',
    json.dumps({"type": "play", "id": "x" * 65, "move": {"type": "bid", "tricks": 0}}),
    '{"type": "sit", "id": "x", "seat": -1}',
    '{"type": "sit", "id": "x", "seat": 1e400}',
    json.dumps({"type": "sit", "id": "x", "seat": 1, "entropy": "00" * 32}),  # before there were draws
    json.dumps({"type": "commit", "id": "x", "commitment": "00" * 31}),
    json.dumps({"type": "commit", "id": "x", "commitment": "0G" * 32}),
    json.dumps({"type": "commit", "id": "x", "commitment": "AB" * 32}),
    json.dumps({"type": "commit", "id": "x", "commitment": "00" * 32, "seat": 1}),
    json.dumps({"type": "commit", "commitment": "00" * 32}),
    json.dumps({"type": "reveal", "id": "x", "entropy": "00" * 33}),
    json.dumps({"type": "reveal", "id": "x", "entropy": 7}),
    '{"type": "hello", "protocol": "bestiary-socket/2"}',
    '{"type": "hello", "protocol": "bestiary-socket/1", "since": -1}',
    '{"type": "hello", "protocol": "bestiary-socket/1", "language": "tlh"}',
    '{"type": "chat", "id": "x", "text": "\\ud800"}',
    '{"type": "play", "id": "x", "move": ' + '{"a":' * 2500 + "1" + "}" * 2500 + "}",
    b"\xff\xfe",
    b"\x00",
]


def test_what_is_no_message_is_refused_with_the_reason(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            _, _, socket = await playing(place)
            before = await everything(socket)
            for message in NO_MESSAGES:
                socket.send(message)
                answer = await socket.until("refused")
                assert answer["key"] == "malformed", message
                assert len(answer["sentence"]) > len("This cannot be understood. "), message
                assert await everything(socket) == before, message

    run(main())


NO_MOVES: list[Any] = [
    {},
    {"type": "fly"},
    {"type": "bid"},
    {"type": "bid", "tricks": "0"},
    {"type": "bid", "tricks": True},
    {"type": "bid", "tricks": 0.5},
    {"type": "bid", "tricks": 10**30},
    {"type": "bid", "tricks": -1},
    {"type": "bid", "tricks": 0, "seat": 1},
    {"type": "bid", "tricks": [0] * 500},
    {"type": "play", "card": "R1"},
    {"type": "time_up"},
    {"type": ["bid"]},
    {"type": None},
]


def test_what_is_no_move_now_is_refused_by_a_rule(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            _, _, socket = await playing(place)
            before = await everything(socket)
            for move in NO_MOVES:
                answer = await socket.ask("play", move=move)
                assert answer["type"] == "refused", move
                assert answer["rule"]
                assert answer["sentence"]
                assert await everything(socket) == before, move

    run(main())


def test_nothing_is_asked_before_hello(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            table, ada, _ = await playing(place)
            socket = await ada.connect(f"/api/tables/{table}/socket")
            assert await socket.refused("play", move={"type": "bid", "tricks": 0}) == "hello-first"
            assert await socket.refused("stand") == "hello-first"

    run(main())


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "", "http://[", "http://localhost.evil.example"])
def test_pages_of_other_sites_may_not_act(sqlite: str, origin: str) -> None:
    async def main() -> None:
        async with served(sqlite, origins=["https://friend.example"]) as place:
            table, ada, _ = await playing(place)
            for path in ("/api/lobby/socket", f"/api/tables/{table}/socket"):
                with pytest.raises(Closed):
                    await ada.connect(path, origin=origin)
            answer = await ada.http.put("/api/me", json={"name": "Mallory"}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["key"]) == (403, "wrong-origin")
            assert (await ada.http.get("/api/me")).json()["name"] == "Ada"

    run(main())


@pytest.mark.parametrize("origin", ["http://localhost", "https://localhost", "https://friend.example"])
def test_pages_from_here_and_of_friends_may_act(sqlite: str, origin: str) -> None:
    async def main() -> None:
        async with served(sqlite, origins=["https://friend.example"]) as place:
            table, ada, _ = await playing(place)
            await ada.connect(f"/api/tables/{table}/socket", origin=origin)
            answer = await ada.http.put("/api/me", json={"name": "Ada L."}, headers={"origin": origin})
            assert answer.status_code == 200
            allowed = answer.headers.get("access-control-allow-origin")
            assert allowed == (origin if "friend" in origin else None)

    run(main())


def test_a_flood_is_limited_and_then_closed_and_the_others_play_on(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            table, _, socket = await playing(place)
            before = await everything(socket)
            eve = await (await place.person("Eve")).at(table)
            for _ in range(BURST + STRIKES + 20):
                eve.send({"type": "ping"})
            bye = await eve.until("bye")
            with pytest.raises(Closed, match="1008"):
                await eve.receive()
            answers = [message.get("key") or message["type"] for message in eve.messages[1:]]
            assert answers == ["pong"] * (BURST - 1) + ["too-fast"] * STRIKES + ["bye"]
            assert bye == {"type": "bye", "why": "too_fast", "again_after": None}
            assert await everything(socket) == before
            await socket.done("play", move={"type": "bid", "tricks": 0})

    run(main())


def test_a_flood_of_pings_is_limited_and_then_closed(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            _, _, socket = await playing(place)
            for _ in range(BURST + STRIKES + 20):
                socket.ping()
            assert await socket.until("bye") == {"type": "bye", "why": "too_fast", "again_after": None}
            with pytest.raises(Closed, match="1008"):
                await socket.receive()

    run(main())


def test_after_a_pause_one_may_ask_again(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            _, _, socket = await playing(place)
            for _ in range(BURST + 5):
                socket.send({"type": "ping"})
            await socket.until("refused")
            await place.clock.advance(1000)
            socket.drain()
            await socket.done("play", move={"type": "bid", "tricks": 0})

    run(main())


BAD_REQUESTS = [
    ("POST", "/api/people", b"{", 400),
    ("POST", "/api/people", b"[]", 400),
    ("POST", "/api/people", b"\xff", 400),
    ("POST", "/api/people", b'{"name": "\xff"}', 400),
    ("POST", "/api/people", b'{"na\xffme": "Ada"}', 400),
    ("POST", "/api/people", b"[" * 15_000, 400),
    ("POST", "/api/people", b'{"name": ' * 1_600 + b"7" + b"}" * 1_600, 400),
    ("POST", "/api/people", b'{"name": 7}', 400),
    ("POST", "/api/people", b'{"name": "Ada", "admin": true}', 400),
    ("POST", "/api/people", b'{"name": "\\ud800"}', 400),
    ("POST", "/api/people", b'{"name": "' + b"x" * 20_000 + b'"}', 413),
    ("POST", "/api/carry", b'{"code": "none"}', 404),
    ("POST", "/api/tables", b'{"settings": {"game": "chess", "seats": 2}}', 400),
    ("POST", "/api/tables", b'{"settings": {"game": "nullern", "seats": 1000}}', 400),
    ("POST", "/api/tables", b'{"settings": {"game": "nullern", "seats": 3, "clock": {"kind": "move", "seconds": 1}}}', 400),
    ("POST", "/api/tables", b'{"settings": {"game": "nullern", "seats": 3}, "entropy": "abc"}', 400),
    ("GET", "/api/tables/%00", b"", 400),
    ("GET", "/api/tables/" + "x" * 33, b"", 400),
    ("GET", "/api/nothing", b"", 404),
    ("DELETE", "/api/me", b"", 405),
]


def test_a_bad_request_is_answered_with_a_key_and_a_sentence(sqlite: str) -> None:
    async def main() -> None:
        async with served(sqlite) as place:
            ada = await place.person("Ada")
            for method, path, sent, status in BAD_REQUESTS:
                answer = await ada.http.request(method, path, content=sent, headers={"content-type": "application/json"})
                assert answer.status_code == status, (path, sent, answer.text)
                assert set(answer.json()) == {"key", "sentence"}
                assert answer.json()["key"] in ("malformed", "no-such-code", "bad-name-characters", "bad-settings")
            assert (await ada.http.get("/api/tables/mine")).json() == []

    run(main())
