"""Krabcek: who stands better, at a glance.

A player's prospects are a sum: how far his tower is built; how many fields lie between the pieces that have to meet,
over free fields that are wide enough, so that whoever stands in between is felt; with how many numbers they would meet;
and how much room he has to walk, for who cannot use his number has lost (KR-20).

Weights are hundredths of a logit. Most were found by logistic regression on the results of 6,000 games that earlier
weights had played against each other one move deep; that of room on 454 games searched two decisions deep. Some were
then joined or rounded by hand, and the whole was not fitted again.
"""

from .board import (
    ALL,
    AVENUES,
    BIG_STACK,
    BIGBOY,
    GATES,
    LITTLE_STACK,
    MIDDLEMAN,
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
)
from .rules import near

FAR = 13  # fields apart, or more, or cut off from each other
APART = 4  # bits of a distance; above them, one for each number that would bring the two together
NUMBERS_OF_A_DIE = 0b1111110

# By how many fields two are apart.
SKINNYBOY_TO_BIG_STACK = (0, 31, 58, 25, 15, 6, -18, 1, 1, -3, -3, -3, -3, -29)
LITTLE_STACK_TO_BIGBOY = (0, 88, 64, 56, 4, -4, -12, 5, 5, 2, 2, 2, 2, -44)
MIDDLEMAN_TO_BIGBOY = (0, 34, 25, 23, 2, -8, -8, 7, 7, -12, -12, -12, -12, -43)
MIDDLEMAN_TO_SKINNYBOY = (0, 63, 38, 36, 34, 25, 24, 14, 14, 17, 17, 17, 17, -11)
# By how many numbers would win.
WINNING = (0, 59, 104, 112, 112, 112, 112)
NUMBER_FOR_BIG_STACK, NUMBER_FOR_LITTLE_STACK = 17, 11
# Off the board, on a gate, elsewhere.
SKINNYBOYS_OFF, SKINNYBOYS_ON_GATES, SKINNYBOYS_INSIDE = -1, 1, -8
MIDDLEMEN_OFF, MIDDLEMEN_ON_GATES, MIDDLEMEN_INSIDE = -28, -19, -36
BIGBOY_OFF, BIGBOY_ON_GATE, BIGBOY_INSIDE = -80, -44, 20
LITTLE_STACKS_ON_GATES, LITTLE_STACKS_INSIDE = 15, -1
BIG_STACK_ON_GATE, BIG_STACK_INSIDE = 17, 87
FIELD_IN_REACH = 2
FIELD_BEHIND_STREETS = 7
TO_ROLL = 11


def estimate(s: Row, out: Shares) -> None:
    """Each player's chances; never certain."""
    lead = 0
    for seat in range(2):
        lead = prospect(s, seat) - lead
    lead = -lead
    if s[SEAT] != NOBODY:
        lead += TO_ROLL - 2 * TO_ROLL * s[SEAT]
    x = abs(lead) / 100
    odds = 1 + x * (1 + x / 2 * (1 + x / 3 * (1 + x / 4)))  # the exponential, by its first terms
    out[0] = odds / (1 + odds) if lead > 0 else 1 / (1 + odds)
    out[1] = 1 - out[0]


def prospect(s: Row, seat: int) -> int:
    """What a player has, in hundredths of a logit."""
    pieces = PIECES + 6 * seat
    skinny = s[pieces + SKINNYBOY]
    middle = s[pieces + MIDDLEMAN]
    big = s[pieces + BIGBOY]
    little_stack = s[pieces + LITTLE_STACK]
    big_stack = s[pieces + BIG_STACK]
    skinny_off = s[OFF + seat] & 7
    middle_off = s[OFF + seat] >> PLACE & 7
    big_off = s[OFF + seat] >> 2 * PLACE & 7
    worth = SKINNYBOYS_OFF * skinny_off + MIDDLEMEN_OFF * middle_off + BIGBOY_OFF * big_off
    worth += SKINNYBOYS_ON_GATES * count(skinny & GATES) + SKINNYBOYS_INSIDE * count(skinny & ~GATES)
    worth += MIDDLEMEN_ON_GATES * count(middle & GATES) + MIDDLEMEN_INSIDE * count(middle & ~GATES)
    worth += BIGBOY_ON_GATE * count(big & GATES) + BIGBOY_INSIDE * count(big & ~GATES)
    worth += LITTLE_STACKS_ON_GATES * count(little_stack & GATES) + LITTLE_STACKS_INSIDE * count(little_stack & ~GATES)
    worth += BIG_STACK_ON_GATE * count(big_stack & GATES) + BIG_STACK_INSIDE * count(big_stack & ~GATES)

    empty = ALL & ~(s[OWN] | s[OWN + 1])
    wide = AVENUES | s[STREETS]
    doors = s[TAKEN + seat] & empty
    skinny_doors = doors if skinny_off else 0
    middle_doors = doors if middle_off else 0
    winning = 0
    if big_stack & ~GATES:
        found = trail(s, big_stack, empty, skinny, skinny_doors)
        worth += SKINNYBOY_TO_BIG_STACK[found & 15]
        winning = found >> APART
    if big & ~GATES:
        found = trail(s, big, empty & wide, middle, middle_doors)
        worth += MIDDLEMAN_TO_BIGBOY[found & 15] + NUMBER_FOR_BIG_STACK * count(found >> APART)
        if little_stack:
            found = trail(s, big, empty & wide, little_stack, 0)
            worth += LITTLE_STACK_TO_BIGBOY[found & 15]
            winning |= found >> APART
    elif big and skinny & AVENUES & ~GATES:
        # No Avenue lies beside a gate: the Bigboy leaves it by a switch, to where a Skinnyboy stands.
        found = trail(s, skinny & AVENUES & ~GATES, empty & wide, middle | little_stack, middle_doors)
        worth += MIDDLEMAN_TO_SKINNYBOY[found & 15]
    if middle & ~GATES:
        found = trail(s, middle & ~GATES, empty, skinny, skinny_doors)
        worth += NUMBER_FOR_LITTLE_STACK * count(found >> APART)
    worth += WINNING[count(winning)]

    here = skinny
    entering = skinny_doors
    room = 0
    for _ in range(6):
        here = (near(s, here) | entering) & empty & ~room
        room |= here
        entering = 0
    worth += FIELD_IN_REACH * count(room)
    worth += FIELD_BEHIND_STREETS * count(near(s, near(s, s[TAKEN + seat]) & wide) & AVENUES & ~GATES)
    return worth


def trail(s: Row, goal: int, free: int, walkers: int, doors: int) -> int:
    """How far from the goal the nearest of the walkers is, or who enters by a door; above it, the numbers that fit."""
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
    return nearest | (numbers & NUMBERS_OF_A_DIE) << APART
