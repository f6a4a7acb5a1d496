"""After the game: the result, a rematch, the replay, the record, the shuffle checked."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, Route, expect

import bestiary
from bestiary.match.describe import Describer
from bestiary.match.receipt import read_receipt
from bestiary.match.verify import verify
from bestiary.words import words
from tests import stranger
from tests.page.player import GAMES, PATIENCE, PHONE
from tests.page.programs import play_by_program
from tests.page.support import LANGUAGES, Json, a_person, play_out, the_record, violations

SEATS = {"kuhhandel": 3, "kakerlakenpoker": 3, "cahoots": 3, "nullern": 3}


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_goes_from_the_deal_to_the_end_as_every_seat(chromium: Browser, house: str, game: str) -> None:
    table = play_by_program(house, game, SEATS[game], {"peak": 3} if game == "nullern" else {})
    moves = len(the_record(house, table)["moves"])
    with a_person(chromium, house) as person:
        person.goes(f"/replay/{table}").sees("[data-testid=slider]")
        slider = person.page.locator("[data-testid=slider]")
        assert slider.get_attribute("max") == str(moves)
        for viewer in ("open", *map(str, range(SEATS[game]))):
            person.page.locator("footer select").select_option(viewer)
            for position in {0, 1, moves // 2, moves - 1, moves}:
                slider.fill(str(position))
                expect(person.page.locator("footer .count")).to_have_text(f"{position}/{moves}")
                person.sees("[data-testid=awaited]")
        assert violations(person.page) == []
        assert person.faults == []


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, LANGUAGES, strict=True)])
def test_the_page_tells_what_happened_in_the_words_of_the_terminal(chromium: Browser, house: str, game: str, language: str) -> None:
    table = play_by_program(house, game, SEATS[game], {"peak": 3} if game == "nullern" else {})
    record = the_record(house, table)
    with a_person(chromium, house, language=language) as person:
        person.goes(f"/replay/{table}").sees("[data-testid=slider]")
        person.page.locator("footer select").select_option("0")
        person.page.locator("[data-testid=slider]").fill(str(len(record["moves"])))
        said = person.page.locator("aside ol li")
        expected = [*told(record, language)]
        expect(said).to_have_count(len(expected), timeout=PATIENCE * 1000)
        until = time.monotonic() + PATIENCE  # what all saw may stand there still, in as many sentences
        while (lines := [tidy(text) for text in said.all_text_contents()]) != expected and time.monotonic() < until:
            person.page.wait_for_timeout(50)
        assert lines == expected


def told(record: Json, language: str) -> Iterator[str]:
    """Everything that the first seat saw, as sentences."""
    say = words(language)
    names = [say(f"beast-{number}") if seat.get("bot") else seat["name"] for number, seat in enumerate(record["seats"])]
    describe = Describer(record["game"], names, say)
    for at in range(len(record["moves"]) + 1):
        yield from (tidy(describe.event(event)) for event in bestiary.replay(record, at).events(0))


def tidy(text: str) -> str:
    """As a browser shows it: spaces and ends of lines in a row as one space."""
    return re.sub("[ \n]+", " ", text).strip()


def test_a_replay_can_be_stepped_through_whole(chromium: Browser, house: str) -> None:
    table = play_by_program(house, "nullern", 3, {"peak": 3})
    moves = len(the_record(house, table)["moves"])
    with a_person(chromium, house) as person:
        person.goes(f"/replay/{table}").sees("[data-testid=slider]")
        for number in range(1, moves + 1):
            person.page.locator("footer .forward").click()
            expect(person.page.locator("footer .count")).to_have_text(f"{number}/{moves}")
        expect(person.page.locator("aside ol")).to_contain_text("The game is over", timeout=PATIENCE * 1000)
        assert person.faults == []


def test_the_shuffle_is_checked_in_the_browser(chromium: Browser, house: str) -> None:
    with a_person(chromium, house, PHONE) as person:
        person.opens("nullern")
        person.begins()
        play_out([person])
        person.presses("[data-testid=check-shuffle]")
        expect(person.page.locator(".verdict .good")).to_be_visible()
        assert violations(person.page) == []
        record = the_record(house, person.table)
        with person.page.expect_download() as saved:
            person.page.locator("a[download^=bestiary-receipt]").click()
        receipt = read_receipt(saved.value.path().read_bytes())
        assert verify("here", record, receipt=receipt).holds
        for tampered in [*forgeries(record), *lies(record)]:
            person.page.route("**/record", partial(fulfil, json.dumps(tampered)))
            person.page.reload()
            person.presses("[data-testid=check-shuffle]")
            expect(person.page.locator(".verdict .bad")).to_be_visible()
            person.page.unroute("**/record")


def fulfil(answer: str, route: Route) -> None:
    route.fulfill(body=answer, content_type="application/json")


def forgeries(record: Json) -> list[Json]:
    """Another seed, other entropy, two cards swapped."""
    first: list[str] = [*record["deals"][0]]
    first[0], first[1] = first[1], first[0]
    return [
        {**record, "seed": record["seed"][::-1]},
        {**record, "entropy": ["00"] * len(record["seats"])},
        {**record, "deals": [first, *record["deals"][1:]]},
    ]


def lies(record: Json) -> Iterator[Json]:
    """Records whose shuffles hold in themselves, but are not those that the page was shown."""
    mine = next(seat for seat, part in enumerate(record["entropy"]) if part)
    other_bytes = [*record["entropy"][:mine], "ab" * 32, *record["entropy"][mine + 1 :]]
    nobody = [""] * len(record["seats"])
    friend = [{**sitter, "name": "Friend"} if seat == mine else sitter for seat, sitter in enumerate(record["seats"])]
    for lie in (
        dealt_anew({**record, "seed": "cd" * 32}),
        dealt_anew({**record, "entropy": other_bytes}),
        dealt_anew({**record, "entropy": nobody}),
        {**record, "seats": friend},
        {**record, "called_off": 1},
        {**record, "edition": record["edition"] + 1},
    ):
        assert [*stranger.wrong_with(lie)] == []
        yield lie


def dealt_anew(record: Json) -> Json:
    """As an operator would write it who chose seed or bytes otherwise."""
    key = stranger.key_of_draw(record["seed"], [part for part in record["entropy"] if part])
    decks = [stranger.deck(record["game"], len(deal)) for deal in record["deals"]]
    return {
        **record,
        "commitments": [stranger.committed(part) if part else None for part in record["entropy"]],
        "lot": stranger.order(key, stranger.LOT, len(record["seats"])),
        "deals": [[deck[card] for card in stranger.order(key, number, len(deck))] for number, deck in enumerate(decks)],
    }


def test_the_same_people_play_again(chromium: Browser, house: str) -> None:
    with a_person(chromium, house) as host, a_person(chromium, house) as guest:
        host.opens("cahoots")
        guest.goes(f"/table/{host.table}").presses("[data-testid^=sit-]")
        guest.sees("[data-testid=stand]")
        host.begins()
        play_out([host, guest])
        before = host.table
        host.presses("[data-testid=rematch]")
        guest.presses("[data-testid=rematch]")
        for person in (host, guest):
            person.page.wait_for_url(lambda url: before not in url, timeout=PATIENCE * 1000)
        assert host.table == guest.table
