"""Crab Stack's deal as draws out of a bag, one after the other: for those who ask how likely each start is."""

from collections.abc import Sequence

from .board import COLOURS, SEATS, Options

SIZES = "SML"
ALIKE = 3

OUTCOMES = SEATS * len(SIZES)
"""The most outcomes that a draw, or any later chance, has."""
HAS_DICE = False
"""Whether chance plays a part after the deal."""


def bag(options: Options, drawn: Sequence[str]) -> dict[str, int]:
    """CS-4: a crab for each rock, then who begins: what is in the bag after these draws; nothing when all is dealt."""
    colours = COLOURS[: options.players]
    if len(drawn) >= len(options.rocks):
        return dict.fromkeys(colours, 1) if len(drawn) == len(options.rocks) else {}
    crabs = (colour + size for colour in colours for size in SIZES)
    left = ((crab, ALIKE - drawn.count(crab)) for crab in crabs)
    return {crab: number for crab, number in left if number}


def start(options: Options, drawn: Sequence[str]) -> str:
    """CS-20: the text of the position that all the draws make."""
    *crabs, first = drawn
    stacks = (f"{rock}:{crab}" for rock, crab in zip(options.rocks, crabs, strict=True))
    return f"{' '.join(stacks)} / {first} / {COLOURS[: options.players]}"
