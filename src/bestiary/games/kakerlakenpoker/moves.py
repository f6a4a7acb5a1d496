"""Kakerlakenpoker's typed moves, and the one place that turns them into choices and back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import UNSET, UnsetType

from bestiary.engine.game import CardsMove, Game, Move, Refusal, Seat, every_choice, every_move, legal_choices
from bestiary.engine.lazy import Lazy
from bestiary.engine.state import State
from bestiary.games.kakerlakenpoker import rules
from bestiary.games.kakerlakenpoker.cards import CARDS, CLAIM_OF, CLAIMS, TYPE_OF, Card, Claim


class Pass(Move, frozen=True, kw_only=True, tag="pass"):
    """From the hand with a card, onward without."""

    to: Seat
    card: Card | UnsetType = UNSET
    claim: Claim


class Believe(Move, frozen=True, tag="believe"):
    pass


class Doubt(Move, frozen=True, tag="doubt"):
    pass


class Peek(Move, frozen=True, tag="peek"):
    pass


class Lay(CardsMove, frozen=True, tag="lay"):
    """One card of the kind last named, or any two; their order says nothing."""

    cards: tuple[Card, ...]


KakerlakenpokerMove = Pass | Believe | Doubt | Peek | Lay


def choices(state: State, seat: int, move: KakerlakenpokerMove) -> list[int]:
    match move:
        case Pass():
            return passing(state, move)
        case Believe():
            return [rules.BELIEVE]
        case Doubt():
            return [rules.DOUBT]
        case Peek():
            return [rules.PEEK]
        case Lay(cards):
            return laying(state, seat, sorted(TYPE_OF[card] for card in cards))


def passing(state: State, move: Pass) -> list[int]:
    rest = [rules.TO0 + move.to, rules.CLAIM0 + CLAIM_OF[move.claim]]
    if move.card is UNSET:
        if state.phase == rules.START:
            raise Refusal(rules.CARD_MISSING)
        return rest
    if state.phase == rules.ONWARD:
        raise Refusal(rules.CARD_NAMED)
    return [TYPE_OF[move.card], *rest]


def laying(state: State, seat: int, types: list[int]) -> list[int]:
    path = [rules.LAY0 + card for card in types]
    if state.phase != rules.LAY:
        return path or [rules.STOP]
    if not 1 <= len(types) <= 2:
        raise Refusal(rules.ONE_OR_TWO)
    if any(state.hand[seat][card] < types.count(card) for card in types):
        raise Refusal(rules.NOT_HELD)
    if types[-1] >= rules.JOKER:
        return path[-1:]  # refused
    if len(types) == 1 and rules.ordinary(state, seat) > 1:
        path.append(rules.STOP)
    return path


def move(state: State, seat: int, path: Sequence[int]) -> KakerlakenpokerMove:
    a = path[0]
    if a < rules.TO0:
        return Pass(to=path[1] - rules.TO0, card=CARDS[a], claim=CLAIMS[path[2] - rules.CLAIM0])
    if a < rules.CLAIM0:
        return Pass(to=a - rules.TO0, claim=CLAIMS[path[1] - rules.CLAIM0])
    if a < rules.LAY0:
        return {rules.BELIEVE: Believe, rules.DOUBT: Doubt, rules.PEEK: Peek}[a]()
    return Lay(tuple(CARDS[choice - rules.LAY0] for choice in path if choice != rules.STOP))


@lru_cache(2048)
def passed(card: int, to: int, claim: int) -> Pass:
    """A card of the hand, or with -1 the one that was passed before."""
    return Pass(to=to, card=UNSET if card < 0 else CARDS[card], claim=CLAIMS[claim])


class Passes(Lazy[KakerlakenpokerMove]):
    """Each card to the same seats with the same claims."""

    def __init__(self, cards: Sequence[int], seats: Sequence[int], claims: Sequence[int]) -> None:
        self.cards, self.seats, self.claims = cards, seats, claims
        self.more = len(cards) * len(seats) * len(claims)

    def work_out(self, number: int) -> KakerlakenpokerMove:
        number, claim = divmod(number, len(self.claims))
        card, seat = divmod(number, len(self.seats))
        return passed(self.cards[card], self.seats[seat], self.claims[claim])


def legal_moves(game: Game[KakerlakenpokerMove, Any, Any], state: State, seat: int) -> Sequence[KakerlakenpokerMove]:
    """Every legal move of a seat."""
    if state.phase == rules.ANSWER:
        return every_choice(game, state, seat)
    if seat != state.mover or state.phase not in (rules.START, rules.ONWARD):
        return every_move(game, state, seat)
    steps: list[list[int]] = []
    after = state.copy()
    while not steps or rules.midway(after):
        steps.append(legal_choices(game.rules, after, seat))
        rules.step(after, seat, steps[-1][0])
    *cards, seats, claims = steps
    return Passes(cards[0] if cards else [-1], [a - rules.TO0 for a in seats], [a - rules.CLAIM0 for a in claims])
