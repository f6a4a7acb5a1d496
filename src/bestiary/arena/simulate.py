"""Matches between bots, one after the other, reproducible from one seed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random

import msgspec

from bestiary.bots import Bot, bot, remarks
from bestiary.match.match import Match, new
from bestiary.match.record import Sitter


class SeatTally(msgspec.Struct):
    """How one seat fared over all matches."""

    seat: int
    bot: str
    wins: int = 0  # first places, shared ones too
    score: float = 0.0  # the mean
    rank: float = 0.0  # the mean


class Tally(msgspec.Struct):
    game: str
    players: int
    games: int
    moves: int
    seats: list[SeatTally]


def seats_of(bots: Sequence[str], players: int) -> list[str]:
    """Fewer names than seats are repeated in order."""
    if not bots:
        raise ValueError("at least one bot has to play")
    return [bots[seat % len(bots)] for seat in range(players)]


def simulate(
    game: str, players: int, games: int, seed: int, bots: Sequence[str], options: Mapping[str, bool | int | str] | None = None
) -> Iterator[Match]:
    """The finished matches. The same arguments give the same matches, on every machine."""
    names = seats_of(bots, players)
    programs = [bot(name, game) for name in names]
    sitters = [Sitter(f"{name} {seat + 1}", "bot", name) for seat, name in enumerate(names)]
    for number in range(games):
        source = f"{seed}/{number}"
        match = new(game, players, hashlib.sha256(source.encode()).hexdigest(), options, seats=sitters)
        chance = [Random(f"{source}/{seat}") for seat in range(players)]
        play_out(match, programs, chance)
        yield match


def play_out(match: Match, programs: Sequence[Bot], chance: Sequence[Random]) -> None:
    """Play a match to its end, with a program and its chance for each seat."""
    while not match.over:
        seat = match.turn
        assert seat is not None
        for speaker, said in remarks(match, programs):
            match.play(speaker, said)
        match.play(seat, programs[seat](match.sight(seat), chance[seat]).move)


def tally(game: str, bots: Sequence[str], players: int, matches: Iterable[Match]) -> Tally:
    total = Tally(game, players, 0, 0, [SeatTally(seat, name) for seat, name in enumerate(seats_of(bots, players))])
    for match in matches:
        result = match.result
        assert result is not None
        total.games += 1
        total.moves += len(match.moves)
        for seat, score, rank in zip(total.seats, result.scores, result.ranks, strict=True):
            seat.wins += rank == 1 and (score > 0 or len(set(result.scores)) > 1)
            seat.score += (score - seat.score) / total.games
            seat.rank += (rank - seat.rank) / total.games
    return total
