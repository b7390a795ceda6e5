"""The first tables."""

import sqlalchemy as sa
from alembic import op

from strandline.server.migration_steps import create_table

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create people, tables and events."""
    create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
    )
    create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("last", sa.BigInteger, nullable=False, index=True),
        sa.Column("duty", sa.BigInteger, index=True),
        sa.Column("deciding", sa.JSON, nullable=False),
    )
    create_table(
        "players",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
    )
    create_table(
        "events",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("key", sa.String(64)),
        sa.Column("body", sa.JSON, nullable=False),
        sa.UniqueConstraint("table_id", "n", name="uq_events_n"),
        sa.UniqueConstraint("table_id", "person", "key", name="uq_events_key"),
    )


def downgrade() -> None:
    """Drop all tables."""
    for name in ("events", "players", "tables", "links", "people", "settings"):
        op.drop_table(name)
