"""Presence: which people are at a table now, with a socket or a request for news. It is not stored.

Each process knows its own guests, and announces them to the others by Redis for as long as it is alive.
"""

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from .counted_log import CountedLog
from .latest import Latest

if TYPE_CHECKING:
    from .cluster import Bus

log = CountedLog(logging.getLogger("strandline.server"))

EVERY = 5.0
"""Seconds after which a process announces its guests again."""
SOMEONE = 0
"""This value in place of an event's number means that someone has come to a table or gone."""
LINGER = 3.0
"""Seconds after which someone who disconnected counts as gone: reloading a page is not leaving."""


class Presence:
    """Guests by table. ``changed`` is called with a table where someone has come or gone."""

    def __init__(self, bus: "Bus | None", changed: Callable[[str], None]):
        self._bus = bus
        self._changed = changed
        self._own: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._elsewhere: dict[str, frozenset[str]] = {}
        self._heard: Latest[str, None] = Latest()

    def here(self, table: str) -> frozenset[str]:
        """Return the people who are at a table."""
        return frozenset(self._own.get(table, ())) | self._elsewhere.get(table, frozenset())

    async def find(self, table: str) -> frozenset[str]:
        """Return the same, after asking for those who are there in other processes."""
        if self._bus is not None:
            await self._try(self._ask, [table])
        return self.here(table)

    @contextmanager
    def guest(self, table: str, person: str) -> Iterator[None]:
        """Count a person as present at a table for as long as the context lasts."""
        self._own[table][person] += 1
        if self._own[table][person] == 1:
            self._tell(table, person)
        try:
            yield
        finally:
            asyncio.get_running_loop().call_later(LINGER, self._go, table, person)

    def _go(self, table: str, person: str) -> None:
        self._own[table][person] -= 1
        if self._own[table][person]:
            return
        del self._own[table][person]
        if not self._own[table]:
            del self._own[table]
        self._tell(table, person)

    def _tell(self, table: str, person: str) -> None:
        self._changed(table)
        if self._bus is not None:
            self._bus.here(table, person, person in self._own.get(table, ()))

    async def look_up(self, tables: Iterable[str]) -> bool:
        """Look up the guests of tables in other processes; return whether that worked."""
        return self._bus is None or await self._try(self._ask, tables)

    def hear(self, table: str) -> None:
        """Take note that someone has come to a table in another process, or gone."""
        self._heard.put(table, None)

    async def follow(self) -> None:
        """Look up who is at tables where someone has come or gone, for as long as the server runs."""
        while True:
            await self._try(self._ask, await self._heard.take())

    async def keep_fresh(self, watched: Callable[[], list[str]]) -> None:
        """Refresh every few seconds. ``watched`` returns the tables that someone is looking at."""
        while True:
            await self._try(self.refresh, watched())
            await asyncio.sleep(EVERY)

    async def _try(self, work: Callable[[Iterable[str]], Awaitable[None]], tables: Iterable[str]) -> bool:
        """Do some work with Redis; return whether that worked. If not, assume that everyone is where they were."""
        try:
            async with asyncio.timeout(EVERY):
                await work(tables)
            return True
        except Exception as error:
            log.warning("redis presence", f"redis: cannot find out who is elsewhere: {error or 'no answer'}")
            return False

    async def refresh(self, watched: Iterable[str]) -> None:
        """Announce our guests again, and look up the guests elsewhere of tables that someone is looking at."""
        assert self._bus is not None
        await self._bus.stay(self._own)
        await self._ask({*watched, *self._elsewhere})

    async def _ask(self, tables: Iterable[str]) -> None:
        assert self._bus is not None
        for table, found in (await self._bus.elsewhere(tables)).items():
            before = self.here(table)
            if found:
                self._elsewhere[table] = found
            else:
                self._elsewhere.pop(table, None)
            if self.here(table) != before:
                self._changed(table)
