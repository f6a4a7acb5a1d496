"""What a tournament found, typed: for files, tables and plots."""

from __future__ import annotations

import msgspec

FORMAT = "bestiary-arena/1"


class Settings(msgspec.Struct, frozen=True):
    """Everything that decides what is played. Equal settings are the same tournament."""

    game: str
    game_version: int
    bestiary: str  # the version
    players: int
    bots: list[str]
    deals: int
    matches: int  # all seatings of all deals
    seed: int
    options: dict[str, bool | int | str]
    levels: list[str]  # of a cooperative game; each deal is played on each


class Interval(msgspec.Struct, frozen=True):
    """A figure, and where it lies with a confidence of 95 %, by bootstrap over deals."""

    value: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """How one bot fared."""

    bot: str
    seats: int  # that it had, over all matches
    rating: Interval  # Plackett–Luce; the mean is 0, and 400 more is ten times as strong
    first: Interval  # share of first places, shared ones too
    last: Interval  # share of last places, shared ones too; nobody is last where all are equal
    rank: Interval  # the mean, where equals share the places they take: 1.5, 1.5, 3
    score: Interval  # the mean


class Meeting(msgspec.Struct, frozen=True):
    """How two bots fared against each other, seat against seat."""

    bot: str
    other: str
    seats: int  # pairs of them
    before: Interval  # how often the bot was ranked before the other
    equal: Interval


class Team(msgspec.Struct, frozen=True):
    """How often a team wins in a cooperative game: one bot among others, or among its like."""

    level: str | None
    one: str
    others: str
    matches: int
    wins: Interval


class Pace(msgspec.Struct, frozen=True):
    """Seconds that a bot takes for a decision, to a twentieth of the figure."""

    bot: str
    decisions: int
    median: float
    slow: float  # the 99th percentile


class Tournament(msgspec.Struct, frozen=True):
    format: str
    date: str
    machine: str
    python: str
    command: str
    settings: Settings
    standings: list[Standing]  # the best first; none in a cooperative game
    meetings: list[Meeting]  # each pair both ways, in the order of the standings
    teams: list[Team]  # in a cooperative game
    paces: list[Pace]
