"""How heavy the page is and how soon it is usable: `python -m benchmarks.page`. Writes benchmarks/results/page.json.

Chromium on loopback, its processor slowed down four times. A server of our own.
"""

from __future__ import annotations

import gzip
import json
import tempfile
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.page.browser import FLAGS, NONE, installed
from tests.page.support import ACTIONS, GAMES, a_house

from bestiary.arena.bench import machine

RESULTS = Path(__file__).parent / "results" / "page.json"
SLOWER = 4
LOADS = 5
MOVES = 10
WATCH = """
const look = () => {
  if (document.querySelector("[data-testid=play-nullern]:enabled")) window.usable = performance.now();
  else requestAnimationFrame(look);
};
look();
window.shown = [];
let pressed = 0, sent = null;
document.addEventListener("click", (event) => (pressed = event.timeStamp), true);
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener("message", ({ data }) => {
      if (sent === null || !/^{"type":"(update|state)"/.test(data)) return;
      const since = sent;
      sent = null;
      requestAnimationFrame(() => requestAnimationFrame(() => window.shown.push(performance.now() - since)));
    });
  }
  send(data) {
    if (data.includes('"type":"play"')) sent = pressed;
    super.send(data);
  }
};
"""  # of each move: from the click to the second frame after the server told what came of it
Json = dict[str, Any]


def a_page(browser: Browser) -> Page:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", service_workers="block", bypass_csp=True)
    page = context.new_page()
    page.add_init_script(WATCH)
    session: Any = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def start_page(browser: Browser, url: str) -> Json:
    """Milliseconds from the beginning of the navigation until a game can be begun, cache empty; and what was loaded."""
    times: list[float] = []
    scripts: dict[str, int] = {}
    for _ in range(LOADS):
        page = a_page(browser)
        page.on("response", lambda response: weigh(response, scripts))
        page.goto(url)
        page.wait_for_function("window.usable")
        page.wait_for_load_state("networkidle")
        times.append(page.evaluate("window.usable"))
        page.context.close()
    return {"usable_ms": [round(time) for time in times], "scripts": len(scripts), "gzipped_kB": round(sum(scripts.values()) / 1000, 1)}


def weigh(response: Any, scripts: dict[str, int]) -> None:
    if response.url.endswith(".js"):
        scripts[response.url] = len(gzip.compress(response.body()))


def table_page(browser: Browser, url: str, game: str) -> Json:
    """All scripts from the start page to the table of a game, and milliseconds from a click to the picture after it."""
    page = a_page(browser)
    scripts: dict[str, int] = {}
    page.on("response", lambda response: weigh(response, scripts))
    page.goto(url)
    page.locator(f"[data-testid=play-{game}]").click()
    page.locator("[data-testid=awaited]").wait_for()
    for _ in range(100 * MOVES):
        if page.evaluate("window.shown.length") >= MOVES or page.locator("[data-testid=outcome]").count():
            break
        able = page.locator(ACTIONS)
        if able.count():
            able.first.click(timeout=3000, no_wait_after=True)
        page.wait_for_timeout(50)
    shown: list[float] = page.evaluate("window.shown")
    page.context.close()
    times = {"median": round(median(shown)), "worst": round(max(shown)), "moves": len(shown)} if shown else {}
    return {"gzipped_kB": round(sum(scripts.values()) / 1000, 1), "move_shown_ms": times}


def main() -> None:
    path = installed()
    if path is None:
        raise SystemExit(NONE)
    with tempfile.TemporaryDirectory() as folder, a_house(Path(folder), bot_delay=400) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        figures = {
            "command": "python -m benchmarks.page",
            "date": date.today().isoformat(),
            "machine": machine(),
            "chromium": browser.version,
            "cpu_slowed": SLOWER,
            "start_page": start_page(browser, house.url),
            "tables": {game: table_page(browser, house.url, game) for game in GAMES},
        }
        browser.close()
    text = json.dumps(figures, indent=2) + "\n"
    RESULTS.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
