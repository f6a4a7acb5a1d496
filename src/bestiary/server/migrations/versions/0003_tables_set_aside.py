"""Tables whose steps do not replay are set aside, and why."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("fault", sa.Text, nullable=True))
