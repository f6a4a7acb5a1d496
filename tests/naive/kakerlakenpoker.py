"""Kakerlakenpoker Royal told a second time, slowly and in card names, to check the real rules against.

Nothing here is shared with the game's own code. A position is an immutable value; a move is the JSON of VOCABULARY;
the legal moves are all moves of the right form that `allowed` does not refuse.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

KINDS = ("bat", "fly", "cockroach", "toad", "rat", "scorpion", "stinkbug")
KINGS = tuple(f"{kind}-king" for kind in KINDS)
SPECIALS = ("joker", "blank")
ORDINARY = (*KINDS, *KINGS)
NAMES = (*ORDINARY, *SPECIALS)
CLAIMS = (*KINDS, "king")
DECK = tuple(kind for kind in KINDS for _ in range(8)) + KINGS + SPECIALS

Move = Mapping[str, Any]
Cards = tuple[str, ...]


@dataclass(frozen=True)
class Starts:
    """The seat begins a round."""

    seat: int


@dataclass(frozen=True)
class Answers:
    """The seat has a card before it that it has not seen."""

    seat: int
    passer: int
    card: str
    claim: str
    seen: frozenset[int]


@dataclass(frozen=True)
class PassesOn:
    """The seat has peeked."""

    seat: int
    card: str
    claim: str
    seen: frozenset[int]


@dataclass(frozen=True)
class Owes:
    """The seat took specials into hand and lays for them, one after another (R6, R7)."""

    seat: int
    claim: str
    times: int


@dataclass(frozen=True)
class Lost:
    seat: int


Stage = Starts | Answers | PassesOn | Owes | Lost


@dataclass(frozen=True)
class Position:
    hands: tuple[Cards, ...]
    fronts: tuple[Cards, ...]
    pile: Cards  # its top first
    stage: Stage
    edition: int = 2
    laid: bool = False  # in this round something was laid in front of somebody
    idle: int = 0  # rounds in a row that laid nothing
    last: tuple[Stage, int, Move] | None = None  # the last move, by whom and at which stage


def start(players: int, options: Mapping[str, object], deals: Sequence[Sequence[str]]) -> Position:
    """R1. Of the edition that is named there."""
    (cards,) = deals
    edition = int(str(options.get("edition", 2)))
    assert Counter(cards) == Counter(DECK)
    pile = 16 if players == 2 else 7
    each, over = divmod(len(cards) - pile, players)
    rest = list(cards[pile:])
    hands: list[Cards] = []
    for seat in range(players):
        size = each + (1 if seat == 0 and over else 0)
        hands.append(tuple(sorted(rest[:size])))
        rest = rest[size:]
    return Position(tuple(hands), ((),) * players, (*cards[:pile], *rest), Starts(0), edition)


def actors(pos: Position) -> list[int]:
    return [] if over(pos) else [pos.stage.seat]


def turn(pos: Position) -> int | None:
    return None if over(pos) else pos.stage.seat


def over(pos: Position) -> bool:
    return isinstance(pos.stage, Lost)


def scores(pos: Position) -> list[int]:
    """R7: one loses, all others win; nobody has won before that."""
    return [int(over(pos) and seat != pos.stage.seat) for seat in range(len(pos.hands))]


@cache
def candidates(players: int) -> list[Move]:
    """Every move that has the form of one."""
    seats = range(players)
    return [
        *({"type": "pass", "to": to, "card": card, "claim": claim} for to in seats for card in NAMES for claim in CLAIMS),
        *({"type": "pass", "to": to, "claim": claim} for to in seats for claim in CLAIMS),
        *({"type": word} for word in ("believe", "doubt", "peek")),
        *({"type": "lay", "cards": list(cards)} for n in (1, 2) for cards in combinations_with_replacement(NAMES, n)),
    ]


def moves(pos: Position, seat: int) -> list[Move]:
    if seat not in actors(pos):
        return []
    return [move for move in candidates(len(pos.hands)) if allowed(pos, seat, move)]


def allowed(pos: Position, seat: int, move: Move) -> bool:
    if pos.stage.seat != seat:
        return False
    match pos.stage:
        case Starts():
            return move["type"] == "pass" and move["to"] != seat and "card" in move and move["card"] in pos.hands[seat]
        case Answers(seen=seen):
            others = set(range(len(pos.hands))) - seen - {seat}
            return move["type"] in ("believe", "doubt") or (move["type"] == "peek" and bool(others))
        case PassesOn(seen=seen):
            return move["type"] == "pass" and "card" not in move and move["to"] not in seen
        case Owes(claim=claim):
            return move["type"] == "lay" and settles(pos.hands[seat], claim, move["cards"])
        case Lost():
            return False


def settles(hand: Cards, claim: str, cards: Sequence[str]) -> bool:
    """R6: do these cards meet the duty after that claim?"""
    if Counter(cards) - Counter(hand) or set(cards) & set(SPECIALS):
        return False
    if len(cards) == 2:
        return True
    (card,) = cards
    return is_true(card, claim) or sum(held in ORDINARY for held in hand) == 1


def is_true(card: str, claim: str) -> bool:
    """R2."""
    if card == "joker":
        return claim != "king"
    if claim == "king":
        return card in KINGS
    return card in (claim, f"{claim}-king")


def apply(pos: Position, seat: int, move: Move) -> Position:
    assert allowed(pos, seat, move)
    stage = pos.stage
    pos = replace(pos, last=(stage, seat, move))
    if isinstance(stage, Starts):
        card = move["card"]
        return replace(
            without(pos, seat, card),
            stage=Answers(move["to"], seat, card, move["claim"], frozenset({seat})),
        )
    if isinstance(stage, PassesOn):
        return replace(pos, stage=Answers(move["to"], seat, stage.card, move["claim"], stage.seen))
    if isinstance(stage, Answers):
        if move["type"] == "peek":
            return replace(pos, stage=PassesOn(seat, stage.card, stage.claim, stage.seen | {seat}))
        right = is_true(stage.card, stage.claim) == (move["type"] == "believe")  # R3
        getter = stage.passer if right else seat
        return settle(comes(replace(pos, stage=Owes(getter, stage.claim, 0)), stage.card))
    assert isinstance(stage, Owes)
    pos = replace(pos, stage=replace(stage, times=stage.times - 1))
    for card in move["cards"]:
        if not over(pos):
            pos = laid(without(pos, seat, card), card)
    return settle(pos)


def without(pos: Position, seat: int, card: str) -> Position:
    hand = list(pos.hands[seat])
    hand.remove(card)
    return replace(pos, hands=changed(pos.hands, seat, tuple(hand)))


def changed(held: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    return (*held[:seat], cards, *held[seat + 1 :])


def comes(pos: Position, card: str) -> Position:
    """A card comes to the seat, from a round or from the pile: a special into the hand, any other in front (R6)."""
    if card not in SPECIALS:
        return laid(pos, card)
    assert isinstance(pos.stage, Owes)
    seat = pos.stage.seat
    hands = changed(pos.hands, seat, tuple(sorted((*pos.hands[seat], card))))
    return replace(pos, hands=hands, stage=replace(pos.stage, times=pos.stage.times + 1))


def laid(pos: Position, card: str) -> Position:
    """A card is laid in front: perhaps one too many (R7), perhaps a king, which brings another (R5)."""
    seat = pos.stage.seat
    front = (*pos.fronts[seat], card)
    pos = replace(pos, fronts=changed(pos.fronts, seat, front), laid=True)
    kinds = Counter(name.removesuffix("-king") for name in front)
    if max(kinds.values()) == (5 if len(pos.hands) == 2 else 4):
        return replace(pos, stage=Lost(seat))
    if card in KINGS and pos.pile:
        top, *rest = pos.pile
        return comes(replace(pos, pile=tuple(rest)), top)
    return pos


def settle(pos: Position) -> Position:
    """Every card has come to rest: what does the seat that got them do now? (R4, R6, R7)"""
    if over(pos):
        return pos
    assert isinstance(pos.stage, Owes)
    seat, owes = pos.stage.seat, pos.stage.times > 0
    hand = pos.hands[seat]
    if owes and not set(hand) <= set(SPECIALS):
        return pos
    if owes and pos.edition == 1:
        return replace(pos, stage=Lost(seat))
    pos = replace(pos, idle=0 if pos.laid else pos.idle + 1, laid=False)
    return replace(pos, stage=Lost(seat) if not hand or pos.idle == 10 else Starts(seat))


def sees(pos: Position, viewer: int | None) -> tuple[object, ...]:
    """What lies open to a viewer (R8): the last move, and all but hands, the pile under its top, and a card that he has not looked at."""
    stage: tuple[object, ...]
    match pos.stage:
        case Starts(seat):
            stage = ("starts", seat)
        case Answers(seat, passer, card, claim, seen):
            stage = ("answers", seat, passer, claim, tuple(sorted(seen)), card if viewer in seen else None)
        case PassesOn(seat, card, claim, seen):
            stage = ("passes on", seat, claim, tuple(sorted(seen)), card if viewer in seen else None)
        case Owes(seat, claim, times):
            stage = ("owes", seat, claim, times)
        case Lost(seat):
            stage = ("lost", seat)
    hand = None if viewer is None else pos.hands[viewer]
    fronts = tuple(tuple(sorted(front)) for front in pos.fronts)
    heard = hears(*pos.last, viewer) if pos.last else ()
    return (heard, hand, tuple(len(held) for held in pos.hands), fronts, len(pos.pile), pos.pile[:1], stage, pos.idle)


def hears(stage: Stage, seat: int, move: Move, viewer: int | None) -> tuple[object, ...]:
    """What a viewer learns from watching a move at that stage: an answer turns the card up, a pass hides it from all but the passer."""
    if move["type"] == "lay":
        return (seat, "lay", tuple(sorted(move["cards"])))
    if move["type"] == "pass":
        return (seat, "pass", move["to"], move["claim"], move.get("card") if viewer == seat else None)
    if isinstance(stage, Answers) and move["type"] != "peek":
        return (seat, move["type"], stage.card)
    return (seat, move["type"])
