"""The parts of a server, put together."""

import asyncio
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

from . import uptime
from .commits import Commits
from .duties import Duties
from .identity import Signer, new_key
from .limits import AddressBook, Buckets
from .open_tables import OpenTable, OpenTables
from .presence import SOMEONE, Presence
from .settings import Settings
from .storage import Store, setting
from .sweep import Sweep
from .tasks import Tasks
from .worker_pool import WorkerPool

if TYPE_CHECKING:
    from .cluster import Bus

PATIENCE = 2.0
"""Seconds that stopping the server waits for anything."""
HINTS = 0.2, 5
"""Hints a second for one person, and how many at once."""
REQUESTS_PER_CHAT = 25
"""A person may send one chat message for this many requests that an address may send."""
REQUESTS_PER_TABLE = 250
"""An address may create one table for this many requests that it may send; of a burst, half may be tables."""
ALL_SOCKETS_FACTOR = 4
"""All sockets of one address together may send this many times as much as one of them."""


class House:
    """All parts of a server, and what they tell each other."""

    def __init__(self, settings: Settings, pool: WorkerPool | None = None):
        self.settings = settings
        self.signer = Signer("00")
        self.marks = Signer(settings.server or new_key())
        """Its key ends with the server, unlike that of ``signer``: addresses cannot be found out afterwards."""

        rate, burst = settings.rate, settings.burst
        self.hints = Buckets(*HINTS)
        self.chat = Buckets(rate / REQUESTS_PER_CHAT, max(1, burst / REQUESTS_PER_CHAT))
        self.new_tables = Buckets(rate / REQUESTS_PER_TABLE, max(1, burst / 2))
        self.messages = Buckets(rate * ALL_SOCKETS_FACTOR, burst * ALL_SOCKETS_FACTOR)
        self.sandbox = Buckets(rate, burst)
        self.sandbox_lock = asyncio.Lock()
        self.sockets: Counter[str] = Counter()
        self.long_jobs: Counter[str] = Counter()

        self.addresses = AddressBook()
        self.pool = pool or WorkerPool(settings.thinkers, self.addresses)
        self.store = Store(settings.database, settings.timeout)
        self.bus = _bus(settings.redis)
        self.tasks = Tasks()
        self.presence = Presence(self.bus, self._came_or_went, self.tasks.start)
        self.tables = OpenTables(self.store, self._opened, is_alone=self.bus is None)
        self.commits = Commits(self.store, self.tables, self._written)
        self.duties = Duties(self.pool, self.commits, self.tasks, settings.pause)
        self.sweep = Sweep(self.store, self.tables, self.duties, settings.expire_days)

    async def open(self) -> None:
        """Start, and take up again whatever was to be done when the server last stopped."""
        await self.store.open()
        self.signer = Signer(await self.store.write_first(setting, "key", new_key()))
        self.duties.started = await uptime.come_up(self.store, 0 if self.bus is None else uptime.SILENCE)
        if self.bus is not None:
            self.tasks.start(self.bus.listen(self._heard))
            self.tasks.start(self.presence.keep_fresh(self.tables.watched))
        self.tasks.start(uptime.stay_up(self.store))
        self.tasks.start(self.sweep.run())

    async def close(self) -> None:
        """Stop, even if Redis hangs: closing a connection that is in use may wait for ever."""
        await uptime.go_down(self.store, PATIENCE)
        await self.tasks.stop(PATIENCE)
        for open_table in self.tables.by_id.values():
            open_table.stop_timer()
        if self.bus is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.bus.close()
        await self.store.close()
        self.pool.close()

    # What the parts tell each other

    def _opened(self, open_table: OpenTable) -> None:
        open_table.here = self.presence.here(open_table.table.id)
        if self.bus is None:  # otherwise it is for the process where something happens, or for a sweep
            self.duties.plan(open_table)

    def _written(self, open_table: OpenTable) -> None:
        self.duties.plan(open_table)
        open_table.wake()
        if self.bus is not None:
            self.tasks.start(self.bus.say(open_table.table.id, open_table.table.n))

    def _came_or_went(self, table: str) -> None:
        open_table = self.tables.by_id.get(table)
        if open_table is not None:
            before = open_table.seats_here()
            open_table.here = self.presence.here(table)
            if open_table.seats_here() != before:
                open_table.wake()

    async def _heard(self, table: str, n: int) -> None:
        """Another process has written event ``n`` of a table, or someone has come or gone there."""
        if n != SOMEONE:
            await self.tables.heard(table, n)
        elif table in self.tables.by_id:
            await self.presence.heard(table)

    def home(self, person: str) -> str:
        """Return the mark of the address from which someone comes."""
        return self.marks.home(self.addresses.of(person))


def _bus(url: str) -> "Bus | None":
    if not url:
        return None
    from .cluster import Bus  # only here: a process alone needs no Redis

    return Bus(url)
