"""Nullern against a naive model of its sheet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random

import pytest

import bestiary
from bestiary import Match
from tests.naive import nullern
from tests.naive.compare import Ply, Table, Watch, everything, histories, lockstep, side_by_side
from tests.naive.nullern import Position
from tests.support import dealt, play_random


def seated(match: Match, peak: int, watch: Watch | None = None) -> Table[Position]:
    """A match and the model of it. The model is told every deal: a twin of the match plays on to the last of them."""
    ahead = match.copy()
    play_random(ahead, Random(0))
    return side_by_side(nullern, match, {"peak": peak}, watch, ahead.record().deals)


def any_move(pos: Position, rng: Random) -> Ply:
    (seat,) = nullern.actors(pos)
    return seat, rng.choice(nullern.moves(pos, seat))


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("peak", [3, 6, 10])
def test_random_games_go_alike(players: int, peak: int) -> None:
    rng = Random(100 * players + peak)
    for _ in range(3 if peak == 3 else 1):
        match = bestiary.new("nullern", players=players, seed=rng.getrandbits(64), options={"peak": peak})
        for table in lockstep(seated(match, peak), any_move, rng):
            table.menus()
            for _ in range(3):
                table.ask(rng.randrange(players), rng.choice(nullern.CANDIDATES))


FIRST, SECOND, THIRD = (  # for two players or for three: the card after the last hand is the trump card
    ("R5", "G5", "B5", "Y5"),
    ("R1", "G9", "R9", "G1", "B9", "R3", "R7"),
    ("R2", "G4", "B4", "R8", "Y4", "G2", "Y8", "R4", "B2", "R6"),
)
GAME = (FIRST, SECOND, THIRD, SECOND, FIRST, FIRST)


def at_round(players: int, number: int, deals: Sequence[Sequence[str]] = GAME, watch: Watch | None = None) -> Table[Position]:
    """A match of six rounds at the start of one of them: of the moves that are allowed, always the first led there."""
    table = seated(dealt("nullern", players, *deals, options={"peak": 3}), 3, watch)
    while len(table.pos.rounds) < number:
        table = table.after(*everything(table)[0])
    return table


@pytest.mark.parametrize(
    ("players", "number", "expected"),
    [
        (2, 1, [2, 4, 4, 4, 12, 36, 72, 144, 144, 144]),
        (2, 3, [4, 16, 48, 144, 288, 576, 576, 576]),
        (3, 1, [2, 4, 8, 8, 8, 8, 24, 72, 216, 432, 648]),
        (3, 3, [4, 16, 64, 192, 448, 1216]),
        (2, 5, [2, 4, 4, 4, 8, 16, 0]),
        (3, 5, [2, 4, 8, 8, 8, 8, 16, 32, 64, 0]),
    ],
    ids=["2: rounds 1, 2", "2: round 3", "3: rounds 1, 2", "3: round 3, first trick", "2: the last two", "3: the last two"],
)
def test_as_many_histories_as_in_the_model(players: int, number: int, expected: list[int]) -> None:
    """Histories of 1, 2, 3 … moves from the start of a round."""
    assert histories(at_round(players, number), len(expected)) == expected


def test_a_seat_tells_apart_in_the_first_rounds_what_the_model_lets_it_tell_apart() -> None:
    """Two players; round 1 is each way to deal four cards to two hands and the trump card (24), with three deals of round 2, two of which
    differ only in the order of a hand. Whole round 1 and the bids of round 2 are walked; `Watch` says what is compared."""
    seconds = [("R1", "G9", "R9", "G1", "R7"), ("G9", "R1", "R9", "G1", "R7"), ("R1", "G9", "B9", "B1", "R7")]
    watch = Watch()
    for first in permutations(("R5", "G5", "B5", "R9"), 3):
        for second in seconds:
            histories(at_round(2, 1, [first, second, *GAME[2:]], watch), 6)
    assert watch.assert_sorted_alike() == {0: 1392, 1: 2664, None: 1324}


@pytest.mark.parametrize(
    ("players", "depth", "expected"),
    [(2, 6, {0: 173, 1: 228, None: 173}), (3, 6, {0: 578, 1: 734, 2: 936, None: 578})],
    ids=["2: the whole round", "3: the bids and the first trick"],
)
def test_a_seat_tells_apart_in_round_2_what_the_model_lets_it_tell_apart(players: int, depth: int, expected: dict[int | None, int]) -> None:
    """Round 2 from its bids on, with several hands of seat 1 and several cards under the trump card."""
    seconds = [
        ("R1", "G9", *others, "R7", *below)
        for others in (("R9", "G1", "B9", "R3"), ("R9", "G1", "B8", "R3"), ("R3", "G1", "B9", "R9"), ("G1", "R9", "R3", "B9"))
        for below in (("B1", "B2"), ("B2", "B1"))
    ]
    if players == 2:
        seconds = [(*deal[:4], "R7", *deal[4:6], *deal[7:]) for deal in seconds]
    watch = Watch()
    for second in seconds:
        histories(at_round(players, 2, [FIRST, second, *GAME[2:]], watch), depth)
    assert watch.assert_sorted_alike() == expected


def test_a_seat_tells_apart_in_the_blind_round_what_the_model_lets_it_tell_apart() -> None:
    """Three players, the last two rounds (each with one card), with each way to deal four cards in the blind round."""
    watch = Watch()
    for last in permutations(("R5", "G5", "B5", "R9")):
        histories(at_round(3, 5, [*GAME[:5], last], watch), 9)
    assert watch.assert_sorted_alike() == {0: 1827, 1: 1827, 2: 1827, None: 1827}
