"""Nullern as a reader of the sheet keeps it on paper: each round is what was dealt, bid and laid, and the rest is read off that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

Move = Mapping[str, Any]
Laid = tuple[tuple[int, str], ...]  # who laid which card, in order

CANDIDATES: tuple[Move, ...] = (  # moves of every form
    *({"type": "bid", "tricks": tricks} for tricks in range(-1, 12)),
    *({"type": "play", "card": f"{colour}{number}"} for colour in "RYGB" for number in range(1, 21)),
)


@dataclass(frozen=True)
class Round:
    number: int  # the first is 1
    hands: tuple[frozenset[str], ...]
    trump: str
    bids: tuple[tuple[int, int], ...] = ()  # who bid how many, in order
    laid: Laid = ()


@dataclass(frozen=True)
class Position:
    players: int
    peak: int
    deals: Sequence[Sequence[str]]
    rounds: tuple[Round, ...]  # the last one is being played


def start(players: int, options: Mapping[str, Any], deals: Sequence[Sequence[str]]) -> Position:
    return _next_round(Position(players, options.get("peak", 10), deals, ()))


def _next_round(pos: Position) -> Position:
    number = len(pos.rounds) + 1
    cards = list(pos.deals[number - 1])
    size = _hand_sizes(pos.peak)[number - 1]
    hands: list[frozenset[str]] = []
    for _ in range(pos.players):
        hands.append(frozenset(cards[:size]))
        cards = cards[size:]
    return replace(pos, rounds=(*pos.rounds, Round(number, tuple(hands), cards[0])))


def _hand_sizes(peak: int) -> list[int]:  # N1
    up = list(range(1, peak + 1))
    return up + up[-2::-1] + [1]


def _blind(pos: Position, told: Round) -> bool:
    return told.number == len(_hand_sizes(pos.peak))


def colour(card: str) -> str:
    return card[0]


def number(card: str) -> int:
    return int(card[1:])


def _starter(pos: Position, told: Round) -> int:  # N2
    return (told.number - 1) % pos.players


def _from(seat: int, players: int) -> list[int]:
    """Every seat once, in order of play."""
    return [(seat + k) % players for k in range(players)]


def _first_leader(pos: Position, told: Round) -> int:  # N3
    highest = max(tricks for _, tricks in told.bids)
    if highest == 0:
        return _starter(pos, told)
    return next(seat for seat, tricks in told.bids if tricks == highest)


def _tricks(pos: Position, told: Round) -> list[Laid]:
    """The tricks so far, the last perhaps not full yet."""
    if _blind(pos, told) and len(told.bids) == pos.players:  # N6
        return [tuple((seat, min(told.hands[seat])) for seat in _from(_first_leader(pos, told), pos.players))]
    return [told.laid[k : k + pos.players] for k in range(0, len(told.laid), pos.players)]


@cache
def _winner(trick: Laid, trump: str) -> int:  # N4
    trumps = [(seat, card) for seat, card in trick if colour(card) == colour(trump)]
    best = max(number(card) for _, card in trumps or trick)
    return next(seat for seat, card in trumps or trick if number(card) == best)


def _hand_left(told: Round, seat: int) -> frozenset[str]:
    return told.hands[seat] - {card for _, card in told.laid}


def _finished(pos: Position, told: Round) -> bool:
    if len(told.bids) < pos.players:
        return False
    return _blind(pos, told) or not any(_hand_left(told, seat) for seat in range(pos.players))


def over(pos: Position) -> bool:
    return len(pos.rounds) == len(_hand_sizes(pos.peak)) and _finished(pos, pos.rounds[-1])


def turn(pos: Position) -> int | None:
    if over(pos):
        return None
    now = pos.rounds[-1]
    if len(now.bids) < pos.players:
        return _from(_starter(pos, now), pos.players)[len(now.bids)]
    tricks = _tricks(pos, now)
    full = [trick for trick in tricks if len(trick) == pos.players]
    leader = _winner(full[-1], now.trump) if full else _first_leader(pos, now)
    return _from(leader, pos.players)[len(now.laid) % pos.players]


def actors(pos: Position) -> list[int]:
    seat = turn(pos)
    return [] if seat is None else [seat]


def allowed(pos: Position, seat: int, move: Move) -> bool:
    return seat in actors(pos) and _rightful(pos, seat, move)


def _rightful(pos: Position, seat: int, move: Move) -> bool:
    """May the one whose turn it is do this?"""
    now = pos.rounds[-1]
    if len(now.bids) < pos.players:
        return move["type"] == "bid" and 0 <= move["tricks"] <= len(now.hands[seat])
    if move["type"] != "play" or move["card"] not in _hand_left(now, seat):
        return False
    return not _must_follow(pos, now, seat) or colour(move["card"]) == colour(now.trump)


def _must_follow(pos: Position, now: Round, seat: int) -> bool:  # N4
    here = now.laid[len(now.laid) // pos.players * pos.players :]
    has_trump = any(colour(card) == colour(now.trump) for card in _hand_left(now, seat))
    return has_trump and bool(here) and colour(here[0][1]) == colour(now.trump)


def moves(pos: Position, seat: int) -> list[Move]:
    if seat not in actors(pos):
        return []
    return [move for move in CANDIDATES if _rightful(pos, seat, move)]


def apply(pos: Position, seat: int, move: Move) -> Position:
    now = pos.rounds[-1]
    if move["type"] == "bid":
        now = replace(now, bids=(*now.bids, (seat, move["tricks"])))
    else:
        now = replace(now, laid=(*now.laid, (seat, move["card"])))
    pos = replace(pos, rounds=(*pos.rounds[:-1], now))
    return _next_round(pos) if _finished(pos, now) and not over(pos) else pos


def scores(pos: Position) -> list[int]:
    done = [told for told in pos.rounds if _finished(pos, told)]
    return [sum(_points(pos, told, seat) for told in done) for seat in range(pos.players)]


def _points(pos: Position, told: Round, seat: int) -> int:  # N5
    taken = [_winner(trick, told.trump) for trick in _tricks(pos, told)].count(seat)
    if taken != dict(told.bids)[seat]:
        return taken - 5
    return 20 if taken == 0 else 10 + taken


def sees(pos: Position, seat: int | None) -> tuple[object, ...]:
    """All that a seat was ever shown, in order; the order of the cards in a hand says nothing. Without a seat: what everyone saw."""
    seen: list[object] = []
    for told in pos.rounds:
        blind = _blind(pos, told)
        seen += ["trump", told.trump]
        if seat is not None and not blind:
            seen += ["hand", tuple(sorted(told.hands[seat]))]
        seen += [("bid", *bid) for bid in told.bids]
        seen += [("laid", *card) for card in told.laid]
        if blind and _finished(pos, told):
            seen += [("shown", tuple(sorted(hand))) for hand in told.hands]
    return tuple(seen)
