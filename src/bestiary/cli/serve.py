"""`bestiary serve`: the server, and where it is told to people."""

from __future__ import annotations

import msgspec
from rich.console import Console

from bestiary.server.address import address, free_port, is_bestiary, is_taken, open_browser
from bestiary.server.serve import serve
from bestiary.server.settings import Settings


def run_server(console: Console, settings: Settings, open_page: bool, any_port: bool) -> None:
    if any_port and is_taken(settings.host, settings.port):
        if is_bestiary(settings.host, settings.port):  # a second one would write into the same file
            say(console, f"Bestiary is already at {address(settings.host, settings.port)}")
            open_browser(address(settings.host, settings.port))
            return
        settings = elsewhere(console, settings)

    def listening(port: int) -> None:
        url = address(settings.host, port)
        say(console, f"Bestiary is at {url} – stop it with Ctrl+C")
        if open_page:
            open_browser(url)

    serve(settings, listening)


def elsewhere(console: Console, settings: Settings) -> Settings:
    port = free_port(settings.host, settings.port)
    say(console, f"Port {settings.port} is taken by something else, so Bestiary takes {port}.")
    return msgspec.structs.replace(settings, port=port)


def say(console: Console, text: str) -> None:
    console.print(text, highlight=False, markup=False, soft_wrap=True)
