"""The opponent that looks one move ahead: ``greedy`` of ``search/baselines.py``."""

from typing import Any, NamedTuple

from strandline.core.contract import Row, Shares, action_of, mask
from strandline.search.baselines_kernel import one_ply


class Mind(NamedTuple):
    """The arrays of one look ahead."""

    base: Row
    world: Row
    s: Row
    seen: Row
    out: Row
    shares: Shares
    sums: Shares


def answer(games: Any, i: int, rng: Row, mind: Mind) -> int:
    row, seat, seats = games.rows[i], games.turns[i], len(mind.shares)
    for k in range(len(row)):
        mind.base[k] = row[k]
    mask(mind.base, seat)
    for k in range(len(mind.sums)):
        mind.sums[k] = 0.0
    n = one_ply(mind.base, games.seen[i], seat, mind.world, mind.s, mind.seen, mind.out, rng, mind.shares, mind.sums)
    best = 0
    for k in range(1, n):
        if mind.sums[k * seats + seat] > mind.sums[best * seats + seat]:
            best = k
    return action_of(row, int(mind.out[best]))
