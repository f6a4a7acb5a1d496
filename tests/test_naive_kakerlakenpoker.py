"""Kakerlakenpoker Royal against a model of its sheet that was written from the sheet and the rulings alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random

import pytest

import bestiary
from tests.naive import kakerlakenpoker as naive
from tests.naive.compare import Ply, Table, Watch, everything, family, histories, lockstep, play_flock, side_by_side
from tests.naive.kakerlakenpoker import KINGS, SPECIALS, Answers, Owes, PassesOn, Position
from tests.support import dealt

EDITIONS = (1, 2)


def begun(players: int, order: Sequence[str], watch: Watch | None = None, edition: int = 2) -> Table[Position]:
    match = dealt("kakerlakenpoker", players, order, edition=edition)
    return side_by_side(naive, match, {"edition": edition}, watch)


# ---- side by side ---------------------------------------------------------------------------------------------------------------------


def danger(pos: Position) -> tuple[bool, int]:
    kinds = [Counter(card.removesuffix("-king") for card in front) for front in pos.fronts]
    return naive.over(pos), max((max(count.values()) for count in kinds if count), default=0)


def bold(pos: Position, rng: Random) -> Ply:
    return pos.stage.seat, rng.choice(naive.moves(pos, pos.stage.seat))


def cautious(pos: Position, rng: Random) -> Ply:
    """Such that the game lasts, specials and kings go round, the pile and the hands run out."""
    seat = pos.stage.seat
    moves = naive.moves(pos, seat)
    crowned = [move for move in moves if move.get("card") in (*SPECIALS, *KINGS)]
    if crowned and rng.random() < 0.5:
        moves = crowned
    return seat, min(rng.sample(moves, min(len(moves), 6)), key=lambda move: danger(naive.apply(pos, seat, move)))


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("policy", [bold, cautious])
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games_go_alike(players: int, policy: Callable[[Position, Random], Ply], edition: int) -> None:
    rng = Random(players)
    for _ in range(2):
        match = bestiary.new("kakerlakenpoker", players=players, seed=rng.getrandbits(64), edition=edition)
        for table in lockstep(side_by_side(naive, match, {"edition": edition}), policy, rng):
            table.menus()
            for candidate in rng.sample(naive.candidates(players), 3):
                table.ask(rng.randrange(players), candidate)


ENDS = {
    (1, 9): {"one card left to lay", "only specials to lay"},
    (1, 15): {"one card left to lay", "a kind too many"},
    (1, 16): {"one card left to lay", "no pile", "a kind too many"},
    (1, 97): {"one card left to lay", "no card to start with"},
    (2, 9): {"one card left to lay", "idle", "a kind too many"},
    (2, 18): {"one card left to lay", "idle", "ten idle rounds"},
    (2, 98): {"one card left to lay", "idle", "no card to start with"},
    (2, 251): {"no pile", "idle", "a kind too many"},
}


@pytest.mark.parametrize(("edition", "seed"), ENDS)
def test_games_with_rare_ends_go_alike(edition: int, seed: int) -> None:
    rng = Random(seed)
    players = 2 + seed % 5
    met: set[str] = set()
    for table in lockstep(begun(players, rng.sample(naive.DECK, len(naive.DECK)), edition=edition), cautious, rng):
        table.menus()
        met |= moments(table.pos)
    assert met == ENDS[edition, seed]


def moments(pos: Position) -> set[str]:
    """What is rare about a position."""
    hand = pos.hands[pos.stage.seat]
    if naive.over(pos):
        full = danger(pos)[1] == (5 if len(pos.hands) == 2 else 4)
        empty = "ten idle rounds" if pos.idle == 10 else "only specials to lay" if hand else "no card to start with"
        return {"a kind too many" if full else empty}
    last = isinstance(pos.stage, Owes) and sum(card in naive.ORDINARY for card in hand) == 1
    return {*(["one card left to lay"] if last else []), *([] if pos.pile else ["no pile"]), *(["idle"] if pos.idle else [])}


# ---- every history --------------------------------------------------------------------------------------------------------------------


def few(table: Table[Position]) -> list[Ply]:
    """A narrow tree: four names of cards, two claims."""
    names = {"bat", "bat-king", "joker", "blank"}
    return [
        (seat, move)
        for seat, move in everything(table)
        if {move.get("card", "bat"), *move.get("cards", ())} <= names and move.get("claim", "bat") in ("bat", "king")
    ]


def chosen(first: Mapping[int, str], seed: int) -> list[str]:
    """A shuffle with some cards at chosen places."""
    rest = list(naive.DECK)
    for card in first.values():
        rest.remove(card)
    Random(seed).shuffle(rest)
    return [first[place] if place in first else rest.pop() for place in range(len(naive.DECK))]


# Two players: the pile is 0–15, seat 0 has 16–40. Three: 0–6, 7–26, 27–45, 46–64.
TWO = chosen({0: "rat-king", 1: "blank", 16: "joker", 17: "bat-king", 18: "bat", 19: "bat", 45: "bat", 46: "toad-king"}, 1)
THREE = chosen({0: "rat-king", 1: "blank", 7: "joker", 8: "bat-king", 9: "bat", 30: "bat", 31: "bat", 50: "bat", 51: "toad-king"}, 2)


@pytest.mark.parametrize(
    ("players", "order", "keep", "counts"),
    [
        (2, TWO, everything, [72, 144, 10486]),
        (2, TWO, few, [6, 12, 32, 98, 252, 632]),
        (3, THREE, everything, [144, 432, 33492]),
        (3, THREE, few, [12, 36, 116, 416, 1232, 3336]),
    ],
)
def test_histories_are_as_many(players: int, order: list[str], keep: Callable[[Table[Position]], list[Ply]], counts: list[int]) -> None:
    assert histories(begun(players, order), len(counts), keep) == counts


# ---- what a seat can tell apart -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "order", "swaps", "depth"),
    [
        (2, TWO, [(5, 9), (6, 20), (7, 50), (21, 51), (17, 45), (1, 10)], 4),
        (3, THREE, [(2, 4), (5, 12), (33, 55), (13, 40), (51, 31), (1, 6)], 4),
    ],
)
def test_in_a_whole_tree_a_seat_tells_apart_what_it_may(players: int, order: list[str], swaps: list[tuple[int, int]], depth: int) -> None:
    """All histories of `few` moves to a depth, from deals that differ in two cards: the engine tells neither more than R8 nor less.

    `Watch` says what is compared.
    """
    watch = Watch()
    for cards in family(order, swaps):
        histories(begun(players, cards, watch), depth, few)
    watch.assert_sorted_alike()


def similar(pos: Position, ply: Ply, rng: Random) -> Ply | None:
    """The same move at another table, or one that looks the same to all who do not see the card."""
    seat, move = pos.stage.seat, ply[1]
    if ply[0] != seat or naive.over(pos):
        return None
    if "card" in move and not naive.allowed(pos, seat, move):
        move = {**move, "card": rng.choice(pos.hands[seat])}
    return (seat, move) if naive.allowed(pos, seat, move) else None


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_in_long_games_a_seat_tells_apart_what_it_may(players: int) -> None:
    """As above, over the histories of whole games that several deals of one family play alike for as long as they can."""
    watch = Watch()
    for seed in range(2):
        rng = Random(seed)
        order = rng.sample(naive.DECK, len(naive.DECK))
        swaps = [(a, b) for a, b in (rng.sample(range(1, 65), 2) for _ in range(5))]
        play_flock([begun(players, cards, watch) for cards in family(order, swaps)], cautious, similar, rng)
    watch.assert_sorted_alike()


def test_the_model_hides_a_passed_card_from_those_who_have_not_looked() -> None:
    pos = begun(3, THREE).pos
    tables = [naive.apply(pos, 0, {"type": "pass", "to": 1, "card": card, "claim": "fly"}) for card in ("joker", "bat")]
    assert [len({naive.sees(there, viewer) for there in tables}) for viewer in (0, 1, 2, None)] == [2, 1, 1, 1]
    peeked = [naive.apply(there, 1, {"type": "peek"}) for there in tables]
    assert all(isinstance(there.stage, PassesOn) for there in peeked)
    assert [len({naive.sees(there, viewer) for there in peeked}) for viewer in (0, 1, 2, None)] == [2, 2, 1, 1]
    onward = [naive.apply(there, 1, {"type": "pass", "to": 2, "claim": "rat"}) for there in peeked]
    assert all(isinstance(there.stage, Answers) for there in onward)
    assert [len({naive.sees(there, viewer) for there in onward}) for viewer in (0, 1, 2, None)] == [2, 2, 1, 1]
