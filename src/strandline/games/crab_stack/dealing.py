"""Crab Stack's deal as draws from a bag, one after another, for programs that need the odds of each start."""

from collections.abc import Sequence

from .board import COLOURS, SEATS, Options

SIZES = "SML"
ALIKE = 3

OUTCOMES = SEATS * len(SIZES)
"""The largest number of outcomes of a draw, or of any later chance event."""
HAS_DICE = False
"""Whether there is chance after the deal."""


def bag(options: Options, drawn: Sequence[str]) -> dict[str, int]:
    """CS-4: return what is left in the bag: a crab for each rock, then the first player; empty when all is dealt."""
    colours = COLOURS[: options.players]
    if len(drawn) >= len(options.rocks):
        return dict.fromkeys(colours, 1) if len(drawn) == len(options.rocks) else {}
    crabs = (colour + size for colour in colours for size in SIZES)
    left = ((crab, ALIKE - drawn.count(crab)) for crab in crabs)
    return {crab: number for crab, number in left if number}


def start(options: Options, drawn: Sequence[str]) -> str:
    """CS-20: return the text of the position after all draws."""
    *crabs, first = drawn
    stacks = (f"{rock}:{crab}" for rock, crab in zip(options.rocks, crabs, strict=True))
    return f"{' '.join(stacks)} / {first} / {COLOURS[: options.players]}"
