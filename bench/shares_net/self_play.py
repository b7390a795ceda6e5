"""A kernel that plays Crab Stack with MCTS, for any number of players; ``train_shares.py`` learns from its games."""

from strandline.core.bits import count, low, pick, seed
from strandline.core.contract import OVER, Row, Rows, deal, estimate, moves, result, turn
from strandline.core.history import FULL, HEAD, advance, begin, length
from strandline.games.crab_stack.board import ALIVE, CHOICE, OCCUPIED, PLAYERS, TURN
from strandline.games.crab_stack.rules import beneath, pile, tops
from strandline.search.mcts_kernel import (
    KNOB_SEAT,
    KNOB_SEATS,
    KNOB_USED,
    NODE,
    NODE_COUNT,
    NODE_FIRST,
    NODE_MOVE,
    NODE_PROVEN,
    NODE_VISITS,
    Workspace,
    search_on,
)

from .features import (
    BITS,
    MOST_GOALS,
    feature_of_covered,
    feature_of_mobile,
    feature_of_wait,
    features_of_top,
    kind_of,
)

GAME, IS_SURE, ALIVE_SEATS, STACKS = range(4)
"""What is noted of a position: the game, whether only the search's values count, the players who are not out and the
number of stacks."""
NOTES = 4
LONGEST = 400


def record(
    base: Row, s: Row, out: Row, seen: Row, rng: Row, work: Workspace, number: int, first: int, games: int,
    opening: int, noise: int, nodes: int, features: Rows, owners: Rows, notes: Rows, values: Rows, shares: Rows,
    hand_made: Rows,
) -> int:  # fmt: skip
    """Play games, and write what is learnt from their positions; return how many.

    A game begins with at most ``opening`` random moves, and ``noise`` in a thousand of the others are random, too.
    ``values``: the search's shares; ``shares``: those of the result; ``hand_made``: those of the estimate.
    """
    n = 0
    seats = work.knobs[KNOB_SEATS]
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
            if left < 0:
                best = searched(s, seen, work, nodes)
                if not is_random:
                    move = best
                if s[CHOICE] == 0:
                    describe(s, features[n], owners[n])
                    estimate(s, hand_made[n])
                    is_proven = work.tree[NODE_PROVEN]
                    notes[n][GAME] = game
                    notes[n][IS_SURE] = is_proven or is_random
                    notes[n][ALIVE_SEATS] = s[ALIVE]
                    notes[n][STACKS] = count(s[OCCUPIED])
                    for seat in range(seats):
                        values[n][seat] = work.sums[seat] / (1 if is_proven else work.tree[NODE_VISITS])
                    n += 1
            advance(s, move, seen)
        for seat in range(seats):
            shares[n - 1][seat] = 1 / seats
        if turn(s) == OVER and n > start:
            result(s, shares[n - 1])
        for k in range(start, n - 1):
            for seat in range(seats):
                shares[k][seat] = shares[n - 1][seat]
    return n


def searched(s: Row, seen: Row, work: Workspace, nodes: int) -> int:
    """Search a position in an empty tree, and return the best move; its root has the values."""
    tree, sums, knobs = work.tree, work.sums, work.knobs
    width = knobs[KNOB_SEATS] + 1
    mover = turn(s)
    for i in range(knobs[KNOB_USED] * NODE):
        tree[i] = 0
    for i in range(knobs[KNOB_USED] * width):
        sums[i] = 0.0
    for i in range(len(work.tallies)):
        work.tallies[i] = 0.0
    knobs[KNOB_USED] = 1
    knobs[KNOB_SEAT] = mover
    for i in range(len(s)):
        work.base[i] = s[i]
    for i in range(HEAD + length(seen)):
        work.past[i] = seen[i]
    search_on(work, nodes)
    first = tree[NODE_FIRST]
    best = first
    most = -1.0
    for child in range(first, first + tree[NODE_COUNT]):
        worth = float(tree[child * NODE + NODE_VISITS])
        if tree[child * NODE + NODE_PROVEN]:
            share = sums[child * width + mover]
            worth = 1e9 if share >= 1 else 0.0 if share <= 0 else worth
        if worth > most:
            most = worth
            best = child
    return int(tree[best * NODE + NODE_MOVE])


def describe(s: Row, out: Row, owners: Row) -> None:
    """Write the features of a position and whose they are; -1 in the places that are left."""
    n = 0
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
        out[n] = both >> BITS
        out[n + 1] = both & (1 << BITS) - 1
        owners[n] = owners[n + 1] = seat
        n += 2
        is_deeper = 0
        while under:
            out[n] = feature_of_covered(under, above, is_deeper)
            owners[n] = under >> 4
            n += 1
            is_deeper = 1
            above = under
            under = beneath(s, under)
    alive = count(s[ALIVE]) - 2
    others = 0
    seat = s[TURN]
    for _ in range(s[PLAYERS]):
        if s[ALIVE] >> seat & 1:
            out[n] = feature_of_mobile(alive, mobile >> 8 * seat & 255)
            out[n + 1] = feature_of_wait(alive, others)
            owners[n] = owners[n + 1] = seat
            n += 2
            others += 1
        seat = seat + 1 if seat + 1 < s[PLAYERS] else 0
    for i in range(n, len(out)):
        out[i] = -1
        owners[i] = 0
