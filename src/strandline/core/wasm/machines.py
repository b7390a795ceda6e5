"""What can run a module: Pyodide, whose memory it shares, or PyPI's ``wasmtime`` for tests and measurements.

Both offer the same: memory for arrays, and the exports of a game's module as functions of Python.
"""

import ctypes
import sys
import weakref
from collections.abc import Callable
from functools import cache
from typing import Any, Protocol

from .arrays import SIZE, Array
from .modules import Description, Function, described, module_file

Call = Callable[..., Any]


class Machine(Protocol):
    """Runs modules."""

    def cells(self, kind: str, number: int) -> tuple["memoryview[Any]", int]:
        """Return this many zeros and their address. The memory is free again when the view is gone."""

    def load(self, name: str) -> dict[str, Call]:
        """Return the exports of a game's module, which take ints, floats and ``Array``."""


@cache
def machine() -> Machine:
    """Return the machine of this process."""
    if sys.platform == "emscripten":
        return Pyodide()
    try:
        return Wasmtime()
    except ImportError:
        raise RuntimeError("the target wasm needs a browser or, in CPython, wasmtime: pip install wasmtime") from None


def zeros(*shape: int, kind: type[float] = int) -> Array:
    number = 1
    for extent in shape:
        number *= extent
    return Array(shape, *machine().cells("q" if kind is int else "d", number))


@cache
def loaded(name: str) -> dict[str, Call]:
    """Return the exports of a game's module."""
    return machine().load(name)


class Pyodide:
    """The module is a library like any other, and arrays lie in the memory of the interpreter."""

    def cells(self, kind: str, number: int) -> tuple["memoryview[Any]", int]:
        room = ((ctypes.c_int64 if kind == "q" else ctypes.c_double) * number)()
        return memoryview(room).cast("B").cast(kind), ctypes.addressof(room)  # type: ignore[call-overload]

    def load(self, name: str) -> dict[str, Call]:
        library = ctypes.CDLL(str(module_file(name)))
        return {each.name: self._call(library[each.name], each) for each in described(name).functions}

    @staticmethod
    def _call(export: Any, function: Function) -> Call:
        kinds: list[Any] = []
        for kind, dimensions in function.parameters():
            kinds += (ctypes.c_uint32, *[ctypes.c_int32] * dimensions) if dimensions else (_NUMBERS[kind],)
        export.argtypes = kinds
        export.restype = _NUMBERS.get(function.gives)
        return _flattening(export, len(kinds), function.name)


_NUMBERS: dict[str, Any] = {"q": ctypes.c_int64, "d": ctypes.c_double}


class Wasmtime:
    """All modules share one memory, of which this keeps account."""

    MEMORY = 1 << 30
    STACK = 1 << 20
    PAGE = 1 << 16

    def __init__(self) -> None:
        import wasmtime

        self.wasm: Any = wasmtime
        self.engine = wasmtime.Engine()
        self.store = wasmtime.Store(self.engine)
        pages = self.MEMORY // self.PAGE
        self.memory = wasmtime.Memory(self.store, wasmtime.MemoryType(wasmtime.Limits(pages, pages)))
        self.begin = ctypes.addressof(self.memory.data_ptr(self.store).contents)
        self.used = self.STACK
        self.free: dict[int, list[int]] = {}
        """Addresses of rooms that are free again, by their size."""
        self.stack = self._global(self.STACK, is_mutable=True)

    def cells(self, kind: str, number: int) -> tuple["memoryview[Any]", int]:
        size = max(64, 1 << (SIZE * number - 1).bit_length())
        free = self.free.setdefault(size, [])
        address = free.pop() if free else self._reserve(size)
        room = (ctypes.c_char * (SIZE * number)).from_address(self.begin + address)
        ctypes.memset(room, 0, SIZE * number)
        weakref.finalize(room, free.append, address)
        return memoryview(room).cast("B").cast(kind), address  # type: ignore[call-overload]

    def _reserve(self, size: int) -> int:
        address = self.used
        self.used += size
        if self.used > self.MEMORY:
            raise MemoryError(f"the modules' arrays take more than {self.MEMORY >> 20} MiB")
        return address

    def _global(self, value: int, is_mutable: bool = False) -> Any:
        wasm = self.wasm
        kind = wasm.GlobalType(wasm.ValType.i32(), is_mutable)
        return wasm.Global(self.store, kind, wasm.Val.i32(value))

    def load(self, name: str) -> dict[str, Call]:
        description: Description = described(name)
        module = self.wasm.Module.from_file(self.engine, str(module_file(name)))
        base = self._reserve(max(64, 1 << (description.constants - 1).bit_length()))
        given = {
            "memory": self.memory,
            "__memory_base": self._global(base),
            "__stack_pointer": self.stack,
        }
        instance = self.wasm.Instance(self.store, module, [given[each.name] for each in module.imports])
        exports = instance.exports(self.store)
        return {each.name: self._call(exports[each.name], each) for each in description.functions}

    def _call(self, export: Any, function: Function) -> Call:
        store = self.store
        number = sum(1 + dimensions for _, dimensions in function.parameters())
        return _flattening(lambda *flat: export(store, *flat), number, function.name)


def _flattening(export: Call, number: int, name: str) -> Call:
    """Return the function with arrays and workspaces in place of addresses and lengths."""

    def call(*arguments: Any) -> Any:
        flat: list[Any] = []
        for each in arguments:
            _flatten(each, flat)
        if len(flat) != number:
            raise TypeError(f"{name} takes {number} numbers, and this makes {len(flat)}")
        return export(*flat)

    return call


def _flatten(argument: Any, flat: list[Any]) -> None:
    if type(argument) is Array:
        flat.append(argument.address)
        flat.extend(argument.shape)
    elif isinstance(argument, tuple):
        for each in argument:
            _flatten(each, flat)
    else:
        flat.append(argument)
