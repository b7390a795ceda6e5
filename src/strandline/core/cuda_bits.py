"""What a GPU has as single instructions of the bit tricks of ``bits.py``."""

from typing import Any

import numpy as np
from numba import cuda

from .bits import LOW63

compiler = cuda.jit(device=True)


@compiler  # type: ignore[untyped-decorator]
def low(x: int) -> Any:
    return cuda.popc((x & -x) - 1)  # ffs would do, but its simulation on a CPU knows 32 bits only


@compiler  # type: ignore[untyped-decorator]
def count(x: int) -> Any:
    return cuda.popc(x)


@compiler  # type: ignore[untyped-decorator]
def times(a: int, b: int) -> Any:
    return np.int64(np.uint64(a) * np.uint64(b) & np.uint64(LOW63))


SPECIAL = {"low": low, "count": count, "times": times}
