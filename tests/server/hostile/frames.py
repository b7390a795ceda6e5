"""Attacks on live connections: too many frames, frames that are too large, and frames that are none."""

import json
import socket
import struct
from contextlib import suppress

from .attacker import Attacker, make_table, read_all

MASK = b"\0\0\0\0"
"""With this mask a frame's data stay as they are."""
CONTINUATION, TEXT, PING = 0x00, 0x01, 0x09
LAST = 0x80
BLOCK = 1 << 16


def frame(kind: int, data: bytes = b"") -> bytes:
    """Return a masked frame of a client."""
    assert len(data) < 126
    return bytes([kind, 0x80 | len(data)]) + MASK + data


def ping_flood(attacker: Attacker) -> None:
    """Empty pings without pause; the answers are read."""
    _flood(attacker, "pings", frame(LAST | PING))


def unread_pings(attacker: Attacker) -> None:
    """Long pings without pause; the answers are never read."""
    _flood(attacker, "pings", frame(LAST | PING, b"x" * 125), reads=False)


def fragment_flood(attacker: Attacker) -> None:
    """A message in empty fragments that never ends."""
    _flood(attacker, "fragments", frame(CONTINUATION), first=frame(TEXT, b"{"))


def message_flood(attacker: Attacker) -> None:
    """Messages without pause; the answers are never read."""
    _flood(attacker, "messages", frame(LAST | TEXT, json.dumps({"do": "ping"}).encode()), reads=False)


def _flood(attacker: Attacker, what: str, one: bytes, *, first: bytes = b"", reads: bool = True) -> None:
    """Send the same frame again and again; whenever the connection is closed, open another one."""
    with attacker.person() as http:
        table = make_table([http, http])
        while attacker.goes_on():
            raw = attacker.live(http, table, room=0 if reads else 4096)
            if raw is None:
                attacker.outcome["refused"] += 1
                attacker.pause(0.02)
                continue
            attacker.tried["connections"] += 1
            with raw:
                _send_on(attacker, raw, what, one, first, reads)


def _send_on(attacker: Attacker, raw: socket.socket, what: str, one: bytes, first: bytes, reads: bool) -> None:
    block = one * (BLOCK // len(one) + 1)
    sent = 0
    try:
        raw.sendall(first)
        while attacker.goes_on():
            with suppress(TimeoutError):  # the server does not read for the moment
                sent += raw.send(block[sent % len(one) :])
            if reads:
                read_all(raw)
    except OSError:
        attacker.outcome["closed"] += 1
    attacker.tried[what] += sent // len(one)


def bad_frames(attacker: Attacker) -> None:
    """By turns a frame of a gigabyte, a message in many parts that is too long, broken UTF-8, and an unknown kind."""
    bad = {
        "oversized": bytes([LAST | TEXT, 0xFF]) + struct.pack("!Q", 1 << 30) + MASK + b"x" * 100,
        "long messages": frame(TEXT, b"{") + frame(CONTINUATION, b"x" * 125) * 200,
        "broken UTF-8": frame(LAST | TEXT, b"\xff\xfe{}"),
        "unknown frames": frame(LAST | 0x0B),
    }
    with attacker.person() as http:
        table = make_table([http, http])
        while True:
            for kind, data in bad.items():
                if not attacker.goes_on():
                    return
                raw = attacker.live(http, table)
                if raw is None:
                    attacker.outcome["refused"] += 1
                    attacker.pause(0.02)
                    continue
                attacker.tried[kind] += 1
                with raw:
                    raw.settimeout(20)
                    raw.sendall(data)
                    attacker.outcome[_read_to_end(raw)] += 1


def _read_to_end(raw: socket.socket) -> str:
    """Return "closed" when the server closes the connection, whatever it says before."""
    try:
        while raw.recv(BLOCK):
            pass
    except TimeoutError:
        return "open"
    except OSError:
        pass
    return "closed"
