"""People who play by clicking, in whatever way their browser is driven."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from random import Random
from typing import Any, Protocol, Self

DESKTOP, PHONE = (1280, 800), (390, 844)
GAMES = ("kuhhandel", "kakerlakenpoker", "cahoots", "nullern")
PATIENCE = 30.0  # seconds
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
CENTRE = """(selector) => {
  const one = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility({ visibilityProperty: true }));
  if (!one) return null;
  one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const { x, y, width, height } = one.getBoundingClientRect();
  const spot = [x + width / 2, y + height / 2];
  const there = document.elementFromPoint(...spot);
  return one.contains(there) || one.closest("label")?.contains(there) ? spot : null;
}"""
VISIBLE = "(selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility({ visibilityProperty: true }))"


# A stranger is told so with 401, a lost connection is lost: both are met by the page. Who goes on waits for no font and no favicon.
MET = ("401", "WebSocket", "ERR_CONNECTION", "status=2152398850", "ServiceWorker intercepted")


def is_fault(kind: str, text: str) -> bool:
    return kind == "error" and not any(one in text for one in MET)


class Driver(Protocol):
    """What every browser can be made to do."""

    name: str

    @property
    def faults(self) -> list[str]: ...  # what went wrong in the page
    @property
    def url(self) -> str: ...
    def goes(self, url: str) -> None: ...
    def evaluates(self, function: str, argument: object = None) -> Any: ...
    def clicks(self, x: float, y: float) -> None: ...
    def picture(self) -> bytes: ...


class Player:
    """Somebody at a browser."""

    def __init__(self, driver: Driver, url: str) -> None:
        self.driver = driver
        self.url = url
        self.chance = Random(1)

    @property
    def faults(self) -> list[str]:
        return self.driver.faults

    def evaluates(self, function: str, argument: object = None) -> Any:
        return self.driver.evaluates(function, argument)

    def waits(self, seconds: float) -> None:
        time.sleep(seconds)

    def awaits(self, function: str, argument: object = None) -> Any:
        """What the page answers, once it is something."""
        until = time.monotonic() + PATIENCE
        while not (answer := self.evaluates(function, argument)):
            assert time.monotonic() < until, f"{self.driver.name} waits in vain at {self.driver.url}: {argument or function}"
            self.waits(0.05)
        return answer

    def goes(self, path: str) -> Self:
        self.driver.goes(self.url + path)
        return self

    def sees(self, selector: str) -> object:
        return self.awaits(VISIBLE, selector)

    def presses(self, selector: str) -> None:
        """Once it stays where it is."""
        before, spot = None, self.awaits(CENTRE, selector)
        while spot != before:
            self.waits(0.1)
            before, spot = spot, self.awaits(CENTRE, selector)
        self.driver.clicks(*spot)

    def chooses(self, selector: str, option: str) -> None:
        self.sees(selector)
        pick = """([selector, option]) => {
          const field = document.querySelector(selector);
          field.value = option;
          field.dispatchEvent(new Event("change", { bubbles: true }));
        }"""
        self.evaluates(pick, [selector, option])

    def prefers(self, language: str = "en", dark: bool = False) -> Self:
        """From the next page on."""
        self.goes("/favicon.svg")
        kept = {"bestiary-language": language, "bestiary-theme": "dark" if dark else "light"}
        self.evaluates("(kept) => { for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value); }", kept)
        return self

    def opens(self, game: str, seats: int = 3) -> None:
        """A table by hand, and a short one where the house rules allow."""
        self.goes(f"/new/{game}").sees("form")
        self.presses(f"fieldset:first-of-type label:has(input[value='{seats}'])")
        if game == "nullern":
            self.presses("summary")
            self.chooses("[data-option=peak]", "3")
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
        found = re.search(r"/table/([\w-]+)", self.driver.url)
        assert found, self.driver.url
        return found[1]

    @property
    def finished(self) -> bool:
        return self.evaluates("() => document.querySelector('[data-testid=outcome]') !== null")

    def acts(self, actions: str = ACTIONS) -> bool:
        """Click something that can be done now, with the mouse, where it is to be seen. False where nothing can."""
        spot: list[float] | None = self.evaluates(SPOT, [actions, self.chance.random()])
        if spot is None:
            return False
        self.driver.clicks(*spot)
        return True
