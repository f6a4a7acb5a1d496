"""The engine side by side with a naive model of the same game: they must allow the same, lead to the same and show the same."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from random import Random
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from bestiary import Match

Json = Mapping[str, Any]
Viewer = int | None  # None is a spectator
Ply = tuple[int | None, Json]  # who does what; what nobody does, as the clock running out, has no seat
P = TypeVar("P")

ENCODER = msgspec.json.Encoder(order="sorted")


class Model(Protocol[P]):
    """A naive model of a game. Its positions are immutable and otherwise its own business; its moves are the JSON of VOCABULARY."""

    def start(self, players: int, options: Mapping[str, Any], deals: Sequence[Sequence[str]], /) -> P: ...
    def over(self, pos: P, /) -> bool: ...
    def actors(self, pos: P, /) -> list[int]: ...
    def turn(self, pos: P, /) -> int | None: ...
    def scores(self, pos: P, /) -> list[int]: ...
    def moves(self, pos: P, seat: int, /) -> Sequence[Json]: ...
    def allowed(self, pos: P, seat: Any, move: Json, /) -> bool: ...
    def apply(self, pos: P, seat: Any, move: Json, /) -> P: ...
    def sees(self, pos: P, viewer: Viewer, /) -> tuple[object, ...]:
        """What a viewer is shown now, the last move as it looked to him among it; he remembers what he was shown before."""
        ...


def menu(moves: Iterable[object]) -> list[bytes]:
    """One text for each move, sorted: the order of moves, of their fields and of their cards says nothing."""
    told: list[Json] = msgspec.to_builtins(list(moves))
    return sorted(ENCODER.encode({**move, "cards": sorted(move["cards"])} if "cards" in move else move) for move in told)


class Table(Generic[P]):
    """One position of a game, in the engine and in the model, found alike. It stays as it is: a move leads to another table."""

    def __init__(self, model: Model[P], match: Match, pos: P, watch: Watch | None, before: Memory) -> None:
        self.model, self.match, self.pos, self.watch = model, match, pos, watch
        assert match.over == model.over(pos)
        assert match.actors == model.actors(pos)
        assert match.turn == model.turn(pos)
        assert match.scores == model.scores(pos)
        self.memory = watch.look(self, before) if watch else before

    def after(self, seat: int | None, move: Json) -> Table[P]:
        match = self.match.copy()
        match.play(seat, move)
        return Table(self.model, match, self.model.apply(self.pos, seat, move), self.watch, self.memory)

    def through(self, script: Iterable[Ply]) -> Table[P]:
        return reduce(lambda table, ply: table.after(*ply), script, self)

    @cached_property
    def offered(self) -> list[list[bytes]]:
        """The engine's menu of every seat."""
        return [menu(self.match.legal_moves(seat)) for seat in range(self.match.players)]

    def menus(self) -> list[Sequence[Json]]:
        """The moves of every seat; both must list the same."""
        moves = [self.model.moves(self.pos, seat) for seat in range(self.match.players)]
        assert self.offered == [menu(listed) for listed in moves]
        return moves

    def ask(self, seat: int | None, move: Json) -> None:
        """May this be done? Both must answer the same."""
        assert self.match.is_legal(seat, move) == self.model.allowed(self.pos, seat, move)


def side_by_side(
    model: Model[P],
    match: Match,
    options: Mapping[str, Any] | None = None,
    watch: Watch | None = None,
    deals: Sequence[Sequence[str]] | None = None,
) -> Table[P]:
    """The first table of a match that has just begun. Deals are given where more will follow than those made so far."""
    return Table(model, match, model.start(match.players, options or {}, deals or match.record().deals), watch, {})


def lockstep(table: Table[P], policy: Callable[[P, Random], Ply], rng: Random) -> Iterator[Table[P]]:
    """Every table from this one to the end of the game."""
    yield table
    while not table.match.over:
        table = table.after(*policy(table.pos, rng))
        yield table


def everything(table: Table[P]) -> list[Ply]:
    return [(seat, move) for seat, moves in enumerate(table.menus()) for move in moves]


def histories(table: Table[P], depth: int, branches: Callable[[Table[P]], Sequence[Ply]] = everything) -> list[int]:
    """How many histories of 1, 2, … depth moves there are. The menus at every node are compared, so that it is the count of both."""
    counts = [0] * depth

    def walk(here: Table[P], deep: int) -> None:
        for ply in branches(here) if deep < depth else ():
            counts[deep] += 1
            walk(here.after(*ply), deep + 1)

    walk(table, 0)
    return counts


# ---- what a viewer can tell apart -----------------------------------------------------------------------------------------------------

Memory = Mapping[Viewer, tuple[int, int]]  # for each viewer the class of the history so far, by the model and by the engine


@dataclass
class Watch:
    """Sorts all histories of the tables it watches, twice for each seat and for a spectator.

    By the model: two histories are alike when what `sees` gave the viewer was equal after the deal and after every move.
    By the engine: when the JSON of `events` and `view` was. The `legal_moves` then tell nothing more: they are equal in all of a class.
    """

    nodes: int = 0
    numbers: dict[object, int] = field(default_factory=dict[object, int])
    pairs: defaultdict[Viewer, dict[tuple[int, int], list[bytes]]] = field(default_factory=lambda: defaultdict(dict))  # and the menu there

    def look(self, table: Table[Any], before: Memory) -> Memory:
        """Every viewer's history grows by what is seen now."""
        now: dict[Viewer, tuple[int, int]] = {}
        self.nodes += 1
        for viewer in (*range(table.match.players), None):
            by_model, by_engine = before.get(viewer, (-1, -1))
            shown = msgspec.json.encode((table.match.events(viewer), table.match.view(viewer)))
            now[viewer] = self.number((by_model, table.model.sees(table.pos, viewer))), self.number((by_engine, shown))
            offered = [] if viewer is None else table.offered[viewer]
            assert self.pairs[viewer].setdefault(now[viewer], offered) == offered
        return now

    def number(self, history: object) -> int:
        return self.numbers.setdefault(history, len(self.numbers))

    def assert_sorted_alike(self) -> dict[Viewer, int]:
        """How many classes there are. More pairs than classes by either: the engine tells more (it splits one) or less (it joins two)."""
        for pairs in self.pairs.values():
            assert len({by_model for by_model, _ in pairs}) == len({by_engine for _, by_engine in pairs}) == len(pairs) < self.nodes
        return {viewer: len(pairs) for viewer, pairs in self.pairs.items()}


def family(order: Sequence[str], swaps: Iterable[tuple[int, int]]) -> list[Sequence[str]]:
    """Deals that differ in two cards, so that some seats cannot tell them apart."""
    deals: list[Sequence[str]] = [order]
    for a, b in swaps:
        cards = list(order)
        cards[a], cards[b] = cards[b], cards[a]
        deals.append(cards)
    return deals


def play_flock(
    tables: Sequence[Table[P]], policy: Callable[[P, Random], Ply], similar: Callable[[P, Ply, Random], Ply | None], rng: Random
) -> None:
    """The tables play the same game, or a similar one, as long as they can; it is the first of them that decides."""
    while tables and not tables[0].match.over:
        ply = policy(tables[0].pos, rng)
        tables = [table.after(*same) for table in tables if (same := similar(table.pos, ply, rng))]
