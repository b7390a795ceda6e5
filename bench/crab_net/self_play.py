"""A kernel that plays two-player Crab Stack with alpha-beta; ``train.py`` learns from its games."""

from collections.abc import MutableSequence

from strandline.core.bits import count, low, pick, seed
from strandline.core.contract import OVER, Row, Shares, deal, moves, result, turn
from strandline.core.history import FULL, HEAD, advance, begin, length
from strandline.games.crab_stack.board import CHOICE, OCCUPIED, TURN
from strandline.games.crab_stack.rules import beneath, pile, tops
from strandline.search.alphabeta_kernel import (
    AGE,
    AGES,
    BEST,
    CHOSEN,
    IS_DONE,
    SURE,
    Workspace,
    begin_depth,
    look,
    set_out,
)

from .features import (
    ALL_MOBILE,
    BITS,
    STACKS,
    feature_of_covered,
    features_of_top,
    kind_of,
    mobile_by,
)

GAME, SEAT, IS_RANDOM, VALUE, HALVES = range(5)
"""What is noted of a position: the game, the player to move, whether a random move follows, the search's value, and the
result for that player in half points."""
NOTES = 5
LONGEST = 200
DEEPEST = 60


def record(
    base: Row, s: Row, out: Row, seen: Row, rng: Row, work: Workspace, number: int, first: int, games: int,
    opening: int, noise: int, nodes: int, features: MutableSequence[Row], notes: MutableSequence[Row], shares: Shares,
) -> int:  # fmt: skip
    """Play games, and write the features and notes of their positions; return how many.

    A game begins with at most ``opening`` random moves, and ``noise`` in a thousand of the others are random, too.
    ``nodes``: the most that the search visits for a move.
    """
    n = 0
    for game in range(first, first + games):
        for i in range(len(base)):
            s[i] = base[i]
        seed(rng, number, game)
        deal(s, rng)
        begin(s, seen)
        left = pick(rng, opening + 1)
        start = n
        plies = 0
        while turn(s) != OVER and seen[0] != FULL and plies < LONGEST and n < len(notes):
            plies += 1
            move = int(out[pick(rng, moves(s, out))])
            is_random = left > 0 or pick(rng, 1000) < noise
            left -= 1
            if left < 0 and not (s[CHOICE] and is_random):
                best = searched(s, seen, work, nodes)
                if not is_random:
                    move = best
                if s[CHOICE] == 0:
                    describe(s, features[n])
                    notes[n][GAME] = game
                    notes[n][SEAT] = turn(s)
                    notes[n][IS_RANDOM] = is_random
                    notes[n][VALUE] = work.frames[0][BEST]
                    n += 1
            advance(s, move, seen)
        shares[0] = shares[1] = 0.5
        if turn(s) == OVER:
            result(s, shares)
        for k in range(start, n):
            notes[k][HALVES] = int(2 * shares[notes[k][SEAT]])
    return n


def searched(s: Row, seen: Row, work: Workspace, nodes: int) -> int:
    """Search a position, and return the best move; its value is in the first frame."""
    mind, listed, worth, top = work.mind, work.lists[0], work.worth, work.frames[0]
    past = length(seen)
    for i in range(len(s)):
        work.rows[0][i] = s[i]
    for i in range(past):
        work.path[i] = seen[HEAD + i]
    mind[AGE] = mind[AGE] + 1 & AGES
    n = set_out(work, past)
    for i in range(1, n):  # best first
        k = i
        while k and worth[k] > worth[k - 1]:
            worth[k], worth[k - 1] = worth[k - 1], worth[k]
            listed[k], listed[k - 1] = listed[k - 1], listed[k]
            k -= 1
    best = listed[0]
    value = worth[0]
    for depth in range(1, DEEPEST):
        begin_depth(work, n, depth)
        look(work, nodes)
        if not mind[IS_DONE]:
            break
        best = top[CHOSEN]
        value = top[BEST]
        if value > SURE or value < -SURE:
            break
        k = 0
        while listed[k] != best:
            k += 1
        while k:
            listed[k] = listed[k - 1]
            k -= 1
        listed[0] = best
    top[BEST] = value
    return best


def describe(s: Row, out: Row) -> None:
    """Write the features of a position, and -1 in the places that are left."""
    mover = s[TURN]
    cells = s[OCCUPIED]
    out[0] = STACKS + count(cells)
    n = 1
    mobile = ALL_MOBILE
    while cells:
        cell = low(cells)
        cells &= cells - 1
        top = pile(s, cell) & 63
        under = beneath(s, top)
        kind = kind_of(top, mover)
        both = features_of_top(s, cell, top >> 2 & 3, kind_of(under, mover) if under else -1, kind, tops(s, mover))
        out[n] = both >> BITS
        n += 1
        feature = both & (1 << BITS) - 1
        mobile += mobile_by(feature)
        is_deeper = 0
        while True:
            out[n] = feature
            n += 1
            if under == 0:
                break
            feature = feature_of_covered(under, mover, kind, is_deeper)
            is_deeper = 1
            under = beneath(s, under)
    out[n] = mobile
    for i in range(n + 1, len(out)):
        out[i] = -1
