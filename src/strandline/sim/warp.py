"""Votes among the 32 threads of a GPU's warp. They run the same instructions; threads that take another branch wait."""

from typing import Any

from numba import config, int32

from strandline.core.targets.cuda import cuda

ALL = 0xFFFFFFFF

if config.ENABLE_CUDASIM:  # one thread per block, and no warps

    def enough(waiting: bool, some: int) -> bool:  # noqa: ARG001
        return waiting

    def every(done: bool) -> bool:
        return done

    def least(number: int) -> Any:
        return number

else:

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def enough(waiting: bool, some: int) -> bool:
        """Return whether at least this many threads are waiting."""
        return cuda.popc(cuda.ballot_sync(ALL, waiting)) >= some  # type: ignore[no-any-return]

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def every(done: bool) -> bool:
        """Return whether all threads are done."""
        return cuda.ballot_sync(ALL, not done) == 0  # type: ignore[no-any-return]

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def least(number: int) -> Any:
        """Return the smallest of all threads' numbers."""
        found = int32(number)
        for step in (1, 2, 4, 8, 16):
            found = min(found, cuda.shfl_xor_sync(ALL, found, step))
        return found
