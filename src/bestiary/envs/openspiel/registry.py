"""The four games by the names that OpenSpiel knows them by, and their parameters."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bestiary.engine.game import AnyGame
from bestiary.envs.openspiel import cahoots, kakerlakenpoker, kuhhandel, nullern
from bestiary.envs.openspiel.table import Parameters, Table
from bestiary.match.describe import option_faults
from bestiary.match.match import find_game

BOXES = {"kuhhandel": kuhhandel, "kakerlakenpoker": kakerlakenpoker, "cahoots": cahoots, "nullern": nullern}
COMMON: dict[str, bool | int | str] = {"reward": "rank", "memory": 0}


def described(name: str) -> AnyGame:
    return find_game(name.removeprefix("bestiary_"))


def parameters_of(name: str) -> dict[str, bool | int | str]:
    """Every parameter of a game with its default."""
    return {**BOXES[described(name).id].PARAMETERS, **COMMON}


@lru_cache(64)
def table_of(name: str, given: tuple[tuple[str, Any], ...]) -> Table:
    """The table that these parameters ask for."""
    parameters: Parameters = parameters_of(name) | dict(given)
    game = described(name)
    options = {name: parameters[name] for name in game.options.__struct_fields__ if name != "peak"}  # a reduced game may have a lower one
    for fault in option_faults(game, options):
        raise ValueError(fault)
    if parameters["reward"] not in ("rank", "score"):
        raise ValueError(f"rewards go by 'rank' or by 'score', not by {parameters['reward']!r}")
    return Table(name, parameters, BOXES[game.id].box(parameters))
