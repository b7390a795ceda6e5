"""The database. One thread writes, and commits whatever is waiting together; an answer follows its commit.

SQLite by default, PostgreSQL by its URL: the same code. What the rows mean is in ``schema.py``.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from strandline.table.events import Event, Left, Sat

from .schema import events, players, settings, tables
from .settings import TIMEOUT

T = TypeVar("T")
P = ParamSpec("P")
Query = Callable[Concatenate[sa.Connection, P], T]
Job = Callable[[sa.Connection], Any]

PATIENCE = 2.0
"""Seconds that going down waits for what is still being read."""
WAITING = 10_000
"""At most this many writes wait; one more is refused at once."""


class Unavailable(Exception):
    """The database cannot be reached, or cannot take more. It alone knows whether a write was done."""


class TooNew(Exception):
    """The database has a form that we do not know."""


class Conflict(Exception):
    """Another process was first: what was decided rests on what is no longer so."""


@dataclass(frozen=True)
class Entry:
    """Events of one table, to be written together with what follows from them."""

    table: str
    events: Sequence[Event]
    summary: dict[str, Any]
    made: dict[str, Any] | None = None
    """The rest of the table's row, when the table is new."""
    unsaid: Sequence[int] = ()
    """The numbers of events whose text the host has deleted: it is gone from the disk, too."""


def connect(url: str, timeout: int = TIMEOUT) -> sa.Engine:
    """An engine for a URL, with what we ask of each. Its errors do not tell what was asked for: they are logged."""
    if sa.make_url(url).get_backend_name() == "postgresql":
        from . import postgres  # only where it is wanted: it needs psycopg

        return postgres.connect(url, timeout)
    engine = sa.create_engine(url, pool_pre_ping=True, hide_parameters=True)
    sa.event.listen(engine, "connect", _careful)
    return engine


def _careful(connection: Any, _: Any) -> None:
    """A commit is on the disk when it returns, even if the power goes."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: sa.Engine) -> None:
    """Bring the database's form up to date, if it is not."""
    newest = max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # several processes may start at once, and a new form may take its time
            from .postgres import take_your_time

            take_your_time(connection)
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        if sa.inspect(connection).has_table("alembic_version"):
            version = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
            if version == newest:
                return
            if version is not None and version > newest:
                raise TooNew(version)
        # Only now: loading Alembic takes a while.
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


COLUMNS = "n", "kind", "at", "body", "person", "key"
"""What is stored of an event, in the order in which ``Event.read`` takes it."""
LOCK = 8725
DEADLOCK = "40P01"  # PostgreSQL's code for it
MIGRATIONS = Path(__file__).parent / "migrations"


