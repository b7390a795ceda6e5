"""Crab Stack: a small neural net that scores positions of two players, for search.

Each feature of ``features.py`` adds a row of weights to eight hidden units and to a plain sum; a unit counts from 0 to
1 (clipped). ``weights.py`` has the weights.
"""

from strandline.core.bits import count, low
from strandline.core.contract import Row
from strandline.games.crab_stack.board import OCCUPIED, TURN
from strandline.games.crab_stack.rules import beneath, pile, tops
from strandline.games.crab_stack.symmetry import orient as orient
from strandline.games.crab_stack.symmetry import returned as returned
from strandline.games.crab_stack.symmetry import turned as turned

from .features import ALL_MOBILE, BITS, STACKS, feature_of_covered, features_of_top, kind_of, mobile_by
from .weights import FIRST, HEADS, LANE, LANES, NOTHING, NOTHINGS, ONE, PLAIN, SECOND

UNIT = 285
"""This much in a score multiplies the odds by e."""
MOST = 14_000
STAGE_BEGINS = (6, 9, 13)
"""From this many stacks on, the output of the net has other weights."""


def score(s: Row) -> int:
    """Estimate how well the player to move stands, of two."""
    mover = s[TURN]
    cells = s[OCCUPIED]
    stacks = count(cells)
    feature = STACKS + stacks
    units = NOTHINGS + FIRST[feature]
    more_units = NOTHINGS + SECOND[feature]
    plain = PLAIN[feature]
    mobile = ALL_MOBILE
    own = tops(s, mover)
    while cells:
        cell = low(cells)
        cells &= cells - 1
        top = pile(s, cell) & 63
        under = beneath(s, top)
        kind = kind_of(top, mover)
        both = features_of_top(s, cell, top >> 2 & 3, kind_of(under, mover) if under else -1, kind, own)
        feature = both >> BITS
        units += FIRST[feature]
        more_units += SECOND[feature]
        plain += PLAIN[feature]
        feature = both & (1 << BITS) - 1
        mobile += mobile_by(feature)
        is_deeper = 0
        while True:
            units += FIRST[feature]
            more_units += SECOND[feature]
            plain += PLAIN[feature]
            if under == 0:
                break
            feature = feature_of_covered(under, mover, kind, is_deeper)
            is_deeper = 1
            under = beneath(s, under)
    units += FIRST[mobile]
    more_units += SECOND[mobile]
    head = stage_of(stacks) * (2 * LANES + 1)
    logit = (plain + PLAIN[mobile] + HEADS[head + 2 * LANES]) * ONE
    for lane in range(LANES):
        logit += HEADS[head + lane] * hidden(units, lane) + HEADS[head + LANES + lane] * hidden(more_units, lane)
    return min(max(logit * UNIT // (ONE * ONE), -MOST), MOST)


def stage_of(stacks: int) -> int:
    return (stacks >= STAGE_BEGINS[0]) + (stacks >= STAGE_BEGINS[1]) + (stacks >= STAGE_BEGINS[2])


def hidden(word: int, lane: int) -> int:
    """Return the output of a hidden unit, from 0 to ONE."""
    return min(max((word >> LANE * lane & (1 << LANE) - 1) - NOTHING, 0), ONE)
