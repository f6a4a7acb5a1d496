"""`bestiary serve`: uvicorn with our application, stopped gently."""

from __future__ import annotations

import gc
import socket as sockets

import uvicorn

from bestiary.server.app import make_app
from bestiary.server.logs import set_up
from bestiary.server.server import Server
from bestiary.server.settings import Settings

MESSAGE_MOST = 16 * 1024  # bytes
GARBAGE = 50_000, 5, 1000  # objects, and rounds, between collections: the usual ones take a quarter of the time of a busy server


class Gentle(uvicorn.Server):
    """Clients are told before their connections are closed."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._house = server

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is there now stays

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        await self._house.farewell()
        await super().shutdown(sockets)


def serve(settings: Settings) -> None:
    set_up(settings.log)
    gc.set_threshold(*GARBAGE)
    server = Server(settings)
    config = uvicorn.Config(
        make_app(server),
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=MESSAGE_MOST,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
    )
    Gentle(config, server).run()
