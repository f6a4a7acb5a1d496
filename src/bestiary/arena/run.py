"""A tournament from first to last: its settings, its matches, its results."""

from __future__ import annotations

import math
import os
import platform
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from datetime import date
from pathlib import Path

import msgspec

from bestiary import __version__
from bestiary.arena.bench import machine
from bestiary.arena.crew import Played, Task, play_all
from bestiary.arena.design import Design
from bestiary.arena.journal import Journal
from bestiary.arena.report import paces, standings, team_rates
from bestiary.arena.results import FORMAT, Settings, Tournament
from bestiary.bots import bot
from bestiary.engine.game import AnyGame, option_words
from bestiary.match.match import check_table, find_game, read_options

Progress = Callable[[int, int], None]  # matches played, and all


def tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, bool | int | str] | None = None,
    levels: Sequence[str] = (),
    processes: int = 1,
    ray: str | None = None,
    out: Path | None = None,
    command: str = "",
    progress: Progress | None = None,
) -> Tournament:
    """Let bots play against each other, every deal with every seating, and say how they fared.

    `games` matches are rounded up to whole deals. Each deal of a cooperative game is played on each of the `levels`. They are played by so
    many `processes` of this machine (a script that asks for several is guarded by `if __name__ == "__main__"`), or by a `ray` cluster,
    given by its address or as "local". `out` is a JSON file for the results, with a journal of finished matches beside it: the same call
    goes on where the last one stopped.
    """
    settings = plan(game, bots, games, players=players, seed=seed, options=options, levels=levels)
    return hold(settings, processes=processes, ray=ray, out=out, command=command, progress=progress)


def plan(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, bool | int | str] | None = None,
    levels: Sequence[str] = (),
) -> Settings:
    """What is to be played; what cannot be is told with what would be right."""
    described = find_game(game)
    seats = min(4, described.players[-1]) if players is None else players
    check_table(described, seats, None, ())
    check_bots(described, bots, seats)
    rules: dict[str, bool | int | str] = msgspec.to_builtins(read_options(described, options or {}))
    played = check_levels(described, rules, levels)
    others = {name: value for name, value in rules.items() if not (played and name == "level")}
    settings = Settings(game, described.version, __version__, seats, [*bots], 0, 0, seed, others, played)
    design = design_of(settings)
    deals = math.ceil(games / design.a_deal)
    check_games(design, games, deals)
    return msgspec.structs.replace(settings, deals=deals, matches=deals * design.a_deal)


def hold(
    settings: Settings,
    *,
    processes: int = 1,
    ray: str | None = None,
    out: Path | None = None,
    command: str = "",
    progress: Progress | None = None,
) -> Tournament:
    """Play what was planned, or what is left of it."""
    if out is None:
        played = play_rest(settings, [], lambda _: None, processes, ray, progress)
    else:
        with closing(Journal(out, settings)) as journal:
            played = play_rest(settings, journal.played, journal.add, processes, ray, progress)
    results = report(settings, played, command)
    if out is not None:
        unfinished = out.with_suffix(".tmp")
        unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(results)) + b"\n")
        unfinished.replace(out)
    return results


def play_rest(
    settings: Settings, before: Sequence[Played], keep: Callable[[Played], None], processes: int, ray: str | None, progress: Progress | None
) -> list[Played]:
    """All matches in order: those played before, and those played now, each kept as it ends."""
    done = {match.number: match for match in before}
    fixtures = [fixture for fixture in design_of(settings).fixtures(settings.deals) if fixture.number not in done]
    tasks = [Task(settings.game, settings.options, settings.seed, __version__, tuple(settings.bots), fixture) for fixture in fixtures]
    if progress is not None:
        progress(len(done), settings.matches)
    with closing(play_all(tasks, processes, ray)) as matches:
        for match in matches:
            keep(match)
            done[match.number] = match
            if progress is not None:
                progress(len(done), settings.matches)
    return [done[number] for number in sorted(done)]


def report(settings: Settings, played: Sequence[Played], command: str) -> Tournament:
    design, bots = design_of(settings), list(dict.fromkeys(settings.bots))
    outcomes = [(fixture, match.scores) for fixture, match in zip(design.fixtures(settings.deals), played, strict=True)]
    how = (settings.deals, settings.seed)
    table, pairs = ([], []) if design.cooperative else standings(outcomes, bots, *how)
    return Tournament(
        format=FORMAT,
        date=date.today().isoformat(),
        machine=machine(),
        python=platform.python_version(),
        command=command,
        settings=settings,
        standings=table,
        meetings=pairs,
        teams=team_rates(outcomes, bots, design.levels, *how) if design.cooperative else [],
        paces=paces(played, bots),
    )


def design_of(settings: Settings) -> Design:
    levels = tuple(settings.levels) or (None,)
    return Design(tuple(settings.bots), settings.players, settings.seed, find_game(settings.game).cooperative, levels)


def check_bots(game: AnyGame, bots: Sequence[str], seats: int) -> None:
    for name in bots:
        bot(name, game.id)
    repeated = len(set(bots)) < len(bots)
    if game.cooperative and repeated:
        raise ValueError(f"{game.id} is played together: name each bot once, and the arena makes up the teams")
    if len(set(bots)) < 2 - game.cooperative:
        raise ValueError("a tournament needs at least two different bots")
    if repeated and len(bots) > seats:
        raise ValueError(f"{len(bots)} bots are named for {seats} seats, some of them twice: name each once")


def check_levels(game: AnyGame, rules: Mapping[str, bool | int | str], levels: Sequence[str]) -> list[str]:
    """The levels to be played: those asked for, or that of the house rules; none where the game has none."""
    known = option_words(game.options).get("level", ()) if game.cooperative else ()
    if levels and not known:
        raise ValueError(f"{game.id} has no levels: only cooperative games are played on several")
    for level in levels:
        if level not in known:
            raise ValueError(f"{game.id} has no level {level!r}: there are {', '.join(known)}")
    return list(dict.fromkeys(levels)) or [str(rules["level"]) for _ in known[:1]]


def check_games(design: Design, games: int, deals: int) -> None:
    if deals < 2:
        raise ValueError(
            f"{games} matches are too few: one deal with all its seatings is {design.a_deal} here, and intervals need two deals at least"
        )
    if strangers := design.strangers(deals):
        one, other = strangers[0]
        raise ValueError(f"{games} matches are too few: {one} and {other} would never meet")


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
