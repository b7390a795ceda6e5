"""The target ``cpu``: Numba, with a cache of compiled code on disk. Bit tricks are single instructions."""

import sys
from typing import Any

import numba
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from . import compiled
from .compiled import array as array
from .compiled import constant as constant
from .compiled import zeros as zeros

# Rules keep no array after a call returns, and calls are cheaper without reference counting (_nrt).
compiler = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=True, _nrt=False)


@intrinsic  # type: ignore[untyped-decorator]
def _low(context: Any, x: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), emit


@intrinsic  # type: ignore[untyped-decorator]
def _count(context: Any, x: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), emit


@intrinsic  # type: ignore[untyped-decorator]
def _fetch(context: Any, rows: Any, at: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        place = builder.gep(context.make_array(signature.args[0])(context, builder, args[0]).data, [args[1]])
        place = builder.bitcast(place, ir.IntType(8).as_pointer())
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [place.type, number, number, number])
        prefetch = builder.module.declare_intrinsic("llvm.prefetch", [place.type], kind)
        builder.call(prefetch, [place, number(0), number(3), number(1)])
        return context.get_dummy_value()

    return types.void(rows, types.int64), emit


@numba.njit(inline="always")  # type: ignore[untyped-decorator]
def low(x: int) -> Any:
    return _low(x)


@numba.njit(inline="always")  # type: ignore[untyped-decorator]
def count(x: int) -> Any:
    return _count(x)


@numba.njit(inline="always")  # type: ignore[untyped-decorator]
def fetch(rows: Any, at: int) -> None:
    _fetch(rows, at)


SPECIAL = {"low": low, "count": count, "fetch": fetch, "mix": numba.njit(inline="always")(compiled.mix)}
SOURCES = (compiled, sys.modules[__name__])
