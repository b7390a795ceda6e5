"""The live connections of pages, as the server's sockets are."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qs, urlsplit

from strandline.host.connection import Connection
from strandline.host.errors import Unavailable
from strandline.host.ownership import audience_of, why_illegal
from strandline.table import commands as c
from strandline.table import messages as m
from strandline.table.decode import decode
from strandline.table.messages import problem
from strandline.table.wire import to_json

from .house import House
from .refusals import refused
from .store import PERSON


class Live:
    """One connection: ``inbox`` holds what the page has sent and was not handled yet."""

    def __init__(self, house: House, path: str, say: Callable[[str], None]):
        self._house = house
        self._say = say
        self._path = path
        self._changed = asyncio.Event()
        self.inbox: asyncio.Queue[str] = asyncio.Queue()

    async def run(self) -> None:
        """Send and receive until the task is cancelled."""
        try:
            client = await self._open()
        except Exception as error:
            self._say(to_json(m.Refusal("error", None, problem(refused(error).message))))
            return
        client.open_table.listeners.add(self._changed)
        self._changed.set()
        listening = asyncio.ensure_future(self._listen(client))
        try:
            while True:
                await self._changed.wait()
                self._changed.clear()
                with suppress(Unavailable):  # then it shows the last state that is known to be stored
                    await self._house.tables.find(client.open_table.table.id)
                for message in client.missed():
                    self._say(message)
        finally:
            listening.cancel()
            client.open_table.listeners.discard(self._changed)

    async def _open(self) -> Connection:
        """Return the connection of a path like ``/api/tables/ID/live?after=N&seat=S``."""
        parts = urlsplit(self._path)
        table = parts.path.removeprefix("/api/tables/").partition("/")[0]
        open_table = await self._house.tables.find(table)
        query = {name: int(values[-1]) for name, values in parse_qs(parts.query).items() if values[-1].isdecimal()}
        audience = audience_of(open_table.table, PERSON, query.get("seat"))
        return Connection(open_table, PERSON, audience, query.get("after"), self._house.rights)

    async def _listen(self, client: Connection) -> None:
        while True:
            text = await self.inbox.get()
            key = None
            try:
                message = decode(c.ClientMessage, text)
                key = getattr(message, "id", None)
                answer = await self._answer(client, message)
            except Exception as error:
                found = refused(error)
                self._say(to_json(m.Refusal("error", key, problem(found.message, found.about))))
            else:
                self._say(to_json(answer))

    async def _answer(self, client: Connection, message: Any) -> m.Pong | m.Looking | m.Why | m.Done:
        """Do the command of a message, and return the answer."""
        table = client.open_table.table
        match message:
            case c.Ping():
                return m.Pong("pong", self._house.clock.now())
            case c.Look():
                if client.look(message.seat):
                    self._changed.set()
                return m.Looking("looking", message.seat)
            case c.WhyNot():
                return m.Why("why", message.id, why_illegal(table, message, PERSON))
        return m.Done("done", message.id, await self._house.do(table.id, message))
