"""Survive: steps that throw one's own explorers away. Levels 1 and 2 leave them alone."""

from collections.abc import Sequence

from .board import HUNTING, LAUNCH, PHASE, SAILING, SWIMMING, WALKING
from .effects import effects
from .rules import play


def is_blunder(s: Sequence[int], seat: int, move: int) -> bool:
    """SV-23: return whether a single step costs the seat an explorer or a boat under its crew, and nobody else.

    All of this is visible on the board, so the row may be masked.
    """
    if s[PHASE] not in (WALKING, SWIMMING, SAILING, HUNTING) or move >= LAUNCH:
        return False
    before, after = list(s), list(s)
    play(after, move)
    caused = effects(before, move, after)
    return {each for effect in caused if effect.kind in ("lost", "water") for each in effect.seats} == {seat}
