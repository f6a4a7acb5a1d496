"""`bestiary replay`: a recorded match, step by step."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.prompt import Prompt

from bestiary.match.describe import Describer
from bestiary.match.match import Match
from bestiary.match.record import BadRecord, Moves, Record, read_records
from bestiary.match.replay import replay
from bestiary.words import words


def replay_at_terminal(console: Console, file: Path, who: str, at: int | None, number: int, language: str, json: bool) -> None:
    record = nth_record(file, number)
    whole = replay(record)
    viewers = viewers_of(who, whole.players)
    if json:
        print(msgspec.json.encode(as_data(record, viewers, at)).decode())
    elif at is not None or not console.is_terminal:
        show(console, record, viewers, len(record.moves) if at is None else at, language)
    else:
        step_through(console, record, viewers, language)


def nth_record(file: Path, number: int) -> Record[Moves]:
    for count, (_, record) in enumerate(read_records(file), 1):
        if count == number:
            return record
    raise BadRecord(str(file), f"there is no record number {number} in it")


def viewers_of(who: str, players: int) -> list[int | None]:
    if who == "public":
        return [None]
    if who == "all":
        return [None, *range(players)]
    if who.isdigit() and int(who) < players:
        return [int(who)]
    raise ValueError(f"--as is a seat (0 to {players - 1}), 'public' or 'all', not {who!r}")


def show(console: Console, record: Record[Moves], viewers: list[int | None], at: int, language: str) -> None:
    """The last move in words, and the table after it as each viewer sees it."""
    match = replay(record, at)
    say = words(language)
    names = [sitter.name for sitter in match.seats]
    describe = Describer(match.game.id, names, say)
    console.rule(say("replay-move", number=at, total=len(record.moves)), align="left")
    for line in dict.fromkeys(describe.event(event) for viewer in viewers for event in match.events(viewer)):
        console.print(f"  {line}", highlight=False, markup=False)
    first, *others = [match.view(viewer) for viewer in viewers]
    console.print(import_module(f"bestiary.games.{match.game.id}.terminal").draw(first, names, say))
    for view in others:
        assert view.seat is not None
        console.print(say("replay-hand", name=names[view.seat], cards=describe.hand(view)), highlight=False)


def step_through(console: Console, record: Record[Moves], viewers: list[int | None], language: str) -> None:
    at = 0
    while True:
        show(console, record, viewers, at, language)
        try:
            key = Prompt.ask(words(language)("replay-keys"), console=console, default="", show_default=False).strip()
        except (EOFError, KeyboardInterrupt):
            return
        if key == "q":
            return
        if key == "b":
            at = max(at - 1, 0)
        elif key.isdigit():
            at = min(int(key), len(record.moves))
        else:
            at = min(at + 1, len(record.moves))


def as_data(record: Record[Moves], viewers: list[int | None], at: int | None) -> dict[str, Any]:
    match = replay(record, 0)
    told = [happened(match, viewers)]
    for move in record.moves[:at]:
        match.play(move.seat, move.move)
        told.append(happened(match, viewers))
    return {"game": record.game, "moves": record.moves[:at], "events": told, "views": [match.view(viewer) for viewer in viewers]}


def happened(match: Match, viewers: list[int | None]) -> list[Any]:
    return [{"seat": viewer, "events": match.events(viewer)} for viewer in viewers]
