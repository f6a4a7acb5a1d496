"""Draws docs/pictures/speed.svg from benchmarks/results: actions a second against the number of games side by side, for each device."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"
PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "speed.svg"
COLOURS = {"kuhhandel": "#a33b2c", "kakerlakenpoker": "#5b3a8c", "cahoots": "#1f7a7a", "nullern": "#5f8f1f"}
MARKERS = {"kuhhandel": "s", "kakerlakenpoker": "^", "cahoots": "D", "nullern": "o"}


def rows(file: str) -> list[dict[str, Any]]:
    path = RESULTS / file
    return json.loads(path.read_text(encoding="utf-8"))["rows"] if path.exists() else []


def main() -> None:
    plt: Any = import_module("matplotlib.pyplot")
    plt.rcParams["svg.hashsalt"] = "bestiary"
    figure, axes = plt.subplots(figsize=(8, 5))
    for game, colour in COLOURS.items():
        curves = {
            "CPU, all cores": ([r for r in rows("cpu.json") if r["game"] == game and r["how"].startswith("all")], "-"),
            "GPU, one step a launch": ([r for r in rows("h200.json") if r["game"] == game and r["how"] == "GPU" and r["steps"] == 1], ":"),
            "GPU, 256 steps a launch": ([r for r in rows("h200.json") if r["game"] == game and r["how"] == "GPU" and r["steps"] > 1], "--"),
        }
        for label, (points, line) in curves.items():
            if points:
                sizes, rates = [p["size"] for p in points], [p["rate"] for p in points]
                axes.plot(sizes, rates, line, color=colour, marker=MARKERS[game], markersize=5, label=f"{game}: {label}")
    for row in rows("cpu.json"):
        if row["how"].startswith(("OpenSpiel", "Pgx", "RLCard")):
            axes.axhline(row["rate"], color="#999999", linewidth=0.7)
            place = (0.3 if row["how"] == "Pgx" else 0.01, row["rate"])
            axes.annotate(
                f"{row['how']}, {row['game']}", place, xycoords=("axes fraction", "data"), fontsize=7, color="#666666", va="bottom"
            )
    axes.set(xscale="log", yscale="log", xlabel="games side by side", ylabel="actions a second")
    axes.legend(fontsize=7, loc="lower right", ncols=2)
    axes.grid(alpha=0.2)
    figure.tight_layout()
    figure.savefig(PICTURE, metadata={"Date": None})
    print(PICTURE)


if __name__ == "__main__":
    main()
