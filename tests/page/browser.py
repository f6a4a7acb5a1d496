"""The browser that the page is tested in: one that is installed, else the system's package, else Playwright's own.

`python -m tests.page.browser` gets one where there is none, and says so where none is to be had.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)
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


def installed() -> str | None:
    """The path of a browser; None where there is none."""
    named = os.environ.get("BESTIARY_BROWSER")
    found = (shutil.which(name) for name in NAMES)
    there = (place for place in PLACES if Path(place).exists())
    return named or next((path for path in (*found, *there, playwrights_own()) if path), None)


def playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def get() -> str | None:
    """The same, after trying to install one."""
    tries: list[list[str]] = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if shutil.which("apt-get") and os.geteuid() == 0:
        tries.insert(0, ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", "chromium"])
        tries.insert(0, ["apt-get", "update", "--quiet"])
    for command in tries:
        if path := installed():
            return path
        try:
            subprocess.run(command, timeout=300, capture_output=True, check=False)
        except (OSError, subprocess.TimeoutExpired):
            continue
    return installed()


if __name__ == "__main__":
    print(f"the page is tested in {get() or f'nothing: {NONE}'}")
