"""What a tournament has played so far, on disk: a line a match, so that it may be stopped at any moment and go on later."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from bestiary.arena.crew import Played
from bestiary.arena.results import FORMAT, Settings


class Heading(msgspec.Struct, frozen=True):
    """The first line."""

    format: str
    settings: Settings


class Journal:
    """Goes on with the file where it left off; of another tournament it wants nothing."""

    def __init__(self, results: Path, settings: Settings) -> None:
        self.path = results.with_suffix(".jsonl")
        if self.path == results:
            raise ValueError(f"{results}: the journal of finished matches would go by this name; call the results something.json")
        self.played: list[Played] = []
        kept = self._read(settings) if self.path.exists() else 0
        if not kept and results.exists():
            raise ValueError(f"{results} is there, but no journal {self.path.name} to go on with: remove it, or write to another file")
        self._file = self.path.open("r+b" if kept else "wb")
        self._file.truncate(kept)  # a line that was being written when all stopped
        self._file.seek(kept)
        if not kept:
            self._write(Heading(FORMAT, settings))

    def add(self, match: Played) -> None:
        self._write(match)
        self.played.append(match)

    def close(self) -> None:
        self._file.close()

    def _write(self, line: Heading | Played) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def _read(self, settings: Settings) -> int:
        """How many bytes of the file are whole lines."""
        text = self.path.read_bytes()
        kept = text.rfind(b"\n") + 1
        lines = text[:kept].splitlines()
        if not lines:
            return 0
        try:
            heading = msgspec.json.decode(lines[0], type=Heading)
            self.played = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        except msgspec.MsgspecError as error:
            raise ValueError(f"{self.path} is no journal of a tournament ({error}): write to another file") from None
        if faults := list(differences(heading.settings, settings)):
            raise ValueError(f"{self.path} is of another tournament ({'; '.join(faults)}): remove it, or write to another file")
        return kept


def differences(theirs: Settings, ours: Settings) -> list[str]:
    before, now = plain(theirs), plain(ours)
    return [f"{name}: {before[name]} there, {now[name]} here" for name in now if before[name] != now[name]]


def plain(settings: Settings) -> dict[str, Any]:
    return msgspec.to_builtins(settings)
