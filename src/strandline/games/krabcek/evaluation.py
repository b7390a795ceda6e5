"""Krabcek: who stands better, at a glance.

A player's prospects are a sum: how far his tower is built, how many fields lie between the pieces that have to meet (over
free fields that are wide enough, so whoever stands in between is felt), with how many numbers they would meet, and
how many of his pieces are hemmed in. The weights are hundredths of a logit, found by logistic regression on the results
of games that earlier weights had played against each other.
"""

from .board import (
    ALL,
    AVENUES,
    BIG_STACK,
    BIGBOY,
    CHANCE,
    GATES,
    LITTLE_STACK,
    MIDDLEMAN,
    NEXT,
    NOBODY,
    OFF,
    OWN,
    PIECES,
    PLACE,
    SEAT,
    SKINNYBOY,
    STREETS,
    TAKEN,
    Row,
    Shares,
    count,
    low,
)
from .rules import near

FAR = 13  # fields apart, or more, or cut off from each other
APART = 4  # bits of a distance; above them, one for each number that would bring the two together

SKINNY_TO_BIG_STACK = (0, 31, 58, 25, 15, 6, -18, 1, 1, -3, -3, -3, -3, -29)
LITTLE_TO_BIG = (0, 88, 64, 56, 4, -4, -12, 5, 5, 2, 2, 2, 2, -44)
MIDDLE_TO_BIG = (0, 34, 25, 23, 2, -8, -8, 7, 7, -12, -12, -12, -12, -43)
MIDDLE_TO_SPOT = (0, 63, 38, 36, 34, 25, 24, 14, 14, 17, 17, 17, 17, -11)
WINS = (0, 59, 104, 112, 112, 112, 112)


def estimate(s: Row, out: Shares) -> None:
    """Each player's chances; never certain."""
    lead = prospect(s, 0) - prospect(s, 1)
    if s[SEAT] != NOBODY:
        lead += 11 - 22 * s[SEAT]
    x = abs(lead) / 100
    odds = 1 + x * (1 + x / 2 * (1 + x / 3 * (1 + x / 4)))  # the exponential, by its first terms
    ahead = odds / (1 + odds)
    out[0] = ahead if lead > 0 else 1 - ahead
    out[1] = 1 - out[0]


def prospect(s: Row, seat: int) -> int:
    """A player's prospects, in hundredths of a logit."""
    pieces = PIECES + 6 * seat
    skinny = s[pieces + SKINNYBOY]
    middle = s[pieces + MIDDLEMAN]
    big = s[pieces + BIGBOY]
    little = s[pieces + LITTLE_STACK]
    stack = s[pieces + BIG_STACK]
    off = s[OFF + seat]
    empty = ALL & ~(s[OWN] | s[OWN + 1])
    wide = AVENUES | s[STREETS]
    doors = s[TAKEN + seat] & empty
    skinny_doors = doors if off & 7 else 0
    middle_doors = doors if off >> PLACE & 7 else 0
    worth = 0
    worth += -3 * count(skinny & AVENUES & ~GATES) + 1 * count(skinny & GATES) - 12 * count(skinny & ~AVENUES) - 1 * (off & 7)
    worth += -28 * (off >> PLACE & 7) - 19 * count(middle & GATES) - 36 * count(middle & ~GATES)
    worth += 15 * count(little & GATES) - count(little & ~GATES)
    worth += 17 * count(stack & GATES) + 87 * count(stack & ~GATES)
    worth += -80 * (off >> 2 * PLACE & 7) - 44 * count(big & GATES) + 20 * count(big & ~GATES)
    wins = 0
    if stack & ~GATES:
        found = trail(s, stack, empty, skinny, skinny_doors)
        worth += SKINNY_TO_BIG_STACK[found & 15]
        wins = found >> APART
    if big & ~GATES:
        if little:
            found = trail(s, big, empty & wide, little, 0)
            worth += LITTLE_TO_BIG[found & 15]
            wins |= found >> APART
        found = trail(s, big, empty & wide, middle, middle_doors)
        worth += MIDDLE_TO_BIG[found & 15] + 17 * count(found >> APART)
    elif big:
        spots = skinny & AVENUES & ~GATES
        if spots:
            found = trail(s, spots, empty & wide, middle | little, middle_doors)
            worth += MIDDLE_TO_SPOT[found & 15]
    if middle & ~GATES:
        found = trail(s, middle & ~GATES, empty, skinny, skinny_doors)
        worth += 11 * count(found >> APART)
    worth += WINS[count(wins)]
    own = s[OWN + seat]
    while own:
        here = low(own)
        own &= own - 1
        worth += 7 if s[NEXT + here] & empty else -17
    worth += 67 * count(near(s, near(s, s[TAKEN + seat]) & wide) & wide & ~GATES) // 10
    return worth


def trail(s: Row, goal: int, free: int, walkers: int, doors: int) -> int:
    """How far the nearest of the walkers, or of those behind the doors, is from the goal; above, the numbers that fit."""
    seen = goal
    here = goal
    steps = 0
    nearest = FAR
    numbers = 0
    while here and steps < FAR - 1:
        steps += 1
        here = near(s, here) & ~seen
        seen |= here
        if here & walkers:
            nearest = min(nearest, steps)
            numbers |= 1 << steps
        if here & doors:
            nearest = min(nearest, steps + 1)
            numbers |= 2 << steps
        here &= free
    return nearest | (numbers & 126) << APART
