"""Tables of Bestiary for the load benchmark: programs that play what they are sent, and go on together when a match is over."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import msgspec
from load_client import Group, Meter, Pace, Socket, now
from load_servers import Place

AGAIN = 0.02  # seconds before a table that is not there yet is looked for again
HELLO = b'{"type":"hello","protocol":"bestiary-socket/1"}'
Spawn = Callable[[Coroutine[Any, Any, None]], None]


class Moves(msgspec.Struct):
    moves: list[msgspec.Raw]


class DrawInfo(msgspec.Struct):
    stage: str


class TableInfo(msgspec.Struct):
    status: str
    next: str | None
    draw: DrawInfo | None = None  # servers from before there were draws have none


class State(msgspec.Struct, tag_field="type", tag="state"):
    number: int
    table: TableInfo
    host: bool
    moves: Moves | None


class Update(msgspec.Struct, tag_field="type", tag="update"):
    number: int
    moves: Moves | None


class Done(msgspec.Struct, tag_field="type", tag="done"):
    id: str
    number: int


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    id: str | None
    key: str


class Bye(msgspec.Struct, tag_field="type", tag="bye"):
    why: str


Message = State | Update | Done | Refused | Bye
MESSAGE: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


class Table(Group):
    """Where the seats of a table are. Each may be connected to another process of the house."""

    def __init__(self, place: Place, ports: Sequence[int], meter: Meter, pace: Pace, spawn: Spawn) -> None:
        self.id: str = place.id
        self.meter = meter
        self.pace = pace
        self.spawn = spawn
        self.seats = [Seat(self, token, ports[k % len(ports)]) for k, token in enumerate(place.tokens)]
        self.number = 0  # the last step that is certain
        self.due = 0.0
        self._queued = self._busy = False
        self._ended = ""  # the last id at which a match is over

    async def connect(self) -> None:
        for seat in self.seats:
            await seat.enter()

    def ready(self, seat: Seat) -> None:
        """A seat may move. (Of several in an auction one does; the others look again at what comes of it.)"""
        if not self._busy and not self._queued and seat.may_move:
            self._queued = True
            self.pace.ready(self)

    def go(self, due: float) -> None:
        self._queued = False
        able = [seat for seat in self.seats if seat.may_move]
        if able:
            self._busy = True
            self.due, self.sent = due, now()
            random.choice(able).move()

    def answered(self, number: int) -> None:
        self.number = max(self.number, number)
        self._busy = False
        for seat in self.seats:
            self.ready(seat)

    def over(self, seat: Seat) -> None:
        """Whoever knows first asks for a rematch."""
        if self._ended != self.id:
            self._ended = self.id
            self.meter.matches += 1
            seat.ask(b"rematch")

    def follow(self, id: str) -> None:
        if id != self.id:
            self.id, self.number = id, 0


class Seat(Socket):
    def __init__(self, table: Table, token: str, port: int) -> None:
        super().__init__()
        self._table = table
        self._port = port
        self._headers = {"Authorization": f"Bearer {token}"}
        self._number = 0
        self._moves: Moves | None = None
        self._at = ""  # the table it is connected to
        self._count = 0
        self._asked: dict[str, bytes] = {}  # what is not answered yet

    @property
    def may_move(self) -> bool:
        """By what it knows, and it knows all."""
        return self._moves is not None and bool(self._moves.moves) and self._number >= self._table.number and self._at == self._table.id

    async def enter(self) -> None:
        self._at, self._number, self._moves = self._table.id, 0, None
        await self.connect(self._port, f"/api/tables/{self._at}/socket", self._headers)
        self.send(HELLO)

    def move(self) -> None:
        assert self._moves is not None
        self.ask(b"play", b',"move":' + bytes(random.choice(self._moves.moves)))

    def ask(self, what: bytes, more: bytes = b"") -> None:
        self._count += 1
        self._asked[str(self._count)] = what
        self._moves = None
        self.send(b'{"type":"%b","id":"%d"%b}' % (what, self._count, more))

    def heard(self, text: bytes) -> None:
        message = MESSAGE.decode(text)
        match message:
            case Update() | State():
                self._table.meter.deliveries += 1
                self._table.meter.bytes += len(text)
                self._number, self._moves = message.number, message.moves
                if message.moves is not None:
                    self._table.ready(self)
                if isinstance(message, State):
                    self._look(message)
            case Done(id=id, number=number):
                self._done(self._asked.pop(id, b""), number)
            case Refused(id=id, key=key):
                self._refused(self._asked.pop(id or "", b""), key)
            case _:
                self._table.meter.faults[f"bye: {message.why}"] += 1

    def dropped(self) -> None:
        self._table.meter.faults["dropped"] += 1

    def _look(self, state: State) -> None:
        """What more than a move has changed?"""
        if state.table.next is not None:
            self._table.follow(state.table.next)
            if b"rematch" not in self._asked.values():  # whoever asked has to wait for the answer
                self._leave()
        elif state.table.status == "over":
            self._table.over(self)
        elif state.table.status == "open" and state.host:
            self.ask(b"start")
        elif state.table.draw is not None:
            self._draw(state.table.draw.stage)

    def _draw(self, stage: str) -> None:
        """Take part. (Once a table: a draw is called off only where somebody falls silent.)"""
        entropy = hashlib.sha256(f"{self._at}/{self._headers['Authorization']}".encode()).digest()
        if stage == "commit":
            committed = hashlib.sha256(b"bestiary-entropy/1" + entropy).hexdigest()
            self.ask(b"commit", b',"commitment":"%b"' % committed.encode())
        else:
            self.ask(b"reveal", b',"entropy":"%b"' % entropy.hex().encode())

    def _done(self, asked: bytes, number: int) -> None:
        if asked == b"play":
            self._table.meter.answered(self._table.due, self._table.sent)
            self._table.answered(number if self._at == self._table.id else 0)
        elif asked == b"rematch":
            self._leave()

    def _refused(self, asked: bytes, key: str) -> None:
        self._table.meter.faults[f"refused: {key}"] += 1
        if key == "no-such-table":
            self._leave(AGAIN)
        elif asked == b"play":
            self._table.answered(0)

    def _leave(self, wait: float = 0) -> None:
        self.hang_up()
        if b"play" in self._asked.values():
            self._table.meter.faults["left without an answer"] += 1
            self._table.answered(0)
        self._asked.clear()
        self._table.spawn(self._go_over(wait))

    async def _go_over(self, wait: float) -> None:
        await asyncio.sleep(wait)
        await self.enter()
