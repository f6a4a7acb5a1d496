"""Kuhhandel against a naive model of its sheets, which was written from them and the rulings alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from random import Random

import msgspec
import pytest

import bestiary
from bestiary.match.describe import tag
from tests.naive import kuhhandel
from tests.naive.compare import Json, Ply, Table, Watch, everything, histories, lockstep, menu, side_by_side
from tests.naive.kuhhandel import Answering, Bidding, Choosing, Deciding, Offering, Paying, Position
from tests.support import dealt

HOUSE_RULES = [{"offer_size": size, "trade_reveal": reveal} for size, reveal in product(("hidden", "shown"), ("private", "public"))]
BANKRUPT = [{"bankrupt": then} for then in ("restart", "continue")]
DECK = [animal for animal in kuhhandel.VALUES for _ in range(4)]
LONG_MENU = 200

Script = list[Ply]


# ---- random games -------------------------------------------------------------------------------------------------------------------


def compare_moves(table: Table[Position], seat: int, rng: Random) -> None:
    """The same menu; of a long one in a trade the same length, and samples of each in the other."""
    pos, theirs = table.pos, table.match.legal_moves(seat)
    size = kuhhandel.offers(pos, seat)
    if seat not in kuhhandel.actors(pos) or not isinstance(pos.stage, Offering | Answering) or size <= LONG_MENU:
        assert menu(theirs) == menu(kuhhandel.moves(pos, seat))
        return
    assert len(theirs) == size
    for move in [theirs[rng.randrange(size)] for _ in range(4)]:
        assert kuhhandel.allowed(pos, seat, msgspec.to_builtins(move))
    for move in [likely(pos, seat, rng) for _ in range(4)]:
        table.ask(seat, move)


def some_cards(purse: Iterable[int], share: float, rng: Random) -> list[int]:
    return [card for card in purse if rng.random() < share]


def likely(pos: Position, seat: int, rng: Random) -> Json:
    """A move of the form asked for, such that a game gets on: auctions do not climb for ever, few cards are offered."""
    match pos.stage:
        case Bidding(bid=last):
            highest = kuhhandel.ceiling(pos)
            if last == highest or rng.random() < 0.6:
                return {"type": "pass"}
            steps = (highest - last) // 10
            return {"type": "bid", "amount": last + 10 * rng.randint(1, steps if rng.random() < 0.1 else min(steps, 5))}
        case Offering():
            return {"type": "offer", "cards": some_cards(pos.purses[seat], 0.3, rng)}
        case Answering():
            cards = some_cards(pos.purses[seat], 0.3, rng)
            return {"type": "counter", "cards": cards} if cards and rng.random() < 0.8 else {"type": "accept"}
        case Choosing() if pos.deck and rng.random() < 0.5:
            return {"type": "auction"}
        case _:
            return rng.choice(kuhhandel.moves(pos, seat))


def wild(pos: Position, rng: Random) -> Json:
    """A move of any form, most of them not allowed now; where the moment suits, close to the border of what is."""
    last = pos.stage.bid if isinstance(pos.stage, Bidding | Deciding) else 0
    cards = some_cards(rng.choice(pos.purses), rng.random(), rng) + rng.choice([[], [], [0], [10], [50], [20]])
    rng.shuffle(cards)
    forms: list[Json] = [
        *({"type": name} for name in ("auction", "pass", "buy", "sell", "accept")),
        {"type": "trade", "partner": rng.randrange(7), "animal": rng.choice(DECK)},
        {"type": "bid", "amount": last + rng.choice([-10, 0, 1, 5, 10, 15, 20])},
        {"type": "bid", "amount": kuhhandel.ceiling(pos) + rng.choice([-10, -5, 0, 5, 10])},
    ]
    by_cards: list[Json] = [{"type": name, "cards": cards} for name in ("pay", "offer", "counter")]
    return rng.choice(by_cards if isinstance(pos.stage, Paying | Offering | Answering) else forms + by_cards)


def any_actor(pos: Position, rng: Random) -> Ply:
    seat = rng.choice(kuhhandel.actors(pos))
    return seat, likely(pos, seat, rng)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", HOUSE_RULES, ids=lambda options: "-".join(options.values()))
def test_random_games_go_alike_to_the_end(players: int, options: Mapping[str, str]) -> None:
    rng = Random(f"{players}{options}")
    for _ in range(2):
        match = bestiary.new("kuhhandel", players=players, seed=rng.getrandbits(64), options=options)
        for made, table in enumerate(lockstep(side_by_side(kuhhandel, match, options), any_actor, rng)):
            assert made < 2000
            for seat in range(players):
                compare_moves(table, seat, rng)
            for _ in range(3):
                table.ask(rng.randrange(players), wild(table.pos, rng))


def reckless(pos: Position, rng: Random) -> Ply:
    """Bids far above anybody's means, and sales: many go bankrupt."""
    seat = rng.choice(kuhhandel.actors(pos))
    match pos.stage:
        case Bidding(bid=last) if rng.random() < 0.6 and last < kuhhandel.ceiling(pos):
            steps = (kuhhandel.ceiling(pos) - last) // 10
            return seat, {"type": "bid", "amount": last + 10 * rng.randint(1, min(steps, rng.choice([2, 10])))}
        case Deciding():
            return seat, {"type": "sell"}
        case _:
            return seat, likely(pos, seat, rng)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", BANKRUPT, ids=lambda options: options["bankrupt"])
