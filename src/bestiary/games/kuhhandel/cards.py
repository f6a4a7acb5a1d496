"""The names of Kuhhandel's animals, and money cards as numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, get_args

Animal = Literal["rooster", "goose", "cat", "dog", "sheep", "goat", "donkey", "pig", "cow", "horse"]
Money = Literal[0, 10, 50, 100, 200, 500]

ANIMALS: tuple[Animal, ...] = get_args(Animal)
MONEY: tuple[Money, ...] = get_args(Money)
DECK: tuple[Animal, ...] = tuple(animal for animal in ANIMALS for _ in range(4))
NUMBER_OF: dict[str, int] = {animal: number for number, animal in enumerate(ANIMALS)}


def animal_name(number: int) -> Animal:
    return ANIMALS[number]


def heap(counts: Sequence[int]) -> list[Money]:
    """Money as numbers, the lowest first, from how many there are of each."""
    return [value for value, count in zip(MONEY, counts, strict=True) for _ in range(count)]


def counts(cards: Iterable[Money]) -> list[int]:
    """How many there are of each."""
    numbers = [0] * len(MONEY)
    for card in cards:
        numbers[MONEY.index(card)] += 1
    return numbers
