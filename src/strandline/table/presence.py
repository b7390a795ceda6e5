"""Who of those who sit is at the table now: has a socket, or waits for news. It is kept nowhere, and is no event.

Of several processes each knows its own guests, and tells the others by Redis for as long as it is alive.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .bus import Bus

LINGER = 3.0
"""Seconds after which someone who went is gone: who loads a page anew has not been away."""


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
        """The people who are at a table."""
        return frozenset(self._own.get(table, ())) | self._elsewhere.get(table, frozenset())

    @contextmanager
    def guest(self, table: str, person: str) -> Iterator[None]:
        """For so long someone is at a table."""
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
        """In another process someone has come or gone."""
        if self._bus is None:
            return
        before = self.here(table)
        found = await self._bus.elsewhere(table)
        if found:
            self._elsewhere[table] = found
        else:
            self._elsewhere.pop(table, None)
        if self.here(table) != before:
            self._changed(table)

    async def refresh(self, watched: list[str]) -> None:
        """Every few seconds: say again who is here, and ask again who is elsewhere, at tables that someone looks at."""
        if self._bus is None:
            return
        for table, guests in list(self._own.items()):
            await self._bus.here(table, dict.fromkeys(guests, True), is_news=False)
        for table in {*watched, *self._elsewhere}:
            await self.heard(table)
