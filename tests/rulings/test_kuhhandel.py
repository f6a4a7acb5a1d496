"""Kuhhandel: a test for each ruling."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

import pytest

import bestiary
from bestiary import IllegalMove, Match
from bestiary.engine.game import Event, Reveal, legal_choices
from bestiary.engine.state import State
from bestiary.games.kuhhandel import GAME, Bid, KuhhandelMove, KuhhandelOptions, KuhhandelView, Offer, Pay, rules
from bestiary.games.kuhhandel.cards import ANIMALS, cards_of, counted, counts, heap
from bestiary.games.kuhhandel.events import (
    AnimalsMoved,
    AnimalTurnedUp,
    AuctionWonFree,
    BankruptShown,
    Decided,
    DonkeyMoney,
    GameOver,
    MoneyGiven,
    MoneyReceived,
    OfferLaid,
    OffersExchanged,
    Paid,
    PlayerSkipped,
    QuartetCompleted,
    Total,
    TradeTied,
    TurnBegins,
)
from bestiary.games.kuhhandel.menus import Heaps
from tests.support import dealt, option_grid, play_random

PURSE = [0, 0, 10, 10, 10, 10, 50]
Script = list[tuple[int, dict[str, Any]]]


def view(match: Match, seat: int | None = None) -> KuhhandelView:
    seen = match.view(seat)
    assert isinstance(seen, KuhhandelView)
    return seen


def purse(match: Match, seat: int) -> list[int]:
    money = view(match, seat).hand
    assert money is not None
    return list(money)


def herd(match: Match, seat: int) -> dict[str, int]:
    return {**view(match).table[seat].animals}


def play(match: Match, *script: Script) -> Match:
    for part in script:
        for seat, move in part:
            match.play(seat, move)
    return match


def refused(match: Match, seat: int, kind: str, **fields: Any) -> str:
    before = match.state
    with pytest.raises(IllegalMove) as error:
        match.play(seat, {"type": kind, **fields})
    assert match.state == before
    return error.value.rule


def bid(amount: int) -> dict[str, Any]:
    return {"type": "bid", "amount": amount}


AUCTION, PASS, BUY, SELL, ACCEPT = ({"type": kind} for kind in ("auction", "pass", "buy", "sell", "accept"))


def free(seat: int, players: int = 3) -> Script:
    """The seat turns up a card, and nobody bids."""
    return [(seat, AUCTION), *((p, PASS) for p in range(players) if p != seat)]


def challenge(seat: int, partner: int, animal: str, *cards: int) -> Script:
    return [(seat, {"type": "trade", "partner": partner, "animal": animal}), (seat, {"type": "offer", "cards": [*cards]})]


def given(seat: int, partner: int, animal: str, *cards: int) -> Script:
    """A trade in which the offer is accepted."""
    return [*challenge(seat, partner, animal, *cards), (partner, ACCEPT)]


def counter(*cards: int) -> dict[str, Any]:
    return {"type": "counter", "cards": [*cards]}


def pay(*cards: int) -> dict[str, Any]:
    return {"type": "pay", "cards": [*cards]}


def led(seat: int, leader: int, amount: int, players: int = 3) -> Script:
    """The seat auctions a card, the leader alone bids."""
    return [(seat, AUCTION), (leader, bid(amount)), *((p, PASS) for p in range(players) if p not in (seat, leader))]


def table(*deck: str, players: int = 3, **options: str) -> Match:
    return dealt("kuhhandel", players, deck, options=options)


def told(match: Match, kind: type[Event], viewer: int | None = None) -> Any:
    """The one event of that kind in the last move, None where there is none."""
    found = [event for event in match.events(viewer) if isinstance(event, kind)]
    assert len(found) <= 1
    return found[0] if found else None


# ---- K1: the cards ------------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("K1")
def test_there_are_four_of_each_of_ten_animals() -> None:
    (deck,) = GAME.decks
    assert Counter(deck) == dict.fromkeys(ANIMALS, 4)
    assert dict(zip(ANIMALS, rules.WORTH, strict=True)) == {
        "rooster": 10, "goose": 40, "cat": 90, "dog": 160, "sheep": 250, "goat": 350, "donkey": 500, "pig": 650, "cow": 800, "horse": 1000,
    }  # fmt: skip


@pytest.mark.ruling("K1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_starts_with_two_zeros_four_tens_and_a_fifty(players: int) -> None:
    match = bestiary.new("kuhhandel", players, 1)
    assert [purse(match, seat) for seat in range(players)] == [PURSE] * players
    assert view(match).deck == 40
    assert view(match).owner == match.turn == 0


@pytest.mark.ruling("K1")
def test_five_players_and_four_donkeys_use_up_all_55_money_cards() -> None:
    match = table("donkey", "donkey", "donkey", "donkey", players=5)
    play(match, *(free(seat, 5) for seat in range(4)))
    money = Counter(card for seat in range(5) for card in purse(match, seat))
    assert money == {0: 10, 10: 20, 50: 10, 100: 5, 200: 5, 500: 5}
    assert view(match).total_money == 4700


@pytest.mark.ruling("K1")
@pytest.mark.parametrize("players", [2, 6])
def test_it_is_for_three_to_five(players: int) -> None:
    with pytest.raises(ValueError, match="3 to 5"):
        bestiary.new("kuhhandel", players, 1)


@pytest.mark.ruling("K1")
def test_the_score_is_the_sum_of_the_quartets_times_their_number() -> None:
    """The sheets' example: pigs, dogs and roosters are (650 + 160 + 10) × 3 = 2460. Incomplete sets and money count nothing."""
    state = GAME.new_state(3, KuhhandelOptions())
    rules.deal(state, list(range(40)))
    for animal in ("pig", "dog", "rooster"):
        state.animals[1] += 4 << 3 * ANIMALS.index(animal)
    state.animals[0] += 3 << 3 * ANIMALS.index("horse")
    state.animals[2] += 1 << 3 * ANIMALS.index("horse")
    scores = [0, 0, 0]
    rules.score(state, scores)
    assert scores == [0, 2460, 0]


# ---- K2, K3: bidding ----------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("K2")
def test_bids_are_multiples_of_10_each_above_the_last() -> None:
    match = play(table(), [(0, AUCTION)])
    for amount in (0, -10, 5, 15, 1):
        assert refused(match, 1, "bid", amount=amount) == "K2"
    match.play(1, bid(10))
    assert refused(match, 2, "bid", amount=10) == "K2"
    assert refused(match, 2, "bid", amount=15) == "K2"
    match.play(2, bid(110))
    assert refused(match, 1, "bid", amount=110) == "K2"
    assert refused(match, 1, "bid", amount=90) == "K2"
    match.play(1, bid(120))


