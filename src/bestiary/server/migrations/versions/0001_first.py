"""People, tables and their steps."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("program", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "carries",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("driver", sa.String(32), nullable=True),
        sa.Column("card", sa.Text, nullable=False),
    )
    op.create_index("tables_status_updated", "tables", ["status", "updated"])
    op.create_table(
        "steps",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("request", sa.String(64), nullable=True),
        sa.Column("facts", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sittings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "lobby_talk",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
