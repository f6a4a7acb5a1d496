"""`bestiary serve --open`: people are told where the server is, and their browser goes there."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Callable, Generator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from bestiary.cli import serve as command
from bestiary.cli.app import app
from bestiary.server.address import SCREENS, address, free_port, is_bestiary, is_taken, open_browser
from bestiary.server.settings import Settings
from tests.server.houses import PATIENCE, SERVE, Process, wait_until
from tests.server.houses import free_port as any_port


@pytest.fixture
def taken() -> Generator[int]:
    """A port at which something else listens."""
    with socket.create_server(("127.0.0.1", 0)) as line:
        yield line.getsockname()[1]


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000"),
        ("0.0.0.0", "http://127.0.0.1:8000"),
        ("::", "http://[::1]:8000"),
        ("beasts.example", "http://beasts.example:8000"),
        ("fe80::1", "http://[fe80::1]:8000"),
    ],
)
def test_an_address_is_one_that_a_browser_takes(host: str, url: str) -> None:
    assert address(host, 8000) == url


def test_the_next_free_port_is_found(taken: int) -> None:
    assert is_taken("127.0.0.1", taken)
    port = free_port("127.0.0.1", taken)
    assert taken < port
    assert not is_taken("127.0.0.1", port)
    assert free_port("127.0.0.1", port) == port


def test_a_server_of_ours_is_told_from_others(process: Process, taken: int) -> None:
    assert is_bestiary("127.0.0.1", process.port)
    assert not is_bestiary("127.0.0.1", any_port())
    assert not is_bestiary("127.0.0.1", taken)


class Run:
    """`bestiary serve` with the server itself and the browser left out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._said = StringIO()
        self.ports: list[int] = []  # at which it served
        self.opened: list[str] = []
        monkeypatch.setattr(command, "serve", self._serve)
        monkeypatch.setattr(command, "open_browser", self.opened.append)

    def _serve(self, settings: Settings, listening: Callable[[int], None]) -> None:
        self.ports.append(settings.port)
        listening(settings.port)

    def __call__(self, port: int, open_page: bool = True, any_port: bool = False) -> list[str]:
        """What is said, line by line."""
        command.run_server(Console(file=self._said, width=200), Settings(port=port), open_page, any_port)
        return self._said.getvalue().splitlines()


@pytest.mark.parametrize("open_page", [True, False])
def test_the_address_is_told_and_opened_where_that_is_wanted(monkeypatch: pytest.MonkeyPatch, open_page: bool) -> None:
    run, port = Run(monkeypatch), any_port()
    assert run(port, open_page) == [f"Bestiary is at http://127.0.0.1:{port} – stop it with Ctrl+C"]
    assert run.opened == [f"http://127.0.0.1:{port}"] * open_page


def test_where_the_usual_port_is_taken_another_is(monkeypatch: pytest.MonkeyPatch, taken: int) -> None:
    run = Run(monkeypatch)
    said = run(taken, any_port=True)
    (port,) = run.ports
    assert port > taken
    assert said == [
        f"Port {taken} is taken by something else, so Bestiary takes {port}.",
        f"Bestiary is at http://127.0.0.1:{port} – stop it with Ctrl+C",
    ]
    assert run.opened == [f"http://127.0.0.1:{port}"]


@pytest.mark.parametrize(
    ("command_line", "environment", "another"),
    [
        (["--open"], {}, True),
        (["--open", "--port", "8000"], {}, False),
        (["--open", "--settings", "bestiary.toml"], {}, False),
        (["--open"], {"BESTIARY_PORT": "8000"}, False),
        ([], {}, False),
    ],
)
def test_a_port_that_somebody_has_set_stays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command_line: list[str], environment: dict[str, str], another: bool
) -> None:
    asked: list[bool] = []

    def remember(_console: Console, _settings: Settings, _open: bool, any_port: bool) -> None:
        asked.append(any_port)

    (tmp_path / "bestiary.toml").write_text("port = 8000\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("BESTIARY_PORT", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(command, "run_server", remember)
    assert CliRunner().invoke(app, ["serve", *command_line]).exit_code == 0
    assert asked == [another]


def test_where_bestiary_runs_already_only_the_browser_is_opened(monkeypatch: pytest.MonkeyPatch, process: Process) -> None:
    run = Run(monkeypatch)
    assert run(process.port, any_port=True) == [f"Bestiary is already at {process.url}"]
    assert (run.ports, run.opened) == ([], [process.url])


@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="there is always a screen")
def test_without_a_screen_nothing_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    for name in SCREENS:
        monkeypatch.delenv(name, raising=False)
    open_browser("http://127.0.0.1:8000")
    assert opened == []
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    open_browser("http://127.0.0.1:8000")
    wait_until(lambda: opened == ["http://127.0.0.1:8000"])


def test_a_browser_that_cannot_be_opened_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    def fail(url: str) -> None:
        tried.append(url)
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "open", fail)
    monkeypatch.setenv("DISPLAY", ":0")
    open_browser("http://127.0.0.1:8000")
    wait_until(lambda: tried == ["http://127.0.0.1:8000"])


def test_a_real_server_opens_a_real_browser(tmp_path: Path) -> None:
    port, seen = any_port(), tmp_path / "seen"
    (tmp_path / "browser").write_text(f'#!/bin/sh\necho "$1" > {seen}\n')
    (tmp_path / "browser").chmod(0o700)
    environment = {**os.environ, "BROWSER": f"{tmp_path / 'browser'} %s"}
    flags = ["--open", "--port", str(port), "--data", str(tmp_path), "--thinkers", "0"]
    with subprocess.Popen([*SERVE, *flags], env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        try:
            assert server.stdout.readline() == f"Bestiary is at http://127.0.0.1:{port} – stop it with Ctrl+C\n"
            wait_until(lambda: seen.exists() and seen.read_text() == f"http://127.0.0.1:{port}\n")
            assert is_bestiary("127.0.0.1", port)
        finally:
            server.terminate()
            server.wait(PATIENCE)
