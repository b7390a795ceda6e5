"""Random games reduced to one number, written over the contract: two devices that get the same play the same games."""

from strandline.core.bits import LOW63, mix, pick
from strandline.core.contract import CHANCE, Row, Shares, moves, turn, weights
from strandline.core.history import advance

from .playout_kernel import draw_outcome, ended, finish, start_game

GRAIN = 1 << 40  # a share is counted in parts of this size


def trace(
    base: Row, s: Row, out: Row, odds: Row, seen: Row, rng: Row, lengths: Row, shares: Shares,
    number: int, first: int, games: int, limit: int,
) -> int:  # fmt: skip
    """Return a 63-bit hash of every list of moves, every weight and every row of some games, and of their results.

    They are the games that ``play_slice`` plays. ``lengths`` counts the decisions and chance events of the last.
    """
    told = 0
    for game in range(first, first + games):
        for k in range(len(base)):
            s[k] = base[k]
        start_game(s, seen, rng, lengths, number, game)
        while not ended(s, seen, lengths, limit):
            told = tell(told, s, len(s))
            if turn(s) == CHANCE:
                n = moves(s, out)
                weights(s, odds)
                told = tell(told, odds, n)
                chosen = int(out[draw_outcome(odds, n, rng)])
                lengths[1] += 1
            else:
                n = moves(s, out)
                chosen = int(out[pick(rng, n)])
                lengths[0] += 1
            told = tell(told, out, n)
            advance(s, chosen, seen)
        finish(s, seen, shares)
        for k in range(len(shares)):
            told = mix(told ^ int(shares[k] * GRAIN))
    return told


def tell(told: int, row: Row, n: int) -> int:
    """Add the first numbers of a row to the hash."""
    for k in range(n):
        told = mix(told ^ (row[k] & LOW63))
    return told
