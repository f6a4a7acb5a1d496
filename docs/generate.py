"""Writes the docs that are made from the code: `python docs/generate.py`. A test fails when they are stale."""

from __future__ import annotations

import json
from pathlib import Path

from bestiary import GAMES
from bestiary.match.describe import rules_text
from bestiary.match.schema import record_schema

DOCS = Path(__file__).parent


def generated() -> dict[Path, str]:
    """Each generated file and what it should hold."""
    files = {DOCS / "record.schema.json": json.dumps(record_schema(), indent=2, ensure_ascii=False) + "\n"}
    for game in GAMES:
        files[DOCS / "rules" / f"{game}.md"] = rules_text(game, "en")
    return files


if __name__ == "__main__":
    for path, text in generated().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path)
