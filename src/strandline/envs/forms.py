"""Observations in other forms than compact numbers, for networks: one-hot, and planes like pictures."""

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from strandline.core import registry

from .encoding import Encoding, Plane

if TYPE_CHECKING:
    from numpy.typing import NDArray

FORMS = ("compact", "onehot", "planes")
STEPS = 16
"""A number that can be larger than this has as many bits: bit k tells that it is more than k sixteenths of the most."""


class Form:
    """How observations are shown: ``compact`` numbers, ``onehot`` bits, or ``planes`` with the rest as bits.

    A bit tells that a number has a certain value; none is set for 0. The bits of a part of an observation lie by value,
    then by place. ``planes`` has those of the parts that have a number for each place of the board, a plane for each
    value, with rows and columns as ``GRID`` of the game's ``encoding.py`` has them; all other bits are in ``rest``.
    """

    def __init__(self, encoding: Encoding, name: str = "compact"):
        if name not in FORMS:
            raise ValueError(f"observations={name!r}: allowed are {', '.join(FORMS)}")
        self.encoding, self.name = encoding, name
        grid: tuple[int, int, tuple[int, ...]] | None = getattr(registry.encoding(encoding.game.name), "GRID", None)
        self.grid = grid or (0, 0, ())
        if name == "planes" and grid is None:
            raise ValueError(f"observations='planes': {encoding.game.name} has no GRID in its encoding.py")

    @cached_property
    def parts(self) -> tuple[list[Plane], list[Plane]]:
        """The parts that become planes, and the others."""
        places = len(self.grid[2]) if self.name == "planes" else 0
        planes = self.encoding.planes
        return [each for each in planes if each.length == places], [each for each in planes if each.length != places]

    @property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The shape of each array of an observation."""
        if self.name == "compact":
            return {"observation": self.encoding.shape}
        on_board, rest = self.parts
        bits = sum(steps(each) * each.length for each in rest)
        if self.name == "onehot":
            return {"observation": (bits,)}
        return {"observation": (sum(map(steps, on_board)), *self.grid[:2]), "rest": (bits,)}

    @property
    def bounds(self) -> "dict[str, NDArray[np.int8]]":
        """The largest number at each place of each array."""
        if self.name == "compact":
            return {"observation": self.encoding.bounds}
        return {name: np.ones(shape, np.int8) for name, shape in self.shapes.items()}

    def of(self, observations: "NDArray[np.int8]") -> "dict[str, NDArray[np.int8]]":
        """Return observations in this form; the last axis is that of the numbers."""
        if self.name == "compact":
            return {"observation": observations}
        flat = observations.reshape(-1, observations.shape[-1])
        on_board, rest = self._tables
        found = {"observation" if self.name == "onehot" else "rest": _set_bits(flat, rest)}
        if self.name == "planes":
            found["observation"] = _set_bits(flat, on_board)
        shapes = self.shapes
        return {name: found[name].reshape(*observations.shape[:-1], *shapes[name]) for name in shapes}

    @cached_property
    def _tables(self) -> tuple[Any, Any]:
        on_board, rest = self.parts
        if self.name == "onehot":
            return None, _table(rest, None, 0)
        rows, columns, pixels = self.grid
        return _table(on_board, pixels, rows * columns), _table(rest, None, 0)


def steps(plane: Plane) -> int:
    """Return how many bits each number of a part has."""
    return plane.most if plane.most <= STEPS else STEPS


def bit_of(number: int, plane: Plane) -> list[int]:
    """Return which bits a number sets."""
    if plane.most <= STEPS:
        return [number - 1] if number else []
    return [k for k in range(STEPS) if number * STEPS > k * plane.most]


def _table(parts: list[Plane], pixels: tuple[int, ...] | None, size: int) -> Any:
    """Return the bits that each number sets at each place, and how many bits there are.

    It has a line for each place and number, with as many entries as the most bits that are set; -1 is none.
    """
    lines: dict[tuple[int, int], list[int]] = {}
    first = 0
    for part in parts:
        width = size or part.length
        for place in range(part.length):
            pixel = pixels[place] if pixels else place
            for number in range(1, part.most + 1):
                bits = [first + bit * width + pixel for bit in bit_of(number, part)]
                lines[part.start + place, number] = bits
        first += steps(part) * width
    most = max((len(bits) for bits in lines.values()), default=1)
    table = np.full((128 * (1 + max((place for place, _ in lines), default=0)), most), -1, np.int32)
    for (place, number), bits in lines.items():
        table[128 * place + number, : len(bits)] = bits
    return table, first


def _set_bits(flat: "NDArray[np.int8]", table: Any) -> "NDArray[np.int8]":
    """Return the bits of many observations."""
    bits, width = table
    found = np.zeros((len(flat), width), np.int8)
    inside = flat[:, : len(bits) // 128]
    rows, places = np.nonzero(inside)
    chosen = bits[128 * places + inside[rows, places]]
    for k in range(chosen.shape[1]):
        is_set = chosen[:, k] >= 0
        found[rows[is_set], chosen[is_set, k]] = 1
    return found
