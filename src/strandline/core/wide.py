"""``bits.mix`` in unsigned numbers, for compilers: to them a signed product that overflows never happens."""

import numpy as np

from .bits import LOW63, MIX_1, MIX_2

FIRST, SECOND, MASK = np.uint64(MIX_1), np.uint64(MIX_2), np.uint64(LOW63)


def mix(x: int) -> np.int64:
    """As ``bits.mix``: a test holds them together."""
    y = np.uint64(x)
    y = (y ^ y >> np.uint64(30)) * FIRST & MASK
    y = (y ^ y >> np.uint64(27)) * SECOND & MASK
    return np.int64(y ^ y >> np.uint64(31))
