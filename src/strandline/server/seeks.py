"""The tables where people wait for anyone who wants the same game, and whether they are still there.

Whoever waits for a game with a clock has its table open. Whether someone is there is a matter of connections and of the
monotonic clock: no jump of the system clock makes a seek vanish or stay.
"""

import asyncio
import time
from collections.abc import Collection
from weakref import WeakValueDictionary

import sqlalchemy as sa

from strandline.host.commits import Commits
from strandline.host.errors import Unavailable
from strandline.host.open_table import OpenTable
from strandline.table import events as e
from strandline.table.errors import Refused
from strandline.table.seeking import LIVE, POST, call_off, is_by_post, unmoved, waiting, withdraw
from strandline.table.state import WATCHERS, Table

from .open_tables import OpenTables
from .presence import Presence
from .schema import players, tables
from .server_clock import now_ms
from .storage import Store

GRACE = 60.0
"""Seconds for which someone who has gone keeps a seat: a phone may sleep, a server may start again."""
FRESH = 5_000
"""Milliseconds in which someone who has just come need not be connected yet; after a start of ours, nobody need."""
EVERY = 1.0
"""Seconds after which the list of seeks is made again, for all who look at it."""
SEEK_DAYS = 14
"""A seek for a game by correspondence is closed after this many days on which a server was up."""


