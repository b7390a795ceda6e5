"""A table on one device: the host that a page's Web Worker calls. Its requests and messages are the server's."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Protocol

from strandline.core.errors import StrandlineError

from . import game_routes, games_file, record_routes, table_routes
from .clock import DeviceClock
from .house import House
from .live import Live
from .refusals import error_json, refused, status_of
from .routing import JSON, answer
from .store import Store

ROUTES = table_routes.routes, game_routes.routes, record_routes.routes, games_file.routes
PAUSE = 0.7
"""Seconds before a bot decides, so that people can follow."""


class Reply(Protocol):
    """The answer to one request."""

    def start(self, status: int, media_type: str) -> None:
        """Begin the answer."""
        ...

    def write(self, text: str) -> None:
        """Write a part of the answer."""
        ...


class Device:
    """The host. ``say`` sends a message to a connection.

    ``load_game`` resolves when the compiled module of a game is in place, or cannot be had.
    """

    def __init__(
        self,
        store: Store,
        say: Callable[[int, str], None],
        load_game: Callable[[str], Awaitable[None]],
        *,
        pause: float = PAUSE,
        clock: DeviceClock | None = None,
    ):
        self.house = House(store, load_game, pause, clock or DeviceClock())
        self._say = say
        self._live: dict[int, tuple[Live, asyncio.Task[None]]] = {}
        self._requests: list[tuple[Reply, asyncio.Task[None]]] = []

    async def open(self) -> None:
        """Read what is stored, and resume what was due when the device was closed."""
        await self.house.open()

    async def close(self) -> None:
        """Stop everything."""
        for connection in list(self._live):
            self.disconnect(connection)
        for _, task in self._requests:
            task.cancel()
        await self.house.close()

    # Requests

    async def request(self, method: str, path: str, body: str, reply: Reply) -> None:
        """Answer a request, and return when the answer is complete or cancelled."""
        task = asyncio.ensure_future(self._answer(method, path, body, reply))
        self._requests.append((reply, task))
        try:
            await asyncio.wait([task])
        finally:
            self._requests = [each for each in self._requests if each[1] is not task]
        if not task.cancelled():
            task.result()

    def cancel(self, reply: Reply) -> None:
        """Stop answering a request; nothing more is written."""
        for each, task in self._requests:
            if each == reply:
                task.cancel()

    async def _answer(self, method: str, path: str, body: str, reply: Reply) -> None:
        try:
            found = await answer(ROUTES, self.house, method, path, body)
            if isinstance(found.text, str):
                reply.start(found.status, found.media_type)
                reply.write(found.text)
            else:
                await _stream(reply, found.status, found.media_type, found.text)
        except Exception as error:
            _refuse(reply, refused(error))

    # Connections

    def connect(self, connection: int, path: str) -> None:
        """Open a live connection to a table, by a path like a socket's: /api/tables/ID/live?after=N&seat=S."""
        live = Live(self.house, path, lambda text: self._say(connection, text))
        self._live[connection] = live, asyncio.ensure_future(live.run())

    def receive(self, connection: int, message: str) -> None:
        """Take a message of a connection."""
        if connection in self._live:
            self._live[connection][0].inbox.put_nowait(message)

    def disconnect(self, connection: int) -> None:
        """Close a connection."""
        if connection in self._live:
            self._live.pop(connection)[1].cancel()


def _refuse(reply: Reply, error: StrandlineError) -> None:
    reply.start(status_of(error), JSON)
    reply.write(error_json(error))


async def _stream(reply: Reply, status: int, media_type: str, texts: AsyncIterator[str]) -> None:
    reply.start(status, media_type)
    async for text in texts:
        reply.write(text)
