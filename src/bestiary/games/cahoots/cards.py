"""The names of Cahoots' cards: the ingredients mandrake-1 … crystal-7, two of each, and the fifty recipes."""

from __future__ import annotations

from typing import Literal, get_args

Card = Literal[
    "mandrake-1", "mandrake-2", "mandrake-3", "mandrake-4", "mandrake-5", "mandrake-6", "mandrake-7",
    "mushroom-1", "mushroom-2", "mushroom-3", "mushroom-4", "mushroom-5", "mushroom-6", "mushroom-7",
    "feather-1", "feather-2", "feather-3", "feather-4", "feather-5", "feather-6", "feather-7",
    "crystal-1", "crystal-2", "crystal-3", "crystal-4", "crystal-5", "crystal-6", "crystal-7",
]  # fmt: skip
Recipe = Literal[
    "sum-crystal-4", "sum-crystal-6", "sum-crystal-10", "sum-mushroom-2", "sum-mushroom-6", "sum-mushroom-7",
    "sum-feather-2", "sum-feather-9", "sum-feather-11", "sum-mandrake-3", "sum-mandrake-9",
    "total-10", "total-15", "total-18", "total-20",
    "half-crystal-mandrake", "half-mushroom-feather", "half-mandrake-mushroom", "half-feather-crystal",
    "equal-crystal-feather", "equal-mushroom-feather", "equal-mandrake-crystal", "equal-mushroom-mandrake",
    "adjacent-mandrake", "adjacent-mushroom", "adjacent-feather", "adjacent-crystal",
    "apart-mandrake", "apart-mushroom", "apart-feather", "apart-crystal",
    "three-mandrake", "three-mushroom", "three-feather", "three-crystal",
    "only-mushroom-crystal", "only-crystal-mandrake", "only-mandrake-feather", "only-mushroom-feather",
    "all-below-4", "all-above-4", "same-number", "different-numbers", "different-ingredients", "different-both",
    "all-even", "all-odd", "alternating-parity", "three-ascending", "four-consecutive",
]  # fmt: skip

CARDS: tuple[Card, ...] = get_args(Card)
RECIPES: tuple[Recipe, ...] = get_args(Recipe)
DECK: tuple[Card, ...] = tuple(card for card in CARDS for _ in range(2))
NUMBER_OF: dict[str, int] = {card: number for number, card in enumerate(CARDS)}
RECIPE_NUMBER: dict[str, int] = {recipe: number for number, recipe in enumerate(RECIPES)}


def card_name(number: int) -> Card:
    return CARDS[number]


def recipe_name(number: int) -> Recipe:
    return RECIPES[number]
