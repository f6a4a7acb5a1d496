"""The command line."""

from __future__ import annotations

import shlex
import sys
from collections import Counter
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.text import Text

from bestiary import __version__
from bestiary.bots import BOTS, bot
from bestiary.cli.typed import whole_number
from bestiary.engine.game import AnyGame, option_words
from bestiary.games import GAMES
from bestiary.match.describe import option_faults, option_ranges, printable
from bestiary.match.match import check_table, find_game
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


def house_rules_help() -> str:
    """The house rules of each game, and what each may be."""
    ranges = {game.id: option_ranges(game.options) for game in GAMES.values()}
    rules = {game: ", ".join(f"{name} ({values})" for name, values in known.items()) for game, known in ranges.items()}
    return " ".join(f"{game}: {known}." for game, known in rules.items() if known)


GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(GAMES)}.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many play, you among them; bots fill the other seats.")]
Seats = Annotated[int | None, typer.Option("--players", "-p", help="How many play; every seat is a bot's.")]
Seed = Annotated[str | None, typer.Option(help="A whole number or 64 hex digits; without one, from the system's entropy.")]
Bots = Annotated[str, typer.Option(help=f"Names, comma-separated, repeated in order: {', '.join(BOTS)}.")]
HouseRules = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help=f"A house rule; may be given several times. {house_rules_help()}"),
]
Language = Annotated[str | None, typer.Option("--lang", help=f"One of: {', '.join(LANGUAGES)}; without it, the locale's.")]
Json = Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A record, or JSON lines of records.")]
Commitment = Annotated[
    str | None, typer.Option(metavar="HEX", help="What you were shown before the first card: the SHA-256 that binds the host to its seed.")
]
ReceiptFile = Annotated[
    Path | None,
    typer.Option("--receipt", metavar="FILE", help="The receipt that you saved: what you were shown of the draw, and your bytes."),
]


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
    from bestiary.cli.play import Settings, play_at_terminal

    count, rules = table_of(game, players, option)
    play_at_terminal(console, Settings(game, count, names(bots), rules, language(lang), seat, read_seed(seed), name, record))


@app.command()
def simulate(
    game: GameName,
    players: Seats = None,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 0,
    bots: Bots = "heuristic,random",
    option: HouseRules = None,
    records: Annotated[Path | None, typer.Option(help="Write every match to this file, as JSON lines.")] = None,
    json: Json = False,
) -> None:
    """Let bots play many matches."""
    from bestiary.arena.simulate import seats_of
    from bestiary.cli.simulate import Settings, run_simulation

    count, rules = table_of(game, players, option)
    for name in seats_of(names(bots), count):
        bot(name, game)  # a wrong one is told before anything is written
    run_simulation(console, complaints, Settings(game, count, games, seed, names(bots), rules, records, json))


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
def arena(
    game: GameName,
    bots: Bots = "heuristic,random",
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="How many matches, rounded up to whole deals.")] = 400,
    players: Seats = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same tournament.")] = 0,
    option: HouseRules = None,
    levels: Annotated[str | None, typer.Option(help="Of a cooperative game: levels, comma-separated, or 'all'.")] = None,
    out: Annotated[
        Path | None, typer.Option(help="Write the results to this JSON file; the same command goes on where it stopped.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw ratings or win rates to this file, an SVG for example.")] = None,
    processes: Annotated[int | None, typer.Option(min=1, help="How many cores play; without it, all.")] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; 'local' starts one here.")] = None,
    json: Json = False,
) -> None:
    """Let bots play a tournament: every deal with every seating, ratings, and how sure all that is."""
    from bestiary.arena.run import cores, plan
    from bestiary.cli.arena import Request, run_arena

    rules, wanted = house_rules_and_levels(find_game(game), option, levels)
    settings = plan(game, names(bots), games, players=players, seed=seed, options=rules, levels=wanted)
    command = shlex.join(["bestiary", *sys.argv[1:]])
    run_arena(console, complaints, settings, Request(games, processes or cores(), ray, out, plot, json, command))


