"""The target ``python``: no compiler. Rows are lists, since narrow ints would overflow."""

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

SPECIAL: dict[str, Callable[..., Any]] = {}
SOURCES: tuple[ModuleType, ...] = ()
array = list


def compiler(function: FunctionType) -> FunctionType:
    return function


def constant(value: int | tuple[int, ...]) -> int | tuple[int, ...]:
    return value


def zeros(*shape: int, kind: type[float] = int) -> list[Any]:
    size, *rest = shape
    return [zeros(*rest, kind=kind) for _ in range(size)] if rest else [kind()] * size
