"""The table server under load, with its own load generator: `python bench/table.py [--postgres]`.

1. The three games by turns, two to four people at a table, reactions included: a move a second a table.
2. Each game by itself: the CPU time of a move in the server.
3. 1,000 people watch one table.
4. Lists, pages and a start with 100,000 tables in the database.

PostgreSQL is measured with two workers and Redis.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack, suppress
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
import uvloop
from websockets.asyncio.client import connect

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.services import postgres, redis  # noqa: E402

from strandline.server.schema import events, people, players, tables  # noqa: E402

GAMES = "crab-stack", "krabcek", "survive"
MIX = [(GAMES[0], 2), (GAMES[1], 2), (GAMES[2], 3), (GAMES[0], 3), (GAMES[1], 2), (GAMES[2], 4), (GAMES[0], 4),
       (GAMES[1], 2), (GAMES[2], 2)]  # fmt: skip
"""A game and its number of people, table after table."""
AHEAD = 100
"""Before the clock starts, each table plays up to this many moves: not everyone is at the beginning of a game."""
WINDOW = 1
"""Seconds to react in."""
ALONE = 30, 60
"""How many tables of each game by itself, and how many moves they play as fast as they can."""
AGED, RUNNING, ADDRESSES = 100_000, 10_000, 1_000
"""So many tables are in an old database, so many of them are being played, and they come from so many addresses."""


class Server:
    """A server process of its own, with its workers."""

    def __init__(self, folder: Path, *more: str):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "strandline.cli", "serve", "--port", str(self.port), "--data", str(folder)]
        command += ["--rate", "1000000", "--sockets", "100000", *more]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        began = time.perf_counter()
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        while True:
            with suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/").status_code == 200:
                    break
            time.sleep(0.01)
        self.first_page = time.perf_counter() - began

    def processes(self) -> list[Path]:
        """The folders in /proc of this process and of all that it has started."""
        found = [self.process.pid]
        for each in found:
            found += map(int, Path(f"/proc/{each}/task/{each}/children").read_text().split())
        return [Path(f"/proc/{each}") for each in found]

    def memory(self) -> int:
        """Resident bytes."""
        return sum(_resident(each) for each in self.processes())

    def cpu(self) -> float:
        """Seconds of CPU that it has used."""
        fields = [(each / "stat").read_text().rpartition(")")[2].split() for each in self.processes()]
        return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def _resident(process: Path) -> int:
    return int((process / "status").read_text().split("VmRSS:")[1].split()[0]) * 1024


def busy() -> float:
    """Seconds in which the cores of this machine have worked, for whomever."""
    user, nice, system, _, _, irq, softirq, *_ = map(int, Path("/proc/stat").read_text().split("\n")[0].split()[1:])
    return (user + nice + system + irq + softirq) / os.sysconf("SC_CLK_TCK")


class Person:
    """A scripted player: a cookie and one live connection."""

    def __init__(self, server: Server, http: httpx.AsyncClient):
        self.server = server
        self.http = http
        self.cookie = ""
        self.waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.now: dict[str, Any] = {}
        self.changed = asyncio.Event()

    async def come(self) -> None:
        answer = await self.http.get("/api/me")
        self.cookie = answer.cookies["strandline"]

    async def ask(self, method: str, path: str, **body: Any) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {self.cookie}"}
        answer = await self.http.request(method, path, json=body, headers=headers)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    async def sit(self, table: str, seat: int, token: str) -> None:
        nonce = secrets.token_hex(16)
        body = {"id": f"sit{seat}", "do": "sit", "seat": seat, "name": "P", "nonce": nonce, "token": token}
        await self.ask("POST", f"/api/tables/{table}/do", **body)

    async def open(self, table: str, token: str = "") -> None:
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live?token={token}"
        headers = {"Authorization": f"Bearer {self.cookie}"}
        self.socket = await connect(url, additional_headers=headers, compression=None, max_queue=None)
        self.reader = asyncio.create_task(self.read())
        await self.changed.wait()

    async def read(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] in ("state", "news"):
                self.now = message["now"]
                self.heard = time.perf_counter()
                self.changed.set()
            elif message["type"] in ("done", "error"):
                self.waiting.pop(message["id"]).set_result(message)

    async def until(self, is_so: Callable[[dict[str, Any]], bool]) -> None:
        """Wait until the state that this person sees is as wanted."""
        while not is_so(self.now):
            self.changed.clear()
            await self.changed.wait()

    async def move(self, seat: int) -> float:
        """Play a random legal move; how long its acknowledgement took."""
        key = secrets.token_hex(6)
        done = self.waiting[key] = asyncio.get_running_loop().create_future()
        move = random.choice(self.now["legal"])
        body = {"id": key, "do": "move", "seat": seat, "expect": self.now["count"], "move": move}
        began = time.perf_counter()
        await self.socket.send(json.dumps(body))
        answer = await done
        if answer["type"] != "done":
            raise RuntimeError(answer)
        return time.perf_counter() - began

    async def close(self) -> None:
        await self.socket.close()
        self.reader.cancel()


def client(server: Server) -> httpx.AsyncClient:
    """Many people's requests over a few connections: no cookie is kept."""
    http = httpx.AsyncClient(base_url=server.url, timeout=60, limits=httpx.Limits(max_connections=16))
    http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    return http


