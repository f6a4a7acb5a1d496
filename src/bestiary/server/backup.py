"""A copy of the SQLite database, whole and consistent, while the server goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bestiary.server.private import make_file
from bestiary.server.settings import DATABASE


def back_up(data: Path, file: Path) -> None:
    source = data / DATABASE
    if not source.is_file():
        raise FileNotFoundError(2, "there is no database of a server here", str(source))
    if file.exists():
        raise FileExistsError(17, "this file is there already, and is left as it is", str(file))
    if not file.absolute().parent.is_dir():
        raise FileNotFoundError(2, "there is no such folder", str(file.parent))
    make_file(file)
    try:
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as live, closing(sqlite3.connect(file)) as copy:
            live.backup(copy)
    except sqlite3.Error as error:
        file.unlink(missing_ok=True)
        raise OSError(5, f"the copy could not be made: {error}", str(file)) from None
