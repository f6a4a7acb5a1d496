"""Who opened a table, when somebody was there last, and who said what in the lobby."""

import json
from contextlib import suppress

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

FIRST = """SELECT tables.id, steps.facts FROM tables JOIN steps ON steps.table_id = tables.id AND steps.number = 1
WHERE tables.status IN ('open', 'playing')"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("host", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("lobby_talk", sa.Column("mark", sa.String(8), nullable=False, server_default=""))
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE tables SET seen = updated"))
    for table, facts in connection.execute(sa.text(FIRST)).all():
        with suppress(ValueError, KeyError, IndexError, TypeError):  # then it belongs to nobody
            values = {"host": str(json.loads(facts)[0]["host"])[:32], "id": table}
            connection.execute(sa.text("UPDATE tables SET host = :host WHERE id = :id"), values)
    op.create_index("tables_host_status", "tables", ["host", "status"])
