"""Migrates a database to the latest schema in one transaction, so a process that is killed leaves it as it was.

Earlier versions did it statement by statement on SQLite. So a migration accepts that a part of its work is done.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from . import sqlite
from .schema import metadata

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 8725
"""The process that holds this lock of PostgreSQL migrates the database."""


class TooNew(Exception):
    """The database has a newer schema than this version knows."""


class Damaged(Exception):
    """The database lacks a table or a column that it should have after all migrations."""


def migrate(engine: sa.Engine) -> None:
    """Migrate the database to the latest schema if needed. Of several processes, one does it and the others wait."""
    known = sorted(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
    with engine.connect() as connection:
        if _version(connection) == known[-1]:
            return
    with _alone(engine) as connection:
        version = _version(connection)
        if version == known[-1]:  # another process has done it meanwhile
            return
        if version is not None and version not in known:
            raise TooNew(version)
        _upgrade(connection)
        _check(connection)


def _version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return version


@contextmanager
def _alone(engine: sa.Engine) -> Iterator[sa.Connection]:
    """Begin a transaction without a timeout that waits for other processes that migrate."""
    with engine.connect().execution_options(**{sqlite.WRITES: True}) as connection:
        if engine.dialect.name == "sqlite":
            sqlite.take_your_time(connection)
            with connection.begin():
                yield connection
            return
        from . import postgres  # imported only when needed: it requires psycopg

        with connection.begin():
            postgres.take_your_time(connection)
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            yield connection


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command  # imported only now: loading Alembic takes a while
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _check(connection: sa.Connection) -> None:
    """Raise if a table or a column is missing: the migrations assume that what exists is their own work."""
    found = sa.inspect(connection)
    for name, table in metadata.tables.items():
        columns = {each["name"] for each in found.get_columns(name)} if found.has_table(name) else set()
        missing = [column.name for column in table.columns if column.name not in columns]
        if missing:
            raise Damaged(f"{name}: {', '.join(missing)}")
