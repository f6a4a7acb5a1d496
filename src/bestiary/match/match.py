"""A match: one game from the first shuffle to the last move, with everything needed to write it down."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from bestiary.engine.game import (
    DEAL,
    GENERAL,
    NO_SUCH_MOVE,
    NOT_YOUR_TURN,
    OVER,
    AnyGame,
    Event,
    Heard,
    Move,
    Options,
    Refusal,
    View,
)
from bestiary.engine.shuffle import commitment, new_seed, shuffle
from bestiary.engine.state import State
from bestiary.games import GAMES
from bestiary.match.describe import option_faults
from bestiary.match.draw import Draw, faults, key_of
from bestiary.match.illegal import IllegalMove
from bestiary.match.record import Record, RecordedMove, Result, Sitter, ranks
from bestiary.match.sight import Sight, sight

Dealer = Callable[[int, int], list[int]]  # the number of the shuffle and its size give an order
MoveLike = Move | Mapping[str, Any]
Teller = Callable[[int | None], list[Event]]  # what a seat, or a spectator, saw happen


class Match:
    """Made by `bestiary.new` or `bestiary.replay`."""

    def __init__(
        self,
        game: AnyGame,
        players: int,
        options: Options,
        dealer: Dealer,
        seats: Sequence[Sitter] | None = None,
        seed: bytes | None = None,
        entropy: Sequence[bytes] = (),
        edition: int | None = None,
        draw: Draw | None = None,
    ) -> None:
        self.game = game
        self.edition = game.edition if edition is None else edition
        self.players = players
        self.options = options
        self.seats = list(seats) if seats else [Sitter(f"Player {p + 1}", "human") for p in range(players)]
        self.seed = seed
        self.entropy = [*entropy] or [b""] * players
        self.draw = draw
        self.deals: list[list[int]] = []
        self.moves: list[tuple[int | None, Move]] = []
        self._dealer = dealer
        self._state: State = game.new_state(players, options, self.edition)
        self._told: list[Teller] = []
        self._deal_where_due()

    @property
    def state(self) -> State:
        """The true state, secrets and all: for the host, never for a player. A copy."""
        return self._state.copy()

    @property
    def commitment(self) -> str | None:
        """The hash that binds the seed; None where the deals did not come from one."""
        return None if self.seed is None else commitment(self.seed)

    @property
    def over(self) -> bool:
        return self._state.phase == OVER

    @property
    def actors(self) -> list[int]:
        return [p for p in range(self.players) if self.game.rules.may_act(self._state, p)]

    @property
    def turn(self) -> int | None:
        """The seat a program asks next. In a speed game it can play, which others cannot know: keep it from players."""
        return None if self.over else self.game.rules.turn(self._state)

    @property
    def seconds(self) -> int:
        """How long the whole match may take before somebody has to play `time_up`; 0 where no rule sets a time."""
        return self.game.seconds(self._state)

    @property
    def scores(self) -> list[int]:
        scores = [0] * self.players
        self.game.rules.score(self._state, scores)
        return scores

    @property
    def result(self) -> Result | None:
        return Result(self.scores, ranks(self.scores)) if self.over else None

    def legal_moves(self, seat: int) -> Sequence[Move]:
        """Every legal move of a seat, each once."""
        if not self._is_seat(seat):
            return []
        return self.game.legal_moves(self.game, self._state, seat)

    def is_legal(self, seat: int | None, move: MoveLike) -> bool:
        try:
            self._applied(seat, self._typed(move))
        except IllegalMove:
            return False
        return True

    def play(self, seat: int | None, move: MoveLike) -> None:
        """Make a move. Raises IllegalMove, and then nothing has changed."""
        typed = self._typed(move)
        before = self._state
        after = self._applied(seat, typed)
        self._state = after
        self._told = [self._teller(before, after, seat, typed)]
        self.moves.append((seat, typed))
        self._deal_where_due()

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; without a seat, what everyone may know."""
        self._must_be_viewer(seat)
        return self.game.view(self._state, seat)

    def views(self, seats: Sequence[int | None]) -> list[View]:
        """What each of these may know: quicker than one by one."""
        for seat in seats:
            self._must_be_viewer(seat)
        return self.game.views(self._state, seats)

    def events(self, seat: int | None = None) -> list[Event]:
        """What that seat (or a spectator) saw happen in the last move, or in the first deal."""
        self._must_be_viewer(seat)
        return [event for tell in self._told for event in tell(seat)]

    @property
    def told(self) -> tuple[Teller, ...]:
        """The last move, or the first deal, as what each viewer saw of it: good also when the match has gone on."""
        return (*self._told,)

    @property
    def lapse(self) -> Sequence[tuple[int | None, Move]]:
        """The moves that are made when a clock that all share runs out (an auction's, a whole match's); none where there is no such."""
        return self.game.lapse(self._state)

    def resampled(self, seat: int | None, rng: Random) -> State:
        """The state with everything that the seat cannot know dealt anew."""
        self._must_be_viewer(seat)
        state = self._state.copy()
        words = [rng.getrandbits(32) for _ in range(self.game.rules.WORDS)]
        self.game.rules.resample(state, -1 if seat is None else seat, words)
        return state

    def sight(self, seat: int) -> Sight:
        """What a bot in that seat is given when it is to choose."""
        return sight(self.game, self._state, seat, self._heard())

    def _heard(self) -> list[Heard]:
        """Every signal so far, and how many moves were made since."""
        heard: list[Heard] = []
        ago = 0
        for seat, move in reversed(self.moves) if self.game.signals else ():
            if not isinstance(move, self.game.signals):
                ago += 1
            elif seat is not None:
                heard.append(Heard(seat, move, ago))
        return heard[::-1]

    def dealt(self) -> list[list[str]]:
        """Every shuffle so far, as card names."""
        decks = {len(deck): deck for deck in self.game.decks}
        return [[decks[len(order)][card] for card in order] for order in self.deals]

    def record(self) -> Record[Move]:
        """The match on paper, with all its secrets: for the host, or for everybody after the end."""
        return Record(
            game=self.game.id,
            edition=self.edition,
            options=msgspec.to_builtins(self.options),
            seats=list(self.seats),
            seed=None if self.seed is None else self.seed.hex(),
            commitments=None if self.draw is None else self.draw.commitments,
            entropy=[part.hex() for part in self.entropy],
            lot=None if self.draw is None else self.draw.lot,
            called_off=0 if self.draw is None else self.draw.called_off,
            deals=self.dealt(),
            moves=[RecordedMove(seat, move) for seat, move in self.moves],
            result=self.result,
        )

    def copy(self) -> Match:
        """The same match, to be played on without a trace in this one."""
        twin = Match.__new__(Match)
        twin.__dict__ |= self.__dict__ | {"moves": [*self.moves], "deals": [*self.deals], "_told": [*self._told]}
        return twin

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        return self.copy()

    def _teller(self, before: State, after: State, seat: int | None, move: Move) -> Teller:
        """What a move showed to whom; worked out when somebody asks, and once where it is the same for all."""
        tell = self.game.tell
        if isinstance(move, self.game.secret):
            return lambda viewer: tell(before, after, seat, move, viewer)
        told: list[Event] = []
        between: tuple[State, State] | None = (before, after)

        def once(viewer: int | None) -> list[Event]:
            nonlocal between
            if between is not None:
                told.extend(tell(*between, seat, move, None))
                between = None
            return told

        return once

    def _deal_where_due(self) -> None:
        rules, tell = self.game.rules, self.game.tell_deal
        while self._state.phase == DEAL:
            before, after = self._state, self._state.copy()
            order = self._dealer(len(self.deals), rules.DECKS[rules.deck(after)])
            rules.deal(after, order)
            self.deals.append(order)
            self._state = after
            self._told.append(lambda viewer, before=before, after=after: tell(before, after, viewer))

    def _typed(self, move: MoveLike) -> Move:
        plain = dict(move) if isinstance(move, Mapping) else move
        if isinstance(plain, dict):
            with suppress(msgspec.ValidationError, RecursionError, UnicodeError):
                return msgspec.convert({"move": plain}, self.game.any_move).move
        try:
            return msgspec.convert(msgspec.to_builtins(plain, enc_hook=whole_number), self.game.moves)
        except (msgspec.ValidationError, TypeError, RecursionError, OverflowError, UnicodeError) as error:
            raise self._illegal(None, NO_SUCH_MOVE, detail=str(error)) from None

    def _applied(self, seat: int | None, move: Move) -> State:
        """The state after the move, which lands whole or not at all."""
        rules = self.game.rules
        if seat is not None and not self._is_seat(seat):
            raise self._illegal(None, NOT_YOUR_TURN)
        number = -1 if seat is None else seat
        state = self._state.copy()
        try:
            path = self.game.choices(state, number, move)
        except Refusal as refusal:
            acts = rules.may_act(state, number)
            general = rules.refusal(state, number, -1)  # the game is over, or it is not this seat's turn
            raise self._illegal(seat, refusal.reason if acts else general) from None
        for a in path:
            reason = rules.refusal(state, number, a)
            if reason:
                raise self._illegal(seat, reason)
            rules.step(state, number, a)
        assert not rules.midway(state)
        return state

    def _illegal(self, seat: int | None, reason: int, **more: str) -> IllegalMove:
        named = GENERAL.get(reason) or self.game.reasons[reason]
        return IllegalMove(named, {**self.game.facts(self._state, seat), "detail": "", "game": f"game-{self.game.id}", **more})

    def _is_seat(self, seat: object) -> bool:
        return type(seat) is int and 0 <= seat < self.players

    def _must_be_viewer(self, seat: int | None) -> None:
        if seat is not None and not self._is_seat(seat):
            raise ValueError(f"there is no seat {seat!r}: this match has seats 0 to {self.players - 1}, and None for a spectator")


