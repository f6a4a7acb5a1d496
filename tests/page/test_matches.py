"""Every game played to its end in browsers: two people and bots, on a desktop and on a phone, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

import bestiary
from tests.page.legible import illegible
from tests.page.player import DESKTOP, PHONE
from tests.page.support import Person, a_person, play_out, the_record

TABLES = [
    ("kuhhandel", DESKTOP, "en", "ru"),
    ("kuhhandel", PHONE, "de", "fr"),
    ("kakerlakenpoker", DESKTOP, "fr", "en"),
    ("kakerlakenpoker", PHONE, "ru", "de"),
    ("cahoots", DESKTOP, "de", "ru"),
    ("cahoots", PHONE, "en", "fr"),
    ("nullern", DESKTOP, "ru", "en"),
    ("nullern", PHONE, "fr", "de"),
]


@pytest.mark.parametrize(("game", "size", "host_speaks", "guest_speaks"), TABLES)
def test_two_people_and_bots_play_a_match_to_its_end(
    chromium: Browser, house: str, game: str, size: tuple[int, int], host_speaks: str, guest_speaks: str
) -> None:
    with a_person(chromium, house, size, host_speaks) as host, a_person(chromium, house, size, guest_speaks) as guest:
        meet(host, guest, game)
        assert host.page.locator("html").get_attribute("lang") == host_speaks
        faults: set[str] = set()
        play_out([host, guest], look=lambda: faults.update(illegible(host)))
        assert faults == set()
        record = bestiary.replay(the_record(house, host.table)).record()
        assert record.result is not None
        assert [seat.kind for seat in record.seats].count("human") == 2
        assert host.faults == guest.faults == []
        assert no_sideways_scroll(host)


def meet(host: Person, guest: Person, game: str) -> None:
    """The host opens a table by hand and sends the link; the guest sits down; the host begins with a bot besides."""
    host.opens(game)
    guest.goes(f"/table/{host.table}").presses("[data-testid^=sit-]")
    guest.sees("[data-testid=stand]")
    host.begins()
    guest.sees("[data-testid=awaited]")


def no_sideways_scroll(person: Person) -> bool:
    return person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
