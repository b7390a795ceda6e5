"""Principal variation search over the contract, for two seats, without chance or hidden information.

It keeps its own stack, a frame for each ply, so that it can be paused after any number of nodes and continued. Values
are those of ``score``, from the view of the seat to decide; a win is WON minus the plies until then.

Repetition: a position that already occurred on the way from the root is a draw at once. One that occurred in the game
before the root is a draw as soon as it has occurred as often as the game's rules demand. So a position's value depends
on the earlier positions that can occur again. Its name in the table includes all of them, so a result from one path is
never used on another. After an irreversible move (``fresh``), only the position itself counts.
"""

from typing import NamedTuple

from strandline.core.bits import LOW62, mix
from strandline.core.contract import (
    OVER,
    Row,
    Rows,
    Shares,
    fresh,
    key,
    moves,
    orient,
    play,
    repeats,
    result,
    returned,
    score,
    turn,
    turned,
)

WON = 20_000
SURE = WON - 500
"""Beyond this, a value is a forced win or loss."""
MOST = WON + 1
DEEPER = 1 << 20
"""Returned instead of a value if the position has to be searched."""
PLIES = 128
"""The depth limit of a line."""
PAST = 0x2545F491
"""Tells positions before the root from those after it: the former count by the game's rules, the latter at once."""

# The frame of a ply.
NAME = 0  # the position's name in the table, 0 if none; and how it is turned
WAY = 1
SEAT = 2
DEPTH = 3
ALPHA = 4
BETA = 5
BEST = 6
CHOSEN = 7  # the best move, -1 if none yet
NEXT = 8
LAST = 9
FLOOR = 10  # where on the path the positions begin that can occur again
SALT = 11  # what these add to the name
KILLER = 12
KILLER_2 = 13
TRIED = 14  # how the move before NEXT is being searched
LEAST = 15  # alpha when the node was entered
FIELDS = 16

WHOLE, SCOUT, REDUCED = 0, 1, 2

# The mind: what else must be kept when the search pauses.
PLY = 0
NODES = 1
ROOT = 2  # where on the path the root is
MASK = 3  # of the table
AGE = 4
IS_DONE = 5
IS_EVERY = 6  # every move of the root gets a value of its own
IS_PLAIN = 7  # all moves at full depth, and the table only at the same depth: the value is minimax's
TIMES = 8  # how often a position must occur to draw the game
MIND = 9

# An entry of the table is a name and, in the second place, these. Two entries make a bucket.
BOUND_AT = 16  # above the value
DEPTH_AT = 18
AGE_AT = 26
AGES = 63
MOVE_AT = 32  # the move + 1
UPPER, LOWER, EXACT = 1, 2, 3

URGES = 4096
URGE_BITS = 14
"""The range of an urge, in bits."""


class Workspace(NamedTuple):
    """All arrays of a search; each ply has its own part of rows, lists, ranks and frames."""

    rows: Rows
    lists: Rows
    """The moves of a position, and how promising each is."""
    ranks: Rows
    frames: Rows
    path: Row
    """The names of all positions since the last fresh one before the root."""
    lines: Rows
    """The best line from each ply on, and then one for each move of the root."""
    table: Row
    urges: Row
    shares: Shares
    worth: Row
    """The value of each move at the root."""
    mind: Row


def look(work: Workspace, until: int) -> None:
    """Continue the search until this many nodes are visited or the iteration is done."""
    rows, lists, ranks, frames, path, lines = work.rows, work.lists, work.ranks, work.frames, work.path, work.lines
    table, urges, shares, worth, mind = work.table, work.urges, work.shares, work.worth, work.mind
    ply = mind[PLY]
    nodes = mind[NODES]
    while True:
        here = frames[ply]
        below = frames[ply + 1]
        if here[NEXT] < here[LAST] and here[ALPHA] < here[BETA]:
            if nodes >= until:
                break
            nodes += 1
            row = rows[ply + 1]
            for k in range(len(row)):
                row[k] = rows[ply][k]
            play(row, next_move(lists[ply], ranks[ply], here[NEXT], here[LAST]))
            here[NEXT] += 1
            lines[ply + 1][0] = -1
            here[TRIED] = way_to_try(here, below, ply, mind)
            value = enter(row, here, below, path, shares, ply + 1, mind)
            is_final = value != DEEPER
            if not is_final:
                value = open_node(row, lists[ply + 1], ranks[ply + 1], here, below, table, urges, ply + 1, mind)
        elif ply == 0:
            mind[IS_DONE] = 1
            break
        else:
            close_node(here, lists[ply], table, urges, ply, mind)
            value = here[BEST]
            ply -= 1
            below = here
            here = frames[ply]
            is_final = False
            if here[SEAT] != below[SEAT]:
                value = -value
        while value != DEEPER and not is_final and is_to_try_again(here, below, value):
            lines[ply + 1][0] = -1
            value = open_node(rows[ply + 1], lists[ply + 1], ranks[ply + 1], here, below, table, urges, ply + 1, mind)
        if value == DEEPER:
            ply += 1
        else:
            weigh(here, lists[ply], lines, worth, value, ply, mind)
    mind[PLY] = ply
    mind[NODES] = nodes


