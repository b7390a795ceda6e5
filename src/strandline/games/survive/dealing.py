"""Survive's deal as draws out of a bag, one after the other: for those who ask how likely each start is."""

from collections.abc import Sequence

from .board import EFFECT_COUNT, ISLAND, TERRAINS, TILES_OF, Options

OUTCOMES = EFFECT_COUNT
"""The most outcomes that a draw, or any later chance, has: the backs of a tile (SV-5)."""
HAS_DICE = True
"""Whether chance plays a part after the deal."""


def bag(options: Options, drawn: Sequence[str]) -> dict[str, int]:
    """SV-7: a tile for each hex of the island, then the first seat: what may be next; nothing when all is dealt."""
    if len(drawn) >= len(ISLAND):
        return dict.fromkeys(map(str, range(options.players)), 1) if len(drawn) == len(ISLAND) else {}
    left = ((letter, TILES_OF[terrain] - drawn.count(letter)) for terrain, letter in enumerate(TERRAINS) if terrain)
    return {letter: number for letter, number in left if number}


def start(_options: Options, drawn: Sequence[str]) -> str:
    """SV-59: the text of the position that all the draws make."""
    *tiles, first = drawn
    return f"{''.join(tiles)} {first}"
