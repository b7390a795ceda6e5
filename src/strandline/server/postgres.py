"""PostgreSQL with a timeout for everything, whatever holds it up."""

import math
import time
from collections.abc import Generator
from functools import partial
from typing import Any, TypeVar

import psycopg
import sqlalchemy as sa
from sqlalchemy.pool import ConnectionPoolEntry

T = TypeVar("T")

MORE = 1.0
"""Seconds that we wait beyond the timeout: if PostgreSQL can, it reports the timeout itself."""

RECENT = 1.0
"""A connection that was used within this many seconds is assumed to be alive."""
USED = "used"  # the key, in the pool's data of a connection, of the time of its last use


def connect(url: str, seconds: int) -> sa.Engine:
    """Return an engine whose connections fail after a timeout if PostgreSQL cannot be reached or does not answer."""
    network = {"connect_timeout": seconds, "tcp_user_timeout": 1000 * seconds, "keepalives_idle": seconds}
    more = {"connect_args": network, "pool_timeout": seconds}
    engine = sa.create_engine(url, hide_parameters=True, **more)
    sa.event.listen(engine, "checkout", partial(_check, engine))
    sa.event.listen(engine, "checkin", _note)
    sa.event.listen(engine, "do_connect", lambda _, __, given, named: Impatient.connect(*given, **named))
    sa.event.listen(engine, "connect", partial(_hurry, seconds))
    return engine


def _check(engine: sa.Engine, connection: Any, record: ConnectionPoolEntry, _: Any) -> None:
    """Check that PostgreSQL is still there, unless it was a moment ago: a check takes as long as a write."""
    if time.monotonic() - record.info.get(USED, -math.inf) > RECENT:
        try:
            engine.dialect.do_ping(connection)
        except psycopg.Error as error:
            raise sa.exc.InvalidatePoolError from error


def _note(_: Any, record: ConnectionPoolEntry) -> None:
    record.info[USED] = time.monotonic()


class Impatient(psycopg.Connection[Any]):
    """A connection that fails when nothing comes: a frozen server cannot report a timeout, while its machine still
    acknowledges whatever is sent. Then only the database knows whether the work was done.
    """

    patience = math.inf

    def wait(self, gen: Generator[Any, Any, T], *given: Any, **named: Any) -> T:
        return super().wait(self._for_a_while(gen), *given, **named)

    def _for_a_while(self, work: Generator[Any, Any, T]) -> Generator[Any, Any, T]:
        """Do the work until the timeout. psycopg calls several times a second, even when nothing has come."""
        until = time.monotonic() + self.patience
        ready = None
        while True:
            try:
                ready = yield work.send(ready)
            except StopIteration as done:
                found: T = done.value
                return found
            if not ready and time.monotonic() > until:
                self.close()
                raise psycopg.OperationalError("no answer")


def _hurry(seconds: int, connection: Impatient, _: Any) -> None:
    """Make PostgreSQL end slow statements, and transactions in which we have gone silent: others wait for them."""
    connection.patience = seconds + MORE
    connection.autocommit = True  # otherwise the first rollback would reset the settings
    for name in ("statement_timeout", "idle_in_transaction_session_timeout"):
        connection.execute(f"SET {name} = {1000 * seconds}")
    connection.autocommit = False


def take_your_time(connection: sa.Connection) -> None:
    """Remove the timeouts of this connection, and take it out of the pool for good."""
    found = connection.connection.dbapi_connection
    assert isinstance(found, Impatient)
    found.patience = math.inf
    connection.detach()
    for name in ("statement_timeout", "idle_in_transaction_session_timeout"):
        connection.execute(sa.text(f"SET LOCAL {name} = 0"))
