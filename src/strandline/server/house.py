"""The parts of a server, put together."""

import asyncio
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

from strandline.host.commits import Commits
from strandline.host.duties import Duties
from strandline.host.errors import Unavailable
from strandline.host.open_table import OpenTable
from strandline.host.tasks import Tasks
from strandline.table.state import Table

from . import club_rounds, rated_games, uptime
from .connections import Connections
from .doubts import Doubts
from .identity import Signer, new_key
from .limits import AddressBook, Buckets
from .live_analysis import LiveAnalysis
from .open_tables import OpenTables
from .presence import SOMEONE, Presence
from .push.client import Client
from .push.keys import stored_key
from .push.turns import Turns
from .seeks import Seeks
from .server_clock import now_ms
from .settings import Settings
from .storage import Store, setting
from .sweep import Sweep
from .tournaments import Tournaments
from .worker_pool import WorkerPool

if TYPE_CHECKING:
    from .cluster import Bus

PATIENCE = 2.0
"""The timeout of each step when the server stops, in seconds."""
HINTS = 0.2, 5
"""Hints a second for one person, and the burst."""
REQUESTS_PER_CHAT = 25
"""A person may send one chat message for this many requests that an address may send."""
REQUESTS_PER_PROGRESS = 25
"""An address may store progress once for this many requests that it may send; half of a burst may store it."""
REQUESTS_PER_TABLE = 250
"""An address may create one table for this many requests that it may send; half of a burst may be tables."""
ALL_SOCKETS_FACTOR = 4
"""All sockets of one address together may send this many times as much as one of them."""


class House:
    """All parts of a server, and the calls between them."""

    def __init__(self, settings: Settings, pool: WorkerPool | None = None):
        self.settings = settings
        self.signer = Signer("00")
        self.marks = Signer(settings.server or new_key())
        """Its key is lost when the server ends, unlike that of ``signer``: addresses cannot be recovered afterwards."""

        rate, burst = settings.rate, settings.burst
        self.hints = Buckets(*HINTS)
        self.chat = Buckets(rate / REQUESTS_PER_CHAT, max(1, burst / REQUESTS_PER_CHAT))
        self.new_tables = Buckets(rate / REQUESTS_PER_TABLE, max(1, burst / 2))
        self.new_passkeys = Buckets(rate / REQUESTS_PER_TABLE, max(1, burst / 2))
        self.progress = Buckets(rate / REQUESTS_PER_PROGRESS, max(1, burst / 2))
        self.messages = Buckets(rate * ALL_SOCKETS_FACTOR, burst * ALL_SOCKETS_FACTOR)
        self.sandbox = Buckets(rate, burst)
        self.sandbox_lock = asyncio.Lock()
        self.connections = Connections(settings)
        self.sockets: Counter[str] = Counter()
        self.long_jobs: Counter[str] = Counter()

        self.doubts = Doubts()
        self.addresses = AddressBook()
        self.pool = pool or WorkerPool(settings.thinkers, self.addresses)
        self.store = Store(settings.database, settings.timeout)
        self.tournaments = Tournaments(self.store)
        self.bus = _bus(settings.redis)
        self.tasks = Tasks()
        self.presence = Presence(self.bus, self._came_or_went)
        self.tables = OpenTables(self.store, self._opened, is_alone=self.bus is None)
        self.commits = Commits(self.store, self.tables, self._written, now_ms)
        self.duties = Duties(self.pool, self.commits, self.tasks, settings.pause, now_ms)
        self.live_analysis = LiveAnalysis(self.pool, self.tasks)
        self.seeks = Seeks(self.store, self.tables, self.commits, self.presence)
        self.push = Client(settings.contact, settings.private_push)
        self.turns = Turns(self.store, self.tasks, self.push, self.presence.find, lambda *of: self.signer.topic(*of))
        self.sweep = Sweep(self.store, self.tables, self.duties, self.seeks, self.count_rated, settings.expire_days)

    async def open(self) -> None:
        """Start, and resume whatever was due when the server last stopped."""
        await self.store.open()
        self.signer = Signer(await self.store.write_first(setting, "key", new_key()))
        self.push.key = await self.store.write_first(stored_key)
        self.duties.started = await uptime.come_up(self.store, 0 if self.bus is None else uptime.SILENCE)
        if self.bus is not None:
            self.tasks.start(self.bus.publish())
            self.tasks.start(self.bus.listen(self._heard, lambda: self.tasks.start(self._catch_up())))
            self.tasks.start(self.tables.follow())
            self.tasks.start(self.presence.follow())
            self.tasks.start(self.presence.keep_fresh(self.tables.watched))
        self.tasks.start(self.connections.watch())
        self.tasks.start(uptime.stay_up(self.store))
        self.tasks.start(self.sweep.run())
        self.tasks.start(club_rounds.watch(self))

    async def close(self) -> None:
        """Stop, even if Redis hangs: closing a busy connection may wait for ever."""
        await uptime.go_down(self.store, PATIENCE)
        await self.tasks.stop(PATIENCE)
        await self.push.close()
        for open_table in self.tables.by_id.values():
            open_table.stop_timer()
        if self.bus is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.bus.close()
        await self.store.close()
        self.pool.close()

    # Calls between the parts

    def _opened(self, open_table: OpenTable) -> None:
        open_table.here = self.presence.here(open_table.table.id)
        if self.bus is None:  # otherwise the process where something happens, or a sweep, handles it
            self.duties.plan(open_table)

    def _written(self, open_table: OpenTable, before: Table) -> None:
        self.turns.written(before, open_table.table)
        self.duties.plan(open_table)
        open_table.wake()
        if open_table.table.plan.club is not None and open_table.table.status == "over":
            self.tasks.start(club_rounds.settle_quietly(self, open_table.table.plan.club))
        if self.bus is not None:
            self.bus.say(open_table.table.id, open_table.table.n)
        if open_table.table.plan.rated and open_table.table.end is not None:
            self.tasks.start(self._count_soon(open_table.table))

    async def count_rated(self, table: Table) -> None:
        """Count the result of a rated table that has ended, unless that is done."""
        if table.end is not None or table.status == "closed":
            await self.store.write_first(rated_games.count, table)

    async def _count_soon(self, table: Table) -> None:
        with suppress(Unavailable):  # then a sweep counts it
            await self.count_rated(table)

    def _came_or_went(self, table: str) -> None:
        open_table = self.tables.by_id.get(table)
        if open_table is not None:
            before = open_table.seats_here()
            open_table.here = self.presence.here(table)
            if open_table.seats_here() != before:
                open_table.wake()

    def _heard(self, table: str, n: int) -> None:
        """Handle that another process has written event ``n`` of a table, or that someone has come or gone there."""
        if n != SOMEONE:
            self.tables.hear(table, n)
        elif table in self.tables.by_id:
            self.presence.hear(table)

    async def _catch_up(self) -> None:
        """Catch up after Redis was away: others may have written meanwhile."""
        with suppress(Unavailable):  # then the next sweep reads it
            await self.tables.catch_up()

    def home(self, person: str) -> str:
        """Return the mark of a person's address."""
        return self.marks.home(self.addresses.of(person))


def _bus(url: str) -> "Bus | None":
    if not url:
        return None
    from .cluster import Bus  # imported only here: a single process does not need Redis

    return Bus(url)
