"""A kernel that replays recorded games and counts; bound to a game and to its file here."""

from typing import Any

from strandline.core.contract import CHANCE, Row, moves, turn
from strandline.core.history import advance, begin

from .contract import note

CHOICES, MOST, ALONE, FIRST, GENERAL = 0, 1, 2, 3, 4
"""For each game: the sum and the largest number of legal moves, decisions without a choice, and who began."""


def watch_slice(
    starts: Any, s: Row, was: Row, out: Row, seen: Row, played: Any, ends: Any, general: Any, tally: Any
) -> None:
    """Replay a slice of games, and count into the rows of general and tally."""
    at = 0
    for i in range(len(ends)):
        for k in range(len(s)):
            s[k] = int(starts[i][k])
        begin(s, seen)
        general[i][FIRST] = turn(s)
        while at < ends[i]:
            move = int(played[at])
            at += 1
            n = moves(s, out)
            if turn(s) != CHANCE:
                general[i][CHOICES] += n
                general[i][MOST] = max(general[i][MOST], n)
                general[i][ALONE] += n == 1
            for k in range(len(s)):
                was[k] = s[k]
            advance(s, move, seen)
            note(was, s, move, out, n, tally[i])