def new(
    game: str,
    players: int,
    seed: int | str | None = None,
    options: Mapping[str, bool | int | str] | None = None,
    *,
    entropy: Sequence[bytes] = (),
    seats: Sequence[Sitter] | None = None,
    edition: int | None = None,
    draw: Draw | None = None,
) -> Match:
    """Begin a match. The seed is an int or 64 hex digits; without one it comes from the system's entropy.

    The edition is that of the game's rules; None is the newest. With a draw, the entropy is what its commitments are to.
    """
    described = find_game(game)
    check_table(described, players, seats, entropy)
    check_edition(described, edition)
    raw = new_seed() if seed is None else seed_bytes(seed)
    added = [*entropy] or [b""] * players
    for where, why in () if draw is None else faults(raw, added, draw):
        raise ValueError(f"{where}: {why}")
    dealer = from_seed(raw, added, draw)
    return Match(described, players, read_options(described, options or {}), dealer, seats, raw, added, edition, draw)


def from_seed(seed: bytes, entropy: Sequence[bytes], draw: Draw | None = None) -> Dealer:
    """The shuffles that a seed and the players' entropy give."""
    key = key_of(seed, entropy, draw)
    return lambda number, size: shuffle(key, number, size)


def find_game(name: str) -> AnyGame:
    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}: there are {', '.join(GAMES)}")
    return GAMES[name]


