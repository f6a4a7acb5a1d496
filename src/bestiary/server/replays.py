"""A finished match, move by move, as one of its seats saw it or with all cards open."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Generic, TypeVar

import msgspec

from bestiary.engine.game import Move
from bestiary.match.match import Match
from bestiary.match.record import Sitter, read_record
from bestiary.match.replay import begin, told
from bestiary.server.facts import encode
from bestiary.server.messages import SeatInfo

V = TypeVar("V")
E = TypeVar("E")
M = TypeVar("M")
H = TypeVar("H")
MAKING = ThreadPoolExecutor(1, "replays")  # one at a time: who plays has the rest


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


def replay(match: Match, seat: int | None) -> AnyReplay:
    seats = [seat_info(sitter) for sitter in match.seats]
    return Replay(match.game.id, msgspec.to_builtins(match.options), seats, seat, [*frames(match, seat)])


def written(match: Match, seat: int | None, zipped: bool) -> bytes:
    text = encode(replay(match, seat))
    return gzip.compress(text, 6) if zipped else text


def frames(match: Match, seat: int | None) -> Iterator[AnyFrame]:
    again = begin(read_record(match.record()))
    yield frame(again, seat, None, None)
    for mover, move in match.moves:
        again.play(mover, move)
        yield frame(again, seat, mover, move)


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
