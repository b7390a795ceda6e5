"""The tables in memory: each is read when someone needs it."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable

from strandline.host.open_table import OpenTable
from strandline.host.open_tables import HeldTables
from strandline.table.errors import Refused
from strandline.table.state import Table

from .store import PERSON, Stored


class OpenTables(HeldTables):
    """The tables in memory by id.

    ``resume`` is called with each table that was read, and returns it as it goes on now. ``opened`` is called with each
    table that is then in memory.
    """

    def __init__(
        self,
        stored: Stored,
        resume: Callable[[Table], Awaitable[Table]],
        opened: Callable[[OpenTable], None],
        now: Callable[[], int],
    ):
        self.by_id: dict[str, OpenTable] = {}
        self._stored = stored
        self._resume = resume
        self._opened = opened
        self._now = now
        self._loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def find(self, table: str) -> OpenTable:
        """Return a table by its id; read it if it is not in memory."""
        async with self._loading[table]:
            if table not in self.by_id:
                if table not in self._stored.secrets:
                    raise Refused("no-table")
                events = await self._stored.events(table)
                found = await self._resume(Table(table, self._stored.secrets[table]).after(events))
                self.add(OpenTable(found, self._now()))
        open_table = self.by_id[table]
        open_table.used = self._now()
        return await self.settled(open_table)

    def add(self, open_table: OpenTable) -> None:
        """Keep a table in memory. Its people are always here."""
        open_table.here = frozenset({PERSON})
        self.by_id[open_table.table.id] = open_table
        self._opened(open_table)

    async def read_on(self, open_table: OpenTable) -> None:
        """Add stored events that are not in memory yet to a table. The caller holds its lock."""
        before = open_table.table
        new = [each for each in await self._stored.events(before.id) if each.n > before.n]
        open_table.table = before.after(new)
        open_table.is_doubtful = False
        if new:
            open_table.wake()

    def drop(self, table: str) -> None:
        """Forget a table."""
        open_table = self.by_id.pop(table, None)
        if open_table is not None:
            open_table.stop_timer()

    def drop_idle(self) -> None:
        """Drop the tables that nobody uses and where nothing is due."""
        now = self._now()
        for table, open_table in list(self.by_id.items()):
            if open_table.table.due is None and open_table.is_idle(now):
                self.drop(table)
