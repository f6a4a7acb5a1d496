"""Firefox, driven over WebDriver BiDi, and WebKit, as WebKitGTK's MiniBrowser on a screen of its own."""

from __future__ import annotations

import base64
import json
import os
import subprocess
from collections.abc import Generator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.page import browser
from tests.page.player import DESKTOP, Driver, is_fault
from tests.server.houses import free_port, wait_until

LATE = 60.0  # seconds
QUIET = subprocess.DEVNULL
NARROW = "* { min-width: 0; padding: 0; margin: 0; border-width: 0; }"  # so that a window can be as narrow as a phone
FAULTS = """() => {
  if (window.faults) return;
  window.faults = [];
  addEventListener("error", (event) => window.faults.push(event.message));
  addEventListener("unhandledrejection", (event) => window.faults.push(String(event.reason)));
}"""


class Firefox:
    """A tab in a browser of its own."""

    def __init__(self, socket: ClientConnection, size: tuple[int, int]) -> None:
        self._socket = socket
        self._numbers = count(1)
        self._faults: list[str] = []
        version = self._asks("session.new", capabilities={})["capabilities"]["browserVersion"]
        self.name = f"Firefox {version}"
        self._asks("session.subscribe", events=["log.entryAdded"])
        self._tab = self._asks("browsingContext.getTree")["contexts"][0]["context"]
        self._asks("browsingContext.setViewport", context=self._tab, viewport={"width": size[0], "height": size[1]})

    @property
    def faults(self) -> list[str]:
        return self._faults

    @property
    def url(self) -> str:
        return self.evaluates("() => location.href")

    def goes(self, url: str) -> None:
        self._asks("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def evaluates(self, function: str, argument: object = None) -> Any:
        call = f"(async () => JSON.stringify([await ({function})({json.dumps(argument)})]))()"
        answer = self._asks("script.evaluate", expression=call, target={"context": self._tab}, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])[0]

    def clicks(self, x: float, y: float) -> None:
        self._asks("input.performActions", context=self._tab, actions=[clicking(x, y)])

    def picture(self) -> bytes:
        return base64.b64decode(self._asks("browsingContext.captureScreenshot", context=self._tab)["data"])

    def _asks(self, method: str, **parameters: object) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self._socket.recv(LATE))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]
            if answer.get("method") == "log.entryAdded":
                entry = answer["params"]
                if is_fault(entry["level"], entry["text"] or ""):
                    self._faults.append(entry["text"])


class WebKit:
    """A window by WebDriver, which is a few requests."""

    def __init__(self, http: httpx.Client, browser: str, size: tuple[int, int]) -> None:
        self._http = http
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        session = self._asks("POST", "/session", wanted)
        self._session = f"/session/{session['sessionId']}"
        self.name = f"WebKitGTK {session['capabilities']['browserVersion']}"
        self._size = size
        self._before: list[str] = []
        wait_until(self._fits, LATE)

    def _fits(self) -> bool:
        """Is the page as large as it should be? Around it the window has tools."""
        inside: list[int] = self.evaluates("() => [innerWidth, innerHeight]")
        window = self._asks("GET", f"{self._session}/window/rect")
        width, height = (size + window[side] - had for size, side, had in zip(self._size, ("width", "height"), inside, strict=True))
        self._asks("POST", f"{self._session}/window/rect", {"width": width, "height": height})
        return inside == [*self._size]

    @property
    def faults(self) -> list[str]:
        found: list[str] = self.evaluates("() => window.faults ?? []")
        return self._before + [one for one in found if is_fault("error", one)]

    @property
    def url(self) -> str:
        return self._asks("GET", f"{self._session}/url")

    def goes(self, url: str) -> None:
        self._before = self.faults
        self._asks("POST", f"{self._session}/url", {"url": url})
        self.evaluates(FAULTS)

    def evaluates(self, function: str, argument: object = None) -> Any:
        return self._asks("POST", f"{self._session}/execute/sync", {"script": f"return ({function})(arguments[0])", "args": [argument]})

    def clicks(self, x: float, y: float) -> None:
        self._asks("POST", f"{self._session}/actions", {"actions": [clicking(x, y)]})

    def picture(self) -> bytes:
        return base64.b64decode(self._asks("GET", f"{self._session}/screenshot"))

    def leaves(self) -> None:
        self._asks("DELETE", self._session)

    def _asks(self, method: str, path: str, body: object = None) -> Any:
        answer = self._http.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json()["value"]


def clicking(x: float, y: float) -> dict[str, object]:
    move = {"type": "pointerMove", "x": round(x), "y": round(y)}
    return {"type": "pointer", "id": "mouse", "actions": [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]}


@contextmanager
def firefox(folder: Path, size: tuple[int, int] = DESKTOP) -> Generator[Driver]:
    preferences = {
        "app.normandy.enabled": False,
        "app.update.enabled": False,
        "browser.shell.checkDefaultBrowser": False,
        "datareporting.policy.dataSubmissionEnabled": False,
        "network.captive-portal-service.enabled": False,
        "network.connectivity-service.enabled": False,
        "ui.prefersReducedMotion": 1,
    }
    lines = (f'user_pref("{key}", {json.dumps(value)});\n' for key, value in preferences.items())
    (folder / "user.js").write_text("".join(lines))
    path = browser.firefox()
    assert path is not None
    command = [path, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port=0", "about:blank"]
    with subprocess.Popen(command, stdout=QUIET, stderr=QUIET) as process:
        try:
            listens = folder / "WebDriverBiDiServer.json"
            wait_until(lambda: listens.exists() and listens.stat().st_size > 0, LATE)
            port = json.loads(listens.read_text())["ws_port"]
            with connect(f"ws://127.0.0.1:{port}/session", max_size=None) as socket:
                yield Firefox(socket, size)
        finally:
            process.terminate()


@contextmanager
def webkit(folder: Path, size: tuple[int, int] = DESKTOP) -> Generator[Driver]:
    (folder / "gtk-3.0").mkdir()
    (folder / "gtk-3.0" / "gtk.css").write_text(NARROW)
    (folder / "gtk-3.0" / "settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n")
    parts = browser.webkit()
    assert parts is not None
    with a_screen(parts.screen) as screen:
        environment = {
            **os.environ,
            "DISPLAY": screen,
            "XDG_CONFIG_HOME": str(folder),
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # as root, in a container, there is none
        }
        port = free_port()
        with subprocess.Popen([parts.driver, "-p", str(port)], env=environment, stdout=QUIET, stderr=QUIET) as process:
            try:
                with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=LATE) as http:
                    wait_until(lambda: answers(http), LATE)
                    window = WebKit(http, parts.browser, size)
                    try:
                        yield window
                    finally:
                        window.leaves()
            finally:
                process.terminate()


def answers(http: httpx.Client) -> bool:
    try:
        return http.get("/status").is_success
    except httpx.TransportError:
        return False


@contextmanager
def a_screen(server: str) -> Generator[str]:
    """Without anybody before it."""
    command = [server, "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=QUIET, text=True) as process:
        try:
            assert process.stdout is not None
            yield f":{process.stdout.readline().strip()}"
        finally:
            process.terminate()


DRIVERS = {"firefox": firefox, "webkit": webkit}
