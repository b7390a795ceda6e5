"""The server's periodic work: due, idle and expired things."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

import sqlalchemy as sa

from strandline.host.duties import SOON, Duties
from strandline.host.errors import Unavailable
from strandline.table.state import Table

from .days_up import DAY, count_days, days_ago
from .identity import COOKIE_DAYS
from .open_tables import OpenTables
from .queries import KEPT_DAYS
from .rated_games import UNCOUNTED
from .schema import (
    challenges,
    links,
    passkeys,
    people,
    players,
    progress,
    pushes,
    ratings,
    records,
    tables,
    tournaments,
)
from .seeks import SEEK_DAYS, Seeks
from .server_clock import now_ms
from .storage import Store

log = logging.getLogger("strandline.server")

SWEEP = 5.0
"""Seconds between two sweeps."""
LATE = 3_000
"""One of several processes does what is due; if it does not, any other does it this many milliseconds later."""
PAGE = 500
"""The most tables that are read or deleted at once: all together might exceed the database's timeout."""
HOUR = 3_600_000


class Sweep:
    """Does the periodic work for all tables.

    ``count_rated``: counts a rated result. ``expire_days``: days without an event until a table is deleted.
    """

    def __init__(
        self,
        store: Store,
        open_tables: OpenTables,
        duties: Duties,
        seeks: Seeks,
        count_rated: Callable[[Table], Awaitable[None]],
        expire_days: int | None,
    ):
        self._store = store
        self._open_tables = open_tables
        self._duties = duties
        self._seeks = seeks
        self._count_rated = count_rated
        self.expire_days = expire_days
        self.names_deleted = 0  # when unused names were last deleted

    async def run(self) -> None:
        """Sweep again and again."""
        while True:
            try:
                await self.once()
            except Unavailable:
                pass  # the store has logged it
            except Exception:  # a table that cannot be read must not stop the sweep
                log.exception("sweeping")
            await asyncio.sleep(SWEEP)

    async def once(self) -> None:
        """Do what is due, drop idle tables, and delete what has expired."""
        async for table in self._due_tables():
            try:
                self._duties.plan(await self._open_tables.find(table))
            except Unavailable:
                raise
            except Exception:  # this table cannot be handled, but the others can
                log.exception("a table cannot be read")
        await self._count_missed()
        await self._open_tables.catch_up()
        await self._seeks.let_go()
        self._open_tables.drop_idle()
        await self._delete_expired()

    async def _count_missed(self) -> None:
        """Count the results of rated tables that nobody has counted: the server may have been killed between."""
        for (table,) in await self._store.rows(UNCOUNTED.limit(PAGE)):
            try:
                await self._count_rated((await self._open_tables.fresh(table)).table)
            except Unavailable:
                raise
            except Exception:  # this table cannot be read, but the others can
                log.exception("a rated game cannot be counted")

    async def _due_tables(self) -> AsyncIterator[str]:
        """Return all tables where the server must act soon, or is late, a page at a time."""
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
        """Delete expired links and records, and old tables; once an hour, names and progress that
        nobody needs, and the browsers of people who play nowhere.

        The clock is trusted only for links: an expired link cannot be used, and anyone can create another.
        """
        now = now_ms()
        most = 2 + max(COOKIE_DAYS, KEPT_DAYS, self.expire_days or 0)
        days = await self._store.write_first(count_days, now, most)
        await self._seeks.close_older_than(days_ago(days, SEEK_DAYS))
        is_over = records.c.expires < days_ago(days, KEPT_DAYS) + KEPT_DAYS * DAY
        await self._delete(
            sa.delete(links).where(links.c.expires < now),
            sa.delete(challenges).where(challenges.c.expires < now),
            sa.delete(records).where(is_over),
        )
        if self.expire_days is not None:
            old = sa.select(tables.c.id).where(tables.c.last < days_ago(days, self.expire_days)).limit(PAGE)
            ended = tournaments.c.last < days_ago(days, self.expire_days)
            await self._delete(sa.delete(tables).where(tables.c.id.in_(old)), sa.delete(tournaments).where(ended))
        if self.names_deleted < now - HOUR:
            # Progress and names older than a cookie's lifetime, of people who have nothing else here.
            users = players.c.person, tables.c.host, records.c.person, ratings.c.person, passkeys.c.person
            before = days_ago(days, COOKIE_DAYS)

            def unneeded(person: sa.Column[str], *users: sa.Column[str]) -> sa.ColumnElement[bool]:
                return ~sa.or_(*(sa.exists().where(user == person) for user in users))

            is_player = sa.exists().where(players.c.person == pushes.c.person)
            await self._delete(
                sa.delete(progress).where(progress.c.changed < before, unneeded(progress.c.person, *users)),
                sa.delete(people).where(people.c.named < before, unneeded(people.c.id, progress.c.person, *users)),
                sa.delete(pushes).where(~is_player),
            )
            self.names_deleted = now

    async def _delete(self, *deletes: sa.Delete) -> None:
        def execute(connection: sa.Connection) -> None:
            for each in deletes:
                connection.execute(each)

        await self._store.write(execute)
