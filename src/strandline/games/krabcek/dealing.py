"""Krabcek's deal as draws out of a bag, one after the other: for those who ask how likely each start is."""

from collections.abc import Sequence

from .board import Options

TILES = 16
KINDS = {"A": 11, "B": 5}

OUTCOMES = 30
"""The most outcomes that a draw, or any later chance, has: the opening dice (KR-10)."""
HAS_DICE = True
"""Whether chance plays a part after the deal."""


def bag(_options: Options, drawn: Sequence[str]) -> dict[str, int]:
    """KR-6, KR-7: tile by tile its kind and its quarter turns: what may be next; nothing when all is dealt."""
    tile = len(drawn)
    if tile == TILES:
        return {}
    quarters = "02" if (tile // 4 + tile) % 2 else "13"
    left = {kind: number - sum(each[0] == kind for each in drawn) for kind, number in KINDS.items()}
    return {kind + turned: left[kind] for kind in KINDS for turned in quarters if left[kind]}


def start(_options: Options, drawn: Sequence[str]) -> str:
    """KR-25: the text of the position that all the draws make."""
    rows = (" ".join(drawn[row : row + 4]) for row in range(0, TILES, 4))
    return f"{' / '.join(rows)} | b - w - | b - w - | pick b | 0"
