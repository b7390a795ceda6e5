"""Crab Stack: a quick estimate of a position, for search.

A crab's worth depends on its size, on what is below or above it, on how many goals it has, and on how many rocks are
still occupied. The weights are a logistic regression on the results of games that the search played against itself: 400
multiplies the odds by e.
"""

from strandline.core.bits import count, low
from strandline.core.contract import Row, Shares

from .board import ALIVE, MEDIUM, MEDIUMS, OCCUPIED, PLAYERS, SMALL, SMALLS, TURN
from .rules import RING, beneath, pile, second, third, tops
from .symmetry import orient as orient
from .symmetry import returned as returned
from .symmetry import turned as turned

# Small, medium, large: with all rocks occupied, and with none (as the regression extrapolates).
_WEIGHTS = (
    ((32, 40, 516), (56, 340, 1068)),  # on top, on a rock
    ((72, 60, 572), (80, 464, 1276)),  # on top, on a crab of the same player
    ((-60, -80, 476), (-20, 304, 912)),  # on top, on another player's crab
    ((12, 220, 448), (48, 280, 1080)),  # directly below a crab of the same player, who also owns the top
    ((96, 60, 0), (8, 212, 620)),  # directly below a crab of the same player; another player owns the top
    ((72, 372, 480), (-4, 152, 852)),  # directly below another player's crab; the player owns the top
    ((0, 184, 480), (-120, 156, 884)),  # directly below another player's crab, and another player owns the top
    ((8, 40, 40), (16, 40, 136)),  # for each goal
    ((112, 128, 0), (40, 144, 0)),  # if there is any goal (a large crab always has one)
)
_TEMPO = (94, 24)
GOALS = 7 * 3 - 1
MOBILE = 8 * 3 - 1
KINDS = 9 * 3 + 1
STAGES = 18
LANE = 16  # bits per player
NOTHING = 1 << 12  # stands for zero in a lane, since crabs may be worth less than nothing
LANES = NOTHING * 0x1000100010001
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
    """Estimate that the player with more and bigger crabs on top is harder to block."""
    own = tops(s, seat)
    small = s[SMALLS]
    medium = s[MEDIUMS] ^ small
    large = s[OCCUPIED] ^ s[MEDIUMS]
    ours = 3 * count(own & small) + 4 * count(own & medium) + 5 * count(own & large)
    return 2 * ours - 3 * count(small) - 4 * count(medium) - 5 * count(large)


def estimate(s: Row, out: Shares) -> None:
    """Share the result among the players who are not out, by their odds."""
    known = worths(s)
    whole = total(known)
    odds = 0.0
    for seat in range(s[PLAYERS]):
        out[seat] = power((2 * of(known, seat) - whole) / 800) if s[ALIVE] >> seat & 1 else 0.0
        odds += out[seat]
    for seat in range(s[PLAYERS]):
        out[seat] /= odds


def power(x: float) -> float:
    """Return e to the power of x, approximately."""
    found = max(0.0, 1 + x / 1024)
    for _ in range(10):
        found *= found
    return found


def balance(s: Row, seat: int) -> int:
    """Return the worth of a player's crabs minus the worth of all others'."""
    known = worths(s)
    return 2 * of(known, seat) - total(known)


def worths(s: Row) -> int:
    """Return the worth of every player's crabs, each in a lane of its own, from a single pass over all piles.

    The worth of a crab depends on what is below and above it, and on where it can go.
    """
    occupied = s[OCCUPIED]
    medium = s[MEDIUMS]
    small = s[SMALLS]
    stage = 2 * count(occupied) // s[PLAYERS] * KINDS
    found = LANES + (WEIGHTS[stage + KINDS - 1] << LANE * s[TURN])
    cells = occupied
    while cells:
        cell = low(cells)
        cells &= cells - 1
        top = pile(s, cell) & 63
        size = top >> 2 & 3
        under = beneath(s, top)
        state = 0 if under == 0 else 3 if top >> 4 == under >> 4 else 6
        goals = RING << cell >> 8 & occupied
        if size == MEDIUM:
            goals = second(cell, occupied, medium)
        elif size == SMALL:
            goals = third(cell, occupied, small)
        worth = WEIGHTS[stage + size + state - 1] + count(goals) * WEIGHTS[stage + GOALS + size]
        if goals:
            worth += WEIGHTS[stage + MOBILE + size]
        found += worth << LANE * (top >> 4)
        above = top
        while under:
            state = (9 if above >> 4 == under >> 4 else 15) + (0 if top >> 4 == under >> 4 else 3)
            found += WEIGHTS[stage + (under >> 2 & 3) + state - 1] << LANE * (under >> 4)
            above = under
            under = beneath(s, under)
    return found


def of(known: int, seat: int) -> int:
    """Return one player's lane."""
    return (known >> LANE * seat & (1 << LANE) - 1) - NOTHING


def total(known: int) -> int:
    return of(known, 0) + of(known, 1) + of(known, 2) + of(known, 3)
