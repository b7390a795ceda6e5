"""Crab Stack: the weights of the net for two players, from ``weights.json``, packed for the evaluation.

For each feature the file has a row: a weight for every hidden unit, and one for the plain sum. ``bench/train.py``
writes the file. Four hidden units share an int, so that one addition adds four.
"""

import json
from pathlib import Path
from typing import Any

LANE = 15  # bits of a hidden unit
LANES = 4  # in an int
NOTHING = 1 << LANE - 1  # stands for zero in a lane, since weights may be negative
NOTHINGS = sum(NOTHING << LANE * lane for lane in range(LANES))


def _packed(rows: list[list[int]], first: int) -> tuple[int, ...]:
    """Return the weights of four hidden units, four in an int."""
    return tuple(sum(row[first + lane] << LANE * lane for lane in range(LANES)) for row in rows)


NET: dict[str, Any] = json.loads(Path(__file__).with_name("weights.json").read_text(encoding="utf-8"))
ONE: int = NET["one"]
HIDDEN: int = 2 * LANES
FIRST, SECOND = _packed(NET["features"], 0), _packed(NET["features"], LANES)
PLAIN: tuple[int, ...] = tuple(row[HIDDEN] for row in NET["features"])
HEADS: tuple[int, ...] = tuple(weight for head in NET["heads"] for weight in head)
"""What the hidden units count for, and a bias: one set of weights for each stage of the game."""
