"""Records random games move by move, and replays recorded games; written over the contract.

Kept apart from ``playout_kernel.py``, so that callers who want only results do not pay for moves.
"""

from typing import Any, NamedTuple

from strandline.core.contract import CHANCE, OVER, Row, moves, result, turn
from strandline.core.history import advance, begin

from .playout_kernel import ended, finish, random_move, random_outcome, start_game

WHOLE, ILLEGAL, AFTER_END, GOES_ON, IS_OVER, OTHER_LENGTH, OTHER_RESULT = 0, 1, 2, 3, 4, 5, 6
"""The findings of ``check_game``."""


class Written(NamedTuple):
    """Games with everything that happened in them."""

    starts: Any
    """n × the row's length: the start of each game."""
    moves: Any
    """The decisions and outcomes of all games, one game after another."""
    ends: Any
    """Where in ``moves`` each game ends."""
    results: Any
    lengths: Any


def record_slice(
    base: Row, s: Row, out: Row, odds: Row, seen: Row, rng: Row, number: int, first: int, limit: int, games: Written
) -> int:
    """Play the games that ``play_slice`` plays, and record them.

    Return how many are complete: the next one did not fit into ``moves`` or ``seen``.
    """
    starts, played, ends, lengths = games.starts, games.moves, games.ends, games.lengths
    at = 0
    for i in range(len(ends)):
        for k in range(len(base)):
            s[k] = base[k]
        start_game(s, seen, rng, lengths[i], number, first + i)
        for k in range(len(base)):
            starts[i][k] = s[k]
        while not ended(s, seen, lengths[i], limit):
            if at == len(played):
                return i
            if turn(s) == CHANCE:
                move = random_outcome(s, out, odds, rng, lengths[i])
            else:
                move = random_move(s, out, rng, lengths[i])
            played[at] = move
            at += 1
            advance(s, move, seen)
        if not finish(s, seen, games.results[i]):
            return i
        ends[i] = at
    return len(ends)


def check_slice(
    starts: Any, s: Row, out: Row, seen: Row, played: Any, ends: Any, over: Any, shares: Any, true: Any, lengths: Any
) -> int:
    """Return the first wrong game and its fault as game << 3 | fault; -1 if all are correct."""
    begun = 0
    for i in range(len(ends)):
        for k in range(len(s)):
            s[k] = int(starts[i][k])
        found = check_game(s, out, seen, played[begun : ends[i]], over[i], shares[i], true, lengths[i])
        if found != WHOLE:
            return i << 3 | found
        begun = ends[i]
    return -1


def check_game(s: Row, out: Row, seen: Row, played: Any, over: bool, shares: Any, true: Any, lengths: Any) -> int:
    """Play the moves from the start in s, and compare. ``over``: whether the rules are supposed to have ended the game.

    ``lengths`` is overwritten with how far the replay came.
    """
    decisions = lengths[0]
    events = lengths[1]
    lengths[0] = 0
    lengths[1] = 0
    begin(s, seen)
    for i in range(len(played)):
        if turn(s) == OVER:
            return AFTER_END
        move = int(played[i])
        n = moves(s, out)
        k = 0
        while k < n and out[k] != move:
            k += 1
        if k == n:
            return ILLEGAL
        lengths[1 if turn(s) == CHANCE else 0] += 1
        advance(s, move, seen)
    if lengths[0] != decisions or lengths[1] != events:
        return OTHER_LENGTH
    if turn(s) != OVER:
        return GOES_ON if over else WHOLE
    if not over:
        return IS_OVER
    result(s, true)
    for seat in range(len(true)):
        if true[seat] != shares[seat]:
            return OTHER_RESULT
    return WHOLE
