"""A finished match, move by move, as one of its seats saw it or with all cards open."""

from __future__ import annotations

import asyncio
import gzip
import os
from collections import Counter, OrderedDict
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Generic, TypeVar

import msgspec

from bestiary.engine.game import Move
from bestiary.match.match import Match
from bestiary.match.record import Record, Sitter, read_record
from bestiary.match.replay import begin, told
from bestiary.server.facts import encode
from bestiary.server.logs import set_up
from bestiary.server.messages import SeatInfo
from bestiary.server.refusal import Refusal
from bestiary.server.workers import end_with_server

V = TypeVar("V")
E = TypeVar("E")
M = TypeVar("M")
H = TypeVar("H")
WAITING, WAITING_EACH = 32, 4  # replays that wait to be made, and of those that one address has asked for
KEPT = 32 * 1024 * 1024  # bytes of replays that are kept


class Frame(msgspec.Struct, Generic[V, E, M, H], frozen=True):
    """The deal or a move, and how things stood after it."""

    seat: int | None  # who moved
    move: M | None  # the viewer's own; with open cards, anybody's
    events: list[E]  # what the viewer saw; with open cards, all that everybody saw happen, as whoever knew most of it
    view: V
    hands: list[H] | None  # with open cards: what each seat held


class Replay(msgspec.Struct, Generic[V, E, M, H], frozen=True):
    """A finished match, as that seat saw it; with `seat` null, with all cards open."""

    game: str
    options: dict[str, bool | int | str]
    seats: list[SeatInfo]
    seat: int | None
    frames: list[Frame[V, E, M, H]]  # the deal, then move by move


AnyFrame = Frame[Any, Any, Any, Any]
AnyReplay = Replay[Any, Any, Any, Any]


def replay(record: Record[Any], seat: int | None) -> AnyReplay:
    match = begin(record)
    seats = [seat_info(sitter) for sitter in match.seats]
    return Replay(match.game.id, msgspec.to_builtins(match.options), seats, seat, [*frames(match, record, seat)])


def written(record: bytes, seat: int | None) -> bytes:
    """Compressed."""
    return gzip.compress(encode(replay(read_record(record), seat)), 6)


class Replays:
    """Made once, one at a time, in a process of its own that leaves whoever plays the machine; the latest are kept."""

    def __init__(self, apart: bool) -> None:
        self._apart = apart
        self.maker: Executor | None = None
        self._kept: OrderedDict[tuple[str, int | None], bytes] = OrderedDict()
        self._size = 0
        self._making: dict[tuple[str, int | None], asyncio.Task[bytes]] = {}
        self._askers: Counter[str] = Counter()

    async def written(self, id: str, match: Match, seat: int | None, zipped: bool, asker: str) -> bytes:
        """Raises Refusal where too many wait."""
        key = id, seat
        if (text := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
        else:
            text = await self._awaited(key, match, asker)
        return text if zipped else gzip.decompress(text)

    async def _awaited(self, key: tuple[str, int | None], match: Match, asker: str) -> bytes:
        if self._askers[asker] >= WAITING_EACH:
            raise Refusal("too-many-replays")
        making = self._making.get(key)
        if making is None:
            if len(self._making) >= WAITING:
                raise Refusal("busy")
            making = self._making[key] = asyncio.create_task(self._made(key, match))
            making.add_done_callback(lambda _: self._making.pop(key, None))
        self._askers[asker] += 1
        try:
            return await asyncio.shield(making)
        finally:
            self._askers[asker] -= 1
            if not self._askers[asker]:
                del self._askers[asker]

    async def _made(self, key: tuple[str, int | None], match: Match) -> bytes:
        record = match.record().to_json()
        try:
            text = await self._asked(record, key[1])
        except BrokenProcessPool:
            self.maker = None
            text = await self._asked(record, key[1])
        self._kept[key] = text
        self._size += len(text)
        while self._size > KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])
        return text

    async def _asked(self, record: bytes, seat: int | None) -> bytes:
        self.maker = self.maker or self._new_maker()
        return await asyncio.wrap_future(self.maker.submit(written, record, seat))

    def _new_maker(self) -> Executor:
        if not self._apart:
            return ThreadPoolExecutor(1, "replays")
        return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=stand_back)

    def close(self) -> None:
        for making in self._making.values():
            making.cancel()
        if self.maker is not None:
            self.maker.shutdown(wait=False, cancel_futures=True)


def stand_back() -> None:
    """In the process that makes replays: who plays has the rest of the machine."""
    set_up("warning")
    end_with_server()
    if hasattr(os, "nice"):
        os.nice(10)


def frames(match: Match, record: Record[Any], seat: int | None) -> Iterator[AnyFrame]:
    yield frame(match, seat, None, None)
    for made in record.moves:
        match.play(made.seat, made.move)
        yield frame(match, seat, *match.moves[-1])


def frame(match: Match, seat: int | None, mover: int | None, move: Move | None) -> AnyFrame:
    """What another seat's move told the viewer is in the events: the move itself may hold cards laid face down."""
    is_open = seat is None
    return Frame(
        seat=mover,
        move=move if is_open or mover in (seat, None) else None,
        events=[event for alone, event in told(match, [None, *range(match.players)]) if alone is None] if is_open else match.events(seat),
        view=match.view(seat),
        hands=[match.view(other).hand for other in range(match.players)] if is_open else None,
    )


def seat_info(sitter: Sitter) -> SeatInfo:
    if sitter.bot is not None:
        return SeatInfo("bot", bot=sitter.bot)
    return SeatInfo("program" if sitter.kind == "bot" else "human", sitter.name)
