"""Waiting work where only the newest matters for each key: a consumer that falls behind has less to do, not more."""

import asyncio
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")

MOST_TAKEN = 500
"""The most values that are taken at once."""


class Latest(Generic[K, V]):
    """Values by key, to be taken together when there are any."""

    def __init__(self) -> None:
        self.waiting: dict[K, V] = {}
        self._some = asyncio.Event()

    def put(self, key: K, value: V) -> None:
        """Keep a value, in place of an earlier one with the same key."""
        self.waiting[key] = value
        self._some.set()

    async def take(self) -> dict[K, V]:
        """Wait until there is something, and return it, the oldest keys first."""
        await self._some.wait()
        taken = {key: self.waiting.pop(key) for key in list(self.waiting)[:MOST_TAKEN]}
        if not self.waiting:
            self._some.clear()
        return taken

    def put_back(self, taken: dict[K, V]) -> None:
        """Keep what could not be done, unless something newer has come."""
        self.waiting = taken | self.waiting
        self._some.set()
