"""What comes from one address can be told apart; names that nobody needs can be forgotten."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Marks of addresses, and when a name was told: of those that there are, now."""
    op.add_column("tables", sa.Column("home", sa.String(24)))
    op.add_column("records", sa.Column("home", sa.String(24)))
    op.create_index("ix_records_home", "records", ["home"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.add_column("people", sa.Column("named", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(f"UPDATE people SET named = {time.time_ns() // 1_000_000}")
    op.create_index("ix_people_named", "people", ["named"])


def downgrade() -> None:
    """Neither."""
    for table, column in (("people", "named"), ("tables", "host"), ("records", "home")):
        op.drop_index(f"ix_{table}_{column}", table)
    for table, column in (("people", "named"), ("tables", "home"), ("records", "home")):
        op.drop_column(table, column)
