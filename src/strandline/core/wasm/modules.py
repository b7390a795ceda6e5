"""The files of the games' WebAssembly modules, which ``strandline.wasm_build`` writes."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[2] / "wasm"
"""A module and its description for each game; in a browser, those that have been fetched."""


@dataclass(frozen=True)
class Function:
    """A function that a module exports."""

    name: str
    """The name of the export."""
    origin: str
    """The Python module and the function, separated by a dot."""
    bound_with: tuple[str, ...]
    """The Python modules that it was bound with; none for the rules themselves."""
    takes: dict[str, str]
    """The kind of each parameter: q (int) or d (float), and the number of dimensions."""
    gives: str
    """The kind of the result; empty if there is none."""

    def parameters(self) -> Iterator[tuple[str, int]]:
        """Yield the kind of number and the dimensions of each parameter."""
        for each in self.takes.values():
            yield each[0], int(each[1:])


@dataclass(frozen=True)
class Description:
    """What a game's module exports, and what it was built from."""

    built_from: str
    constants: int
    """Bytes of memory for its constants."""
    functions: tuple[Function, ...]


def module_file(name: str) -> Path:
    return FOLDER / f"{name}.wasm"


def description_file(name: str) -> Path:
    return FOLDER / f"{name}.json"


def has_module(name: str) -> bool:
    """Return whether the module of a game is there."""
    return module_file(name).is_file() and description_file(name).is_file()


def described(name: str) -> Description:
    """Read what the module of a game exports."""
    told: dict[str, Any] = json.loads(description_file(name).read_text(encoding="utf-8"))
    functions = [Function(**{**each, "bound_with": tuple(each["bound_with"])}) for each in told["functions"]]
    return Description(told["built_from"], told["constants"], tuple(functions))
