"""Arrays in the memory of the modules: as much of NumPy's as the searches need, without NumPy."""

from array import array as plain_array
from collections.abc import Iterator
from math import prod
from typing import Any

SIZE = 8
"""Bytes of a number: an int64 (q) or a float64 (d)."""


class Array:
    """One to three dimensions of numbers in C order. Slices and rows share the memory."""

    __slots__ = ("address", "cells", "shape")

    def __init__(self, shape: tuple[int, ...], cells: "memoryview[Any]", address: int):
        self.shape = shape
        self.cells = cells
        self.address = address

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, i: int | slice) -> Any:
        if len(self.shape) == 1 and not isinstance(i, slice):
            return self.cells[i]
        return self._part(i)

    def __setitem__(self, i: int | slice, value: Any) -> None:
        if len(self.shape) == 1 and not isinstance(i, slice):
            self.cells[i] = value
        else:
            cells = self._part(i).cells
            cells[:] = value.cells if isinstance(value, Array) else memoryview(plain_array(cells.format, value))

    def __iter__(self) -> Iterator[Any]:
        return iter(self.cells) if len(self.shape) == 1 else (self._part(i) for i in range(len(self)))

    def _part(self, i: int | slice) -> "Array":
        """Return a row, or some successive rows."""
        width = prod(self.shape[1:])
        first, last, step = i.indices(len(self)) if isinstance(i, slice) else (i, i + 1, 1)
        if step != 1 or not 0 <= first <= len(self):
            raise IndexError(f"{i} of {len(self)} rows")
        last = max(first, last)
        shape = (last - first, *self.shape[1:]) if isinstance(i, slice) else self.shape[1:]
        return Array(shape, self.cells[first * width : last * width], self.address + SIZE * first * width)
