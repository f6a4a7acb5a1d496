"""On the smallest screens, upright and on the side, with as many players as a game takes: hand and moves are in sight without scrolling."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.page.player import ACTIONS, GAMES
from tests.page.support import Person, a_person

SCREENS = ((360, 640), (640, 360))
MOST = {"kuhhandel": 5, "kakerlakenpoker": 6, "cahoots": 4, "nullern": 7}
CLICKS = 6
NEEDED = "[data-move]:enabled, [data-choice]:enabled, .target button.who, .deck > .hand, [data-testid=awaited]"
HIDDEN = """(selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const inside = x >= -1 && y >= -1 && x + width <= innerWidth + 1 && y + height <= innerHeight + 1;
  const seen = inside && (height === 0 || one.contains(document.elementFromPoint(x + width / 2, y + height / 2)));
  return seen ? [] : [`${one.className}: ${[x, y, width, height].map(Math.round)}`];
})"""  # outside of the screen, or below something else


def hidden(person: Person, size: tuple[int, int]) -> list[str]:
    width, height = size
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.wait_for_function("(height) => document.querySelector('.page').clientHeight === height", arg=height)
    return [f"{width}x{height}: {what}" for what in person.page.evaluate(HIDDEN, NEEDED)]


@pytest.mark.parametrize("game", GAMES)
def test_hand_and_moves_are_in_sight(chromium: Browser, house: str, game: str) -> None:
    with a_person(chromium, house, SCREENS[0]) as person:
        person.is_asked(lambda: (person.opens(game, MOST[game]), person.begins()))
        for _ in range(CLICKS):
            person.sees(f"{ACTIONS}, [data-testid=outcome]")
            found = [what for size in SCREENS for what in hidden(person, size)]
            if person.finished:  # its result lies over the table
                break
            assert found == []
            person.acts()
        assert person.faults == []
