"""Krabcek's deal as draws from a bag, one after another, for programs that need the odds of each start."""

from collections.abc import Sequence

from .board import Options

TILES = 16
KINDS = {"A": 11, "B": 5}

OUTCOMES = 30
"""The largest number of outcomes of a draw, or of any later chance event: the opening dice (KR-10)."""
HAS_DICE = True
"""Whether there is chance after the deal."""


def bag(_options: Options, drawn: Sequence[str]) -> dict[str, int]:
    """KR-6, KR-7: return what may be drawn next: a tile's kind and quarter turns; empty when all is dealt."""
    tile = len(drawn)
    if tile == TILES:
        return {}
    quarters = "02" if (tile // 4 + tile) % 2 else "13"
    left = {kind: number - sum(each[0] == kind for each in drawn) for kind, number in KINDS.items()}
    return {kind + turned: left[kind] for kind in KINDS for turned in quarters if left[kind]}


def start(_options: Options, drawn: Sequence[str]) -> str:
    """KR-25: return the text of the position after all draws."""
    rows = (" ".join(drawn[row : row + 4]) for row in range(0, TILES, 4))
    return f"{' / '.join(rows)} | b - w - | b - w - | pick b | 0"