def test_games_full_of_bankrupts_go_alike(players: int, options: Mapping[str, str]) -> None:
    rng = Random(players)
    most, stood, decided = 0, 0, 0
    for _ in range(3):
        match = bestiary.new("kuhhandel", players=players, seed=rng.getrandbits(64), options=options)
        for made, table in enumerate(lockstep(side_by_side(kuhhandel, match, options), reckless, rng)):
            assert made < 3000
            stage = table.pos.stage
            if isinstance(stage, Bidding | Deciding):
                for seat in range(players):
                    compare_moves(table, seat, rng)
                most = max(most, len(stage.barred))
                if table.match.events()[-1:] and "bankrupt_shown" in map(tag, table.match.events()):
                    stood += stage.leader is not None
                    decided += isinstance(stage, Deciding)
    assert most >= players - 2
    assert (stood > 5, decided > 0) == (options["bankrupt"] == "continue",) * 2


# ---- scripts ------------------------------------------------------------------------------------------------------------------------

AUCTION, PASS, BUY, SELL, ACCEPT = ({"type": name} for name in ("auction", "pass", "buy", "sell", "accept"))


def begun(players: int, first: Sequence[str], options: Mapping[str, str] | None = None, watch: Watch | None = None) -> Table[Position]:
    """A match whose deck begins so, and the model of it."""
    return side_by_side(kuhhandel, dealt("kuhhandel", players, first, options=options), options, watch)


def free(players: int, seat: int) -> Script:
    """The seat auctions a card, and nobody wants it."""
    return [(seat, AUCTION), *((other, PASS) for other in range(players) if other != seat)]


def given(seat: int, partner: int, animal: str, cards: Sequence[int]) -> Script:
    """The seat trades for an animal, and its offer is accepted."""
    return [
        (seat, {"type": "trade", "partner": partner, "animal": animal}),
        (seat, {"type": "offer", "cards": [*cards]}),
        (partner, ACCEPT),
    ]


def sold(players: int, seat: int, leader: int, amount: int, cards: Sequence[int]) -> Script:
    """The seat auctions a card, one other bids, and the card is sold to him."""
    others = [other for other in range(players) if other not in (seat, leader)]
    bid, pay = {"type": "bid", "amount": amount}, {"type": "pay", "cards": [*cards]}
    return [(seat, AUCTION), (leader, bid), *((other, PASS) for other in others), (seat, SELL), (leader, pay)]


def carousel(table: Table[Position], turns: int = 1000, animals: Sequence[str] = ("rooster",)) -> tuple[int, Table[Position]]:
    """Everyone takes one of two cards from another, for nothing, and leaves him one; how many turns that goes."""
    made = 0
    while not table.match.over and made < turns:
        pos, seat = table.pos, table.pos.active
        trade = next(
            move
            for move in kuhhandel.moves(pos, seat)
            if move.get("animal") in animals and (count(pos, seat, move), count(pos, move["partner"], move)) == (1, 2)
        )
        table = table.through(given(seat, trade["partner"], trade["animal"], []))
        made += 1
    return made, table


def count(pos: Position, seat: int, trade: Json) -> int:
    return pos.herds[seat].count(trade["animal"])


def test_a_hundred_trades_that_complete_nothing_end_a_game_with_cards_in_the_deck() -> None:
    table = begun(3, ["rooster"] * 4).through([*free(3, 0), *free(3, 1), *free(3, 2), *free(3, 0)])
    turns, table = carousel(table)
    assert turns == 100
    assert len(table.pos.deck) == 36


