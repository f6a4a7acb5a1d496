"""Whoever runs the server changes what is stored of a draw, and all that follows from it: the receipt of a player finds it.

What he can do while the draw runs is refused by the players' programs: see web/src/fairness/part.test.ts and the example client's test.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any

import msgspec
import pytest

from bestiary.engine.shuffle import draw_key, entropy_commitment, lot, shuffle
from bestiary.match.receipt import Receipt
from bestiary.match.verify import verify
from bestiary.server.facts import (
    CalledOff,
    Committed,
    Drawing,
    Fact,
    Listed,
    Moved,
    Opened,
    Placed,
    Revealed,
    Sat,
    Started,
    Step,
    TableSettings,
)
from bestiary.server.rebuild import rebuilt
from bestiary.server.shown import info
from bestiary.server.table import Table

SEED, OTHER_SEED = "5e" * 32, "0d" * 32
BYTES = ["a1" * 32, "b2" * 32, "c3" * 32]
NAMES = ("Ada", "Bob", "Cleo")
SETTINGS = TableSettings("nullern", 4, {"peak": 3}, level="random")
replace = msgspec.structs.replace


def opening() -> list[Fact]:
    people = [Sat(seat, name.lower(), name) for seat, name in enumerate(NAMES)]
    return [Opened(SETTINGS, "ada", SEED), *people, Placed(3, "random"), Drawing()]


def committed() -> list[Fact]:
    return [*(Committed(seat, entropy_commitment(bytes.fromhex(part))) for seat, part in enumerate(BYTES)), Listed()]


def ending(facts: Sequence[Fact], order: list[int] | None = None) -> list[Fact]:
    """With the lot that the draw gives now, or another: an operator who changes something changes what follows too."""
    table = made(facts)
    draw = table.draw
    assert draw is not None
    return [*facts, Started(order or lot(draw_key(bytes.fromhex(table.seed), [bytes.fromhex(part) for part in draw.entropy.values()]), 4))]


def made(facts: Sequence[Any]) -> Table:
    return rebuilt("table", [Step(1, 0, [*facts])])


def played(facts: Sequence[Fact]) -> dict[str, Any]:
    """The record of a match that went on from there."""
    table = made(facts)
    while (match := table.playing) is not None:
        seat = match.turn
        assert seat is not None
        table = table.after(Step(table.number + 1, 0, [Moved(seat, match.legal_moves(seat)[0])]))
    assert table.match is not None
    return json.loads(table.match.record().to_json())


def receipt(chair: int) -> Receipt:
    """What the program of whoever sits there was shown while the list was."""
    shown = info(made([*opening(), *committed()]))
    assert shown.draw is not None
    return Receipt(
        table="table",
        commitment=shown.commitment,
        commitments=shown.draw.commitments,
        seats=[seat.bot or seat.name for seat in shown.seats],
        chair=chair,
        entropy=BYTES[chair],
        game=SETTINGS.game,
        edition=shown.edition,
        options=SETTINGS.options,
        players=4,
        order=SETTINGS.order,
        called_off=len(shown.called_off),
    )


def revealed(entropy: Sequence[str] = BYTES) -> list[Fact]:
    return [Revealed(seat, part) for seat, part in enumerate(entropy) if part]


HONEST = [*opening(), *committed(), *revealed()]


def with_seed() -> list[Fact]:
    return ending([replace(fact, seed=OTHER_SEED) if isinstance(fact, Opened) else fact for fact in HONEST])


def without_bytes() -> list[Fact]:
    return ending([fact for fact in HONEST if not (isinstance(fact, Committed | Revealed) and fact.seat == 0)])


def with_other_bytes() -> list[Fact]:
    chosen = "ff" * 32
    instead = {Committed: Committed(0, entropy_commitment(bytes.fromhex(chosen))), Revealed: Revealed(0, chosen)}
    return ending([instead[type(fact)] if isinstance(fact, Committed | Revealed) and fact.seat == 0 else fact for fact in HONEST])


def with_bytes_of_his_bot() -> list[Fact]:
    chosen = "ee" * 32
    added = [Committed(3, entropy_commitment(bytes.fromhex(chosen))), Listed()]
    return ending([*opening(), *committed()[:-1], *added, *revealed(), Revealed(3, chosen)])


def with_chairs_exchanged() -> list[Fact]:
    """So that somebody gets another's seat by the lot."""
    other = {0: 1, 1: 0}
    return ending([replace(fact, seat=other.get(fact.seat, fact.seat)) if isinstance(fact, Sat) else fact for fact in HONEST])


