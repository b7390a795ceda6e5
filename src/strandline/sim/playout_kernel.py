"""Random games, written over the contract. Every device runs this code."""

from strandline.core.bits import pick, seed
from strandline.core.contract import CHANCE, OVER, Row, Rows, Shares, Spans, deal, moves, result, turn, weights
from strandline.core.history import FULL, advance, begin


def play_slice(
    base: Row, s: Row, out: Row, odds: Row, seen: Row, rng: Row,
    number: int, first: int, limit: int, shares: Spans, lengths: Rows, short: Row,
) -> int:  # fmt: skip
    """Play the games ``first``, ``first + 1``, … into the rows of shares and lengths.

    ``short`` lists those without room.
    """
    missed = 0
    for i in range(len(shares)):
        for k in range(len(base)):
            s[k] = base[k]
        start_game(s, seen, rng, lengths[i], number, first + i)
        while not ended(s, seen, lengths[i], limit):
            step(s, out, odds, seen, rng, lengths[i])
        if not finish(s, seen, shares[i]):
            short[missed] = i
            missed += 1
    return missed


def start_game(s: Row, seen: Row, rng: Row, lengths: Row, number: int, game: int) -> None:
    """Deal one game of a seed. ``lengths`` counts its decisions and its chance events."""
    seed(rng, number, game)
    deal(s, rng)
    begin(s, seen)
    lengths[0] = 0
    lengths[1] = 0


def ended(s: Row, seen: Row, lengths: Row, limit: int) -> bool:
    """Return whether the game is over, has reached ``limit`` decisions, or needs more room than ``seen`` has."""
    return turn(s) == OVER or lengths[0] >= limit or seen[0] == FULL


def step(s: Row, out: Row, odds: Row, seen: Row, rng: Row, lengths: Row) -> None:
    """Play whatever is next: a decision, or chance."""
    if turn(s) == CHANCE:
        happen(s, out, odds, seen, rng, lengths)
    else:
        decide(s, out, seen, rng, lengths)


def decide(s: Row, out: Row, seen: Row, rng: Row, lengths: Row) -> None:
    """Generate all legal moves, and play one at random."""
    advance(s, random_move(s, out, rng, lengths), seen)


def happen(s: Row, out: Row, odds: Row, seen: Row, rng: Row, lengths: Row) -> None:
    """Generate all outcomes, and play one by its weight."""
    advance(s, random_outcome(s, out, odds, rng, lengths), seen)


def random_move(s: Row, out: Row, rng: Row, lengths: Row) -> int:
    """Choose the move for a decision."""
    lengths[0] += 1
    chosen = pick(rng, moves(s, out))
    return int(out[chosen])  # int: a narrow number would overflow later


def random_outcome(s: Row, out: Row, odds: Row, rng: Row, lengths: Row) -> int:
    """Choose the outcome of chance."""
    lengths[1] += 1
    n = moves(s, out)
    weights(s, odds)
    chosen = draw_outcome(odds, n, rng)
    return int(out[chosen])


def finish(s: Row, seen: Row, shares: Shares) -> bool:
    """Write the result, all 0 if the game was cut off, and return whether ``seen`` had room for the whole game."""
    for i in range(len(shares)):
        shares[i] = 0.0
    if turn(s) == OVER:
        result(s, shares)
    return seen[0] != FULL


def draw_outcome(odds: Row, n: int, rng: Row) -> int:
    """Draw one of n outcomes by its weight."""
    total = 0
    for i in range(n):
        total += odds[i]
    left = pick(rng, total)
    i = 0
    while left >= odds[i]:
        left -= odds[i]
        i += 1
    return i
