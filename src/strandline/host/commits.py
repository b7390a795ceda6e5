"""Decisions at a table: decide, write, and only then change the table. Nothing has to be undone if the write fails."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from strandline.table.events import Event, Left, Moved, Sat, Unsaid
from strandline.table.referee import Decision
from strandline.table.seeking import waiting
from strandline.table.state import Table

from .errors import Conflict, Unavailable
from .open_table import OpenTable

TRIES = 5
"""How often a decision is made again because another process wrote first."""


@dataclass(frozen=True)
class Entry:
    """Events of one table, to be written together with the columns that follow from them."""

    table: str
    events: Sequence[Event]
    summary: dict[str, Any]
    made: dict[str, Any] | None = None
    """The rest of the table's row, when the table is new."""
    unsaid: Sequence[int] = ()
    """The numbers of events whose text the host has deleted: it is deleted from the disk, too."""
    players: Mapping[int, str] | None = None
    """The people by seat, if that has changed."""
    after: Table | None = None
    """The table after the events, for stores that keep more of it."""


class Store(Protocol):
    """Where decisions are written."""

    async def append(self, entry: Entry) -> None:
        """Return when the entry is durable. Raise Conflict if the table has events that ``entry`` does not know of."""
        ...


class Tables(Protocol):
    """The tables in memory."""

    def add(self, open_table: OpenTable) -> None:
        """Keep a new table in memory."""
        ...

    async def settle(self, open_table: OpenTable) -> None:
        """If a table is in doubt, read on. The caller holds its lock."""
        ...

    async def read_on(self, open_table: OpenTable) -> None:
        """Add stored events that are not in memory yet to a table. The caller holds its lock."""
        ...


class Commits:
    """Writes decisions. ``written`` is called with each table that has changed, and with what it was before.

    ``now`` returns the host's time.
    """

    def __init__(
        self, store: Store, tables: Tables, written: Callable[[OpenTable, Table], None], now: Callable[[], int]
    ):
        self._store = store
        self._tables = tables
        self._written = written
        self._now = now
        self.moves = 0

    async def commit(
        self,
        open_table: OpenTable,
        decide: Callable[[Table], Decision],
        person: str | None = None,
        key: str | None = None,
    ) -> int:
        """Decide and write, and return the number of the first event. The caller holds the table's lock.

        If another process wrote first, its events are read, and ``decide`` is called again.
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
            at = max(self._now(), before.last)
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
                open_table.is_doubtful = True  # only the store knows whether it was written
                open_table.wake()
                raise
            open_table.table = after
            self.moves += sum(isinstance(event.data, Moved) for event in new)
            self._written(open_table, before)
            return new[0].n
        raise Unavailable("others were always first")

    async def create(self, table: Table, event: Event, row: dict[str, Any]) -> OpenTable:
        """Write the first event of a new table, with the rest of its row."""
        open_table = OpenTable(table.after([event]), self._now())
        await self._store.append(Entry(table.id, [event], summary(open_table.table), made=row, after=open_table.table))
        self._tables.add(open_table)
        return open_table


def _entry(after: Table, new: list[Event]) -> Entry:
    unsaid = [after.said[e.data.room][e.data.number - 1].n for e in new if isinstance(e.data, Unsaid)]
    # A game starts when the last player sits down. If the order is drawn by lot, the seats' numbers change then.
    has_changed = any(isinstance(each.data, Sat | Left) for each in new)
    players = {n: seat.person for n, seat in enumerate(after.seats) if seat.person is not None}
    players_now = players if has_changed else None
    return Entry(after.id, new, summary(after), unsaid=unsaid, players=players_now, after=after)


def summary(table: Table) -> dict[str, Any]:
    """Return the columns of a table's row that follow from its events."""
    return {
        "status": table.status,
        "last": table.last_public,
        "duty": table.due,
        "deciding": table.deciding,
        "moves": len(table.made),
        "seek": waiting(table),
    }
