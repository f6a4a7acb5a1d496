"""A copy of the database while the server goes on."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from bestiary.match.verify import verify
from bestiary.server.backup import back_up
from bestiary.server.rebuild import rebuilt
from bestiary.server.store import Store
from tests.server.support import Socket, play_out, run, served


def test_a_copy_made_while_a_match_runs_is_whole_and_can_be_played_on(tmp_path: Path) -> None:
    data = tmp_path / "100%41?"  # a name that is no URL as it is
    copy = tmp_path / "copy" / "bestiary.db"
    copy.parent.mkdir()

    async def main() -> None:
        async with served("", data=str(data)) as place:
            first, second = await place.people("Ada", "Bob")
            table = await first.open("nullern", 2, options={"peak": 3})
            ada, bob = await first.at(table), await second.at(table)
            await bob.done("sit", seat=1)
            await ada.done("start")
            await asyncio.gather(play_out(place, ada, bob, moves=10), asyncio.to_thread(back_up, data, copy))
            await play_out(place, ada, bob, moves=3)
            now = await place.server.store.load(table)
            store = Store(f"sqlite:///{copy}")
            kept = await store.load(table)
            assert kept == now[: len(kept)]
            assert rebuilt(table, kept).status == "playing"
            await store.close()
        async with served("", data=str(copy.parent)) as place:
            sockets: list[Socket] = []
            for person in (first, second):
                visitor = place.visitor()
                visitor.http.cookies = person.http.cookies
                sockets.append(await visitor.at(table))
            await play_out(place, *sockets)
            assert verify("here", (await place.visitor().http.get(f"/api/tables/{table}/record")).content).holds

    run(main())


def test_a_file_that_is_there_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "bestiary.db").write_bytes(b"")
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    with pytest.raises(FileExistsError, match="left as it is"):
        back_up(tmp_path, copy)
    assert copy.read_text() == "precious"


def test_where_there_is_no_database_nothing_is_copied(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no database"):
        back_up(tmp_path, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()
    assert not (tmp_path / "bestiary.db").exists()


def test_what_is_no_database_is_not_copied(tmp_path: Path) -> None:
    (tmp_path / "bestiary.db").write_text("a shopping list, and a long one: " + "beans, " * 200)
    with pytest.raises(OSError, match="not a database"):
        back_up(tmp_path, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


def test_a_copy_goes_nowhere_where_there_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "bestiary.db").write_bytes(b"")
    with pytest.raises(OSError, match="nowhere"):
        back_up(tmp_path, tmp_path / "nowhere" / "copy.db")


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")
def test_what_is_kept_is_for_nobody_elses_eyes(tmp_path: Path) -> None:
    """The seeds of running matches are in it: also where an older server made the file for everybody."""
    data, copy = tmp_path / "new" / "data", tmp_path / "copy.db"
    before = os.umask(0o022)

    def modes() -> dict[str, int]:
        return {path.name: path.stat().st_mode & 0o777 for path in (*data.iterdir(), copy) if path.exists()}

    async def main() -> None:
        async with served("", data=str(data)) as place:
            await place.people("Ada")
            back_up(data, copy)
            assert data.stat().st_mode & 0o777 == 0o700
            assert modes() == dict.fromkeys(("bestiary.db", "bestiary.db-wal", "bestiary.db-shm", "copy.db"), 0o600)
            for path in data.iterdir():
                path.chmod(0o644)
        async with served("", data=str(data)):
            assert set(modes().values()) == {0o600}

    try:
        run(main())
    finally:
        os.umask(before)
