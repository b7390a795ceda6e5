"""Crab Stack: what the net of ``net.py`` sees of a position of four players.

A feature is a row of the net's weights, and belongs to a player. A crab on top gives its player two: what is below it
and how many goals it has; and how many crabs, of its player and of others, can land on it. A covered crab gives its
player one, by the crab above it. Each player who is not out has two more: how many of the own crabs can move, and how
many others move first. Features say nothing of colours or places, so every symmetry leaves them as they are.
"""

from strandline.core.bits import count
from strandline.core.contract import Row
from strandline.games.crab_stack.board import LARGE, MEDIUMS, OCCUPIED, SMALL, SMALLS
from strandline.games.crab_stack.rules import RING, near, third

MOST_GOALS = 7  # more goals count as this many
STATES = 10  # four shapes around a bare rock, or the kind of the crab below
END, EDGE, SPLIT, THREE_WAYS = range(4)
"""The shapes: at most one neighbour, neighbours in one, in two, or in three groups."""
KINDS = 6  # of crabs, for a player: the own three sizes, then those of others
MANY = 3  # more crabs that can land on another, and more goals beside them, count as this many
MOST_MOBILE = 9
MOST_WAIT = 3

TOP = 0
REACHED = TOP + 3 * STATES * (MOST_GOALS + 1)
COVERED = REACHED + 3 * (MANY + 1) ** 3
MOBILE = COVERED + 3 * KINDS * 2
"""From here on for each number of players who are not out, beginning with two."""
WAIT = MOBILE + 3 * (MOST_MOBILE + 1)
FEATURES = WAIT + 3 * (MOST_WAIT + 1)
AT_ONCE = 36 * 2 + 4 * 2
"""The most features of a position of four players: each crab on a rock has two, and each player."""
STAGE_BEGINS = (9, 14, 20, 27)
"""From this many stacks on, the hidden units have other weights."""
STAGES = 5
BITS = 10
"""The bits of the first feature of a crab on top."""


def kind_of(crab: int, owner: int) -> int:
    return (crab >> 2 & 3) - 1 + (0 if crab >> 4 == owner else 3)


def features_of_top(s: Row, cell: int, size: int, under: int, own: int) -> int:
    """Return both features of the crab on top of a cell, the second above the first. ``own``: its player's cells."""
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
    top = TOP + ((size - 1) * STATES + state) * (MOST_GOALS + 1) + min(number, MOST_GOALS)
    by_own = min(count(reached_by & own), MANY)
    by_other = min(count(reached_by & ~own), MANY)
    reached = (((size - 1) * (MANY + 1) + by_own) * (MANY + 1) + by_other) * (MANY + 1) + min(number, MANY)
    return REACHED + reached << BITS | top


def feature_of_covered(crab: int, above: int, is_deeper: int) -> int:
    """Return the feature of a crab below another; ``is_deeper``: not directly below the top."""
    return COVERED + (((crab >> 2 & 3) - 1) * KINDS + kind_of(above, crab >> 4)) * 2 + is_deeper


def feature_of_mobile(alive: int, number: int) -> int:
    """Return the feature of a player with so many crabs that can move. ``alive``: the number of players, less two."""
    return MOBILE + alive * (MOST_MOBILE + 1) + min(number, MOST_MOBILE)


def feature_of_wait(alive: int, others: int) -> int:
    """Return the feature of a player before whom so many others move."""
    return WAIT + alive * (MOST_WAIT + 1) + others
