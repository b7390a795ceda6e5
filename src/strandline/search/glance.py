"""One look ahead, written over the contract: what the evaluation says after each move."""

from strandline.core.contract import CHANCE, OVER, Row, Shares, estimate, guess, moves, result, turn, weights
from strandline.core.history import HEAD, advance, length
from strandline.sim.playout import draw_outcome


def glance(
    base: Row, past: Row, seat: int, world: Row, s: Row, seen: Row, out: Row, outcomes: Row, odds: Row, rng: Row,
    shares: Shares, sums: Shares,
) -> int:  # fmt: skip
    """Draw what is hidden, and add up in ``sums`` what each seat can expect after each move; how many moves there are.

    What chance decides right after a move is drawn too.
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
        move = int(out[i])
        while True:
            advance(s, move, seen)
            if turn(s) != CHANCE:
                break
            count = moves(s, outcomes)
            weights(s, odds)
            move = int(outcomes[draw_outcome(odds, count, rng)])
        if turn(s) == OVER:
            result(s, shares)
        else:
            estimate(s, shares)
        for k in range(len(shares)):
            sums[i * len(shares) + k] += shares[k]
    return n
