"""Presence: who of the people with a seat is at the table now, with a socket or waiting for news. It is not stored.

Each process knows its own guests, and tells the others by Redis for as long as it is alive.
"""

import asyncio
import logging
from collections import Counter, defaultdict
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .cluster import Bus

log = logging.getLogger("strandline.server")

EVERY = 5.0
"""Seconds after which a process says again who is here."""
SOMEONE = 0
"""Stands for an event's number: someone has come to a table or gone."""
LINGER = 3.0
"""Seconds after which someone who went is gone: to reload a page is not to go away."""


class Presence:
    """Guests by table. ``changed`` is called with a table where someone has come or gone."""

    def __init__(
        self, bus: "Bus | None", changed: Callable[[str], None], start: Callable[[Coroutine[Any, Any, None]], None]
    ):
        self._bus = bus
        self._changed = changed
        self._start = start
        self._own: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._elsewhere: dict[str, frozenset[str]] = {}

    def here(self, table: str) -> frozenset[str]:
        """Return the people who are at a table."""
        return frozenset(self._own.get(table, ())) | self._elsewhere.get(table, frozenset())

    @contextmanager
    def guest(self, table: str, person: str) -> Iterator[None]:
        """Someone is at a table for as long as the context lasts."""
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
            self._start(self._bus.here(table, {person: person in self._own.get(table, ())}))

    async def heard(self, table: str) -> None:
        """Ask who is at a table in other processes: someone has come or gone there."""
        assert self._bus is not None
        before = self.here(table)
        found = await self._bus.elsewhere(table)
        if found:
            self._elsewhere[table] = found
        else:
            self._elsewhere.pop(table, None)
        if self.here(table) != before:
            self._changed(table)

    async def keep_fresh(self, watched: Callable[[], list[str]]) -> None:
        """Refresh every few seconds. ``watched`` returns the tables that someone looks at."""
        while True:
            try:
                async with asyncio.timeout(EVERY):  # a Redis that hangs keeps nothing else waiting
                    await self.refresh(watched())
            except TimeoutError:
                log.warning("redis: no answer")
            except Exception:
                log.exception("cannot find out who is elsewhere")
            await asyncio.sleep(EVERY)

    async def refresh(self, watched: list[str]) -> None:
        """Say again who is here, and ask again who is elsewhere at tables that someone looks at."""
        assert self._bus is not None
        for table, guests in list(self._own.items()):
            await self._bus.here(table, dict.fromkeys(guests, True), is_news=False)
        for table in {*watched, *self._elsewhere}:
            await self.heard(table)
