"""What the server looks after every few seconds: due, idle and expired things."""

import asyncio
import logging
from collections.abc import AsyncIterator

import sqlalchemy as sa

from .duties import SOON, Duties
from .identity import COOKIE_DAYS
from .open_tables import OpenTables
from .schema import links, people, players, records, tables
from .storage import Store, Unavailable
from .uptime import now_ms

log = logging.getLogger("strandline.server")

SWEEP = 5.0
"""Seconds between two sweeps."""
LATE = 3_000
"""Of several processes, one does what is due; this many milliseconds later, any other does."""
PAGE = 500
"""This many tables are read or deleted at once: all of them might take longer than the database is given."""
DAY = 86_400_000
HOUR = 3_600_000


class Sweep:
    """Looks after all tables. ``expire_days``: after how many days without an event a table is deleted."""

    def __init__(self, store: Store, open_tables: OpenTables, duties: Duties, expire_days: int | None):
        self._store = store
        self._open_tables = open_tables
        self._duties = duties
        self.expire_days = expire_days
        self.names_deleted = 0  # when unused names were last deleted

    async def run(self) -> None:
        """Sweep again and again."""
        while True:
            try:
                await self.once()
            except Unavailable as error:
                log.warning("sweeping: %s", error)
            except Exception:  # one table that cannot be read must not be the end of it
                log.exception("sweeping")
            await asyncio.sleep(SWEEP)

    async def once(self) -> None:
        """Do what is due, let go of idle tables, and delete what has expired."""
        async for table in self._due_tables():
            try:
                self._duties.plan(await self._open_tables.find(table))
            except Unavailable:
                raise
            except Exception:  # nothing can be done here, but at the others
                log.exception("a table cannot be read")
        await self._open_tables.catch_up()
        self._open_tables.drop_idle()
        await self._delete_expired()

    async def _due_tables(self) -> AsyncIterator[str]:
        """Return all tables where the server has something to do soon, or is late, a page at a time."""
        soon = now_ms() + (SOON if self._open_tables.is_alone else -LATE)
        order = sa.tuple_(tables.c.duty, tables.c.id)
        query = sa.select(tables.c.duty, tables.c.id).where(tables.c.status == "playing", tables.c.duty < soon)
        after: tuple[int, str] = (-1, "")
        while True:
            page = query.where(order > after).order_by(tables.c.duty, tables.c.id).limit(PAGE)
            found = await self._store.rows(page)
            for _, table in found:
                yield table
            if len(found) < PAGE:
                return
            after = found[-1].duty, found[-1].id

    async def _delete_expired(self) -> None:
        """Delete links and records whose time is over, and old tables; once an hour, names that nobody needs."""
        now = now_ms()
        if self.expire_days is not None:
            old = sa.select(tables.c.id).where(tables.c.last < now - self.expire_days * DAY).limit(PAGE)
            await self._delete(sa.delete(tables).where(tables.c.id.in_(old)))
        await self._delete(*(sa.delete(kept).where(kept.c.expires < now) for kept in (links, records)))
        if self.names_deleted < now - HOUR:
            # Given longer ago than a cookie lasts, by people who have nothing else here.
            users = players.c.person, tables.c.host, records.c.person
            is_needed = sa.or_(*(sa.exists().where(user == people.c.id) for user in users))
            is_old = people.c.named < now - COOKIE_DAYS * DAY
            await self._delete(sa.delete(people).where(is_old, ~is_needed))
            self.names_deleted = now

    async def _delete(self, *deletes: sa.Delete) -> None:
        def execute(connection: sa.Connection) -> None:
            for each in deletes:
                connection.execute(each)

        await self._store.write(execute)
