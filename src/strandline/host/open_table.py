"""A table in memory, with those who listen to it."""

import asyncio

from strandline.core.game import Position
from strandline.table import audiences
from strandline.table.state import RECENT, Table

IDLE = 60_000
"""A table that nobody has used for this many milliseconds is dropped."""


class OpenTable:
    """A table in memory. Changes need ``lock``; ``table`` is a value, and can be read without it.

    ``used``: when someone last needed it.
    """

    def __init__(self, table: Table, used: int):
        self.table = table
        self.lock = asyncio.Lock()
        self.is_doubtful = False
        self.listeners: set[asyncio.Event] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: set[tuple[int, int]] = set()  # the position by its id, and the seat
        self.used = used
        self.here: frozenset[str] = frozenset()
        self.picture: tuple[Position | None, bytes] | None = None
        """A position and its small picture, compressed, once someone has asked for it."""
        self._messages: dict[tuple[int, int | None], tuple[int, str]] = {}

    def head(self, audience: int) -> int:
        """Return the number of the last event that an audience can see."""
        return len(self.table.feeds[audience])

    def news(self, audience: int, after: int | None) -> tuple[int, str]:
        """Return the number and the message that bring an audience up to date, made once for all who need it."""
        if after is not None and not self.head(audience) - RECENT <= after <= self.head(audience):
            after = None
        if (audience, after) not in self._messages:
            message = audiences.news(self.table, audience, after, self.seats_here())
            self._messages[audience, after] = self.head(audience), message
        return self._messages[audience, after]

    def seats_here(self) -> list[bool]:
        """Return for each seat whether its owner is connected; bots always are."""
        return [seat.kind == "bot" or seat.person in self.here for seat in self.table.seats]

    def wake(self) -> None:
        """Wake all listeners."""
        self._messages.clear()
        for listener in self.listeners:
            listener.set()

    def stop_timer(self) -> None:
        """Cancel the timer."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def is_idle(self, now: int) -> bool:
        """Whether nobody uses it, and nothing is due soon."""
        is_old = max(self.used, self.table.last) < now - IDLE
        is_busy = self.listeners or self.timer is not None or self.thinking or self.lock.locked()
        return is_old and not is_busy
