"""Depth-first proof-number search, over the contract: can one seat, the attacker, force a win?

Two seats, nothing hidden, no chance. A node has a proof number (how much is left to prove that the attacker wins) and
a disproof number. Seen from the seat to move, ``phi`` is the number of its own goal and ``delta`` that of the other
seat: phi is the least phi of the kids, and delta grows with their deltas. The search leaves a node as soon as one of
them reaches its limit.

What the search can find about a node:

- won: the attacker wins. A finite tree of moves without repetition proves it, so it is true wherever it occurs.
- lost: the other seat wins, proved in the same way.
- held: the attacker cannot win. A position that occurs again on the path counts as held here, so the result may *lean*
  on positions of the path. A node sheds the lean on itself when it is done. A result that leans on nothing is true
  everywhere and goes into the table. A result that still leans is a *lemma*: it is held if those positions are, and is
  used where they are on the path again or known to be held. ``docs/solver.md`` says why this is sound.

Where leans are so tangled that the search proves the same again and again, ``solve_region_kernel.py`` helps.

No position from before a fresh one can occur again, so only the path since the last fresh position matters. State is
in arrays: the search runs a number of nodes and can then be continued.
"""

from typing import NamedTuple

from strandline.core.bits import fetch, low, mix
from strandline.core.contract import CHANCE, OVER, Cube, Row, Rows, Shares, edge, fresh, key, moves, play, result, turn
from strandline.core.portable_math import exp

# The return values of ``prove``
RUNNING, PROVED, DEEP, CHANCED = range(4)
# The state of a search
PLY, NODES, ATTACKER, SALT, OTHER_SALT, ENTERING, VERDICT, DISTANCE, CHOICE_MADE = range(9)
STATE_SIZE = 9
# A node on the path: the number of kids, the limits, where its path since the last fresh position begins, the current
# kid, the nodes before it, and whether the attacker is to move
KIDS, PHI_LIMIT, DELTA_LIMIT, FIRST_PLY, LOOKED_AT, NODES_BEFORE, ATTACKS = range(7)
FRAME_SIZE = 7
# Its kids
KID_MOVE, KID_NAME, KID_PHI, KID_DELTA, KID_LEAN, KID_FAR = range(6)
KID_FIELDS = 6

UNDECIDED, IS_WON, IS_LOST, IS_HELD = range(4)
INFINITE = (1 << 24) - 1
FARTHEST_EDGE = 36
HARDNESS = tuple(int(12 * exp(behind / 12)) for behind in range(-FARTHEST_EDGE, FARTHEST_EDGE + 1))
NEVER = -1  # the distance to the end if nobody wins

WAYS = 4  # entries per bucket: a cache line
ENTRY = 2  # a name and a word: verdict, whether there is a lemma, the logarithm of the work, then numbers or distance
IN_BUCKET = (1 << 31) - 1  # the bits of a name that do not select the bucket
HAS_LEMMA = 4
WORK_AT, DN_AT, PN_AT = 3, 15, 39
LEMMA = 4  # a name, and the names of up to three positions that it leans on
MARKS = 1024
FARTHEST = 60  # leans are bits of an int: positions farther along the path share the last bit


class Workspace(NamedTuple):
    """All arrays of a search; each ply has its own part of rows, frames, kids and path."""

    state: Row
    rows: Rows
    frames: Rows
    kids: Cube
    path: Row
    marks: Row
    """How many positions of the path have these last bits in their names."""
    banned: Row
    """The names of positions that draw the game if they occur again."""
    table: Row
    lemmas: Row
    shares: Shares
    out: Row


