"""``bind``: one source at several speeds.

The rules, and what is written over the contract, are plain modules. ``bind`` rebuilds their functions over one flat
namespace, with the game's functions in place of the contract's placeholders, and hands them to the compiler of a target:

- ``python``: no compiler; rows are lists;
- ``cpu``: Numba; rows are int64 arrays; compiled code is kept on disk;
- ``cuda``: numba-cuda device functions, to be called from a kernel.
"""

import hashlib
import inspect
import sys
from collections.abc import Callable, Iterator
from functools import cache
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Literal

from . import contract
from .bits import LOW63, MIX_1, MIX_2

Target = Literal["python", "cpu", "cuda"]


def bind(target: Target, *modules: ModuleType) -> SimpleNamespace:
    """The modules' functions and constants, and those of all modules of ours that they import, for one target."""
    found = list(dict.fromkeys(each for module in modules for each in _with_imports(module)))
    # Numba's cache looks at the file of a function, not at those of what it calls or is compiled by: the name has to tell.
    sources = "".join(map(inspect.getsource, [*found, sys.modules[__name__]]))
    digest = hashlib.sha256(sources.encode()).hexdigest()[:12]
    wrap, special = _compiler(target)
    names: dict[str, Any] = {}
    for module in found:
        names |= {name: _constant(value, target) for name, value in _constants(module)}
    for module in found:
        for name, function in _functions(module):
            if name in names:
                raise ValueError(f"{module.__name__}.{name}: another module already has something of this name")
            names[name] = special.get(name) or wrap(_rebuilt(function, names, digest))
    return SimpleNamespace(**names)


def _with_imports(module: ModuleType) -> Iterator[ModuleType]:
    """A module after the modules of ours whose functions or constants it imports, the contract left out."""
    package = __name__.split(".")[0]
    for value in list(vars(module).values()):
        origin = getattr(value, "__module__", None)
        if isinstance(value, FunctionType) and origin not in (module.__name__, contract.__name__):
            if origin is not None and origin.split(".")[0] == package:
                yield from _with_imports(sys.modules[origin])
    yield module


def _functions(module: ModuleType) -> Iterator[tuple[str, FunctionType]]:
    for name, value in vars(module).items():
        if isinstance(value, FunctionType) and value.__module__ == module.__name__ and not name.startswith("_"):
            yield name, value


def _constants(module: ModuleType) -> Iterator[tuple[str, int | tuple[int, ...]]]:
    """Ints and tuples of ints; a placeholder that was imported from the contract is none."""
    for name, value in vars(module).items():
        if name.startswith("_") or name in _PLACEHOLDERS and value is vars(contract)[name]:
            continue
        if isinstance(value, int) or isinstance(value, tuple) and all(isinstance(each, int) for each in value):
            yield name, value


_PLACEHOLDERS = frozenset({"SIZE", "SEATS", "MAX_MOVES"})


def _rebuilt(function: FunctionType, names: dict[str, Any], digest: str) -> FunctionType:
    twin = FunctionType(function.__code__, names, function.__name__, function.__defaults__)
    twin.__module__ = function.__module__
    twin.__doc__ = function.__doc__
    twin.__qualname__ = f"{function.__qualname__}_{digest}"
    return twin


def _constant(value: int | tuple[int, ...], target: Target) -> Any:
    if target == "python" or isinstance(value, int):
        return value
    import numpy as np

    # The smallest type that holds them: a GPU has 64 KiB for constants.
    return np.array(value, np.result_type(np.min_scalar_type(min(value, default=0)), np.min_scalar_type(max(value, default=0))))


def _compiler(target: Target) -> tuple[Callable[[FunctionType], Any], dict[str, Any]]:
    """What compiles a function for the target, and the functions that the target has a better version of."""
    if target == "python":
        return lambda function: function, {}
    if target == "cpu":
        import numba

        # _nrt: rows are lent and nothing is allocated; counting references to them took a sixth of the time.
        unlisted: dict[str, Any] = {"_nrt": False}
        return numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=True, **unlisted), _cpu_bits()
    from numba import cuda

    return cuda.jit(device=True), _cuda_bits()


@cache
def _cpu_bits() -> dict[str, Any]:
    import numpy as np
    from numba import njit, types
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def trailing_zeros(context: Any, x: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], context.get_constant(types.boolean, True))

        return types.int64(types.int64), emit

    @intrinsic  # type: ignore[untyped-decorator]
    def ones(context: Any, x: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), emit

    @njit(inline="always")  # type: ignore[untyped-decorator]
    def low(x: int) -> Any:
        return trailing_zeros(x)

    @njit(inline="always")  # type: ignore[untyped-decorator]
    def count(x: int) -> Any:
        return ones(x)

    @njit(inline="always")  # type: ignore[untyped-decorator]
    def mix(x: int) -> Any:
        y = (np.uint64(x) ^ np.uint64(x) >> np.uint64(30)) * np.uint64(MIX_1) & np.uint64(LOW63)
        y = (y ^ y >> np.uint64(27)) * np.uint64(MIX_2) & np.uint64(LOW63)
        return np.int64(y ^ y >> np.uint64(31))

    return {"low": low, "count": count, "mix": mix}


@cache
def _cuda_bits() -> dict[str, Any]:
    import numpy as np
    from numba import cuda

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def low(x: int) -> Any:
        return cuda.ffs(x) - 1

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def count(x: int) -> Any:
        return cuda.popc(x)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def mix(x: int) -> Any:
        y = (np.uint64(x) ^ np.uint64(x) >> np.uint64(30)) * np.uint64(MIX_1) & np.uint64(LOW63)
        y = (y ^ y >> np.uint64(27)) * np.uint64(MIX_2) & np.uint64(LOW63)
        return np.int64(y ^ y >> np.uint64(31))

    return {"low": low, "count": count, "mix": mix}
