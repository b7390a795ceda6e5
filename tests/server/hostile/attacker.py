"""What all attacks share: an address of their own, a time after which they end, and a count of what came of them."""

import base64
import os
import secrets
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx

ADDRESS = "127.0.0.66"
"""Attacks come from here. It is loopback, but not the address whose ``X-Forwarded-For`` the server believes."""
PATIENCE = 0.1
"""Seconds that an attacker waits for a server that does not read."""
HOST = "Host: 127.0.0.1\r\n"


class Attacker:
    """Goes on until its time is over or it is called off; counts what it has tried and what the server did."""

    def __init__(self, port: int, seconds: float):
        self.port = port
        self.tried: Counter[str] = Counter()
        self.outcome: Counter[str] = Counter()
        self.is_called_off = threading.Event()
        self._until = time.monotonic() + seconds

    def goes_on(self) -> bool:
        return time.monotonic() < self._until and not self.is_called_off.is_set()

    def pause(self, seconds: float) -> bool:
        """Whether the attack still goes on after a pause."""
        self.is_called_off.wait(min(seconds, max(0, self._until - time.monotonic())))
        return self.goes_on()

    def connect(self, room: int = 0) -> socket.socket:
        """Return a connection; ``room``: so few bytes wait to be read at this end, the others at the server's."""
        raw = socket.socket()
        if room:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        raw.bind((ADDRESS, 0))
        raw.settimeout(5)
        raw.connect(("127.0.0.1", self.port))
        raw.settimeout(PATIENCE)
        return raw

    @contextmanager
    def person(self) -> Iterator[httpx.Client]:
        """Have the browser of a new person at the attacker's address."""
        transport = httpx.HTTPTransport(local_address=ADDRESS, verify=False)
        with httpx.Client(base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=30) as http:
            patiently(http, "GET", "/api/me")
            yield http

    def live(self, http: httpx.Client, table: str, room: int = 0) -> socket.socket | None:
        """Return a live connection to a table, or nothing if the server refuses it."""
        raw = self.connect(room)
        key = base64.b64encode(os.urandom(16)).decode()
        raw.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\n{HOST}Cookie: strandline={http.cookies['strandline']}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        raw.settimeout(20)
        answer = raw.recv(1 << 16)
        raw.settimeout(PATIENCE)
        if answer.startswith(b"HTTP/1.1 101 "):
            return raw
        raw.close()
        return None


def read_all(raw: socket.socket) -> None:
    """Read what there is without waiting; raise an OSError if the server has closed the connection."""
    raw.setblocking(False)
    with suppress(BlockingIOError):
        while raw.recv(1 << 16):
            pass
        raise ConnectionResetError
    raw.settimeout(PATIENCE)


def patiently(http: httpx.Client, method: str, path: str, **body: Any) -> httpx.Response:
    """Ask for something until it is done: an attack may have used up the requests of this address."""
    while (answer := http.request(method, path, json=body or None)).status_code == 429:
        time.sleep(0.2)
    return answer.raise_for_status()


def make_table(people: list[httpx.Client], **more: Any) -> str:
    """Return a new table where each of these people sits, in this order."""
    seats = [{"kind": "person"}] * len(people)
    wanted = {"game": "crab-stack", "options": {"players": len(people)}, "seats": seats, "order": "listed", **more}
    made = patiently(people[0], "POST", "/api/tables", **wanted).json()
    sit = {"do": "sit", "name": "Eve", "nonce": "ab" * 16, "token": made["links"]["join"]}
    for seat, http in enumerate(people):
        patiently(http, "POST", f"/api/tables/{made['id']}/do", id=f"sit{seat}", seat=seat, **sit)
    return str(made["id"])


def command(http: httpx.Client, table: str, do: str, **more: Any) -> str:
    """Ask for something at a table; return "done", or the key of the reason why not."""
    answer = http.post(f"/api/tables/{table}/do", json={"id": secrets.token_hex(8), "do": do, **more})
    return "done" if answer.status_code == 200 else str(answer.json()["error"]["key"])


Attack = Callable[[Attacker], None]


@contextmanager
def under(attack: Attack, port: int, seconds: float = 20) -> Iterator[Attacker]:
    """For so long an attack runs, in a thread of its own."""
    attacker = Attacker(port, seconds)
    failed: list[BaseException] = []

    def run() -> None:
        try:
            attack(attacker)
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    try:
        yield attacker
    finally:
        attacker.is_called_off.set()
        thread.join()
    if failed:
        raise failed[0]
