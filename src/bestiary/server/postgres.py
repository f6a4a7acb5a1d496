"""PostgreSQL behind a network that may fall silent: no command waits for ever, and no connection is trusted for having been good once."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Generator
from contextlib import contextmanager, suppress
from typing import Any
from weakref import WeakSet

import structlog
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

SILENT = 5.0  # seconds after which whoever has not answered will not
STATEMENT = 4_000  # milliseconds after which a database that hears us gives up by itself
CONNECT = 4.0  # seconds to connect in, or to get one of the connections
OLD = 600  # seconds after which a connection is made anew
ALIVE = (("TCP_KEEPIDLE", 10), ("TCP_KEEPINTVL", 5), ("TCP_KEEPCNT", 3), ("TCP_USER_TIMEOUT", 15_000))
log = structlog.get_logger()


class Lines:
    """The connections to one database."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(
            url,
            pool_size=8,
            max_overflow=8,
            pool_timeout=CONNECT,
            pool_pre_ping=True,
            pool_recycle=OLD,
            hide_parameters=True,  # there are seeds among what it is told, and errors are logged
            connect_args={"timeout": CONNECT, "server_settings": {"statement_timeout": str(STATEMENT)}},
        )
        self._open: WeakSet[Any] = WeakSet()
        event.listen(self.engine.sync_engine, "connect", self._connected)

    @contextmanager
    def in_time(self) -> Generator[None]:
        """Whatever the database is asked here ends in time: with an answer, or with an error."""
        timer = asyncio.get_running_loop().call_later(SILENT, self._give_up)
        try:
            yield
        finally:
            timer.cancel()

    def hang_up(self) -> None:
        """All at once, without a word. Whoever waits for an answer gets an error; the next one connects anew."""
        for connection in [*self._open]:
            connection.terminate()

    def _give_up(self) -> None:
        log.warning("the database does not answer: all connections are made anew")
        self.hang_up()

    def _connected(self, connection: Any, _: object) -> None:
        line = connection.driver_connection
        self._open.add(line)
        ours: socket.socket | None = line._transport.get_extra_info("socket")
        if ours is not None and ours.family in (socket.AF_INET, socket.AF_INET6):
            ours.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
            for name, value in ALIVE:
                with suppress(AttributeError, OSError):  # not everywhere
                    ours.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
