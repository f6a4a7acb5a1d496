"""Cahoots told a second time, slowly and in card names, to check the real rules against.

Nothing here is shared with the game's own code. A position is an immutable value; a move is the JSON of VOCABULARY;
a recipe is a predicate over the four top cards as (ingredient, number), made from its id as C2 words it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

INGREDIENTS = ("mandrake", "mushroom", "feather", "crystal")
DECK = tuple(f"{ingredient}-{number}" for ingredient in INGREDIENTS for number in range(1, 8) for _ in range(2))
NAMES = tuple(dict.fromkeys(DECK))
MONSTERS = {"apprentice": 15, "journeyman": 18, "master": 21, "expert": 24}  # C3; three fewer where four play

Move = Mapping[str, Any]
Cards = tuple[str, ...]
Top = tuple[str, int]
Tops = Sequence[Top]
Recipe = Callable[[Tops], bool]


def numbers(tops: Tops) -> list[int]:
    return [number for _, number in tops]


def bowls_of(tops: Tops, ingredient: str) -> list[int]:
    return [bowl for bowl in range(4) if tops[bowl][0] == ingredient]


def total(tops: Tops, ingredient: str) -> int:
    return sum(number for what, number in tops if what == ingredient)


def present(tops: Tops, *ingredients: str) -> bool:
    return all(bowls_of(tops, ingredient) for ingredient in ingredients)


def sum_is(ingredient: str, wanted: int) -> Recipe:
    return lambda tops: present(tops, ingredient) and total(tops, ingredient) == wanted


def total_is(wanted: int) -> Recipe:
    return lambda tops: sum(numbers(tops)) == wanted


def half(one: str, other: str) -> Recipe:
    return lambda tops: present(tops, one, other) and total(tops, one) * 2 == total(tops, other)


def equal(one: str, other: str) -> Recipe:
    return lambda tops: present(tops, one, other) and total(tops, one) == total(tops, other)


def adjacent(ingredient: str) -> Recipe:
    return lambda tops: bowls_of(tops, ingredient) in ([0, 1], [1, 2], [2, 3])


def apart(ingredient: str) -> Recipe:
    return lambda tops: bowls_of(tops, ingredient) in ([0, 2], [0, 3], [1, 3])


def three(ingredient: str) -> Recipe:
    return lambda tops: len(bowls_of(tops, ingredient)) == 3


def only(one: str, other: str) -> Recipe:
    return lambda tops: {ingredient for ingredient, _ in tops} == {one, other}


def different_numbers(tops: Tops) -> bool:
    return len(set(numbers(tops))) == 4


def different_ingredients(tops: Tops) -> bool:
    return {ingredient for ingredient, _ in tops} == set(INGREDIENTS)


def alternating_parity(tops: Tops) -> bool:
    return [number % 2 for number in numbers(tops)] in ([0, 1, 0, 1], [1, 0, 1, 0])


def three_ascending(tops: Tops) -> bool:
    a, b, c, d = numbers(tops)
    return (a + 2, b + 1) == (c, c) or (b + 2, c + 1) == (d, d)


def four_consecutive(tops: Tops) -> bool:
    return sorted(numbers(tops)) in ([1, 2, 3, 4], [2, 3, 4, 5], [3, 4, 5, 6], [4, 5, 6, 7])


RECIPES: dict[str, Recipe] = {
    **{f"sum-crystal-{n}": sum_is("crystal", n) for n in (4, 6, 10)},
    **{f"sum-mushroom-{n}": sum_is("mushroom", n) for n in (2, 6, 7)},
    **{f"sum-feather-{n}": sum_is("feather", n) for n in (2, 9, 11)},
    **{f"sum-mandrake-{n}": sum_is("mandrake", n) for n in (3, 9)},
    **{f"total-{n}": total_is(n) for n in (10, 15, 18, 20)},
    "half-crystal-mandrake": half("crystal", "mandrake"),
    "half-mushroom-feather": half("mushroom", "feather"),
    "half-mandrake-mushroom": half("mandrake", "mushroom"),
    "half-feather-crystal": half("feather", "crystal"),
    "equal-crystal-feather": equal("crystal", "feather"),
    "equal-mushroom-feather": equal("mushroom", "feather"),
    "equal-mandrake-crystal": equal("mandrake", "crystal"),
    "equal-mushroom-mandrake": equal("mushroom", "mandrake"),
    **{f"adjacent-{ingredient}": adjacent(ingredient) for ingredient in INGREDIENTS},
    **{f"apart-{ingredient}": apart(ingredient) for ingredient in INGREDIENTS},
    **{f"three-{ingredient}": three(ingredient) for ingredient in INGREDIENTS},
    "only-mushroom-crystal": only("mushroom", "crystal"),
    "only-crystal-mandrake": only("crystal", "mandrake"),
    "only-mandrake-feather": only("mandrake", "feather"),
    "only-mushroom-feather": only("mushroom", "feather"),
    "all-below-4": lambda tops: max(numbers(tops)) < 4,
    "all-above-4": lambda tops: min(numbers(tops)) > 4,
    "same-number": lambda tops: len(set(numbers(tops))) == 1,
    "different-numbers": different_numbers,
    "different-ingredients": different_ingredients,
    "different-both": lambda tops: different_numbers(tops) and different_ingredients(tops),
    "all-even": lambda tops: set(numbers(tops)) <= {2, 4, 6},
    "all-odd": lambda tops: set(numbers(tops)) <= {1, 3, 5, 7},
    "alternating-parity": alternating_parity,
    "three-ascending": three_ascending,
    "four-consecutive": four_consecutive,
}


@dataclass(frozen=True)
class House:
    speed: bool
    talk: str
    open_hands: bool


@dataclass(frozen=True)
class Position:
    house: House
    hands: tuple[Cards, ...]
    bowls: tuple[Cards, ...]  # each with its top last
    draw: Cards  # its top first
    goals: tuple[str | None, ...]  # four places; None where no monster is left to fill one
    monsters: Cards  # still face down, the next one first
    turn: int  # whose turn it is, where there are turns
    happy: tuple[str | None, ...] = ()  # the monsters with their elixir, in order: each was turned up before all
    end: str | None = None  # "won" or "lost"
    last: tuple[object, ...] = ()  # the last move, card or signal, which is made before all


def start(players: int, options: Mapping[str, Any], deals: Sequence[Sequence[str]]) -> Position:
    cards, recipes = deals
    assert Counter(cards) == Counter(DECK)
    assert sorted(recipes) == sorted(RECIPES)
    count = MONSTERS[options.get("level", "apprentice")] - (3 if players == 4 else 0)
    blocks = [tuple(cards[4 * i : 4 * i + 4]) for i in range(players + 1)]
    house = House(bool(options.get("speed", False)), str(options.get("talk", "signals")), bool(options.get("open_hands", False)))
    return judged(
        Position(
            house=house,
            hands=tuple(tuple(sorted(hand)) for hand in blocks[:players]),
            bowls=tuple((card,) for card in blocks[players]),
            draw=tuple(cards[4 * players + 4 :]),
            goals=tuple(recipes[:4]),
            monsters=tuple(recipes[4:count]),
            turn=0,
        )
    )


@cache
def top(card: str) -> Top:
    ingredient, number = card.split("-")
    return ingredient, int(number)


def judged(pos: Position) -> Position:
    """C4: met goals make way until none is met; then the win, then the loss."""
    tops = [top(bowl[-1]) for bowl in pos.bowls]
    while met := [place for place, goal in enumerate(pos.goals) if goal and RECIPES[goal](tops)]:
        place = met[0]
        goals = (*pos.goals[:place], pos.monsters[0] if pos.monsters else None, *pos.goals[place + 1 :])
        pos = replace(pos, goals=goals, monsters=pos.monsters[1:], happy=(*pos.happy, pos.goals[place]))
    if not any(pos.goals):
        return replace(pos, end="won")
    if not any(moves(pos, seat) for seat in actors(pos)):
        return replace(pos, end="lost")
    return pos


def actors(pos: Position) -> list[int]:
    """C5: with speed everybody who holds cards, otherwise whose turn it is."""
    if pos.end:
        return []
    return [seat for seat, hand in enumerate(pos.hands) if hand] if pos.house.speed else [pos.turn]


def turn(pos: Position) -> int | None:
    """Whom a program asks: with speed seat by seat, of those who can play."""
    order = [(pos.turn + k) % len(pos.hands) for k in range(len(pos.hands))]
    return next((seat for seat in order if moves(pos, seat)), None)


def over(pos: Position) -> bool:
    return pos.end is not None


def scores(pos: Position) -> list[int]:
    return [int(pos.end == "won") for _ in pos.hands]


def moves(pos: Position, seat: int) -> list[Move]:
    """Every card on every bowl, as far as C1 lets it."""
    if seat not in actors(pos):
        return []
    held = [card for card in NAMES if card in pos.hands[seat]]
    return [{"type": "play", "card": card, "pile": pile} for card in held for pile in range(4) if fits(card, pos.bowls[pile][-1])]


@cache
def fits(card: str, other: str) -> bool:
    return any(mine == there for mine, there in zip(top(card), top(other), strict=True))


def signals() -> Iterator[Move]:
    """Every signal that has the form of one (C6)."""
    for what in ("avoid", "can_play", "want_play"):
        for pile in range(4):
            yield {"type": "say", "what": what, "pile": pile}
    for what in ("can_help", "next_goal"):
        for goal in RECIPES:
            yield {"type": "say", "what": what, "goal": goal}


def may_say(pos: Position, move: Move) -> bool:
    """Anybody, at any time before the end, about a bowl or about a monster that lies open."""
    return not over(pos) and pos.house.talk != "silent" and ("pile" in move or move["goal"] in pos.goals)


def may_time_up(pos: Position) -> bool:
    return pos.house.speed and not over(pos)


def allowed(pos: Position, seat: int | None, move: Move) -> bool:
    """The clock has no seat; all else is done by one."""
    if seat is None:
        return move["type"] == "time_up" and may_time_up(pos)
    return may_say(pos, move) if move["type"] == "say" else move in moves(pos, seat)


def apply(pos: Position, seat: int | None, move: Move) -> Position:
    assert allowed(pos, seat, move)
    pos = replace(pos, last=(seat, *sorted(move.items())))
    if seat is None:
        return replace(pos, end="lost")
    if move["type"] == "say":
        return pos
    hand = list(pos.hands[seat])
    hand.remove(move["card"])
    bowls = tuple((*bowl, move["card"]) if pile == move["pile"] else bowl for pile, bowl in enumerate(pos.bowls))
    new = tuple(sorted((*hand, *pos.draw[:1])))
    hands = (*pos.hands[:seat], new, *pos.hands[seat + 1 :])
    return judged(replace(pos, hands=hands, bowls=bowls, draw=pos.draw[1:], turn=(seat + 1) % len(pos.hands)))


def sees(pos: Position, viewer: int | None) -> tuple[object, ...]:
    """What a viewer may see: the piles to their bottom (C6), every monster turned up, sizes, his own hand or, if open (C5), every hand."""
    hands = tuple(hand if pos.house.open_hands or seat == viewer else len(hand) for seat, hand in enumerate(pos.hands))
    return (pos.last, hands, pos.bowls, len(pos.draw), pos.goals, pos.happy, len(pos.monsters), tuple(actors(pos)), pos.end)
