"""A lost connection says so and comes back without losing a move or the place; the keyboard alone suffices; hints; lessons."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as TooLate

import bestiary
from tests.page.player import GAMES, PATIENCE
from tests.page.support import a_person, play_out, the_record


class Cable:
    """Between a browser and a server; it can be cut and mended."""

    def __init__(self, to: str) -> None:
        parts = urlsplit(to)
        self._to = (parts.hostname or "", parts.port or 0)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._lines: list[socket.socket] = []
        self._whole = True
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._serve, daemon=True).start()

    def cut(self) -> None:
        self._whole = False
        for line in self._lines:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()
        self._lines.clear()

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self.cut()
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if not self._whole:
                    near.close()
                    continue
                far = socket.create_connection(self._to)
                self._lines += [near, far]
                for source, sink in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(source, sink), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                sink.sendall(data)
        with suppress(OSError):
            sink.shutdown(socket.SHUT_RDWR)


@contextmanager
def a_cable(to: str) -> Generator[Cable]:
    cable = Cable(to)
    try:
        yield cable
    finally:
        cable.close()


def test_a_cut_network_loses_nothing(chromium: Browser, house: str) -> None:
    with a_cable(house) as cable, a_person(chromium, cable.url) as person:
        person.opens("nullern")
        person.begins()
        for _ in range(3):
            person.sees("[data-move]:enabled, .hand button[data-card]:enabled")
            cable.cut()
            person.sees("[role=alert]")
            person.acts()  # what is asked for now is sent when the network is back
            cable.mend()
            expect(person.page.locator(".lost")).to_have_count(0, timeout=PATIENCE * 1000)
        play_out([person])
        assert bestiary.replay(the_record(house, person.table)).over


def test_a_reload_comes_back_to_the_same_place(chromium: Browser, house: str) -> None:
    with a_person(chromium, house) as person:
        person.opens("nullern")
        person.begins()
        person.sees("[data-move]:enabled, .hand button[data-card]:enabled")
        awaited = person.sees("[data-testid=awaited]").inner_text()
        person.page.wait_for_timeout(200)  # the log is written after the table
        lines = person.page.locator("aside ol li").count()
        person.page.reload()
        assert person.sees("[data-testid=awaited]").inner_text() == awaited
        expect(person.page.locator("aside ol li")).to_have_count(lines)


def test_the_keyboard_alone_suffices(chromium: Browser, house: str) -> None:
    with a_person(chromium, house) as person:
        person.opens("nullern")
        person.begins()
        for _ in range(400):
            if person.finished:
                break
            person.page.keyboard.press("Tab")
            on = person.page.evaluate("document.activeElement.matches('[data-move], .hand button[data-card]')")
            if on:
                person.page.keyboard.press("Enter")
                person.page.wait_for_timeout(60)
        assert person.finished


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_gives_a_hint(chromium: Browser, house: str, game: str) -> None:
    with a_person(chromium, house) as person:
        person.plays_now(game)
        advised, patient = False, time.monotonic() + PATIENCE
        while not advised and time.monotonic() < patient:  # somebody may bid or signal before the answer comes
            person.presses("[data-testid=hint]:enabled")
            with suppress(TooLate):
                person.page.locator(".advice").first.wait_for(timeout=2000)
                advised = True
        assert advised
        assert person.faults == []


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_teaches(chromium: Browser, house: str, game: str) -> None:
    with a_person(chromium, house) as person:
        lessons: set[str] = set()
        patient = time.monotonic() + PATIENCE
        begun = False
        while len(lessons) < 3 and time.monotonic() < patient:
            if not begun or person.finished:
                person.goes("/").presses(f"[data-game={game}] .link")
                begun = True
            if person.page.locator("[data-testid=coach]").count():
                lesson = person.page.locator("[data-testid=coach] p")
                lessons.add(lesson.inner_text())
                person.page.wait_for_timeout(300)
                assert lesson.inner_text() in lessons  # nothing goes on until it is read
                person.presses("[data-testid=coach] button")
            if not person.acts():
                person.page.wait_for_timeout(100)
        assert len(lessons) == 3
        assert not any("-lesson-" in lesson for lesson in lessons)
