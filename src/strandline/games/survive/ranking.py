"""Survive: how the players stand at the end, beyond who has won."""

from collections.abc import Sequence

from strandline.core.contract import Row

from .board import PLAYERS
from .rules import points_of


def merits(rows: Sequence[Row]) -> list[int]:
    """SV-43: return each seat's points at the end."""
    return [points_of(rows[-1], seat) for seat in range(rows[-1][PLAYERS])]
