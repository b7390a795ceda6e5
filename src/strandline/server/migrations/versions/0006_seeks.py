"""Tables where people wait for others can be found by what they wait for; of each kind there is one at a time.

The number of moves is that of the moves made since: that of an older game is right from its next move on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add two columns, and the index that keeps seeks apart."""
    op.add_column("tables", sa.Column("moves", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("seek", sa.String(80)))
    op.create_index("ix_tables_seek", "tables", ["seek"], unique=True)


def downgrade() -> None:
    """Drop them."""
    op.drop_index("ix_tables_seek", "tables")
    op.drop_column("tables", "seek")
    op.drop_column("tables", "moves")
