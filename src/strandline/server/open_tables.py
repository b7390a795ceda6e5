"""The tables in memory: each is read when someone needs it, kept up to date, and dropped later."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

import sqlalchemy as sa

from strandline.host.errors import InDoubt, Unavailable
from strandline.host.open_table import OpenTable
from strandline.host.open_tables import HeldTables
from strandline.table.errors import Refused
from strandline.table.events import Event
from strandline.table.state import Table

from .latest import Latest
from .schema import events, tables
from .server_clock import now_ms
from .storage import Store, events_of

log = logging.getLogger("strandline.server")

PAGE = 500
"""The most tables that are looked up at once."""


class OpenTables(HeldTables):
    """The tables in memory by id. ``opened`` is called with each table after it is read.

    ``is_alone``: no other process writes to the database.
    """

    def __init__(self, store: Store, opened: Callable[[OpenTable], None], is_alone: bool):
        self.by_id: dict[str, OpenTable] = {}
        self.is_alone = is_alone
        self._store = store
        self._opened = opened
        self._loading: dict[str, asyncio.Lock] = {}
        self._heard: Latest[str, int] = Latest()

    async def find(self, table: str) -> OpenTable:
        """Return a table by its id; read it if it is not in memory."""
        open_table = self.by_id.get(table) or await self._load(table)
        open_table.used = now_ms()
        return await self.settled(open_table)

    async def _load(self, table: str) -> OpenTable:
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self.by_id:
                    stored = await self._store.read(_read, table)
                    if stored is None:
                        raise Refused("no-table")
                    if table not in self.by_id:  # after a failed read, two tasks may read at once
                        self.add(OpenTable(stored, now_ms()))
                return self.by_id[table]
        finally:
            self._loading.pop(table, None)

    def add(self, open_table: OpenTable) -> None:
        """Keep a table in memory."""
        self.by_id[open_table.table.id] = open_table
        self._opened(open_table)

    async def read_on(self, open_table: OpenTable) -> None:
        """Add stored events that are not in memory yet to a table. The caller holds its lock.

        The writer reads them: a write whose caller no longer waits for it may still be in its queue.
        """
        before = open_table.table
        open_table.is_doubtful = True
        try:
            new = await self._store.write(_read_on, before)
            if new is not None:
                open_table.table = before.after(new)
        except InDoubt as error:  # reading changes nothing
            raise Unavailable(str(error)) from error
        except Unavailable:
            raise
        except Exception as error:
            log.exception("what is stored cannot be read")
            raise Unavailable("what is stored cannot be read") from error
        if new is None:
            self._drop(open_table)
            raise Unavailable("the table is gone")
        open_table.is_doubtful = False
        if new:
            open_table.wake()

    async def fresh(self, table: str) -> OpenTable:
        """Find a table with all events that any process has written: the client may have seen them at another one."""
        await self.find(table)
        if not self.is_alone:  # even if it was just read: nobody has listened meanwhile
            await self._read_on_all([table])
        return await self.find(table)

    def hear(self, table: str, n: int) -> None:
        """Take note that another process has written event ``n`` of a table."""
        if table in self.by_id:
            self._heard.put(table, max(n, self._heard.waiting.get(table, 0)))

    async def follow(self) -> None:
        """Read other processes' events as soon as they are announced, for as long as the server runs."""
        while True:
            newest = await self._heard.take()
            try:
                await self._read_up_to(newest)
            except Unavailable as error:  # the next sweep reads it
                log.warning("reading on: %s", error)
            except Exception:
                log.exception("reading on")

    async def catch_up(self) -> None:
        """Read on wherever another process has written something: Redis may not have delivered everything."""
        used = [] if self.is_alone else list(self.by_id)
        for first in range(0, len(used), PAGE):
            query = sa.select(events.c.table_id, sa.func.max(events.c.n)).group_by(events.c.table_id)
            found = await self._store.rows(query.where(events.c.table_id.in_(used[first : first + PAGE])))
            await self._read_up_to(dict(map(tuple, found)))

    async def _read_up_to(self, newest: Mapping[str, int]) -> None:
        """Read on for a table that is in memory without its newest event."""
        used = {table: self.by_id[table].table.n for table in newest if table in self.by_id}
        await self._read_on_all([table for table, n in used.items() if n < newest[table]])

    async def _read_on_all(self, behind: Sequence[str]) -> None:
        """Add stored events that are not in memory yet to several tables, with one query."""
        if not behind:
            return
        try:
            found = await self._store.read(_read_more, {table: self.by_id[table].table.n for table in behind})
            for table, new in found.items():
                open_table = self.by_id.get(table)
                if new and open_table is not None:
                    async with open_table.lock:
                        open_table.table = open_table.table.after(each for each in new if each.n > open_table.table.n)
                        open_table.wake()
        except Unavailable:
            raise
        except Exception:  # a table that cannot be read must not hold up the others
            for open_table in [self.by_id[table] for table in behind if table in self.by_id]:
                async with open_table.lock:
                    with suppress(Unavailable):
                        await self.read_on(open_table)

    def _drop(self, open_table: OpenTable) -> None:
        open_table.stop_timer()
        if self.by_id.get(open_table.table.id) is open_table:
            del self.by_id[open_table.table.id]

    def watched(self) -> list[str]:
        """Return the ids of the tables that someone is looking at."""
        return [table for table, open_table in self.by_id.items() if open_table.listeners]

    def drop_idle(self) -> None:
        """Drop the tables that nobody uses."""
        for open_table in list(self.by_id.values()):
            if open_table.is_idle(now_ms()):
                self._drop(open_table)


def _read(connection: sa.Connection, table: str) -> Table | None:
    secret = connection.scalar(sa.select(tables.c.secret).where(tables.c.id == table))
    return None if secret is None else Table(table, secret).after(events_of(connection, table))


def _read_on(connection: sa.Connection, table: Table) -> list[Event] | None:
    is_there = connection.scalar(sa.select(tables.c.id).where(tables.c.id == table.id)) is not None
    return events_of(connection, table.id, table.n) if is_there else None


def _read_more(connection: sa.Connection, known: Mapping[str, int]) -> dict[str, list[Event]]:
    return {table: events_of(connection, table, n) for table, n in known.items()}
