"""The opponent that searches a tree: a level of ``search/mcts.py`` on one thread, with its mistakes."""

from math import sqrt
from typing import Any, NamedTuple

from strandline.core.bits import rand
from strandline.core.contract import Row, Shares, action_of, mask
from strandline.core.history import HEAD, length
from strandline.search.mcts_kernel import (
    KNOB_HIDDEN,
    KNOB_SEAT,
    KNOB_SEATS,
    KNOB_USED,
    NODE,
    NODE_FIRST,
    NODE_MOVE,
    NODE_NEXT,
    NODE_PROVEN,
    NODE_VISITS,
    TALLIES,
    Workspace,
    search_on,
)

from .mistakes_kernel import Judged, choose


class Mind(NamedTuple):
    """A search, what it found, and the level."""

    work: Workspace
    judged: Judged
    ranks: Shares
    knobs: Row
    """The number of iterations."""
    dials: Shares
    """The margin and the temperature of mistakes."""


def answer(games: Any, i: int, rng: Row, mind: Mind) -> int:
    work, judged = mind.work, mind.judged
    row, past, seat = games.rows[i], games.seen[i], games.turns[i]
    for k in range(len(row)):
        work.base[k] = row[k]
    mask(work.base, seat)
    for k in range(len(row)):
        judged.base[k] = work.base[k]
    for k in range(HEAD + length(past)):
        work.past[k] = past[k]
    work.knobs[KNOB_SEAT] = seat
    work.rng[0] = rand(rng)
    work.rng[1] = 0
    search_on(work, mind.knobs[0])
    n = judge(work, judged, mind.ranks, seat)
    move = choose(judged, n, past, seat, work.knobs[KNOB_HIDDEN], mind.dials, rng)
    forget(work)
    return action_of(row, move)


def judge(work: Workspace, judged: Judged, ranks: Shares, seat: int) -> int:
    """Write the moves of the root, best first: proven wins, then by visits, then proven losses; return their number."""
    tree, sums, width = work.tree, work.sums, work.knobs[KNOB_SEATS] + 1
    usual = sums[seat] / max(1, tree[NODE_VISITS])
    n = 0
    child = tree[NODE_FIRST]
    while child:
        visits = tree[child * NODE + NODE_VISITS]
        is_proven = tree[child * NODE + NODE_PROVEN]
        value = sums[child * width + seat]
        error = 0.0
        if not is_proven:
            value = value / visits if visits else usual
            error = 0.5
            if visits > 1:
                spread = max(0.0, sums[child * width + width - 1] / visits - value * value)
                error = sqrt(spread / visits)
        rank = visits + value / 2
        if is_proven and value >= 1:
            rank += 1e12
        if is_proven and value <= 0:
            rank -= 1e12
        place = n
        while place > 0 and ranks[place - 1] < rank:
            ranks[place] = ranks[place - 1]
            judged.moves[place] = judged.moves[place - 1]
            judged.values[place] = judged.values[place - 1]
            judged.errors[place] = judged.errors[place - 1]
            judged.proven[place] = judged.proven[place - 1]
            place -= 1
        ranks[place] = rank
        judged.moves[place] = tree[child * NODE + NODE_MOVE]
        judged.values[place] = value
        judged.errors[place] = error
        judged.proven[place] = is_proven
        n += 1
        child = tree[child * NODE + NODE_NEXT]
    return n


def forget(work: Workspace) -> None:
    """Clear what the search has written, and no more of the tree."""
    tree, sums, tallies, knobs = work.tree, work.sums, work.tallies, work.knobs
    used = knobs[KNOB_USED]
    seats = knobs[KNOB_SEATS]
    for node in range(used):
        move = tree[node * NODE + NODE_MOVE] & TALLIES - 1
        for seat in range(seats):
            tally = 2 * (seat * TALLIES + move)
            tallies[tally] = 0.0
            tallies[tally + 1] = 0.0
    for k in range(used * NODE):
        tree[k] = 0
    for k in range(used * (seats + 1)):
        sums[k] = 0.0
    knobs[KNOB_USED] = 1
