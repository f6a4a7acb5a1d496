"""`bestiary replay`: a recorded match, step by step."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from bestiary.cli.typed import whole_number
from bestiary.match.describe import Describer, printable
from bestiary.match.match import Match
from bestiary.match.record import BadRecord, Moves, Record, read_record, record_texts
from bestiary.match.replay import Viewers, replay, story, told
from bestiary.words import words


def replay_at_terminal(console: Console, file: Path, who: str, at: int | None, number: int, language: str, json: bool) -> None:
    record = nth_record(file, number)
    match = replay(record, at)
    viewers = viewers_of(who, match.players)
    if json:
        print(msgspec.json.encode(as_data(match, viewers)).decode())
    elif at is not None or not console.is_terminal:
        show(console, record, viewers, len(match.moves), language)
    else:
        step_through(console, record, viewers, language)


def nth_record(file: Path, number: int) -> Record[Moves]:
    texts = record_texts(file)
    if number > len(texts):
        raise BadRecord(str(file), f"there is no record number {number} in it, only {len(texts)}")
    place, text = texts[number - 1]
    try:
        return read_record(text)
    except BadRecord as error:
        raise BadRecord(f"{place}: {error.where}", error.why) from None


def viewers_of(who: str, players: int) -> Viewers:
    if who == "public":
        return [None]
    if who == "all":
        return [None, *range(players)]
    seat = whole_number(who)
    if seat is not None and seat < players:
        return [seat]
    raise ValueError(f"--as is a seat (0 to {players - 1}), 'public' or 'all', not {who!r}")


def show(console: Console, record: Record[Moves], viewers: Viewers, at: int, language: str) -> None:
    """The last move in words, and the table after it as each viewer sees it."""
    match = replay(record, at)
    say = words(language)
    names = [printable(sitter.name) for sitter in match.seats]
    describe = Describer(match.game.id, names, say)
    console.rule(Text(say("replay-move", number=at, total=len(record.moves))), align="left")
    for seat, event in told(match, viewers):
        line = describe.event(event)
        console.print(Text(f"  {line if seat is None else say('replay-seen', name=names[seat], line=line)}"))
    first, *others = [match.view(viewer) for viewer in viewers]
    console.print(import_module(f"bestiary.games.{match.game.id}.terminal").draw(first, names, say))
    for view in others:
        assert view.seat is not None
        console.print(Text(say("replay-hand", name=names[view.seat], cards=describe.hand(view))))


def step_through(console: Console, record: Record[Moves], viewers: Viewers, language: str) -> None:
    at = 0
    while True:
        show(console, record, viewers, at, language)
        try:
            key = console.input(Text(f"{words(language)('replay-keys')}: ")).strip()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if key == "q":
            return
        wanted = whole_number(key)
        at = at - 1 if key == "b" else at + 1 if wanted is None else wanted
        at = min(max(at, 0), len(record.moves))


def as_data(match: Match, viewers: Viewers) -> dict[str, Any]:
    """What the viewers saw and see. The moves themselves hold hidden cards: they are for those only who see everything."""
    stories = [story(match, viewer) for viewer in viewers]
    events = [[{"seat": v, "events": seen} for v, seen in zip(viewers, each, strict=True)] for each in zip(*stories, strict=True)]
    moves = {"moves": match.record().moves} if len(viewers) > 1 else {}
    return {"game": match.game.id, **moves, "events": events, "views": [match.view(viewer) for viewer in viewers]}