def test_an_auction_begins_the_count_of_a_hundred_anew() -> None:
    table = begun(3, ["rooster"] * 4).through([*free(3, 0), *free(3, 1), *free(3, 2), *free(3, 0)])
    _, table = carousel(table, 99)
    table = table.through(free(3, table.pos.active))
    assert carousel(table)[0] == 100


def test_a_completed_quartet_begins_the_count_of_a_hundred_anew() -> None:
    table = begun(3, ["rooster"] * 4 + ["goose"] * 4)
    for turn in range(8):
        table = table.through(free(3, turn % 3))
    _, table = carousel(table, 95)
    while table.pos.herds[1].count("goose") < 4:
        if table.pos.active == 1:
            partner = 2 if "goose" in table.pos.herds[2] else 0
            table = table.through(given(1, partner, "goose", []))
        else:
            _, table = carousel(table, 1)
    assert table.pos.fruitless == 0
    turns, table = carousel(table)
    assert turns == 100
    assert table.match.scores == [0, 40, 0]


def test_who_is_skipped_takes_no_turn_on_the_way_to_a_hundred() -> None:
    """Seat 3 of four sells all its cards, so that with the deck empty it has nothing to trade; the others trade in a circle."""
    table = begun(4, DECK)
    for turn in range(40):
        seat, to = turn % 4, turn // 4 % 3
        table = table.through(free(4, seat) if seat != 3 else sold(4, 3, to, 10, [10]))
    assert table.pos.herds[3] == ()
    turns, table = carousel(table, animals=DECK)
    assert turns == 100
    assert table.match.scores == [0, 0, 0, 0]


# ---- every history of a small tree --------------------------------------------------------------------------------------------------


def cheap(table: Table[Position]) -> list[Ply]:
    """Bids of 10 and 20, and one that nobody can pay."""
    return [(seat, move) for seat, move in everything(table) if move["type"] != "bid" or move["amount"] in (10, 20, 150)]


def test_as_many_histories_of_an_auction_as_in_the_model() -> None:
    assert histories(begun(3, ["donkey", "goose"]), 8, cheap) == [1, 8, 20, 30, 58, 102, 276, 660]


def sold_dear(table: Table[Position]) -> list[Ply]:
    """The auctioneer sells whatever is bid, and nobody pays but with the first payment of the list."""
    plies = cheap(table)
    return [(seat, move) for seat, move in plies if move["type"] not in ("buy", "trade")][: 1 if plies[0][1]["type"] == "pay" else None]


@pytest.mark.parametrize(
    ("options", "counts"),
    [(BANKRUPT[0], [1, 8, 20, 22, 48, 84, 178, 444, 758]), (BANKRUPT[1], [1, 8, 20, 22, 48, 72, 160, 398, 626])],
    ids=["restart", "continue"],
)
def test_as_many_histories_of_an_auction_with_bankrupts_as_in_the_model(options: Mapping[str, str], counts: list[int]) -> None:
    assert histories(begun(3, ["goose", "goose"], options), 9, sold_dear) == counts


DONKEYS = ["donkey", "donkey", "goose", "donkey"]


def rich(cards: Sequence[int]) -> Script:
    """Three donkeys and a goose go for nothing; then seat 1 gives that much of its money to seat 0 for a donkey."""
    return [*free(3, 0), *free(3, 1), *free(3, 2), *free(3, 0), *given(1, 0, "donkey", cards)]


@pytest.mark.parametrize(
    ("amount", "ways"),
    [(10, 2), (20, 4), (30, 4), (50, 2), (60, 2), (70, 4), (100, 4), (120, 4), (130, 4), (210, 4), (220, 4), (310, 4), (410, 2)],
)
def test_as_many_ways_to_pay_as_in_the_model(amount: int, ways: int) -> None:
    """Seat 1 with 0, 10, 50, 50, 100, 200 leads; seat 2 with 0, 0, 10, 10, 10, 10, 50, 50, 100, 200 buys from it or sells to it."""
    script = [*rich([0, 10, 10, 10]), (2, AUCTION), (1, {"type": "bid", "amount": amount}), (0, PASS)]
    assert histories(begun(3, DONKEYS).through(script), 2) == [2, ways]


