"""Survive: steps that throw one's own explorers away. Levels 1 and 2 leave them alone."""

from collections.abc import Sequence

from strandline.core.contract import Row

from .board import (
    ABOARD,
    AT,
    BOARD,
    CLIMB,
    COLOUR_COUNT,
    EXPLORER,
    EXPLORERS,
    HUNTING,
    LAUNCH,
    LOST,
    PHASE,
    PLACES,
    PLAYERS,
    PUT,
    SAILING,
    SWIMMING,
    TERRAIN,
    WALKING,
)
from .rules import play


def is_blunder(s: Sequence[int], seat: int, move: int) -> bool:
    """SV-23: return whether a single step costs the seat an explorer or a boat under its crew, and nobody else.

    All of this is visible on the board, so the row may be masked.
    """
    if not _is_step(s[PHASE], move):
        return False
    before, after = list(s), list(s)
    play(after, move)
    return throws_away(before, after, seat, move)


def throws_away(before: Row, after: Row, seat: int, move: int) -> bool:
    """SV-23: the same, from the rows before and after the move."""
    if not _is_step(before[PHASE], move):
        return False
    costs = False
    for one in range(EXPLORERS * before[COLOUR_COUNT]):
        goal = after[PLACES + one]
        if (before[PLACES + one] != goal and goal == LOST) or falls(before, move, after, one):
            if one // EXPLORERS % before[PLAYERS] != seat:
                return False
            costs = True
    return costs


def falls(before: Row, move: int, after: Row, one: int) -> bool:
    """Return whether an explorer who stood on a tile or sat in a boat is in the water, without having gone there."""
    start = before[PLACES + one]
    goal = after[PLACES + one]
    if goal >= ABOARD or after[AT + goal] & TERRAIN:
        return False
    if EXPLORER <= move < PUT and one == move - EXPLORER >> 4:
        return BOARD <= move & 15 <= CLIMB
    return start >= ABOARD or before[AT + start] & TERRAIN > 0


def _is_step(phase: int, move: int) -> bool:
    return phase in (WALKING, SWIMMING, SAILING, HUNTING) and move < LAUNCH