def prove(work: Workspace, steps: int) -> int:
    """Search this many more nodes, or until the first position of the path is decided."""
    state, rows, frames, kids, path, marks = work.state, work.rows, work.frames, work.kids, work.path, work.marks
    stop = state[NODES] + steps
    while True:
        ply = state[PLY]
        if state[ENTERING]:
            if state[NODES] >= stop:
                return RUNNING
            if ply + 3 > len(rows):
                return DEEP
            if not open_node(work):
                return CHANCED
            state[NODES] += 1
            state[ENTERING] = 0
        phi = INFINITE
        next_phi = INFINITE
        best = 0
        most = 0
        total = 0
        unsettled = -1
        for i in range(frames[ply][KIDS]):
            p = kids[ply][KID_PHI][i]
            d = kids[ply][KID_DELTA][i]
            if p < phi:
                next_phi = phi
                phi = p
                best = i
            elif p < next_phi:
                next_phi = p
            if d:
                unsettled += 1
                most = max(most, d)
                total += d
        # Not the sum of the deltas: kids share what is below them, and it would be counted again and again.
        others = max(unsettled, 0) + (total - most) // 8
        delta = min(most + others, INFINITE - 1) if phi else INFINITE
        if phi >= frames[ply][PHI_LIMIT] or delta >= frames[ply][DELTA_LIMIT]:
            close_node(state, frames, kids, path, marks, work.table, work.lemmas, phi, delta)
            if ply == 0:
                return PROVED
            continue
        # A fifth more than the next best: so the search switches between kids less often, and each switch repeats work.
        kid_phi_limit = min(frames[ply][PHI_LIMIT], next_phi + next_phi // 5 + 1)
        kid_delta_limit = min(frames[ply][DELTA_LIMIT], INFINITE)
        if kid_delta_limit < INFINITE:
            kid_delta_limit -= others
        frames[ply][LOOKED_AT] = best
        go_down(rows[ply], rows[ply + 1], kids[ply][KID_MOVE][best])
        path[ply + 1] = kids[ply][KID_NAME][best]
        enter_node(state, rows, frames, path, marks, ply + 1)
        same_seat = frames[ply + 1][ATTACKS] == frames[ply][ATTACKS]
        frames[ply + 1][PHI_LIMIT] = kid_phi_limit if same_seat else kid_delta_limit
        frames[ply + 1][DELTA_LIMIT] = kid_delta_limit if same_seat else kid_phi_limit


def enter_node(state: Row, rows: Rows, frames: Rows, path: Row, marks: Row, ply: int) -> None:
    """Add the position in rows[ply] to the path."""
    state[PLY] = ply
    state[ENTERING] = 1
    marks[path[ply] & MARKS - 1] += 1
    frames[ply][ATTACKS] = turn(rows[ply]) == state[ATTACKER]
    frames[ply][FIRST_PLY] = ply if ply == 0 or fresh(rows[ply]) else frames[ply - 1][FIRST_PLY]
    frames[ply][NODES_BEFORE] = state[NODES]


def go_down(row: Row, after: Row, move: int) -> None:
    """Write the position after a move."""
    for k in range(len(row)):
        after[k] = row[k]
    play(after, int(move))


def open_node(work: Workspace) -> bool:
    """Find out what is known about every kid; one that decides the node is enough. Return False if chance occurs."""
    state, rows, frames, path, marks = work.state, work.rows, work.frames, work.path, work.marks
    table, lemmas, banned = work.table, work.lemmas, work.banned
    ply = state[PLY]
    kid = work.kids[ply]
    attacks = frames[ply][ATTACKS]
    first = frames[ply][FIRST_PLY]
    attacker = state[ATTACKER]
    number = moves(rows[ply], kid[KID_MOVE])
    reach_kid(state, rows, kid, path[ply], table, ply, 0)
    for i in range(number):
        if i + 1 < number:  # one ahead: while the next kid is made, the memory fetches the table entry of this one
            reach_kid(state, rows, kid, path[ply], table, ply, i + 1)
        after = rows[ply + 1 + (i & 1)]
        seat = turn(after)
        name = kid[KID_NAME][i]
        lean = 0
        far = NEVER
        verdict = UNDECIDED
        pn = 1
        dn = 1
        if seat == OVER:
            result(after, work.shares)
            share = work.shares[attacker]
            verdict = IS_WON if share == 1.0 else IS_LOST if share == 0.0 else IS_HELD
            far = NEVER if verdict == IS_HELD else 0
        elif seat == CHANCE:
            return False
        elif not fresh(after):
            for k in range(len(banned)):
                if banned[k] == name:
                    verdict = IS_HELD
            if verdict == UNDECIDED:
                lean = on_path(path, marks, name, ply, first)
                verdict = IS_HELD if lean else UNDECIDED
        if verdict == UNDECIDED:
            word = find_word(table, name)
            if word >= 0:
                verdict = word & 3
                if verdict:
                    far = (word >> DN_AT) - 1
                else:
                    pn = word >> PN_AT
                    dn = word >> DN_AT & INFINITE
                    if word & HAS_LEMMA:
                        lean = recall_lemma(table, lemmas, path, marks, name, ply, first)
                        verdict = IS_HELD if lean >= 0 else UNDECIDED
                        lean = max(lean, 0)
            else:
                if state[OTHER_SALT]:  # the other question's result, reversed: a win there is a loss here
                    word = find_word(table, name ^ state[SALT] ^ state[OTHER_SALT])
                    if word >= 0 and 0 < word & 3 < IS_HELD:
                        verdict = IS_LOST + IS_WON - (word & 3)
                        far = (word >> DN_AT) - 1
                if verdict == UNDECIDED:
                    # The more moves a player has, and the better the position, the harder it is to beat that player.
                    ahead = edge(after, attacker)
                    pn += HARDNESS[FARTHEST_EDGE - ahead]
                    dn += HARDNESS[FARTHEST_EDGE + ahead]
                    replies = moves(after, work.out)
                    if seat == attacker:
                        dn += 2 * replies
                    else:
                        pn += 2 * replies
        if verdict:
            pn = 0 if verdict == IS_WON else INFINITE
            dn = INFINITE - pn
        kid[KID_LEAN][i] = lean
        kid[KID_FAR][i] = far
        kid[KID_PHI][i] = pn if attacks else dn
        kid[KID_DELTA][i] = dn if attacks else pn
        if kid[KID_PHI][i] == 0 and far != NEVER:
            number = i + 1
            break
    frames[ply][KIDS] = number
    return True


def reach_kid(state: Row, rows: Rows, kid: Rows, above: int, table: Row, ply: int, i: int) -> None:
    """Write a kid's position over the one before last, and its name; prefetch the table's entry."""
    after = rows[ply + 1 + (i & 1)]
    go_down(rows[ply], after, kid[KID_MOVE][i])
    name = kid_name(key(after), state[SALT], above, kid[KID_MOVE][i])
    kid[KID_NAME][i] = name
    fetch(table, bucket(table, WAYS * ENTRY, name))


def close_node(
    state: Row, frames: Rows, kids: Cube, path: Row, marks: Row, table: Row, lemmas: Row, phi: int, delta: int
) -> None:
    """Leave the last node of the path: store the result, and report it to the node above."""
    ply = state[PLY]
    attacks = frames[ply][ATTACKS]
    verdict = UNDECIDED
    far = NEVER
    lean = 0
    if phi == 0 or delta == 0:
        best = best_kid(kids[ply], frames[ply][KIDS], phi)
        far = kids[ply][KID_FAR][best]
        if far != NEVER:
            far += 1
            verdict = IS_WON if (phi == 0) == (attacks != 0) else IS_LOST
        else:
            verdict = IS_HELD
            lean = kids[ply][KID_LEAN][best]
            if delta == 0:
                for i in range(frames[ply][KIDS]):
                    lean |= kids[ply][KID_LEAN][i]
            above = ply - frames[ply][FIRST_PLY]
            if above <= FARTHEST:
                lean &= (1 << above) - 1
        state[CHOICE_MADE] = best
    marks[path[ply] & MARKS - 1] -= 1
    if lean:
        keep_lemma(table, lemmas, path, ply, frames[ply][FIRST_PLY], lean)
    else:
        pn = phi if attacks else delta
        dn = delta if attacks else phi
        keep_entry(table, path[ply], verdict, pn, dn, far, state[NODES] - frames[ply][NODES_BEFORE])
    if ply == 0:
        state[VERDICT] = verdict
        state[DISTANCE] = far
        return
    state[PLY] = ply - 1
    i = frames[ply - 1][LOOKED_AT]
    same_seat = frames[ply - 1][ATTACKS] == attacks
    kids[ply - 1][KID_PHI][i] = phi if same_seat else delta
    kids[ply - 1][KID_DELTA][i] = delta if same_seat else phi
    kids[ply - 1][KID_LEAN][i] = lean
    kids[ply - 1][KID_FAR][i] = far


def best_kid(kid: Rows, number: int, phi: int) -> int:
    """Return a decided node's best kid: quickest win, longest loss; if nobody wins, the lean that is shortest."""
    best = -1
    for i in range(number):
        if phi == 0 and kid[KID_PHI][i]:
            continue
        if best < 0:
            best = i
            continue
        far = kid[KID_FAR][i]
        old = kid[KID_FAR][best]
        if far == NEVER and old == NEVER:
            lean = kid[KID_LEAN][i]
            least = kid[KID_LEAN][best]
            if least and (lean == 0 or low(lean) > low(least)):
                best = i
        elif far == NEVER or old == NEVER:
            if (far == NEVER) == (phi != 0):  # a player who cannot win prefers to hold; one who can prefers to win
                best = i
        elif (far < old) == (phi == 0) and far != old:
            best = i
    return best


def kid_name(counted: int, salt: int, above: int, move: int) -> int:
    """Return a kid's name in the table; a position that does not count for repetition is named after its parent."""
    return counted ^ salt if counted else mix(above ^ mix(move + 1))


def on_path(path: Row, marks: Row, name: int, ply: int, first: int) -> int:
    """Return the lean on a position of the path since the last fresh one, or 0."""
    if marks[name & MARKS - 1]:
        for k in range(ply, first - 1, -1):
            if path[k] == name:
                return 1 << min(k - first, FARTHEST)
    return 0


# The table. Several threads may use it at once, so a name is stored combined with what belongs to it: an entry that two
# threads have written at the same time, each a part, matches no name.


def bucket(rows: Row, size: int, name: int) -> int:
    """Return where the entries of a name begin."""
    return ((name >> 31) * (len(rows) // size) >> 32) * size


def find_entry(table: Row, name: int) -> int:
    """Return where a name's entry is, or -1."""
    at = bucket(table, WAYS * ENTRY, name)
    for k in range(at, at + WAYS * ENTRY, ENTRY):
        if table[k] ^ table[k + 1] == name:
            return k
    return -1


def find_word(table: Row, name: int) -> int:
    """Return the word of a name's entry, or -1."""
    at = bucket(table, WAYS * ENTRY, name)
    for k in range(at, at + WAYS * ENTRY, ENTRY):
        word = table[k + 1]
        if table[k] ^ word == name:
            return int(word)
    return -1


def add_lemma(table: Row, name: int) -> None:
    """Note in a name's entry that there is a lemma, unless it is decided."""
    at = find_entry(table, name)
    if at >= 0:
        word = table[at + 1]
        if table[at] ^ word == name and word & 3 == UNDECIDED:
            table[at] = name ^ (word | HAS_LEMMA)
            table[at + 1] = word | HAS_LEMMA


def keep_entry(table: Row, name: int, verdict: int, pn: int, dn: int, far: int, work: int) -> None:
    """Store a result in place of the one that took least work."""
    at = bucket(table, WAYS * ENTRY, name)
    effort = 1
    while work > 1:
        work >>= 1
        effort += 1
    where = at
    least = INFINITE
    lemma = 0
    for k in range(at, at + WAYS * ENTRY, ENTRY):
        old = table[k + 1]
        if table[k] ^ old == name:
            where = k
            effort = max(effort, old >> WORK_AT & 63)
            lemma = old & HAS_LEMMA
            break
        if old >> WORK_AT & 63 < least:
            least = old >> WORK_AT & 63
            where = k
    numbers = far + 1 << DN_AT if verdict else pn << PN_AT | dn << DN_AT | lemma
    word = numbers | effort << WORK_AT | verdict
    table[where] = name ^ word
    table[where + 1] = word


def keep_lemma(table: Row, lemmas: Row, path: Row, ply: int, first: int, lean: int) -> None:
    """Store that the node is held if the positions it leans on are; more than three are not worth storing."""
    rest = lean & lean - 1
    rest &= rest - 1
    if rest & rest - 1 or lean >> FARTHEST:
        return
    name = path[ply]
    if find_entry(table, name) < 0:
        keep_entry(table, name, UNDECIDED, 1, 1, NEVER, 1)
    add_lemma(table, name)
    where = bucket(lemmas, LEMMA, name)
    for k in range(where + 1, where + LEMMA):
        leans_on = path[first + low(lean)] if lean else 0
        lemmas[k] = leans_on
        name ^= leans_on
        lean &= lean - 1
    lemmas[where] = name


def recall_lemma(table: Row, lemmas: Row, path: Row, marks: Row, name: int, ply: int, first: int) -> int:
    """Return what a lemma leans on here; -1 if there is none, or if it cannot be used here."""
    where = bucket(lemmas, LEMMA, name)
    lean = 0
    left = name ^ lemmas[where]
    for k in range(where + 1, where + LEMMA):
        leans_on = lemmas[k]
        left ^= leans_on
        if leans_on:
            found = on_path(path, marks, leans_on, ply, first)
            lean |= found
            if not found:
                word = find_word(table, leans_on)
                if word < 0 or word & 3 < IS_LOST:
                    return -1
    return -1 if left else lean
