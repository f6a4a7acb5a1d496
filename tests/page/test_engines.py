"""In the engines of Firefox and of Safari: whole matches by clicking, every page, and everything can be read."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import pytest

import bestiary
from tests.page.browser import ENGINES
from tests.page.engines import DRIVERS
from tests.page.legible import illegible
from tests.page.player import DESKTOP, GAMES, PATIENCE, PHONE, VISIBLE, Player
from tests.page.support import LANGUAGES, play_out, the_record

SIZES = {"desktop": DESKTOP, "phone": PHONE}
MATCHES = [
    ("kuhhandel", "desktop", "de", False),
    ("kuhhandel", "phone", "ru", True),
    ("kakerlakenpoker", "desktop", "ru", True),
    ("kakerlakenpoker", "phone", "de", False),
    ("cahoots", "desktop", "en", True),
    ("cahoots", "phone", "fr", False),
    ("nullern", "desktop", "fr", False),
    ("nullern", "phone", "en", True),
]  # by candlelight?
PAGES = ["/", "/lobby", "/carry", *(f"/rules/{game}" for game in GAMES), *(f"/new/{game}" for game in GAMES)]
DRAWERS = 3  # log, talk, rules
LINES = """() => {
  const list = document.querySelector("aside ol");
  const shown = list?.getBoundingClientRect();
  return [...(list?.children ?? [])].map((line) => {
    const box = line.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(line);
    const { top, bottom } = words.getBoundingClientRect();
    return [box.top, top, bottom, box.bottom, shown.top, shown.bottom];
  });
}"""
NARROW = "() => document.documentElement.scrollWidth <= innerWidth"
OPEN = """(index) => {
  const buttons = [...document.querySelectorAll("header > button[aria-pressed]")];
  buttons[index].click();
}"""


@contextmanager
def somebody(engine: str, house: str, folder: Path, size: str, language: str = "en", dark: bool = False) -> Generator[Player]:
    if ENGINES[engine].find() is None:
        pytest.skip(ENGINES[engine].none)
    with DRIVERS[engine](folder, SIZES[size]) as driver:
        player = Player(driver, house).prefers(language, dark)
        yield player
        assert player.faults == []


def assert_log(player: Player) -> None:
    """Line below line, each as high as its words, and the last one in sight."""
    player.awaits(f"() => ({LINES})().length > 3")
    player.awaits(f"() => {{ const [, , low, , , end] = ({LINES})().at(-1); return low <= end + 1; }}")
    lines: list[list[float]] = player.evaluates(LINES)
    seen = [line for line in lines if line[0] >= line[4] and line[3] <= line[5] + 1]
    assert len(seen) > 3
    for line in seen:
        top, first, last, bottom, *_ = line
        assert top - 1 <= first < last <= bottom + 1, (player.driver.name, line)
    for above, below in pairwise(seen):
        assert above[3] <= below[0] + 1, (player.driver.name, above, below)


@pytest.mark.parametrize("engine", DRIVERS)
def test_a_short_match_and_a_log_that_can_be_read(house: str, tmp_path: Path, engine: str) -> None:
    with somebody(engine, house, tmp_path, "desktop") as player:
        player.opens("nullern")
        player.begins()
        play_out([player])
        assert_log(player)
        assert illegible(player) == []
        assert bestiary.replay(the_record(house, player.table)).over


@pytest.mark.nightly
@pytest.mark.parametrize(("game", "size", "language", "dark"), MATCHES)
@pytest.mark.parametrize("engine", DRIVERS)
def test_a_match_to_its_end_in_which_everything_can_be_read(
    house: str, tmp_path: Path, engine: str, game: str, size: str, language: str, dark: bool
) -> None:
    with somebody(engine, house, tmp_path, size, language, dark) as player:
        faults: set[str] = set()

        def look() -> None:
            faults.update(illegible(player))

        player.opens(game, 4)
        look()
        player.begins()
        play_out([player], 20 * PATIENCE, look)
        look()
        for _ in range(5):  # the result may still have grown under the mouse
            player.presses("[data-testid=check-shuffle]")
            player.waits(2)
            if player.evaluates(VISIBLE, ".verdict"):
                break
        assert player.evaluates(VISIBLE, ".verdict .good"), player.evaluates("() => document.querySelector('.verdict')?.innerText")
        look()
        record = bestiary.replay(the_record(house, player.table)).record()
        assert record.result is not None
        player.goes(f"/replay/{player.table}").sees("[data-testid=slider]")
        for drawer in range(DRAWERS - 1):  # nobody talks in a replay
            player.evaluates(OPEN, drawer)
            look()
        assert faults == set()
        assert player.evaluates(NARROW)


@pytest.mark.nightly
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("engine", DRIVERS)
def test_every_page_can_be_read_in_every_language(house: str, tmp_path: Path, engine: str, size: str) -> None:
    with somebody(engine, house, tmp_path, size) as player:
        faults: set[str] = set()
        for language in LANGUAGES:
            player.prefers(language, dark=language in ("ru", "fr"))
            for path in PAGES:
                player.goes(path).sees("main :is(h1, h2, p)")
                faults.update(f"{language} {path}: {what}" for what in illegible(player))
                assert player.evaluates(NARROW), path
        assert faults == set()
