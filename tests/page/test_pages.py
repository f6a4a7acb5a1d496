"""Every page by WCAG 2.2 AA, by day and by candlelight; the ways in; languages; the shell without a network."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.legible import illegible
from tests.page.player import DESKTOP, GAMES, PATIENCE, PHONE
from tests.page.programs import play_by_program
from tests.page.support import LANGUAGES, a_context, a_house, a_person, a_visit, violations

PAGES = ["/", "/lobby", "/carry", *(f"/rules/{game}" for game in GAMES), *(f"/new/{game}" for game in GAMES)]


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (PHONE, True)], ids=["desktop by day", "phone by candlelight"])
def test_every_page_is_for_everybody(chromium: Browser, house: str, size: tuple[int, int], dark: bool) -> None:
    with a_person(chromium, house, size, dark=dark) as person:
        for path in PAGES:
            person.goes(path).sees("main")
            person.page.wait_for_load_state("networkidle")
            assert violations(person.page) == [], path
            assert illegible(person) == [], path
            assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        assert person.faults == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_table_is_for_everybody(chromium: Browser, house: str, game: str, dark: bool) -> None:
    with a_person(chromium, house, PHONE if dark else DESKTOP, dark=dark) as person:
        person.goes("/").presses(f"[data-testid=play-{game}]")
        person.sees("[data-testid=awaited]")
        for _ in range(3):
            assert violations(person.page) == []
            person.acts()
            person.page.wait_for_timeout(200)
        for drawer in ("rules", "talk"):
            person.page.locator("header").get_by_role("button", name=drawer, exact=False).first.click()
            assert violations(person.page) == [], drawer
        assert person.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_clicks_to_a_game_in_the_browsers_language(chromium: Browser, house: str, language: str) -> None:
    with a_person(chromium, house, language=language) as person:
        person.goes("/").presses("[data-testid=play-nullern]")
        person.sees("[data-testid=awaited]")
        assert person.page.locator("html").get_attribute("lang") == language
        person.page.locator("header select").select_option("de")  # and switched at the table
        expect(person.page.locator("html")).to_have_attribute("lang", "de")
        person.page.reload()
        person.sees("[data-testid=awaited]")
        assert person.page.locator("html").get_attribute("lang") == "de"


def test_what_one_was_playing_is_there_to_go_on_with(chromium: Browser, house: str) -> None:
    with a_person(chromium, house) as person:
        person.goes("/").presses("[data-testid=play-cahoots]")
        person.sees("[data-testid=awaited]")
        table = person.table
        person.goes("/").presses(f'a[href="/table/{table}"]')
        person.sees("[data-testid=awaited]")


def test_another_device_goes_on_as_oneself(chromium: Browser, house: str) -> None:
    with a_person(chromium, house) as person, a_person(chromium, house, PHONE) as phone:
        person.goes("/").presses("[data-testid=play-nullern]")
        person.sees("[data-testid=awaited]")
        table = person.table
        person.goes("/carry").presses("main button.main")
        link = person.sees("main input").input_value()
        phone.goes(link.removeprefix(house)).presses("main button.main")
        phone.sees(f'a[href="/table/{table}"]')


def test_the_lobby_updates_by_itself(chromium: Browser, house: str) -> None:
    with a_person(chromium, house) as watcher, a_person(chromium, house) as host:
        watcher.goes("/lobby").sees("main")
        host.goes("/new/nullern").sees("form")
        host.page.locator("form input[type=checkbox]").first.check()
        host.presses("form > button.main")
        host.sees("[data-testid=start]")
        watcher.sees(f'a[href="/table/{host.table}"]')
        watcher.page.locator(".talk input").fill("Hello there")
        watcher.page.keyboard.press("Enter")
        expect(watcher.page.locator(".talk ol")).to_contain_text("Hello there", timeout=PATIENCE * 1000)
        expect(watcher.page.locator(".talk ol .mark")).to_have_text(re.compile("^[a-z2-7]{4}$"))


def test_the_shell_opens_without_a_network(chromium: Browser, tmp_path: Path) -> None:
    context = chromium.new_context()
    with a_house(tmp_path) as process:
        page = a_visit(context, process.url).goes("/").page
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
    page.goto(process.url + "/")
    expect(page.locator("[data-testid=play-nullern]")).to_be_visible()
    context.close()


def test_a_watcher_sees_the_table_and_no_hand(chromium: Browser, house: str) -> None:
    table = play_by_program(house, "nullern", 3, {"peak": 3})
    with a_person(chromium, house) as watcher:
        watcher.goes(f"/table/{table}").sees("[data-testid=outcome]")
        assert watcher.page.locator("[data-testid=rematch]").count() == 0


def test_two_tabs_of_one_person_show_the_same(chromium: Browser, house: str) -> None:
    context = a_context(chromium, DESKTOP, "en", False, False)
    first = a_visit(context, house).goes("/")
    first.presses("[data-testid=play-nullern]")
    first.sees("[data-move]")
    second = a_visit(context, house).goes(f"/table/{first.table}")
    second.sees("[data-move]")
    second.presses("[data-move]:enabled")
    for one in (first, second):
        expect(one.page.locator("[data-move]:enabled")).to_have_count(0, timeout=PATIENCE * 1000)
        one.sees("[data-testid=awaited]")
    assert first.faults == second.faults == []
    context.close()
