"""Krabcek: each player's chances, for search.

Who is to roll wins or loses at once with some numbers, and those are counted exactly. For the rest, ``traits.py`` says
what is to be seen of both players, and a small net what that is worth to the one who is to roll: each trait of each
player adds a row of ``weights.py`` to sixteen hidden units and to a plain sum; a unit counts from 0 to 1 (clipped).
``bench/fit_krabcek.py`` finds the weights.

Four hidden units share an int, so that one sum makes four: their weights are counted from the least that their trait
has, and what was left out is added in the end.
"""

from math import exp

from .board import CHANCE, DIE, NOBODY, SEAT, TURN, Row, Shares
from .traits import BEHIND, HIGHEST, ROOM, STUCK, TRAIT, TRAITS, WIDE_ROOM, WINNING, traits
from .weights import BIAS, HIDDEN, ONE, TABLE, UNITS

LANE = 15  # bits of a hidden unit
LANES = 4  # in an int
PLAYER = 2 * TRAITS << TRAIT  # rows of a player
# While gates are chosen, in hundredths of a logit.
FIELD_IN_ROOM, FIELD_IN_WIDE_ROOM, FIELD_BEHIND = 4, 2, 7


def _packed() -> tuple[list[tuple[int, ...]], tuple[int, ...], tuple[int, ...]]:
    """The hidden units' weights, four in an int; the plain sum's; and what each hidden unit was counted from."""
    values = HIGHEST + 1
    whole = [[each + (0,) * (HIDDEN + 1 - len(each)) for each in rows] for rows in TABLE]
    whole = [rows + [(0,) * (HIDDEN + 1)] * (values - len(rows)) for rows in whole]
    least = [[min(row[unit] for row in rows) for unit in range(HIDDEN)] for rows in whole]
    words = [
        tuple(
            sum(row[unit] - low[unit] << LANE * (unit - first) for unit in range(first, first + LANES))
            for rows, low in zip(whole, least, strict=True)
            for row in rows
        )
        for first in range(0, HIDDEN, LANES)
    ]
    return words, tuple(row[HIDDEN] for rows in whole for row in rows), tuple(map(sum, zip(*least, strict=True)))


(FIRST, SECOND, THIRD, FOURTH), PLAIN, COUNTED_FROM = _packed()


def estimate(s: Row, out: Shares) -> None:
    """Each player's chances, before a roll; never certain. A number that has been rolled is not looked at."""
    one = two = uno = dos = 0
    for seat in range(2):
        uno = one
        dos = two
        one, two = traits(s, seat)
    # Now Black's are uno and dos, White's one and two.
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
    """Those of the player who is to roll, by his traits and the other's."""
    wins = two >> WINNING & HIGHEST
    losses = two >> STUCK & HIGHEST
    first = 0
    second = 0
    third = 0
    fourth = 0
    logit = 0
    for trait in range(TRAITS):
        at = trait << TRAIT
        a = at + (one >> TRAIT * trait & HIGHEST)
        b = at + (TRAITS << TRAIT) + (two >> TRAIT * trait & HIGHEST)
        c = at + PLAYER + (uno >> TRAIT * trait & HIGHEST)
        d = at + PLAYER + (TRAITS << TRAIT) + (dos >> TRAIT * trait & HIGHEST)
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
    """A hidden unit's answer: from 0 to ONE."""
    return min(max((word >> LANE * lane & (1 << LANE) - 1) + least, 0), ONE)
