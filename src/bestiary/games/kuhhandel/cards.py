"""The names of Kuhhandel's animals, and money cards as numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, get_args

from bestiary.games.kuhhandel import rules

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


def counted(packed: int) -> list[int]:
    """How many there are of each in a heap as the rules have it."""
    return [rules.count(packed, d) for d in range(len(MONEY))]


def cards_of(packed: int) -> list[Money]:
    return [*_cards_of(packed)]


@lru_cache(4096)
def _cards_of(packed: int) -> tuple[Money, ...]:
    return tuple(heap(counted(packed)))


def animals_of(packed: int) -> dict[Animal, int]:
    """How many of each animal there are in a herd as the rules have it."""
    return dict(_animals_of(packed))


@lru_cache(4096)
def _animals_of(packed: int) -> tuple[tuple[Animal, int], ...]:
    return tuple((animal, n) for number, animal in enumerate(ANIMALS) if (n := rules.heads(packed, number)))


def counts(cards: Iterable[Money]) -> list[int]:
    """How many there are of each."""
    numbers = [0] * len(MONEY)
    for card in cards:
        numbers[MONEY.index(card)] += 1
    return numbers
