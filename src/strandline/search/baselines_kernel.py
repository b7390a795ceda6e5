"""One look ahead, written over the contract: evaluates the position right after each move."""

from strandline.core.contract import OVER, Row, Shares, estimate, guess, moves, result, turn
from strandline.core.history import HEAD, advance, length


def one_ply(
    base: Row, past: Row, seat: int, world: Row, s: Row, seen: Row, out: Row, rng: Row, shares: Shares, sums: Shares
) -> int:
    """Draw what is hidden, add each seat's expectation after each move to ``sums``, and return the number of moves.

    Strictly one ply: the evaluation has to judge what chance may bring after the move.
    """
    for i in range(len(base)):
        world[i] = base[i]
    guess(world, seat, rng)
    n = moves(world, out)
    for i in range(n):
        for k in range(len(world)):
            s[k] = world[k]
        for k in range(HEAD + length(past)):
            seen[k] = past[k]
        advance(s, int(out[i]), seen)
        if turn(s) == OVER:
            result(s, shares)
        else:
            estimate(s, shares)
        for k in range(len(shares)):
            sums[i * len(shares) + k] += shares[k]
    return n