def next_move(listed: Row, rank: Row, first: int, last: int) -> int:
    """Bring the most promising of the remaining moves to the front; the others keep their order."""
    best = first
    for i in range(first + 1, last):
        if rank[i] > rank[best]:
            best = i
    move = listed[best]
    top = rank[best]
    while best > first:
        listed[best] = listed[best - 1]
        rank[best] = rank[best - 1]
        best -= 1
    listed[first] = move
    rank[first] = top
    return move


def way_to_try(here: Row, below: Row, ply: int, mind: Row) -> int:
    """Choose how deep to search a move and how: the first fully, others only to show that they are no better."""
    below[DEPTH] = here[DEPTH] - 1
    if here[NEXT] == 1 or (ply == 0 and mind[IS_EVERY]):
        return WHOLE
    if here[DEPTH] > 2 and here[NEXT] > 4 and not mind[IS_PLAIN]:
        below[DEPTH] -= 1 if here[NEXT] < 12 or here[DEPTH] < 4 else 2
        return REDUCED
    return SCOUT


def enter(row: Row, here: Row, below: Row, path: Row, shares: Shares, ply: int, mind: Row) -> int:
    """Return the value of a position just reached, for the seat that moved, or DEEPER."""
    seat = turn(row)
    if seat == OVER:
        result(row, shares)
        share = shares[here[SEAT]]
        return WON - ply if share > 0.99 else ply - WON if share < 0.01 else 0
    name = key(row)
    at = mind[ROOT] + ply
    path[at] = name
    below[SEAT] = seat
    below[FLOOR] = at
    below[SALT] = 0
    below[NAME] = 0
    if mind[TIMES] and not fresh(row):
        below[FLOOR] = here[FLOOR]
        below[SALT] = here[SALT] + mix(path[at - 1]) & LOW62
        if is_drawn(path, name, below[FLOOR], at, mind):
            return 0
    if (below[DEPTH] <= 0 and name) or ply == PLIES:
        value = score(row)
        return value if seat == here[SEAT] else -value
    if name:
        orient(row, below)
        if below[SALT]:
            below[NAME] ^= mix(below[SALT])
    else:
        below[DEPTH] += 1  # a choice that belongs to a move takes no depth
    return DEEPER


def is_drawn(path: Row, name: int, floor: int, at: int, mind: Row) -> bool:
    """Return whether the position has occurred on the path since the root, or often enough before."""
    left = mind[TIMES] - 1
    i = at
    while i > floor and name:
        i -= 1
        if path[i] == name:
            left -= 1
            if left == 0 or i >= mind[ROOT]:
                return True
    return False


def open_node(
    row: Row, listed: Row, rank: Row, here: Row, below: Row, table: Row, urges: Row, ply: int, mind: Row
) -> int:
    """Open a position: return its value for the seat above if the table knows it, else DEEPER with its moves ranked."""
    is_same = below[SEAT] == here[SEAT]
    alpha = here[ALPHA]
    beta = here[BETA] if here[TRIED] == WHOLE else alpha + 1
    below[ALPHA] = alpha if is_same else -beta
    below[BETA] = beta if is_same else -alpha
    below[LEAST] = below[ALPHA]
    below[BEST] = -MOST
    below[CHOSEN] = -1
    below[NEXT] = 0
    known = -1
    if below[NAME]:
        entry = found_at(table, below[NAME], mind)
        if entry >= 0:
            value = usable(table[entry + 1], below, ply, mind)
            if value != DEEPER:
                return value if is_same else -value
            known = (table[entry + 1] >> MOVE_AT) - 1
            if known >= 0:
                known = returned(known, below[WAY])
    below[LAST] = moves(row, listed)
    for i in range(below[LAST]):
        move = listed[i]
        if move == known:
            rank[i] = 1 << 40
        elif move == below[KILLER]:
            rank[i] = 1 << 39
        elif move == below[KILLER_2]:
            rank[i] = 1 << 38
        else:
            rank[i] = urges[urge_of(below[SEAT], move)]
    return DEEPER


def is_to_try_again(here: Row, below: Row, value: int) -> bool:
    """Return whether a move did better than expected, so that it needs a deeper search or the whole window."""
    if value <= here[ALPHA] or here[TRIED] == WHOLE:
        return False
    if here[TRIED] == REDUCED:
        here[TRIED] = SCOUT
    elif value < here[BETA]:
        here[TRIED] = WHOLE
    else:
        return False
    below[DEPTH] = here[DEPTH] - (1 if below[NAME] else 0)
    return True


def weigh(here: Row, listed: Row, lines: Rows, worth: Row, value: int, ply: int, mind: Row) -> None:
    """Take the value of a move into account."""
    move = listed[here[NEXT] - 1]
    if ply == 0:
        worth[here[NEXT] - 1] = value
        follow(lines[PLIES + here[NEXT]], move, lines[1])
    if value <= here[BEST]:
        return
    here[BEST] = value
    if value > here[ALPHA]:
        here[CHOSEN] = move
        if here[BETA] - here[ALPHA] > 1:
            follow(lines[ply], move, lines[ply + 1])
        if ply or not mind[IS_EVERY]:
            here[ALPHA] = value


