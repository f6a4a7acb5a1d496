"""In SQLite steps lie one after the other as they came, and an index finds them: a commit of many tables' steps changes half as much as
where each table's lie together. PostgreSQL has had it so from the first."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        return
    op.rename_table("steps", "steps_before")
    op.create_table(
        "steps",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("request", sa.String(64), nullable=True),
        sa.Column("facts", sa.Text, nullable=False),
    )
    columns = "table_id, number, at, person, request, facts"
    op.execute(f"INSERT INTO steps ({columns}) SELECT {columns} FROM steps_before ORDER BY at, table_id, number")
    op.drop_table("steps_before")
