"""The server's time. It follows the monotonic clock, so nobody loses time when the system clock jumps."""

import logging
import time
from collections.abc import Callable

from .counted_log import CountedLog

log = CountedLog(logging.getLogger("strandline.clock"))

TOLERANCE = 5_000
"""Milliseconds by which the system clock may differ from ours before we log it."""


def _system_ms() -> int:
    return time.time_ns() // 1_000_000


def _monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class ServerClock:
    """Starts with the time of the system clock, or of the other servers, and then runs by itself."""

    def __init__(self, system: Callable[[], int] = _system_ms, monotonic: Callable[[], int] = _monotonic_ms):
        self.system = system
        self._monotonic = monotonic
        self._offset = system() - monotonic()
        self._departure = 0

    def now(self) -> int:
        """Return the server's time, in milliseconds since 1970."""
        return self._monotonic() + self._offset

    def shift(self, by: int) -> None:
        """Change the time: once, when the server starts."""
        self._offset += by

    def go_forward(self, to: int) -> None:
        """Go forward to a time, unless it has passed: time never goes back."""
        self._offset = max(self._offset, to - self._monotonic())

    def compare(self) -> None:
        """Log if the system clock has jumped since it was last compared with ours."""
        departure = self.system() - self.now()
        jump, self._departure = departure - self._departure, departure
        if abs(jump) > TOLERANCE:
            log.warning("jump", f"the system clock has jumped by {jump / 1000:+.0f} s; ours goes on as before")


clock = ServerClock()
"""The clock of this process."""


def now_ms() -> int:
    """Return the server's time, in milliseconds since 1970."""
    return clock.now()
