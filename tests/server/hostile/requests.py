"""Attacks by requests: endless, unfinished, unread, or simply too many."""

import socket
from contextlib import ExitStack, suppress

from strandline.server.http_protocol import PIPELINED

from .attacker import HOST, Attacker, read_all

GET = f"GET /api/games HTTP/1.1\r\n{HOST}\r\n".encode()
BLOCK = 1 << 16
MOST_BYTES = 256 << 20
"""An attack that nobody stops ends after this many bytes."""
CROWD = 600
"""How many connections a crowd tries to have at the same time."""


def unread_answers(attacker: Attacker) -> None:
    """Requests one after another on one connection; the answers are never read."""
    _pour(attacker, "requests", GET * 100, len(GET), most=4 << 20)


def unread_pages(attacker: Attacker) -> None:
    """A few requests at a time for much, which is never read."""
    page = f"GET /api/openapi.json HTTP/1.1\r\n{HOST}\r\n".encode()
    while attacker.goes_on():
        attacker.tried["connections"] += 1
        with attacker.connect(room=4096) as raw:
            try:
                while attacker.pause(0.1):
                    with suppress(TimeoutError):
                        raw.sendall(page * (PIPELINED // 2))
                        attacker.tried["requests"] += PIPELINED // 2
            except OSError:
                attacker.outcome["closed"] += 1


def endless_header(attacker: Attacker) -> None:
    """A header that never ends."""
    _pour(attacker, "KiB of a header", b"x" * BLOCK, 1024, first=f"GET / HTTP/1.1\r\n{HOST}X-Long: ".encode())


def endless_headers(attacker: Attacker) -> None:
    """Short headers without end."""
    line = b"X-Short: x\r\n"
    _pour(attacker, "headers", line * 5000, len(line), first=f"GET / HTTP/1.1\r\n{HOST}".encode())


def _pour(
    attacker: Attacker, what: str, block: bytes, size: int, *, first: bytes = b"", most: int = MOST_BYTES
) -> None:
    """Send a block again and again without reading; whenever the connection is closed, open another one."""
    while attacker.goes_on():
        attacker.tried["connections"] += 1
        sent = 0
        with attacker.connect() as raw:
            try:
                raw.sendall(first)
                while attacker.goes_on() and sent < most:
                    with suppress(TimeoutError):
                        sent += raw.send(block[sent % len(block) :])
                while attacker.pause(0.2):  # nothing is read, and the connection is held
                    raw.send(b"\r")
            except OSError:
                attacker.outcome["closed"] += 1
        attacker.tried[what] += sent // size


def half_open(attacker: Attacker) -> None:
    """A crowd of requests that are never finished."""
    _hold(attacker, f"GET / HTTP/1.1\r\n{HOST}X-".encode())


def idle_crowd(attacker: Attacker) -> None:
    """A crowd of connections that ask for nothing."""
    _hold(attacker, b"")


def slow_bodies(attacker: Attacker) -> None:
    """A crowd of requests whose bodies come a byte at a time."""
    _hold(attacker, f"PUT /api/me HTTP/1.1\r\n{HOST}Content-Length: 10000\r\n\r\n".encode(), more=b" ")


def _hold(attacker: Attacker, first: bytes, more: bytes = b"") -> None:
    """Have a crowd of connections; each that is closed makes room for another one."""
    with ExitStack() as stack:
        held: list[socket.socket] = []
        while attacker.goes_on():
            while len(held) < CROWD and attacker.goes_on():
                raw = stack.enter_context(attacker.connect())
                attacker.tried["connections"] += 1
                with suppress(OSError):
                    raw.sendall(first)
                held.append(raw)
            attacker.pause(0.2)
            still = [raw for raw in held if _is_open(raw, more)]
            attacker.outcome["closed"] += len(held) - len(still)
            held = still


def _is_open(raw: socket.socket, more: bytes) -> bool:
    try:
        raw.sendall(more)
        read_all(raw)
    except OSError:
        raw.close()
        return False
    return True


def request_flood(attacker: Attacker) -> None:
    """Requests without pause on many connections; the answers are read."""
    with ExitStack() as stack:
        crowd = [stack.enter_context(attacker.connect()) for _ in range(50)]
        while attacker.goes_on():
            for raw in crowd:
                raw.sendall(GET)
            for raw in crowd:
                raw.settimeout(20)
                attacker.tried["requests"] += 1
                attacker.outcome[_status(raw)] += 1


def _status(raw: socket.socket) -> str:
    """Return the status of the next answer, which is read to its end."""
    answer = raw.recv(BLOCK)
    head, _, body = answer.partition(b"\r\n\r\n")
    length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
    while len(body) < length:
        body += raw.recv(BLOCK)
    return head.split()[1].decode()


BAD = {
    "two Hosts": f"GET /api/games HTTP/1.1\r\n{HOST}{HOST}\r\n".encode(),
    "no HTTP": b"\x16\x03\x01" + bytes(200) + b"\r\n\r\n",
    "broken JSON": f"PUT /api/me HTTP/1.1\r\n{HOST}Content-Type: application/json\r\nContent-Length: 5\r\n\r\n".encode()
    + b'{"\xff"}',
    "bad lengths": f"PUT /api/me HTTP/1.1\r\n{HOST}Content-Length: -1\r\n\r\n".encode(),
}


def bad_requests(attacker: Attacker) -> None:
    """By turns two Hosts, bytes that are no HTTP, broken JSON and lengths that are none, each on a new connection."""
    while True:
        for kind, request in BAD.items():
            if not attacker.goes_on():
                return
            with attacker.connect() as raw:
                raw.settimeout(20)
                raw.sendall(request)
                attacker.tried[kind] += 1
                attacker.outcome[raw.recv(BLOCK).split()[1].decode()] += 1
