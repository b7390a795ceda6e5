"""Survive's deal as draws from a bag, one after another, for programs that need the odds of each start."""

from collections.abc import Sequence

from .board import EFFECT_COUNT, ISLAND, TERRAINS, TILES_OF, Options

OUTCOMES = EFFECT_COUNT
"""The largest number of outcomes of a draw, or of any later chance event: the backs of a tile (SV-5)."""
HAS_DICE = True
"""Whether there is chance after the deal."""


def bag(options: Options, drawn: Sequence[str]) -> dict[str, int]:
    """SV-7: return what may be drawn next: a tile for each hex of the island, then the first seat; empty at the end."""
    if len(drawn) >= len(ISLAND):
        return dict.fromkeys(map(str, range(options.players)), 1) if len(drawn) == len(ISLAND) else {}
    left = ((letter, TILES_OF[terrain] - drawn.count(letter)) for terrain, letter in enumerate(TERRAINS) if terrain)
    return {letter: number for letter, number in left if number}


def start(_options: Options, drawn: Sequence[str]) -> str:
    """SV-59: return the text of the position after all draws."""
    *tiles, first = drawn
    return f"{''.join(tiles)} {first}"
