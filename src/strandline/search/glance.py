"""One look ahead, written over the contract: what the evaluation says after each move."""

from strandline.core.bits import pick
from strandline.core.contract import CHANCE, OVER, Row, Shares, estimate, guess, moves, result, turn, weights
from strandline.core.history import HEAD, advance, length


def glance_all(
    base: Row, past: Row, seat: int, world: Row, s: Row, seen: Row, out: Row, outcomes: Row, odds: Row, rng: Row,
    shares: Shares, sums: Shares, seats: int,
) -> int:  # fmt: skip
    """Draw what is hidden, and add to ``sums`` what each seat can expect after each move; how many moves there are.

    What chance decides right after a move is weighed by its odds.
    """
    for i in range(len(base)):
        world[i] = base[i]
    guess(world, seat, rng)
    n = moves(world, out)
    for move in range(n):
        whole = 1
        count = 1
        outcome = -1
        while outcome < count:
            for i in range(len(world)):
                s[i] = world[i]
            for i in range(HEAD + length(past)):
                seen[i] = past[i]
            advance(s, int(out[move]), seen)
            outcome += 1
            weight = 1
    return n
