"""The parts of the device's host, put together, and the commands of its person."""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

from strandline.host import ownership
from strandline.host.commands import own_number, rematch
from strandline.host.commits import Commits
from strandline.host.duties import SOON, Duties
from strandline.host.errors import Unavailable
from strandline.host.open_table import OpenTable
from strandline.host.tasks import Tasks
from strandline.table import commands as c
from strandline.table import dice, planning, referee
from strandline.table.errors import Refused
from strandline.table.events import Down, Event, Made
from strandline.table.messages import You
from strandline.table.referee import Decision
from strandline.table.state import Table

from .clock import DeviceClock
from .engine import Engine
from .open_tables import OpenTables
from .store import PERSON, Store, Stored

log = logging.getLogger("strandline.browser")

BEAT = 5.0
"""Seconds after which the device looks again at what is due."""
UP = "up"
"""The setting that stores when the device was last up while a clock was running."""
PATIENCE = 2.0
"""The timeout when the device stops, in seconds."""


class House:
    """All parts of the device's host. ``pause``: seconds before a bot decides, so that people can follow."""

    def __init__(self, store: Store, load_game: Callable[[str], Awaitable[None]], pause: float, clock: DeviceClock):
        self.clock = clock
        self.stored = Stored(store)
        self.engine = Engine(load_game)
        self.tasks = Tasks()
        self.tables = OpenTables(self.stored, self._resume, self._opened, clock.now)
        self.commits = Commits(self.stored, self.tables, self._written, clock.now)
        self.duties = Duties(self.engine, self.commits, self.tasks, pause, clock.now)
        self._creating = asyncio.Lock()
        self._last_up = 0
        self._resumed: set[str] = set()
        """The tables whose clocks have been set right since the device was opened."""

    @property
    def name(self) -> str:
        """The name that the person has chosen, or an empty text."""
        return self.stored.settings.get("name", "")

    async def open(self) -> None:
        """Read what is stored, and resume whatever was due when the device was closed."""
        await self.stored.open()
        self._last_up = int(self.stored.settings.get(UP, 0))
        self.clock.go_forward(max([self._last_up, *(each["last"] for each in self.stored.abouts.values())]))
        self.duties.started = self.clock.now()
        self.tasks.start(self._beat())

    async def close(self) -> None:
        """Stop everything."""
        await self.tasks.stop(PATIENCE)
        for table in list(self.tables.by_id):
            self.tables.drop(table)

    async def _beat(self) -> None:
        """Open the tables where something is due, and look again and again at what is due soon."""
        due = [(each["last"], table) for table, each in self.stored.abouts.items() if each["duty"] is not None]
        for _, table in sorted(due, reverse=True):
            try:
                await self.tables.find(table)
            except Exception:  # this table cannot be read, but the others can
                log.exception("a table cannot be read")
            await asyncio.sleep(0)
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.once()
            except Exception:
                log.exception("looking at what is due")

    async def once(self) -> None:
        """Do what is to be done every few seconds."""
        now = self.clock.now()
        tables = [each for each in self.tables.by_id.values() if each.table.due is not None]
        if not tables:
            self.clock.go_forward()
        for open_table in tables:
            is_soon = (open_table.table.due or 0) < now + SOON
            if is_soon and open_table.timer is None and not open_table.thinking:
                self._opened(open_table)
        if any(each.table.clock.running is not None for each in tables):
            with suppress(Unavailable):
                await self.stored.put(UP, str(now))
        self.tables.drop_idle()

    def _opened(self, open_table: OpenTable) -> None:
        self.duties.plan(open_table)

    async def _resume(self, table: Table) -> Table:
        """Let a running clock go on from where it was when the device was closed: before anyone sees the table."""
        is_old = table.clock.running is not None and table.clock.since < self.duties.started
        if not is_old or table.id in self._resumed:
            return table
        down = Event(table.n + 1, max(self.clock.now(), table.last), Down(self._last_up))
        table = table.after([down])
        await self.stored.write(table, [down])
        self._resumed.add(table.id)
        return table

    def _written(self, open_table: OpenTable, _before: Table) -> None:
        self.duties.plan(open_table)
        open_table.wake()

    # The person

    def rights(self, table: Table) -> You:
        """Return what the person may do at a table."""
        return ownership.yours(table, PERSON, partial(self._may_sit, table))

    def _may_sit(self, table: Table, seat: int) -> bool:
        return bool(ownership.may_sit(table, PERSON, seat))

    async def create(self, wanted: c.NewTable) -> OpenTable:
        """Create a table, or return the one that was created with the same id. Nobody else can see it."""
        if wanted.rated:
            raise Refused("rated-here")
        cause = "table", wanted.id or secrets.token_hex(16)
        return await self._create(cause, partial(planning.plan, replace(wanted, public=False)))

    async def _create(self, cause: Sequence[str], plan: Callable[[str, Sequence[str]], Made]) -> OpenTable:
        table, secret = table_id(*cause), dice.new_secret()
        made = plan(secret, [secrets.token_hex(16) for _ in range(c.MOST_SEATS)])
        async with self._creating:
            with suppress(Refused):
                return await self.tables.find(table)
            row = {"game": made.game, "secret": secret}
            return await self.commits.create(Table(table, secret), Event(1, self.clock.now(), made, PERSON), row)

    async def do(self, table: str, command: c.Command) -> int:
        """Do a command once, and return the number of its event."""
        async with self.tables.held(table) as open_table:
            done = open_table.table.keys.get((PERSON, command.id))
            if done is None:
                done = await self._do(open_table, command)
            return own_number(open_table.table, PERSON, command, done)

    async def _do(self, open_table: OpenTable, command: c.Command) -> int:
        if isinstance(command, c.Rematch):
            cause = "rematch", open_table.table.id
            plan = partial(planning.rematch, open_table.table, PERSON)
            return await rematch(self.commits, open_table, command, PERSON, lambda: self._create(cause, plan))

        def decide(table: Table) -> Decision:
            may_sit = isinstance(command, c.Sit) and self._may_sit(table, command.seat)
            return referee.decide(table, command, PERSON, may_sit, self.name)

        return await self.commits.commit(open_table, decide, PERSON, command.id)


def table_id(*cause: str) -> str:
    """Return the id of the table that is created for a cause: the same cause gives the same table."""
    return "local-" + hashlib.sha256("\n".join(cause).encode()).hexdigest()[:24]
