"""The tournaments in memory. As at a table: decide, write, and only then change."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache

from strandline.club.events import Created, Event, EventData
from strandline.club.tournament import Tournament
from strandline.host.errors import Conflict, Unavailable
from strandline.table.errors import Refused

from . import club_queries
from .server_clock import now_ms
from .storage import Store

KEPT = 200
"""The most tournaments that are kept in memory."""
TRIES = 5
"""How often a decision is made again because another process wrote first."""

Decide = Callable[[Tournament], Awaitable[Sequence[EventData]]]


class Tournaments:
    """Reads and changes tournaments; each is read on from the database before it is used."""

    def __init__(self, store: Store):
        self._store = store
        self._known: dict[str, Tournament] = {}
        self._lock = lru_cache(KEPT * 4)(lambda _: asyncio.Lock())

    async def find(self, tournament: str) -> Tournament:
        """Return a tournament with all events that any process has written."""
        known = self._known.get(tournament)
        new = await self._store.read(club_queries.read_events, tournament, known.n if known else 0)
        if new is None:
            self._known.pop(tournament, None)
            raise Refused("club-none")
        if known is not None:
            return self._keep(known.after(new) if new else known)
        return self._keep(Tournament(tournament, new))

    def _keep(self, tournament: Tournament) -> Tournament:
        """Keep the newest state: another task may have read further meanwhile. The least recently used is forgotten."""
        known = self._known.pop(tournament.id, tournament)
        self._known[tournament.id] = newest = max(known, tournament, key=lambda each: each.n)
        if len(self._known) > KEPT:
            del self._known[next(iter(self._known))]
        return newest

    async def create(self, tournament: str, plan: Created, host: str, home: str) -> Tournament:
        """Store a new tournament; if there is one with the id, return that one."""
        first = Event(1, now_ms(), plan, host)
        new = Tournament(tournament, [first])
        try:
            await self._store.write(club_queries.append, new, [first], home)
        except Conflict:  # two equal requests
            return await self.find(tournament)
        return self._keep(new)

    async def change(self, tournament: str, decide: Decide, person: str | None = None) -> Tournament:
        """Decide, write, and return the tournament after it; if another process wrote first, decide again."""
        async with self._lock(tournament):
            for _ in range(TRIES):
                before = await self.find(tournament)
                events = await decide(before)
                if not events:
                    return before
                at = max(now_ms(), before.last)
                new = [Event(before.n + n, at, data, person) for n, data in enumerate(events, 1)]
                after = before.after(new)
                try:
                    await self._store.write(club_queries.append, after, new)
                except Conflict:
                    continue
                return self._keep(after)
        raise Unavailable("others were always first")