class Round:
    """A table with its people, who play game after game."""

    def __init__(self, server: Server, http: httpx.AsyncClient, game: str, seats: int):
        self.server = server
        self.http = http
        self.game = game
        self.seats = seats

    async def sit(self) -> None:
        """Create a table, and sit down at it."""
        self.people = [Person(self.server, self.http) for _ in range(self.seats)]
        for person in self.people:
            await person.come()
        options = {} if self.game == "krabcek" else {"players": self.seats}
        seats = [{"kind": "person"}] * self.seats
        plan = {"game": self.game, "options": options, "seats": seats, "window": WINDOW, "order": "listed"}
        made = await self.people[0].ask("POST", "/api/tables", **plan)
        self.table, self.links = made["id"], made["links"]
        for seat, person in enumerate(self.people):
            await person.sit(self.table, seat, self.links["join"])
            await person.open(self.table)
        await asyncio.gather(*(each.until(lambda now: now["status"] != "open") for each in self.people))

    async def turn(self) -> list[float]:
        """Whoever is to move does so, all who are asked to react answer at once; how long each had to wait."""
        if self.people[0].now["status"] != "playing":
            await self.close()
            await self.sit()
        took = await self.decide()
        while self.people[0].now["asked"]:
            took += await self.decide()
        return took

    async def decide(self) -> list[float]:
        now = self.people[0].now
        await asyncio.gather(*(each.until(lambda seen: seen["count"] >= now["count"]) for each in self.people))
        took = await asyncio.gather(*(self.people[seat].move(seat) for seat in now["deciding"]))
        await self.people[0].until(lambda seen: seen["count"] > now["count"])
        return took

    async def play(self, moves: int) -> int:
        """Play as fast as the server lets us; how many moves it took."""
        played = 0
        while played < moves:
            played += len(await self.turn())
        return played

    async def pace(self, until: float, took: list[float]) -> None:
        """A turn a second; what a window takes, in which all wait, is not made up for."""
        await asyncio.sleep(random.random())
        due = time.perf_counter()
        while due < until:
            times = await self.turn()
            took += times
            due = due + 1 if len(times) == 1 else max(due + 1, time.perf_counter())
            await asyncio.sleep(max(0, due - time.perf_counter()))

    async def close(self) -> None:
        await asyncio.gather(*(person.close() for person in self.people))


