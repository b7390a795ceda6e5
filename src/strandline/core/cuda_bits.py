"""What a GPU has as single instructions of the bit tricks of ``bits.py``."""

from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # gone since NumPy 2.5; numba-cuda 0.30 still asks for it
    vars(np)["row_stack"] = np.vstack

from numba import cuda as cuda

from . import wide

compiler = cuda.jit(device=True)


@compiler  # type: ignore[untyped-decorator]
def low(x: int) -> Any:
    return cuda.popc((x & -x) - 1)  # ffs would do, but its simulation on a CPU knows 32 bits only


@compiler  # type: ignore[untyped-decorator]
def count(x: int) -> Any:
    return cuda.popc(x)


SPECIAL = {"low": low, "count": count, "mix": compiler(wide.mix)}
