"""Survive: what the creatures could take next. Only shown to players; the rules do not use it."""

from collections.abc import Sequence
from functools import lru_cache

from strandline.core.contract import Row

from .board import (
    AT,
    BOAT,
    COLOUR_COUNT,
    CREATURE_COUNT,
    EXPLORERS,
    GO,
    HEX_COUNT,
    LISTS,
    LOST,
    NAMES,
    PLACES,
    SOME_CREW,
    SOME_PEOPLE,
    TERRAIN,
)
from .creatures import creature_steps, roaming_moves
from .hands import mask
from .notation import explorer_text
from .pieces import appear, settle

MOST_WAYS = 6


def threatened(s: Row) -> list[str]:
    """SV-36 to SV-38: return the explorers and boats that one creature's move could remove, whatever the die shows.

    All of this is visible on the board. Tiles that repel are ignored, because who holds them is hidden.
    """
    shown = list(s)
    mask(shown, -1)
    return list(_threatened(tuple(shown)))


@lru_cache(maxsize=16)  # all who look at a position see the same
def _threatened(s: tuple[int, ...]) -> tuple[str, ...]:
    row, found = list(s), set[str]()
    if not any(s[AT + cell] & (SOME_CREW | SOME_PEOPLE) and not s[AT + cell] & TERRAIN for cell in range(HEX_COUNT)):
        return ()
    for kind in range(CREATURE_COUNT):
        seen = {byte - 1 for byte in s[LISTS + kind].to_bytes(8, "little") if byte}
        edge = list(seen)
        for cell in edge:  # SV-39: those it has reached, while others are asked
            found |= _struck(s, kind, cell)
        for _ in range(creature_steps(kind)):
            beyond = []
            for cell in edge:
                out = [0] * MOST_WAYS
                number = roaming_moves(row, out, 0, cell)
                for goal in {move % GO for move in out[:number]} - seen:
                    seen.add(goal)
                    if struck := _struck(s, kind, goal):
                        found.update(struck)  # SV-37: the creature stops there
                    else:
                        beyond.append(goal)
            edge = beyond
    return tuple(sorted(found))


def _struck(s: Sequence[int], kind: int, cell: int) -> set[str]:
    """SV-23: return what would be removed if a creature of a kind came to a hex."""
    if not s[AT + cell] & (SOME_CREW | SOME_PEOPLE):
        return set()
    row = list(s)
    appear(row, kind, cell)
    settle(row, cell)
    explorers = range(EXPLORERS * s[COLOUR_COUNT])
    gone = {
        explorer_text(each)
        for each in explorers
        if row[PLACES + each] != s[PLACES + each] and row[PLACES + each] == LOST
    }
    return gone if row[AT + cell] & BOAT or not s[AT + cell] & BOAT else gone | {f"boat {NAMES[cell]}"}