@pytest.mark.ruling("K2")
def test_any_bidder_still_in_may_call_at_any_moment_except_the_leader_and_the_auctioneer() -> None:
    match = play(table(players=5), [(0, AUCTION)])
    assert match.actors == [1, 2, 3, 4]
    match.play(3, bid(10))
    assert match.actors == [1, 2, 4]
    assert refused(match, 3, "bid", amount=20) == "G1"
    assert refused(match, 3, "pass") == "G1"
    assert refused(match, 0, "bid", amount=20) == "G1"
    match.play(1, bid(20))
    assert match.actors == [2, 3, 4]
    match.play(3, bid(30))
    assert view(match).auction is not None
    assert view(match).phase == "bid"


@pytest.mark.ruling("K2")
def test_a_program_asks_clockwise_after_the_last_bidder_at_first_after_the_auctioneer() -> None:
    match = play(table(players=5), free(0, 5), [(1, AUCTION)])
    assert match.turn == 2
    match.play(2, PASS)
    assert match.turn == 3
    match.play(0, PASS)
    assert match.turn == 3
    match.play(4, bid(10))
    assert match.turn == 3
    match.play(3, bid(20))
    assert match.turn == 4


@pytest.mark.ruling("K2")
def test_a_pass_is_final_and_the_auction_ends_when_nobody_but_the_leader_is_in() -> None:
    match = play(table(players=4), [(0, AUCTION), (1, PASS), (2, bid(10))])
    assert refused(match, 1, "bid", amount=20) == "G1"
    match.play(3, PASS)
    assert match.actors == [0]
    assert view(match).phase == "decide"


@pytest.mark.ruling("K2")
def test_a_bid_of_the_last_one_in_ends_the_auction() -> None:
    match = play(table(players=4), [(0, AUCTION), (1, PASS), (2, PASS), (3, bid(40))])
    auction = view(match).auction
    assert view(match).phase == "decide"
    assert auction is not None
    assert (auction.leader, auction.high) == (3, 40)


@pytest.mark.ruling("K2")
def test_in_an_auction_only_bids_and_passes_are_taken_and_outside_none() -> None:
    match = table()
    for kind in ("pass", "buy", "sell"):
        assert refused(match, 0, kind) == "K2"
    assert refused(match, 0, "bid", amount=10) == "K2"
    assert refused(match, 0, "pay", cards=[10]) == "K2"
    match.play(0, AUCTION)
    for kind in ("auction", "buy", "sell", "accept"):
        assert refused(match, 1, kind) == "K2"
    assert refused(match, 1, "trade", partner=0, animal="cow") == "K2"
    assert refused(match, 1, "offer", cards=[10]) == "K2"


@pytest.mark.ruling("K3")
def test_a_bid_may_exceed_the_means_up_to_all_the_money_in_all_hands() -> None:
    match = play(table(), [(0, AUCTION)])
    assert refused(match, 1, "bid", amount=280) == "K3"
    assert refused(match, 1, "bid", amount=10**30) == "K3"
    match.play(1, bid(270))
    assert refused(match, 2, "bid", amount=280) == "K3"
    assert list(match.legal_moves(2)) == [GAME.move(match.state, 2, [rules.PASS])]


@pytest.mark.ruling("K3")
def test_the_ceiling_rises_with_the_donkeys() -> None:
    match = play(table("donkey"), [(0, AUCTION)])
    assert refused(match, 1, "bid", amount=430) == "K3"
    match.play(1, bid(420))


# ---- K4, K5: buying, selling, paying ------------------------------------------------------------------------------------------------


@pytest.mark.ruling("K4")
def test_who_sells_gets_the_bid_and_the_leader_the_card() -> None:
    match = play(table("cow"), led(0, 1, 60), [(0, SELL)])
    assert match.actors == [1]
    assert refused(match, 1, "sell") == "K5"
    match.play(1, pay(10, 50))
    assert herd(match, 1) == {"cow": 1}
    assert (purse(match, 0), purse(match, 1)) == ([0, 0, 10, 10, 10, 10, 10, 50, 50], [0, 0, 10, 10, 10])
    assert match.turn == 1


@pytest.mark.ruling("K4")
def test_who_buys_pays_the_leader_and_has_the_card() -> None:
    match = play(table("cow"), led(0, 2, 60), [(0, BUY)])
    assert match.actors == [0]
    match.play(0, pay(50, 10))
    assert herd(match, 0) == {"cow": 1}
    assert (purse(match, 0), purse(match, 2)) == ([0, 0, 10, 10, 10], [0, 0, 10, 10, 10, 10, 10, 50, 50])


@pytest.mark.ruling("K4")
def test_the_auctioneer_may_buy_only_with_money_enough() -> None:
    match = play(table(), led(0, 1, 100))
    assert refused(match, 0, "buy") == "K4"
    assert refused(match, 0, "pass") == "K4"
    assert [type(move).__name__ for move in match.legal_moves(0)] == ["Sell"]
    match = play(table(), led(0, 1, 90))
    assert match.is_legal(0, BUY)


@pytest.mark.ruling("K5")
def test_the_price_is_paid_exactly_where_that_can_be() -> None:
    match = play(table(), led(0, 1, 40), [(0, SELL)])
    assert refused(match, 1, "pay", cards=[50]) == "K5"
    assert refused(match, 1, "pay", cards=[10, 10, 10]) == "K5"
    assert refused(match, 1, "pay", cards=[]) == "K5"
    assert [pay_cards(move) for move in match.legal_moves(1)] == [(10, 10, 10, 10)]


@pytest.mark.ruling("K5")
def test_zeros_are_never_part_of_a_payment() -> None:
    match = play(table(), led(0, 1, 50), [(0, SELL)])
    assert refused(match, 1, "pay", cards=[0, 50]) == "K5"
    match.play(1, pay(50))
    assert purse(match, 1).count(0) == 2


@pytest.mark.ruling("K5")
def test_where_it_cannot_be_exact_every_card_is_needed_and_there_is_no_change() -> None:
    match = play(table("cow", "cow"), free(0), free(1), [(2, AUCTION), (0, PASS), (1, PASS)])
    play(match, given(0, 1, "cow", 10, 10, 10), led(1, 0, 40), [(1, SELL)])  # seat 0 has 0, 0, 10, 50 left
    assert refused(match, 0, "pay", cards=[10]) == "K5"
    assert refused(match, 0, "pay", cards=[10, 50]) == "K5"
    match.play(0, pay(50))
    assert purse(match, 0) == [0, 0, 10]
    assert sum(purse(match, 1)) == 90 + 30 + 50


def pay_cards(move: object) -> tuple[int, ...]:
    assert isinstance(move, Pay)
    return move.cards


