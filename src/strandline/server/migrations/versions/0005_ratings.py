"""Ratings: people's, and the rated games that they follow from."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables of ratings, and mark the tables whose results are to be counted: so far, none."""
    op.add_column("tables", sa.Column("to_rate", sa.Boolean, nullable=False, server_default=sa.false()))
    where = sa.text("to_rate")
    op.create_index("ix_tables_to_rate", "tables", ["id"], sqlite_where=where, postgresql_where=where)
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("cautious", sa.Double, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_index("ix_ratings_leaderboard", "ratings", ["game", "players", "cautious"])
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("why_not", sa.String(10)),
    )
    op.create_table(
        "rated_seats",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("new_mu", sa.Double, nullable=False),
        sa.Column("new_sigma", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for table in "rated_seats", "rated_games", "ratings":
        op.drop_table(table)
    op.drop_index("ix_tables_to_rate", "tables")
    op.drop_column("tables", "to_rate")
