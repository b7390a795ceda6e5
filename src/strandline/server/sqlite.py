"""SQLite with durable commits, and with transactions that are atomic even when they change tables."""

import sqlite3
import time
from typing import Any

import sqlalchemy as sa

PRAGMAS = "synchronous=FULL", "foreign_keys=ON"
PATIENCE = 5.0
"""Seconds to wait for another process that writes."""
WRITES = "writes"
"""The execution option of a connection that writes: it waits for its turn before it reads anything."""


def connect(url: str) -> sa.Engine:
    """Return an engine for a file. Its errors do not contain parameters, because they are logged."""
    more = {"connect_args": {"timeout": PATIENCE}}
    engine = sa.create_engine(url, pool_pre_ping=True, hide_parameters=True, **more)
    sa.event.listen(engine, "connect", _prepare)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: sqlite3.Connection, _: Any) -> None:
    """Turn off the automatic transactions of Python's sqlite3, and make every commit durable."""
    connection.isolation_level = None
    _use_wal(connection)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _use_wal(connection: sqlite3.Connection) -> None:
    """Switch to a write-ahead log. SQLite does not wait for others here, so we do."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)


def _begin(connection: sa.Connection) -> None:
    """Begin the transaction. By itself, sqlite3 begins one only before rows are changed, not before tables are."""
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def take_your_time(connection: sa.Connection) -> None:
    """Remove the timeout of this connection, and take it out of the pool for good."""
    connection.detach()
    found = connection.connection.dbapi_connection
    assert found is not None
    found.execute("PRAGMA busy_timeout=2000000000")
