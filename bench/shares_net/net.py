"""Crab Stack: a small neural net that shares the result among four players, for search.

Each feature of ``features.py`` adds a row of weights to its player's eight hidden units and plain sum; a unit counts
from 0 to 1 (clipped). A player's odds are e to the power of the plain sum and of what the units count for.
"""

from strandline.core.bits import count, low
from strandline.core.contract import Row, Shares
from strandline.core.portable_math import exp
from strandline.games.crab_stack.board import ALIVE, OCCUPIED, PLAYERS, TURN
from strandline.games.crab_stack.rules import beneath, pile, tops
from strandline.games.crab_stack.symmetry import orient as orient
from strandline.games.crab_stack.symmetry import returned as returned
from strandline.games.crab_stack.symmetry import turned as turned

from .features import (
    BITS,
    MOST_GOALS,
    STAGE_BEGINS,
    STAGES,
    feature_of_covered,
    feature_of_mobile,
    feature_of_wait,
    features_of_top,
    kind_of,
)
from .weights import FEATURES, HEADS, LANE, NOTHING, NOTHINGS, ONE, ROW


def estimate(s: Row, out: Shares) -> None:
    """Share the result among the players who are not out."""
    unit_0 = unit_1 = unit_2 = unit_3 = unit_4 = unit_5 = unit_6 = unit_7 = plain = NOTHINGS  # a lane for each player
    mobile = 0
    cells = s[OCCUPIED]
    while cells:
        cell = low(cells)
        cells &= cells - 1
        above = pile(s, cell) & 63
        under = beneath(s, above)
        seat = above >> 4
        both = features_of_top(s, cell, above >> 2 & 3, kind_of(under, seat) if under else -1, tops(s, seat))
        if both & MOST_GOALS:
            mobile += 1 << 8 * seat
        feature = both >> BITS
        is_second = 0
        is_deeper = 0
        while True:
            row = feature * ROW
            lane = LANE * seat
            unit_0 += FEATURES[row] << lane
            unit_1 += FEATURES[row + 1] << lane
            unit_2 += FEATURES[row + 2] << lane
            unit_3 += FEATURES[row + 3] << lane
            unit_4 += FEATURES[row + 4] << lane
            unit_5 += FEATURES[row + 5] << lane
            unit_6 += FEATURES[row + 6] << lane
            unit_7 += FEATURES[row + 7] << lane
            plain += FEATURES[row + 8] << lane
            if is_second == 0:
                feature = both & (1 << BITS) - 1
                is_second = 1
                continue
            if under == 0:
                break
            feature = feature_of_covered(under, above, is_deeper)
            seat = under >> 4
            is_deeper = 1
            above = under
            under = beneath(s, under)
    alive = count(s[ALIVE]) - 2
    head = (alive * STAGES + stage_of(count(s[OCCUPIED]))) * (ROW - 1)
    others = 0
    seat = s[TURN]
    odds = 0.0
    for _ in range(s[PLAYERS]):
        out[seat] = 0.0
        if s[ALIVE] >> seat & 1:
            one = feature_of_mobile(alive, mobile >> 8 * seat & 255) * ROW
            two = feature_of_wait(alive, others) * ROW
            logit = (sum_of(plain, seat) + FEATURES[one + 8] + FEATURES[two + 8]) * ONE
            logit += HEADS[head] * hidden(sum_of(unit_0, seat) + FEATURES[one] + FEATURES[two])
            logit += HEADS[head + 1] * hidden(sum_of(unit_1, seat) + FEATURES[one + 1] + FEATURES[two + 1])
            logit += HEADS[head + 2] * hidden(sum_of(unit_2, seat) + FEATURES[one + 2] + FEATURES[two + 2])
            logit += HEADS[head + 3] * hidden(sum_of(unit_3, seat) + FEATURES[one + 3] + FEATURES[two + 3])
            logit += HEADS[head + 4] * hidden(sum_of(unit_4, seat) + FEATURES[one + 4] + FEATURES[two + 4])
            logit += HEADS[head + 5] * hidden(sum_of(unit_5, seat) + FEATURES[one + 5] + FEATURES[two + 5])
            logit += HEADS[head + 6] * hidden(sum_of(unit_6, seat) + FEATURES[one + 6] + FEATURES[two + 6])
            logit += HEADS[head + 7] * hidden(sum_of(unit_7, seat) + FEATURES[one + 7] + FEATURES[two + 7])
            out[seat] = exp(logit / (ONE * ONE))
            odds += out[seat]
            others += 1
        seat = seat + 1 if seat + 1 < s[PLAYERS] else 0
    for seat in range(s[PLAYERS]):
        out[seat] /= odds


def stage_of(stacks: int) -> int:
    return (
        (stacks >= STAGE_BEGINS[0])
        + (stacks >= STAGE_BEGINS[1])
        + (stacks >= STAGE_BEGINS[2])
        + (stacks >= STAGE_BEGINS[3])
    )


def sum_of(word: int, seat: int) -> int:
    """Return a player's sum."""
    return (word >> LANE * seat & (1 << LANE) - 1) - NOTHING


def hidden(total: int) -> int:
    """Return the output of a hidden unit, from 0 to ONE."""
    return min(max(total, 0), ONE)
