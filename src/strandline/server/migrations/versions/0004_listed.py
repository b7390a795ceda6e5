"""Public tables that are not over can be listed without reading all others."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create an index of these tables only."""
    listed = sa.text("public AND status NOT IN ('over', 'closed')")
    op.create_index(
        "ix_tables_listed", "tables", ["last", "id"],
        if_not_exists=True, sqlite_where=listed, postgresql_where=listed,
    )  # fmt: skip


def downgrade() -> None:
    """Drop the index."""
    op.drop_index("ix_tables_listed", "tables")
