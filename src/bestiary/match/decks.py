"""The decks of all games and when each is shuffled, as TypeScript: so the page recomputes deals and knows no rule."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import msgspec

from bestiary.engine.game import AnyGame
from bestiary.games import GAMES
from bestiary.match.describe import option_values
from bestiary.match.match import new

HouseRules = dict[str, bool | int | str]
Shuffles = list[tuple[int, int]]  # after how many moves, and of which deck

HEAD = """\
// The decks of the games and their shuffles: made from the games by docs/generate.py.

/** The shuffles of every match with so many players and these house rules; where either is left out, with any. */
export type Schedule = {
  players?: number;
  options?: Record<string, boolean | number | string>;
  shuffles: Array<[after: number, deck: number]>;
};

/** `decks`: card names in the order of their numbers. `defaults`: the house rules where a record names none. */
export type Decks = {
  decks: string[][];
  defaults: Record<string, boolean | number | string>;
  schedules: Schedule[];
};

// prettier-ignore
export const DECKS: Record<string, Decks> = {
"""


class Schedule(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The shuffles of every match with so many players and these house rules; where either is None, with any."""

    players: int | None = None
    options: HouseRules | None = None
    shuffles: Shuffles


def decks_ts() -> str:
    """All of it as a TypeScript module."""
    return HEAD + "".join(line for game in GAMES.values() for line in of_game(game)) + "};\n"


def of_game(game: AnyGame) -> Iterator[str]:
    yield f"  {game.id}: {{\n    decks: [\n"
    yield from (f"      {written(deck)},\n" for deck in game.decks)
    yield f"    ],\n    defaults: {written(msgspec.to_builtins(game.options()))},\n    schedules: [\n"
    yield from (f"      {written(schedule)},\n" for schedule in schedules(game))
    yield "    ],\n  },\n"


def written(value: object) -> str:
    return msgspec.json.encode(value).decode()


def schedules(game: AnyGame) -> list[Schedule]:
    """One for each table there can be, or a single one where they are all alike."""
    every = [
        Schedule(players=players, options=options, shuffles=shuffles(game, players, options))
        for players in game.players
        for options in every_house_rules(game)
    ]
    first = every[0].shuffles
    return [Schedule(shuffles=first)] if all(one.shuffles == first for one in every) else every


def every_house_rules(game: AnyGame) -> Iterator[HouseRules]:
    values = option_values(game.options)
    for combination in itertools.product(*values.values()):
        yield dict(zip(values, combination, strict=True))


def shuffles(game: AnyGame, players: int, options: HouseRules) -> Shuffles:
    """After how many moves each shuffle of a match is made, and of which deck: the same however it is played, so it is played anyhow."""
    match = new(game.id, players, 0, options)
    sizes = [len(deck) for deck in game.decks]
    made: Shuffles = []
    while True:
        made += [(len(match.moves), sizes.index(len(order))) for order in match.deals[len(made) :]]
        if match.turn is None:
            return made
        match.play(match.turn, match.legal_moves(match.turn)[0])
