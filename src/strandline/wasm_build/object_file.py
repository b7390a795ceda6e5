"""Makes a side module of one object file, without a linker.

LLVM writes indices and addresses into an object file as if nothing else were linked to it, and here nothing is. What is
left to do: name the exports, merge the data into one segment, and say how much memory the module needs (the section
``dylink.0``). The module can be anywhere in memory: whoever loads it gives ``__memory_base`` and the memory.
"""

from collections.abc import Iterable, Iterator

CUSTOM, IMPORT, EXPORT, DATA, DATA_COUNT = 0, 2, 7, 11, 12
FUNCTION, TABLE, MEMORY, GLOBAL, EVENT = 0, 1, 2, 3, 4
MEMORY_BASE = b"__memory_base"
# In the symbol table of an object file.
SYMBOL_TABLE = 8
OF_FUNCTION, OF_DATA, OF_GLOBAL, OF_SECTION, OF_EVENT, OF_TABLE = range(6)
IS_UNDEFINED, HAS_NAME = 0x10, 0x40


class NotSelfContained(Exception):
    """The object file needs something that the loader does not give."""


def side_module(object_file: bytes, exports: Iterable[str]) -> tuple[bytes, int]:
    """Return the module, and the number of bytes of its constants."""
    sections = list(_sections(object_file))
    functions: dict[bytes, int] = {}
    for kind, body in sections:
        if kind == CUSTOM and (reader := _Reader(body)).name() == b"linking":
            functions = dict(_functions(reader))
    made: list[tuple[int, bytes]] = []
    size = base = 0
    for kind, body in sections:
        if kind == IMPORT:
            imports, base = _imports(body)
            made.append((kind, imports))
        elif kind == DATA:
            data = _data(body)
            size = len(data)
            at_base = b"\x23" + _leb(base) + b"\x0b"  # global.get base, end
            made.append((kind, _leb(1) + _leb(0) + at_base + _sized(data)))
        elif kind not in (CUSTOM, DATA_COUNT):
            made.append((kind, body))
    names = [name.encode() for name in exports]
    made.append((EXPORT, _leb(len(names)) + b"".join(_sized(name) + b"\0" + _leb(functions[name]) for name in names)))
    made.sort(key=lambda section: section[0])
    alignment = 4  # a power of two
    memory = _leb(size) + _leb(alignment) + _leb(0) + _leb(0)
    made.insert(0, (CUSTOM, _sized(b"dylink.0") + _leb(1) + _sized(memory)))
    return b"\0asm\1\0\0\0" + b"".join(bytes([kind]) + _sized(body) for kind, body in made), size


def _leb(number: int) -> bytes:
    """Write an unsigned number in LEB128."""
    out = bytearray()
    while True:
        number, low = number >> 7, number & 127
        out.append(low | (128 if number else 0))
        if not number:
            return bytes(out)


def _sized(body: bytes) -> bytes:
    return _leb(len(body)) + body


class _Reader:
    def __init__(self, data: bytes, at: int = 0):
        self.data, self.at = data, at

    def number(self) -> int:
        found = shift = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            found |= (byte & 127) << shift
            shift += 7
            if not byte & 128:
                return found

    def take(self, size: int) -> bytes:
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> bytes:
        return self.take(self.number())

    def limits(self) -> None:
        """Pass over the limits of a table or a memory."""
        for _ in range(2 if self.number() & 1 else 1):
            self.number()


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    reader = _Reader(data, 8)
    while reader.at < len(data):
        kind = reader.take(1)[0]
        yield kind, reader.name()


def _functions(reader: _Reader) -> Iterator[tuple[bytes, int]]:
    """Yield the functions that the object file defines, with their indices."""
    version = reader.number()
    if version != 2:
        raise NotSelfContained(f"this reads object files of version 2, not {version}")
    while reader.at < len(reader.data):
        kind, size = reader.number(), reader.number()
        if kind != SYMBOL_TABLE:
            reader.take(size)
            continue
        for _ in range(reader.number()):
            what, flags = reader.number(), reader.number()
            if what == OF_DATA:
                reader.name()
                if not flags & IS_UNDEFINED:
                    reader.number(), reader.number(), reader.number()
            elif what == OF_SECTION:
                reader.number()
            else:
                index = reader.number()
                if not flags & IS_UNDEFINED or flags & HAS_NAME:
                    name = reader.name()
                    if what == OF_FUNCTION and not flags & IS_UNDEFINED:
                        yield name, index


def _imports(body: bytes) -> tuple[bytes, int]:
    """Return the imports that a loader gives, and which of the globals is the memory's base.

    A table is not among them, as nothing is called by a pointer; nor is any function.
    """
    reader, kept, seen, base = _Reader(body), [], 0, None
    for _ in range(reader.number()):
        module, name, what = reader.name(), reader.name(), reader.take(1)[0]
        begun = reader.at
        if what == FUNCTION:
            raise NotSelfContained(f"the code calls {name.decode()}, which is not part of it")
        if what == TABLE:
            reader.take(1)
            reader.limits()
            continue
        if what == MEMORY:
            reader.limits()
            name = b"memory"
        elif what == GLOBAL:
            reader.take(2)
            if name == MEMORY_BASE:
                base = seen
            seen += 1
        else:
            raise NotSelfContained(f"the code imports {name.decode()}")
        kept.append(_sized(module) + _sized(name) + bytes([what]) + body[begun : reader.at])
    return _leb(len(kept)) + b"".join(kept), base or 0


def _data(body: bytes) -> bytes:
    """Return all constants, where they lie in memory."""
    reader = _Reader(body)
    parts = []
    for _ in range(reader.number()):
        kind, instruction = reader.number(), reader.take(1)
        if (kind, instruction) != (0, b"\x41"):  # i32.const
            raise NotSelfContained("the constants have no fixed places")
        at = reader.number()
        reader.take(1)
        parts.append((at, reader.name()))
    whole = bytearray(max((at + len(content) for at, content in parts), default=0))
    for at, content in parts:
        whole[at : at + len(content)] = content
    return bytes(whole)
