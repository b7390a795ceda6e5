"""The target ``cuda``: device functions of numba-cuda, for use in a kernel. Bit tricks are single instructions."""

import sys
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):  # removed in NumPy 2.5; numba-cuda 0.30 still needs it
    vars(np)["row_stack"] = np.vstack

from numba import config
from numba import cuda as cuda

from . import compiled
from .compiled import array as array
from .compiled import constant as constant
from .compiled import zeros as zeros

compiler = cuda.jit(device=True)

if not config.ENABLE_CUDASIM:
    # A GPU would contract a product and a sum into one instruction that rounds once, where all other targets round
    # twice. ``cuda.jit`` has no option against it, so all that this process compiles for a GPU is compiled without, and
    # linked without, because the linker optimises again.
    from numba.cuda.cudadrv import driver, nvvm

    def _compile_without_fma(ir: Any, _compile: Any = nvvm.compile_ir, **options: Any) -> Any:
        return _compile(ir, **{"fma": False, **options})

    nvvm.compile_ir = _compile_without_fma

    if hasattr(driver, "LinkerOptions"):  # numba-cuda has it; Numba's own driver does not

        class LinkerOptions(driver.LinkerOptions):  # type: ignore[misc]
            """The linker's options; its own ``fma=False`` becomes a word that the linker does not know."""

            def _prepare_nvjitlink_options(self, as_bytes: bool = False) -> list[Any]:
                return [*super()._prepare_nvjitlink_options(as_bytes), b"-fma=0" if as_bytes else "-fma=0"]

        driver.LinkerOptions = LinkerOptions


@compiler  # type: ignore[untyped-decorator]
def low(x: int) -> Any:
    return cuda.popc((x & -x) - 1)  # ffs would do, but its simulation on a CPU supports only 32 bits


@compiler  # type: ignore[untyped-decorator]
def count(x: int) -> Any:
    return cuda.popc(x)


SPECIAL = {"low": low, "count": count, "mix": compiler(compiled.mix)}
SOURCES = (compiled, sys.modules[__name__])
