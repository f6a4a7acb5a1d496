"""What the tests of OpenSpiel's face share: specimens of all games, and random play."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import_module("bestiary.envs.openspiel")  # registers the games
pyspiel: Any = import_module("pyspiel")

# Small enough to walk every history.
TINY = {
    "kakerlakenpoker": "bestiary_kakerlakenpoker(kinds=2,copies=2,kings=false,joker=false,blank=false,danger=2,penalty=1)",
    "kakerlakenpoker, royal": "bestiary_kakerlakenpoker(kinds=2,copies=1,blank=false,danger=2,penalty=3,idle=1)",
    "nullern": "bestiary_nullern(colours=2,ranks=3,peak=1,last=1,reward=score)",
    "nullern, blind": "bestiary_nullern(colours=2,ranks=2,peak=1,first=2,reward=score)",
}
REDUCED = [
    "bestiary_kakerlakenpoker(players=2,kinds=3,copies=3,danger=3,penalty=2)",
    "bestiary_kakerlakenpoker(players=3,kinds=2,copies=4,joker=false)",
    "bestiary_nullern(players=3,colours=3,ranks=4,peak=2)",
    "bestiary_nullern(players=2,colours=2,ranks=4,peak=2,first=2,last=3,reward=score)",
    "bestiary_kuhhandel(players=3,kinds=2,idle=3,memory=64)",
    "bestiary_cahoots(players=2,ingredients=3,numbers=3,monsters=5)",
]
WHOLE = [
    "bestiary_kuhhandel",
    "bestiary_kakerlakenpoker(players=4)",
    "bestiary_cahoots",
    "bestiary_nullern(players=3,peak=4)",
]
# Nobody hides anything: all see all hands, or nobody has one.
OPEN = [
    "bestiary_cahoots(players=3,open_hands=true)",
    "bestiary_cahoots(players=2,ingredients=3,numbers=3,monsters=5,speed=true,open_hands=true)",
    TINY["nullern, blind"],
]
TABLES = [
    "bestiary_kuhhandel(players=4,kinds=3,idle=10,offer_size=shown,trade_reveal=public)",
    "bestiary_kuhhandel(players=5,kinds=2,idle=10,reward=score)",
    *(f"bestiary_kakerlakenpoker(players={players})" for players in (2, 3, 5, 6)),
    "bestiary_cahoots(players=2,level=expert,open_hands=true,reward=score)",
    "bestiary_cahoots(players=4,speed=true)",
    "bestiary_nullern(players=7,peak=3,reward=score)",
    "bestiary_nullern(players=2,peak=10)",
]


def load(spec: str) -> Any:
    return pyspiel.load_game(spec)


def drawn(state: Any, rng: Random) -> int:
    """A legal action by chance, a card by its chance."""
    if state.is_chance_node():
        cards, chances = zip(*state.chance_outcomes(), strict=True)
        return rng.choices(cards, chances)[0]
    return rng.choice(state.legal_actions())


def play_on(state: Any, rng: Random, actions: int = 1 << 30) -> Any:
    while actions > 0 and not state.is_terminal():
        state.apply_action(drawn(state, rng))
        actions -= 1
    return state
