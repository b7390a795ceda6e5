"""The open connections of this process: their limits, and when they are closed.

These limits apply before a request is read, with and without a proxy in front.
"""

import asyncio
import logging
import time
from collections import Counter
from importlib.util import find_spec
from typing import Any, Protocol

from .counted_log import CountedLog
from .limits import Bucket, address_of
from .settings import Settings

log = CountedLog(logging.getLogger("strandline.connections"))

INTERVAL = 1.0
"""Seconds between two checks of all connections."""
CONNECTIONS_PER_SOCKET = 2
"""An address may have this many connections for each live one: a page also requests files and data."""
FRAMES_PER_MESSAGE = 2
"""A live connection may send this many frames (or KiB) per message: pings, pongs and fragments count, too."""
FILES_KEPT = 200
"""Open files that are reserved for the database, Redis and bots."""
WHY = {
    "body": "its request was too large",
    "crowd": "its address has too many",
    "full": "the server has too many",
    "frames": "it sent too many frames",
    "headers": "its headers were too long",
    "malformed": "what it sent was malformed",
    "pipelined": "it sent requests without waiting for answers",
    "slow": "its request did not arrive in time",
    "unread": "it did not read what was sent",
}


class Connection(Protocol):
    """The interface that both of our protocols offer."""

    transport: asyncio.Transport
    client: tuple[str, int] | None
    app: Any

    def is_late(self, now: float) -> bool:
        """Whether the client has taken too long to finish its request."""


class Connections:
    """Counts connections by address, refuses those over the limit and closes those that have stalled."""

    def __init__(self, settings: Settings):
        self.settings = settings
        self.most = min(settings.connections, max(FILES_KEPT, _open_files() - FILES_KEPT))
        self.most_per_address = CONNECTIONS_PER_SOCKET * settings.sockets_per_address
        self.addresses: dict[Connection, str] = {}
        self.per_address: Counter[str] = Counter()
        self._unread: dict[Connection, tuple[int, float]] = {}  # bytes, and since when

    def frame_budget(self) -> Bucket:
        """Return how much one live connection may send, in frames and KiB."""
        return Bucket(FRAMES_PER_MESSAGE * self.settings.rate, FRAMES_PER_MESSAGE * self.settings.burst)

    def enter(self, connection: Connection) -> None:
        """Count a new connection, or close it if there are too many."""
        address = address_of({"client": connection.client})
        if len(self.addresses) >= self.most:
            self.close(connection, "full")
        elif self.per_address[address] >= self.most_per_address and not _is_proxy(connection):
            self.close(connection, "crowd")
        else:
            self.addresses[connection] = address
            self.per_address[address] += 1

    def leave(self, connection: Connection) -> None:
        """Forget a connection, unless it was refused and is not counted."""
        address = self.addresses.pop(connection, None)
        if address is not None:
            self.per_address[address] -= 1
            if not self.per_address[address]:
                del self.per_address[address]

    def close(self, connection: Connection, kind: str) -> None:
        """Close a connection at once, and discard unsent data."""
        self.tell(kind)
        connection.transport.abort()

    def tell(self, kind: str) -> None:
        """Log why a connection is closed: at most once a minute for each reason, and without its address."""
        log.warning(kind, f"a connection was closed: {WHY[kind]}")

    async def watch(self) -> None:
        """Close stalled connections for as long as the server runs."""
        while True:
            await asyncio.sleep(INTERVAL)
            self.close_stopped(time.monotonic())

    def close_stopped(self, now: float) -> None:
        """Close connections that take too long to send a request or to read a response."""
        unread: dict[Connection, tuple[int, float]] = {}
        for connection in list(self.addresses):
            size = connection.transport.get_write_buffer_size()
            if size:
                before, since = self._unread.get(connection, (size, now))
                unread[connection] = size, since if size == before else now
                if now - unread[connection][1] > self.settings.read_seconds:
                    self.close(connection, "unread")
            elif connection.is_late(now):
                self.close(connection, "slow")
        self._unread = unread


def _is_proxy(connection: Connection) -> bool:
    """Whether an address is a trusted proxy, which sends the requests of many people.

    A proxy limits its own clients, and reads their requests before it passes them on. Its connections count only for
    ``Connections.most``.
    """
    trusted = getattr(connection.app, "trusted_hosts", ())
    return connection.client is None or connection.client[0] in trusted


def _open_files() -> int:
    """Return the number of files that this process may have open at the same time."""
    if not find_spec("resource"):
        return 1 << 20
    import resource

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
