"""The target ``wasm``: a game's WebAssembly module, in a browser or in wasmtime.

What the module exports is called there: the rules, and the functions of each kernel that no other function calls.
Everything else is interpreted, over arrays in the memory of the module. One thread runs it all.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any

from strandline.core.wasm.arrays import Array
from strandline.core.wasm.machines import loaded, zeros
from strandline.core.wasm.modules import Function, described, has_module

from .python import compiler as compiler
from .python import constant as constant

SPECIAL: dict[str, Callable[..., Any]] = {}
SOURCES: tuple[ModuleType, ...] = ()
GAMES = "strandline.games."

__all__ = ["SOURCES", "SPECIAL", "array", "compiler", "constant", "ready", "zeros"]


def array(row: list[Any]) -> Array:
    made = zeros(len(row))
    made[:] = row
    return made


def ready(modules: tuple[ModuleType, ...]) -> dict[FunctionType, Callable[..., Any]]:
    """Return what the game's module has of these modules, if they are the ones that it was built from."""
    names = tuple(module.__name__ for module in modules)
    games = {name.removeprefix(GAMES).split(".")[0].replace("_", "-") for name in names if name.startswith(GAMES)}
    if len(games) != 1:
        return {}
    [game] = games
    if not has_module(game):
        raise RuntimeError(f"{game} has no WebAssembly module here: `make wasm` builds it")
    exports = loaded(game)
    wanted = [each for each in _functions(game) if not each.bound_with or each.bound_with == names]
    return {_origin(each): exports[each.name] for each in wanted}


@cache
def _functions(game: str) -> tuple[Function, ...]:
    return described(game).functions


def _origin(function: Function) -> FunctionType:
    module, name = function.origin.rsplit(".", 1)
    found: FunctionType = getattr(import_module(module), name)
    return found
