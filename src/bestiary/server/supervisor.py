"""Whoever starts this process again when it has ended: what he is told, and the end of a process that hangs."""

from __future__ import annotations

import os
import socket
import sys
import time
import traceback
from collections.abc import Mapping
from contextlib import suppress
from math import inf
from threading import Thread, main_thread

import structlog

LOOK, LOOKS = 5.0, 12  # seconds between two looks, and how many of them find a loop that stands still before the process is ended
log = structlog.get_logger()


class Supervisor:
    """systemd, where it has started us: `sd_notify` with its watchdog."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        address = environment.get("NOTIFY_SOCKET", "")
        self._address = f"\0{address[1:]}" if address.startswith("@") else address
        ours = environment.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        limit = environment.get("WATCHDOG_USEC", "")
        self._every = int(limit) / 2_000_000 if ours and limit.isdecimal() else inf  # seconds
        self._last = time.monotonic()

    def turned(self) -> None:
        """The event loop turns."""
        if time.monotonic() - self._last >= self._every:
            self._last = time.monotonic()
            self.tell("WATCHDOG=1")

    def tell(self, state: str) -> None:
        if self._address:
            with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
                line.setblocking(False)
                line.sendto(state.encode(), self._address)


class Watch:
    """Ends the process when its event loop stands still. (Looks are counted, not time: a process that was halted goes on.)"""

    def __init__(self) -> None:
        self._turns = 0

    def start(self) -> None:
        Thread(target=self._look, daemon=True).start()

    def turned(self) -> None:
        self._turns += 1

    def _look(self) -> None:
        seen, still = -1, 0
        while still < LOOKS:
            time.sleep(LOOK)
            still = still + 1 if self._turns == seen else 0
            seen = self._turns
        end_at_once("the event loop stands still")


def end_at_once(why: str) -> None:
    """Something hangs. Nothing acknowledged is lost."""
    where = sys._current_frames().get(main_thread().ident or 0)  # pyright: ignore[reportPrivateUsage]
    log.critical(why, where="".join(traceback.format_stack(where)))
    os._exit(1)
