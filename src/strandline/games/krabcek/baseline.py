"""Krabcek: a quick estimate of who stands better.

The player to roll wins at once with some numbers, and those are counted exactly. For the rest, a player's prospects are
a sum: how much of the tower is built; how many fields lie between the pieces that have to meet, over free fields that
are wide enough, so that a piece in between counts; how many numbers would bring them together; and how much room there
is to walk, because a player who cannot use the number has lost (KR-20).

Weights are hundredths of a logit, by logistic regression (ridge) on nine tenths of 167,418 positions of 5,701 games,
searched two decisions deep with earlier weights, some moves at random. The target is half the result and half the
search's estimate.
"""

from strandline.core.bits import count
from strandline.core.contract import Row, Shares

from .board import (
    ALL,
    AVENUES,
    BIG_STACK,
    BIGBOY,
    GATES,
    LITTLE_STACK,
    NOBODY,
    OFF,
    OWN,
    PIECES,
    PLACE,
    SEAT,
    SKINNYBOY,
    STREETS,
    TAKEN,
)
from .rules import near
from .ways import APART, army, entrances, meeting, room, trail

# By the number of fields between two pieces.
SKINNYBOY_TO_BIG_STACK = (0, 29, 47, 36, 23, 10, 5, -7, -3, 0, 0, 0, 0, -45)
LITTLE_STACK_TO_BIGBOY = (0, 61, 39, 28, 19, -7, 2, 0, -3, 0, 0, 0, 0, -83)
MIDDLEMAN_TO_BIGBOY = (0, 17, 12, 11, 6, -4, 2, 4, 1, 4, 1, 0, 0, -34)
MIDDLEMAN_TO_SKINNYBOY = (0, 51, 36, 39, 34, 20, 22, 19, 2, -1, -1, -2, 0, -5)
# By the number of rolls that would win if the other player did not roll first.
WINNING_NEXT = (0, 18, 48, 63, 73, 62, 40)
NUMBER_FOR_BIG_STACK, NUMBER_FOR_LITTLE_STACK = 31, 6
# Off the board, on a gate, elsewhere.
SKINNYBOYS_OFF, SKINNYBOYS_ON_GATES, SKINNYBOYS_INSIDE = 5, 10, 5
MIDDLEMEN_OFF, MIDDLEMEN_ON_GATES, MIDDLEMEN_INSIDE = -38, -21, -37
BIGBOY_OFF, BIGBOY_ON_GATE, BIGBOY_INSIDE = -92, -42, 18
LITTLE_STACKS_ON_GATES, LITTLE_STACKS_INSIDE = -7, -13
BIG_STACK_ON_GATE, BIG_STACK_INSIDE = 20, 95
MIDDLEMAN_ON_STREET = -5
LITTLE_STACK_AND_BIGBOY_INSIDE = 55
FIELD_IN_REACH = 2
WIDE_FIELD_IN_REACH = 1
FIELD_BEHIND_STREETS = 7
TO_ROLL = 10


def estimate(s: Row, out: Shares) -> None:
    """Estimate each player's chances; never certain."""
    lead = prospect(s, 0) - prospect(s, 1)
    roller = s[SEAT]
    at_once = 0.0
    if roller != NOBODY:
        soon = TO_ROLL - WINNING_NEXT[count(winning(s, 1 - roller))]
        lead += soon - 2 * soon * roller
        at_once = count(winning(s, roller)) / 6
    x = abs(lead) / 100
    odds = 1 + x * (1 + x / 2 * (1 + x / 3 * (1 + x / 4)))  # the exponential, by its first terms
    out[0] = odds / (1 + odds) if lead > 0 else 1 / (1 + odds)
    out[0] += at_once * (1 - roller - out[0])
    out[1] = 1 - out[0]


def winning(s: Row, seat: int) -> int:
    """KR-13, KR-17, KR-19: return the numbers with which a player would complete the tower."""
    pieces = PIECES + 6 * seat
    big_stack = s[pieces + BIG_STACK] & ~GATES
    big = s[pieces + BIGBOY] & ~GATES
    empty = ALL & ~(s[OWN] | s[OWN + 1])
    if big_stack:
        return meeting(s, big_stack, empty, s[pieces + SKINNYBOY], entrances(s, seat, empty)[0])
    if big and s[pieces + LITTLE_STACK]:
        return meeting(s, big, empty & (AVENUES | s[STREETS]), s[pieces + LITTLE_STACK], 0)
    return 0


def prospect(s: Row, seat: int) -> int:
    """Return the worth of a player's position in hundredths of a logit."""
    skinny, middle, big, little_stack, big_stack = army(s, seat)
    skinny_off = s[OFF + seat] & 7
    middle_off = s[OFF + seat] >> PLACE & 7
    big_off = s[OFF + seat] >> 2 * PLACE & 7
    worth = SKINNYBOYS_OFF * skinny_off + MIDDLEMEN_OFF * middle_off + BIGBOY_OFF * big_off
    worth += SKINNYBOYS_ON_GATES * count(skinny & GATES) + SKINNYBOYS_INSIDE * count(skinny & ~GATES)
    worth += MIDDLEMEN_ON_GATES * count(middle & GATES) + MIDDLEMEN_INSIDE * count(middle & ~GATES)
    worth += BIGBOY_ON_GATE * count(big & GATES) + BIGBOY_INSIDE * count(big & ~GATES)
    worth += LITTLE_STACKS_ON_GATES * count(little_stack & GATES) + LITTLE_STACKS_INSIDE * count(little_stack & ~GATES)
    worth += BIG_STACK_ON_GATE * count(big_stack & GATES) + BIG_STACK_INSIDE * count(big_stack & ~GATES)
    worth += MIDDLEMAN_ON_STREET * count(middle & ~AVENUES)

    empty = ALL & ~(s[OWN] | s[OWN + 1])
    wide = AVENUES | s[STREETS]
    skinny_doors, middle_doors = entrances(s, seat, empty)
    if big_stack & ~GATES:
        found = trail(s, big_stack, empty, skinny, skinny_doors)
        worth += SKINNYBOY_TO_BIG_STACK[found & 15]
    if big & ~GATES:
        found = trail(s, big, empty & wide, middle, middle_doors)
        worth += MIDDLEMAN_TO_BIGBOY[found & 15] + NUMBER_FOR_BIG_STACK * count(found >> APART)
        if little_stack:
            found = trail(s, big, empty & wide, little_stack, 0)
            worth += LITTLE_STACK_TO_BIGBOY[found & 15] + LITTLE_STACK_AND_BIGBOY_INSIDE
    elif big and skinny & AVENUES & ~GATES:
        # No Avenue is next to a gate: the Bigboy leaves a gate by a switch, to where a Skinnyboy stands.
        found = trail(s, skinny & AVENUES & ~GATES, empty & wide, middle | little_stack, middle_doors)
        worth += MIDDLEMAN_TO_SKINNYBOY[found & 15]
    if middle & ~GATES:
        found = trail(s, middle & ~GATES, empty, skinny, skinny_doors)
        worth += NUMBER_FOR_LITTLE_STACK * count(found >> APART)
    worth += FIELD_IN_REACH * count(room(s, skinny, skinny_doors, empty))
    worth += WIDE_FIELD_IN_REACH * count(room(s, middle | little_stack, middle_doors, empty & wide))
    worth += FIELD_BEHIND_STREETS * count(near(s, near(s, s[TAKEN + seat]) & wide) & AVENUES & ~GATES)
    return worth
