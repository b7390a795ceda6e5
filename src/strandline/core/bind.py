"""``bind``: one source for several targets.

The rules and the kernels written over the contract are plain modules. ``bind`` rebuilds their functions for a target,
which is one of the modules in ``core/targets``. Each module keeps its own namespace, in which

- a function of ours, defined there or imported, is the rebuilt one;
- a name imported from the contract is the game's own;
- an int or a tuple of ints is a constant of the target;
- functions of ``math`` and classes made with ``NamedTuple`` stay as they are.

Everything else is left out, and a kernel cannot use it. Two modules may use the same name for different things.
"""

import hashlib
import inspect
import sys
from collections.abc import Iterator
from importlib import import_module
from types import BuiltinFunctionType, FunctionType, ModuleType, SimpleNamespace
from typing import Any, Literal

from . import bits, contract

Target = Literal["python", "cpu", "cuda", "wasm"]


def bind(target: Target, *modules: ModuleType) -> SimpleNamespace:
    """Return the modules' public names, the game's contract functions, and ``array`` and ``zeros``, for a target.

    A contract name is taken from the first module that defines it, so the game comes before its kernels. If several
    modules have any other name, the last one wins. A contract name that no module defines is left out; a kernel that
    needs it raises a NameError when it runs or is compiled.
    """
    return bind_to(import_module(f".targets.{target}", __package__), *modules)


def bind_to(to: Any, *modules: ModuleType) -> SimpleNamespace:
    """Do the same for a target that is given as a module."""
    reached = with_imports((contract, *modules))
    found = [module for module in reached if not hasattr(module, "IS_CONTRACT")]
    digest = digest_of([*found, *to.SOURCES, sys.modules[__name__]]) if to.SOURCES else ""
    ready = to.ready(modules) if hasattr(to, "ready") else {}
    namespaces: dict[ModuleType, dict[str, Any]] = {module: {} for module in found}
    rebuilt: dict[FunctionType, Any] = {}
    for module, namespace in namespaces.items():
        special = to.SPECIAL if module is bits else {}
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                made = ready.get(value) or special.get(name)
                rebuilt[value] = made or to.compiler(_rebuild(value, namespace, digest))
    promises = {name: value for module in reached if module not in found for name, value in _promises(module)}
    kept: dict[str, Any] = {}

    def translate(name: str, value: Any) -> Iterator[tuple[str, Any]]:
        """Yield the name with its value for the target, or nothing if a kernel cannot use it."""
        promise = value.__name__ if isinstance(value, FunctionType) else name
        if promise in promises and value is promises[promise]:
            if promise in kept:
                yield name, kept[promise]
        elif isinstance(value, FunctionType):
            if value in rebuilt:
                yield name, rebuilt[value]
        elif _is_constant(value):
            yield name, to.constant(value)
        elif _is_of_math(value) or _is_structure(value):
            yield name, value

    for module in modules:
        for name in promises.keys() - kept.keys() & vars(module).keys():
            if vars(module)[name] is not promises[name]:
                kept |= translate(name, vars(module)[name])
    for module, namespace in namespaces.items():
        for name, value in vars(module).items():
            namespace.update(translate(name, value))
    offered = {name: value for module in modules for name, value in namespaces[module].items() if name[0] != "_"}
    return SimpleNamespace(**offered | kept, array=to.array, zeros=to.zeros)


def with_imports(modules: tuple[ModuleType, ...]) -> list[ModuleType]:
    """Return the modules and all Strandline modules whose functions or structures they import."""
    ours = {module.__name__.split(".")[0] for module in modules}
    found = list(dict.fromkeys(modules))
    for module in found:  # the list grows meanwhile
        for value in vars(module).values():
            if isinstance(value, FunctionType) or _is_structure(value):
                origin = sys.modules[value.__module__]
                if value.__module__.split(".")[0] in ours and origin not in found:
                    found.append(origin)
    return found


def _promises(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """Yield the placeholders of a contract: its functions, and the ints that are 0."""
    for name, value in vars(module).items():
        if isinstance(value, FunctionType) or (type(value) is int and value == 0):
            yield name, value


def digest_of(sources: list[ModuleType]) -> str:
    """Return a hash that tells apart code compiled from different sources.

    Numba's cache checks only the file of a function, not the files of what it calls, reads or is compiled by. So the
    name of the function carries this hash. Constants are hashed by value, because a module that provides only constants
    is not among the sources.
    """
    constants = [
        (module.__name__, name, v) for module in sources for name, v in vars(module).items() if _is_constant(v)
    ]
    return hashlib.sha256("".join([*map(inspect.getsource, sources), repr(constants)]).encode()).hexdigest()[:12]


def _is_constant(value: Any) -> bool:
    return isinstance(value, int) or (type(value) is tuple and all(isinstance(each, int) for each in value))


def _is_of_math(value: Any) -> bool:
    """Return whether this is ``exp``, ``log``, ``sqrt``, … of the standard library, which every compiler knows."""
    return isinstance(value, BuiltinFunctionType) and value.__module__ == "math"


def _is_structure(value: Any) -> bool:
    """Return whether this is a class made with ``NamedTuple``, which passes several arrays as one."""
    return isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_fields")


def _rebuild(function: FunctionType, namespace: dict[str, Any], digest: str) -> FunctionType:
    twin = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
    twin.__module__ = function.__module__
    twin.__doc__ = function.__doc__
    twin.__qualname__ = f"{function.__qualname__}_{digest}"
    return twin
