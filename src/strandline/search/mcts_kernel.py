"""The tree of Monte Carlo tree search, written over the contract. ``mcts.py`` calls it and keeps to the budget.

A node is a move or an outcome, and what is known of the position after it: NODE ints of ``tree``, and in ``sums`` a sum
of results for each seat and a sum of squares for the seat that made the move. If nothing is hidden, a node's children
lie side by side in the order of the rules' moves. If something is hidden, every iteration plays in a world of its own:
the children are a linked list, and only those that are legal in the current world can be chosen.
"""

from math import sqrt
from typing import NamedTuple

from strandline.core.bits import pick
from strandline.core.contract import CHANCE, OVER, Row, Shares, estimate, guess, moves, result, turn, weights
from strandline.core.history import FULL, HEAD, advance, length
from strandline.core.portable_math import log
from strandline.sim.playout_kernel import draw_outcome

# A node
NODE = 7
NODE_MOVE = 0
NODE_FIRST = 1  # its first child; 0 if it has none
NODE_COUNT = 2  # how many children it got at once
NODE_NEXT = 3  # the next child of its parent, where something is hidden; 0 for the last
NODE_VISITS = 4
NODE_OFFERED = 5  # how often it could have been chosen, where something is hidden; elsewhere an outcome's weight
NODE_PROVEN = 6  # its sums are the proven result, not sums

# Knobs: ints that configure the search and count its progress
KNOB_USED = 0  # the number of nodes in the tree
KNOB_ROOM = 1  # the most it may have
KNOB_SEATS = 2
KNOB_SEAT = 3  # whose view of the position the search got
KNOB_HIDDEN = 4
KNOB_PLAYOUT = 5  # moves played at random before the estimate; negative: all
KNOB_SOLVING = 6
KNOB_DEPTH = 7  # the depth limit of the tree
KNOB_RIPE = 8  # visits before a node gets children
KNOBS = 9

# Dials: floats for the same purpose
DIAL_EXPLORATION = 0
DIAL_TRUST = 1
DIALS = 2

DEEPEST = 400
LONGEST = 5000
"""A playout with more moves ends in an estimate; this happens only without the draw by repetition."""
TALLIES = 1 << 15
"""The number of moves whose history is kept for each seat; larger move numbers share a place."""
PATH = 3
"""A step of the path has three ints: the deciding seat, the node it went to, and the proven node it would prefer."""


class Workspace(NamedTuple):
    """All arrays of a search."""

    base: Row
    """The position in question, and the positions before it."""
    past: Row
    s: Row
    """The position that an iteration has reached, and the positions before it."""
    seen: Row
    out: Row
    odds: Row
    rng: Row
    tree: Row
    sums: Shares
    tallies: Shares
    path: Row
    shares: Shares
    knobs: Row
    dials: Shares


def search_on(work: Workspace, iterations: int) -> int:
    """Run this many iterations, or until the root is proven; return how many were run."""
    for done in range(iterations):
        if work.tree[NODE_PROVEN]:
            return done
        for i in range(len(work.base)):
            work.s[i] = work.base[i]
        for i in range(HEAD + length(work.past)):
            work.seen[i] = work.past[i]
        if work.knobs[KNOB_HIDDEN]:
            guess(work.s, work.knobs[KNOB_SEAT], work.rng)
        depth, is_end = iterate(work)
        back_up(work.tree, work.sums, work.tallies, work.path, work.shares, work.knobs, depth, is_end)
    return iterations


def iterate(work: Workspace) -> tuple[int, bool]:
    """Walk down the tree, play on at random, write the result or an estimate; return the depth and whether it ended.

    A proven move has nothing more to tell. Where a seat would choose it, except at the root, an open move is tried
    instead, so that its proof is not postponed for ever; ``path`` keeps what the seat would really do.
    """
    s, seen, out, odds, rng, path, shares = work.s, work.seen, work.out, work.odds, work.rng, work.path, work.shares
    tree, sums, tallies, knobs, dials = work.tree, work.sums, work.tallies, work.knobs, work.dials
    node = depth = plies = n = 0
    in_tree = True
    path[1] = 0
    while True:
        mover = turn(s)
        if mover == OVER:
            result(s, shares)
            return depth, in_tree
        if in_tree:
            at = node * NODE
            if tree[at + NODE_PROVEN]:
                for seat in range(knobs[KNOB_SEATS]):
                    shares[seat] = sums[node * (knobs[KNOB_SEATS] + 1) + seat]
                return depth, False
            is_ripe = node == 0 or tree[at + NODE_VISITS] >= knobs[KNOB_RIPE]
            in_tree = is_ripe and depth < knobs[KNOB_DEPTH]
        if not in_tree:
            if plies == knobs[KNOB_PLAYOUT] or plies >= LONGEST or seen[0] == FULL:
                estimate(s, shares)
                return depth, False
            plies += 1
        at = node * NODE
        is_grown = in_tree and tree[at + NODE_FIRST] != 0
        is_listed = is_grown and mover != CHANCE and not knobs[KNOB_HIDDEN]
        n = tree[at + NODE_COUNT] if is_listed else moves(s, out)
        if mover == CHANCE:
            weights(s, odds)
        if in_tree and not is_grown:
            in_tree = grow(tree, knobs, node, mover, out, odds, n)
        chosen = draw_outcome(odds, n, rng) if mover == CHANCE else pick(rng, n)
        known = 0
        if in_tree:
            if mover != CHANCE:
                chosen, open_ = choose_child(tree, sums, tallies, out, knobs, dials, node, mover, n, chosen)
                if node and open_ >= 0 and open_ != chosen:
                    known = tree[at + NODE_FIRST] + chosen
                    chosen = open_
            node = child_at(tree, knobs, node, out, chosen)
            in_tree = node != 0
        if in_tree:
            depth += 1
            path[PATH * depth] = mover
            path[PATH * depth + 1] = node
            path[PATH * depth + 2] = known
            move = tree[node * NODE + NODE_MOVE]
        else:
            move = int(out[chosen])
        advance(s, move, seen)


