"""Writes the docs that are made from the code: `python docs/generate.py`. A test fails when they are stale."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from random import Random

from rich.console import Console

import bestiary
from bestiary import GAMES
from bestiary.bots import bot
from bestiary.cli.play import Table
from bestiary.envs.pages import pages, speed
from bestiary.games.kuhhandel import rules
from bestiary.games.kuhhandel.cards import ANIMALS, cards_of
from bestiary.match.decks import decks_ts
from bestiary.match.describe import rules_text
from bestiary.match.fields import fields_ts
from bestiary.match.schema import record_schema
from bestiary.server.typescript import typescript
from bestiary.server.wire_schema import page_schema, wire_schema
from bestiary.words import words

DOCS = Path(__file__).parent
RESULTS = DOCS.parent / "benchmarks" / "results"


def generated() -> dict[Path, str]:
    """Each generated file and what it should hold."""
    files = {DOCS / "record.schema.json": json.dumps(record_schema(), indent=2, ensure_ascii=False) + "\n"}
    for game in GAMES:
        files[DOCS / "rules" / f"{game}.md"] = rules_text(game, "en")
    files[DOCS / "socket.schema.json"] = json.dumps(wire_schema(), indent=2, ensure_ascii=False) + "\n"
    files[DOCS.parent / "web" / "src" / "messages.ts"] = typescript(page_schema())
    files[DOCS.parent / "web" / "src" / "fields.ts"] = fields_ts()
    files[DOCS.parent / "web" / "src" / "decks.ts"] = decks_ts()
    files[DOCS.parent / "web" / "src" / "games" / "kuhhandel" / "values.ts"] = kuhhandel_values()
    files |= {DOCS / "envs" / f"{game}.md": text for game, text in pages().items()}
    files[DOCS / "research.md"] = with_speed((DOCS / "research.md").read_text(encoding="utf-8"))
    files[DOCS / "pictures" / "terminal.svg"] = picture()
    return files


def with_speed(page: str) -> str:
    """A page with the tables of speed as they were measured last, between two marks."""
    tables = speed(*((RESULTS / f"{name}.json").read_bytes() for name in ("envs", "envs-h200", "openspiel")))
    before, begin, rest = page.partition("<!-- speed: made by docs/generate.py -->\n")
    _, end, after = rest.partition("<!-- speed ends -->\n")
    if not end:
        raise ValueError("there are no two marks for the tables of speed")
    return f"{before}{begin}{tables}\n{end}{after}"


def kuhhandel_values() -> str:
    """For the page: what is printed on the cards, and what the donkeys bring."""
    worth = json.dumps(dict(zip(ANIMALS, rules.WORTH, strict=True)), indent=2)
    gifts = [note for gift in rules.GIFT[:4] for note in cards_of(gift)]
    return f"""\
// What is printed on the cards: made from the rules by docs/generate.py.

/** The animals, from the cheapest to the dearest, with the value of a quartet. */
export const WORTH = {worth} as const;

/** The note that everybody gets for the first donkey, the second, … */
export const GIFTS = {gifts} as const;
"""


def picture() -> str:
    """An auction of Kuhhandel at the terminal, as the first player sees it."""
    match = bestiary.new("kuhhandel", 4, 5)
    chance, player = Random(1), bot("heuristic", "kuhhandel")
    while not (match.turn == 0 and len(match.moves) > 140 and match.state.phase == rules.BID and match.state.leader >= 0):
        assert match.turn is not None
        match.play(match.turn, player(match.sight(match.turn), chance).move)
    console = Console(record=True, width=84, file=io.StringIO(), force_terminal=True, color_system="truecolor", legacy_windows=False)
    table = Table(console, match, 0, words("en"))
    table.names[:] = ["Badger", "Hedgehog", "Raven", "Otter"]
    table.tell()
    table.draw()
    console.print(table.describe.awaited(match.view(0)), style="bold", highlight=False)
    console.print("  [cyan]  p[/]  pass", highlight=False)
    console.print("How much? [dim](? rules, q leave)[/]: [bold]120[/]", highlight=False)
    svg = console.export_svg(title="bestiary play kuhhandel", unique_id="bestiary")
    return re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    for path, text in generated().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path)
