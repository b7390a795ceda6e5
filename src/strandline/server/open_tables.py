"""The tables in memory: each is read when someone needs it, kept up to date, and let go when nobody needs it.

What is here is never more than what is stored. After a write of which nobody knows whether it happened, a table is in
doubt: whoever needs it next reads on from the database first.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

import sqlalchemy as sa

from strandline.table import audiences
from strandline.table.errors import Refused
from strandline.table.events import Event
from strandline.table.state import RECENT, Table

from .schema import events, tables
from .storage import Store, Unavailable, events_of
from .uptime import now_ms

log = logging.getLogger("strandline.server")

IDLE = 60_000
"""A table that nobody has used for this many milliseconds is let go."""
PAGE = 500
"""This many tables are looked up at once."""


class OpenTable:
    """A table in memory. Whoever decides something holds ``lock``; ``table`` is a value, and can be read freely."""

    def __init__(self, table: Table):
        self.table = table
        self.lock = asyncio.Lock()
        self.is_doubtful = False
        self.listeners: set[asyncio.Event] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: set[tuple[int, int]] = set()  # which position, by its id, and which seat
        self.used = now_ms()
        self.here: frozenset[str] = frozenset()
        self._messages: dict[tuple[int, int | None], tuple[int, str]] = {}

    def head(self, audience: int) -> int:
        """Return the number of the last event that an audience gets to see."""
        return len(self.table.feeds[audience])

    def news(self, audience: int, after: int | None) -> tuple[int, str]:
        """Return the number and the message that bring an audience up to date, made once for all who need the same."""
        if after is not None and not self.head(audience) - RECENT <= after <= self.head(audience):
            after = None
        if (audience, after) not in self._messages:
            message = audiences.news(self.table, audience, after, self.seats_here())
            self._messages[audience, after] = self.head(audience), message
        return self._messages[audience, after]

    def seats_here(self) -> list[bool]:
        """Return for each seat whether its owner is connected; bots always are."""
        return [seat.kind == "bot" or seat.person in self.here for seat in self.table.seats]

    def wake(self) -> None:
        """Wake all who listen."""
        self._messages.clear()
        for listener in self.listeners:
            listener.set()

    def stop_timer(self) -> None:
        """Forget what is due."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    @property
    def is_idle(self) -> bool:
        """Whether nobody uses it, and nothing is due soon."""
        is_old = max(self.used, self.table.last) < now_ms() - IDLE
        is_busy = self.listeners or self.timer is not None or self.thinking or self.lock.locked()
        return is_old and not is_busy


class OpenTables:
    """The tables in memory by id. ``opened`` is called with each that has been read.

    ``is_alone``: no other process writes to the database.
    """

    def __init__(self, store: Store, opened: Callable[[OpenTable], None], is_alone: bool):
        self.by_id: dict[str, OpenTable] = {}
        self.is_alone = is_alone
        self._store = store
        self._opened = opened
        self._loading: dict[str, asyncio.Lock] = {}

    async def find(self, table: str) -> OpenTable:
        """Return a table by its id, read if need be."""
        open_table = self.by_id.get(table) or await self._load(table)
        open_table.used = now_ms()
        if open_table.is_doubtful:
            async with open_table.lock:
                await self.settle(open_table)
        return open_table

    async def _load(self, table: str) -> OpenTable:
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self.by_id:
                    stored = await self._store.read(_read, table)
                    if stored is None:
                        raise Refused("no-table")
                    if table not in self.by_id:  # if an earlier reading failed, two may read at once
                        self.add(OpenTable(stored))
                return self.by_id[table]
        finally:
            self._loading.pop(table, None)

    def add(self, open_table: OpenTable) -> None:
        """Keep a table in memory."""
        self.by_id[open_table.table.id] = open_table
        self._opened(open_table)

    @asynccontextmanager
    async def held(self, table: str) -> AsyncIterator[OpenTable]:
        """Find a table, and let nobody else decide anything there meanwhile."""
        open_table = await self.find(table)
        async with open_table.lock:
            await self.settle(open_table)
            yield open_table

    async def settle(self, open_table: OpenTable) -> None:
        """If a table is in doubt, read on. The caller holds its lock."""
        if open_table.is_doubtful:
            await self.read_on(open_table)

    async def read_on(self, open_table: OpenTable) -> None:
        """Add to a table what is stored and not here yet. The caller holds its lock."""
        before = open_table.table
        open_table.is_doubtful = True
        try:
            new = await self._store.read(_read_on, before)
            if new is not None:
                open_table.table = before.after(new)
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

    async def read_up_to(self, open_table: OpenTable, audience: int, after: int | None) -> None:
        """Read on for a client that has seen more, at another process, than is known here."""
        if not self.is_alone and after is not None and after > open_table.head(audience):
            async with open_table.lock:
                if after > open_table.head(audience):
                    await self.read_on(open_table)

    async def heard(self, table: str, n: int) -> None:
        """Read on if a table is in memory, and another process has written its event ``n``."""
        open_table = self.by_id.get(table)
        if open_table is not None:
            async with open_table.lock:
                if open_table.table.n < n:
                    with suppress(Unavailable):  # whoever needs the table next reads on
                        await self.read_on(open_table)

    async def catch_up(self) -> None:
        """Read on wherever another process has written something: Redis may not have delivered everything."""
        used = [] if self.is_alone else list(self.by_id)
        for first in range(0, len(used), PAGE):
            query = sa.select(events.c.table_id, sa.func.max(events.c.n)).group_by(events.c.table_id)
            for table, n in await self._store.rows(query.where(events.c.table_id.in_(used[first : first + PAGE]))):
                await self.heard(table, n)

    def _drop(self, open_table: OpenTable) -> None:
        open_table.stop_timer()
        if self.by_id.get(open_table.table.id) is open_table:
            del self.by_id[open_table.table.id]

    def watched(self) -> list[str]:
        """Return the ids of the tables that someone looks at."""
        return [table for table, open_table in self.by_id.items() if open_table.listeners]

    def drop_idle(self) -> None:
        """Let go of the tables that nobody uses."""
        for open_table in list(self.by_id.values()):
            if open_table.is_idle:
                self._drop(open_table)


def _read(connection: sa.Connection, table: str) -> Table | None:
    secret = connection.scalar(sa.select(tables.c.secret).where(tables.c.id == table))
    return None if secret is None else Table(table, secret).after(events_of(connection, table))


def _read_on(connection: sa.Connection, table: Table) -> list[Event] | None:
    is_there = connection.scalar(sa.select(tables.c.id).where(tables.c.id == table.id)) is not None
    return events_of(connection, table.id, table.n) if is_there else None
