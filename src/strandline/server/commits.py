"""Decisions at a table: decide, write, and only then change the table. Nothing has to be undone if the write fails."""

from collections.abc import Callable
from typing import Any

from strandline.table.events import Event, Moved, Unsaid
from strandline.table.referee import Decision
from strandline.table.state import Table

from .open_tables import OpenTable, OpenTables
from .storage import Conflict, Entry, Store, Unavailable
from .uptime import now_ms

TRIES = 5
"""How often a decision is made anew because another process was first."""


class Commits:
    """Writes decisions. ``written`` is called with each table that has changed."""

    def __init__(self, store: Store, tables: OpenTables, written: Callable[[OpenTable], None]):
        self._store = store
        self._tables = tables
        self._written = written
        self.moves = 0

    async def commit(
        self,
        open_table: OpenTable,
        decide: Callable[[Table], Decision],
        person: str | None = None,
        key: str | None = None,
    ) -> int:
        """Decide and write, and return the number of the first event. The caller holds the table's lock.

        If another process was first, what it has written is read, and ``decide`` is called again.
        """
        for _ in range(TRIES):
            await self._tables.settle(open_table)
            before = open_table.table
            done = before.keys.get((person or "", key or ""))
            if done is not None:
                return done
            decision = decide(before)
            if not decision.events:
                return before.n
            at = max(now_ms(), before.last)
            new = [
                Event(before.n + n, at, data, person, key if n == 1 else None)
                for n, data in enumerate(decision.events, 1)
            ]
            after = before.after(new, decision.steps)
            try:
                await self._store.append(_entry(after, new))
            except Conflict:
                await self._tables.read_on(open_table)
                continue
            except BaseException:
                open_table.is_doubtful = True  # whether it was written, only the database knows
                open_table.wake()
                raise
            open_table.table = after
            self.moves += sum(isinstance(event.data, Moved) for event in new)
            self._written(open_table)
            return new[0].n
        raise Unavailable("others were always first")

    async def create(self, table: Table, event: Event, row: dict[str, Any]) -> OpenTable:
        """Write the first event of a new table, with the rest of its row."""
        open_table = OpenTable(table.after([event]))
        await self._store.append(Entry(table.id, [event], _summary(open_table.table), made=row))
        self._tables.add(open_table)
        return open_table


def _entry(after: Table, new: list[Event]) -> Entry:
    unsaid = [after.said[e.data.room][e.data.number - 1].n for e in new if isinstance(e.data, Unsaid)]
    return Entry(after.id, new, _summary(after), unsaid=unsaid)


def _summary(table: Table) -> dict[str, Any]:
    """Return what a table's row says of it."""
    return {"status": table.status, "last": table.last_public, "duty": table.due, "deciding": table.deciding}
