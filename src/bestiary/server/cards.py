"""What lists show of a table: the lobby, one's own tables, what was played."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bestiary.match.record import Result
from bestiary.server.facts import TableSettings
from bestiary.server.messages import SeatInfo
from bestiary.server.shown import seat_info
from bestiary.server.store import Row
from bestiary.server.table import Status, Table


class Card(msgspec.Struct, frozen=True):
    id: str
    status: Status
    settings: TableSettings
    seats: list[SeatInfo]
    updated: int
    result: Result | None


CARD = msgspec.json.Decoder(Card)


def decoded(cards: Sequence[bytes]) -> list[Card]:
    """Cards as they are stored."""
    return [CARD.decode(one) for one in cards]


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
    return Row(table.settings.game, table.status, table.settings.public, msgspec.json.encode(card(table)), people)