def with_order_as_seated() -> list[Fact]:
    """As if there had been no lot, and the seats were as the operator likes them."""
    settings = replace(SETTINGS, order="as_seated")
    return ending([replace(fact, settings=settings) if isinstance(fact, Opened) else fact for fact in HONEST], [2, 0, 1, 3])


def as_if_a_reveal_were_missing() -> list[Fact]:
    """The bytes of all are known, and the operator likes another draw better."""
    return ending([*HONEST[:-1], CalledOff([2], OTHER_SEED), Drawing(), *committed(), *revealed()])


def without_a_draw() -> list[Fact]:
    return [*opening()[:-1], Started([1, 0, 2, 3])]


CHEATS = [with_seed, without_bytes, with_other_bytes, with_bytes_of_his_bot, with_chairs_exchanged, with_order_as_seated]


@pytest.mark.parametrize("chair", range(3))
def test_an_honest_draw_is_what_everybody_was_shown(chair: int) -> None:
    assert verify("here", played(ending(HONEST)), receipt(chair).commitment, receipt(chair)).differences == []


@pytest.mark.parametrize("cheat", [*CHEATS, as_if_a_reveal_were_missing, without_a_draw], ids=lambda cheat: cheat.__name__)
@pytest.mark.parametrize("chair", range(3))
def test_what_was_changed_after_it_was_shown_is_found_by_every_receipt(cheat: Callable[[], list[Fact]], chair: int) -> None:
    record = played(cheat())
    assert verify("here", record).holds, "it holds in itself"
    assert not verify("here", record, receipt=receipt(chair)).holds


def test_a_lot_that_the_draw_does_not_give_is_no_table_at_all() -> None:
    true = ending(HONEST)[-1]
    assert isinstance(true, Started)
    for order in permutations(range(4)):
        if [*order] != true.order:
            with pytest.raises(Exception, match="lot: the draw gives the seats to the chairs"):
                made(ending(HONEST, [*order]))


def strength(key: bytes, seat: int) -> int:
    """Of a hand in Nullern's round 10: what its cards show, trumps twice."""
    order = shuffle(key, 9, 80)
    trump = order[40] // 20
    return sum((card % 20 + 1) * (1 + (card // 20 == trump)) for card in order[10 * seat : 10 * seat + 10])


def best_seats(key: bytes) -> list[int]:
    hands = [strength(key, seat) for seat in range(4)]
    return [seat for seat in range(4) if hands[seat] == max(hands)]


def test_a_friend_of_the_operator_gets_the_best_hand_of_round_10_no_more_often_however_people_are_ordered() -> None:
    """Four people, of whom one is honest and three play together with the operator: he knows the seed and the bytes of the three, seats
    everybody as he likes before the honest one's bytes are shown, and bets on what those could be. When they are there the order does
    nothing more: the key is the same in all 24."""
    chance = random.Random(16)
    deals, wins = 600, 0
    for _ in range(deals):
        seed, *friends = (chance.randbytes(32) for _ in range(4))
        guess = draw_key(seed, [*friends, chance.randbytes(32)])
        friend = lot(guess, 4)[best_seats(guess)[0]]  # the chair that would be best
        honest = chance.randbytes(32)
        keys = {draw_key(seed, order) for order in permutations([*friends, honest])}
        assert len(keys) == 1
        (key,) = keys
        wins += lot(key, 4).index(friend) in best_seats(key)
    assert abs(wins / deals - 0.25) < 0.07  # four standard deviations


def test_every_seat_is_as_likely_for_everybody() -> None:
    chance = random.Random(16)
    counts = [[0] * 4 for _ in range(4)]
    for number in range(2_000):
        for seat, chair in enumerate(lot(draw_key(number.to_bytes(32, "big"), [chance.randbytes(32)]), 4)):
            counts[chair][seat] += 1
    assert all(abs(count - 500) < 100 for chair in counts for count in chair)  # five standard deviations