def poor(first: Sequence[int], second: Sequence[int]) -> Script:
    """Seats 0 and 1 give seat 2 that much of their money; seat 0 then has two roosters and seat 1 one."""
    return [
        *(step for seat in (0, 1, 2) for step in free(3, seat)),
        *given(0, 2, "rooster", first),
        *(step for seat in (1, 2, 0) for step in free(3, seat)),
        *given(1, 2, "goose", second),
        *free(3, 2),
    ]


POOR = ["rooster", "rooster", "rooster", "goose", "goose", "cat", "dog"]


def one_trade(table: Table[Position]) -> list[Ply]:
    plies = everything(table)
    return [(seat, move) for seat, move in plies if move["type"] not in ("auction", "trade") or move.get("animal") == "rooster"]


def test_as_many_histories_of_a_trade_as_in_the_model() -> None:
    """One trade from the call to the end of its second round; one has 0, 10, 10, the other 0, 10, 50."""
    table = begun(3, POOR).through(poor([0, 10, 10, 50], [0, 10, 10, 10]))
    assert histories(table, 5, one_trade) == [1, 6, 48, 67, 388]


# ---- what a seat can tell apart -----------------------------------------------------------------------------------------------------


def short_trade(table: Table[Position]) -> list[Ply]:
    """One trade; in its second round at most one card is laid."""
    second = isinstance(table.pos.stage, Offering | Answering) and table.pos.stage.again
    return [(seat, move) for seat, move in one_trade(table) if not (second and len(move.get("cards", [])) > 1)]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (HOUSE_RULES[0], {0: 669, 1: 659, 2: 84, None: 40}),
        (HOUSE_RULES[1], {0: 669, 1: 659, 2: 601, None: 384}),
        (HOUSE_RULES[2], {0: 786, 1: 689, 2: 413, None: 199}),
        (HOUSE_RULES[3], {0: 786, 1: 689, 2: 804, None: 503}),
    ],
    ids=["-".join(options.values()) for options in HOUSE_RULES],
)
def test_a_seat_tells_apart_in_a_trade_what_the_model_lets_it_tell_apart(
    options: Mapping[str, str], expected: Mapping[int | None, int]
) -> None:
    """Every offer, answer, exchange and second round of a trade between seats 0 and 1, each with a few cards, seat 2 looking on.

    The tables differ in what seats 0 and 1 gave to seat 2 in earlier trades and in the order of the cards left in the deck.
    `Watch` says what is compared.
    """
    gifts = [([0, 10, 10, 50], [0, 10, 10, 10]), ([0, 10, 10, 10], [0, 10, 10, 10]), ([0, 10, 10, 50], [10, 10, 10, 50])]
    decks = [POOR, [*POOR, "horse", "cow"]]
    watch = Watch()
    for deck, gift in product(decks, gifts):
        histories(begun(3, deck, options, watch).through(poor(*gift)), 5, short_trade)
    assert watch.assert_sorted_alike() == expected


def one_sale(table: Table[Position]) -> list[Ply]:
    """Seat 2 auctions; seat 1 bids what it can pay or what it cannot, seat 0 little; no trade."""

    def walked(seat: int | None, move: Json) -> bool:
        if move["type"] == "bid":
            return move["amount"] in ((20, 60, 500) if seat == 1 else (10,))
        return move["type"] != "trade"

    return [ply for ply in everything(table) if walked(*ply)]


@pytest.mark.parametrize(
    ("options", "expected"),
    [(HOUSE_RULES[0], {0: 999, 1: 1052, 2: 341, None: 306}), (HOUSE_RULES[3], {0: 1001, 1: 1052, 2: 830, None: 770})],
    ids=["hidden-private", "shown-public"],
)
def test_a_seat_tells_apart_in_a_sale_what_the_model_lets_it_tell_apart(
    options: Mapping[str, str], expected: Mapping[int | None, int]
) -> None:
    """Every auction of one card with few bids, up to the payment and the turn after it; a bankrupt's display is among them.

    The tables differ in what seat 1 gave to seat 0 in an earlier trade, and in the card that comes up.
    `Watch` says what is compared.
    """
    gifts = [[0, 10, 10, 10], [0, 0, 10, 10], [10, 10, 10], [50]]
    decks = [DONKEYS, [*DONKEYS, "donkey"]]
    watch = Watch()
    for deck, gift in product(decks, gifts):
        histories(begun(3, deck, options, watch).through(rich(gift)), 6, one_sale)
    assert watch.assert_sorted_alike() == expected
