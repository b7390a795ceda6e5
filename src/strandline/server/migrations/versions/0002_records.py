"""Records that are kept for a while."""

import sqlalchemy as sa
from alembic import op

from strandline.server.migration_steps import create_table

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of records."""
    create_table(
        "records",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the table of records."""
    op.drop_table("records")
