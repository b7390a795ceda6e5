"""The deliberate mistakes of low levels, as in ``bots/thinker.py``, written over the contract."""

from typing import NamedTuple

from strandline.core.bits import rand
from strandline.core.contract import CHANCE, OVER, Row, Shares, moves, result, turn
from strandline.core.history import HEAD, advance, length
from strandline.core.portable_math import exp

from .contract import throws_away

ONE = 1 << 62
MOST = 1 << 30
PLAYS_ON, WINS, BLUNDERS = 0, 1, 2


class Judged(NamedTuple):
    """The legal moves as a search judges them, best first, and the arrays to look at them again."""

    moves: Row
    values: Shares
    """The share that the deciding seat can expect."""
    errors: Shares
    proven: Row
    odds: Shares
    base: Row
    """The position, as the seat knows it."""
    after: Row
    reply: Row
    seen: Row
    seen_reply: Row
    out: Row
    shares: Shares


def choose(judged: Judged, n: int, past: Row, seat: int, is_hidden: int, dials: Shares, rng: Row) -> int:
    """Return the best of n moves or, if the level errs, one that a weaker player might take for it.

    ``dials``: the margin and the temperature of the mistakes; a negative margin for none. First all moves that are near
    the best are looked at, for a win; then one is drawn until one is no blunder. Every long function is called in only
    one place, since all of them are compiled into this one.
    """
    first = judged.moves[0]
    margin = dials[0]
    if margin < 0:
        return first
    near = weigh(judged, n, margin, dials[1])
    scanned = 0
    while True:
        is_scanning = scanned < n
        if is_scanning:
            k = scanned
            scanned = scanned + 1 if scanned + 1 < n else MOST
            if judged.odds[k] <= 0:
                continue
        else:
            k = drawn(judged, n, near, rng)
        verdict = look_at(judged, k, past, seat, is_hidden, not is_scanning)
        if is_scanning:
            if verdict == WINS:
                return judged.moves[k]
            continue
        if verdict != BLUNDERS:
            return judged.moves[k]
        if n == 1:
            return first
        n -= 1
        for later in range(k, n):
            judged.moves[later] = judged.moves[later + 1]
            judged.values[later] = judged.values[later + 1]
            judged.errors[later] = judged.errors[later + 1]
            judged.proven[later] = judged.proven[later + 1]
        near = weigh(judged, n, margin, dials[1])


def weigh(judged: Judged, n: int, margin: float, temperature: float) -> float:
    """Give each move that is near enough to the best its odds, the others none; return the sum."""
    total = 0.0
    for k in range(n):
        # A value with a large error is not taken for better than it may be.
        worse = max(0.0, judged.values[0] - judged.values[k] + judged.errors[k] - judged.errors[0])
        judged.odds[k] = exp(-worse / temperature) if worse <= margin else 0.0
        total += judged.odds[k]
    return total


def drawn(judged: Judged, n: int, total: float, rng: Row) -> int:
    """Draw one of the moves by its odds."""
    left = total * (rand(rng) >> 1) / ONE
    last = 0
    for k in range(n):
        if judged.odds[k] > 0:
            last = k
            left -= judged.odds[k]
            if left < 0:
                return k
    return last


def look_at(judged: Judged, k: int, past: Row, seat: int, is_hidden: int, is_thorough: bool) -> int:
    """Return whether a move WINS; if asked to be thorough, also whether it visibly BLUNDERS."""
    if judged.proven[k]:
        return WINS if judged.values[k] == 1 else BLUNDERS if judged.values[k] == 0 else PLAYS_ON
    move = judged.moves[k]
    before, after, seen_before, seen_after = judged.base, judged.after, past, judged.seen
    replies = 0
    reply = -1
    while reply < replies:
        for j in range(len(before)):
            after[j] = before[j]
        for j in range(HEAD + length(seen_before)):
            seen_after[j] = seen_before[j]
        advance(after, move, seen_after)
        if turn(after) == OVER and not is_hidden:
            result(after, judged.shares)
            share = judged.shares[seat]
            if share == 0:
                return BLUNDERS
            if reply < 0:
                return WINS if share == 1 else PLAYS_ON
        if reply < 0:
            if not is_thorough:
                return PLAYS_ON
            if throws_away(before, after, seat, move):
                return BLUNDERS
            if is_hidden or turn(after) == seat or turn(after) == CHANCE:
                return PLAYS_ON
            replies = moves(after, judged.out)
            before, after, seen_before, seen_after = judged.after, judged.reply, judged.seen, judged.seen_reply
        reply += 1
        if reply < replies:
            move = int(judged.out[reply])
    return PLAYS_ON
