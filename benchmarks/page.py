"""How heavy the page is, how soon it is usable, and how soon a move is seen: `python -m benchmarks.page`. Writes results/page.json.

Chromium on loopback, its processor slowed down four times, and a server of our own on the same machine.
A move is made as a person makes it: the mouse goes there, presses, and lets go a little later. Four times are taken of each, all from
the moment of the click (the `timeStamp` of its event):
- pressed: until the frame after the click was shown, with what was pressed (Event Timing's `duration`, in steps of 8 ms);
- shown: until the frame was on the screen in which the move itself is first seen on the table: its card is on its way, its bid or word
  is in its place; before the answer, where the page can tell, else by the update. Seen is what is new in the middle of the table, before
  the players or in the air above; neither a button that looks pressed, nor the row of what can be done, nor what only screen readers read;
- answered: until the server's update came to the page;
- updated: until the frame was on the screen that first holds what the update changed, whatever it is but clocks and the mark of what was
  pressed.
Beside the moves stand tapped, the same as pressed but of every click, those too that only choose something and make no move yet, and the
one that opens the table (what takes less than 16 ms is not told by the browser); and bare: until a word is shown that a click adds to a
page with nothing else, just before each game. It is what the browser and the machine take by themselves, and moves are told as multiples
of it too.
A mutation observer sees the change and adds a dot to the same frame, of which Element Timing tells when it was presented: drawing and the
compositor are in it, and not only the work of scripts.
"""

from __future__ import annotations

import gzip
import json
import tempfile
from datetime import date
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.page.browser import FLAGS, NONE, installed
from tests.page.player import ACTIONS, GAMES, SPOT
from tests.page.support import a_house

from bestiary.arena.bench import machine

RESULTS = Path(__file__).parent / "results" / "page.json"
SLOWER = 4
LOADS = 5
MOVES = 24
SOON = 100  # milliseconds in which a move should be seen
TIMES = ("pressed", "shown", "answered", "updated")
AIM, PRESS, LOOK = 200, 70, 700  # milliseconds that a hand takes to press, to let go, and an eye to see
BARE = """<!doctype html><title>bare</title><button style="width: 300px; height: 100px">go</button><main class="middle"></main><script>
document.querySelector("button").onclick = () => {
  moved();
  document.querySelector("main").append(Object.assign(document.createElement("p"), { textContent: "gone" }));
};
</script>"""
WATCH = """
const look = () => {
  if (document.querySelector("[data-testid=play-nullern]:enabled")) window.usable = performance.now();
  else requestAnimationFrame(look);
};
look();
window.moves = [];
window.taps = [];
let pressed = 0, move = null, unseen = false, awaited = false;
document.addEventListener("click", (event) => (pressed = event.timeStamp), true);
new PerformanceObserver((list) => {
  for (const { name, startTime, duration } of list.getEntries()) {
    if (name === "click") window.taps.push(duration);
    for (const one of window.moves) if (one.at === startTime) one.pressed = duration;
  }
}).observe({ type: "event", durationThreshold: 16 });
const dots = document.createElement("div");
dots.style.cssText = "position: fixed; contain: strict; inset: 0 auto auto 0; width: 9px; height: 30px; font-size: 8px";
addEventListener("DOMContentLoaded", () => document.body.append(dots));
const mark = (what) => {
  const dot = document.createElement("p");
  dot.setAttribute("elementtiming", `${what} ${window.moves.length - 1}`);
  dot.textContent = ".";
  dots.append(dot);
  setTimeout(() => dot.remove(), 500);
};
new PerformanceObserver((list) => {
  for (const { identifier, renderTime } of list.getEntries()) {
    const [what, number] = identifier.split(" ");
    const one = window.moves[number];
    one[what] = renderTime - one.at;
  }
}).observe({ type: "element" });
const OWN = ["aria-busy", "data-sent"];
const near = ({ target }) => (target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement);
const tells = (change) => !OWN.includes(change.attributeName) && near(change)?.isConnected && !near(change).closest(".clock");
const onTable = (change) => {
  const fresh = change.type === "characterData" || [...change.addedNodes].some((node) => node.textContent || node.children);
  return fresh && near(change)?.closest(".middle, .mine, .others, .sky") && !near(change).closest(".clock, .gavel, .unseen");
};
new MutationObserver((changes) => {
  if (unseen && changes.some(onTable)) mark("shown", (unseen = false));
  if (awaited && changes.some(tells)) mark("updated", (awaited = false));
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
window.moved = () => {
  window.moves.push((move = { at: pressed }));
  unseen = true;
};
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener("message", ({ data }) => {
      if (!move || move.answered || !/^{"type":"(update|state)"/.test(data)) return;
      move.answered = performance.now() - move.at;
      awaited = true;
    });
  }
  send(data) {
    if (data.includes('"type":"play"')) window.moved();
    super.send(data);
  }
};
"""
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
    """All scripts from the start page to the table of a game, and milliseconds from clicks to what they bring about."""
    bare = bare_page(browser, url)
    page = a_page(browser)
    scripts: dict[str, int] = {}
    page.on("response", lambda response: weigh(response, scripts))
    moves: list[Json] = []
    taps: list[float] = []
    while len(moves) < MOVES:
        page.goto(url)
        page.locator(f"[data-testid=play-{game}]").click()
        page.locator("[data-testid=awaited]").wait_for()
        moves += play(page, MOVES - len(moves))
        taps += page.evaluate("window.taps")
    page.context.close()
    times = {what: [move[what] for move in moves if what in move] for what in TIMES}
    return {
        "gzipped_kB": round(sum(scripts.values()) / 1000, 1),
        **{f"move_{what}_ms": spread(of_moves) for what, of_moves in times.items()},
        "tapped_ms": spread(taps),
        "bare_ms": spread(bare),
        "shown_in_bare": round(median(times["shown"]) / median(bare), 1),
    }


def bare_page(browser: Browser, url: str) -> list[float]:
    """Milliseconds from a click to what it shows, where there is nothing else."""
    page = a_page(browser)
    page.route(f"{url}/bare", lambda route: route.fulfill(body=BARE, content_type="text/html"))
    page.goto(f"{url}/bare")
    for _ in range(MOVES):
        click(page, [150, 50])
    times: list[float] = page.evaluate("window.moves.map((move) => move.shown)")
    page.context.close()
    return times


def play(page: Page, count: int) -> list[Json]:
    """So many moves, or until the match is over."""
    chance = Random(1)
    moves: list[Json] = []
    while len(moves) < count and not page.locator("[data-testid=outcome]").count():
        spot: list[float] | None = page.evaluate(SPOT, [ACTIONS, chance.random()])
        if spot is None:
            page.wait_for_timeout(200)
            continue
        click(page, spot)
        moves = page.evaluate("window.moves.filter((move) => move.updated)")
    return moves


def click(page: Page, spot: list[float]) -> None:
    page.mouse.move(*spot)
    page.wait_for_timeout(AIM)
    page.mouse.down()
    page.wait_for_timeout(PRESS)
    page.mouse.up()
    page.wait_for_timeout(LOOK)


def spread(times: list[float]) -> Json:
    soon = sum(time <= SOON for time in times)
    return {"median": round(median(times)), "worst": round(max(times)), f"within_{SOON}": soon, "clicks": len(times)}


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
