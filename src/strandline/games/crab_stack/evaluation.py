"""Crab Stack: how a position looks at a glance, for search.

What a crab is worth depends on its size, on what it lies on or what covers it, on how many goals it has, and on how
many rocks are still occupied. The weights are a logistic regression on the results of games that the search played
against itself: 400 is a factor e in the odds.
"""

from .board import (
    ALIVE,
    MEDIUMS,
    OCCUPIED,
    PLAYERS,
    SMALLS,
    TURN,
    Row,
    Shares,
    count,
    low,
)
from .rules import beneath, pile, second, third, tops
from .symmetry import orient as orient
from .symmetry import returned as returned
from .symmetry import turned as turned

# Small, medium, large: with all rocks occupied, and (what a regression makes of it) with none.
_WEIGHTS = (
    ((32, 40, 516), (56, 340, 1068)),  # on top, on a rock
    ((72, 60, 572), (80, 464, 1276)),  # on top, on a crab of one's own
    ((-60, -80, 476), (-20, 304, 912)),  # on top, on another's crab
    ((12, 220, 448), (48, 280, 1080)),  # right below one's own, the top is one's own
    ((96, 60, 0), (8, 212, 620)),  # right below one's own, the top is another's
    ((72, 372, 480), (-4, 152, 852)),  # right below another's, the top is one's own
    ((0, 184, 480), (-120, 156, 884)),  # right below another's, the top is another's
    ((8, 40, 40), (16, 40, 136)),  # for each goal
    ((112, 128, 0), (40, 144, 0)),  # if there is any goal (a large crab always has one)
)
_TEMPO = (94, 24)
GOALS = 7 * 3 - 1
MOBILE = 8 * 3 - 1
KINDS = 9 * 3 + 1
STAGES = 18
WEIGHTS = tuple(
    round((early * stage + late * (STAGES - stage)) / STAGES)
    for stage in range(STAGES + 1)
    for early, late in (
        *((pair[0][size], pair[1][size]) for pair in _WEIGHTS for size in range(3)),
        _TEMPO,
    )
)


def score(s: Row) -> int:
    return balance(s, s[TURN])


def edge(s: Row, seat: int) -> int:
    """Who has more crabs on top, and bigger ones, is harder to bring to a standstill."""
    own = tops(s, seat)
    small = s[SMALLS]
    medium = s[MEDIUMS] ^ small
    large = s[OCCUPIED] ^ s[MEDIUMS]
    ours = 3 * count(own & small) + 4 * count(own & medium) + 5 * count(own & large)
    return 2 * ours - 3 * count(small) - 4 * count(medium) - 5 * count(large)


def estimate(s: Row, out: Shares) -> None:
    """By the odds of the players not out."""
    total = 0.0
    for seat in range(s[PLAYERS]):
        out[seat] = power(balance(s, seat) / 800) if s[ALIVE] >> seat & 1 else 0.0
        total += out[seat]
    for seat in range(s[PLAYERS]):
        out[seat] /= total


def power(x: float) -> float:
    """Euler's number to the x, nearly."""
    found = max(0.0, 1 + x / 1024)
    for _ in range(10):
        found *= found
    return found


def balance(s: Row, seat: int) -> int:
    """What the crabs of a player are worth, less what all others are worth."""
    stage = 2 * count(s[OCCUPIED]) // s[PLAYERS] * KINDS
    found = WEIGHTS[stage + KINDS - 1]
    return stacked(s, seat, stage) + mobile(s, tops(s, seat), stage) + (found if s[TURN] == seat else -found)


def stacked(s: Row, seat: int, stage: int) -> int:
    """What crabs are worth by what they lie on and what covers them."""
    found = 0
    cells = s[OCCUPIED]
    while cells:
        top = pile(s, low(cells)) & 63
        cells &= cells - 1
        under = beneath(s, top)
        state = 0 if under == 0 else 3 if top >> 4 == under >> 4 else 6
        worth = WEIGHTS[stage + (top >> 2 & 3) + state - 1]
        found += worth if top >> 4 == seat else -worth
        above = top
        while under:
            state = (9 if above >> 4 == under >> 4 else 15) + (0 if top >> 4 == under >> 4 else 3)
            worth = WEIGHTS[stage + (under >> 2 & 3) + state - 1]
            found += worth if under >> 4 == seat else -worth
            above = under
            under = beneath(s, under)
    return found


def mobile(s: Row, own: int, stage: int) -> int:
    """What crabs are worth by where they can go."""
    occupied = s[OCCUPIED]
    medium = s[MEDIUMS]
    small = s[SMALLS]
    large = occupied ^ medium
    found = WEIGHTS[stage + GOALS + 3] * (2 * steps(large & own, occupied) - steps(large, occupied))
    crabs = medium ^ small
    while crabs:
        goals = count(second(low(crabs), occupied, medium))
        worth = goals * WEIGHTS[stage + GOALS + 2] + (WEIGHTS[stage + MOBILE + 2] if goals else 0)
        found += worth if crabs & -crabs & own else -worth
        crabs &= crabs - 1
    crabs = small
    while crabs:
        goals = count(third(low(crabs), occupied, small))
        worth = goals * WEIGHTS[stage + GOALS + 1] + (WEIGHTS[stage + MOBILE + 1] if goals else 0)
        found += worth if crabs & -crabs & own else -worth
        crabs &= crabs - 1
    return found


def steps(crabs: int, occupied: int) -> int:
    """How many steps there are from these cells to an occupied one, taken together."""
    return (
        count(crabs << 1 & occupied)
        + count(crabs >> 1 & occupied)
        + count(crabs << 8 & occupied)
        + count(crabs >> 8 & occupied)
        + count(crabs << 7 & occupied)
        + count(crabs >> 7 & occupied)
    )
