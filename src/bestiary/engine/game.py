"""What a game is: its rules module, and the few functions that dress integers in words and types."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Annotated, Any, Generic, Literal, NamedTuple, Protocol, TypeVar, cast, get_args, get_origin, get_type_hints

import msgspec

from bestiary.engine.state import Fields, State, state_type

Seat = Annotated[int, msgspec.Meta(ge=0, le=6, description="a seat at the table, 0 is the starting player")]
Facts = Mapping[str, int | str]

# Every rules module numbers these alike: two phases, and why a move is refused whatever the game.
DEAL, OVER = 0, 1
NOT_YOUR_TURN, GAME_OVER, NO_SUCH_MOVE, NOT_HELD = 1, 2, 3, 4


class Rules(Protocol):
    """A rules module. `seat` is -1 for a spectator, `out` and `words` are scratch space of the caller."""

    @property
    def FIELDS(self) -> Fields: ...  # with `players`, `phase` and a field for each option among them; `edition` where there are several
    @property
    def DECKS(self) -> tuple[int, ...]: ...  # how many cards each deck has
    @property
    def CHOICES(self) -> int: ...  # choices are 0 … CHOICES - 1
    @property
    def MOST(self) -> int: ...  # the longest list that `legal` gives
    @property
    def WORDS(self) -> int: ...  # how many random words `resample` wants, each 0 … 2**32 - 1; it may overwrite them

    def setup(self, s: State) -> None: ...  # from zeros, with players, options and edition set
    def deck(self, s: State) -> int: ...  # which deck is to be shuffled; asked in phase DEAL only
    def used(self, s: State) -> int: ...  # how many of its cards, from the first, the deal will use; asked in phase DEAL only
    def deal(self, s: State, order: list[int]) -> None: ...
    def turn(self, s: State) -> int: ...  # the seat a program asks next
    def may_act(self, s: State, seat: int) -> int: ...
    def midway(self, s: State) -> int: ...  # is `turn` in the middle of a move of several choices?
    def legal(self, s: State, seat: int, out: list[int]) -> int: ...  # writes the choices into out, returns how many
    def refusal(self, s: State, seat: int, a: int) -> int: ...  # 0: legal, else one of the module's reasons
    def step(self, s: State, seat: int, a: int) -> None: ...  # the choice must be legal
    def score(self, s: State, out: list[int]) -> None: ...
    def resample(self, s: State, seat: int, words: list[int]) -> None: ...
    def violations(self, s: State) -> int: ...  # how many invariants are broken


class Features(Protocol):
    """A features module: what a seat may know as small integers, for learning. Its docstring has the layout."""

    @property
    def OBSERVATION(self) -> int: ...  # how many, each within 16 bits

    def observe(self, s: State, seat: int, out: list[int]) -> None: ...  # writes all of them; the seat is a real one


class Player(Protocol):
    """A hand-written player, in the dialect of the rules with real numbers besides. It uses only what its seat may know of the state."""

    @property
    def CHANCE(self) -> int: ...  # how many random words a decision wants, each 0 … 2**32 - 1
    @property
    def WORK(self) -> int: ...  # how many real numbers of scratch space
    @property
    def PATH(self) -> int: ...  # the longest move, in choices

    def plan(self, s: State, seat: int, words: list[int], work: list[float], path: list[int]) -> int: ...  # writes one move's choices


class Judge(Protocol):
    """What a search needs to know of a game besides its rules, in the same dialect. (`out` has room for the player's WORK numbers.)

    Where moves are made blind, also OPTIONS, and `option(s, seat, k, path)`, which writes the k-th of a selection of so many moves and
    returns its length, or 0 if there is none such in this world. Where endings are solved, `ending(s)`. Where there is evidence that hardly
    any world agrees with, ROUNDS and `refine(s, seat, first, words, work)`, which makes an imagined world likelier, round by round; with
    AGAIN and `varied(s, seat, words, work)`, where the next world may begin with the last. Where roll-outs are not left to the hand-written
    player, `chosen(stack, lists, seat, words, work, path)`, which writes a move for stack[0] as `plan` does.
    """

    def mark(self, s: State) -> int: ...  # what `settled` has to remember of the state where a search begins
    def settled(self, s: State, start: int) -> int: ...  # may a roll-out end here? Asked before the end of the game
    def worth(self, s: State, out: list[float]) -> None: ...  # by seat, where a roll-out ended; 1 is about what it is worth to win
    def likelihood(self, s: State, seat: int, work: list[float]) -> float: ...  # how far what `seat` saw speaks for this world


class Options(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The house rules of a game: booleans, ranged integers and literals, each with its default."""


class Move(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """What a person does in one go."""


class CardsMove(Move, frozen=True):
    """A move of a multiset of cards: their order says nothing, so it is always the same."""

    def __post_init__(self) -> None:
        with suppress(TypeError):  # what is no list of cards is refused where the move is made
            msgspec.structs.force_setattr(self, "cards", tuple(sorted(cast(Any, self).cards)))


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """One thing that a seat saw happen."""


class Reveal(Event, frozen=True):
    """An event that tells its viewer something hidden until now."""


class View(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a seat may know; the games' views add to it."""

    seat: Seat | None
    players: int
    actors: list[Seat]
    over: bool
    scores: list[int]
    hand: Any  # what the viewer holds, as the game declares it; None for a spectator


class Reason(msgspec.Struct, frozen=True):
    """Why a move is refused: the ruling and the key of its sentence, `refused-<key>` in the catalogues."""

    rule: str
    key: str


GENERAL = {
    NOT_YOUR_TURN: Reason("G1", "not-your-turn"),
    GAME_OVER: Reason("G3", "game-over"),
    NO_SUCH_MOVE: Reason("G4", "no-such-move"),
    NOT_HELD: Reason("G2", "not-held"),
}


class Refusal(Exception):
    """A typed move that no choice stands for; `reason` is a constant of the rules module."""

    def __init__(self, reason: int) -> None:
        super().__init__(reason)
        self.reason = reason


M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)


def no_clock(s: State) -> int:
    return 0


def no_lapse(s: State) -> Sequence[tuple[int | None, Any]]:
    return []


def free_talk(options: Any) -> bool:
    return True


class Heard(msgspec.Struct, frozen=True):
    """A signal that everybody heard."""

    seat: Seat
    move: Any  # one of the game's `signals`
    ago: int  # how many moves have been made since


def no_signals(s: State, seat: int, people: bool) -> Sequence[Any]:
    return []


def no_evidence(s: State, seat: int, heard: Sequence[Heard]) -> Sequence[float]:
    return []


def every_candidate(view: View, moves: Sequence[M]) -> Sequence[M]:
    return moves


def no_beliefs(worlds: Sequence[State], weights: Sequence[float], seat: int) -> None:
    return None


class Blind(NamedTuple):
    """Two choose, one after the other, and the second does not see what the first chose."""

    before: State  # where both have yet to choose, as one of them imagines it
    other: Seat
    options: int  # how many moves of the other's are considered: the judge's OPTIONS


def nothing_blind(s: State, seat: int) -> None:
    return None


def no_tastes() -> dict[str, Callable[[Any, Any], float]]:
    return {}


@dataclass(frozen=True)
class Game(Generic[M, V, E]):
    """Everything about one game, in one block. It is declared in `bestiary.games.<id>`."""

    id: str
    version: int  # bumped when behaviour changes
    rules: Rules
    features: Features
    players: range
    options: type[Options]
    moves: Any  # the union of its move types
    view_type: type[V]
    events: Any  # the union of its event types
    decks: tuple[tuple[str, ...], ...]  # the names of each deck's cards
    reasons: Mapping[int, Reason]  # besides the GENERAL ones
    choices: Callable[[State, int, M], list[int]]  # a typed move as choices; may raise Refusal
    move: Callable[[State, int, Sequence[int]], M]  # and back
    views: Callable[[State, Sequence[int | None]], list[V]]  # of several seats: what they have in common is worked out once
    tell: Callable[[State, State, int | None, M, int | None], list[E]]  # before, after, who, what, to whom
    tell_deal: Callable[[State, State, int | None], list[E]]  # before, after, to whom
    facts: Callable[[State, int | None], Facts]  # what refusal sentences may mention
    player: Player  # the hand-written one
    judge: Judge
    legal_moves: Callable[[Game[M, V, E], State, int], Sequence[M]]
    edition: int = 1  # the newest: a match is played to its end by the rules it began with
    candidates: Callable[[V, Sequence[M]], Sequence[M]] = every_candidate  # the moves that a search considers
    beliefs: Callable[[Sequence[State], Sequence[float], int], Any] = no_beliefs  # what a seat's worlds, weighted, have in common
    blind: Callable[[State, int], Blind | None] = nothing_blind  # whether a seat that is to choose cannot see another's choice
    tastes: Mapping[str, Callable[[V, M], float]] = field(default_factory=no_tastes)  # what a move is worth besides to a bot of that kind
    secret: tuple[type[Move], ...] = ()  # moves of which not everybody is told the same
    lasting: tuple[type[Event], ...] = ()  # what everybody sees at the end of a round, and who comes later wants to know as well
    signals: tuple[type[Move], ...] = ()  # moves that change no state: what is said
    said: range = range(0)  # the choices that they are: nobody's list has them, and the rules do not refuse them
    says: Callable[[State, int, bool], Sequence[M]] = no_signals  # the signals a bot gives before another's move; fewer among people
    evidence: Callable[[State, int, Sequence[Heard]], Sequence[float]] = no_evidence  # stands in `work` for `refine`, `likelihood`
    seconds: Callable[[State], int] = no_clock  # how long a match may take, where a rule says so
    lapse: Callable[[State], Sequence[tuple[int | None, M]]] = no_lapse  # the moves made when a clock that all share runs out
    urgent: tuple[type[Move], ...] = ()  # the moves after which such a clock begins anew
    chatty: Callable[[Any], bool] = free_talk  # by the house rules: may people talk freely at the table while a match runs?
    cooperative: bool = False  # all win together or lose together

    @cached_property
    def state_type(self) -> type[State]:
        return state_type(self.rules.FIELDS)

    @cached_property
    def any_move(self) -> Any:
        """A type with a field `move`. (To read into the union itself takes longer: each time it is looked through first.)"""
        return msgspec.defstruct("AnyMove", [("move", self.moves)])

    @cached_property
    def _blank(self) -> State:
        return self.state_type()

    def view(self, state: State, seat: int | None) -> V:
        (seen,) = self.views(state, (seat,))
        return seen

    def new_state(self, players: int, options: Options, edition: int | None = None) -> State:
        """A state that waits for its first shuffle, by the newest edition where none is named."""
        state = self._blank.copy()
        state.players = players
        if "edition" in self.rules.FIELDS:
            state.edition = edition or self.edition
        for name, value in option_numbers(options).items():
            setattr(state, name, value)
        self.rules.setup(state)
        return state


AnyGame = Game[Any, Any, Any]


def option_numbers(options: Options) -> dict[str, int]:
    """House rules as a state holds them: a word by its place in the declaration, the rest as numbers."""
    return {
        name: words.index(getattr(options, name)) if words else int(getattr(options, name))
        for name, words in option_words(type(options)).items()
    }


@cache
def option_words(options: type[Options]) -> dict[str, tuple[str, ...]]:
    """The words that each house rule may be, in order; none for numbers and switches."""
    return {name: get_args(hint) if get_origin(hint) is Literal else () for name, hint in get_type_hints(options).items()}


def every_move(game: Game[M, V, E], state: State, seat: int) -> list[M]:
    """Every legal move of a seat in the order of choices, found by following each choice to the end of its move."""
    return [game.move(state, seat, path) for path in sorted(_paths(game.rules, state, seat))]


def every_choice(game: Game[M, V, E], state: State, seat: int) -> list[M]:
    """The same where each move is one choice."""
    return [game.move(state, seat, [a]) for a in sorted(legal_choices(game.rules, state, seat))]


def _paths(rules: Rules, state: State, seat: int) -> Iterator[list[int]]:
    for a in legal_choices(rules, state, seat):
        after = state.copy()
        rules.step(after, seat, a)
        if rules.midway(after):
            for rest in _paths(rules, after, seat):
                yield [a, *rest]
        else:
            yield [a]


def legal_choices(rules: Rules, state: State, seat: int) -> list[int]:
    """The legal choices of a seat as a list."""
    out = [0] * rules.MOST
    n = rules.legal(state, seat, out)
    return out[:n]
