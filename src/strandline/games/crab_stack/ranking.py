"""Crab Stack: how the players stand at the end, beyond who has won."""

from collections.abc import Sequence

from strandline.core.contract import Row

from .board import ALIVE, PLAYERS


def merits(rows: Sequence[Row]) -> list[int]:
    """CS-17: return for how many positions each seat was not out: the first one out is the last."""
    return [sum(row[ALIVE] >> seat & 1 for row in rows) for seat in range(rows[-1][PLAYERS])]
