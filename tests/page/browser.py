"""The browsers that the page is tested in: what is installed, else the system's packages, else (of Chromium) Playwright's own.

`python -m tests.page.browser chromium firefox webkit` gets those that are not there, and says so where one is not to be had.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

FLAGS = [
    "--no-sandbox",  # as root, in a container, there is none
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
NONE = "no Chromium was found: the browser tests do not run. Install Chromium or Google Chrome, or name one in BESTIARY_BROWSER"


def find(names: tuple[str, ...], places: tuple[str, ...] = ()) -> str | None:
    on_path = (shutil.which(name) for name in names)
    there = (place for place in places if Path(place).exists())
    return next((path for path in (*on_path, *there) if path), None)


def installed() -> str | None:
    """The path of a Chromium; None where there is none."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
    places = (
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    )
    return os.environ.get("BESTIARY_BROWSER") or find(names, places) or playwrights_own()


def playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def firefox() -> str | None:
    places = ("/Applications/Firefox.app/Contents/MacOS/firefox", r"C:\Program Files\Mozilla Firefox\firefox.exe")
    return find(("firefox-esr", "firefox"), places)


@dataclass(frozen=True)
class WebKit:
    driver: str
    browser: str
    screen: str  # the server of a display that nobody sees


def webkit() -> WebKit | None:
    """The parts of WebKitGTK that play Safari; None where one is missing."""
    browsers = sorted(Path("/usr").glob("lib*/**/webkit*gtk-*/MiniBrowser"))
    driver, screen = find(("WebKitWebDriver",)), find(("Xvfb",))
    return WebKit(driver, str(browsers[-1]), screen) if driver and browsers and screen else None


@dataclass(frozen=True)
class Engine:
    name: str
    find: Callable[[], object | None]
    packages: tuple[str, ...]  # of Debian
    none: str
    otherwise: tuple[str, ...] = ()


ENGINES = {
    "chromium": Engine("Chromium", installed, ("chromium",), NONE, (sys.executable, "-m", "playwright", "install", "chromium")),
    "firefox": Engine("Firefox", firefox, ("firefox-esr",), "no Firefox was found: the page is not tested in it. Install Firefox"),
    "webkit": Engine(
        "WebKit",
        webkit,
        ("webkit2gtk-driver", "xvfb"),
        "no WebKit was found: the page is not tested in the engine of Safari. Install WebKitWebDriver, MiniBrowser and Xvfb "
        "(Debian: webkit2gtk-driver, xvfb)",
    ),
}


def get(engine: Engine) -> bool:
    """Is it there, after trying to install it?"""
    tries = [list(engine.otherwise)] if engine.otherwise else []
    if shutil.which("apt-get") and os.name == "posix" and os.geteuid() == 0:
        tries.insert(0, ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", *engine.packages])
        tries.insert(0, ["apt-get", "update", "--quiet"])
    for command in tries:
        if engine.find():
            return True
        try:
            subprocess.run(command, timeout=300, capture_output=True, check=False)
        except (OSError, subprocess.TimeoutExpired):
            continue
    return engine.find() is not None


if __name__ == "__main__":
    wanted = sys.argv[1:] or ["chromium"]
    for key, engine in ENGINES.items():
        there = get(engine) if key in wanted else engine.find() is not None
        print(f"the page is tested in {engine.name}" if there else engine.none)
