"""The check that everything can be read notices what cannot, and nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.page.legible import illegible
from tests.page.support import a_person

GOOD = {
    "side by side": "<p>One <b>two</b> three</p><p>Four</p>",
    "it scrolls": "<div style='height: 40px; overflow: auto'><p>One</p><p>Two</p><p>Three</p><p>Four</p></div>",
    "an ellipsis": "<p style='width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis'>Many words of one</p>",
    "hidden": "<p>One</p><p style='position: absolute; top: 16px; visibility: hidden'>Two</p>",
    "a sheet over it": "<p>One</p><div class='veil' style='position: absolute; inset: 0; background: white'><p>Two</p></div>",
    "hyphens": "<p lang='en' style='width: 60px; hyphens: auto; overflow-wrap: anywhere'>Incomprehensibilities</p>",
}
BAD = {
    "over each other": "<p style='margin: 0; line-height: 6px'>One</p><p style='margin: 0; line-height: 6px'>Two</p>",
    "over each other:": "<p>One</p><b style='position: absolute; left: 10px; top: 18px; background: white'>Two</b>",
    "cut off": "<p style='height: 8px; overflow: hidden'>One</p>",
    "cut off:": "<div style='height: 20px; contain: paint; line-height: 16px'>One<br>Two</div>",
    "off the screen": "<p style='position: absolute; left: -20px'>One</p>",
    "broken": "<p style='width: 60px; overflow-wrap: anywhere'>Incomprehensibilities</p>",
}


@pytest.mark.parametrize("what", [*GOOD, *BAD])
def test_what_cannot_be_read_is_noticed(chromium: Browser, house: str, what: str) -> None:
    with a_person(chromium, house) as person:
        person.page.set_content(f"<!doctype html><body>{GOOD.get(what) or BAD[what]}</body>")
        found = illegible(person)
        assert all(one.startswith(what.rstrip(":")) for one in found)
        assert bool(found) == (what in BAD)
