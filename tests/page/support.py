"""A server, a browser, and people who play in it by clicking."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.server.houses import Process, wait_until

DESKTOP, PHONE = (1280, 800), (390, 844)
LANGUAGES = {"en": "en-GB", "ru": "ru-RU", "fr": "fr-FR", "de": "de-DE"}
GAMES = ("kuhhandel", "kakerlakenpoker", "cahoots", "nullern")
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ACTIONS = "[data-move]:enabled, [data-choice]:enabled, .target button.who, .hand button[data-card]:enabled"
SPOT = """([actions, chance]) => {
  if (document.querySelector("[aria-busy=true]")) return null;
  const offered = [...document.querySelectorAll(actions)];
  const moves = offered.filter((one) => one.matches("[data-move]"));
  const back = moves.length ? [] : [...document.querySelectorAll("[data-undo]")];
  const found = back.length && (!offered.length || chance < 0.2) ? back : offered;
  const short = moves.filter((one) => one.matches("[data-move=pass]") && chance < 0.5);
  const parts = found.filter((one) => one.matches("[data-choice]") && chance < 0.8);
  const able = short.length ? short : moves.length && chance < 0.93 ? moves : parts.length ? parts : found;
  for (let i = 0; i < able.length; i++) {
    const one = able[(Math.floor(chance * 1000) + i) % able.length];
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = one.getBoundingClientRect();
    const spot = [box.x + Math.min(box.width / 2, 16), box.y + box.height / 2];
    if (!one.contains(document.elementFromPoint(...spot))) continue;
    const late = (event) => one.contains(event.target) || (event.stopImmediatePropagation(), event.preventDefault());
    addEventListener("click", late, { capture: true, once: true });
    return spot;
  }
  return null;
}"""  # where to click: more often a move than a part of one, and a part that is named than a card, seldom a bid; back from what leads
# to no move, now and then or where nothing else can be chosen; and something that nothing covers, not even when the click comes
PATIENCE = 30.0  # seconds
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
class Person:
    """Somebody at a browser."""

    page: Page
    url: str
    faults: list[str] = field(default_factory=list[str])
    chance: Random = field(default_factory=lambda: Random(1))

    def goes(self, path: str) -> Person:
        self.page.goto(self.url + path)
        return self

    def sees(self, selector: str) -> Locator:
        found = self.page.locator(selector).first
        expect(found).to_be_visible(timeout=PATIENCE * 1000)
        return found

    def presses(self, selector: str) -> None:
        self.sees(selector).click()

    def opens(self, game: str, seats: int = 3) -> None:
        """A table by hand, and a short one where the house rules allow."""
        self.goes(f"/new/{game}").sees("form")
        self.page.locator("fieldset").first.get_by_text(str(seats), exact=True).click()
        if game == "nullern":
            self.page.locator("summary").click()
            self.page.locator("[data-option=peak]").select_option("3")
        self.presses("form > button.main")
        self.sees("[data-testid=start]")

    def begins(self) -> None:
        self.presses("[data-testid=start]")
        self.sees("[data-testid=awaited]")

    def is_asked(self, start: Callable[[], object]) -> None:
        """Matches are started until one asks the person for a move: of some nobody has a part but the bots."""
        asked = False
        while not asked:
            start()
            self.sees(f"{ACTIONS}, [data-testid=outcome]")
            asked = not self.finished

    def plays_now(self, game: str) -> None:
        """In two clicks, until there is something to do."""
        self.is_asked(lambda: self.goes("/").presses(f"[data-testid=play-{game}]"))

    @property
    def table(self) -> str:
        found = re.search(r"/table/([\w-]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    @property
    def finished(self) -> bool:
        return self.page.locator("[data-testid=outcome]").count() > 0

    def acts(self, actions: str = ACTIONS) -> bool:
        """Click something that can be done now, with the mouse, where it is to be seen. False where nothing can."""
        spot: list[float] | None = self.page.evaluate(SPOT, [actions, self.chance.random()])
        if spot is None:
            return False
        self.page.mouse.click(*spot)
        return True


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


def is_fault(kind: str, text: str) -> bool:
    """A stranger is told so with 401, a lost connection is lost: both are met by the page."""
    return kind == "error" and "401" not in text and "WebSocket" not in text and "ERR_CONNECTION" not in text


def play_out(people: list[Person], seconds: float = 240) -> None:
    """Everybody clicks until the match is over for all."""
    deadline = time.monotonic() + seconds
    while not all(person.finished for person in people):
        acted = [person.acts() for person in people if not person.finished]
        if not any(acted):
            people[0].page.wait_for_timeout(20)
        if time.monotonic() > deadline:
            stuck = [person.page.locator("[data-testid=awaited]").all_inner_texts() for person in people]
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
