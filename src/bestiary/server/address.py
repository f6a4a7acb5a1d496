"""Where people find the server: its address, another port where the usual one is taken, and the browser opened there."""

from __future__ import annotations

import errno
import http.client
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from threading import Thread

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}  # listens at all addresses; here it is found at this one
PORTS_TRIED = 20
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def address(host: str, port: int) -> str:
    name = EVERYWHERE.get(host, host)
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def free_port(host: str, first: int) -> int:
    """The first that is free, from this one on; this one itself where none of the next is."""
    return next((port for port in range(first, min(first + PORTS_TRIED, 65536)) if not is_taken(host, port)), first)


def is_taken(host: str, port: int) -> bool:
    try:
        socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
    except OSError as error:
        return error.errno == errno.EADDRINUSE
    return False


def is_bestiary(host: str, port: int) -> bool:
    """Is it a server of ours that listens there?"""
    connection = http.client.HTTPConnection(EVERYWHERE.get(host, host), port, timeout=2)
    try:
        connection.request("GET", "/health")
        return b'"bots_ready"' in connection.getresponse().read(1000)
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def open_browser(url: str) -> None:
    """In the background; nothing happens where there is no browser, or no screen for one."""
    if sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in SCREENS):
        Thread(target=_open, args=(url,), daemon=True).start()


def _open(url: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(url)
