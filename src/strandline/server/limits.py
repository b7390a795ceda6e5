"""Limits to what anyone may ask for: in a second, at the same time, in bytes."""

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any

BODY = 16 << 10
"""The most bytes of a request's body, or of a message to a socket."""
RECORD_BODY = 256 << 10
"""The most bytes of a record that is sent to be looked at."""
RECORD_MOVES = 3000
"""The most moves of such a record: replaying it takes time that others wait for."""
SANDBOX_TEXT = 6000
"""The most characters of a position that is sent to the sandbox."""
SANDBOX_MOVES = 400
"""The most moves in one request to the sandbox: they take some hundredths of a second."""
SANDBOX_SECONDS = 0.004
"""A request to the sandbox may take this many seconds of processor time; a longer one counts as several."""
MOST_REMEMBERED = 20_000


def address_of(scope: Mapping[str, Any]) -> str:
    """Return where a request comes from. Of IPv6, the network: whoever has one address in it has all the others."""
    address: str = scope["client"][0] if scope.get("client") else ""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


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
    """The address from which each person last came. It is kept in memory alone; the oldest entries are forgotten."""

    def __init__(self) -> None:
        self._addresses: dict[str, str] = {}

    def note(self, person: str, address: str) -> None:
        """Remember that a person has come from an address."""
        self._addresses.pop(person, None)
        self._addresses[person] = address
        if len(self._addresses) > MOST_REMEMBERED:
            del self._addresses[next(iter(self._addresses))]

    def of(self, person: str) -> str:
        """Return a person's address. All who are forgotten share one: otherwise it would pay to be forgotten."""
        return self._addresses.get(person, "")


class Bucket:
    """Fills at ``rate`` a second up to ``burst``; each thing asked for takes one."""

    __slots__ = ("burst", "filled", "left", "rate")

    def __init__(self, rate: float, burst: float):
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.filled = time.monotonic()

    def take(self) -> bool:
        """Whether one more may be asked for now."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.filled) * self.rate)
        self.filled = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def spend(self, more: float) -> None:
        """Take more, for a request that has cost more than one; the next may have to wait for longer."""
        self.left -= more


class Buckets:
    """One for each address; those not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float):
        self._of = lru_cache(MOST_REMEMBERED)(lambda _: Bucket(rate, burst))

    def take(self, address: str) -> bool:
        return self._of(address).take()

    def spend(self, address: str, more: float) -> None:
        self._of(address).spend(more)
