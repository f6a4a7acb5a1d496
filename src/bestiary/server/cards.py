"""What lists show of a table: the lobby, one's own tables, what was played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec
import structlog

from bestiary.match.record import Result
from bestiary.server.facts import TableSettings
from bestiary.server.messages import SeatInfo
from bestiary.server.shown import seat_info
from bestiary.server.store import Listed, Row
from bestiary.server.table import Status, Table


class Card(msgspec.Struct, frozen=True):
    id: str
    status: Status | Literal["set_aside"]  # what is stored of it cannot be replayed
    settings: TableSettings
    seats: list[SeatInfo]
    updated: int
    result: Result | None


CARD = msgspec.json.Decoder(Card)
log = structlog.get_logger()


def decoded(cards: Sequence[Listed]) -> list[Card]:
    """Cards as they are stored; those that are none are left out."""
    read: list[Card] = []
    for one in cards:
        try:
            card = CARD.decode(one.card)
        except (msgspec.DecodeError, UnicodeError) as error:
            leave_out(one.id, str(error))
        else:
            read.append(msgspec.structs.replace(card, status="set_aside") if one.set_aside else card)
    return read


@lru_cache(1000)
def leave_out(id: str, why: str) -> None:
    """(Once is enough.)"""
    log.error("a table cannot be listed", table=id, why=why)


def card(table: Table) -> Card:
    return Card(
        id=table.id,
        status=table.status,
        settings=table.settings,
        seats=[seat_info(chair) for chair in table.chairs],
        updated=table.step.at if table.step else 0,
        result=None if table.match is None else table.match.result,
    )


def row(table: Table) -> Row:
    people = [chair.person for chair in table.chairs if chair.person is not None]
    return Row(table.settings.game, table.status, table.settings.public, msgspec.json.encode(card(table)), people, table.host)
