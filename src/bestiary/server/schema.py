"""The tables of the database, the same for SQLite and PostgreSQL. What changes here needs a migration in `migrations/`."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()
Identifier = sa.String(32)
Millis = sa.BigInteger()  # since 1970

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", Identifier, primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("program", sa.Boolean, nullable=False),
    sa.Column("created", Millis, nullable=False),
)
# One for each device of a person; only the hash is kept.
tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", Identifier, nullable=False),
    sa.Column("created", Millis, nullable=False),
)
# A link that carries somebody to another device, once.
carries = sa.Table(
    "carries",
    metadata,
    sa.Column("code_hash", sa.String(64), primary_key=True),
    sa.Column("person", Identifier, nullable=False),
    sa.Column("until", Millis, nullable=False),
)
# What lists show of the tables, and which process drives their clocks and bots. The truth about a table is in its steps.
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", Identifier, primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("updated", Millis, nullable=False),
    sa.Column("host", Identifier, nullable=True),  # who opened it
    sa.Column("seen", Millis, nullable=False),  # when somebody was there last
    sa.Column("driver", Identifier, nullable=True),
    sa.Column("card", sa.Text, nullable=False),
    sa.Column("fault", sa.Text, nullable=True),  # why the table is set aside, after the version of the server that could not read it
)
sa.Index("tables_status_updated", tables.c.status, tables.c.updated)
sa.Index("tables_host_status", tables.c.host, tables.c.status)
steps = sa.Table(
    "steps",
    metadata,
    sa.Column("table_id", Identifier, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", Millis, nullable=False),
    sa.Column("person", Identifier, nullable=True),
    sa.Column("request", sa.String(64), nullable=True),
    sa.Column("facts", sa.Text, nullable=False),
)
sittings = sa.Table(
    "sittings",
    metadata,
    sa.Column("person", Identifier, primary_key=True),
    sa.Column("table_id", Identifier, primary_key=True),
)
processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", Identifier, primary_key=True),
    sa.Column("until", Millis, key="mark", nullable=False),  # another at each beat; servers of old take it for a time
)
lobby_talk = sa.Table(
    "lobby_talk",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", Millis, nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("mark", sa.String(8), nullable=False),  # by which those who say it are told apart
)
