"""The tables in memory of any host: how one is found and held."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .open_table import OpenTable


class HeldTables(ABC):
    """Tables that are found and read on in the way of a host.

    Memory is never ahead of the storage. After a write that may or may not have happened, a table is in doubt: the next
    user of the table reads on from the storage first.
    """

    @abstractmethod
    async def find(self, table: str) -> OpenTable:
        """Return a table by its id; read it if it is not in memory."""

    @abstractmethod
    async def read_on(self, open_table: OpenTable) -> None:
        """Add stored events that are not in memory yet to a table. The caller holds its lock."""

    @asynccontextmanager
    async def held(self, table: str) -> AsyncIterator[OpenTable]:
        """Find a table, and hold its lock for as long as the context lasts."""
        open_table = await self.find(table)
        async with open_table.lock:
            await self.settle(open_table)
            yield open_table

    async def settle(self, open_table: OpenTable) -> None:
        """If a table is in doubt, read on. The caller holds its lock."""
        if open_table.is_doubtful:
            await self.read_on(open_table)

    async def settled(self, open_table: OpenTable) -> OpenTable:
        """Return a table that is not in doubt."""
        if open_table.is_doubtful:
            async with open_table.lock:
                await self.settle(open_table)
        return open_table
