"""The live connection: a socket that is brought up to date whenever something happens.

A socket has no queue: it remembers the number of the last event that was sent, and when the client can take more it
gets all that has happened since, in one message. So a slow reader costs nothing and misses nothing.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from strandline.core.errors import StrandlineError
from strandline.table import commands as c
from strandline.table import messages as m
from strandline.table.errors import Refused
from strandline.table.messages import problem
from strandline.table.wire import to_json

from .access import audience_of, current_audience, why_illegal, yours
from .house import House
from .http.dependencies import person_of, visible_table
from .http.errors import bad_request
from .limits import Bucket, address_of, counted
from .open_tables import OpenTable
from .storage import Unavailable
from .table_commands import do_command
from .uptime import now_ms

log = logging.getLogger("strandline.server")

PATIENCE = 20.0
"""Seconds within which a reader must take a message."""
AGAIN, POLICY, NOBODY, NO_TABLE = 1013, 1008, 4401, 4404
"""Codes with which a socket is closed: try again; too much, or nonsense; no cookie; no such table."""
MOST_NONSENSE = 20
"""A socket is closed after this many messages in a row that cannot be understood."""
CLIENT_MESSAGES: TypeAdapter[Any] = TypeAdapter(c.ClientMessage)
SERVER_MESSAGES: TypeAdapter[Any] = TypeAdapter(m.ServerMessage)


def message_schema() -> dict[str, Any]:
    """Return the JSON Schema of what clients send and get, for people who write clients."""
    return {"client": CLIENT_MESSAGES.json_schema(), "server": SERVER_MESSAGES.json_schema()}


@dataclass
class Socket:
    """One connection. ``sent``: the number of the last event that the client knows, as its audience counts."""

    socket: WebSocket
    house: House
    open_table: OpenTable
    person: str
    token: str
    audience: int
    sent: int | None
    is_first: bool = True
    is_guest: bool = True  # as long as it has never had a seat
    here: list[bool] = field(default_factory=list)
    yours: m.You | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    staying: ExitStack = field(default_factory=ExitStack)

    async def run(self, may_speak: Callable[[], bool]) -> None:
        """Talk and listen until one side has had enough."""
        self.open_table.listeners.add(self.changed)
        talking = asyncio.create_task(self.talk())
        listening = asyncio.create_task(self.listen(may_speak))
        try:
            done, _ = await asyncio.wait((talking, listening), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                error = task.exception()
                if error is not None and not isinstance(error, WebSocketDisconnect | TimeoutError | RuntimeError):
                    raise error
        finally:
            self.open_table.listeners.discard(self.changed)
            self.staying.close()
            for task in (talking, listening):
                task.cancel()
            await asyncio.gather(talking, listening, return_exceptions=True)

    async def talk(self) -> None:
        self.changed.set()
        while True:
            await self.changed.wait()
            self.changed.clear()
            if self.open_table.is_doubtful and not await self.settle():
                await self.socket.close(AGAIN)
                return
            self.look_around()
            messages = [to_json(each) for each in self.what_changed()]
            if self.is_first or self.sent != self.open_table.head(self.audience):
                self.is_first = False
                self.sent, news = self.open_table.news(self.audience, self.sent)
                messages.append(news)
            for message in messages:
                await self.send(message)

    def what_changed(self) -> list[m.You | m.Here]:
        """Return what has changed without an event: who is here, and what this person may do at the table."""
        changes: list[m.You | m.Here] = []
        found = yours(self.house.signer, self.open_table.table, self.person, self.token)
        if found != self.yours:
            self.yours = found
            changes.append(found)
        here = self.open_table.seats_here()
        if here != self.here:
            if self.here:  # at first it is part of the state
                changes.append(m.Here("here", here))
            self.here = here
        return changes

    async def settle(self) -> bool:
        """Whether a table that was in doubt could be read."""
        try:
            await self.house.tables.find(self.open_table.table.id)
        except (Unavailable, Refused):
            return False
        return True

    def look_around(self) -> None:
        """Take over that the person has sat down or got up."""
        table = self.open_table.table
        if table.seats_of(self.person) and self.is_guest:
            self.is_guest = False
            self.staying.enter_context(self.house.presence.guest(table.id, self.person))
        audience = current_audience(table, self.person, self.audience)
        if audience != self.audience:
            self.audience, self.sent = audience, None

    async def send(self, message: str) -> None:
        async with asyncio.timeout(PATIENCE):
            await self.socket.send_text(message)

    async def listen(self, may_speak: Callable[[], bool]) -> None:
        nonsense = 0
        while True:
            text = await self.hear()
            message, key = None, None
            try:
                if not may_speak():
                    raise Refused("too-fast")
                message = CLIENT_MESSAGES.validate_json(text)
                key = getattr(message, "id", None)
                await self.send(to_json(await self.answer(message)))
                nonsense = 0
                continue
            except StrandlineError as error:
                refusal = problem(error.message, error.about)
                nonsense += message is None
            except ValidationError as error:
                refusal = problem(bad_request(error.errors()).message)
                nonsense += 1
            except Unavailable:
                refusal = problem(Refused("unavailable").message)
            await self.send(to_json(m.Refusal("error", key, refusal)))
            if nonsense >= MOST_NONSENSE:
                await self.socket.close(POLICY)
                return

    async def hear(self) -> str:
        """Return the next message; one of bytes is as good as an empty one."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        return message.get("text") or ""

    async def answer(self, message: Any) -> m.Pong | m.Looking | m.Why | m.Done:
        """Do what a message asks for, and return the answer."""
        match message:
            case c.Ping():
                return m.Pong("pong", now_ms())
            case c.Look():
                audience = audience_of(self.open_table.table, self.person, message.seat)
                if audience != self.audience:
                    self.audience, self.sent = audience, None
                    self.changed.set()
                return m.Looking("looking", message.seat)
            case c.WhyNot():
                table = (await self.house.tables.find(self.open_table.table.id)).table
                return m.Why("why", message.id, why_illegal(table, message, self.person))
        n = await do_command(self.house, self.open_table.table.id, message, self.person)
        return m.Done("done", message.id, n)


