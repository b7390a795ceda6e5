"""Krabcek: what the evaluation sees of a player's position: thirty small numbers, four bits each, in two ints."""

from strandline.core.bits import count, low
from strandline.core.contract import Row

from .board import (
    ALL,
    AVENUES,
    BIG_STACK,
    BIGBOY,
    GATES,
    INNER,
    JUMP_5,
    LITTLE_STACK,
    MIDDLEMAN,
    NEXT,
    OFF,
    OUTSIDE,
    OWN,
    PIECES,
    PLACE,
    SKINNYBOY,
    STREETS,
    SWITCH_6,
    TAKEN,
)
from .rules import ends, near
from .ways import APART, army, entrances, meeting, room, trail

FEATURE_BITS = 4  # bits per feature
FEATURES = 15  # in each of the two ints
HIGHEST = 15  # the largest value of a feature
# The features that the evaluation uses by name.
WINNING, STUCK = 0, 12  # in the second int: how many numbers win at once, and how many lose
ROOM, WIDE_ROOM, BEHIND = 16, 20, 24  # in the second int: of Skinnyboys, of Middlemen, and behind the gates


def both_features(s: Row) -> tuple[int, int, int, int]:
    """Black's features, then White's."""
    one = two = uno = dos = 0
    for seat in range(2):
        uno = one
        dos = two
        one, two = features(s, seat)
    return uno, dos, one, two


def features(s: Row, seat: int) -> tuple[int, int]:
    """Return the pieces and what they are near to; then the numbers that help, the room to walk, and the gates."""
    # Code that is needed several times is called once, in a loop: the compiler inlines every call.
    skinny, middle, big, little_stack, big_stack = army(s, seat)
    skinny_off = s[OFF + seat] & 7
    middle_off = s[OFF + seat] >> PLACE & 7
    empty = ALL & ~(s[OWN] | s[OWN + 1])
    wide = AVENUES | s[STREETS]
    inside = AVENUES & ~GATES
    skinny_doors, middle_doors = entrances(s, seat, empty)
    # The Bigboy: off the board, on a gate, inside; the Big Stack: on a gate, inside.
    stage = 0
    if big:
        stage = 1 + (big & GATES == 0)
    if big_stack:
        stage = 3 + (big_stack & GATES == 0)

    one = skinny_off
    one |= count(skinny & GATES) << 4
    one |= count(skinny & inside) << 8
    one |= count(skinny & ~AVENUES) << 12
    one |= middle_off << 16
    one |= count(middle & GATES) << 20
    one |= count(middle & inside) << 24
    one |= count(middle & ~AVENUES) << 28
    one |= stage << 32
    one |= 3 * count(little_stack & GATES) + count(little_stack & ~GATES) << 36

    # How far apart the pieces are that have to meet, and how many numbers bring them together: for a Little Stack; for
    # a Big Stack, or for a field where a switch could bring the Bigboy; for the tower.
    two = 0
    for purpose in range(3):
        goal = middle & ~GATES
        free = empty
        walkers = skinny
        entering = skinny_doors
        place = 52
        if purpose == 1 and stage <= 2:
            goal = big if stage == 2 else skinny & inside
            free = empty & wide
            walkers = middle if stage == 2 else middle | little_stack
            entering = middle_doors
            place = 44 if stage == 2 else 48
        elif purpose == 1:
            goal = 0
        elif purpose == 2 and stage == 4:
            goal = big_stack
            place = 40
        elif purpose == 2:
            goal = big if stage == 2 and little_stack else 0
            free = empty & wide
            walkers = little_stack
            entering = 0
            place = 40
        if goal:
            found = trail(s, goal, free, walkers, entering)
            one |= (found & HIGHEST) << place
            if purpose == 0:
                two |= count(found >> APART) << 8
            elif place != 48 and found & HIGHEST <= 6:
                two |= count(meeting(s, goal, free, walkers, entering)) << (4 if purpose == 1 else WINNING)
    one |= min(HIGHEST, count(
        near(s, skinny & inside) & empty if stage < 2 else
        room(s, big | big_stack, 0, empty & AVENUES) if stage != 3 else 0
    )) << 56  # fmt: skip

    here = (near(s, skinny) | skinny_doors) & empty
    reached = here
    steps = 0
    while here and steps < 6:
        steps += 1
        if steps < 6:
            here = near(s, here) & empty & ~reached
            reached |= here
    # Some Skinnyboy could use any number up to this one.
    stuck = 0
    while steps < 6:
        steps += 1
        stuck += not movable(s, seat, steps, empty)
    two |= stuck << STUCK
    two |= min(HIGHEST, count(reached) >> 1) << ROOM
    two |= min(HIGHEST, count(room(s, middle | little_stack, middle_doors, empty & wide)) >> 1) << WIDE_ROOM
    two |= gates(s, seat, empty)
    two |= (
        (middle & inside != 0) + 2 * (little_stack & inside != 0) + 4 * (skinny & inside != 0) + 8 * (stage == 1)
    ) << 56
    return one, two


