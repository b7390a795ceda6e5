"""Krabcek: the weights of the features, from ``weights.json``, packed for the evaluation.

The features of the player to roll come before the other player's. For each feature and each of its values the file has
a row: a weight for every hidden unit, and one for the plain sum. Values without a row weigh nothing.
``bench/fit_krabcek.py`` writes the file.

Four hidden units share an int, so that one addition adds four. Their weights are stored relative to the smallest weight
of their feature; the difference is added at the end.
"""

import json
from importlib.resources import files
from typing import Any

from .features import HIGHEST

LANE = 15  # bits of a hidden unit
LANES = 4  # in an int


def _packed(
    features: list[list[list[int]]], hidden: int
) -> tuple[list[tuple[int, ...]], tuple[int, ...], tuple[int, ...]]:
    """Return the hidden units' weights, four in an int; the weights of the plain sum; and each hidden unit's offset."""
    nothing = [0] * (hidden + 1)
    rows_of = [rows + [nothing] * (HIGHEST + 1 - len(rows)) for rows in features]
    least = [[min(row[unit] for row in rows) for unit in range(hidden)] for rows in rows_of]
    words = [
        tuple(
            sum(row[unit] - low[unit] << LANE * (unit - first) for unit in range(first, first + LANES))
            for rows, low in zip(rows_of, least, strict=True)
            for row in rows
        )
        for first in range(0, hidden, LANES)
    ]
    return words, tuple(row[hidden] for rows in rows_of for row in rows), tuple(map(sum, zip(*least, strict=True)))


NET: dict[str, Any] = json.loads((files(__package__) / "weights.json").read_text(encoding="utf-8"))
ONE: int = NET["one"]
BIAS: int = NET["bias"]
UNITS: tuple[int, ...] = tuple(NET["units"])
(FIRST, SECOND, THIRD, FOURTH), PLAIN, COUNTED_FROM = _packed(NET["features"], len(UNITS))
