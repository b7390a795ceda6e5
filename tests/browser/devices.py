"""Shared parts of the device's tests: a storage in memory, a page, and a loop that does not wait.

It needs nothing but the base install, so that it runs in Pyodide, too.
"""

import asyncio
import json
import random
import selectors
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from strandline.browser.clock import DeviceClock
from strandline.browser.device import Device

BEGINNING = 1_800_000_000_000
PERSON = {"kind": "person"}


def bot(level: int = 1) -> dict[str, Any]:
    return {"kind": "bot", "level": level}


class FastSelector(selectors.DefaultSelector):
    """A selector that does not wait: the time of its loop advances instead."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        self.now += timeout or 0.0
        return super().select(0)


class FastLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._fast = FastSelector()
        super().__init__(self._fast)

    def time(self) -> float:
        return self._fast.now


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a test in a loop that does not wait."""
    loop = FastLoop()
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()


class MemoryStore:
    """A storage in memory. ``is_full``: whether the n-th attempt to write fails."""

    def __init__(self, is_full: Callable[[int], bool] = lambda _: False):
        self.settings: dict[str, str] = {}
        self.tables: dict[str, dict[str, Any]] = {}
        self.rows: dict[str, list[Any]] = {}
        self.is_full = is_full
        self.attempts = 0

    async def load(self) -> str:
        return json.dumps({"settings": self.settings, "tables": [{"id": id_, **x} for id_, x in self.tables.items()]})

    async def events(self, table: str) -> str:
        return json.dumps(self.rows[table])

    async def append(self, table: str, entry: str) -> None:
        await self._write()
        data = json.loads(entry)
        self.tables[table] = {"secret": data["secret"], "about": data["about"]}
        rows = self.rows.setdefault(table, [])
        assert [each["n"] for each in data["events"]] == list(range(len(rows) + 1, len(rows) + len(data["events"]) + 1))
        rows += data["events"]

    async def put(self, name: str, value: str) -> None:
        await self._write()
        self.settings[name] = value

    async def delete(self, table: str) -> None:
        await self._write()
        del self.tables[table], self.rows[table]

    async def _write(self) -> None:
        await asyncio.sleep(0.001)
        self.attempts += 1
        if self.is_full(self.attempts):
            raise OSError("QuotaExceededError")


class Reply:
    """The answer to one request."""

    def __init__(self) -> None:
        self.status = 0
        self.media_type = ""
        self.parts: list[str] = []

    def start(self, status: int, media_type: str) -> None:
        assert not self.status
        self.status, self.media_type = status, media_type

    def write(self, text: str) -> None:
        assert self.status
        self.parts.append(text)

    @property
    def text(self) -> str:
        return "".join(self.parts)


class Page:
    """A page and its device. ``said``: the messages of each connection."""

    def __init__(self, store: Any = None, clock: DeviceClock | None = None, seed: int = 0):
        self.store = MemoryStore() if store is None else store
        self.said: dict[int, list[dict[str, Any]]] = {}
        self.loaded: Counter[str] = Counter()
        self.rng = random.Random(seed)
        self.requests = 0
        clock = clock or DeviceClock(lambda: BEGINNING + round(asyncio.get_running_loop().time() * 1000))
        self.device = Device(self.store, self._hear, self._load, pause=0, clock=clock)

    def _hear(self, connection: int, text: str) -> None:
        self.said[connection].append(json.loads(text))

    async def _load(self, game: str) -> None:
        self.loaded[game] += 1

    async def __aenter__(self) -> "Page":
        await self.device.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.device.close()

    async def raw(self, method: str, path: str, body: Any = None) -> Reply:
        reply = Reply()
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        await self.device.request(method, path, text, reply)
        return reply

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        reply = await self.raw(method, path, body)
        assert reply.status < 300, reply.text
        return json.loads(reply.text)

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        reply = await self.raw(method, path, body)
        return reply.status, json.loads(reply.text)["error"]["key"]

    def new_id(self) -> str:
        self.requests += 1
        return f"r{self.requests}-{self.rng.getrandbits(30)}"

    async def do(self, table: str, do: str, **more: Any) -> int:
        path = f"/api/tables/{table}/do"
        return int((await self.ask("POST", path, {"id": self.new_id(), "do": do, **more}))["n"])

    async def table(self, game: str = "crab-stack", seats: list[Any] | None = None, **more: Any) -> str:
        """Create a table, and sit down on all seats for people."""
        wanted = {"game": game, "seats": seats or [PERSON, PERSON], "order": "listed", "id": self.new_id(), **more}
        table = str((await self.ask("POST", "/api/tables", wanted))["id"])
        for seat, each in enumerate(wanted["seats"]):
            if each["kind"] != "bot":
                nonce = f"{self.rng.getrandbits(64):016x}"
                await self.do(table, "sit", seat=seat, name=f"Ann {seat}", nonce=nonce)
        return table

    async def look(self, table: str, seat: int | None = None) -> dict[str, Any]:
        query = "" if seat is None else f"?seat={seat}"
        return dict(await self.ask("GET", f"/api/tables/{table}{query}"))

    def connect(self, connection: int, table: str, **query: int) -> list[dict[str, Any]]:
        words = "&".join(f"{name}={value}" for name, value in query.items())
        said = self.said[connection] = list[dict[str, Any]]()
        self.device.connect(connection, f"/api/tables/{table}/live?{words}")
        return said

    def send(self, connection: int, **message: Any) -> None:
        self.device.receive(connection, json.dumps(message))

    async def turn(self, table: str, seconds: float = 600) -> dict[str, Any]:
        """Return the state for a seat of ours that must decide, or that of a game that is over."""
        until = asyncio.get_running_loop().time() + seconds
        while True:
            state = await self.look(table)
            if state["now"]["status"] != "playing" or state["now"]["legal"]:
                return state
            assert asyncio.get_running_loop().time() < until, state["now"]
            await asyncio.sleep(0.05)

    async def move(self, table: str) -> str | None:
        """Play a random move of a seat of ours when it is its turn; None if the game is over."""
        now = (await self.turn(table))["now"]
        if now["status"] != "playing":
            return None
        move = self.rng.choice(now["legal"])
        await self.do(table, "move", seat=now["own"]["seat"], expect=now["count"], move=move)
        return str(move)

    async def play(self, table: str, most: int = 1_000_000) -> int:
        """Play until the game is over, and return how many moves of ours there were."""
        moves = 0
        while moves < most and await self.move(table) is not None:
            moves += 1
        return moves
