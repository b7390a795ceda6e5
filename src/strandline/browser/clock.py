"""The device's time. It stands still while the device sleeps, so that nobody loses time meanwhile."""

import time
from collections.abc import Callable

SILENCE = 15_000
"""Milliseconds. If nobody has asked for the time for longer, the device has slept."""


def _system_ms() -> int:
    return time.time_ns() // 1_000_000


class DeviceClock:
    """Follows the system clock in small steps. It does not follow jumps, and never goes back."""

    def __init__(self, system: Callable[[], int] = _system_ms):
        self._system = system
        self._seen = self._now = system()

    def now(self) -> int:
        """Return the time, in milliseconds since 1970."""
        seen = self._system()
        passed, self._seen = seen - self._seen, seen
        if 0 < passed <= SILENCE:
            self._now += passed
        return self._now

    def go_forward(self, to: int = 0) -> None:
        """Go forward to a time and to the system clock's, unless they have passed: time never goes back."""
        self._now = max(self.now(), to, self._seen)
