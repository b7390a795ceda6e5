"""A fair queue for a few places: the address that has used them for the least time goes first.

The queue counts time, not turns: a bot of the highest level holds a place for seconds, an easy bot for milliseconds,
and each of them is one turn.
"""

import asyncio
import math
import time
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

HALF_LIFE = 60.0
"""The half-life, in seconds, of the time that an address has used."""
FORGOTTEN = 0.01
"""An address that has used less than this many seconds is forgotten."""


class FairQueue:
    """A fixed number of places. A free one goes to the address that has held places for the least time lately.

    One address never holds all of several places: any other address finds one free, or soon free.
    """

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic):
        self._free = places
        self._most = max(1, places - 1)
        self._clock = clock
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._since: defaultdict[str, list[float]] = defaultdict(list)  # when each place that is held was taken
        self._used: dict[str, tuple[float, float]] = {}  # seconds, and when they were counted; the oldest first

    @asynccontextmanager
    async def place(self, address: str) -> AsyncIterator[None]:
        """Wait for a place, and hold it for as long as the context lasts."""
        place = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(place)
        self._give()
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # the place was assigned at the same moment
                self._take_back(address)
            raise
        try:
            yield
        finally:
            self._take_back(address)

    def _give(self) -> None:
        """Assign the free places to the addresses that wait."""
        while self._free:
            allowed = [each for each in self._waiting if len(self._since.get(each, ())) < self._most]
            if not allowed:
                return
            now = self._clock()
            address = min(allowed, key=lambda each: self._time(each, now))  # of equals, the first that came
            own = self._waiting.pop(address)
            place = own.popleft()
            if own:
                self._waiting[address] = own  # behind its equals
            if not place.cancelled():
                self._free -= 1
                self._since[address].append(now)
                place.set_result(None)

    def _take_back(self, address: str) -> None:
        now = self._clock()
        used = self._time(address, now)
        self._used.pop(address, None)
        self._used[address] = used, now
        self._since[address] = [now] * (len(self._since[address]) - 1)  # until now, all of them are counted
        if not self._since[address]:
            del self._since[address]
        self._forget(now)
        self._free += 1
        self._give()

    def _time(self, address: str, now: float) -> float:
        """Return the seconds for which an address has held places lately, and holds them now."""
        used, at = self._used.get(address, (0.0, now))
        return used * math.exp2((at - now) / HALF_LIFE) + sum(now - since for since in self._since.get(address, ()))

    def _forget(self, now: float) -> None:
        while self._used:
            address = next(iter(self._used))
            if self._time(address, now) >= FORGOTTEN:
                return
            del self._used[address]