@app.command()
def train(
    game: GameName,
    out: Annotated[Path, typer.Option(help="The checkpoint, from which the same command goes on; the weights come beside it, as .npz.")],
    minutes: Annotated[float, typer.Option(min=0.05, help="How long this sitting lasts.")] = 10.0,
    device: Annotated[str, typer.Option(help="'cuda' or 'cpu'.")] = "cuda",
    seed: Annotated[int, typer.Option(help="Where chance begins.")] = 1,
    size: Annotated[int | None, typer.Option(min=1, help="Games side by side; without it 65,536 on a GPU and 1,024 on a CPU.")] = None,
    width: Annotated[int | None, typer.Option(min=1, help="Of the network's layers; without it 512 on a GPU and 128 on a CPU.")] = None,
    start: Annotated[Path | None, typer.Option(help="Begin with these weights (.npz), not by imitating the hand-written player.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the curves to this file, an SVG for example.")] = None,
    json: Json = False,
) -> None:
    """Train a network by imitation and self-play: needs PyTorch, and a GPU to get far."""
    from bestiary.cli.train import Request, run_training

    run_training(console, complaints, find_game(game), Request(out, minutes, device, seed, size, width, start, plot, json))


@app.command()
def bench(
    rounds: Annotated[int, typer.Option(min=1, help="How often everything is measured; the median counts.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each time.")] = 1.0,
    json: Json = False,
) -> None:
    """Measure how fast the games run here: interpreted, on one core, on all, on a GPU; and their peers where installed."""
    from bestiary.cli.bench import run_bench

    run_bench(console, complaints, rounds, seconds, json)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen at; 0.0.0.0 for all. [default: 127.0.0.1]")] = None,
    port: Annotated[int | None, typer.Option(help="[default: 8000]")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder of the SQLite file. [default: bestiary-data]")] = None,
    database: Annotated[str | None, typer.Option(help="A PostgreSQL URL in place of SQLite.")] = None,
    redis: Annotated[str | None, typer.Option(help="A Redis URL, needed where several processes serve one database.")] = None,
    origin: Annotated[list[str] | None, typer.Option(help="Another site whose pages may use this server.")] = None,
    secure: Annotated[bool | None, typer.Option("--secure", help="Send the cookie over HTTPS alone.")] = None,
    proxies: Annotated[str | None, typer.Option(help="Proxies whose X-Forwarded-… headers are believed. [default: 127.0.0.1]")] = None,
    thinkers: Annotated[int | None, typer.Option(help="Processes in which bots think. [default: 1]")] = None,
    bot_delay: Annotated[int | None, typer.Option(help="Milliseconds before a bot moves. [default: 900]")] = None,
    patience: Annotated[int | None, typer.Option(help="Seconds before a bot plays for who is away. [default: 60]")] = None,
    newcomers: Annotated[
        int | None, typer.Option(help="People, programs, tables and links to follow, a minute and address; 0: any. [default: 30]")
    ] = None,
    open_tables: Annotated[int | None, typer.Option(help="Tables a person may have open without a match; 0: any. [default: 6]")] = None,
    running_tables: Annotated[int | None, typer.Option(help="Tables of a person with a match; 0: any. [default: 12]")] = None,
    unattended: Annotated[int | None, typer.Option(help="Minutes until an empty public table is closed. [default: 10]")] = None,
    connections: Annotated[int | None, typer.Option(help="Connections an address may have open at once; 0: any. [default: 500]")] = None,
    log: Annotated[str | None, typer.Option(help="debug, info, warning or error. [default: info]")] = None,
    settings: Annotated[Path | None, typer.Option(help="A TOML file with settings.")] = None,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the page in the browser; if port 8000 is taken and no other is set, at the next free one.")
    ] = False,
) -> None:
    """Serve tables for people. Settings may also stand in the environment (BESTIARY_PORT=…) or in a file: docs/hosting.md."""
    from bestiary.cli.serve import run_server
    from bestiary.server.settings import given_settings, read_settings

    where = {"host": host, "port": port, "data": data and str(data), "database": database, "redis": redis, "log": log}
    whom = {"origins": origin or None, "secure": secure, "proxies": proxies, "newcomers": newcomers, "connections": connections}
    tables = {"open_tables": open_tables, "running_tables": running_tables, "unattended": unattended}
    bots = {"thinkers": thinkers, "bot_delay": bot_delay, "patience": patience}
    flags = {**where, **whom, **tables, **bots}
    any_port = open_page and "port" not in given_settings(flags, file=settings)
    run_server(console, read_settings(flags, file=settings), open_page, any_port)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; it must not exist yet.")],
    data: Annotated[Path, typer.Option(help="The folder of the SQLite file.")] = Path("bestiary-data"),
) -> None:
    """Copy the SQLite database of a server, also while that runs."""
    from bestiary.server.backup import back_up

    back_up(data, file)
    console.print(f"{file}: the database as it was just now", highlight=False)


