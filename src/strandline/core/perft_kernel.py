"""The compiled part of ``perft.py``, written over the contract: it counts sequences of moves."""

from typing import Any

from .contract import OVER, Row, moves, turn
from .history import HEAD, advance, length


def count_lines(rows: Any, outs: Any, seens: Any, next_move: Row, left: Row, depth: int) -> int:
    """Count the sequences of ``depth`` moves from the position in rows[0]. Every depth uses a row of its own."""
    total = 0
    level = 0
    left[0] = moves(rows[0], outs[0])
    next_move[0] = 0
    while level >= 0:
        if next_move[level] == left[level]:
            level -= 1
            continue
        if level == depth - 1:
            total += left[level]
            level -= 1
            continue
        for k in range(len(rows[0])):
            rows[level + 1][k] = rows[level][k]
        for k in range(HEAD + length(seens[level])):
            seens[level + 1][k] = seens[level][k]
        advance(rows[level + 1], int(outs[level][next_move[level]]), seens[level + 1])
        next_move[level] += 1
        level += 1
        next_move[level] = 0
        left[level] = 0 if turn(rows[level]) == OVER else moves(rows[level], outs[level])
    return total
