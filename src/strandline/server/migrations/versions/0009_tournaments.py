"""Tournaments: their events, and who hosts or plays in which."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def _tournament() -> sa.ForeignKey:
    return sa.ForeignKey("tournaments.id", ondelete="CASCADE")


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("host", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("last", sa.BigInteger, nullable=False, index=True),
        sa.Column("home", sa.String(24), index=True),
    )
    op.create_table(
        "tournament_events",
        sa.Column("tournament_id", sa.String(32), _tournament(), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("body", sa.JSON, nullable=False),
    )
    op.create_table(
        "tournament_people",
        sa.Column("tournament_id", sa.String(32), _tournament(), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True, index=True),
        sa.Column("hosts", sa.Boolean, nullable=False),
        sa.Column("plays", sa.Boolean, nullable=False),
    )
    op.create_index(
        "ix_tournament_people_plays", "tournament_people", ["person"],
        unique=True, sqlite_where=sa.text("plays"), postgresql_where=sa.text("plays"),
    )  # fmt: skip


def downgrade() -> None:
    """Drop the tables."""
    for name in "tournament_people", "tournament_events", "tournaments":
        op.drop_table(name)
