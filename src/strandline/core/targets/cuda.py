"""The target ``cuda``: device functions of numba-cuda, to be called from a kernel. Bit tricks are instructions."""

import sys
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # gone since NumPy 2.5; numba-cuda 0.30 still asks for it
    vars(np)["row_stack"] = np.vstack

from numba import cuda as cuda

from . import compiled
from .compiled import array as array
from .compiled import constant as constant
from .compiled import zeros as zeros

compiler = cuda.jit(device=True)


@compiler  # type: ignore[untyped-decorator]
def low(x: int) -> Any:
    return cuda.popc((x & -x) - 1)  # ffs would do, but its simulation on a CPU knows 32 bits only


@compiler  # type: ignore[untyped-decorator]
def count(x: int) -> Any:
    return cuda.popc(x)


SPECIAL = {"low": low, "count": count, "mix": compiler(compiled.mix)}
SOURCES = (compiled, sys.modules[__name__])
