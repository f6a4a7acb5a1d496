"""The command line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from bestiary import __version__
from bestiary.bots import BOTS
from bestiary.games import GAMES
from bestiary.match.match import find_game
from bestiary.match.record import BadRecord
from bestiary.words import LANGUAGES, system_language

app = typer.Typer(
    name="bestiary",
    help="Four card games of beasts: kuhhandel, kakerlakenpoker, cahoots, nullern.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
console = Console()
complaints = Console(stderr=True)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(GAMES)}.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many play (the bots fill the other seats).")]
Seed = Annotated[str | None, typer.Option(help="A whole number or 64 hex digits; without one, from the system's entropy.")]
Bots = Annotated[str, typer.Option(help=f"Names, comma-separated, repeated in order: {', '.join(BOTS)}.")]
HouseRules = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="A house rule; may be given several times.")
]
Language = Annotated[str | None, typer.Option("--lang", help=f"One of: {', '.join(LANGUAGES)}; without it, the locale's.")]
Json = Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A record, or JSON lines of records.")]


@app.callback(invoke_without_command=True)
def version(show: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    if show:
        console.print(__version__, highlight=False)
        raise typer.Exit


@app.command()
def play(
    game: GameName,
    players: Players = None,
    bots: Bots = "heuristic",
    seat: Annotated[int, typer.Option(help="Your seat; 0 starts.")] = 0,
    seed: Seed = None,
    option: HouseRules = None,
    lang: Language = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the match to this file at the end.")] = None,
) -> None:
    """Play at the terminal against bots."""
    from bestiary.cli.play import play_at_terminal

    count = players if players is not None else default_players(game)
    play_at_terminal(console, game, count, read_seed(seed), names(bots), house_rules(option), language(lang), seat, name, record)


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 0,
    bots: Bots = "heuristic,random",
    option: HouseRules = None,
    records: Annotated[Path | None, typer.Option(help="Write every match to this file, as JSON lines.")] = None,
    json: Json = False,
) -> None:
    """Let bots play many matches."""
    from bestiary.cli.simulate import run_simulation

    count = players if players is not None else default_players(game)
    run_simulation(console, complaints, game, count, games, seed, names(bots), house_rules(option), records, json)


@app.command()
def replay(
    file: File,
    seat: Annotated[str, typer.Option("--as", help="A seat's number, 'public', or 'all' for open cards.")] = "all",
    at: Annotated[int | None, typer.Option(help="Show the table after that many moves, and stop.")] = None,
    number: Annotated[int, typer.Option("--number", "-n", min=1, help="Which record of the file.")] = 1,
    lang: Language = None,
    json: Annotated[
        bool, typer.Option("--json", help="Answer in JSON: what was seen happen, move by move, and the views at the end.")
    ] = False,
) -> None:
    """Step through a recorded match, as any seat or with open cards."""
    from bestiary.cli.replay import replay_at_terminal

    replay_at_terminal(console, file, seat, at, number, language(lang), json)


@app.command()
def verify(file: File, json: Json = False) -> None:
    """Recompute every deal of a record from its seed, and replay every move."""
    from bestiary.cli.verify import verify_file

    if not verify_file(console, file, json):
        raise typer.Exit(1)


def default_players(game: str) -> int:
    return min(4, find_game(game).players[-1])


def names(listed: str) -> list[str]:
    return [name.strip() for name in listed.split(",") if name.strip()]


def house_rules(given: list[str] | None) -> dict[str, bool | int | str]:
    rules: dict[str, bool | int | str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"a house rule is given as name=value, not {text!r}")
        plain: dict[str, Any] = {"true": True, "false": False}
        rules[name] = plain[value] if value in plain else int(value) if value.lstrip("-").isdigit() else value
    return rules


def read_seed(seed: str | None) -> int | str | None:
    return int(seed) if seed is not None and seed.isdigit() and len(seed) != 64 else seed


def language(given: str | None) -> str:
    if given is not None and given not in LANGUAGES:
        raise ValueError(f"unknown language {given!r}: there are {', '.join(LANGUAGES)}")
    return given or system_language()


def main() -> None:
    try:
        app()
    except (ValueError, BadRecord, OSError) as error:
        complaints.print(f"bestiary: {error}", style="red", highlight=False, markup=False, soft_wrap=True)
        raise SystemExit(2) from None
