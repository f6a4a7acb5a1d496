"""What is fixed for a game of OpenSpiel: the game, who plays by which house rules, and how chance deals its cards one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from bestiary.engine.game import AnyGame, Options
from bestiary.engine.state import State
from bestiary.games import GAMES

Parameters = Mapping[str, bool | int | str]
Deal = tuple[State, int]  # a state, and the deck of which another card is needed before it is so, or SETTLED
SETTLED = -1
MEMORY = 8192
NOBODY = -1
KNOWN = -1


class Dealing:
    """How chance deals a game card by card, and no card before somebody sees it. `cards` are places in a deck, as `rules.deal` has them.

    What nobody has seen yet is no part of a history: its places in a state hold whatever they may, until `filled` puts a card there.
    """

    selective = False  # is a deal that ends the game before anybody can choose left out?

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    def deal(self, s: State, cards: Sequence[int]) -> Deal:
        """The shuffle that is due, with these cards so far."""
        raise NotImplementedError

    def lasting(self, s: State, cards: Sequence[int]) -> float:  # noqa: ARG002
        """Of the deals that begin with these cards, the share that leaves a choice; but for a factor that all next cards have in common."""
        return 1.0

    def filled(self, s: State, cards: Sequence[int]) -> State:
        """The state with these cards where the next choice will find them: a copy, unless there are none."""
        raise NotImplementedError

    def lacks(self, before: State, after: State, cards: int) -> int:
        """The deck of which a choice, which found so many cards, would have needed another; or SETTLED."""
        raise NotImplementedError

    def owner(self, s: State, dealt: int) -> int:  # noqa: ARG002
        """To whose hand the next card goes, when so many have been dealt; NOBODY: everybody sees it."""
        return NOBODY

    def held(self, s: State, seat: int) -> list[int]:  # noqa: ARG002
        """The cards that a seat still has of those that it owns."""
        return []

    def completed(self, s: State, left: Sequence[int]) -> State:  # noqa: ARG002
        """The state, changed so that the cards left are where `resample` looks for them."""
        return s

    def hidden_choice(self, before: State, now: State) -> int:  # noqa: ARG002
        """What must have been chosen there, if this is the world now; KNOWN, where everybody knows what was."""
        return KNOWN


@dataclass(frozen=True)
class Box:
    """One of the games as OpenSpiel has it, with the parameters that it was asked for."""

    game: AnyGame
    players: int
    options: Options
    dealing: Dealing
    longest: int  # no game has more choices
    cards: int  # or more cards dealt
    scores: tuple[int, int]  # the lowest and the highest possible
    choice_name: Callable[[State, int], str]
    replayable: bool = True  # can a resampled world be told as a history?
    open: bool = False  # does everybody see all that has been dealt?


class Table:
    """A box and its house rules on returns; the root of all histories."""

    def __init__(self, name: str, parameters: Parameters, box: Box) -> None:
        self.name, self.parameters, self.box = name, parameters, box
        self.game, self.rules, self.players, self.dealing = box.game, box.game.rules, box.players, box.dealing
        self.by_score = parameters["reward"] == "score"
        needed = 12 * box.longest + 6 * box.cards + 64  # more than a player ever sees; but a bound on the length of Kuhhandel is vast
        self.memory = number(parameters, "memory", 1, 1 << 20, instead=min(needed, MEMORY))
        self.out = [0] * self.rules.MOST
        self.faces: list[tuple[int, int, str]] = []  # by outcome: the deck, the first place of such a card in it, its name
        counts: list[int] = []
        for which, deck in enumerate(self.game.decks):
            for face, count in Counter(deck).items():
                self.faces.append((which, deck.index(face), face))
                counts.append(count)
        self.full = tuple(counts)

    @cached_property
    def outcomes(self) -> list[list[int]]:
        """The outcomes of each deck."""
        return [[o for o, (deck, _, _) in enumerate(self.faces) if deck == which] for which in range(len(self.game.decks))]

    @cached_property
    def outcome_of(self) -> dict[tuple[int, int], int]:
        """Outcomes by deck and place."""
        names = {(deck, face): o for o, (deck, _, face) in enumerate(self.faces)}
        return {(d, place): names[d, face] for d, deck in enumerate(self.game.decks) for place, face in enumerate(deck)}

    @cached_property
    def reduced(self) -> bool:
        """Is it smaller than the game in the shop?"""
        return self.game.id not in GAMES

    @cached_property
    def first(self) -> State:
        return self.game.new_state(self.players, self.box.options)

    def refilled(self, left: tuple[int, ...], deck: int) -> tuple[int, ...]:
        return tuple(all_ if d == deck else n for n, all_, (d, _, _) in zip(left, self.full, self.faces, strict=True))

    def words(self, rng: Random) -> list[int]:
        return [rng.getrandbits(32) for _ in range(self.rules.WORDS)]

    def returns(self, state: State) -> list[float]:
        scores = [0] * self.players
        self.rules.score(state, scores)
        if self.game.cooperative:
            return [float(score if self.by_score else 2 * score - 1) for score in scores]
        if self.by_score:
            mean = sum(scores) / self.players
            return [score - mean for score in scores]
        return [sum((mine > other) - (mine < other) for other in scores) / (self.players - 1) for mine in scores]

    @cached_property
    def range(self) -> tuple[float, float]:
        """The lowest and the highest return."""
        low, high = self.box.scores
        if not self.by_score:
            return -1.0, 1.0
        most = float(high) if self.game.cooperative else (high - low) * (self.players - 1) / self.players
        return (float(low) if self.game.cooperative else -most), most


def number(parameters: Parameters, name: str, low: int, high: int, instead: int | None = None) -> int:
    """A parameter that is a number; 0 stands for `instead`."""
    value = parameters[name]
    if instead is not None and value == 0:
        return instead
    if type(value) is not int or not low <= value <= high:
        raise ValueError(f"{name} is a number from {low} to {high}, not {value!r}")
    return value


def house_rules(options: type[Options], parameters: Parameters) -> dict[str, Any]:
    return {name: parameters[name] for name in options.__struct_fields__}
