"""One look ahead, written over the contract: what the evaluation says right after each move."""

from strandline.core.contract import OVER, Row, Shares, estimate, guess, moves, result, turn
from strandline.core.history import HEAD, advance, length


def glance(
    base: Row, past: Row, seat: int, world: Row, s: Row, seen: Row, out: Row, rng: Row, shares: Shares, sums: Shares
) -> int:
    """Draw what is hidden, and add up in ``sums`` what each seat can expect after each move; how many moves there are.

    Strictly one ply: what chance brings after the move is left to the evaluation.
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
