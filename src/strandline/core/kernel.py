"""``bind``: one source at several speeds.

The rules, and what is written over the contract, are plain modules. ``bind`` rebuilds their functions over one flat
namespace, with the game's functions in place of the contract's placeholders, and hands them to a target's compiler:

- ``python``: no compiler; rows are lists;
- ``cpu``: Numba; rows are int64 arrays; compiled code is kept on disk;
- ``cuda``: numba-cuda device functions, to be called from a kernel.
"""

import hashlib
import inspect
import sys
from collections.abc import Callable, Iterator
from types import BuiltinFunctionType, FunctionType, ModuleType, SimpleNamespace
from typing import Any, Literal

from . import contract

Target = Literal["python", "cpu", "cuda"]


def bind(target: Target, *modules: ModuleType) -> SimpleNamespace:
    """The modules' functions and constants, and those of all modules of ours that they import, for one target."""
    found = list(dict.fromkeys(each for module in modules for each in _with_imports(module)))
    values: dict[str, int | tuple[int, ...]] = {}
    for module in found:
        for name, value in _constants(module):
            if values.setdefault(name, value) != value:
                raise ValueError(f"{module.__name__}.{name}: another module has this name for another value")
    wrap, special, compiler = _compiler(target)
    # Numba's cache looks at the file of a function, not at those of what it calls, reads or is compiled by: its name
    # has to tell. Constants go in by value: the modules that they come from need not be among the found.
    sources = [*map(inspect.getsource, [*found, *compiler, sys.modules[__name__]]), repr(sorted(values.items()))]
    digest = hashlib.sha256("".join(sources).encode()).hexdigest()[:12]
    names: dict[str, Any] = {name: _constant(value, target) for name, value in values.items()}
    names |= {name: value for module in found for name, value in vars(module).items() if _is_of_math(value)}
    for module in found:
        for name, function in _functions(module):
            if name in names:
                raise ValueError(f"{module.__name__}.{name}: another module already has something of this name")
            names[name] = special.get(name) or wrap(_rebuilt(function, names, digest))
    return SimpleNamespace(**names, array=_array(target))


def _array(target: Target) -> Callable[[list[int]], Any]:
    """What makes a row for a target out of a list: an interpreted row is a list, since narrow ints would overflow."""
    if target == "python":
        return list
    import numpy as np

    return lambda row: np.array(row, np.int64)


def _with_imports(module: ModuleType) -> Iterator[ModuleType]:
    """A module after the modules of ours whose functions or constants it imports, the contract left out."""
    ours = {name.split(".")[0] for name in (__name__, module.__name__)}
    for value in list(vars(module).values()):
        origin = getattr(value, "__module__", "") if isinstance(value, FunctionType) else ""
        if origin not in (module.__name__, contract.__name__) and origin.split(".")[0] in ours:
            yield from _with_imports(sys.modules[origin])
    yield module


def _functions(module: ModuleType) -> Iterator[tuple[str, FunctionType]]:
    for name, value in vars(module).items():
        if isinstance(value, FunctionType) and value.__module__ == module.__name__ and not name.startswith("_"):
            yield name, value


def _is_of_math(value: Any) -> bool:
    """Whether this is ``exp``, ``log``, ``sqrt``, … of the standard library, which every compiler knows."""
    return isinstance(value, BuiltinFunctionType) and value.__module__ == "math"


def _constants(module: ModuleType) -> Iterator[tuple[str, int | tuple[int, ...]]]:
    """Ints and tuples of ints; a placeholder that was imported from the contract is none."""
    for name, value in vars(module).items():
        if name.startswith("_") or (name in _PLACEHOLDERS and value is vars(contract)[name]):
            continue
        if isinstance(value, int) or (isinstance(value, tuple) and all(isinstance(each, int) for each in value)):
            yield name, value


_PLACEHOLDERS = frozenset({"SIZE", "SEATS", "MAX_MOVES", "PHASES", "ENCODING", "ACTIONS", "OBSERVED"})


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
    from numba import config

    # The smallest type that holds them: a GPU has 64 KiB for constants. A signed one: to Numba the sum of a signed and
    # an unsigned 64-bit int is a float. Simulated on a CPU they are NumPy's, whose narrow ints overflow.
    for kind in () if config.ENABLE_CUDASIM else (np.int8, np.int16, np.int32):
        if np.iinfo(kind).min <= min(value, default=0) and max(value, default=0) <= np.iinfo(kind).max:
            return np.array(value, kind)
    return np.array(value, np.int64)


def _compiler(target: Target) -> tuple[Callable[[FunctionType], Any], dict[str, Any], list[ModuleType]]:
    """What compiles for the target, the functions of which it has a better version, and the sources of these."""
    if target == "python":
        return lambda function: function, {}, []
    from . import wide

    if target == "cpu":
        from . import cpu_bits

        return cpu_bits.compiler, cpu_bits.SPECIAL, [wide, cpu_bits]
    from . import cuda_bits

    return cuda_bits.compiler, cuda_bits.SPECIAL, [wide, cuda_bits]
