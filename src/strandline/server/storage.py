"""The database. One thread writes, and commits all waiting writes together; an answer follows its commit.

The same code serves SQLite, the default, and PostgreSQL, chosen by its URL. ``schema.py`` explains the rows.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from strandline.host.commits import Entry
from strandline.host.errors import Conflict, InDoubt, Unavailable
from strandline.table.events import Event

from . import sqlite
from .counted_log import CountedLog
from .migration import migrate
from .schema import events, players, settings, tables
from .settings import TIMEOUT

log = CountedLog(logging.getLogger("strandline.database"))

T = TypeVar("T")
P = ParamSpec("P")
Query = Callable[Concatenate[sa.Connection, P], T]
Job = Callable[[sa.Connection], Any]

PATIENCE = 2.0
"""Seconds to wait for running reads when the server stops."""
WAITING = 10_000
"""The most writes that wait; one more is refused at once."""


def connect(url: str, timeout: int = TIMEOUT) -> sa.Engine:
    """Return an engine for a URL, with our options. Its errors do not contain parameters, because they are logged."""
    if sa.make_url(url).get_backend_name() == "postgresql":
        from . import postgres  # imported only when needed: it requires psycopg

        return postgres.connect(url, timeout)
    return sqlite.connect(url)


COLUMNS = "n", "kind", "at", "body", "person", "key"
"""The columns of an event, in the order in which ``Event.read`` takes them."""
DEADLOCK, DISK_FULL = "40P01", "53100"  # PostgreSQL's codes
READS: dict[str, dict[str, Any]] = {"postgresql": {"isolation_level": "AUTOCOMMIT"}}
"""Options for reading: in PostgreSQL each statement sees what is committed by then, in a transaction or not."""


class Store:
    """The database as the server uses it: ``read`` anything, ``append`` events, ``write`` anything else."""

    def __init__(self, url: str, timeout: int = TIMEOUT):
        self.engine = connect(url, timeout)
        self._writing = self.engine.execution_options(**{sqlite.WRITES: True})
        self._reading = self.engine.execution_options(**READS.get(self.engine.dialect.name, {}))
        self._jobs: queue.Queue[tuple[Job | Entry, asyncio.Future[Any]] | None] = queue.Queue(WAITING)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._asking: set[asyncio.Future[Any]] = set()
        self.batches = 0
        self.can_write = True
        """As of the last attempt."""

    async def open(self) -> None:
        """Migrate, and start the writer."""
        await asyncio.to_thread(migrate, self.engine)
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Finish the waiting writes, and stop."""
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        if self._asking:  # a connection that is returned later would never be closed
            await asyncio.wait(self._asking, timeout=PATIENCE)
        self.engine.dispose()

    @property
    def waiting(self) -> int:
        """The number of waiting writes."""
        return self._jobs.qsize()

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what ``query`` returns for a connection and the other arguments. The writer is not blocked."""

        def ask() -> T:
            try:
                with self._reading.connect() as connection:
                    return query(connection, *args, **kwargs)
            except (DBAPIError, NoConnection) as error:  # without a connection: others hold them all, and wait
                _log(error)
                raise Unavailable(str(getattr(error, "orig", error))) from error

        asking = asyncio.get_running_loop().run_in_executor(None, ask)
        self._asking.add(asking)
        asking.add_done_callback(self._answered)
        return await asyncio.shield(asking)  # if the caller stops waiting, the thread still runs

    async def rows(self, query: sa.Select[Any]) -> Sequence[Any]:
        """Return the rows of a query."""
        return await self.read(lambda connection: connection.execute(query).all())

    def _answered(self, asking: "asyncio.Future[Any]") -> None:
        self._asking.discard(asking)
        if not asking.cancelled():
            asking.exception()  # otherwise asyncio would log an error that nobody waited for

    async def append(self, entry: Entry) -> None:
        """Write a table's new events; when this returns, they are on the disk."""
        await self._put(entry)

    async def write(self, job: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call ``job`` with a connection, in the next transaction; when this returns, it is on the disk."""
        written: T = await self._put(lambda connection: job(connection, *args, **kwargs))
        return written

    async def _put(self, job: Job | Entry) -> Any:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        try:
            self._jobs.put_nowait((job, future))
        except queue.Full:
            log.warning("queue", "the database is too slow: a write was refused because too many wait")
            raise Unavailable("too much is waiting to be written") from None
        return await future

    async def write_first(self, job: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write, and try again if another process has written the same at the same time."""
        while True:
            with suppress(Conflict):
                return await self.write(job, *args, **kwargs)

    def _run(self) -> None:
        """Run the writer: take all waiting writes, commit them together, and answer each caller."""
        while True:
            first = self._jobs.get()
            batch = [] if first is None else [first]
            closing = first is None
            with suppress(queue.Empty):
                while not closing and len(batch) < 500:
                    more = self._jobs.get_nowait()
                    closing = more is None
                    if more is not None:
                        batch.append(more)
            if batch:
                self._commit(batch)
            if closing:
                return

    def _commit(self, batch: list[tuple[Job | Entry, "asyncio.Future[Any]"]], is_alone: bool = False) -> None:
        """Commit a batch. If it fails, retry each job alone, so that only the faulty one is refused.

        There is no retry if the database itself fails: it would take as long again for each, while more are waiting.
        A deadlock, where two processes lock the same rows in a different order, is retried: alone, each job succeeds.
        """
        self.batches += 1
        outcomes: list[tuple[asyncio.Future[Any], Any]] = []
        is_committing = False
        try:
            with self._writing.begin() as connection:
                _append(connection, [job for job, _ in batch if isinstance(job, Entry)])
                done = [(future, None if isinstance(job, Entry) else job(connection)) for job, future in batch]
                is_committing = True
            outcomes, self.can_write = done, True
        except Exception as error:
            self.can_write = isinstance(error, IntegrityError) or not isinstance(error, DBAPIError | NoConnection)
            # A commit that the database itself has refused is not done. After any other error, it may be done or not.
            is_doubtful = is_committing and not isinstance(error, IntegrityError) and not _is_deadlock(error)
            if not self.can_write:
                _log(error)
            is_final = is_doubtful or len(batch) == 1 or isinstance(error, OperationalError | NoConnection)
            if is_alone or (is_final and not _is_deadlock(error)):
                outcomes = [(future, _told(error, is_doubtful)) for _, future in batch]
            else:
                for each in batch:
                    self._commit([each], is_alone=True)
                return
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop is gone: nobody waits
            self._loop.call_soon_threadsafe(_resolve, outcomes)


def _is_deadlock(error: Exception) -> bool:
    return getattr(getattr(error, "orig", None), "sqlstate", "") == DEADLOCK


def _log(error: Exception) -> None:
    """Log that the database has failed: once a minute for each kind of failure, with a count."""
    cause = getattr(error, "orig", error)
    is_full = getattr(cause, "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL
    if is_full or getattr(cause, "sqlstate", "") == DISK_FULL:
        log.warning("full", f"the disk of the database is full: {cause}")
    elif isinstance(error, NoConnection):
        log.warning("connections", "all connections to the database are in use")
    else:
        log.warning("failed", f"the database has failed: {cause}")


def _told(error: Exception, is_doubtful: bool) -> Exception:
    if is_doubtful:
        return InDoubt(str(getattr(error, "orig", error)))
    if isinstance(error, IntegrityError):
        return Conflict(str(error.orig))
    if isinstance(error, DBAPIError | NoConnection):
        return Unavailable(str(getattr(error, "orig", error)))
    return error


def _resolve(outcomes: list[tuple["asyncio.Future[Any]", Any]]) -> None:
    for future, outcome in outcomes:
        if future.cancelled():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def _append(connection: sa.Connection, entries: list[Entry]) -> None:
    """Write entries with a few statements for all of them, in the order of tables, to avoid deadlocks."""
    entries.sort(key=lambda entry: entry.table)
    made = [{"id": entry.table, **entry.made, **entry.summary} for entry in entries if entry.made is not None]
    changed = [
        {"table": entry.table, **{f"new_{name}": value for name, value in entry.summary.items()}}
        for entry in entries
        if entry.made is None and entry.summary
    ]
    happened = [
        {"table_id": entry.table, **{name: getattr(event, name) for name in COLUMNS}}
        for entry in entries
        for event in entry.events
    ]
    for statement, rows in ((sa.insert(tables), made), (_summarise, changed), (sa.insert(events), happened)):
        if rows:
            connection.execute(statement, rows)
    for entry in entries:
        _follow_up(connection, entry)


def _follow_up(connection: sa.Connection, entry: Entry) -> None:
    """Write the other changes of an entry: who sits where, and deleted chat texts."""
    if entry.players is not None:
        connection.execute(sa.delete(players).where(players.c.table_id == entry.table))
        seated = [{"table_id": entry.table, "seat": seat, "person": each} for seat, each in entry.players.items()]
        if seated:
            connection.execute(sa.insert(players), seated)
    for n in entry.unsaid:
        said = (events.c.table_id == entry.table) & (events.c.n == n)
        body = connection.scalar(sa.select(events.c.body).where(said))
        connection.execute(sa.update(events).where(said).values(body={**(body or {}), "text": ""}))


_summarise = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("table"))
    .values({name: sa.bindparam(f"new_{name}") for name in ("status", "last", "duty", "deciding", "moves", "seek")})
)


def events_of(connection: sa.Connection, table: str, after: int = 0) -> list[Event]:
    """Return the events of a table after its event number ``after``."""
    columns = (events.c[name] for name in COLUMNS)
    query = sa.select(*columns).where(events.c.table_id == table, events.c.n > after).order_by(events.c.n)
    return [Event.read(*row) for row in connection.execute(query)]


def setting(connection: sa.Connection, name: str, default: str) -> str:
    """Return a setting's value; store the given one if there was none."""
    value = connection.scalar(sa.select(settings.c.value).where(settings.c.name == name))
    if value is None:
        connection.execute(sa.insert(settings), {"name": name, "value": default})
    return default if value is None else str(value)


def set_setting(connection: sa.Connection, name: str, value: str) -> None:
    """Store a setting's value."""
    if not connection.execute(sa.update(settings).where(settings.c.name == name), {"value": value}).rowcount:
        connection.execute(sa.insert(settings), {"name": name, "value": value})
