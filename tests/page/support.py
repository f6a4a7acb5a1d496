"""A server, a browser, and people who play in it by clicking."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.page.player import DESKTOP, PATIENCE, Player, is_fault
from tests.server.houses import Process, wait_until

LANGUAGES = {"en": "en-GB", "ru": "ru-RU", "fr": "fr-FR", "de": "de-DE"}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
Json = dict[str, Any]


@contextmanager
def a_house(folder: Path, **settings: object) -> Generator[Process]:
    """A server on SQLite whose bots move at once."""
    process = Process("page", folder, f"sqlite:///{folder / 'page.db'}", "", **settings)
    process.start()
    try:
        wait_until(process.answers)
        yield process
    finally:
        process.stop()


@dataclass
class Tab:
    """In Chromium, driven by Playwright."""

    page: Page
    name: str = "Chromium"
    faults: list[str] = field(default_factory=list[str])

    @property
    def url(self) -> str:
        return self.page.url

    def goes(self, url: str) -> None:
        self.page.goto(url)

    def evaluates(self, function: str, argument: object = None) -> Any:
        return self.page.evaluate(function, argument)

    def clicks(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def picture(self) -> bytes:
        return self.page.screenshot()


class Person(Player):
    """Somebody at a browser that Playwright drives."""

    def __init__(self, page: Page, url: str) -> None:
        super().__init__(Tab(page), url)
        self.page = page

    def waits(self, seconds: float) -> None:
        self.page.wait_for_timeout(seconds * 1000)

    def sees(self, selector: str) -> Locator:
        found = self.page.locator(selector).first
        expect(found).to_be_visible(timeout=PATIENCE * 1000)
        return found

    def presses(self, selector: str) -> None:
        self.sees(selector).click()


@contextmanager
def a_person(
    browser: Browser, url: str, size: tuple[int, int] = DESKTOP, language: str = "en", motion: bool = False, dark: bool = False
) -> Generator[Person]:
    """In a browser profile of their own. Whatever goes wrong in the page is a fault."""
    context = a_context(browser, size, language, motion, dark)
    try:
        yield a_visit(context, url)
    finally:
        context.close()


def a_context(browser: Browser, size: tuple[int, int], language: str, motion: bool, dark: bool) -> BrowserContext:
    width, height = size
    return browser.new_context(
        viewport={"width": width, "height": height},
        locale=LANGUAGES[language],
        reduced_motion="no-preference" if motion else "reduce",
        color_scheme="dark" if dark else "light",
        has_touch=width < 700,
        service_workers="block",
    )


def a_visit(context: BrowserContext, url: str) -> Person:
    page = context.new_page()
    person = Person(page, url)
    page.on("pageerror", lambda error: person.faults.append(str(error)))
    page.on("console", lambda message: person.faults.append(message.text) if is_fault(message.type, message.text) else None)
    return person


def play_out(people: Sequence[Player], seconds: float = 240, look: Callable[[], None] = lambda: None) -> None:
    """Everybody clicks until the match is over for all; after each click there is a look."""
    deadline = time.monotonic() + seconds
    while not all(person.finished for person in people):
        acted = [person.acts() for person in people if not person.finished]
        if any(acted):
            look()
        else:
            people[0].waits(0.02)
        if time.monotonic() > deadline:
            stuck = [person.evaluates("() => document.querySelector('[data-testid=awaited]')?.innerText") for person in people]
            raise AssertionError(f"the match does not end: {stuck}")


def the_record(url: str, table: str) -> Json:
    answer = httpx.get(f"{url}/api/tables/{table}/record")
    answer.raise_for_status()
    return answer.json()


def violations(page: Page) -> list[str]:
    """What axe finds wrong by WCAG 2.2 A and AA."""
    page.evaluate(AXE.read_text(encoding="utf-8") + "; 0")
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
    found: list[Json] = page.evaluate("tags => axe.run({runOnly: tags}).then(result => result.violations)", tags)
    return [f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}" for one in found for node in one["nodes"]]
