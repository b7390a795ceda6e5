"""The opponent that reckons with the dice: a level of ``search/expectimax.py``, with its mistakes."""

from typing import Any, NamedTuple

from strandline.core.bits import pick
from strandline.core.contract import Row, Shares, action_of, moves, play
from strandline.search.expectimax import DEEPEST
from strandline.search.expectimax_kernel import (
    AT_LEVEL,
    DEEP,
    ESTIMATES,
    FIRST_ONLY,
    FROM,
    LEAST,
    MOST,
    PAID_FOR,
    TO,
    VISITED,
    WIDTH,
    Workspace,
    explore,
)

from .mistakes_kernel import Judged, choose

FREE = 1 << 40
"""More nodes than the first look at every move can take: it is not part of the budget."""


class Mind(NamedTuple):
    """A search, what it found, and the level."""

    work: Workspace
    judged: Judged
    moves: Row
    """The moves in the order of the search, and what is known of each: a lead from ``lows`` to ``highs``."""
    lows: Shares
    highs: Shares
    certain: Row
    knobs: Row
    """The number of nodes, whether every move gets a value of its own, and the width."""
    dials: Shares
    """The margin and the temperature of mistakes."""


def answer(games: Any, i: int, rng: Row, mind: Mind) -> int:
    work, judged, order = mind.work, mind.judged, mind.moves
    row, seat = games.rows[i], games.turns[i]
    sign = 1.0 - 2.0 * seat
    is_every = mind.knobs[1]
    forget(work)
    work.state[WIDTH] = mind.knobs[2]
    work.state[PAID_FOR] = mind.knobs[0]
    for k in range(len(row)):
        judged.base[k] = row[k]
    n = moves(row, judged.out)
    for k in range(n):
        other = pick(rng, k + 1)
        order[k] = order[other]
        order[other] = int(judged.out[k])
    for depth in range(1, DEEPEST + 1):
        best = -2.0
        done = 0
        while done < n:
            least = -2.0 if is_every else best
            if not ask(mind, row, sign, done, depth, least, FREE if depth == 1 else mind.knobs[0]):
                break
            best = max(best, mind.lows[done])
            done += 1
        sort(mind, done)
        if done < n or best == 1 or all_certain(mind, n):
            break
    for k in range(n):
        judged.moves[k] = order[k]
        judged.values[k] = (1 + min(mind.highs[k], mind.highs[0])) / 2
        judged.errors[k] = 0.0
        judged.proven[k] = mind.certain[k]
    return action_of(row, choose(judged, n, games.seen[i], seat, 0, mind.dials, rng))


def ask(mind: Mind, row: Row, sign: float, k: int, depth: int, least: float, until: int) -> bool:
    """Look for a move's worth, if it exceeds ``least``; return whether the nodes were enough."""
    work = mind.work
    estimates = work.state[ESTIMATES]
    for j in range(len(row)):
        work.rows[0][j] = row[j]
    play(work.rows[0], mind.moves[k])
    work.frames[0][DEEP] = depth - 1
    work.frames[0][FIRST_ONLY] = 0
    span = work.spans[0]
    span[FROM] = min(sign * least, sign * 2.0)
    span[TO] = max(sign * least, sign * 2.0)
    work.state[AT_LEVEL] = 0
    if work.state[VISITED] >= until or not explore(work, until):
        return False
    low = min(sign * span[LEAST], sign * span[MOST])
    high = max(sign * span[LEAST], sign * span[MOST])
    mind.lows[k] = low
    mind.highs[k] = high
    mind.certain[k] = 1 if low == 1 or high == -1 or (low == high and estimates == work.state[ESTIMATES]) else 0
    return True


def sort(mind: Mind, n: int) -> None:
    """Sort the first n moves by what they can be worth; equal ones keep their order."""
    order, lows, highs, certain = mind.moves, mind.lows, mind.highs, mind.certain
    for k in range(1, n):
        move = order[k]
        low = lows[k]
        high = highs[k]
        sure = certain[k]
        place = k
        while place > 0 and highs[place - 1] < high:
            order[place] = order[place - 1]
            lows[place] = lows[place - 1]
            highs[place] = highs[place - 1]
            certain[place] = certain[place - 1]
            place -= 1
        order[place] = move
        lows[place] = low
        highs[place] = high
        certain[place] = sure


def all_certain(mind: Mind, n: int) -> bool:
    sure = 0
    for k in range(n):
        sure += mind.certain[k]
    return sure == n


def forget(work: Workspace) -> None:
    """Clear everything that an earlier search could tell this one."""
    for k in range(len(work.state)):
        work.state[k] = 0
    for k in range(len(work.names)):
        work.names[k] = 0
        work.notes[k] = 0
    for k in range(len(work.habits)):
        work.habits[k] = 0
