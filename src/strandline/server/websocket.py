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
from strandline.host.connection import Connection
from strandline.host.errors import Unavailable
from strandline.host.ownership import audience_of, why_illegal
from strandline.table import commands as c
from strandline.table import messages as m
from strandline.table.errors import Refused
from strandline.table.messages import problem
from strandline.table.state import Table
from strandline.table.wire import to_json

from .access import yours
from .counted_log import CountedLog
from .house import House
from .http.dependencies import person_of, visible_table
from .http.errors import bad_request
from .limits import Bucket, address_of, counted
from .server_clock import now_ms
from .table_commands import do_command

log = CountedLog(logging.getLogger("strandline.sockets"))

PATIENCE = 20.0
"""The timeout of a client that must read a message, in seconds."""
AGAIN, POLICY, NOBODY, NO_TABLE = 1013, 1008, 4401, 4404
"""Close codes of a socket: try again; too many or malformed messages; no cookie; no such table."""
MOST_NONSENSE = 20
"""A socket is closed after this many malformed messages in a row."""
CLIENT_MESSAGES: TypeAdapter[Any] = TypeAdapter(c.ClientMessage)
SERVER_MESSAGES: TypeAdapter[Any] = TypeAdapter(m.ServerMessage)


def message_schema() -> dict[str, Any]:
    """Return the JSON Schema of the messages in both directions, for people who write clients."""
    return {"client": CLIENT_MESSAGES.json_schema(), "server": SERVER_MESSAGES.json_schema()}


@dataclass
class Socket:
    """One connection."""

    socket: WebSocket
    house: House
    client: Connection
    is_guest: bool = True  # as long as it has never had a seat
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    staying: ExitStack = field(default_factory=ExitStack)

    async def run(self, may_speak: Callable[[], bool]) -> None:
        """Send and receive until one side closes the connection."""
        self.client.open_table.listeners.add(self.changed)
        talking = asyncio.create_task(self.talk())
        listening = asyncio.create_task(self.listen(may_speak))
        try:
            done, _ = await asyncio.wait((talking, listening), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                error = task.exception()
                if error is not None and not isinstance(error, WebSocketDisconnect | TimeoutError | RuntimeError):
                    raise error
        finally:
            self.client.open_table.listeners.discard(self.changed)
            self.staying.close()
            for task in (talking, listening):
                task.cancel()
            await asyncio.gather(talking, listening, return_exceptions=True)

    async def talk(self) -> None:
        self.changed.set()
        while True:
            await self.changed.wait()
            self.changed.clear()
            if self.client.open_table.is_doubtful and not await self.settle():
                await close(self.socket, AGAIN, "its table could not be read")
                return
            self.note_presence()
            for message in self.client.missed():
                await self.send(message)

    async def settle(self) -> bool:
        """Read on if the table is in doubt, and return whether that worked."""
        try:
            await self.house.tables.find(self.client.open_table.table.id)
        except (Unavailable, Refused):
            return False
        return True

    def note_presence(self) -> None:
        """Count the person as present once they have a seat."""
        table, person = self.client.open_table.table, self.client.person
        if self.is_guest and table.seats_of(person):
            self.is_guest = False
            self.staying.enter_context(self.house.presence.guest(table.id, person))

    async def send(self, message: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.socket.send_text(message)
        except TimeoutError:
            tell_closed("it did not read what was sent")
            raise

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
            except Unavailable as error:
                refusal = problem(Refused(error.reason).message)
            await self.send(to_json(m.Refusal("error", key, refusal)))
            if nonsense >= MOST_NONSENSE:
                await close(self.socket, POLICY, "it sent messages that cannot be understood, or too many")
                return

    async def hear(self) -> str:
        """Return the next message; a binary one counts as empty."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        return message.get("text") or ""

    async def answer(self, message: Any) -> m.Pong | m.Looking | m.Why | m.Done:
        """Do the command of a message, and return the answer."""
        match message:
            case c.Ping():
                return m.Pong("pong", now_ms())
            case c.Look():
                if self.client.look(message.seat):
                    self.changed.set()
                return m.Looking("looking", message.seat)
            case c.WhyNot():
                table = (await self.house.tables.find(self.client.open_table.table.id)).table
                return m.Why("why", message.id, why_illegal(table, message, self.client.person))
        n = await do_command(self.house, self.client.open_table.table.id, message, self.client.person)
        return m.Done("done", message.id, n)


async def close(websocket: WebSocket, code: int, why: str) -> None:
    """Close a connection for a reason that the operator should know."""
    tell_closed(why)
    await websocket.close(code)


def tell_closed(why: str) -> None:
    """Log why a connection is closed: at most once a minute for each reason, and without the person."""
    log.warning(why, f"a live connection was closed: {why}")


async def serve(websocket: WebSocket, table: str) -> None:
    """Serve ``/api/tables/{table}/live?after=N&seat=S&token=T``."""
    house: House = websocket.app.state.house
    address = address_of(websocket.scope)
    if house.sockets[address] >= house.settings.sockets_per_address:
        await close(websocket, POLICY, "its address has too many")
        return
    with counted(house.sockets, address):  # before anything is awaited: otherwise any number could get in at once
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
    """Return the connection of someone who may see this table; close others with a code for the reason."""
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
    except Refused:
        await websocket.close(NO_TABLE)
        return None
    except Unavailable:
        await close(websocket, AGAIN, "its table could not be read")
        return None

    def rights(table: Table) -> m.You:
        return yours(house.signer, table, person, token)

    client = Connection(open_table, person, audience, int(after) if after else None, rights)
    return Socket(websocket, house, client)
