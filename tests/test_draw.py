"""Shuffles that a table draws together: nobody steers them, and whoever tries is caught by `verify`."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from random import Random
from typing import Any

import jsonschema
import pytest

import bestiary
from bestiary import GAMES, BadRecord, Match, Sitter
from bestiary.engine.shuffle import draw_key, entropy_commitment, lot, shuffle, stream_key
from bestiary.match.draw import Draw
from bestiary.match.match import new
from bestiary.match.verify import verify
from tests.support import play_random
from tests.test_editions import SCHEMA

SEED = bytes(range(32))
BYTES = [bytes([7 * chair + 1]) * 32 for chair in range(7)]


def drawn(
    game: str = "nullern", players: int = 4, *, late: int = 1, by_lot: bool = True, called_off: int = 0, moves: int | None = 12
) -> Match:
    """A match as a table makes it: the chairs in order, the last a bot's, and that many people committed to nothing in time."""
    chairs = [b"" if chair >= players - 1 - late else BYTES[chair] for chair in range(players)]
    names = [Sitter(f"Player {chair}", "human") for chair in range(players - 1)] + [Sitter("fox", "bot", "fox")]
    order = lot(draw_key(SEED, filter(None, chairs)), players) if by_lot else [*range(players)]
    entropy = [chairs[chair] for chair in order]
    draw = Draw([entropy_commitment(part) if part else None for part in entropy], order if by_lot else None, called_off)
    match = new(game, players, SEED.hex(), entropy=entropy, seats=[names[chair] for chair in order], draw=draw)
    play_random(match, Random(4), moves)
    return match


def on_paper(match: Match) -> dict[str, Any]:
    return json.loads(match.record().to_json())


def refused(record: object) -> str:
    with pytest.raises(BadRecord) as error:
        bestiary.replay(record)
    assert not verify("here", record).holds
    return str(error.value)


def test_nobody_chooses_the_order_of_what_is_added() -> None:
    keys = {draw_key(SEED, order) for order in itertools.permutations(BYTES[:4])}
    assert len(keys) == 1
    assert len({draw_key(SEED, BYTES[:count]) for count in range(5)} | {stream_key(SEED, [])}) == 6
    with pytest.raises(ValueError, match="32 bytes"):
        draw_key(SEED, [b"short"])


def test_everybody_sits_everywhere_equally_often() -> None:
    counts = Counter(tuple(lot(draw_key(number.to_bytes(32, "big"), BYTES[:2]), 4)) for number in range(6000))
    assert len(counts) == 24
    assert sum((n - 250) ** 2 / 250 for n in counts.values()) < 60  # chi-squared, 23 degrees of freedom: 0.004 % above it


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("by_lot", [True, False])
@pytest.mark.parametrize("late", [0, 1])
def test_a_draw_is_in_the_record_and_replays(game: str, by_lot: bool, late: int) -> None:
    players = GAMES[game].players[-1]
    match = drawn(game, players, by_lot=by_lot, late=late, called_off=2)
    record = on_paper(match)
    jsonschema.validate(record, SCHEMA)
    assert record["called_off"] == 2
    assert Counter(map(type, record["commitments"])) == {str: players - 1 - late, type(None): 1 + late}
    assert (record["lot"] is not None) == by_lot
    deck = next(deck for deck in GAMES[game].decks if len(deck) == len(record["deals"][0]))
    key = draw_key(SEED, [BYTES[chair] for chair in range(players - 1 - late)])
    assert record["deals"][0] == [deck[card] for card in shuffle(key, 0, len(deck))]
    again = bestiary.replay(match.record().to_json())
    assert (again.draw, again.state, again.record()) == (match.draw, match.state, match.record())
    assert verify("here", record).deals == "recomputed"


def test_nobody_has_to_add_anything() -> None:
    match = drawn(players=3, late=2)
    assert match.draw is not None
    assert match.draw.commitments == [None, None, None]
    assert bestiary.replay(on_paper(match)).state == match.state