def follow(tree: Row, node: int, line: Row) -> int:
    """Write a node's move and the most visited moves after it into ``line``; return the number of moves."""
    n = 0
    while node and n < len(line):
        line[n] = tree[node * NODE + NODE_MOVE]
        n += 1
        child = tree[node * NODE + NODE_FIRST]
        node = 0
        most = 0
        while child:
            if tree[child * NODE + NODE_VISITS] > most:
                most = tree[child * NODE + NODE_VISITS]
                node = child
            child = tree[child * NODE + NODE_NEXT]
    return n


def grow(tree: Row, knobs: Row, node: int, mover: int, out: Row, odds: Row, n: int) -> bool:
    """Give a node a child for each move; return whether there was room."""
    first = knobs[KNOB_USED]
    if first + n > knobs[KNOB_ROOM]:
        return False
    knobs[KNOB_USED] = first + n
    tree[node * NODE + NODE_FIRST] = first
    tree[node * NODE + NODE_COUNT] = n
    for i in range(n):
        at = (first + i) * NODE
        tree[at + NODE_MOVE] = out[i]
        tree[at + NODE_NEXT] = first + i + 1 if i + 1 < n else 0
        tree[at + NODE_OFFERED] = odds[i] if mover == CHANCE else 0
    return True


def child_at(tree: Row, knobs: Row, node: int, out: Row, i: int) -> int:
    """Return the child for the i-th move; 0 if it has none and there is no room."""
    first = tree[node * NODE + NODE_FIRST]
    if not knobs[KNOB_HIDDEN]:
        return first + i
    return child_for(tree, knobs, first, first + i if i < tree[node * NODE + NODE_COUNT] else 0, int(out[i]))


def child_for(tree: Row, knobs: Row, first: int, likely: int, move: int) -> int:
    """Return the child of a linked list for a move, trying the likely one first; create it if there is none."""
    if likely and tree[likely * NODE + NODE_MOVE] == move:
        return likely
    child = first
    while tree[child * NODE + NODE_MOVE] != move:
        if tree[child * NODE + NODE_NEXT] == 0:
            found = knobs[KNOB_USED]
            if found == knobs[KNOB_ROOM]:
                return 0
            knobs[KNOB_USED] = found + 1
            tree[child * NODE + NODE_NEXT] = found
            tree[found * NODE + NODE_MOVE] = move
            return found
        child = tree[child * NODE + NODE_NEXT]
    return child


def choose_child(
    tree: Row, sums: Shares, tallies: Shares, out: Row, knobs: Row, dials: Shares,
    node: int, mover: int, n: int, start: int,
) -> tuple[int, int]:  # fmt: skip
    """Return the index of the move with the best upper bound, and of the best unproven one; -1 if there is none.

    The search for it begins at a random index, to break ties.

    With trust in the history, a child begins with that many visits, at the value that the same move had elsewhere in
    the tree. Without it, every move is tried once before any is tried twice.
    """
    width = knobs[KNOB_SEATS] + 1
    is_hidden = knobs[KNOB_HIDDEN]
    trust = dials[DIAL_TRUST]
    first = tree[node * NODE + NODE_FIRST]
    visits = tree[node * NODE + NODE_VISITS]
    usual = sums[node * width + mover] / visits if visits else 1 / knobs[KNOB_SEATS]
    offers = visits
    boldness = dials[DIAL_EXPLORATION] * dials[DIAL_EXPLORATION]  # not ** 2, which may be the pow of a library
    reach = boldness * log(max(visits, 1))
    best = start
    open_ = -1
    highest = highest_open = -1.0
    for step in range(n):
        i = start + step if start + step < n else start + step - n
        child = first + i
        if is_hidden:
            child = child_at(tree, knobs, node, out, i)
            if child == 0:
                continue
            tree[child * NODE + NODE_OFFERED] += 1
            if tree[child * NODE + NODE_OFFERED] != offers:
                offers = tree[child * NODE + NODE_OFFERED]
                reach = boldness * log(offers)
        had = tree[child * NODE + NODE_VISITS]
        total = sums[child * width + mover]
        if tree[child * NODE + NODE_PROVEN]:
            score = total
        elif trust > 0:
            tally = 2 * (mover * TALLIES + (tree[child * NODE + NODE_MOVE] & TALLIES - 1))
            likely = (tallies[tally] + usual) / (tallies[tally + 1] + 1)
            score = (total + trust * likely) / (had + trust) + sqrt(reach / (had + trust))
        elif had:
            score = total / had + sqrt(reach / had)
        else:
            score = 1e9
            if not is_hidden:
                return i, i
        if score > highest:
            highest = score
            best = i
        if score > highest_open and not tree[child * NODE + NODE_PROVEN]:
            highest_open = score
            open_ = i
    return best, open_