async def side_by_side(work: list[Coroutine[Any, Any, Any]], most: int = 16) -> None:
    """Do all of it, so much at a time."""
    limit = asyncio.Semaphore(most)

    async def one(each: Coroutine[Any, Any, Any]) -> None:
        async with limit:
            await each

    await asyncio.gather(*map(one, work))


async def load(server: Server, count: int, seconds: float) -> None:
    async with client(server) as http:
        empty = server.memory()
        rounds = [Round(server, http, *MIX[n % len(MIX)]) for n in range(count)]
        await side_by_side([each.sit() for each in rounds])
        full = server.memory()
        await side_by_side([each.play(random.randrange(AHEAD)) for each in rounds])
        gc.freeze()
        gc.disable()  # our own pauses are not the server's
        took: list[float] = []
        began, cpu, own, cores = time.perf_counter(), server.cpu(), time.process_time(), busy()
        await asyncio.gather(*(each.pace(began + seconds, took) for each in rounds))
        lasted = time.perf_counter() - began
        used, own, cores = server.cpu() - cpu, time.process_time() - own, busy() - cores
        gc.enable()
        took.sort()
        print(f"  {count} tables of three games, {len(took)} moves in {lasted:.1f} s, no error")
        print(f"  acknowledged: median {1e3 * statistics.median(took):.1f} ms, "
              f"99 % within {1e3 * took[int(0.99 * len(took))]:.1f} ms, slowest {1e3 * took[-1]:.1f} ms")  # fmt: skip
        print(
            f"  CPU: {1e3 * used / len(took):.2f} ms a move in the server, {1e3 * own / len(took):.2f} ms in the load "
            f"generator; {cores / lasted:.2f} of {os.cpu_count()} cores busy"
        )
        print(f"  memory: {(full - empty) / count / 1024:.0f} KiB a table with its sockets")
        await side_by_side([each.close() for each in rounds])


async def alone(server: Server) -> None:
    count, moves = ALONE
    costs = []
    async with client(server) as http:
        for game in GAMES:
            mix = [each for each in MIX if each[0] == game]
            rounds = [Round(server, http, *mix[n % len(mix)]) for n in range(count)]
            await side_by_side([each.sit() for each in rounds])
            cpu = server.cpu()
            played = await asyncio.gather(*(each.play(moves) for each in rounds))
            costs.append(f"{game} {1e3 * (server.cpu() - cpu) / sum(played):.2f} ms")
            await side_by_side([each.close() for each in rounds])
    print(f"  CPU of a move in the server, {count} tables as fast as they can: {', '.join(costs)}")


async def watch(server: Server, watchers: int) -> None:
    async with client(server) as http:
        seen = Round(server, http, GAMES[0], 2)
        await seen.sit()
        crowd = [Person(server, http) for _ in range(watchers)]
        before = server.memory()
        await crowd[0].come()
        for each in crowd:
            each.cookie = crowd[0].cookie
            await each.open(seen.table, seen.links["watch"])
        after = server.memory()
        took = []
        for _ in range(5):
            for each in crowd:
                each.changed.clear()
            began = time.perf_counter()
            await seen.turn()
            await asyncio.gather(*(each.changed.wait() for each in crowd))
            took.append(max(each.heard for each in crowd) - began)
            await asyncio.sleep(0.2)
        print(f"  {watchers} watchers: a move reaches the last within {max(took):.2f} s (5 moves)")
        print(f"  memory: {(after - before) / watchers / 1024:.0f} KiB a socket")
        await side_by_side([each.close() for each in (*crowd, *seen.people)])


async def glance(server: Server) -> str:
    """How long the list of public tables, a table's picture in it and a table's page take, one after another."""
    async with client(server) as http:
        seen = Round(server, http, GAMES[0], 2)
        await seen.sit()
        headers = {"Authorization": f"Bearer {seen.people[0].cookie}"}
        found = []
        for path in ("/api/tables", f"/api/tables/{seen.table}/picture", f"/api/tables/{seen.table}/opening"):
            took = []
            for _ in range(50):
                began = time.perf_counter()
                (await http.get(path, headers=headers)).raise_for_status()
                took.append(time.perf_counter() - began)
            found.append(f"{1e3 * statistics.median(took):.1f} ms")
        await seen.close()
    times = f"a list {found[0]}, a picture {found[1]}, a table's page {found[2]}"
    return f"first page after {server.first_page:.2f} s, {times}"


