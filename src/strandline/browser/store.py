"""What is stored on the device, and how a host's decisions are written there.

A page implements ``Store`` over IndexedDB. Everything that crosses it is JSON text.
"""

import json
import logging
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from strandline.host.commits import Entry, summary
from strandline.host.errors import Unavailable
from strandline.table.events import Event
from strandline.table.planning import listed_seats
from strandline.table.state import Table
from strandline.table.wire import plain

log = logging.getLogger("strandline.browser")

PERSON = "me"
"""The person who owns everything on this device."""

About = dict[str, Any]
"""What a list shows of a table, and what is due there, so that it need not be read for that."""


class Store(Protocol):
    """The storage of the device."""

    async def load(self) -> str:
        """Return ``{"settings": {name: value}, "tables": [{"id", "secret", "about"}]}``."""
        ...

    async def events(self, table: str) -> str:
        """Return the list of a table's events."""
        ...

    async def append(self, table: str, entry: str) -> None:
        """Add ``{"secret", "about", "events"}`` in one transaction; return when it is durable, raise if it is not."""
        ...

    async def put(self, name: str, value: str) -> None:
        """Write a setting."""
        ...

    async def delete(self, table: str) -> None:
        """Delete a table with its events."""
        ...


class StorageFailed(Unavailable):
    """The device could not write or read: its storage is full, or forbidden."""

    reason = "storage-full"


class Stored:
    """The settings, and what is known of each table without reading its events; written as the store has it."""

    def __init__(self, store: Store):
        self._store = store
        self.settings: dict[str, str] = {}
        self.secrets: dict[str, str] = {}
        self.abouts: dict[str, About] = {}

    async def open(self) -> None:
        """Read everything but the events."""
        found = json.loads(await self._try(self._store.load()))
        self.settings = found["settings"]
        for each in found["tables"]:
            self.secrets[each["id"]], self.abouts[each["id"]] = each["secret"], each["about"]

    async def put(self, name: str, value: str) -> None:
        """Write a setting."""
        await self._try(self._store.put(name, value))
        self.settings[name] = value

    async def events(self, table: str) -> list[Event]:
        """Return the events of a table."""
        return [read_event(each) for each in json.loads(await self._try(self._store.events(table)))]

    async def append(self, entry: Entry) -> None:
        """Write a decision."""
        assert entry.after is not None
        await self.write(entry.after, entry.events)

    async def write(self, table: Table, new: Sequence[Event]) -> None:
        """Write the latest events of a table, and what is known of it without them."""
        about = about_of(table)
        text = json.dumps({"secret": table.secret, "about": about, "events": [written(each) for each in new]})
        await self._try(self._store.append(table.id, text))
        self.secrets[table.id], self.abouts[table.id] = table.secret, about

    async def delete(self, table: str) -> None:
        """Delete a table."""
        await self._try(self._store.delete(table))
        del self.secrets[table], self.abouts[table]

    async def _try(self, work: Any) -> Any:
        try:
            return await work
        except Exception as error:  # of any kind: it comes from the page
            log.warning("the storage of this device failed: %s", error)
            raise StorageFailed(str(error)) from error


def about_of(table: Table) -> About:
    """Return what is known of a table without its events."""
    own = table.seats_of(PERSON)
    seats = listed_seats(table.plan.seats, table.first, {seat: (table.seats[seat].name, True) for seat in own})
    return {
        "game": table.game.name,
        "seats": [plain(each) for each in seats],
        "result": None if table.end is None else table.end.result,
        "your_turn": any(seat in own for seat in table.deciding),
        **{name: summary(table)[name] for name in ("status", "last", "duty")},
    }


def read_event(data: Mapping[str, Any]) -> Event:
    """Return an event as it was written."""
    return Event.read(data["n"], data["kind"], data["at"], data["body"], data.get("person"), data.get("key"))


def written(event: Event) -> dict[str, Any]:
    """Return an event as data."""
    whole = {"n": event.n, "kind": event.kind, "at": event.at, "body": event.body}
    return whole | {name: each for name in ("person", "key") if (each := getattr(event, name)) is not None}
