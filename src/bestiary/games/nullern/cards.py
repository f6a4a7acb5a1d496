"""The names of Nullern's cards: R1 … R20, Y1 … B20."""

from __future__ import annotations

from typing import Literal, get_args

Colour = Literal["R", "Y", "G", "B"]
Card = Literal[
    "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13", "R14", "R15", "R16", "R17", "R18", "R19", "R20",
    "Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9", "Y10", "Y11", "Y12", "Y13", "Y14", "Y15", "Y16", "Y17", "Y18", "Y19", "Y20",
    "G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8", "G9", "G10", "G11", "G12", "G13", "G14", "G15", "G16", "G17", "G18", "G19", "G20",
    "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11", "B12", "B13", "B14", "B15", "B16", "B17", "B18", "B19", "B20",
]  # fmt: skip

COLOURS: tuple[Colour, ...] = get_args(Colour)
CARDS: tuple[Card, ...] = get_args(Card)
NUMBER_OF: dict[str, int] = {card: number for number, card in enumerate(CARDS)}


def card_name(number: int) -> Card:
    return CARDS[number]


def colour_of(number: int) -> Colour:
    return COLOURS[number // 20]