def test_without_a_draw_old_seeds_deal_as_ever() -> None:
    match = bestiary.new("nullern", 3, 7, entropy=[b"a", b"", b"c"])
    deck = GAMES["nullern"].decks[0]
    key = stream_key(bytes(31) + b"\x07", [b"a", b"", b"c"])
    assert match.record().deals[0] == [deck[card] for card in shuffle(key, 0, 80)]
    record = on_paper(match)
    assert (record["commitments"], record["lot"], record["called_off"]) == (None, None, 0)


def put(values: list[Any], place: int, value: object) -> list[Any]:
    return [*values[:place], value, *values[place + 1 :]]


def test_a_draw_that_does_not_hold_is_refused_with_where_and_why() -> None:
    record = on_paper(drawn(players=4, late=1))
    entropy, commitments, order = record["entropy"], record["commitments"], record["lot"]
    mine = next(seat for seat, part in enumerate(entropy) if part)
    other = next(seat for seat, part in enumerate(entropy) if part and seat != mine)
    silent = next(seat for seat, part in enumerate(entropy) if not part)
    swapped = put(put(entropy, mine, entropy[other]), other, entropy[mine])
    seats = ", ".join(map(str, order))
    cases: list[tuple[dict[str, Any], str]] = [
        ({"entropy": swapped}, f"entropy[{mine}]: these are not the bytes that seat {mine} committed to"),
        ({"entropy": put(entropy, mine, "00" * 32)}, f"entropy[{mine}]: these are not the bytes that seat {mine} committed to"),
        ({"entropy": put(entropy, mine, "00" * 31)}, f"entropy[{mine}]: what a seat adds to a draw has 32 bytes, not 31"),
        (
            {"entropy": put(entropy, mine, "")},
            f"entropy[{mine}]: seat {mine} committed to bytes that are not shown: such a draw is called off",
        ),
        ({"entropy": put(entropy, silent, "11" * 32)}, f"entropy[{silent}]: seat {silent} added bytes without having committed to any"),
        ({"commitments": put(commitments, mine, None)}, f"entropy[{mine}]: seat {mine} added bytes without having committed to any"),
        ({"commitments": put(commitments, mine, "x")}, f"commitments[{mine}]: hexadecimal digits in lower case belong here"),
        ({"commitments": commitments[1:]}, "commitments: there is one a seat, null for who adds nothing: 3 are given, but 4 play"),
        (
            {"lot": [*reversed(order)]},
            f"lot: the draw gives the seats to the chairs {seats}, not to {', '.join(map(str, reversed(order)))}",
        ),
        ({"lot": []}, f"lot: the draw gives the seats to the chairs {seats}, not to none"),
        ({"lot": [9, 9, 9, 9]}, "lot[0]: this cannot be more than 6"),
        ({"commitments": None}, "lot: nothing was drawn together here: the record lists no commitments"),
        ({"commitments": None, "lot": None, "called_off": 1}, "called_off: nothing was drawn together here"),
        ({"seed": None}, "seed: there is none, so nothing can have been drawn together"),
        ({"called_off": -1}, "called_off: this cannot be less than 0"),
    ]
    for change, why in cases:
        assert refused({**record, **change}).startswith(why)


def test_a_match_is_not_begun_with_a_draw_that_does_not_hold() -> None:
    committed = [entropy_commitment(BYTES[0]), None]
    for entropy, draw, why in (
        ([BYTES[1], b""], Draw(committed, None), "entropy\\[0\\]: these are not the bytes that seat 0 committed to"),
        ([BYTES[0], b""], Draw(committed, [7, 7]), "lot: the draw gives the seats to the chairs"),
        ([BYTES[0], b""], Draw(committed, None, -1), "called_off: this cannot be less than 0"),
    ):
        with pytest.raises(ValueError, match=why):
            new("nullern", 2, SEED.hex(), entropy=entropy, draw=draw)


def test_a_draw_taken_for_a_program_s_own_shuffle_deals_other_cards() -> None:
    record = on_paper(drawn())
    assert refused({**record, "commitments": None, "lot": None}).startswith("deals[0][0]: the seed gives")
