"""What a house rule does is said where it is chosen, and seen at the table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import count
from typing import Any

import httpx
from playwright.sync_api import Browser, expect
from websockets.sync.client import connect

from tests.page.player import PATIENCE, PHONE
from tests.page.support import Json, a_person


def test_what_the_chosen_house_rule_does_is_said_below_it(chromium: Browser, house: str) -> None:
    with a_person(chromium, house, PHONE) as person:
        person.goes("/new/kuhhandel").sees("form")
        person.presses("summary")
        for chosen, sheet in (("restart", "French"), ("continue", "Russian")):
            person.page.locator("[data-option=bankrupt]").select_option(chosen)
            expect(person.page.locator("label:has([data-option=bankrupt]) small")).to_contain_text(sheet)
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert person.faults == []


def test_a_bid_that_stands_after_a_bankrupt_is_seen(chromium: Browser, house: str) -> None:
    with httpx.Client(base_url=house) as http, a_person(chromium, house) as watcher:
        token = http.post("/api/programs", json={"name": "Abacus"}).raise_for_status().json()["token"]
        known = {"Authorization": f"Bearer {token}"}
        settings = {"game": "kuhhandel", "seats": 4, "options": {"bankrupt": "continue"}, "clock": {"kind": "none", "auction": 0}}
        table: Json = {"settings": settings, "bots": [None, "random", "random", "random"], "start": True}
        identity: str = http.post("/api/tables", json=table, headers=known).raise_for_status().json()["id"]
        watcher.goes(f"/table/{identity}").sees("[data-testid=awaited]")
        with connect(f"{house.replace('http', 'ws')}/api/tables/{identity}/socket", additional_headers=known) as socket:
            seen = play_until(socket, a_bid_stands)
            auction = seen["view"]["auction"]
            expect(watcher.page.locator(".board .leader")).to_have_text(re.compile(".+ leads again"), timeout=PATIENCE * 1000)
            expect(watcher.page.locator(".board .price")).to_have_text(str(auction["high"]))
            expect(watcher.sees("[data-testid=awaited]")).to_contain_text("Abacus")
            assert watcher.faults == []


def a_bid_stands(message: Json) -> bool:
    """And the program alone may bid more, so that everything waits for it."""
    told: list[Json] = message["happened"]["events"] if message["type"] == "update" else []
    return bool(told and told[-1]["type"] == "bankrupt_shown" and told[-1]["leader"] is not None and message.get("moves"))


def play_until(socket: Any, met: Callable[[Json], bool]) -> Json:
    numbers = count()
    socket.send(json.dumps({"type": "hello", "protocol": "bestiary-socket/1"}))
    while True:
        message: Json = json.loads(socket.recv(30))
        if met(message):
            return message
        if moves := message.get("moves"):
            move = next((one for one in moves["moves"] if one["type"] in ("pass", "auction", "accept", "sell")), moves["moves"][0])
            socket.send(json.dumps({"type": "play", "id": str(next(numbers)), "move": move}))
