"""Crab Stack: the weights of the net for four players, from ``weights.json``.

For each feature the file has a row: a weight for every hidden unit, and one for the plain sum. ``train_shares.py``
writes the file. In a sum, the four players share an int.
"""

import json
from pathlib import Path
from typing import Any

LANE = 15  # bits of a player's sum
NOTHING = 1 << LANE - 1  # stands for zero in a lane, since weights may be negative
NOTHINGS = sum(NOTHING << LANE * seat for seat in range(4))
FILE = Path(__file__).with_name("weights.json")


NET: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
ONE: int = NET["one"]
ROW: int = len(NET["features"][0])
FEATURES: tuple[int, ...] = tuple(weight for row in NET["features"] for weight in row)
HEADS: tuple[int, ...] = tuple(weight for head in NET["heads"] for weight in head)
"""What the hidden units count for: one set of weights for each stage of the game and number of players."""