async def serve(websocket: WebSocket, table: str) -> None:
    """``/api/tables/{table}/live?after=N&seat=S&token=T``."""
    house: House = websocket.app.state.house
    address = address_of(websocket.scope)
    if house.sockets[address] >= house.settings.sockets_per_address:
        await websocket.close(POLICY)
        return
    with counted(house.sockets, address):  # before anything is awaited: otherwise any number could come at once
        try:
            own = Bucket(house.settings.rate, house.settings.burst)
            admitted = await _admitted(websocket, house, table)
            if admitted is not None:
                await websocket.accept()
                await admitted.run(lambda: own.take() and house.messages.take(address))
        finally:
            with suppress(RuntimeError, WebSocketDisconnect):  # it may be closed already
                await websocket.close()


async def _admitted(websocket: WebSocket, house: House, table: str) -> Socket | None:
    """Return the connection of someone who may look at this table; close others with a code that says why."""
    query = websocket.query_params
    after, seat, token = (query.get(name, "") for name in ("after", "seat", "token"))
    if not (after + seat).isascii() or any((part and not part.isdigit()) or len(part) > 8 for part in (after, seat)):
        await websocket.close(POLICY)
        return None
    person = person_of(websocket)
    if person is None:
        await websocket.close(NOBODY)
        return None
    try:
        open_table = await visible_table(house, table, person, token)
        audience = audience_of(open_table.table, person, int(seat) if seat else None)
        number = int(after) if after else None
        await house.tables.read_up_to(open_table, audience, number)
    except Refused:
        await websocket.close(NO_TABLE)
        return None
    except Unavailable:
        await websocket.close(AGAIN)
        return None
    return Socket(websocket, house, open_table, person, token, audience, number)
