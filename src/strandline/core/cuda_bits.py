"""What a GPU has as single instructions of the bit tricks of ``bits.py``."""

from typing import Any

from numba import cuda

from . import wide

compiler = cuda.jit(device=True)


@compiler  # type: ignore[untyped-decorator]
def low(x: int) -> Any:
    return cuda.popc((x & -x) - 1)  # ffs would do, but its simulation on a CPU knows 32 bits only


@compiler  # type: ignore[untyped-decorator]
def count(x: int) -> Any:
    return cuda.popc(x)


SPECIAL = {"low": low, "count": count, "mix": compiler(wide.mix)}
