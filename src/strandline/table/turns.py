"""Whose turn it is where many wait for a few places: one address after the other, however many people it says it is."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from .limits import MOST_REMEMBERED


class Homes:
    """From which address each person last came. It is kept in memory alone: addresses are nobody's business."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def came(self, person: str, address: str) -> None:
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > MOST_REMEMBERED:
            self._addresses.popitem(last=False)

    def of(self, person: str) -> str:
        """All whom we do not remember share one: else it would pay to be forgotten."""
        return self._addresses.get(person, "")


class Turns:
    """So many places; who leaves one gives it to the first of the home that has waited for longest since its last."""

    def __init__(self, places: int):
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, home: str) -> AsyncIterator[None]:
        """For so long one place is taken."""
        await self._wait(home)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, home: str) -> None:
        if self._free:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(home, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it has come in the same moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            home = next(iter(self._waiting))
            own = self._waiting.pop(home)
            place = own.popleft()
            if own:
                self._waiting[home] = own  # behind all others
            if not place.cancelled():
                place.set_result(None)
                return
        self._free += 1
