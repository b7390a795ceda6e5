"""When a server was up: clocks do not run while no server is up."""

import asyncio
from contextlib import suppress

import sqlalchemy as sa

from strandline.host.errors import Conflict, Unavailable
from strandline.table.events import Down

from .schema import events, settings, tables
from .server_clock import clock
from .storage import Store, set_setting

EVERY = 5.0
"""Seconds after which a server reports again that it is up."""
SILENCE = 15_000
"""At least one of several processes reports within this many milliseconds that it is up."""
UP = "up"
"""The setting that stores when a server was last up, by the servers' own time."""
SYSTEM = "up-system"
"""The setting that stores what the system clock showed then."""

_running = sa.select(tables.c.id).where(tables.c.status == "playing", tables.c.duty.is_not(None))
_newest = sa.select(sa.func.max(events.c.n), sa.func.max(events.c.at)).where(events.c.table_id == sa.bindparam("table"))


async def come_up(store: Store, at_most: int) -> int:
    """Report that a server is up, and return since when. A gap of up to ``at_most`` milliseconds does not count."""
    before = clock.now()
    started = await store.write_first(been_down, clock.system(), at_most)
    clock.shift(started - before)
    clock.compare()
    return started


async def stay_up(store: Store) -> None:
    """Report every few seconds that a server is up."""
    while True:
        await asyncio.sleep(EVERY)
        await say_up(store)


async def go_down(store: Store, seconds: float) -> None:
    """Report for the last time that a server is up, if the database answers soon."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await say_up(store)


async def say_up(store: Store) -> None:
    """Report that a server is up. If another one is ahead of this one, follow it."""
    clock.compare()
    with suppress(Unavailable, Conflict):
        clock.go_forward(await store.write(up, clock.now(), clock.system()))


def been_down(connection: sa.Connection, system: int, at_most: int) -> int:
    """Report that a server is up, and return the time at which it starts, which is never before the last one stopped.

    If another one was up within ``at_most`` by the system clock, its time continues, however far the two are apart.
    Otherwise the time is the system clock's, and each table with a running clock gets an event for the downtime.

    It is one transaction, and other servers that start wait for it: nobody can move before the clocks are right.
    """
    last, then = _last(connection)
    now = last + system - then if abs(system - then) <= at_most else max(last, system)
    up(connection, now, system)
    if last and now - last > at_most:
        _skip(connection, last, now)
    return now


def _last(connection: sa.Connection) -> tuple[int, int]:
    """Return when a server last reported that it was up, by its own time and by the system clock, or 0; others wait."""
    query = sa.select(settings.c.name, settings.c.value).where(settings.c.name.in_((UP, SYSTEM)))
    found = {name: int(value) for name, value in connection.execute(query.order_by(settings.c.name).with_for_update())}
    return found.get(UP, 0), found.get(SYSTEM, 0)


def _skip(connection: sa.Connection, since: int, now: int) -> None:
    """Add an event for the downtime to each table with a running clock."""
    plan = sa.select(events.c.table_id, events.c.body).where(events.c.n == 1, events.c.table_id.in_(_running))
    timed = [row.table_id for row in connection.execute(plan) if row.body["clock"]["kind"] != "none"]
    for table in timed:
        n, at = connection.execute(_newest, {"table": table}).one()
        event = {"table_id": table, "n": n + 1, "kind": Down.kind, "at": max(now, at), "body": {"since": since}}
        connection.execute(sa.insert(events), event)


def up(connection: sa.Connection, now: int, system: int) -> int:
    """Report that a server is up, and return the time of the server that is furthest ahead."""
    last, _ = _last(connection)
    now = max(now, last)
    set_setting(connection, UP, str(now))
    set_setting(connection, SYSTEM, str(system))
    return now
