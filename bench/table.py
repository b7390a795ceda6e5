"""The table server under load, with its own load generator: `python bench/table.py [--postgres]`.

At 300 tables two scripted people each play Crab Stack, a move a second a table; then 1,000 people watch one table.
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
from contextlib import suppress
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.services import postgres  # noqa: E402

PEOPLE = [{"kind": "person"}, {"kind": "person"}]


class Server:
    """A server process of its own."""

    def __init__(self, folder: Path, database: str):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "strandline.cli", "serve", "--port", str(self.port), "--data", str(folder)]
        command += ["--rate", "1000000", "--sockets", "100000"]
        command += ["--database", database] if database else []
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        began = time.perf_counter()
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        while True:
            with suppress(httpx.TransportError):
                if httpx.get(f"{self.url}/").status_code == 200:
                    break
            time.sleep(0.01)
        self.first_page = time.perf_counter() - began

    def memory(self) -> int:
        """Resident bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) * 1024

    def cpu(self) -> float:
        """Seconds of CPU that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


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

    async def read(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] in ("state", "news"):
                self.now = message["now"]
                self.heard = time.perf_counter()
                self.changed.set()
            elif message["type"] in ("done", "error"):
                self.waiting.pop(message["id"]).set_result(message)

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


async def set_table(server: Server, http: httpx.AsyncClient) -> tuple[str, list[Person], dict[str, Any]]:
    people = [Person(server, http) for _ in range(2)]
    for person in people:
        await person.come()
    made = await people[0].ask("POST", "/api/tables", game="crab-stack", seats=PEOPLE)
    for seat, person in enumerate(people):
        await person.sit(made["id"], seat, made["links"]["join"])
        await person.open(made["id"])
        await person.changed.wait()
    return made["id"], people, made["links"]


async def play(people: list[Person], until: float, took: list[float], seated: Any) -> None:
    """One move a second, game after game."""
    await asyncio.sleep(random.random())
    due = time.perf_counter()
    while due < until:
        now = people[0].now
        if now["status"] != "playing":
            for person in people:
                await person.close()
            _, people, _ = await seated()
            continue
        seat = now["deciding"][0]
        while people[seat].now["legal"] is None or people[seat].now["count"] < now["count"]:
            people[seat].changed.clear()
            await people[seat].changed.wait()
        took.append(await people[seat].move(seat))
        due += 1
        await asyncio.sleep(max(0, due - time.perf_counter()))
        while people[0].now["count"] < now["count"] + 1:
            people[0].changed.clear()
            await people[0].changed.wait()
    for person in people:
        await person.close()


async def load(server: Server, tables: int, seconds: float) -> None:
    async with client(server) as http:
        empty = server.memory()
        found = [await set_table(server, http) for _ in range(tables)]
        full = server.memory()
        took: list[float] = []
        gc.disable()  # our own pauses are not the server's
        began, cpu, own = time.perf_counter(), server.cpu(), time.process_time()
        plays = [play(people, began + seconds, took, lambda: set_table(server, http)) for _, people, _ in found]
        await asyncio.gather(*plays)
        took.sort()
        print(f"  {tables} tables, {len(took)} moves in {time.perf_counter() - began:.1f} s, no error")
        print(f"  acknowledged: median {1e3 * statistics.median(took):.1f} ms, "
              f"99 % within {1e3 * took[int(0.99 * len(took))]:.1f} ms, slowest {1e3 * took[-1]:.1f} ms")  # fmt: skip
        used, own = server.cpu() - cpu, time.process_time() - own
        print(
            f"  CPU: {1e3 * used / len(took):.2f} ms a move in the server, "
            f"{1e3 * own / len(took):.2f} ms in the load generator"
        )
        print(f"  memory: {(full - empty) / tables / 1024:.0f} KiB a table with its two sockets")


async def watch(server: Server, watchers: int) -> None:
    async with client(server) as http:
        table, people, links = await set_table(server, http)
        crowd = [Person(server, http) for _ in range(watchers)]
        before = server.memory()
        await crowd[0].come()
        for each in crowd:
            each.cookie = crowd[0].cookie
            await each.open(table, links["watch"])
            await each.changed.wait()
        after = server.memory()
        took = []
        for _ in range(5):
            for each in crowd:
                each.changed.clear()
            seat = people[0].now["deciding"][0]
            while people[seat].now["legal"] is None:
                await asyncio.sleep(0.01)
            began = time.perf_counter()
            await people[seat].move(seat)
            await asyncio.gather(*(each.changed.wait() for each in crowd))
            took.append(max(each.heard for each in crowd) - began)
            await asyncio.sleep(0.2)
        print(f"  {watchers} watchers: a move reaches the last within {max(took):.2f} s (5 moves)")
        print(f"  memory: {(after - before) / watchers / 1024:.0f} KiB a socket")
        for each in (*crowd, *people):
            await each.close()


def measure(name: str, folder: Path, database: str, chosen: argparse.Namespace) -> None:
    server = Server(folder, database)
    try:
        print(f"{name}: from start to first page {server.first_page:.2f} s")
        asyncio.run(load(server, chosen.tables, chosen.seconds))
        asyncio.run(watch(server, chosen.watchers))
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--watchers", type=int, default=1000)
    parser.add_argument("--postgres", action="store_true", help="measure PostgreSQL as well")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measure("SQLite", Path(folder), "", chosen)
    if chosen.postgres:
        with tempfile.TemporaryDirectory() as folder, postgres() as url:
            measure("PostgreSQL", Path(folder), url, chosen)


if __name__ == "__main__":
    main()
