"""PostgreSQL, reached so that it never lets us wait for longer than it is given, whatever holds it up."""

import math
import time
from collections.abc import Generator
from functools import partial
from typing import Any, TypeVar

import psycopg
import sqlalchemy as sa

T = TypeVar("T")

MORE = 1.0
"""Seconds that we wait for longer than it is given: where it can, it says itself that something takes too long."""


def connect(url: str, seconds: int) -> sa.Engine:
    """For a PostgreSQL that cannot be reached, or no longer: what is sent and not acknowledged is given up."""
    network = {"connect_timeout": seconds, "tcp_user_timeout": 1000 * seconds, "keepalives_idle": seconds}
    more = {"connect_args": network, "pool_timeout": seconds}
    engine = sa.create_engine(url, pool_pre_ping=True, hide_parameters=True, **more)
    sa.event.listen(engine, "do_connect", lambda _, __, given, named: Impatient.connect(*given, **named))
    sa.event.listen(engine, "connect", partial(_hurry, seconds))
    return engine


class Impatient(psycopg.Connection[Any]):
    """A connection that is given up when nothing comes: a server that stands still cannot say that it takes too long,
    and its machine acknowledges all the same whatever is sent. Whether it was done, only the database knows then.
    """

    patience = math.inf

    def wait(self, gen: Generator[Any, Any, T], *given: Any, **named: Any) -> T:
        return super().wait(self._for_a_while(gen), *given, **named)

    def _for_a_while(self, work: Generator[Any, Any, T]) -> Generator[Any, Any, T]:
        """We are asked several times a second whether to go on, also when nothing has come."""
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
    """PostgreSQL gives up what takes too long, and a transaction in which we have fallen silent: others wait for it."""
    connection.patience = seconds + MORE
    connection.autocommit = True  # else the settings would go with the first transaction that is taken back
    for name in ("statement_timeout", "idle_in_transaction_session_timeout"):
        connection.execute(f"SET {name} = {1000 * seconds}")
    connection.autocommit = False


def take_your_time(connection: sa.Connection) -> None:
    """What is asked on this connection may take as long as it needs; nobody else is given it afterwards."""
    found = connection.connection.dbapi_connection
    assert isinstance(found, Impatient)
    found.patience = math.inf
    connection.detach()
    connection.execute(sa.text("SET LOCAL statement_timeout = 0"))