def grow_old(url: str) -> None:
    """Fill a database with copies of a table that is there: half of them public, the last ones being played."""
    engine = sa.create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        first = sa.select(tables.c.id).where(tables.c.status == "playing").limit(1).scalar_subquery()
        numbers = sa.select(sa.literal(1).label("n")).cte("numbers", recursive=True)
        numbers = numbers.union_all(sa.select(numbers.c.n + 1).where(numbers.c.n < AGED))
        name, here = sa.literal("old") + sa.cast(numbers.c.n, sa.String), sa.true()
        changed: dict[str, sa.ColumnElement[Any]] = {
            "id": name,
            "public": numbers.c.n % 2 == 0,
            "status": sa.case((numbers.c.n > AGED - RUNNING, "playing"), else_="over"),
            "last": tables.c.last - 1000 * (AGED - numbers.c.n),
            "home": sa.cast(numbers.c.n % ADDRESSES, sa.String),
            "table_id": name,
            "person": sa.literal("person") + sa.cast(numbers.c.n, sa.String),
            "host": sa.literal("person") + sa.cast(numbers.c.n, sa.String),
            "key": sa.null(),
        }
        for table, own in ((tables, tables.c.id), (players, players.c.table_id), (events, events.c.table_id)):
            columns = [changed.get(column.name, column).label(column.name) for column in table.c]
            query = sa.select(*columns).select_from(sa.join(table, numbers, here)).where(own == first)
            connection.execute(sa.insert(table).from_select([column.name for column in table.c], query))
        named = sa.select(sa.literal("person") + sa.cast(numbers.c.n, sa.String), sa.literal("P"), 0 * numbers.c.n)
        connection.execute(sa.insert(people).from_select(["id", "name", "named"], named))
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("ANALYZE")
    engine.dispose()


def measure(name: str, folder: Path, url: str, more: list[str], count: int, chosen: argparse.Namespace) -> None:
    def run(work: Coroutine[Any, Any, Any]) -> Any:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(work)

    with Server(folder, *more) as server:
        print(f"{name}: from start to first page {server.first_page:.2f} s")
        if count:
            run(load(server, count, chosen.seconds))
            run(alone(server))
        if chosen.watchers:
            run(watch(server, chosen.watchers))
        if chosen.aged:
            print(f"  young: {run(glance(server))}")
    if chosen.aged:
        grow_old(url)
        with Server(folder, *more) as server:
            print(f"  {AGED:,} tables, {RUNNING:,} being played: {run(glance(server))}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, help="600 on SQLite and 300 on PostgreSQL, if not given; 0: none")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--watchers", type=int, default=1000)
    parser.add_argument("--no-sqlite", action="store_true", help="leave SQLite out")
    parser.add_argument("--postgres", action="store_true", help="measure PostgreSQL as well")
    parser.add_argument("--no-aged", dest="aged", action="store_false", help="leave the old database out")
    chosen = parser.parse_args()

    def count(default: int) -> int:
        return default if chosen.tables is None else int(chosen.tables)

    if not chosen.no_sqlite:
        with tempfile.TemporaryDirectory() as folder:
            measure("SQLite", Path(folder), f"sqlite:///{folder}/tables.db", [], count(600), chosen)
    if chosen.postgres:
        with ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            url, between = stack.enter_context(postgres()), stack.enter_context(redis())
            more = ["--database", url, "--redis", between, "--workers", "2"]
            measure("PostgreSQL, two workers, Redis", Path(folder), url, more, count(300), chosen)


if __name__ == "__main__":
    main()
