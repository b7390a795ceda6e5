"""How much anyone may ask for: so many things a second, by address and by connection, and so many bytes."""

import time
from collections import OrderedDict
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address
from typing import Any

BODY = 16 << 10
"""The most bytes of a request's body, or of a message to a socket."""
RECORD_BODY = 256 << 10
"""The most bytes of a record that is sent to be looked at."""
RECORD_MOVES = 3000
"""The most moves of such a record: replaying it takes time that others wait for."""
TRY_TEXT = 6000
"""The most letters of a position that is sent to try moves on."""
TRY_MOVES = 400
"""The most moves to be tried at once: some hundredths of a second."""
TRY_SECONDS = 0.004
"""So long a try may keep the processor busy for the price of a request; a longer one costs more."""
MOST_REMEMBERED = 20_000


def address_of(scope: Mapping[str, Any]) -> str:
    """Whence someone asks. Of IPv6 the half that names a network: whoever has one address has all of its others."""
    address: str = scope["client"][0] if scope.get("client") else ""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


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
        """What was asked for has cost more than one: who asks next may have to wait for longer."""
        self.left -= more


class Buckets:
    """One for each address; those not heard of for longest are forgotten."""

    def __init__(self, rate: float, burst: float):
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        return self._of(address).take()

    def spend(self, address: str, more: float) -> None:
        self._of(address).spend(more)

    def _of(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.burst)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket
