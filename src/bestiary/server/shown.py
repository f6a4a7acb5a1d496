"""What a viewer of a table is sent: made from what that viewer may know, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

from msgspec import UNSET

from bestiary.engine.lazy import Lazy
from bestiary.match.match import Match, Teller
from bestiary.server.facts import Emoted, Moved, Mover, Said, Step
from bestiary.server.messages import DrawInfo, Happened, Moves, Remark, SeatInfo, State, TableInfo, Update
from bestiary.server.people import mark_by
from bestiary.server.table import Chair, OpenDraw, Recent, Table

LISTED = 48  # so many legal moves are sent at most; where there are more, some from all over the list

AnyState = State[Any, Any, Any]
AnyUpdate = Update[Any, Any, Any]


def state(table: Table, recent: Recent, person: str | None, now: int, since: int | None = None) -> AnyState:
    seat = table.seat_of(person)
    missed = None if since is None else recent.since(since)
    return State(
        number=table.number,
        now=now,
        table=info(table),
        seat=seat,
        host=person is not None and person == table.host,
        view=None if table.match is None else table.match.view(seat),
        moves=moves(table, seat),
        deadline=table.deadline,
        talk=remarks(table.talk),
        missed=None if missed is None else [happened(step, told, seat, movers(step)) for step, told in missed],
        past=[Happened(step.number, step.at, events, movers(step)) for step, events in table.past],
        record=table.status == "over",
    )


def updates(table: Table, seats: Sequence[int | None], now: int) -> list[AnyUpdate]:
    """The last step, for each of these seats; None is a spectator."""
    step, match = table.step, table.match
    assert step is not None
    said = remarks(fact for fact in step.facts if isinstance(fact, Said | Emoted)) or UNSET
    actors = table.playing.actors if table.playing is not None else []
    by = movers(step)
    views: Sequence[Any] = match.views(seats) if match is not None and table.told else [UNSET] * len(seats)
    return [
        Update(
            number=table.number,
            now=now,
            happened=happened(step, table.told, seat, by),
            deadline=table.deadline,
            view=view,
            moves=listed(match, seat) if match is not None and seat in actors else None,
            talk=said,
        )
        for seat, view in zip(seats, views, strict=True)
    ]


def is_small(table: Table) -> bool:
    """Is an update enough after the last step?"""
    return table.quiet


def happened(step: Step, told: Sequence[Teller], seat: int | None, by: list[Mover]) -> Happened[Any]:
    events = told[0](seat) if len(told) == 1 else [event for tell in told for event in tell(seat)]
    return Happened(step.number, step.at, events, by)


def movers(step: Step) -> list[Mover]:
    """Who made the moves of a step."""
    return [fact.by for fact in step.facts if isinstance(fact, Moved)]


def moves(table: Table, seat: int | None) -> Moves[Any] | None:
    match = table.playing
    return listed(match, seat) if match is not None and seat is not None and seat in match.actors else None


def listed(match: Match, seat: int) -> Moves[Any]:
    every = match.legal_moves(seat)
    size = len(every)
    if isinstance(every, Lazy):
        return Moves(cast("Lazy[Any]", every).spread(min(size, LISTED)), size <= LISTED)
    if size <= LISTED:
        return Moves([*every], True)
    return Moves([every[i * size // LISTED] for i in range(LISTED)], False)


def info(table: Table) -> TableInfo:
    return TableInfo(
        id=table.id,
        status=table.status,
        settings=table.settings,
        edition=table.edition,
        seats=[seat_info(chair) for chair in table.chairs],
        commitment=table.commitment,
        draw=None if table.draw is None else draw_info(table.draw, len(table.chairs)),
        called_off=[*table.called_off],
        chatty=table.chatty,
        next=table.next,
    )


def draw_info(draw: OpenDraw, seats: int) -> DrawInfo:
    listed = [draw.commitments.get(seat) for seat in range(seats)] if draw.listed else []
    return DrawInfo("reveal" if draw.listed else "commit", draw.until, listed)


def seat_info(chair: Chair) -> SeatInfo:
    if chair.bot is not None:
        return SeatInfo("bot", bot=chair.bot)
    if chair.person is None:
        return SeatInfo("free")
    return SeatInfo("program" if chair.program else "human", chair.name, away=chair.away, mark=mark_by(chair.person))


def remarks(talk: Iterable[Said | Emoted]) -> list[Remark]:
    return [
        Remark(fact.name, fact.seat, text=fact.text, mark=fact.mark)
        if isinstance(fact, Said)
        else Remark(fact.name, fact.seat, emote=fact.emote, mark=fact.mark)
        for fact in talk
    ]
