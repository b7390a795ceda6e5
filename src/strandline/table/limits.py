"""How much anyone may ask for: so many things a second, by address and by connection, and so many bytes."""

import time
from collections import OrderedDict

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
MOST_REMEMBERED = 20_000


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


class Buckets:
    """One for each address; those not heard of for longest are forgotten."""

    def __init__(self, rate: float, burst: float):
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.burst)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take()
