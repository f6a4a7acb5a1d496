"""The draw before a match as people meet it: nobody clicks for it, and what is not as it was shown is told."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from bestiary.games import GAMES
from bestiary.match.receipt import read_receipt
from bestiary.match.verify import verify
from tests.page.support import Json, Person, a_person, play_out, the_record


def promised(person: Person) -> Json:
    """What the browser keeps of its table."""
    return json.loads(person.page.evaluate("localStorage.getItem('bestiary-promises')"))[person.table]


def is_fair(person: Person, url: str) -> None:
    """The page has compared by itself, and its receipt holds for the command line too."""
    person.sees("[data-testid=fair]")
    record, kept = the_record(url, person.table), promised(person)
    verdict = verify("here", record, kept["commitment"], read_receipt(json.dumps(kept["receipt"])))
    assert (verdict.holds, verdict.differences) == (True, [])
    assert kept["entropy"] in record["entropy"]


def test_two_people_at_a_table_by_link_and_again_after_it_draw_together_without_a_click(chromium: Browser, house: str) -> None:
    with a_person(chromium, house) as host, a_person(chromium, house, language="fr") as guest:
        host.opens("nullern", 2)
        guest.goes(f"/table/{host.table}").presses("[data-testid^=sit-]")
        guest.sees("[data-testid=stand]")
        host.begins()
        for match in range(2):
            play_out([host, guest])
            for person in (host, guest):
                is_fair(person, house)
            if match == 0:
                first = host.table
                host.presses("[data-testid=rematch]")
                host.sees("[data-testid=start]")
                guest.presses("[data-testid=rematch]")
                guest.sees("[data-testid=stand]")
                host.begins()
                assert host.table == guest.table != first
        assert host.faults == guest.faults == []


@pytest.mark.parametrize("game", GAMES)
def test_play_now_draws_with_the_bytes_of_the_browser_and_shows_nothing_of_it(chromium: Browser, house: str, game: str) -> None:
    with a_person(chromium, house, motion=True) as person:
        person.page.add_init_script(
            "new MutationObserver(() => { const one = document.querySelector('[data-testid=shuffling]');"
            " if (one && getComputedStyle(one).visibility !== 'hidden') window.flickered = true })"
            ".observe(document, {childList: true, subtree: true})"
        )
        person.plays_now(game)
        kept = promised(person)
        assert kept["receipt"]["entropy"] == kept["entropy"]
        assert kept["receipt"]["commitment"] == kept["commitment"]
        assert person.page.evaluate("window.flickered") is None
        assert person.faults == []


def test_two_tabs_of_one_person_add_once_and_either_may_be_closed(chromium: Browser, house: str) -> None:
    with a_person(chromium, house) as person:
        person.opens("nullern", 2)
        other = Person(person.page.context.new_page(), house)
        other.goes(f"/table/{person.table}").sees("[data-testid=start]")
        person.begins()
        other.sees("[data-testid=awaited]")
        assert other.page.locator("[data-testid=doubt]").count() == person.page.locator("[data-testid=doubt]").count() == 0
        person.page.close()
        play_out([other])
        is_fair(other, house)


def test_while_somebody_does_not_answer_everybody_is_told_that_all_shuffle(chromium: Browser, house: str) -> None:
    with a_person(chromium, house) as host, a_person(chromium, house) as guest:
        host.opens("nullern", 2)
        guest.goes(f"/table/{host.table}").presses("[data-testid^=sit-]")
        guest.sees("[data-testid=stand]")
        guest.goes("/lobby")
        host.presses("[data-testid=start]")
        expect(host.page.locator("[data-testid=shuffling]")).to_contain_text("Everybody shuffles")
        host.sees("[data-testid=awaited]")
        assert promised(host)["receipt"]["commitments"].count(None) == 1


class Crooked:
    """Whoever stands between a page and the server and changes what is told, and notes what the page says."""

    def __init__(self, page: Page, change: Any) -> None:
        self.said: list[Json] = []
        self._change = change
        page.route_web_socket(lambda url: "/socket" in url, self._route)

    def _route(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def say(text: str | bytes) -> None:
            self.said.append(json.loads(text))
            server.send(text)

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "state" and message["table"]["draw"]:
                self._change(message["table"])
            route.send(json.dumps(message))

        route.on_message(say)
        server.on_message(tell)


def exchange_seed(table: Json) -> None:
    if table["draw"]["stage"] == "reveal":
        table["commitment"] = "0d" * 32


def replace_commitment(table: Json) -> None:
    table["draw"]["commitments"] = ["0d" * 32 if one else None for one in table["draw"]["commitments"]]


def drop_commitment(table: Json) -> None:
    table["draw"]["commitments"] = [None] * len(table["draw"]["commitments"])


@pytest.mark.parametrize("change", [exchange_seed, replace_commitment, drop_commitment], ids=lambda change: change.__name__)
def test_a_page_that_is_shown_something_else_reveals_nothing_and_says_so(chromium: Browser, house: str, change: Any) -> None:
    with a_person(chromium, house) as person:
        crooked = Crooked(person.page, change)
        person.goes("/").presses("[data-testid=play-nullern]")
        expect(person.sees("[data-testid=doubt]")).to_contain_text("Better not to play here.")
        assert [one["type"] for one in crooked.said if one["type"] in ("commit", "reveal")] == ["commit"]
