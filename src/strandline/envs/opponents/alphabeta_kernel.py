"""The opponent that searches with alpha-beta: a level of ``search/alphabeta.py``, with its mistakes.

It forgets everything between moves, so that a game does not depend on which others the same thread has played.
"""

from typing import Any, NamedTuple

from strandline.core.bits import pick
from strandline.core.contract import Row, Shares, action_of
from strandline.core.history import HEAD, length
from strandline.core.portable_math import exp
from strandline.search.alphabeta import DEEPEST, UNIT
from strandline.search.alphabeta_kernel import (
    CHOSEN,
    IS_DONE,
    IS_EVERY,
    IS_PLAIN,
    MASK,
    MOST,
    NEXT,
    PLY,
    SURE,
    Workspace,
    begin_depth,
    look,
    set_out,
)

from .mistakes_kernel import Judged, choose


class Mind(NamedTuple):
    """A search, what it found, and the level."""

    work: Workspace
    judged: Judged
    moves: Row
    """The moves in the order of the search, and what is known of each."""
    values: Row
    exact: Row
    knobs: Row
    """The number of nodes, and whether every move gets a value of its own."""
    dials: Shares
    """The margin and the temperature of mistakes."""


def answer(games: Any, i: int, rng: Row, mind: Mind) -> int:
    work, judged, order, values, exact = mind.work, mind.judged, mind.moves, mind.values, mind.exact
    row, past, seat = games.rows[i], games.seen[i], games.turns[i]
    forget(work)
    work.mind[IS_EVERY] = mind.knobs[1]
    work.mind[IS_PLAIN] = 0
    for k in range(len(row)):
        work.rows[0][k] = row[k]
        judged.base[k] = row[k]
    n = length(past)
    for k in range(n):
        work.path[k] = past[HEAD + k]
    n = set_out(work, n)
    for k in range(n):  # in a random order, then by the first quick value
        other = pick(rng, k + 1)
        order[k] = order[other]
        values[k] = values[other]
        order[other] = work.lists[0][k]
        values[other] = work.worth[k]
        exact[k] = 0
    sort(order, values, exact, n, -1)
    for depth in range(1, DEEPEST + 1):
        for k in range(n):
            work.lists[0][k] = order[k]
        begin_depth(work, n, depth)
        look(work, mind.knobs[0])
        if not learn(work, order, values, exact, n, mind.knobs[1]):
            break
    judge(judged, order, values, exact, n)
    return action_of(row, choose(judged, n, past, seat, 0, mind.dials, rng))


def learn(work: Workspace, order: Row, values: Row, exact: Row, n: int, is_every: int) -> bool:
    """Take over the results of an iteration, as far as it came; return whether a deeper one can tell more."""
    here = work.frames[0]
    done = here[NEXT] - (1 if work.mind[PLY] > 0 else 0)
    top = -MOST
    for k in range(done):
        exact[k] = 1 if is_every or work.worth[k] > top else 0
        values[k] = work.worth[k]
        top = max(top, work.worth[k])
    sort(order, values, exact, n, here[CHOSEN] if done else order[0])
    if not work.mind[IS_DONE]:
        return False
    open_ = 0
    for k in range(n if is_every else 1):
        open_ += abs(values[k]) <= SURE
    return open_ > 0


def sort(order: Row, values: Row, exact: Row, n: int, best: int) -> None:
    """Bring the best move to the front, and sort the others by their values; equal ones keep their order."""
    for k in range(1, n):
        move = order[k]
        value = values[k]
        is_exact = exact[k]
        place = k
        while place > 0 and (move == best or (values[place - 1] < value and order[place - 1] != best)):
            order[place] = order[place - 1]
            values[place] = values[place - 1]
            exact[place] = exact[place - 1]
            place -= 1
        order[place] = move
        values[place] = value
        exact[place] = is_exact


def judge(judged: Judged, order: Row, values: Row, exact: Row, n: int) -> None:
    """Write the share that the seat can expect of each move."""
    for k in range(n):
        value = min(values[k], values[0])
        is_proven = value < -SURE or (value > SURE and exact[k] != 0)
        judged.moves[k] = order[k]
        judged.errors[k] = 0.0
        judged.proven[k] = 1 if is_proven else 0
        if is_proven:
            judged.values[k] = 1.0 if value > 0 else 0.0
        else:
            judged.values[k] = 1 / (1 + exp(-value / UNIT))


def forget(work: Workspace) -> None:
    """Clear everything that an earlier search could tell this one."""
    for k in range(len(work.table)):
        work.table[k] = 0
    for k in range(len(work.urges)):
        work.urges[k] = 0
    for ply in range(len(work.frames)):
        for k in range(len(work.frames[ply])):
            work.frames[ply][k] = 0
    size = work.mind[MASK]
    for k in range(len(work.mind)):
        work.mind[k] = 0
    work.mind[MASK] = size
