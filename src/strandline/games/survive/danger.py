"""Survive: what the creatures could take next. It is for people to look at: the rules never ask."""

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
from .notation import explorer_text
from .pieces import appear, settle

MOST_WAYS = 6


def threatened(s: Row) -> list[str]:
    """SV-36 to SV-38: the explorers and boats that one creature's move could remove, whatever the die shows.

    All of it stands open on the board. Tiles that repel are not thought of: who holds them is hidden.
    """
    found: set[str] = set()
    if not any(s[AT + cell] & (SOME_CREW | SOME_PEOPLE) and not s[AT + cell] & TERRAIN for cell in range(HEX_COUNT)):
        return []
    for kind in range(CREATURE_COUNT):
        seen = {byte - 1 for byte in s[LISTS + kind].to_bytes(8, "little") if byte}
        edge = list(seen)
        for cell in edge:  # SV-39: whom it has come to, while others are asked
            found |= _struck(s, kind, cell)
        for _ in range(creature_steps(kind)):
            beyond = []
            for cell in edge:
                out = [0] * MOST_WAYS
                number = roaming_moves(s, out, 0, cell)
                for goal in {move % GO for move in out[:number]} - seen:
                    seen.add(goal)
                    if struck := _struck(s, kind, goal):
                        found.update(struck)  # SV-37: and there it stops
                    else:
                        beyond.append(goal)
            edge = beyond
    return sorted(found)


def _struck(s: Row, kind: int, cell: int) -> set[str]:
    """SV-23: what would be removed if a creature of a kind came to a hex."""
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
