"""Crab Stack: how a position looks at a glance."""

from .board import MEDIUMS, OCCUPIED, SMALLS, TURN, Row, count, low
from .rules import near, second, third, tops, beneath, pile
from .symmetry import orient as orient
from .symmetry import returned as returned
from .symmetry import turned as turned


def score(s: Row) -> int:
    return standing(s, s[TURN]) - standing(s, 1 - s[TURN])


def standing(s: Row, seat: int) -> int:
    """How a player stands."""
    own = tops(s, seat)
    occupied = s[OCCUPIED]
    medium = s[MEDIUMS]
    small = s[SMALLS]
    found = 0
    crabs = own & (occupied ^ medium)
    while crabs:
        found += 60 + 20 * count(near(crabs & -crabs) & occupied)
        crabs &= crabs - 1
    crabs = own & (medium ^ small)
    while crabs:
        found += 30 + 10 * count(second(low(crabs), occupied, medium))
        crabs &= crabs - 1
    crabs = own & small
    while crabs:
        found += 10 + 10 * count(third(low(crabs), occupied, small))
        crabs &= crabs - 1
    return found


def promise(s: Row, move: int) -> int:
    seat = s[TURN]
    if move >> 6 >= 56:
        return 0
    onto = pile(s, move & 63)
    under = beneath(s, pile(s, move >> 6) & 63)
    found = 20
    found += 20 if onto >> 4 & 3 != seat else -10
    if under:
        found += 10 if under >> 4 == seat else -10
    return found
