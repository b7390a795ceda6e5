"""Steps of a migration that may run twice.

Earlier versions changed SQLite statement by statement: if they were killed, a part of a migration was done without a
trace. Only the migrations of that time, up to 0003, need these steps.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op


def create_table(name: str, *parts: sa.Column[Any] | sa.UniqueConstraint) -> None:
    """Create a table with its indexes; if the table exists, only the indexes that it lacks."""
    if not sa.inspect(op.get_bind()).has_table(name):
        op.create_table(name, *parts)
        return
    for part in parts:
        if isinstance(part, sa.Column) and part.index:
            create_index(name, part.name)


def add_column(table: str, column: sa.Column[Any]) -> None:
    """Add a column to a table, unless it exists."""
    if column.name not in {each["name"] for each in sa.inspect(op.get_bind()).get_columns(table)}:
        op.add_column(table, column)


def create_index(table: str, column: str) -> None:
    """Create the index of a column, unless it exists."""
    op.create_index(f"ix_{table}_{column}", table, [column], if_not_exists=True)
