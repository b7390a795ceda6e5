"""Perft: how many sequences of moves of a length there are. A number that changes only when the rules do."""

from functools import cache
from typing import TYPE_CHECKING, Any

from . import kernel, registry, speed
from .contract import OVER, Row, moves, turn
from .history import HEAD, advance, length

if TYPE_CHECKING:
    from .game import Position


def count_lines(rows: Any, outs: Any, seens: Any, next_move: Row, left: Row, depth: int) -> int:
    """The number of lines of ``depth`` moves from the position in rows[0]; every level has a row of its own."""
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


def perft(position: "Position", depth: int, compiled: bool | None = None) -> int:
    """The number of lines of so many moves and chance outcomes. ``compiled``: with Numba, by default where it is."""
    if depth == 0 or position.turn is None:
        return int(depth == 0)
    is_usual = speed.usual_target() == "cpu"
    code = _code(position.game.name, is_usual if compiled is None else compiled)
    seen = position.seen()
    rows = [position.row(), *([0] * code.SIZE for _ in range(depth))]
    outs = [[0] * code.MAX_MOVES for _ in range(depth)]
    seens = [seen + [0] * (depth + 1), *([0] * (len(seen) + depth + 1) for _ in range(depth))]
    tables = map(code.array, (rows, outs, seens, [0] * (depth + 1), [0] * (depth + 1)))
    return int(code.count_lines(*tables, depth))


@cache
def _code(name: str, compiled: bool) -> Any:
    from . import perft as here

    return kernel.bind("cpu" if compiled else "python", registry.rooms(name).rules, here)
