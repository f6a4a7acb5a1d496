"""`bestiary serve`: uvicorn with our application, stopped gently."""

from __future__ import annotations

import asyncio
import gc
import socket as sockets
import sys
from collections.abc import Callable
from threading import Timer
from types import FrameType
from typing import cast

import uvicorn

from bestiary.server.app import make_app
from bestiary.server.http_protocol import Intake
from bestiary.server.logs import set_up
from bestiary.server.server import Server
from bestiary.server.settings import Settings
from bestiary.server.sockets import Sockets
from bestiary.server.supervisor import Supervisor, Watch, end_at_once
from bestiary.server.traffic import allow_files
from bestiary.server.websocket import WebSocket

# What people leave behind is not in circles, so there is little for the garbage collector, and to look for it among what 500 busy tables
# make in seconds takes a tenth of a second. It is called every ten minutes, and where there is very much new.
NEW, NEVER = 500_000, 1_000_000  # objects, rounds
ALL = 6_000  # ticks, of a tenth of a second
SECOND = 10
GRACE = 3  # seconds for requests that are under way when the server is stopped
IN_ANY_CASE = 9.0  # seconds after which it has ended
TURN = 0.001  # seconds after which a busy thread lets another run: whoever writes to SQLite needs few and short turns, and many wait for it


class Gentle(uvicorn.Server):
    """Clients are told before their connections are closed. `listening` is called once somebody can come in, with the port."""

    def __init__(self, config: uvicorn.Config, server: Server, intake: Intake, listening: Callable[[int], None]) -> None:
        super().__init__(config)
        self._house = server
        self._intake = intake
        self._listening = listening
        self._supervisor = Supervisor()
        self._watch = Watch()

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is there now stays
        if self.started:
            self._watch.start()
            self._supervisor.tell("READY=1")
            self._listening(self.servers[0].sockets[0].getsockname()[1])

    async def on_tick(self, counter: int) -> bool:
        self._watch.turned()
        self._supervisor.turned()
        if not self._house.alive and not self.should_exit:
            self._stop()
        if counter % ALL == ALL - 1:
            gc.collect()
        if counter % SECOND == 0:
            self._intake.sweep()
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        first = not self.should_exit
        super().handle_exit(sig, frame)
        if first:
            self._stop()

    def _stop(self) -> None:
        self.should_exit = True
        force = Timer(IN_ANY_CASE, end_at_once, ["did not stop in time"])
        force.daemon = True
        force.start()

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        self._supervisor.tell("STOPPING=1")
        await self._house.farewell()
        await super().shutdown(sockets)


def serve(settings: Settings, listening: Callable[[int], None]) -> None:
    set_up(settings.log)
    gc.set_threshold(NEW, NEVER, NEVER)
    sys.setswitchinterval(TURN)
    allow_files()
    server = Server(settings)
    intake = Intake(server.gate, Sockets(server))
    config = uvicorn.Config(
        make_app(server),
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http=cast("type[asyncio.Protocol]", intake.protocol),
        ws=cast("type[asyncio.Protocol]", WebSocket),  # they come by way of `Http`
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GRACE,
    )
    Gentle(config, server, intake, listening).run()
    if not server.alive:
        sys.exit(1)
