"""Files that nobody but the server's own user may read: the seeds of matches that still run are in them, and so are all hands."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

FOLDER, FILE = 0o700, 0o600
BESIDE = ("", "-wal", "-shm", "-journal")  # what SQLite keeps, by the end of its name


def make_folder(folder: Path) -> None:
    """One that was there already is left as it is: it may hold other things too."""
    if not folder.is_dir():
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=FOLDER, exist_ok=True)


def make_file(path: Path) -> None:
    """An empty one, before SQLite would make it for everybody; what it makes beside it is as private as the file itself."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, FILE))
    for end in BESIDE:
        with suppress(FileNotFoundError):
            path.with_name(path.name + end).chmod(FILE)