@app.command()
def verify(file: File, commitment: Commitment = None, receipt: ReceiptFile = None, json: Json = False) -> None:
    """Recompute every deal of a record from its seed, and replay every move; compare it with what you were shown."""
    from bestiary.cli.verify import verify_file

    if not verify_file(console, file, commitment, receipt, json):
        raise typer.Exit(1)


def table_of(game: str, players: int | None, given: list[str] | None) -> tuple[int, dict[str, bool | int | str]]:
    """How many play, and with which house rules; a wrong call is told what would be right."""
    described = find_game(game)
    count = min(4, described.players[-1]) if players is None else players
    check_table(described, count, None, ())
    rules = house_rules(given)
    for fault in option_faults(described, rules):
        raise ValueError(fault)
    return count, rules


def names(listed: str) -> list[str]:
    return [name.strip() for name in listed.split(",") if name.strip()]


def house_rules(given: list[str] | None) -> dict[str, bool | int | str]:
    rules: dict[str, bool | int | str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"a house rule is given as name=value, not {text!r}")
        number = whole_number(value.removeprefix("-"))
        rules[name] = value == "true" if value in ("true", "false") else value if number is None else int(value)
    return rules


def house_rules_and_levels(game: AnyGame, given: list[str] | None, levels: str | None) -> tuple[dict[str, bool | int | str], list[str]]:
    """House rules, each given once, but for the level: a tournament may be played on several."""
    given = given or []
    wanted = [text.removeprefix("level=") for text in given if text.startswith("level=")] if game.cooperative else []
    if levels is not None:
        wanted += option_words(game.options).get("level", ("all",)) if levels == "all" else names(levels)
    rest = [text for text in given if not (game.cooperative and text.startswith("level="))]
    twice = [name for name, count in Counter(text.partition("=")[0] for text in rest).items() if count > 1]
    if twice:
        raise ValueError(f"the house rule {twice[0]!r} is given twice")
    return house_rules(rest), wanted


def read_seed(seed: str | None) -> int | str | None:
    if seed is None or len(seed) == 64:
        return seed
    number = whole_number(seed, digits=78)
    if number is None:
        raise ValueError("a seed is a whole number from 0 below 2**256, or 64 hex digits")
    return number


def language(given: str | None) -> str:
    if given is not None and given not in LANGUAGES:
        raise ValueError(f"unknown language {given!r}: there are {', '.join(LANGUAGES)}")
    return given or system_language()


def main() -> None:
    try:
        app()
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename and error.strerror else str(error))
    except ValueError as error:
        complain(str(error))


def complain(text: str) -> NoReturn:
    complaints.print(Text(printable(f"bestiary: {text}"), "red"), soft_wrap=True)
    raise SystemExit(2)
