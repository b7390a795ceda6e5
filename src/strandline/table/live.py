"""The live connection: a socket that is brought up to date whenever something happens.

A socket has no queue: it remembers the last number that it was told, and when it can take more it is told all that has
happened since, in one message. So a slow reader costs nothing and misses nothing.
"""

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from strandline.core.errors import StrandlineError

from . import commands as c
from .api import Yours, audience_of, person_of, problem, reason, still, yours
from .house import House, Live, now_ms
from .limits import Bucket, address_of
from .referee import Refused
from .storage import Unavailable

log = logging.getLogger("strandline.table")

PATIENCE = 20.0
"""Seconds within which a reader must take a message."""
AGAIN, POLICY, NOBODY, NO_TABLE = 1013, 1008, 4401, 4404
"""Codes with which a socket is closed: come again; too much, or nonsense; who are you; what table?"""
MOST_NONSENSE = 20

MESSAGES: TypeAdapter[Any] = TypeAdapter(c.AnyMessage)


class Socket:
    """One connection: who it is, and through whose eyes it sees."""

    def __init__(
        self, socket: WebSocket, house: House, live: Live, person: str, token: str, audience: int, after: int | None
    ):
        self.socket = socket
        self.house = house
        self.live = live
        self.person = person
        self.token = token
        self.audience = audience
        self.sent = after
        self.is_first = True
        self.is_guest = True  # as long as it has never had a seat
        self.changed = asyncio.Event()
        self.here: list[bool] = []
        self.yours: Yours | None = None
        self.staying = ExitStack()

    async def run(self, may_speak: Callable[[], bool]) -> None:
        """Talk and listen until one side has had enough."""
        self.live.listeners.add(self.changed)
        talking = asyncio.create_task(self.talk())
        listening = asyncio.create_task(self.listen(may_speak))
        try:
            done, _ = await asyncio.wait((talking, listening), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                error = task.exception()
                if error is not None and not isinstance(error, WebSocketDisconnect | TimeoutError | RuntimeError):
                    raise error
        finally:
            self.live.listeners.discard(self.changed)
            self.staying.close()
            for task in (talking, listening):
                task.cancel()
            await asyncio.gather(talking, listening, return_exceptions=True)

    async def talk(self) -> None:
        self.changed.set()
        while True:
            await self.changed.wait()
            self.changed.clear()
            if self.live.is_gone and not await self.find_again():
                await self.socket.close(AGAIN)
                return
            async with self.live.lock:
                if self.live.is_gone:  # it came into doubt while we waited, and we were woken again
                    continue
                self.look_around()
                mine = self.what_changed()
                is_news = self.sent is None or self.sent != self.live.head(self.audience) or self.is_first
                number, message = self.live.news(self.audience, self.sent) if is_news else (0, "")
            for each in mine:
                await self.send(_text(each))
            if is_news:
                self.is_first = False
                self.sent = number
                await self.send(message)

    def what_changed(self) -> list[dict[str, Any]]:
        """What is no event: who is here, and what this person may do at the table."""
        told: list[dict[str, Any]] = []
        found = yours(self.house, self.live.table, self.person, self.token)
        if found != self.yours:
            self.yours = found
            told.append({"type": "you", **found.model_dump()})
        here = self.live.seats_here()
        if here != self.here:
            if self.here:  # at first the state tells it
                told.append({"type": "here", "here": here})
            self.here = here
        return told

    async def find_again(self) -> bool:
        """The table was in doubt and has to be read again."""
        self.live.listeners.discard(self.changed)
        try:
            self.live = await self.house.live(self.live.table.id)
        except (Unavailable, Refused):
            return False
        self.live.listeners.add(self.changed)
        self.sent = None
        return True

    def look_around(self) -> None:
        """Whether someone has sat down, or got up."""
        table = self.live.table
        if table.seats_of(self.person) and self.is_guest:
            self.is_guest = False
            self.staying.enter_context(self.house.presence.guest(table.id, self.person))
        audience = still(table, self.person, self.audience)
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
                    raise Refused("too-fast", 429)
                message = MESSAGES.validate_json(text)
                key = getattr(message, "id", None)
                await self.send(_text(await self.answer(message)))
                nonsense = 0
                continue
            except StrandlineError as error:
                told = problem(error.message, error.about)
                nonsense += message is None
            except ValidationError as error:
                told = problem(bad_request(error.errors()).message)
                nonsense += 1
            except Unavailable:
                told = problem(Refused("unavailable", 503).message)
            await self.send(json.dumps({"type": "error", "id": key, "error": told.model_dump()}))
            if nonsense >= MOST_NONSENSE:
                await self.socket.close(POLICY)
                return

    async def hear(self) -> str:
        """The next message; one of bytes is as good as an empty one."""
        told = await self.socket.receive()
        if told["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(told["code"])
        return told.get("text") or ""

    async def answer(self, message: Any) -> dict[str, Any]:
        """Do what a message asks for, and say so."""
        match message:
            case c.Ping():
                return {"type": "pong", "time": now_ms()}
            case c.Look():
                audience = audience_of(self.live.table, self.person, message.seat)
                if audience != self.audience:
                    self.audience, self.sent = audience, None
                    self.changed.set()
                return {"type": "looking", "seat": message.seat}
            case c.WhyNot():
                async with self.house.held(self.live.table.id) as live:
                    found = reason(live.table, message, self.person)
                return {"type": "why", "id": message.id, "reason": None if found is None else found.model_dump()}
        n = await self.house.do(self.live.table.id, message, self.person)
        return {"type": "done", "id": message.id, "n": n}


def _text(message: dict[str, Any]) -> str:
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)


def bad_request(errors: Any) -> Refused:
    """Where a request is wrong and how, without what was in it."""
    first = errors[0]
    where = ".".join(str(step) for step in first["loc"])[:80]
    return Refused("bad-request", 422, where=where, why=first["type"])


async def serve(websocket: WebSocket, table: str) -> None:
    """``/api/tables/{table}/live?after=N&seat=S&token=T``."""
    state = websocket.app.state
    address = address_of(websocket.scope)
    if state.sockets[address] >= state.settings.sockets_per_address:
        await websocket.close(POLICY)
        return
    state.sockets[address] += 1  # before anything is waited for: else any number could come at once
    try:
        own = Bucket(state.settings.rate, state.settings.burst)
        found = await _admitted(websocket, table)
        if found is not None:
            await websocket.accept()
            await found.run(lambda: own.take() and state.messages.take(address))
    finally:
        state.sockets[address] -= 1
        if not state.sockets[address]:
            del state.sockets[address]
        with suppress(RuntimeError, WebSocketDisconnect):  # it may be closed already
            await websocket.close()


async def _admitted(websocket: WebSocket, table: str) -> Socket | None:
    """Whoever may look at this table; others are told by the code why not."""
    house: House = websocket.app.state.house
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
        live = await house.live(table)
        if not house.may_see(live.table, person, token):
            raise Refused("no-table", 404)
        audience = audience_of(live.table, person, int(seat) if seat else None)
        number = int(after) if after else None
        await house.reach(live, audience, number)
    except Refused:
        await websocket.close(NO_TABLE)
        return None
    except Unavailable:
        await websocket.close(AGAIN)
        return None
    return Socket(websocket, house, live, person, token, audience, number)
