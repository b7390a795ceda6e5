"""Crab Stack: what the net of ``net.py`` sees of a position of two players.

A feature is a row of the net's weights. A crab on top has two: what is below it and how many goals it has; and how many
crabs of either player can land on it. A crab on the bare rock also has a shape: how the occupied neighbours of its rock
hang together, since a wave may come when it leaves. A covered crab has one, by the crab on top. Two more features are
of the whole board. A feature says whose a crab is, but not where it is: every symmetry of the board leaves all of them
as they are.
"""

from strandline.core.bits import count
from strandline.core.contract import Row
from strandline.games.crab_stack.board import LARGE, MEDIUMS, OCCUPIED, SMALL, SMALLS
from strandline.games.crab_stack.rules import RING, near, third

KINDS = 6  # of crabs: the three sizes of the player to move, then those of the other
MOST_GOALS = 7  # more goals count as this many
STATES = 10  # four shapes around a bare rock, or the kind of the crab below
END, EDGE, SPLIT, THREE_WAYS = range(4)
"""The shapes: at most one neighbour, neighbours in one, in two, or in three groups."""
MANY = 3  # more crabs that can land on another, and more goals beside them, count as this many
MOST_STACKS = 18
MOST_MOBILE = 9

TOP = 0
REACHED = TOP + KINDS * STATES * (MOST_GOALS + 1)
COVERED = REACHED + KINDS * (MANY + 1) ** 3
STACKS = COVERED + KINDS * KINDS * 2
ALL_MOBILE = STACKS + MOST_STACKS + 1
FEATURES = ALL_MOBILE + (MOST_MOBILE + 1) ** 2
AT_ONCE = 2 * MOST_STACKS + 2
"""The most features of a position: two for each crab, and two of the whole board."""
BITS = 10
"""The bits of a feature of a crab on top."""


def kind_of(crab: int, mover: int) -> int:
    return (crab >> 2 & 3) - 1 + (0 if crab >> 4 == mover else 3)


def features_of_top(s: Row, cell: int, size: int, under: int, kind: int, own: int) -> int:
    """Return both features of the crab on top of a cell, the second above the first.

    ``under``: the kind of the crab below, -1 if there is none. ``own``: the cells of the player to move.
    """
    occupied = s[OCCUPIED]
    medium = s[MEDIUMS]
    around = RING << cell >> 8 & occupied
    goals = around
    reached_by = around & ~medium
    if size < LARGE:
        two_steps = near(around) & occupied & ~(1 << cell)
        goals = two_steps & medium
        reached_by |= goals & ~s[SMALLS]
        if size == SMALL:
            goals = third(cell, occupied, s[SMALLS])
            reached_by |= goals
    state = THREE_WAYS + 1 + under
    if under < 0:
        beside = count(around)
        groups = beside - count(around & around << 1) - count(around & around << 7) - count(around & around << 8)
        state = THREE_WAYS if groups > 2 else SPLIT if groups > 1 else EDGE if beside > 1 else END
    number = count(goals)
    top = TOP + (kind * STATES + state) * (MOST_GOALS + 1) + min(number, MOST_GOALS)
    by_own = min(count(reached_by & own), MANY)
    by_other = min(count(reached_by & ~own), MANY)
    reached = ((kind * (MANY + 1) + by_own) * (MANY + 1) + by_other) * (MANY + 1) + min(number, MANY)
    return REACHED + reached << BITS | top


def mobile_by(feature: int) -> int:
    """Return what the first feature of a crab on top adds to the feature of all that can move."""
    if feature & MOST_GOALS == 0:
        return 0
    return MOST_MOBILE + 1 if feature < REACHED // 2 else 1


def feature_of_covered(crab: int, mover: int, kind: int, is_deeper: int) -> int:
    """Return the feature of a crab below one of this kind; ``is_deeper``: not directly below it."""
    return COVERED + (kind_of(crab, mover) * KINDS + kind) * 2 + is_deeper
