"""Tables of boardgame.io for the load benchmark: tic-tac-toe over its socket.io transport, two players and some who watch.

A move is acknowledged when its player is sent the state after it. (The server keeps states in memory, and sends before it keeps.)
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
from load_client import Group, Meter, Pace, Socket, now

GAME = b"/tic-tac-toe,"
PATH = "/socket.io/?EIO=4&transport=websocket"


class Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")
    over: msgspec.Raw = msgspec.field(name="gameover", default=msgspec.Raw(b""))


class Board(msgspec.Struct):
    cells: list[str | None]


class State(msgspec.Struct):
    board: Board = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


UPDATE = msgspec.json.Decoder(tuple[str, str, State, Any])
SYNC = msgspec.json.Decoder(tuple[str, str, Synced])


class TicTacToe(Group):
    def __init__(self, name: str, watchers: int, meter: Meter, pace: Pace) -> None:
        self._name = name
        self._round = 0
        self.meter = meter
        self.pace = pace
        self.clients = [Client(self, None if seat > 1 else str(seat)) for seat in range(2 + watchers)]
        self.mover: Client | None = None
        self.due = 0.0

    @property
    def match(self) -> str:
        return f"{self._name}-{self._round}"

    async def connect(self, port: int) -> None:
        for client in self.clients:
            await client.connect(port, PATH, {})

    def go(self, due: float) -> None:
        assert self.mover is not None
        self.due, self.sent = due, now()
        self.mover.move()

    def over(self) -> None:
        """All of them go to the next board, on the same connections."""
        self.meter.matches += 1
        self.mover = None
        self._round += 1
        for client in self.clients:
            client.sync()


class Client(Socket):
    def __init__(self, group: TicTacToe, player: str | None) -> None:
        super().__init__()
        self._group = group
        self._player = player
        self._state: State | None = None
        self._sent = -1  # the number of the state that its last move was made in

    def sync(self) -> None:
        self._sent = -1
        self._emit("sync", self._group.match, self._player, None, 2)

    def move(self) -> None:
        assert self._state is not None
        cell = random.choice([cell for cell, mark in enumerate(self._state.board.cells) if mark is None])
        self._sent = self._state.number
        action = {"type": "MAKE_MOVE", "payload": {"type": "clickCell", "args": [cell], "playerID": self._player}}
        self._emit("update", action, self._state.number, self._group.match, self._player)

    def heard(self, text: bytes) -> None:
        if text.startswith(b"42"):
            self._told(text[2 + len(GAME) :])
        elif text.startswith(b"40"):
            self.sync()
        elif text.startswith(b"0"):
            self.send(b"40" + GAME)
        elif text == b"2":
            self.send(b"3")
        else:
            self._group.meter.faults[text[:40].decode()] += 1

    def dropped(self) -> None:
        self._group.meter.faults["dropped"] += 1

    def _told(self, event: bytes) -> None:
        group = self._group
        if event.startswith(b'["update"'):
            _, match, state, _ = UPDATE.decode(event)
        elif event.startswith(b'["sync"'):
            _, match, synced = SYNC.decode(event)
            state = synced.state
        else:  # who is connected
            return
        group.meter.deliveries += 1
        group.meter.bytes += len(event)
        if match != group.match:
            return
        self._state = state
        if 0 <= self._sent < state.number:
            self._sent = -1
            group.meter.answered(group.due, group.sent)
            if state.context.over:
                group.over()
                return
        if state.context.current == self._player and not state.context.over and group.mover is not self:
            group.mover = self
            group.pace.ready(group)

    def _emit(self, *event: object) -> None:
        self.send(b"42" + GAME + msgspec.json.encode(event))
