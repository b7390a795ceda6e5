"""A fair queue for a few places: addresses take turns, however many people come from each."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """So many places. A free one goes to the address that has waited longest since its last turn."""

    def __init__(self, places: int):
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def place(self, address: str) -> AsyncIterator[None]:
        """Wait for a place, and have it for as long as the context lasts."""
        await self._wait(address)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, address: str) -> None:
        if self._free:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # the place has come in the same moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            address = next(iter(self._waiting))
            own = self._waiting.pop(address)
            place = own.popleft()
            if own:
                self._waiting[address] = own  # behind all others
            if not place.cancelled():
                place.set_result(None)
                return
        self._free += 1
