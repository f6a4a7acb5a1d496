"""What holds in every game: G1–G4."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import bestiary
from bestiary import GAMES, IllegalMove, Match
from tests.support import play_random

each_game = pytest.mark.parametrize("game", GAMES)


def refusal(match: Match, seat: Any, move: Any) -> IllegalMove:
    before, record = match.state, match.record()
    with pytest.raises(IllegalMove) as error:
        match.play(seat, move)
    assert match.state == before
    assert match.record() == record
    assert not match.is_legal(seat, move)
    return error.value


@each_game
@pytest.mark.ruling("G1")
def test_only_a_seat_that_may_act_now_acts(game: str) -> None:
    match = bestiary.new(game, GAMES[game].players[-1], 1)
    rng = Random(1)
    for _ in range(40):
        seat = match.turn
        if match.over or seat is None:
            break
        move = rng.choice(match.legal_moves(seat))
        for other in (p for p in range(match.players) if p not in match.actors):
            assert refusal(match, other, move).rule == "G1"
        for nobody in (-1, match.players, 99, None, True, "0", 1.0):
            assert refusal(match, nobody, move).rule == "G1"
        match.play(seat, move)


@pytest.mark.ruling("G2")
@pytest.mark.parametrize(
    ("game", "moves", "wrong"),
    [
        ("nullern", [(0, {"type": "bid", "tricks": 0}), (1, {"type": "bid", "tricks": 0})], {"type": "play", "card": None}),
        ("kakerlakenpoker", [], {"type": "pass", "to": 1, "card": None, "claim": "rat"}),
        ("cahoots", [], {"type": "play", "card": None, "pile": 0}),
    ],
)
def test_what_is_played_is_held(game: str, moves: list[tuple[int, dict[str, Any]]], wrong: dict[str, Any]) -> None:
    match = bestiary.new(game, 2, 3)
    for seat, move in moves:
        match.play(seat, move)
    seat = match.turn
    assert seat is not None
    hand = match.view(seat).hand  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownVariableType]
    absent = next(card for card in GAMES[game].decks[0] if card not in hand)
    assert refusal(match, seat, {**wrong, "card": absent}).rule == "G2"


@pytest.mark.ruling("G2")
def test_what_is_paid_or_offered_is_held() -> None:
    match = bestiary.new("kuhhandel", 3, 3)
    match.play(0, {"type": "auction"})
    match.play(1, {"type": "bid", "amount": 10})
    match.play(2, {"type": "pass"})
    match.play(0, {"type": "sell"})
    assert refusal(match, 1, {"type": "pay", "cards": [500]}).rule == "G2"


@each_game
@pytest.mark.ruling("G3")
def test_nothing_is_played_after_the_end(game: str) -> None:
    match = bestiary.new(game, GAMES[game].players[0], 2)
    play_random(match, Random(2))
    seat, move = match.moves[-1]
    assert match.turn is None
    assert match.actors == []
    assert refusal(match, seat, move).rule == "G3"
    assert all(list(match.legal_moves(p)) == [] for p in range(match.players))


@each_game
@pytest.mark.ruling("G4")
@pytest.mark.parametrize(
    "move",
    [
        {}, {"type": "fly"}, {"type": None}, {"tricks": 1}, [], "bid", None, 7, {1: 2}, {"type": float("nan")},
        {"type": "bid", "tricks": 1.5}, {"type": "bid", "tricks": True}, {"type": "bid", "tricks": "1"},
        {"type": "bid", "tricks": 1, "extra": 2}, {"type": "play", "card": "R21"}, {"type": "play", "card": 3},
        {"type": "bid", "amount": 10.0}, {"type": "pay", "cards": [15]}, {"type": "pass", "to": "1", "claim": "rat"},
    ],
)  # fmt: skip
def test_a_move_has_its_form(game: str, move: Any) -> None:
    match = bestiary.new(game, GAMES[game].players[0], 1)
    assert match.turn is not None
    assert refusal(match, match.turn, move).rule == "G4"


@each_game
def test_a_refusal_is_a_sentence_in_every_language(game: str) -> None:
    match = bestiary.new(game, GAMES[game].players[0], 1)
    error = refusal(match, 99, match.legal_moves(0)[0])
    sentences = {error.sentence(language) for language in ("en", "ru", "fr", "de")}
    assert len(sentences) == 4
    assert str(error) == f"G1: {error.sentence()}"


def test_a_table_that_cannot_be_is_refused_with_what_could() -> None:
    for wrong, told in (
        (lambda: bestiary.new("chess", 2), "kuhhandel, kakerlakenpoker, cahoots, nullern"),
        (lambda: bestiary.new("nullern", 8), "2 to 7"),
        (lambda: bestiary.new("nullern", 2, options={"speed": True}), "peak"),
        (lambda: bestiary.new("nullern", 2, seed="xyz"), "64 hex digits"),
        (lambda: bestiary.new("nullern", 2, seed=-1), "whole number"),
        (lambda: bestiary.new("nullern", 2, entropy=[b"1"]), "one byte string a seat"),
        (lambda: bestiary.new("nullern", 2, seats=[]), "0 seats"),
        (lambda: bestiary.new("nullern", 2, 1).view(2), "seats 0 to 1"),
    ):
        with pytest.raises(ValueError, match=told):
            wrong()
