"""Programs at the table: for matches that need no browser to be played."""

from __future__ import annotations

import json
import time
from itertools import count
from typing import Any

import httpx
from websockets.sync.client import connect

from tests.page.support import Json, the_record
from tests.server.draws import answer_to


def play_by_program(url: str, game: str, seats: int, options: Json | None = None) -> str:
    """A match of one program among beginners, to its end, in which something was played; the table's id."""
    while True:
        table = play_once(url, game, seats, options)
        if the_record(url, table)["moves"]:
            return table


def play_once(url: str, game: str, seats: int, options: Json | None) -> str:
    """In Cahoots it can be lost as soon as it is dealt."""
    with httpx.Client(base_url=url) as http:
        token = http.post("/api/programs", json={"name": "Abacus"}).raise_for_status().json()["token"]
        known = {"Authorization": f"Bearer {token}"}
        settings = {"game": game, "seats": seats, "options": options or {}, "clock": {"kind": "none", "auction": 1}}
        table: Json = {"settings": settings, "bots": [None, *["random"] * (seats - 1)], "start": True}
        identity: str = http.post("/api/tables", json=table, headers=known).raise_for_status().json()["id"]
    with connect(f"{url.replace('http', 'ws')}/api/tables/{identity}/socket", additional_headers=known) as socket:
        play_out(socket)
    return identity


def play_out(socket: Any) -> None:
    numbers = count()
    hello = json.dumps({"type": "hello", "protocol": "bestiary-socket/1"})
    socket.send(hello)
    while True:
        message: Json = json.loads(socket.recv(30))
        if message["type"] == "state" and message["record"]:
            return
        if (answer := answer_to(message, "Abacus")) is not None:
            socket.send(json.dumps(answer))
        if message["type"] in ("state", "update") and (moves := message.get("moves")):
            move = min(moves["moves"], key=lambda one: one["type"] == "say")
            socket.send(json.dumps({"type": "play", "id": str(next(numbers)), "move": move}))
        elif message.get("key") == "too-fast":
            time.sleep(1)
            socket.send(hello)
