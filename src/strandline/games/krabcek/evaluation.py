"""Krabcek: estimates each player's chances, for search.

The player to roll wins or loses at once with some numbers, and those are counted exactly. For the rest, ``features.py``
describes both players' positions, and a small neural net tells what they are worth to the player to roll. Each feature
of each player adds a row of weights to sixteen hidden units and to a plain sum; a unit counts from 0 to 1 (clipped).
``weights.py`` has the weights, and explains how four hidden units share an int.
"""

from strandline.core.contract import CHANCE, Row, Shares
from strandline.core.portable_math import exp

from .board import DIE, NOBODY, SEAT, TURN
from .features import BEHIND, FEATURE_BITS, FEATURES, HIGHEST, ROOM, STUCK, WIDE_ROOM, WINNING, both_features
from .weights import BIAS, COUNTED_FROM, FIRST, FOURTH, LANE, LANES, ONE, PLAIN, SECOND, THIRD, UNITS

PLAYER = 2 * FEATURES << FEATURE_BITS  # rows per player
# While players choose gates, in hundredths of a logit.
FIELD_IN_ROOM, FIELD_IN_WIDE_ROOM, FIELD_BEHIND = 4, 2, 7


def estimate(s: Row, out: Shares) -> None:
    """Estimate each player's chances before a roll; never certain. A number that has been rolled is ignored."""
    uno, dos, one, two = both_features(s)
    black = 0.0
    if s[TURN] != CHANCE and s[DIE] == 0:
        lead = FIELD_IN_ROOM * ((dos >> ROOM & HIGHEST) - (two >> ROOM & HIGHEST))
        lead += FIELD_IN_WIDE_ROOM * ((dos >> WIDE_ROOM & HIGHEST) - (two >> WIDE_ROOM & HIGHEST))
        lead += FIELD_BEHIND * ((dos >> BEHIND & HIGHEST) - (two >> BEHIND & HIGHEST))
        black = 1 / (1 + exp(-lead / 100))
    else:
        for roller in range(2):
            if s[SEAT] != 1 - roller:
                share = chances(uno, dos, one, two)
                black += 1 - share if roller else share
            one, uno = uno, one
            two, dos = dos, two
        if s[SEAT] == NOBODY:
            black /= 2
    out[0] = min(max(black, 0.001), 0.999)
    out[1] = 1 - out[0]


def chances(one: int, two: int, uno: int, dos: int) -> float:
    """Return the chances of the player to roll, from both players' features."""
    wins = two >> WINNING & HIGHEST
    losses = two >> STUCK & HIGHEST
    first = 0
    second = 0
    third = 0
    fourth = 0
    logit = 0
    for feature in range(FEATURES):
        at = feature << FEATURE_BITS
        a = at + (one >> FEATURE_BITS * feature & HIGHEST)
        b = at + (FEATURES << FEATURE_BITS) + (two >> FEATURE_BITS * feature & HIGHEST)
        c = at + PLAYER + (uno >> FEATURE_BITS * feature & HIGHEST)
        d = at + PLAYER + (FEATURES << FEATURE_BITS) + (dos >> FEATURE_BITS * feature & HIGHEST)
        first += FIRST[a] + FIRST[b] + FIRST[c] + FIRST[d]
        second += SECOND[a] + SECOND[b] + SECOND[c] + SECOND[d]
        third += THIRD[a] + THIRD[b] + THIRD[c] + THIRD[d]
        fourth += FOURTH[a] + FOURTH[b] + FOURTH[c] + FOURTH[d]
        logit += PLAIN[a] + PLAIN[b] + PLAIN[c] + PLAIN[d]
    logit = (logit + BIAS) * ONE
    for lane in range(LANES):
        logit += UNITS[lane] * hidden(first, lane, COUNTED_FROM[lane])
        logit += UNITS[LANES + lane] * hidden(second, lane, COUNTED_FROM[LANES + lane])
        logit += UNITS[2 * LANES + lane] * hidden(third, lane, COUNTED_FROM[2 * LANES + lane])
        logit += UNITS[3 * LANES + lane] * hidden(fourth, lane, COUNTED_FROM[3 * LANES + lane])
    return (wins + (6 - wins - losses) / (1 + exp(-logit / (ONE * ONE)))) / 6


def hidden(word: int, lane: int, least: int) -> int:
    """Return the output of a hidden unit, from 0 to ONE."""
    return min(max((word >> LANE * lane & (1 << LANE) - 1) + least, 0), ONE)
