"""Marks of addresses for fair limits, and times of names, so that unused names can be deleted."""

import time

import sqlalchemy as sa
from alembic import op

from strandline.server.migration_steps import add_column, create_index

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add marks of addresses, and the time when a name was chosen; for existing names, it is now."""
    add_column("tables", sa.Column("home", sa.String(24)))
    add_column("records", sa.Column("home", sa.String(24)))
    create_index("records", "home")
    create_index("tables", "host")
    add_column("people", sa.Column("named", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(f"UPDATE people SET named = {time.time_ns() // 1_000_000}")
    create_index("people", "named")


def downgrade() -> None:
    """Drop both."""
    for table, column in (("people", "named"), ("tables", "host"), ("records", "home")):
        op.drop_index(f"ix_{table}_{column}", table)
    for table, column in (("people", "named"), ("tables", "home"), ("records", "home")):
        op.drop_column(table, column)
