from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from bestiary.bots import warm_up
from bestiary.games import GAMES
from tests.page.browser import FLAGS, NONE, installed
from tests.page.support import a_house


@pytest.fixture(scope="package")
def chromium() -> Generator[Browser]:
    """Closed after the last of these tests: while it is open no other test could run an event loop of its own."""
    path = installed()
    if path is None:
        pytest.skip(NONE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Generator[str]:
    """The address of a server that serves the page, and whose bots need not compile anything while somebody waits."""
    for game in GAMES.values():
        warm_up(game)
    folder: Path = tmp_path_factory.mktemp("page")
    with a_house(folder) as process:
        yield process.url