def gates(s: Row, seat: int, empty: int) -> int:
    """Return what a player's gates open onto, and how many are open."""
    own = s[TAKEN + seat]
    inside = AVENUES & ~GATES
    beside = near(s, own)
    pieces = PIECES + 6 * seat
    for_middlemen = own & (empty | s[pieces + MIDDLEMAN] | s[pieces + LITTLE_STACK])
    ways_out = 0
    streets_out = 0
    each = own
    while each:
        exits = s[NEXT + low(each)]
        each &= each - 1
        ways_out += exits != 0
        streets_out += exits & s[STREETS] != 0
    found = min(HIGHEST, count(near(s, beside & (AVENUES | s[STREETS])) & inside)) << BEHIND
    found |= min(HIGHEST, count(near(s, own & empty) & empty)) << 28
    found |= count(near(s, for_middlemen) & empty & s[STREETS]) << 32
    found |= count(own & empty) << 36
    found |= ways_out << 40
    found |= streets_out << 44
    found |= min(HIGHEST, count(near(s, beside & s[STREETS]) & inside & empty)) << 48
    return found | count(own & s[OWN + 1 - seat]) << 52


def movable(s: Row, seat: int, steps: int, empty: int) -> int:
    """KR-11 to KR-17: return whether a player could use a number."""
    pieces = PIECES + 6 * seat
    skinny = s[pieces + SKINNYBOY]
    middlemen = s[pieces + MIDDLEMAN]
    little = s[pieces + LITTLE_STACK]
    middle = middlemen | little
    big = s[pieces + BIGBOY] | s[pieces + BIG_STACK]
    wide = AVENUES | s[STREETS]
    own = s[OWN + seat]
    if steps == SWITCH_6 and (
        (skinny & wide and middle) or (skinny & AVENUES and big) or (middlemen and little) or (middle & AVENUES and big)
    ):
        return 1
    if steps == JUMP_5 and ((own & s[TAKEN] and empty & s[TAKEN + 1]) or (own & s[TAKEN + 1] and empty & s[TAKEN])):
        return 1
    walkers = own
    for kind in range(LITTLE_STACK):
        if s[OFF + seat] >> PLACE * kind & 7:
            walkers |= 1 << OUTSIDE + kind
    skinny |= 1 << OUTSIDE + SKINNYBOY
    middle |= 1 << OUTSIDE + MIDDLEMAN
    while walkers:
        start = low(walkers)
        walkers &= walkers - 1
        # As in the rules, a dead-end field can end a walk but not continue it.
        free = empty & AVENUES
        onto = 0
        if middle >> start & 1:
            free = empty & wide
            onto = s[pieces + BIGBOY] & ~GATES
        if skinny >> start & 1:
            free = empty
            onto = (middlemen | s[pieces + BIG_STACK]) & ~GATES
        first = s[TAKEN + seat] & empty if start >= OUTSIDE else s[NEXT + start]
        if ends(s, first, steps, free & s[INNER], onto | free & ~s[INNER]):
            return 1
    return 0
