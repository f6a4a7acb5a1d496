"""Nullern: a test for each ruling."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import bestiary
from bestiary import IllegalMove, Match
from bestiary.games.nullern import NullernView, rules
from bestiary.games.nullern.view import CardsShown, RoundScored
from tests.support import dealt, play_random


def bid(tricks: int) -> dict[str, Any]:
    return {"type": "bid", "tricks": tricks}


def play(card: str) -> dict[str, Any]:
    return {"type": "play", "card": card}


def view(match: Match, seat: int | None = None) -> NullernView:
    seen = match.view(seat)
    assert isinstance(seen, NullernView)
    return seen


def after_bids(match: Match, *bids: int) -> Match:
    """Bids in the order in which they are asked for."""
    for tricks in bids:
        assert match.turn is not None
        match.play(match.turn, bid(tricks))
    return match


def refused(match: Match, seat: int, move: dict[str, Any]) -> str:
    before = match.state
    with pytest.raises(IllegalMove) as error:
        match.play(seat, move)
    assert match.state == before
    return error.value.rule


def scored(match: Match) -> RoundScored:
    return next(event for event in match.events() if isinstance(event, RoundScored))


@pytest.mark.ruling("N1")
def test_the_deck_is_four_colours_of_1_to_20() -> None:
    (deck,) = bestiary.GAMES["nullern"].decks
    assert len(set(deck)) == 80
    assert {card[0] for card in deck} == set("RYGB")
    assert {int(card[1:]) for card in deck if card[0] == "G"} == set(range(1, 21))


@pytest.mark.ruling("N1")
@pytest.mark.parametrize(
    ("peak", "sizes"), [(10, [*range(1, 11), *range(9, 0, -1), 1]), (3, [1, 2, 3, 2, 1, 1]), (5, [1, 2, 3, 4, 5, 4, 3, 2, 1, 1])]
)
def test_hands_rise_to_the_peak_and_fall_and_then_comes_the_blind_round(peak: int, sizes: list[int]) -> None:
    match = bestiary.new("nullern", 2, 1, {"peak": peak})
    rng, seen = Random(1), [view(match)]
    while not match.over:
        play_random(match, rng, 1)
        if view(match).round > seen[-1].round:
            seen.append(view(match))
    assert [v.size for v in seen] == sizes
    assert [v.blind for v in seen] == [False] * (len(sizes) - 1) + [True]
    assert seen[0].rounds == len(sizes)


@pytest.mark.ruling("N1")
@pytest.mark.parametrize("peak", [2, 11, "10", None])
def test_a_peak_outside_3_to_10_is_refused(peak: object) -> None:
    with pytest.raises(ValueError, match="peak"):
        bestiary.new("nullern", 4, 1, {"peak": peak})  # pyright: ignore[reportArgumentType]


@pytest.mark.ruling("N1")
def test_hands_are_dealt_as_blocks_and_the_next_card_is_trump() -> None:
    match = dealt("nullern", 3, ["R1", "G2", "B3", "Y4"], ["R1", "R2", "G1", "G2", "B1", "B2", "Y7"])
    assert [view(match, seat).hand for seat in range(3)] == [["R1"], ["G2"], ["B3"]]
    assert view(match).trump_card == "Y4"
    after_bids(match, 0, 0, 0)
    for seat, card in ((0, "R1"), (1, "G2"), (2, "B3")):
        match.play(seat, play(card))
    assert [view(match, seat).hand for seat in range(3)] == [["R1", "R2"], ["G1", "G2"], ["B1", "B2"]]
    assert (view(match).trump_card, view(match).trump) == ("Y7", "Y")


@pytest.mark.ruling("N2")
def test_seat_0_starts_and_each_round_the_next_seat_does() -> None:
    match = bestiary.new("nullern", 3, 2, {"peak": 3})
    starters = {view(match).round: view(match).starter}
    rng = Random(2)
    while not match.over:
        play_random(match, rng, 1)
        starters[view(match).round] = view(match).starter
    assert starters == {1: 0, 2: 1, 3: 2, 4: 0, 5: 1, 6: 2}


@pytest.mark.ruling("N2")
def test_bids_go_round_once_from_the_starter_with_no_limit_on_their_sum() -> None:
    match = dealt("nullern", 3)
    assert match.actors == [0]
    assert refused(match, 1, bid(0)) == "G1"
    assert refused(match, 0, bid(2)) == "N2"
    assert refused(match, 0, bid(-1)) == "N2"
    assert refused(match, 0, play("R1")) == "N2"
    after_bids(match, 1, 1, 1)
    assert [player.bid for player in view(match).table] == [1, 1, 1]
    assert refused(match, 0, bid(1)) == "N2"


@pytest.mark.ruling("N2")
def test_any_bid_up_to_the_hand_size_may_be_made() -> None:
    match = dealt("nullern", 2, [], [])
    after_bids(match, 0, 0)
    for _ in range(2):
        assert match.turn is not None
        match.play(match.turn, match.legal_moves(match.turn)[0])
    assert match.turn is not None
    assert [msg.tricks for msg in match.legal_moves(match.turn) if hasattr(msg, "tricks")] == [0, 1, 2]  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]


@pytest.mark.ruling("N3")
@pytest.mark.parametrize(("bids", "leader"), [((0, 0, 0), 0), ((0, 1, 1), 1), ((1, 1, 1), 0), ((0, 0, 1), 2)])
def test_the_first_of_the_highest_bidders_leads(bids: tuple[int, ...], leader: int) -> None:
    assert after_bids(dealt("nullern", 3), *bids).turn == leader


@pytest.mark.ruling("N3")
def test_the_winner_of_a_trick_leads_the_next() -> None:
    match = second_round(["R20", "R1", "G5", "G6", "B7", "B8", "Y1"])
    after_bids(match, 0, 0, 0)  # starter 1 leads
    for seat, card in ((1, "G5"), (2, "B7"), (0, "R20")):
        match.play(seat, play(card))
    assert match.turn == 0


def second_round(cards: list[str]) -> Match:
    match = dealt("nullern", 3, ["R1", "G2", "B3", "Y4"], cards)
    after_bids(match, 0, 0, 0)
    for seat, card in ((0, "R1"), (1, "G2"), (2, "B3")):
        match.play(seat, play(card))
    return match


@pytest.mark.ruling("N4")
def test_trump_led_must_be_followed_by_those_who_have_one() -> None:
    match = second_round(["R1", "Y2", "Y5", "G6", "B7", "B8", "Y9"])
    after_bids(match, 1, 0, 0)  # seat 1 leads
    match.play(1, play("Y5"))
    match.play(2, play("B7"))  # has none: any card
    assert refused(match, 0, play("R1")) == "N4"
    match.play(0, play("Y2"))  # need not beat it
    assert [player.void for player in view(match).table] == [False, False, True]
    assert view(match).table[1].taken == 1


@pytest.mark.ruling("N4")
def test_another_colour_led_binds_nobody_and_a_trump_laid_later_binds_nobody() -> None:
    match = second_round(["Y1", "R2", "G5", "G6", "G7", "Y8", "Y9"])
    after_bids(match, 1, 0, 0)
    match.play(1, play("G5"))
    assert {m.card for m in match.legal_moves(2)} == {"G7", "Y8"}  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    match.play(2, play("Y8"))
    assert {m.card for m in match.legal_moves(0)} == {"Y1", "R2"}  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]


@pytest.mark.ruling("N4")
@pytest.mark.parametrize(
    ("hands", "trump", "winner"),
    [
        (("G20", "R1", "B19"), "R7", 1),  # the sheet: a red 1 beats any 20 where red is trump
        (("R3", "R9", "R4"), "R7", 1),  # among trumps the higher number
        (("G5", "B9", "Y8"), "R7", 1),  # no trump: the higher number, whatever was led
        (("G9", "B9", "Y9"), "R7", 0),  # equal numbers: the one played first
        (("G8", "B9", "Y9"), "R7", 1),
    ],
)
def test_who_takes_the_trick(hands: tuple[str, str, str], trump: str, winner: int) -> None:
    match = after_bids(dealt("nullern", 3, [*hands, trump]), 0, 0, 0)
    for seat, card in enumerate(hands):
        match.play(seat, play(card))
    assert [player.taken for player in scored(match).players] == [int(seat == winner) for seat in range(3)]


@pytest.mark.ruling("N4")
def test_the_turned_up_trump_card_is_in_no_hand() -> None:
    match = bestiary.new("nullern", 7, 5)
    rng = Random(5)
    while not match.over:
        state = match.state
        hands = [card for p in range(7) for card in state.hand[p][: state.held[p]]]
        assert state.trump_card not in hands
        play_random(match, rng, 1)


@pytest.mark.ruling("N5")
@pytest.mark.parametrize(
    ("made", "taken", "points"), [(0, 0, 20), (1, 1, 11), (3, 3, 13), (10, 10, 20), (1, 0, 0), (0, 2, 2), (2, 3, 3), (3, 1, 1)]
)
def test_points_of_a_round(made: int, taken: int, points: int) -> None:
    assert rules.round_points(made, taken) == points


@pytest.mark.ruling("N5")
def test_a_missed_bid_catches_a_grasshopper_that_costs_5_at_the_end() -> None:
    match = after_bids(dealt("nullern", 3, ["G20", "R1", "B19", "R7"]), 1, 1, 0)
    for seat, card in enumerate(("G20", "R1", "B19")):
        match.play(seat, play(card))
    assert [player.points for player in scored(match).players] == [0, 11, 20]
    assert [player.hopper for player in scored(match).players] == [True, False, False]
    assert match.scores == [-5, 11, 20]


@pytest.mark.ruling("N5")
def test_the_third_round_of_the_sheet() -> None:
    """Lena bids zero on weak cards, Zhenya one on a single trump, Anya two on strong cards without trumps; all three make it."""
    lena, zhenya, anya = ["G1", "B2", "Y3"], ["R5", "G2", "B3"], ["G20", "B19", "Y18"]
    match = dealt("nullern", 3, [], [], [*lena, *zhenya, *anya, "R9"])
    rng = Random(0)
    while view(match).round < 3:
        play_random(match, rng, 1)
    for seat, tricks in ((2, 2), (0, 0), (1, 1)):  # round 3 begins at seat 2
        match.play(seat, bid(tricks))
    tricks = [("G20", "G1", "G2"), ("B19", "B2", "B3"), ("Y18", "Y3", "R5")]
    for strong, weak, middle in tricks:
        match.play(2, play(strong))
        match.play(0, play(weak))
        match.play(1, play(middle))
    assert [player.taken for player in scored(match).players] == [0, 1, 2]
    assert [player.points for player in scored(match).players] == [20, 11, 12]
    assert not any(player.hopper for player in scored(match).players)


@pytest.mark.ruling("N6")
def test_in_the_blind_round_nobody_sees_a_card_until_all_have_bid_then_all_are_shown() -> None:
    match = blind_round(["G9", "B9", "Y2", "R7"])
    assert view(match).blind
    assert view(match).trump_card == "R7"
    assert [view(match, seat).hand for seat in range(3)] == [None, None, None]
    starter = view(match).starter
    assert refused(match, starter, bid(2)) == "N2"
    after_bids(match, 0, 0, 1)
    shown = next(event for event in match.events() if isinstance(event, CardsShown))
    assert {laid.card for laid in shown.cards} == {"G9", "B9", "Y2"}
    assert match.over


@pytest.mark.ruling("N6")
@pytest.mark.parametrize(("bids", "winner"), [((0, 0, 0), 0), ((0, 1, 0), 0), ((1, 0, 0), 2)])
def test_equal_best_cards_in_the_blind_round_count_in_order_from_the_one_who_would_lead(bids: tuple[int, ...], winner: int) -> None:
    """Seats 0 and 2 hold the nines; round 6 of three players starts at seat 2."""
    match = blind_round(["G9", "Y2", "B9", "R7"])
    assert view(match).starter == 2
    in_order = [2, 0, 1]
    after_bids(match, *bids)
    leader = in_order[bids.index(max(bids))]
    expected = next(seat for seat in (leader, (leader + 1) % 3, (leader + 2) % 3) if seat in (0, 2))
    assert scored(match).players[expected].taken == 1
    if max(bids):
        assert expected == winner


def blind_round(cards: list[str]) -> Match:
    match = dealt("nullern", 3, [], [], [], [], [], cards, options={"peak": 3})
    rng = Random(0)
    while not view(match).blind:
        play_random(match, rng, 1)
    return match


def test_resampling_never_gives_a_trump_to_who_could_not_follow() -> None:
    match = second_round(["R1", "Y2", "Y5", "G6", "B7", "B8", "Y9"])
    after_bids(match, 1, 0, 0)
    match.play(1, play("Y5"))
    match.play(2, play("B7"))
    rng, others = Random(1), set[int]()
    for _ in range(300):
        state = match.resampled(0, rng)
        assert state.hand[2][0] // rules.SUIT != 1
        assert state.hand[0][: state.held[0]] == match.state.hand[0][: match.state.held[0]]
        others.add(state.hand[2][0])
    assert len(others) > 40, "any other unseen card may be there"


def test_resampling_is_uniform_over_the_unseen_cards() -> None:
    match = dealt("nullern", 2)
    rng, counts = Random(3), dict[int, int]()
    for _ in range(7800):
        card = match.resampled(0, rng).hand[1][0]
        counts[card] = counts.get(card, 0) + 1
    assert len(counts) == 78
    assert sum((n - 100) ** 2 / 100 for n in counts.values()) < 130  # chi-squared, 77 degrees of freedom: 0.01 % above it
