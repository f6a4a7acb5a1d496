"""How a training goes: what is told now and then, and the curves of it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bestiary.arena.plot import drawing


class Progress(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a training stands. Times are those of one sitting."""

    phase: str
    seconds: float
    choices: int
    a_second: int
    surprise: float | None = None  # imitation: the mean cross-entropy
    entropy: float | None = None
    explained: float | None = None  # the part of the returns' variance that the values foresaw
    firsts: dict[int, float] | None = None  # among hand-written players, by number of players


def plot(log: Path, file: Path, game: str) -> None:
    """First places among hand-written players, by choices made, from the log of all sittings."""
    told = [msgspec.json.decode(line, type=Progress) for line in log.read_bytes().splitlines()]
    figure = drawing().Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    tables = sorted({players for one in told for players in one.firsts or {}})
    for players in tables:
        points = [(one.choices / 1e6, 100 * one.firsts[players]) for one in told if one.firsts and players in one.firsts]
        axes.plot(*zip(*points, strict=True), label=f"{players} players")
    axes.set_title(f"{game}: first among hand-written players", loc="left")
    axes.set_xlabel("million choices")
    axes.set_ylabel("first places, %")
    axes.grid(alpha=0.3)
    if tables:
        axes.legend()
    figure.savefig(file)
