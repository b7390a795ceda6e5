"""Shared by all targets with a compiler: NumPy arrays, and ``bits.mix`` with unsigned numbers.

Compilers assume that signed products never overflow.
"""

from typing import Any

import numpy as np
from numba import config

from strandline.core.bits import LOW63, MIX_1, MIX_2

FIRST, SECOND, MASK = np.uint64(MIX_1), np.uint64(MIX_2), np.uint64(LOW63)


def mix(x: int) -> np.int64:
    """The same as ``bits.mix``; a test compares them."""
    y = np.uint64(x)
    y = (y ^ y >> np.uint64(30)) * FIRST & MASK
    y = (y ^ y >> np.uint64(27)) * SECOND & MASK
    return np.int64(y ^ y >> np.uint64(31))


def array(row: list[Any]) -> Any:
    return np.array(row, np.int64)


def zeros(*shape: int, kind: type[float] = int) -> Any:
    return np.zeros(shape, np.int64 if kind is int else kind)


def constant(value: int | tuple[int, ...]) -> Any:
    """Turn a tuple into an array of the smallest type that holds it, since a GPU has 64 KiB for constants.

    The type is signed: for Numba the sum of a signed and an unsigned 64-bit int is a float. When a GPU is simulated on
    a CPU, the numbers are NumPy's, whose narrow ints overflow.
    """
    if isinstance(value, int):
        return value
    for kind in () if config.ENABLE_CUDASIM else (np.int8, np.int16, np.int32):
        if np.iinfo(kind).min <= min(value, default=0) and max(value, default=0) <= np.iinfo(kind).max:
            return np.array(value, kind)
    return np.array(value, np.int64)
