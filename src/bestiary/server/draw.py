"""The draw before a match: what each person's program adds to the shuffle. See docs/fairness.md.

First every program commits to bytes of its own. When all have, or the time is up, the list is fixed and shown to all at once; then the
bytes are revealed, and they and the seed give the key of all shuffles and of the lot of seats. Nobody sees bytes of others while he can
still choose his own, and neither a seed nor a list can be changed once it was shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bestiary.engine.shuffle import draw_key, entropy_commitment, lot, new_seed
from bestiary.server.facts import AnyFact, CalledOff, Committed, Drawing, Hosted, Listed, Revealed, Rose, Started
from bestiary.server.refusal import Refusal
from bestiary.server.table import OpenDraw, Table

AGAIN = 2  # so many times a draw of somebody alone with bots begins again by itself


def begun(table: Table) -> list[AnyFact]:
    """The seats are settled. Where there is nobody to add anything the match starts at once."""
    return [Drawing()] if table.seats else [Drawing(), Listed(), started(table, {})]


def commit(table: Table, person: str, commitment: str) -> list[AnyFact]:
    draw, seat = taking_part(table, person)
    if draw.listed:
        raise Refusal("draw-listed")
    if seat in draw.commitments:
        raise Refusal("draw-committed")
    if commitment in table.spent or commitment in draw.commitments.values() or commitment == table.commitment:
        raise Refusal("draw-spent")
    committed = Committed(seat, commitment)
    return [committed, Listed()] if len(draw.commitments) + 1 == len(table.seats) else [committed]


def reveal(table: Table, person: str, entropy: str) -> list[AnyFact]:
    draw, seat = taking_part(table, person)
    if not draw.listed:
        raise Refusal("draw-not-listed")
    if seat not in draw.commitments:
        raise Refusal("draw-not-committed")
    if seat in draw.entropy:
        raise Refusal("draw-revealed")
    if entropy_commitment(bytes.fromhex(entropy)) != draw.commitments[seat]:
        raise Refusal("draw-other-bytes")
    added = {**draw.entropy, seat: entropy}
    revealed = Revealed(seat, entropy)
    return [revealed, started(table, added)] if len(added) == len(draw.commitments) else [revealed]


def taking_part(table: Table, person: str) -> tuple[OpenDraw, int]:
    seat = table.seat_of(person)
    if table.draw is None:
        raise Refusal("no-draw")
    if seat is None:
        raise Refusal("not-seated")
    return table.draw, seat


def overdue(table: Table, now: int) -> list[AnyFact]:
    """What comes of it that the time is up: nothing, where it is not. Who has not committed adds nothing; who does not reveal what
    others have to count on spoils the draw, or the last of them could choose."""
    draw = table.draw
    if draw is None or now < draw.until:
        return []
    if not draw.listed:
        return [Listed(), *([] if draw.commitments else [started(table, {})])]
    missing = sorted(draw.commitments.keys() - draw.entropy.keys())
    called_off = CalledOff(missing, new_seed().hex())
    if len(table.seats) == 1 and len(table.called_off) < AGAIN:
        return [called_off, Drawing()]
    return [called_off, *map(Rose, missing), *successor(table, missing)]


def successor(table: Table, missing: Iterable[int]) -> list[AnyFact]:
    """Whose seat is freed does not decide at the table any more, if somebody else sits there."""
    gone = {table.chairs[seat].person for seat in missing}
    staying = [person for person in table.seats if person not in gone]
    return [Hosted(staying[0])] if table.host in gone and staying else []


def started(table: Table, entropy: Mapping[int, str]) -> Started:
    """The seats are drawn by lot from the key, or stay."""
    seats = len(table.chairs)
    if table.settings.order != "random":
        return Started([*range(seats)])
    return Started(lot(draw_key(bytes.fromhex(table.seed), [bytes.fromhex(part) for part in entropy.values()]), seats))