def check_table(game: AnyGame, players: int, seats: Sequence[Sitter] | None, entropy: Sequence[bytes]) -> None:
    if type(players) is not int or players not in game.players:
        raise ValueError(f"{game.id} is for {game.players[0]} to {game.players[-1]} players, not {players!r}")
    if seats is not None and len(seats) != players:
        raise ValueError(f"{len(seats)} seats are named, but {players} play")
    if entropy and len(entropy) != players:
        raise ValueError(f"entropy is one byte string a seat: {len(entropy)} are given, but {players} play")
    if {*map(type, entropy)} - {bytes}:
        raise ValueError("entropy is one byte string a seat, empty where a player added none")


def check_edition(game: AnyGame, edition: int | None) -> None:
    if edition is not None and (type(edition) is not int or not 1 <= edition <= game.edition):
        there_are = "edition 1 only" if game.edition == 1 else f"editions 1 to {game.edition}"
        raise ValueError(f"{game.id} has {there_are}, not {edition!r}")


def whole_number(value: object) -> int:
    """Numbers of other libraries (NumPy's) as plain ones."""
    return operator.index(value)  # pyright: ignore[reportArgumentType]


def read_options(game: AnyGame, options: Mapping[str, object]) -> Options:
    for fault in option_faults(game, options):
        raise ValueError(fault)
    return msgspec.convert(dict(options), game.options)


def seed_bytes(seed: int | str) -> bytes:
    if isinstance(seed, str) and re.fullmatch("[0-9a-fA-F]{64}", seed):
        return bytes.fromhex(seed)
    if type(seed) is int and 0 <= seed < 1 << 256:
        return seed.to_bytes(32, "big")
    raise ValueError(f"a seed is a whole number from 0 below 2**256, or 64 hex digits, not {seed!r}")
