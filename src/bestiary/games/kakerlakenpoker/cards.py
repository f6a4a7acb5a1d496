"""The names of Kakerlakenpoker's cards and of what may be claimed of them."""

from __future__ import annotations

from typing import Literal, get_args

Kind = Literal["bat", "fly", "cockroach", "toad", "rat", "scorpion", "stinkbug"]
Claim = Literal["bat", "fly", "cockroach", "toad", "rat", "scorpion", "stinkbug", "king"]
Special = Literal["joker", "blank"]
Card = Literal[
    "bat", "fly", "cockroach", "toad", "rat", "scorpion", "stinkbug",
    "bat-king", "fly-king", "cockroach-king", "toad-king", "rat-king", "scorpion-king", "stinkbug-king",
    "joker", "blank",
]  # fmt: skip

KINDS: tuple[Kind, ...] = get_args(Kind)
CLAIMS: tuple[Claim, ...] = get_args(Claim)
SPECIALS: tuple[Special, ...] = get_args(Special)
CARDS: tuple[Card, ...] = get_args(Card)  # by type
TYPE_OF: dict[str, int] = {card: number for number, card in enumerate(CARDS)}
CLAIM_OF: dict[str, int] = {claim: number for number, claim in enumerate(CLAIMS)}
DECK: tuple[Card, ...] = (*(kind for kind in KINDS for _ in range(8)), *CARDS[7:])


def card_name(number: int) -> Card:
    return CARDS[number]


def claim_name(number: int) -> Claim:
    return CLAIMS[number]


def special_name(number: int) -> Special:
    return SPECIALS[number]
