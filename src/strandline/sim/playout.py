"""Random games, written over the contract: what every device runs."""

from strandline.core.bits import pick, seed
from strandline.core.contract import CHANCE, OVER, Row, Shares, deal, moves, result, turn, weights
from strandline.core.history import FULL, advance, begin


def play_one(
    s: Row, out: Row, odds: Row, seen: Row, rng: Row, number: int, game: int, limit: int, shares: Shares, lengths: Row
) -> bool:
    """Play one game of a seed at random from a fresh deal; says whether ``seen`` had room for all of it.

    shares: the result, all 0 if it was cut off after ``limit`` decisions; lengths: its decisions and chance events.
    """
    seed(rng, number, game)
    deal(s, rng)
    begin(s, seen)
    decisions = 0
    events = 0
    while seen[0] != FULL and decisions < limit:
        seat = turn(s)
        if seat == OVER:
            break
        n = moves(s, out)
        if seat == CHANCE:
            events += 1
            weights(s, odds)
            chosen = int(out[draw_outcome(odds, n, rng)])
        else:
            decisions += 1
            chosen = int(out[pick(rng, n)])  # a narrow int would overflow in what follows
        advance(s, chosen, seen)
    lengths[0] = decisions
    lengths[1] = events
    for i in range(len(shares)):
        shares[i] = 0.0
    if turn(s) == OVER:
        result(s, shares)
    return seen[0] != FULL


def draw_outcome(odds: Row, n: int, rng: Row) -> int:
    """One of n outcomes by its weight."""
    total = 0
    for i in range(n):
        total += odds[i]
    left = pick(rng, total)
    i = 0
    while left >= odds[i]:
        left -= odds[i]
        i += 1
    return i
