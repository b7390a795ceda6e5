"""When a server was up: the time in which none was is nobody's time."""

import asyncio
import time
from contextlib import suppress

import sqlalchemy as sa

from strandline.table.events import Down

from .schema import events, settings, tables
from .storage import Conflict, Store, Unavailable

EVERY = 5.0
"""Seconds after which a server says again that it is up."""
SILENCE = 15_000
"""Of several processes, one at least says within this many milliseconds that it is up."""
UP = "up"
"""The setting that says when a server last was."""

_running = sa.select(tables.c.id).where(tables.c.status == "playing", tables.c.duty.is_not(None))
_newest = sa.select(sa.func.max(events.c.n), sa.func.max(events.c.at)).where(events.c.table_id == sa.bindparam("table"))


def now_ms() -> int:
    """Return the time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def come_up(store: Store, at_most: int) -> int:
    """Say that a server is up, and return since when. A silence of up to ``at_most`` milliseconds does not count."""
    started = now_ms()
    await store.write_first(been_down, started, at_most)
    return started


async def stay_up(store: Store) -> None:
    """Say every few seconds that a server is up."""
    while True:
        await asyncio.sleep(EVERY)
        with suppress(Unavailable, Conflict):
            await store.write(lambda connection: up(connection, now_ms()))


async def go_down(store: Store, seconds: float) -> None:
    """Say for the last time that a server is up, if the database answers soon."""
    with suppress(Unavailable, Conflict, TimeoutError):
        async with asyncio.timeout(seconds):
            await store.write(lambda connection: up(connection, now_ms()))


def been_down(connection: sa.Connection, now: int, at_most: int) -> None:
    """Say that a server is up. If none has said so for longer than ``at_most``, add an event where a clock runs.

    It is one transaction, and others who start wait for it: nobody can move before the clocks are right.
    """
    last = connection.scalar(sa.select(settings.c.value).where(settings.c.name == UP).with_for_update())
    up(connection, now)
    if last is None or now - int(last) <= at_most:
        return
    plan = sa.select(events.c.table_id, events.c.body).where(events.c.n == 1, events.c.table_id.in_(_running))
    timed = [row.table_id for row in connection.execute(plan) if row.body["clock"]["kind"] != "none"]
    for table in timed:
        n, at = connection.execute(_newest, {"table": table}).one()
        event = {"table_id": table, "n": n + 1, "kind": Down.kind, "at": max(now, at), "body": {"since": int(last)}}
        connection.execute(sa.insert(events), event)


def up(connection: sa.Connection, now: int) -> None:
    """Say that a server is up."""
    value = {"value": str(now)}
    if not connection.execute(sa.update(settings).where(settings.c.name == UP), value).rowcount:
        connection.execute(sa.insert(settings), {"name": UP, **value})