class Store:
    """The database as the server uses it: ``read`` anything, ``append`` events, ``write`` what else there is."""

    def __init__(self, url: str, timeout: int = TIMEOUT):
        self.engine = connect(url, timeout)
        self._jobs: queue.Queue[tuple[Job, asyncio.Future[Any]] | None] = queue.Queue(WAITING)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._asking: set[asyncio.Future[Any]] = set()
        self.batches = 0
        self.can_write = True
        """As far as the last attempt tells."""

    async def open(self) -> None:
        """Migrate, and start the writer."""
        await asyncio.to_thread(migrate, self.engine)
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        if self._asking:  # a connection that is given back later would never be closed
            await asyncio.wait(self._asking, timeout=PATIENCE)
        self.engine.dispose()

    @property
    def waiting(self) -> int:
        """How much waits to be written."""
        return self._jobs.qsize()

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what ``query`` returns for a connection and the other arguments. The writer goes on meanwhile."""

        def ask() -> T:
            try:
                with self.engine.connect() as connection:
                    return query(connection, *args, **kwargs)
            except (DBAPIError, NoConnection) as error:  # without a connection: others have them all, and wait
                raise Unavailable(str(getattr(error, "orig", error))) from error

        asking = asyncio.get_running_loop().run_in_executor(None, ask)
        self._asking.add(asking)
        asking.add_done_callback(self._answered)
        return await asyncio.shield(asking)  # who no longer waits for it leaves a thread that still does

    async def rows(self, query: sa.Select[Any]) -> Sequence[Any]:
        """Return the rows of a query."""
        return await self.read(lambda connection: connection.execute(query).all())

    def _answered(self, asking: "asyncio.Future[Any]") -> None:
        self._asking.discard(asking)
        if not asking.cancelled():
            asking.exception()  # else an error that nobody waited for would be logged as forgotten

    async def append(self, entry: Entry) -> None:
        """Write a table's new events; when this returns, they are on the disk."""
        await self.write(_append, entry)

    async def write(self, job: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call ``job`` with a connection, in the next transaction; when this returns, it is on the disk."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        try:
            self._jobs.put_nowait((lambda connection: job(connection, *args, **kwargs), future))
        except queue.Full:
            raise Unavailable("too much is waiting to be written") from None
        return await future

    async def write_first(self, job: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write, and try again if another process has written the same at the same time."""
        while True:
            with suppress(Conflict):
                return await self.write(job, *args, **kwargs)

    def _run(self) -> None:
        """The writer: take all that waits, commit it together, tell everyone."""
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

    def _commit(self, batch: list[tuple[Job, "asyncio.Future[Any]"]], is_alone: bool = False) -> None:
        """If anything in a batch fails, each is tried alone, so that only what is wrong itself is refused.

        Unless it is the database that fails: that would take as long again for each, while more is waiting. That two
        processes have locked the same rows in another order is no failure: alone, each has what it needs.
        """
        self.batches += 1
        outcomes: list[tuple[asyncio.Future[Any], Any]] = []
        try:
            with self.engine.begin() as connection:
                done = [(future, job(connection)) for job, future in batch]
            outcomes, self.can_write = done, True
        except Exception as error:
            self.can_write = isinstance(error, IntegrityError) or not isinstance(error, DBAPIError | NoConnection)
            is_final = len(batch) == 1 or isinstance(error, OperationalError | NoConnection)
            if is_alone or (is_final and not _is_deadlock(error)):
                outcomes = [(future, _told(error)) for _, future in batch]
            else:
                for each in batch:
                    self._commit([each], is_alone=True)
                return
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop is gone: nobody waits
            self._loop.call_soon_threadsafe(_resolve, outcomes)


def _is_deadlock(error: Exception) -> bool:
    return getattr(getattr(error, "orig", None), "sqlstate", "") == DEADLOCK


def _told(error: Exception) -> Exception:
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


def _append(connection: sa.Connection, entry: Entry) -> None:
    if entry.made is not None:
        connection.execute(sa.insert(tables), {"id": entry.table, **entry.made, **entry.summary})
    elif entry.summary:
        new = {f"new_{name}": value for name, value in entry.summary.items()}
        connection.execute(_summarise, {"table": entry.table, **new})
    rows = [{name: getattr(event, name) for name in COLUMNS} for event in entry.events]
    connection.execute(sa.insert(events), [{"table_id": entry.table, **row} for row in rows])
    for event in entry.events:
        match event.data:
            case Sat(seat):
                player = {"table_id": entry.table, "seat": seat, "person": event.person}
                connection.execute(sa.insert(players), player)
            case Left(seat):
                connection.execute(sa.delete(players).where(players.c.table_id == entry.table, players.c.seat == seat))
    for n in entry.unsaid:
        said = (events.c.table_id == entry.table) & (events.c.n == n)
        body = connection.scalar(sa.select(events.c.body).where(said))
        connection.execute(sa.update(events).where(said).values(body={**(body or {}), "text": ""}))


_summarise = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("table"))
    .values({name: sa.bindparam(f"new_{name}") for name in ("status", "last", "duty", "deciding")})
)


def events_of(connection: sa.Connection, table: str, after: int = 0) -> list[Event]:
    """What has happened at a table after its event number ``after``."""
    columns = (events.c[name] for name in COLUMNS)
    query = sa.select(*columns).where(events.c.table_id == table, events.c.n > after).order_by(events.c.n)
    return [Event.read(*row) for row in connection.execute(query)]


def setting(connection: sa.Connection, name: str, default: str) -> str:
    """A setting's value, kept from now on if there was none."""
    value = connection.scalar(sa.select(settings.c.value).where(settings.c.name == name))
    if value is None:
        connection.execute(sa.insert(settings), {"name": name, "value": default})
    return default if value is None else str(value)
