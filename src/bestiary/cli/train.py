"""`bestiary train`."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console

from bestiary.engine.game import AnyGame

if TYPE_CHECKING:
    from bestiary.learn.progress import Progress


@dataclass(frozen=True)
class Request:
    """What was asked for on the command line."""

    out: Path
    minutes: float
    device: str
    seed: int
    size: int | None
    width: int | None
    start: Path | None
    plot: Path | None
    json: bool


def run_training(console: Console, aside: Console, game: AnyGame, request: Request) -> None:
    if request.device not in ("cuda", "cpu"):
        raise ValueError(f"device is 'cuda' or 'cpu', not {request.device!r}")
    if find_spec("torch") is None:
        raise ValueError("training needs PyTorch, which is not installed; pip install 'bestiary[learn]'")
    from bestiary.arena.plot import drawing
    from bestiary.learn.progress import plot
    from bestiary.learn.training import Plan, train
    from bestiary.learn.updating import Learning

    if request.plot is not None:
        drawing()  # told before minutes of training
    small = request.device == "cpu"
    plan = Plan(
        minutes=request.minutes,
        device=request.device,
        seed=request.seed,
        size=request.size or (1024 if small else 65_536),
        steps=32 if small else 64,
        width=request.width or (128 if small else 512),
        values=3 if small else 20,
        start=request.start,
        learning=Learning(rate=1e-3, passes=2, rows=4096) if small else Learning(),
    )
    log = request.out.with_suffix(".jsonl")

    def tell(progress: Progress) -> None:
        with log.open("ab") as lines:
            lines.write(msgspec.json.encode(progress) + b"\n")
        if request.json:
            print(msgspec.json.encode(progress).decode(), flush=True)
        else:
            console.print(in_words(progress), highlight=False)

    train(game, plan, request.out, tell)
    if request.plot is not None:
        plot(log, request.plot, game.id)
    aside.print(f"checkpoint: {request.out}; weights: {request.out.with_suffix('.npz')}; progress: {log}", highlight=False)


def in_words(progress: Progress) -> str:
    parts = [f"{progress.seconds:7.0f} s  {progress.phase:10} {progress.choices:>14,} choices, {progress.a_second:>11,} a second"]
    if progress.surprise is not None:
        parts.append(f"surprise {progress.surprise:.3f}")
    if progress.explained is not None:
        parts.append(f"values explain {progress.explained:.2f}")
    if progress.firsts:
        parts.append("first among hand-written players: " + ", ".join(f"{n}p {part:.0%}" for n, part in progress.firsts.items()))
    return "  ".join(parts)
