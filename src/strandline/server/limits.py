"""Limits on requests: per second, at the same time, in bytes."""

import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any

BODY = 16 << 10
"""The most bytes of a request's body, or of a message to a socket."""
RECORD_BODY = 256 << 10
"""The most bytes of an uploaded record."""
PROGRESS_BODY = 32 << 10
"""The most bytes of someone's progress."""
SANDBOX_SECONDS = 0.004
"""A request to the sandbox may take this many seconds of processor time; a longer one counts as several."""
MOST_REMEMBERED = 20_000
MOST_PER_ADDRESS = 1_000
"""Of one address, this many people are remembered."""


def address_of(scope: Mapping[str, Any]) -> str:
    """Return the address of a request. For IPv6, it is the network: its owner can use any address in it."""
    address: str = scope["client"][0] if scope.get("client") else ""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


def most_bytes(path: str) -> int:
    """Return how many bytes the body of a request to a path may have."""
    if path.startswith("/api/records"):
        return RECORD_BODY
    return PROGRESS_BODY if path == "/api/me/progress" else BODY


@contextmanager
def counted(counts: Counter[str], key: str) -> Iterator[None]:
    """Count one more for a key as long as the context lasts; a key that has none left is forgotten."""
    counts[key] += 1
    try:
        yield
    finally:
        counts[key] -= 1
        if not counts[key]:
            del counts[key]


class AddressBook:
    """The last address of each person, kept in memory only.

    Those not seen for longest are forgotten; first of all those of the same address, if it has too many. Otherwise one
    client could take enough names to make the server forget the addresses of all others.
    """

    def __init__(self) -> None:
        self._addresses: dict[str, str] = {}
        self._people: defaultdict[str, dict[str, None]] = defaultdict(dict)  # by address; the latest last

    def note(self, person: str, address: str) -> None:
        """Remember the address of a person."""
        self._forget(person)
        self._addresses[person] = address
        self._people[address][person] = None
        if len(self._people[address]) > MOST_PER_ADDRESS:
            self._forget(next(iter(self._people[address])))
        elif len(self._addresses) > MOST_REMEMBERED:
            self._forget(next(iter(self._addresses)))

    def of(self, person: str) -> str:
        """Return a person's address. All forgotten people share one: otherwise it would pay to be forgotten."""
        return self._addresses.get(person, "")

    def _forget(self, person: str) -> None:
        address = self._addresses.pop(person, None)
        if address is not None:
            del self._people[address][person]
            if not self._people[address]:
                del self._people[address]


class Bucket:
    """A token bucket: it fills at ``rate`` a second up to ``burst``, and each request takes one."""

    __slots__ = ("burst", "filled", "left", "rate")

    def __init__(self, rate: float, burst: float):
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Take one for a request, and return whether there was one."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.filled) * self.rate)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def spend(self, more: float) -> None:
        """Take more, for a request that costs more than one; the next may have to wait longer."""
        self.left -= more


class Buckets:
    """A bucket for each address; the least recently used are forgotten."""

    def __init__(self, rate: float, burst: float):
        self._of = lru_cache(MOST_REMEMBERED)(lambda _: Bucket(rate, burst))

    def take(self, address: str) -> bool:
        return self._of(address).take()

    def spend(self, address: str, more: float) -> None:
        self._of(address).spend(more)