def back_up(
    tree: Row, sums: Shares, tallies: Shares, path: Row, shares: Shares, knobs: Row, depth: int, is_end: bool
) -> None:
    """Add an iteration's result to all nodes on its path, and pass proofs up as far as they reach."""
    seats = knobs[KNOB_SEATS]
    is_proving = is_end and knobs[KNOB_SOLVING] != 0
    if is_proving:
        settle_node(tree, sums, path[PATH * depth + 1], shares, seats)
    for level in range(depth, 0, -1):
        mover = path[PATH * level]
        node = path[PATH * level + 1]
        known = path[PATH * level + 2]
        add_up(tree, sums, node, shares, knobs)
        if mover != CHANCE:
            tally = 2 * (mover * TALLIES + (tree[node * NODE + NODE_MOVE] & TALLIES - 1))
            tallies[tally] += shares[mover]
            tallies[tally + 1] += 1
        is_proving = is_proving and prove(tree, sums, shares, seats, path[PATH * (level - 1) + 1], mover)
        if known and not is_proving:
            tree[known * NODE + NODE_VISITS] += 1
            for seat in range(seats):
                shares[seat] = sums[known * (seats + 1) + seat]
    add_up(tree, sums, 0, shares, knobs)


def add_up(tree: Row, sums: Shares, node: int, shares: Shares, knobs: Row) -> None:
    """Count a visit to a node, and add its result."""
    seats = knobs[KNOB_SEATS]
    tree[node * NODE + NODE_VISITS] += 1
    if not tree[node * NODE + NODE_PROVEN]:
        for seat in range(seats):
            sums[node * (seats + 1) + seat] += shares[seat]
        share = shares[knobs[KNOB_SEAT]]
        sums[node * (seats + 1) + seats] += share * share


def settle_node(tree: Row, sums: Shares, node: int, shares: Shares, seats: int) -> None:
    """Replace a node's sums by its proven result."""
    tree[node * NODE + NODE_PROVEN] = 1
    for seat in range(seats):
        sums[node * (seats + 1) + seat] = shares[seat]


def prove(tree: Row, sums: Shares, shares: Shares, seats: int, node: int, mover: int) -> bool:
    """Return whether a child's proof proves its parent: by a win, or by all children if one result is best."""
    width = seats + 1
    first = tree[node * NODE + NODE_FIRST]
    last = first + tree[node * NODE + NODE_COUNT]
    if mover == CHANCE:
        return prove_chance(tree, sums, shares, seats, node)
    best = -1
    is_all = True
    for child in range(first, last):
        if not tree[child * NODE + NODE_PROVEN]:
            is_all = False
        elif best < 0 or sums[child * width + mover] > sums[best * width + mover]:
            best = child
    if not is_all and sums[best * width + mover] < 1:
        return False
    for child in range(first, last):
        # If two results are equal for the player, nobody can say which opponent the player will favour.
        if tree[child * NODE + NODE_PROVEN] and is_same(sums[child * width + mover], sums[best * width + mover]):
            for seat in range(seats):
                if not is_same(sums[child * width + seat], sums[best * width + seat]):
                    return False
    for seat in range(seats):
        shares[seat] = sums[best * width + seat]
    settle_node(tree, sums, node, shares, seats)
    return True


def is_same(one: float, other: float) -> bool:
    """Return whether two shares are equal, allowing for the rounding of means over chance."""
    return abs(one - other) < 1e-9


def prove_chance(tree: Row, sums: Shares, shares: Shares, seats: int, node: int) -> bool:
    """Prove a chance node, with the mean of its outcomes, when all of them are proven."""
    first = tree[node * NODE + NODE_FIRST]
    last = first + tree[node * NODE + NODE_COUNT]
    for child in range(first, last):
        if not tree[child * NODE + NODE_PROVEN]:
            return False
    whole = 0
    for seat in range(seats):
        shares[seat] = 0.0
    for child in range(first, last):
        weight = tree[child * NODE + NODE_OFFERED]
        whole += weight
        for seat in range(seats):
            shares[seat] += weight * sums[child * (seats + 1) + seat]
    for seat in range(seats):
        shares[seat] /= whole
    settle_node(tree, sums, node, shares, seats)
    return True
