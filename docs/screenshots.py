"""Takes the pictures of the games in play that the README shows: `python -m docs.screenshots`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.page.browser import FLAGS, NONE, installed
from tests.page.player import DESKTOP, GAMES, PHONE
from tests.page.support import Person, a_house, a_person

PICTURES = Path(__file__).parent / "pictures"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
CLICKS = {"kuhhandel": 60, "kakerlakenpoker": 16, "cahoots": 9, "nullern": 40}  # until there is something to see


def take(browser: Browser, url: str, game: str, size: str) -> None:
    with a_person(browser, url, SIZES[size]) as person:
        person.goes("/").presses(f"[data-testid=play-{game}]")
        person.sees("[data-testid=awaited]")
        for _ in range(CLICKS[game]):
            if not person.acts():
                person.page.wait_for_timeout(150)
        wait_for_turn(person)
        person.page.wait_for_timeout(1000)  # until what was last written is there
        person.page.screenshot(path=PICTURES / f"{game}-{size}.png")


def wait_for_turn(person: Person) -> None:
    """A picture shows somebody's choice; where the match is over the next one is begun."""
    for _ in range(100):
        if person.finished:
            person.presses("[data-testid=rematch]")
        if person.page.locator(".yours").count():
            return
        person.page.wait_for_timeout(100)


def main() -> None:
    path = installed()
    if path is None:
        raise SystemExit(NONE)
    with tempfile.TemporaryDirectory() as folder, a_house(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for size in SIZES:
            with a_person(browser, house.url, SIZES[size]) as person:
                person.goes("/").sees("[data-testid=play-nullern]")
                person.page.screenshot(path=PICTURES / f"start-{size}.png")
            for game in GAMES:
                take(browser, house.url, game, size)
        browser.close()


if __name__ == "__main__":
    main()
