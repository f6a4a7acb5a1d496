"""What many tests need: matches from chosen deals, options, random play."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from types import ModuleType
from typing import Any, cast

from bestiary import GAMES, Match, Sitter
from bestiary.engine.game import AnyGame, Options
from bestiary.match.match import read_options
from bestiary.match.replay import listed, order_of


def dealt(game: str, players: int, *deals: Sequence[str], options: Mapping[str, Any] | None = None, edition: int | None = None) -> Match:
    """A match with chosen shuffles, as card names, first card first; what a shuffle leaves out follows in the deck's own order."""
    described = GAMES[game]
    orders: list[list[int]] = []
    for number, names in enumerate(deals):
        deck = next(deck for deck in described.decks if set(names) <= set(deck))
        rest = list(deck)
        for name in names:
            rest.remove(name)
        orders.append(order_of(described, number, [*names, *rest]))
    return Match(described, players, read_options(described, options or {}), listed(orders), edition=edition)


def every_table() -> list[tuple[str, int, dict[str, Any]]]:
    """Every game with every number of players and every combination of house rules (of a range: its ends and a middle)."""
    return [
        (game.id, players, dict(options)) for game in GAMES.values() for players in game.players for options in option_grid(game.options)
    ]


def option_grid(options: type[Options]) -> list[dict[str, Any]]:
    from typing import Literal, get_args, get_origin, get_type_hints

    values: dict[str, list[Any]] = {}
    for name, hint in get_type_hints(options, include_extras=True).items():
        if get_origin(hint) is Literal:
            values[name] = list(get_args(hint))
        elif hint is bool:
            values[name] = [False, True]
        else:
            (meta,) = hint.__metadata__
            values[name] = [meta.ge, (meta.ge + meta.le) // 2, meta.le]
    return [dict(zip(values, combination, strict=True)) for combination in itertools.product(*values.values())]


def play_random(match: Match, rng: Random, moves: int | None = None) -> None:
    """Play on at random, to the end or for so many moves."""
    made = 0
    while not match.over and (moves is None or made < moves):
        seat = match.turn
        assert seat is not None
        match.play(seat, rng.choice(match.legal_moves(seat)))
        made += 1


def bots(count: int) -> list[Sitter]:
    return [Sitter(f"Bot {p}", "bot", "random") for p in range(count)]


def with_editions(game: str, count: int) -> AnyGame:
    """The game as if it had so many editions."""
    now = cast(Any, GAMES[game].rules)
    rules: Any = ModuleType(now.__name__)
    for name, value in cast("dict[str, Any]", vars(now)).items():
        setattr(rules, name, value)
    rules.FIELDS = {**now.FIELDS, "edition": (8,)}
    return replace(GAMES[game], rules=rules, edition=count)