def packed(money: Sequence[int]) -> int:
    return sum(n << shift for n, shift in zip(money, rules.SHIFT, strict=True))


def paying(money: Sequence[int], price: int) -> State:
    """Seat 1 has this money and owes seat 0 this price."""
    state = GAME.new_state(3, KuhhandelOptions())
    rules.deal(state, list(range(40)))
    state.money[6] = packed(money)
    state.owner, state.leader, state.high, state.partner, state.mover = 0, 1, price // 10, 0, 1
    state.exact = rules.exact_ways(packed(money), price // 10)
    state.phase = rules.PAY
    return state


def lawful(money: Sequence[int], price: int) -> set[tuple[int, ...]]:
    """K5, word by word."""
    heaps: list[tuple[int, ...]] = [tuple(heap(n)) for n in product([0], *(range(held + 1) for held in money[1:]))]
    exact = {cards for cards in heaps if sum(cards) == price}
    return exact or {cards for cards in heaps if sum(cards) > price and all(sum(cards) - card < price for card in cards)}


@pytest.mark.ruling("K5")
def test_the_ways_to_pay_are_those_of_the_ruling_for_any_hand_and_price() -> None:
    rng = Random(5)
    for _ in range(300):
        money = [rng.randint(0, 2), *(rng.randint(0, most) for most in (5, 3, 2, 2, 2))]
        total = 10 * rules.amount(packed(money))
        if total == 0:
            continue
        price = 10 * rng.randint(1, total // 10)
        state = paying(money, price)
        listed = [pay_cards(move) for move in GAME.legal_moves(GAME, state, 1)]
        assert len(set(listed)) == len(listed)
        assert set(listed) == lawful(money, price) == set(followed(state, []))


def followed(state: State, cards: list[int]) -> Iterator[tuple[int, ...]]:
    """The payments that the choices lead to, one by one."""
    for a in legal_choices(rules, state, 1):
        after = state.copy()
        coin: int = state.coin
        rules.step(after, 1, a)
        laid = [10 * rules.VALUE[coin]] * (a - rules.PAY0) + cards
        if rules.midway(after):
            yield from followed(after, laid)
        else:
            yield tuple(laid)


@pytest.mark.ruling("K5")
def test_a_payment_in_any_order_is_the_same_payment() -> None:
    matches = [play(table(), led(0, 1, 70), [(0, SELL), (1, pay(*cards))]) for cards in ((50, 10, 10), (10, 50, 10))]
    assert matches[0].state == matches[1].state


# ---- K6, K7: bankrupt and free ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("K6")
def test_a_leader_who_cannot_pay_shows_everyone_all_his_money_and_the_auction_starts_afresh_without_him() -> None:
    match = table("cow", players=4)
    play(match, [(0, AUCTION), (1, PASS), (2, bid(10)), (3, bid(200)), (2, PASS), (0, SELL)])
    for viewer in (0, 1, 2, 3, None):
        assert told(match, BankruptShown, viewer) == BankruptShown(3, 200, cards_of(rules.START), "restart", None, 0)
    auction = view(match).auction
    assert auction is not None
    assert (auction.high, auction.leader, auction.least) == (0, None, 10)
    assert auction.bids == [0, 0, 0, 0]
    assert (auction.bidders, auction.barred) == ([1, 2], [3])  # who had passed is back in
    assert (match.turn, match.actors) == (1, [1, 2])
    assert refused(match, 3, "bid", amount=10) == "G1"
    play(match, [(2, bid(10)), (1, PASS), (0, SELL), (2, pay(10))])
    assert herd(match, 2) == {"cow": 1}


@pytest.mark.ruling("K6")
def test_who_is_barred_stays_out_for_this_card_and_is_back_for_the_next() -> None:
    match = play(table(players=4), [(0, AUCTION), (1, bid(200)), (2, PASS), (3, PASS), (0, SELL), (2, bid(300)), (3, PASS), (0, SELL)])
    assert match.actors == [3]
    match.play(3, PASS)
    match.play(1, AUCTION)
    assert match.actors == [0, 2, 3]


@pytest.mark.ruling("K6")
def test_when_nobody_is_left_to_bid_the_auctioneer_takes_it_free() -> None:
    match = play(table("cow"), led(0, 1, 200), [(0, SELL), (2, bid(270)), (0, SELL)])
    assert told(match, AuctionWonFree) == AuctionWonFree(0, "cow")
    assert herd(match, 0) == {"cow": 1}
    assert [purse(match, seat) for seat in range(3)] == [PURSE] * 3
    assert match.turn == 1


@pytest.mark.ruling("K6")
def test_a_leader_who_can_just_pay_is_not_bankrupt() -> None:
    match = play(table("cow"), led(0, 1, 90), [(0, SELL), (1, pay(10, 10, 10, 10, 50))])
    assert herd(match, 1) == {"cow": 1}


def going_on(*deck: str, players: int = 4) -> Match:
    return table(*deck, players=players, bankrupt="continue")


def standing(match: Match) -> tuple[int | None, int, list[int]]:
    """Who leads, with what; and everybody's bid that still counts."""
    auction = view(match).auction
    assert auction is not None
    return auction.leader, auction.high, auction.bids


@pytest.mark.ruling("K6")
def test_where_the_auction_goes_on_the_highest_bid_of_who_is_not_barred_stands() -> None:
    match = play(going_on("cow"), [(0, AUCTION), (1, bid(10)), (2, bid(30)), (3, bid(200)), (1, PASS), (2, PASS)])
    assert standing(match) == (3, 200, [0, 10, 30, 200])
    match.play(0, SELL)
    for viewer in (0, 1, 2, 3, None):
        assert told(match, BankruptShown, viewer) == BankruptShown(3, 200, cards_of(rules.START), "continue", 2, 30)
    assert standing(match) == (2, 30, [0, 10, 30, 0])
    auction = view(match).auction
    assert auction is not None
    assert (auction.bidders, auction.barred, auction.least) == ([1, 2], [3], 40)  # who had passed is back in
    assert (match.turn, match.actors) == (1, [1])  # clockwise after the bidder come 3, barred, the auctioneer, and 1
    assert refused(match, 1, "bid", amount=30) == "K2"
    assert refused(match, 2, "bid", amount=40) == "G1"
    assert refused(match, 3, "bid", amount=40) == "G1"
    play(match, [(1, PASS), (0, SELL), (2, pay(10, 10, 10))])
    assert herd(match, 2) == {"cow": 1}
    assert purse(match, 3) == PURSE


@pytest.mark.ruling("K6")
def test_where_no_other_bid_stands_the_auction_goes_on_from_nothing_after_the_auctioneer() -> None:
    match = play(going_on("cow"), [(0, AUCTION), (1, PASS), (2, bid(200)), (3, PASS), (0, SELL)])
    assert told(match, BankruptShown) == BankruptShown(2, 200, cards_of(rules.START), "continue", None, 0)
    assert standing(match) == (None, 0, [0, 0, 0, 0])
    assert (match.turn, match.actors) == (1, [1, 3])
    play(match, [(3, bid(10)), (1, PASS), (0, SELL), (3, pay(10))])
    assert herd(match, 3) == {"cow": 1}


@pytest.mark.ruling("K6")
def test_several_bankrupts_in_a_row_leave_the_next_lower_bid_each() -> None:
    match = going_on("cow", players=5)
    play(match, [(0, AUCTION), (1, bid(20)), (2, bid(100)), (3, bid(150)), (4, bid(200)), *((p, PASS) for p in (1, 2, 3)), (0, SELL)])
    assert standing(match) == (3, 150, [0, 20, 100, 150, 0])
    play(match, [(1, PASS), (2, PASS), (0, SELL)])
    assert standing(match) == (2, 100, [0, 20, 100, 0, 0])
    assert (match.turn, match.actors) == (1, [1])
    play(match, [(1, PASS), (0, SELL)])
    for viewer in (0, 1, 4, None):
        assert told(match, BankruptShown, viewer) == BankruptShown(2, 100, cards_of(rules.START), "continue", 1, 20)
    assert match.actors == [0]  # nobody but the bidder is left: it is decided at once
    assert view(match).phase == "decide"
    play(match, [(0, SELL), (1, pay(10, 10))])
    assert herd(match, 1) == {"cow": 1}


@pytest.mark.ruling("K6")
def test_the_auctioneer_may_buy_for_the_bid_that_stands_when_nobody_else_is_left() -> None:
    match = play(going_on("cow", players=3), [(0, AUCTION), (1, bid(50)), (2, bid(270)), (1, PASS), (0, SELL)])
    assert (match.actors, view(match).phase, standing(match)[:2]) == ([0], "decide", (1, 50))
    play(match, [(0, BUY), (0, pay(50))])
    assert herd(match, 0) == {"cow": 1}
    assert purse(match, 1) == [0, 0, 10, 10, 10, 10, 50, 50]


@pytest.mark.ruling("K6")
def test_the_bid_that_stands_may_be_more_than_its_bidder_has_too_and_then_the_card_is_free() -> None:
    match = play(going_on("cow", players=3), [(0, AUCTION), (1, bid(100)), (2, bid(270)), (1, PASS), (0, SELL)])
    assert standing(match)[:2] == (1, 100)
    assert refused(match, 0, "buy") == "K4"
    match.play(0, SELL)
    assert told(match, BankruptShown) == BankruptShown(1, 100, cards_of(rules.START), "continue", None, 0)
    assert told(match, AuctionWonFree) == AuctionWonFree(0, "cow")
    assert herd(match, 0) == {"cow": 1}


@pytest.mark.ruling("K6")
def test_bids_above_the_one_that_stands_are_made_again_and_the_ceiling_stays() -> None:
    match = play(going_on("cow"), [(0, AUCTION), (1, bid(60)), (2, bid(70)), (3, bid(360)), (1, PASS), (2, PASS), (0, SELL)])
    assert refused(match, 1, "bid", amount=370) == "K3"
    play(match, [(1, bid(80)), (2, bid(90)), (1, PASS)])
    assert standing(match) == (2, 90, [0, 80, 90, 0])
    play(match, [(0, SELL), (2, pay(10, 10, 10, 10, 50))])
    assert herd(match, 2) == {"cow": 1}


@pytest.mark.ruling("K6")
def test_bids_are_for_one_card_alone() -> None:
    match = play(going_on("cow", "pig"), [(0, AUCTION), (1, bid(20)), (2, bid(30)), (1, PASS), (3, PASS), (0, SELL), (2, pay(10, 10, 10))])
    play(match, [(1, AUCTION), (3, bid(200)), (0, PASS), (2, PASS), (1, SELL)])
    assert standing(match) == (None, 0, [0, 0, 0, 0])


@pytest.mark.ruling("K6")
def test_a_record_from_before_the_house_rule_restarts() -> None:
    script: Script = [(0, AUCTION), (1, bid(20)), (2, bid(200)), (1, PASS), (0, SELL)]
    record = json.loads(play(table("cow"), script).record().to_json())
    del record["options"]["bankrupt"]
    again = bestiary.replay(record)
    assert standing(again) == (None, 0, [0, 0, 0])
    assert again.actors == [1]


@pytest.mark.ruling("K7")
def test_when_all_have_passed_without_a_bid_the_auctioneer_takes_the_card_free() -> None:
    match = play(table("pig"), free(0))
    assert herd(match, 0) == {"pig": 1}
    assert told(match, AuctionWonFree) == AuctionWonFree(0, "pig")
    assert told(match, TurnBegins) == TurnBegins(1)


# ---- K8: donkeys --------------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("K8")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_donkeys_bring_everybody_50_100_200_and_500_before_they_are_auctioned(players: int) -> None:
    match = table("donkey", "cow", "donkey", "donkey", "donkey", players=players)
    got: list[int] = []
    for turn, animal in enumerate(("donkey", "cow", "donkey", "donkey", "donkey")):
        before = [purse(match, seat) for seat in range(players)]
        match.play(turn % players, AUCTION)
        assert told(match, AnimalTurnedUp).animal == animal
        gift = told(match, DonkeyMoney)
        for seat in range(players):
            more = Counter(purse(match, seat)) - Counter(before[seat])
            assert list(more.elements()) == ([gift.note] if gift else [])
        got += [gift.note] if gift else []
        assert view(match).phase == "bid"
        assert len(match.actors) == players - 1
        play(match, [(p, PASS) for p in match.actors])
    assert got == [50, 100, 200, 500]


# ---- K9, K10: trades ----------------------------------------------------------------------------------------------------------------


def traders(*deck: str, players: int = 3, **options: str) -> Match:
    """Seats 0, 1, 2 get the first cards of the deck in turn, free; then it is the turn of the seat after the last."""
    match = table(*deck, players=players, **options)
    return play(match, *(free(number % players, players) for number in range(len(deck))))


@pytest.mark.ruling("K9")
def test_a_trade_needs_an_animal_that_both_have_and_another_player() -> None:
    match = traders("cow", "cow", "pig")
    assert refused(match, 0, "trade", partner=1, animal="pig") == "K9"
    assert refused(match, 0, "trade", partner=2, animal="pig") == "K9"
    assert refused(match, 0, "trade", partner=2, animal="cow") == "K9"
    assert refused(match, 0, "trade", partner=0, animal="cow") == "K9"
    assert refused(match, 0, "trade", partner=3, animal="cow") == "K9"
    assert refused(match, 0, "trade", partner=6, animal="cow") == "K9"
    assert refused(match, 0, "accept") == "K9"
    assert refused(match, 0, "offer", cards=[]) == "K9"
    assert refused(match, 0, "counter", cards=[0]) == "K9"
    assert [type(move).__name__ for move in match.legal_moves(0)] == ["Auction", "Trade"]
    match.play(0, {"type": "trade", "partner": 1, "animal": "cow"})
    assert match.actors == [0]


@pytest.mark.ruling("K9")
def test_at_the_start_no_trade_is_possible() -> None:
    match = table()
    assert [type(move).__name__ for move in match.legal_moves(0)] == ["Auction"]


@pytest.mark.ruling("K9")
def test_a_quartet_cannot_be_asked_for() -> None:
    match = traders("cow", "cow", "cow", "cow")
    play(match, given(1, 0, "cow"), given(2, 1, "cow"), given(0, 2, "cow"), given(1, 0, "cow"), given(2, 1, "cow"))
    assert [herd(match, seat) for seat in range(3)] == [{"cow": 1}, {"cow": 1}, {"cow": 2}]
    play(match, free(0), free(1), given(2, 0, "cow"), free(0), free(1), given(2, 1, "cow"))
    assert herd(match, 2) == {"cow": 4}
    assert told(match, QuartetCompleted) == QuartetCompleted(2, "cow")
    for seat in range(2):
        assert refused(match, match.turn or 0, "trade", partner=2, animal="cow") == "K9"
        play(match, free(seat))


@pytest.mark.ruling("K9")
def test_the_other_accepts_takes_the_money_and_gives_the_animal() -> None:
    match = play(traders("cow", "cow", "pig"), challenge(0, 1, "cow", 0, 50, 10))
    assert match.actors == [1]
    assert refused(match, 1, "pass") == "K9"
    assert refused(match, 1, "offer", cards=[10]) == "K9"
    match.play(1, ACCEPT)
    assert (herd(match, 0), herd(match, 1)) == ({"cow": 2}, {})
    assert (purse(match, 0), purse(match, 1)) == ([0, 10, 10, 10], [0, 0, 0, 10, 10, 10, 10, 10, 50, 50])
    assert match.turn == 1


@pytest.mark.ruling("K9")
def test_an_offer_may_be_empty() -> None:
    match = play(traders("cow", "cow", "pig"), given(0, 1, "cow"))
    assert herd(match, 0) == {"cow": 2}
    assert purse(match, 0) == purse(match, 1) == PURSE


@pytest.mark.ruling("K9")
def test_a_counter_has_at_least_one_card_and_zeros_count() -> None:
    match = play(traders("cow", "cow", "pig"), challenge(0, 1, "cow", 10))
    assert refused(match, 1, "counter", cards=[]) == "K9"
    match.play(1, counter(0))
    assert (herd(match, 0), herd(match, 1)) == ({"cow": 2}, {})
    assert (purse(match, 0), purse(match, 1)) == ([0, 0, 0, 10, 10, 10, 50], [0, 10, 10, 10, 10, 10, 50])


@pytest.mark.ruling("K9")
def test_who_has_no_money_card_cannot_counter() -> None:
    match = traders("cow", "cow", "pig", "pig", "pig", "goose")
    play(match, given(0, 1, "cow", *PURSE), challenge(1, 0, "pig", 10))
    assert refused(match, 0, "counter", cards=[0]) == "K9"
    assert refused(match, 0, "counter", cards=[]) == "K9"
    assert [type(move).__name__ for move in match.legal_moves(0)] == ["Accept"]


@pytest.mark.ruling("K9")
@pytest.mark.parametrize(("answer", "winner"), [((10, 10), 0), ((50,), 1)])
def test_a_counter_exchanges_both_offers_for_good_and_the_higher_total_wins(answer: tuple[int, ...], winner: int) -> None:
    match = play(traders("cow", "cow", "pig"), challenge(0, 1, "cow", 0, 10, 10, 10), [(1, counter(*answer))])
    assert herd(match, winner) == {"cow": 2}
    assert herd(match, 1 - winner) == {}
    assert purse(match, 0) == sorted([0, 10, 50, *answer])
    assert sum(purse(match, 0)) + sum(purse(match, 1)) == 180
    assert match.turn == 1


@pytest.mark.ruling("K9")
def test_equal_offers_are_exchanged_and_a_second_round_follows_by_the_same_rules() -> None:
    match = play(traders("cow", "cow", "pig"), challenge(0, 1, "cow", 0, 10), [(1, counter(10))])
    assert told(match, TradeTied) == TradeTied(0, 1)
    trade = view(match).trade
    assert trade is not None
    assert (trade.round, trade.challenger, trade.partner) == (2, 0, 1)
    assert (purse(match, 0), purse(match, 1)) == ([0, 10, 10, 10, 10, 50], [0, 0, 0, 10, 10, 10, 10, 50])
    assert (herd(match, 0), herd(match, 1)) == ({"cow": 1}, {"cow": 1})
    assert match.actors == [0]
    assert refused(match, 0, "accept") == "K9"
    play(match, [(0, {"type": "offer", "cards": [10]}), (1, counter(50))])
    assert herd(match, 1) == {"cow": 2}


@pytest.mark.ruling("K9")
def test_in_the_second_round_the_offer_may_be_accepted() -> None:
    match = play(
        traders("cow", "cow", "pig"), challenge(0, 1, "cow", 10), [(1, counter(10)), (0, {"type": "offer", "cards": []}), (1, ACCEPT)]
    )
    assert herd(match, 0) == {"cow": 2}


@pytest.mark.ruling("K9")
def test_equal_again_the_second_offers_are_exchanged_too_and_the_challenger_wins() -> None:
    match = play(traders("cow", "cow", "pig"), challenge(0, 1, "cow"), [(1, counter(0)), (0, {"type": "offer", "cards": [10, 10]})])
    match.play(1, counter(10, 10, 0))
    assert (herd(match, 0), herd(match, 1)) == ({"cow": 2}, {})
    assert (purse(match, 0), purse(match, 1)) == ([0, 0, 0, 0, 10, 10, 10, 10, 50], [10, 10, 10, 10, 50])
    assert match.turn == 1


@pytest.mark.ruling("K10")
def test_two_against_two_both_cards_change_hands() -> None:
    match = play(traders("cow", "cow", "pig", "cow", "cow"), free(2))
    trade = challenge(0, 1, "cow", 10)
    play(match, trade)
    assert told(match, OfferLaid)
    shown = view(match).trade
    assert shown is not None
    assert shown.stake == 2
    match.play(1, counter(50))
    assert (herd(match, 0), herd(match, 1)) == ({}, {"cow": 4})
    assert told(match, AnimalsMoved) == AnimalsMoved(0, 1, "cow", 2)


@pytest.mark.ruling("K10")
@pytest.mark.parametrize("winner", [0, 1])
def test_three_against_one_is_for_one_card_whoever_wins(winner: int) -> None:
    match = play(traders("cow", "cow", "pig", "cow", "pig", "goose", "cow"), free(1), free(2), challenge(0, 1, "cow", 10))
    assert herd(match, 0) == {"cow": 3}
    match.play(1, counter(50) if winner else counter(0))
    assert herd(match, 0).get("cow", 0) == (2 if winner else 4)
    assert herd(match, 1).get("cow", 0) == (2 if winner else 0)


@pytest.mark.ruling("K10")
def test_two_against_one_is_for_one_card() -> None:
    match = play(traders("cow", "cow", "pig", "cow", "pig", "goose"), given(0, 1, "cow"))
    assert herd(match, 0) == {"cow": 3}
    assert herd(match, 1) == {"pig": 1}


# ---- K11, K12: who sees what --------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("K11")
@pytest.mark.parametrize(("option", "size"), [("hidden", None), ("shown", 3)])
def test_the_number_of_cards_in_an_offer_and_a_counter_is_seen_by_house_rule(option: str, size: int | None) -> None:
    match = play(traders("cow", "cow", "pig", offer_size=option), challenge(0, 1, "cow", 0, 0, 10))
    for viewer in (1, 2, None):
        assert match.events(viewer) == [OfferLaid(0, 1, size, None)]
        trade = view(match, viewer).trade
        assert trade is not None
        assert (trade.offer_size, trade.offer) == (size, None)
    mine = view(match, 0).trade
    assert mine is not None
    assert mine.offer == [0, 0, 10]
    assert match.events(0) == [OfferLaid(0, 1, size, [0, 0, 10])]
    match.play(1, counter(50, 10, 10))
    assert [getattr(match.events(viewer)[0], "size", None) for viewer in (0, 1, 2, None)] == [size] * 4


@pytest.mark.ruling("K11")
@pytest.mark.parametrize("option", ["private", "public"])
def test_exchanged_offers_are_seen_by_the_traders_or_by_everyone(option: str) -> None:
    match = play(traders("cow", "cow", "pig", trade_reveal=option), challenge(0, 1, "cow", 10), [(1, counter(50))])
    for viewer in (0, 1, 2, None):
        seen = viewer in (0, 1) or option == "public"
        told_so = told(match, OffersExchanged, viewer)
        assert told_so == OffersExchanged(0, 1, 1, [10] if seen else None, [50] if seen else None)
        known = view(match, viewer).table
        assert known[1 if viewer != 1 else 0].exact is seen


@pytest.mark.ruling("K11")
@pytest.mark.parametrize("option", ["private", "public"])
def test_an_accepted_offer_is_seen_by_the_traders_alone(option: str) -> None:
    match = play(traders("cow", "cow", "pig", trade_reveal=option), given(0, 1, "cow", 50))
    assert told(match, MoneyGiven, 0) == MoneyGiven(1, [50], 1)
    assert told(match, MoneyReceived, 1) == MoneyReceived(0, [50], 1)
    for viewer in (2, None):
        assert told(match, MoneyReceived, viewer) is told(match, MoneyGiven, viewer) is None
        assert not view(match, viewer).table[0].exact


def test_everybody_remembers_who_last_took_an_animal_from_whom() -> None:
    match = play(traders("cow", "cow", "pig"), given(0, 1, "cow", 50))
    for viewer in (0, 1, 2, None):
        assert [player.foe for player in view(match, viewer).table] == [None, 0, None]


@pytest.mark.ruling("K11")
def test_hidden_and_private_are_the_default_and_other_words_are_refused() -> None:
    assert bestiary.new("kuhhandel", 3, 1).options == KuhhandelOptions(offer_size="hidden", trade_reveal="private")
    with pytest.raises(ValueError, match="offer_size"):
        bestiary.new("kuhhandel", 3, 1, {"offer_size": "secret"})


@pytest.mark.ruling("K12")
def test_a_payment_is_seen_by_payer_and_payee_the_price_by_all() -> None:
    match = play(table("cow"), led(0, 1, 50), [(0, SELL)])
    match.play(1, pay(50))
    for viewer in (0, 1, 2, None):
        assert told(match, Paid, viewer) == Paid(1, 0, 50, "cow")
    assert told(match, MoneyReceived, 0) == MoneyReceived(1, [50], 1)
    assert told(match, MoneyGiven, 1) == MoneyGiven(0, [50], 1)
    assert not any(isinstance(event, Reveal | MoneyGiven) for viewer in (2, None) for event in match.events(viewer))
    assert view(match, 0).table[1].money == [0, 0, 10, 10, 10, 10]
    assert view(match, 0).table[1].exact
    assert view(match, 1).table[0].money == [0, 0, 10, 10, 10, 10, 50, 50]
    assert view(match, 2).table[1].money == [0, 0]  # he may have paid the fifty or the tens
    assert not view(match, 2).table[1].exact
    assert not view(match, 2).table[0].exact


@pytest.mark.ruling("K12")
def test_no_payment_has_more_cards_of_a_value_than_it_can_need() -> None:
    match = play(table("cow"), led(0, 1, 10), [(0, SELL), (1, pay(10))])
    assert view(match, 2).table[1].money == [0, 0, 10, 10, 10]
    assert view(match, 2).table[0].money == PURSE


@pytest.mark.ruling("K12")
def test_start_money_donkeys_and_a_bankrupt_display_are_known_to_all() -> None:
    match = play(table("donkey", "cow"), [(0, AUCTION)])
    for viewer in (0, 1, 2, None):
        for player in view(match, viewer).table:
            assert (player.money, player.exact) == ([0, 0, 10, 10, 10, 10, 50, 50], True)
    play(match, [(1, bid(100)), (2, PASS), (0, SELL), (1, pay(50, 50))], [(1, AUCTION), (2, PASS), (0, bid(400)), (1, SELL)])
    for viewer in (1, 2, None):
        assert (view(match, viewer).table[0].money, view(match, viewer).table[0].exact) == (purse(match, 0), True)
    assert not view(match, 2).table[1].exact


@pytest.mark.ruling("K12")
def test_a_view_shows_no_hand_but_its_own() -> None:
    match = play(table("cow"), led(0, 1, 40), [(0, SELL), (1, pay(10, 10, 10, 10))])
    assert view(match, None).hand is None
    assert view(match, 2).hand == PURSE
    assert view(match, 2).total_money == 270


# ---- K13, K14: the end --------------------------------------------------------------------------------------------------------------

HERDS = (  # three quartets each, and the cows two, one and one
    [*["rooster", "goose", "cat"] * 4, "cow", "cow"],
    [*["dog", "sheep", "goat"] * 4, "cow"],
    [*["donkey", "pig", "horse"] * 4, "cow"],
)


def emptied(cows: Sequence[int]) -> Match:
    """The whole deck is auctioned, in such an order that everyone gets his herd free; the cows, which come last, may be sold."""
    match = table(*(HERDS[number % 3][number // 3] for number in range(40)))
    play(match, *(free(number % 3) for number in range(36)))
    for number, to in zip(range(36, 40), cows, strict=True):
        seat = number % 3
        play(match, free(seat) if to == seat else [*led(seat, to, 10), (seat, SELL), (to, pay(10))])
    return match


@pytest.mark.ruling("K13")
def test_with_the_deck_empty_who_can_trade_must_trade() -> None:
    match = emptied([0, 1, 2, 0])
    assert view(match).deck == 0
    assert match.turn == 1
    assert refused(match, 1, "auction") == "K13"
    assert [type(move).__name__ for move in match.legal_moves(1)] == ["Trade", "Trade"]


@pytest.mark.ruling("K13")
def test_with_the_deck_empty_who_cannot_trade_is_skipped() -> None:
    match = play(emptied([0, 1, 2, 0]), given(1, 2, "cow"))
    assert match.turn == 0
    assert match.events()[-2:] == [PlayerSkipped(2), TurnBegins(0)]


@pytest.mark.ruling("K13")
def test_who_cannot_trade_is_skipped_right_after_the_last_auction_too() -> None:
    match = emptied([0, 0, 2, 2])
    assert match.turn == 2
    assert match.events()[-2:] == [PlayerSkipped(1), TurnBegins(2)]


@pytest.mark.ruling("K13")
def test_the_game_ends_with_the_trade_that_completes_the_last_quartet() -> None:
    match = play(emptied([0, 0, 2, 2]), given(2, 0, "cow"))
    assert match.over
    assert match.scores == [(10 + 40 + 90) * 3, (160 + 250 + 350) * 3, (500 + 650 + 1000 + 800) * 4]
    assert told(match, GameOver) == GameOver([2], [Total(seat, score) for seat, score in enumerate(match.scores)], False)


@pytest.mark.ruling("K13")
def test_the_game_ends_with_the_auction_that_completes_the_last_quartet() -> None:
    match = emptied([1, 1, 1, 1])
    assert match.over
    assert told(match, QuartetCompleted) == QuartetCompleted(1, "cow")
    assert match.scores == [140 * 3, (760 + 800) * 4, 2150 * 3]


@pytest.mark.ruling("K13")
def test_while_there_are_cards_nobody_is_skipped() -> None:
    match = traders("cow", "pig", "goose")
    assert [type(move).__name__ for move in match.legal_moves(0)] == ["Auction"]
    assert told(match, PlayerSkipped) is None


@pytest.mark.ruling("K14")
def test_a_hundred_turns_without_an_auction_or_a_quartet_end_the_game() -> None:
    """Two cows, one and one: everybody in turn takes one from the player with two."""
    match = traders("cow", "cow", "cow", "cow")
    turns = 0
    while not match.over:
        seat = match.turn
        assert seat is not None
        play(match, given(seat, (seat - 1) % 3, "cow"))
        turns += 1
        assert view(match).idle == turns
    assert turns == 100
    assert match.scores == [0, 0, 0]
    assert told(match, GameOver) == GameOver([0, 1, 2], [Total(0, 0), Total(1, 0), Total(2, 0)], True)


@pytest.mark.ruling("K14")
def test_an_auction_begins_the_count_anew() -> None:
    match = play(traders("cow", "cow", "cow", "cow"), given(1, 0, "cow"))
    assert view(match).idle == 1
    match.play(2, AUCTION)
    assert view(match).idle == 0


@pytest.mark.ruling("K14")
def test_a_completed_quartet_begins_the_count_anew() -> None:
    match = traders("cow", "cow", "cow", "cow", "pig", "pig", "pig")
    play(match, given(1, 0, "cow"), given(2, 0, "cow"), given(0, 1, "pig"))
    assert view(match).idle == 3
    play(match, given(1, 2, "cow"))
    assert herd(match, 1)["cow"] == 4
    assert view(match).idle == 0


# ---- lists of moves -----------------------------------------------------------------------------------------------------------------


def test_a_list_of_bids_is_worked_out_as_it_is_read() -> None:
    match = play(table(players=5), [(0, AUCTION), (1, bid(100))])
    moves = match.legal_moves(2)
    assert len(moves) == 1 + (450 - 100) // 10
    assert (moves[0], moves[1], moves[-1]) == (SINGLE_PASS, Bid(110), Bid(450))
    assert moves[1:3] == [Bid(110), Bid(120)]
    assert Bid(450) in moves
    assert Bid(100) not in moves
    assert Bid(115) not in moves
    with pytest.raises(IndexError):
        moves[len(moves)]
    assert [GAME.move(match.state, 2, GAME.choices(match.state, 2, move)) for move in as_moves(moves)] == list(moves)


SINGLE_PASS = GAME.move(GAME.new_state(3, KuhhandelOptions()), 0, [rules.PASS])


def as_moves(moves: Sequence[object]) -> Sequence[KuhhandelMove]:
    return moves  # pyright: ignore[reportReturnType]


def test_a_list_of_offers_has_every_multiset_once_in_any_order() -> None:
    match = play(traders("cow", "cow", "pig"), challenge(0, 1, "cow", 10)[:1])
    moves = match.legal_moves(0)
    assert isinstance(moves, Heaps)
    assert len(moves) == len(set(moves)) == 3 * 5 * 2
    assert Offer((50, 0, 10)) in moves
    assert Offer((50, 50)) not in moves
    assert Offer(()) in moves
    match.play(0, Offer((50, 0, 10)))
    answers = match.legal_moves(1)
    assert len(answers) == len(set(answers)) == 1 + 29
    assert all(match.is_legal(1, move) for move in answers)
    assert not match.is_legal(1, counter())


def test_more_cards_than_there_are_of_a_value_are_not_held() -> None:
    match = play(traders("cow", "cow", "pig"), challenge(0, 1, "cow", 10)[:1])
    assert refused(match, 0, "offer", cards=[10] * 21) == "G2"
    assert refused(match, 0, "offer", cards=[10] * 5) == "G2"
    assert refused(match, 0, "offer", cards=[20]) == "G4"
    assert refused(match, 0, "offer", cards=[True]) == "G4"
    assert refused(match, 0, "pay", cards=[10]) == "K9"


# ---- heaps as numbers ---------------------------------------------------------------------------------------------------------------


def test_heaps_as_numbers_count_like_lists() -> None:
    rng = Random(7)
    for _ in range(500):
        one, two = ([rng.randint(0, most) for most in rules.EXIST] for _ in range(2))
        assert counted(packed(one)) == one
        assert rules.cards(packed(one)) == sum(one)
        assert 10 * rules.amount(packed(one)) == sum(heap(one))
        assert counted(rules.less(packed(one), packed(two))) == [max(0, n - taken) for n, taken in zip(one, two, strict=True)]
        for coin in range(6):
            assert counted(rules.lower(packed(one), coin)) == [*one[:coin], *[0] * (6 - coin)]


def test_what_strangers_suppose_of_a_heap_is_at_most_all_there_is() -> None:
    assert [counted(heap) for heap in rules.EACH] == [[min(n, most) for most in rules.EXIST] for n in range(21)]
    for price, needed in enumerate(map(counted, rules.NEEDED)):
        assert needed == [0, *(min(-(-price // value), most) for value, most in zip(rules.VALUE[1:], rules.EXIST[1:], strict=True))]
    assert counted(rules.NEEDED[rules.DEAR]) == [0, *rules.EXIST[1:]]


def test_a_tenth_is_a_tenth() -> None:
    assert all(rules.tenth(n) == n // 10 for n in range(1000))


# ---- resampling ---------------------------------------------------------------------------------------------------------------------


def money_of(state: State, seat: int) -> list[int]:
    return counted(rules.holding(state, seat))


def test_resampled_a_hidden_payment_may_have_been_another() -> None:
    match = play(table("cow"), led(0, 1, 50), [(0, SELL), (1, pay(50))])
    rng = Random(1)
    worlds = {tuple(money_of(match.resampled(2, rng), 1)) for _ in range(60)}
    assert len(worlds) > 5
    assert {world[0] for world in worlds} == {2}  # zeros were no part of it
    assert {tuple(money_of(match.resampled(0, rng), 1)) for _ in range(20)} == {tuple(counts([0, 0, 10, 10, 10, 10]))}
    assert {tuple(money_of(match.resampled(1, rng), 0)) for _ in range(20)} == {tuple(money_of(match.state, 0))}


def test_resampled_a_payer_can_pay() -> None:
    match = play(table("cow", "cow", "cow"), led(0, 1, 50), [(0, SELL), (1, pay(50))], led(1, 2, 90), [(1, SELL)])
    play(match, [(2, pay(10, 10, 10, 10, 50))], led(2, 0, 140), [(2, SELL)])
    rng = Random(2)
    for viewer in (1, 2, None):
        for _ in range(50):
            world = match.resampled(viewer, rng)
            assert 10 * rules.amount(world.money[0]) >= 140
            assert rules.violations(world) == 0
            assert legal_choices(rules, world, 0)


@pytest.mark.parametrize("size", ["hidden", "shown"])
def test_resampled_an_offer_keeps_its_size_where_that_is_seen(size: str) -> None:
    match = play(traders("cow", "cow", "pig", offer_size=size), challenge(0, 1, "cow", 0, 10, 10))
    rng = Random(3)
    for viewer in (1, 2, None):
        offers = {tuple(counted(match.resampled(viewer, rng).offer)) for _ in range(60)}
        assert len(offers) > 3
        assert ({sum(offer) for offer in offers} == {3}) is (size == "shown")
    assert {match.resampled(0, rng).offer for _ in range(20)} == {match.state.offer}


def test_resampled_the_deck_is_any_order_of_what_is_left() -> None:
    match = play(table("cow", "pig"), free(0), free(1))
    rng = Random(4)
    worlds = [match.resampled(viewer, rng).pile for viewer in (0, None) for _ in range(50)]
    assert len({tuple(world) for world in worlds}) == 100
    assert all(sorted(world[2:]) == sorted(match.state.pile[2:]) and world[:2] == match.state.pile[:2] for world in worlds)


@pytest.mark.parametrize("options", option_grid(KuhhandelOptions), ids=lambda options: "-".join(options.values()))
def test_resampled_in_the_middle_of_somebodys_move_it_is_at_its_beginning(options: dict[str, Any]) -> None:
    rng, state = Random(5), GAME.new_state(4, KuhhandelOptions(**options))
    rules.deal(state, rng.sample(range(40), 40))
    checked: Counter[int] = Counter()
    for _ in range(1500):
        if state.phase == rules.OVER:
            break
        seat = rules.turn(state)
        if rules.midway(state):
            for viewer in (-1, *range(4)):
                world = state.copy()
                rules.resample(world, viewer, [rng.getrandbits(32) for _ in range(rules.WORDS)])
                seen_by = None if viewer < 0 else viewer
                assert bool(rules.midway(world)) is (viewer == seat)
                assert rules.violations(world) == 0
                assert GAME.view(world, seen_by) == GAME.view(state, seen_by)
            checked[state.phase] += 1
        rules.step(state, seat, rng.choice(legal_choices(rules, state, seat)))
    assert set(checked) == {rules.BID_TENS, rules.PAY, rules.OFFER, rules.COUNTERING}


def test_what_is_known_of_the_others_stays_true_through_whole_games() -> None:
    rng = Random(6)
    for options in option_grid(KuhhandelOptions):
        match = bestiary.new("kuhhandel", 3, rng.getrandbits(64), options)
        while not match.over:
            play_random(match, rng, 1)
            state = match.state
            for viewer in (0, 1, 2, None):
                for player in view(match, viewer).table:
                    known, held = counts(player.money), money_of(state, player.seat)
                    assert all(k <= h for k, h in zip(known, held, strict=True))
                    assert known == held or not player.exact


def test_decisions_are_told_to_all() -> None:
    match = play(table(), led(0, 1, 20), [(0, BUY)])
    assert match.events(None) == match.events(2) == [Decided(0, 1, "buy", 20)]


@pytest.mark.ruling("K2")
def test_an_auction_clock_that_runs_out_passes_for_everyone_but_the_leader() -> None:
    match = bestiary.new("kuhhandel", 4, 3)
    assert not match.lapse
    match.play(0, {"type": "auction"})
    match.play(2, {"type": "bid", "amount": 10})
    assert [seat for seat, _ in match.lapse] == [1, 3]
    for seat, move in match.lapse:
        match.play(seat, move)
    assert not match.lapse
    assert match.actors == [0]
    assert view(match).phase == "decide"


@pytest.mark.ruling("K7")
def test_an_auction_clock_that_runs_out_without_a_bid_gives_the_card_to_the_auctioneer() -> None:
    match = bestiary.new("kuhhandel", 3, 3)
    match.play(0, {"type": "auction"})
    for seat, move in match.lapse:
        match.play(seat, move)
    assert sum(herd(match, 0).values()) == 1
