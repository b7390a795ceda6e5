"""The part of a position that its row cannot hold: the positions before it, for the draw by repetition.

``seen`` is kept beside the row. Its first int holds the number of keys and, from bit COUNT_BITS on, a filter of 32 bits
that answers most lookups. Then follow the keys of all positions since the last move that cannot be reversed.
"""

from .contract import Row, draw, fresh, key, play, repeats

HEAD = 1
COUNT_BITS = 24
FULL = -1


def begin(s: Row, seen: Row) -> None:
    """Start the history with this position as the first."""
    seen[0] = 0
    if repeats(s):
        remember(s, seen)


def advance(s: Row, move: int, seen: Row) -> None:
    """Play a move, and end the game as a draw if the position has now occurred often enough."""
    play(s, move)
    if repeats(s):
        if fresh(s):
            seen[0] = 0
        remember(s, seen)


def remember(s: Row, seen: Row) -> None:
    """Count this position. If ``seen`` has no room left, it is marked as FULL and the game cannot go on with it."""
    name = key(s)
    head = seen[0]
    if name == 0 or head == FULL:
        return
    end = HEAD + length(seen)
    bit = 1 << (name & 31) + COUNT_BITS
    if head & bit:
        left = repeats(s) - 1
        i = end
        while i > HEAD:
            i -= 1
            if seen[i] == name:
                left -= 1
                if left == 0:
                    draw(s)
                    return
    if end >= len(seen):
        seen[0] = FULL
        return
    seen[end] = name
    seen[0] = (head | bit) + 1


def length(seen: Row) -> int:
    """Return the number of stored keys."""
    return seen[0] & (1 << COUNT_BITS) - 1
