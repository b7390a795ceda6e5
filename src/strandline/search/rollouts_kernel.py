"""Plays games on with a one-ply look at every move, written over the contract; ``rollouts.py`` calls it."""

from strandline.core.bits import seed
from strandline.core.contract import CHANCE, OVER, Row, Shares, estimate, moves, play, result, turn, weights
from strandline.sim.playout_kernel import draw_outcome


def play_on(
    base: Row, s: Row, after: Row, out: Row, odds: Row, rng: Row, shares: Shares,
    number: int, first: int, games: int, turns: int, sums: Shares,
) -> int:  # fmt: skip
    """Play games on from a position until chance has occurred ``turns`` times; return how many moves were looked at.

    What each seat got, or can expect, is added to ``sums``. A game's number decides its chance events, so that
    positions can be compared under the same luck.
    """
    looked_at = 0
    for game in range(first, first + games):
        for i in range(len(base)):
            s[i] = base[i]
        seed(rng, number, game)
        left = turns
        while turn(s) != OVER and (left > 0 or turn(s) != CHANCE):
            n = moves(s, out)
            if turn(s) == CHANCE:
                left -= 1
                weights(s, odds)
                chosen = draw_outcome(odds, n, rng)
            else:
                looked_at += n
                chosen = best_of(s, after, out, n, shares)
            play(s, int(out[chosen]))
        judge(s, shares)
        for seat in range(len(shares)):
            sums[seat] += shares[seat]
    return looked_at


def best_of(s: Row, after: Row, out: Row, n: int, shares: Shares) -> int:
    """Return the index of the move after which the evaluation is best for the player who moves."""
    seat = turn(s)
    best = 0
    most = -1.0
    for i in range(n):
        for k in range(len(s)):
            after[k] = s[k]
        play(after, int(out[i]))
        judge(after, shares)
        if shares[seat] > most:
            most = shares[seat]
            best = i
    return best


def judge(s: Row, shares: Shares) -> None:
    """Write what each seat got, or can expect."""
    if turn(s) == OVER:
        result(s, shares)
    else:
        estimate(s, shares)