def follow(line: Row, move: int, rest: Row) -> None:
    """Write a line: a move and what follows, up to -1."""
    line[0] = move
    i = 0
    while rest[i] >= 0:
        line[i + 1] = rest[i]
        i += 1
    line[i + 1] = -1


def close_node(here: Row, listed: Row, table: Row, urges: Row, ply: int, mind: Row) -> None:
    """Store the result in the table and in the statistics that order moves."""
    if here[NAME]:
        keep_entry(table, here, ply, mind)
    if here[ALPHA] < here[BETA]:
        return
    move = here[CHOSEN]
    if move != here[KILLER]:
        here[KILLER_2] = here[KILLER]
        here[KILLER] = move
    push = min(here[DEPTH] * here[DEPTH], 256) << 2
    for i in range(here[NEXT]):
        at = urge_of(here[SEAT], listed[i])
        if listed[i] == move:
            urges[at] += push - (urges[at] * push >> URGE_BITS)
        else:
            urges[at] -= push + (urges[at] * push >> URGE_BITS)


def urge_of(seat: int, move: int) -> int:
    return seat * URGES + (move & URGES - 1)


# The table


def found_at(table: Row, name: int, mind: Row) -> int:
    """Return where the table has a position, or -1."""
    at = (name & mind[MASK]) << 2
    if table[at] == name:
        return at
    return at + 2 if table[at + 2] == name else -1


def usable(entry: int, here: Row, ply: int, mind: Row) -> int:
    """Return the value of an entry if it settles the position here, or DEEPER."""
    if here[BETA] - here[ALPHA] > 1:
        return DEEPER  # on the main line, to get the whole line
    value = (entry & 0xFFFF) - 0x8000
    depth = entry >> DEPTH_AT & 0xFF
    is_sure = value > SURE or value < -SURE
    if depth != here[DEPTH] and (mind[IS_PLAIN] or (depth < here[DEPTH] and not is_sure)):
        return DEEPER
    if is_sure:
        value += -ply if value > 0 else ply
    bound = entry >> BOUND_AT & 3
    if value >= here[BETA]:
        return value if bound & LOWER else DEEPER
    return value if bound & UPPER else DEEPER


def keep_entry(table: Row, here: Row, ply: int, mind: Row) -> None:
    """Store the result: the first place of a bucket is for the deepest search, the second for the latest."""
    name = here[NAME]
    at = found_at(table, name, mind)
    move = here[CHOSEN]
    if move >= 0:
        move = turned(move, here[WAY])
    elif at >= 0:
        move = (table[at + 1] >> MOVE_AT) - 1
    if at < 0:
        at = (name & mind[MASK]) << 2
        if table[at + 1] >> AGE_AT & AGES == mind[AGE] and table[at + 1] >> DEPTH_AT & 0xFF > here[DEPTH]:
            at += 2
    value = here[BEST]
    bound = LOWER if value >= here[BETA] else UPPER if value <= here[LEAST] else EXACT
    if value > SURE or value < -SURE:
        value += ply if value > 0 else -ply
    table[at] = name
    table[at + 1] = (
        value + 0x8000 | bound << BOUND_AT | here[DEPTH] << DEPTH_AT | mind[AGE] << AGE_AT | move + 1 << MOVE_AT
    )


# The root


def set_out(work: Workspace, past: int) -> int:
    """Start at the position in rows[0], with ``past`` earlier ones on the path; give every move a first quick value."""
    rows, lists, frames, path, worth, mind = work.rows, work.lists, work.frames, work.path, work.worth, work.mind
    here = frames[0]
    mind[ROOT] = past
    mind[TIMES] = repeats(rows[0])
    here[SEAT] = turn(rows[0])
    here[FLOOR] = 0
    here[SALT] = 0
    for i in range(past):
        here[SALT] = here[SALT] + mix(path[i] ^ PAST) & LOW62
    here[NAME] = key(rows[0])
    path[past] = here[NAME]
    n = moves(rows[0], lists[0])
    row = rows[1]
    for i in range(n):
        for k in range(len(row)):
            row[k] = rows[0][k]
        play(row, lists[0][i])
        frames[1][DEPTH] = 0
        worth[i] = enter(row, here, frames[1], path, work.shares, 1, mind)
        if worth[i] == DEEPER:
            worth[i] = score(row) if turn(row) == here[SEAT] else -score(row)
    mind[NODES] = n
    return n


def begin_depth(work: Workspace, n: int, depth: int) -> None:
    """Start an iteration over the n moves of the root, in the order of the list."""
    here = work.frames[0]
    here[DEPTH] = depth if here[NAME] else depth + 1
    here[ALPHA] = -MOST
    here[BETA] = MOST
    here[LEAST] = -MOST
    here[BEST] = -MOST
    here[CHOSEN] = -1
    here[NEXT] = 0
    here[LAST] = n
    for i in range(n):
        work.ranks[0][i] = n - i
    work.mind[PLY] = 0
    work.mind[IS_DONE] = 0