class Seeks:
    """The seeks of all people."""

    def __init__(self, store: Store, open_tables: OpenTables, commits: Commits, presence: Presence):
        self._store = store
        self._tables = open_tables
        self._commits = commits
        self._presence = presence
        self._listing = asyncio.Lock()
        self._listed: list[OpenTable] = []
        self._listed_at = -EVERY
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._started = time.monotonic()
        self._missed: dict[tuple[str, str], float] = {}
        """Since when each person is missing at a table; nobody ("") where nobody sits."""

    def lock(self, person: str) -> asyncio.Lock:
        """Return the lock of a person, who looks for one game at a time."""
        return self._locks.setdefault(person, asyncio.Lock())

    def list_again(self) -> None:
        """Make the list of seeks again when it is next wanted: a new one must be there at once."""
        self._listed_at = -EVERY

    async def of_kind(self, kind: str) -> str | None:
        """Return the table where people wait for a kind of game."""
        found = await self._store.rows(sa.select(tables.c.id).where(tables.c.seek == kind))
        return found[0].id if found else None

    async def of_person(self, person: str) -> list[str]:
        """Return the tables where a person waits."""
        sitting = sa.select(players.c.table_id).where(players.c.person == person)
        theirs = sitting.union(sa.select(tables.c.id).where(tables.c.host == person))
        query = sa.select(tables.c.id).where(tables.c.id.in_(theirs), tables.c.seek.is_not(None))
        found = await self._store.rows(query)
        return [table.id for row in found if is_at(table := (await self._tables.fresh(row.id)).table, person)]

    async def count_at(self, home: str) -> int:
        """Return how many tables wait that people of an address have made."""
        query = sa.select(sa.func.count()).where(tables.c.home == home, tables.c.seek.is_not(None))
        return int((await self._store.rows(query))[0][0])

    async def all(self) -> list[OpenTable]:
        """Return all tables that wait. Of other processes, what is known is at most some seconds old."""
        async with self._listing:
            if time.monotonic() - self._listed_at > EVERY:
                self._listed = await self._all()
                self._listed_at = time.monotonic()
        return [each for each in self._listed if waiting(each.table) is not None]

    async def _all(self) -> list[OpenTable]:
        found = await self._store.rows(sa.select(tables.c.id).where(tables.c.seek.is_not(None)))
        await self._presence.look_up([row.id for row in found])
        open_tables = [await self.find(row.id) for row in found]
        return [each for each in open_tables if each is not None]

    def is_complete(self, open_table: OpenTable) -> bool:
        """Whether someone sits at a table, and all who do are there."""
        return bool(seated(open_table.table)) and not self._missing(open_table)

    async def without_absent(self, table: str, person: str) -> OpenTable | None:
        """Return a table for a person, without others who have gone; None if it does not wait any more."""
        open_table = await self.find(table)
        if open_table is None or waiting(open_table.table) is None:
            return None
        if not is_by_post(open_table.table.plan) and await self._presence.look_up([table]):
            missing = set() if is_at(open_table.table, person) else self._missing(open_table)
            if missing:
                await self.withdraw(open_table, missing)
        return open_table if waiting(open_table.table) is not None else None

    async def withdraw(self, open_table: OpenTable, people: Collection[str], by: str | None = None) -> None:
        """Free the seats of people, if their table still waits. ``by``: the person who wants it; None: the server."""
        async with open_table.lock:
            await self._commits.commit(open_table, lambda table: withdraw(table, people), by)

    async def let_go(self) -> None:
        """Free the seats of those who have been away for long, wherever people wait with a clock.

        Call off the games that have just begun and to which someone has never come.
        """
        found = await self._store.rows(sa.select(tables.c.id).where(tables.c.seek.like(f"{LIVE} %")))
        begun = [table for table, each in self._tables.by_id.items() if unmoved(each.table)]
        ids = [*(row.id for row in found), *begun]
        if ids and not await self._presence.look_up(ids):
            self._missed = {}  # nobody knows who is there
            return
        now, missed = time.monotonic(), self._missed
        self._missed = {}
        for table in ids:
            open_table = await self.find(table)
            if open_table is None:
                continue
            missing = {person: missed.get((table, person), now) for person in self._missing(open_table)}
            gone = [person for person, since in missing.items() if now - since >= GRACE]
            self._missed |= {(table, person): since for person, since in missing.items() if person not in gone}
            if gone:
                await self.withdraw(open_table, gone)
                await self._call_off(open_table, gone)

    async def _call_off(self, open_table: OpenTable, people: Collection[str]) -> None:
        async with open_table.lock:
            await self._commits.commit(open_table, lambda table: call_off(table, people))

    async def close_older_than(self, time_ms: int) -> None:
        """Close the seeks for games by correspondence in which nothing has happened since a time."""
        old = tables.c.seek.like(f"{POST} %") & (tables.c.last < time_ms)
        for row in await self._store.rows(sa.select(tables.c.id).where(old)):
            open_table = await self.find(row.id)
            if open_table is not None:
                await self.withdraw(open_table, [seat.person for seat in open_table.table.seats if seat.person])

    async def find(self, table: str) -> OpenTable | None:
        """Return a table with all that any process has written; None if there is none any more."""
        try:
            return await self._tables.fresh(table)
        except (Refused, Unavailable):
            return None

    def _missing(self, open_table: OpenTable) -> set[str]:
        """Return the people who should be at a table and are not; nobody ("") if none sits there."""
        table = open_table.table
        if is_by_post(table.plan) or time.monotonic() - self._started < FRESH / 1000:
            return set()
        if now_ms() - _last_came(table) < FRESH:
            return set()
        awaited = unmoved(table) if table.status == "playing" else seated(table) or {""}
        return awaited - self._presence.here(table.id)


def seated(table: Table) -> set[str]:
    """Return the people who sit at a table."""
    return {seat.person for seat in table.seats if seat.person is not None}


def is_at(table: Table, person: str) -> bool:
    """Whether a person waits at a table, or plays there: they sit there, or have just made it."""
    return table.status != "closed" and (person in seated(table) or (person == table.host and not seated(table)))


def has_left(table: Table, person: str) -> bool:
    """Whether a person has left a table, or closed it, of their own accord."""
    own = [event for event in table.feeds[WATCHERS] if event.person == person]
    return bool(own) and isinstance(own[-1].data, e.Left | e.Closed)


def free_seat(table: Table) -> int | None:
    """Return the first free seat of a table that waits."""
    return next((n for n, seat in enumerate(table.seats) if not seat.is_taken), None) if waiting(table) else None


def _last_came(table: Table) -> int:
    """Return when someone last sat down, or made the table."""
    return max(event.at for event in table.feeds[WATCHERS] if isinstance(event.data, e.Made | e.Sat))
