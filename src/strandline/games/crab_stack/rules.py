"""Crab Stack: the rules, over a row. Text is in ``notation.py``, pictures in ``picture.py``."""

from strandline.core.bits import count, low, mix, pick, rand
from strandline.core.contract import OVER, Row, Shares

from .board import (
    ALIVE,
    BELOW,
    CARRIES,
    CHOICE,
    DYE_1,
    DYE_2,
    HASH,
    IS_FRESH,
    LARGE,
    LAYOUT,
    MEDIUMS,
    MOVER,
    OCCUPIED,
    PILES,
    PLAYERS,
    REPEATS,
    ROCKS,
    SMALL,
    SMALLS,
    TIE,
    TURN,
)
from .board import SIZE as SIZE

# 3 large crabs with 6 goals, 3 medium ones with 18, 3 small ones with the 11 other small ones; plus 1 spare place.
MAX_MOVES = 106
PHASES = 1
RING = 0x18283  # the neighbours of cell 8
LOW57 = (1 << 57) - 1
KEEP = 56 << 6  # + cell: the group with that first cell stays


def turn(s: Row) -> int:
    return s[TURN]


def phase(s: Row) -> int:
    return 0


def moves(s: Row, out: Row) -> int:
    """CS-5 to CS-10: list where the crabs of the player to move can go; CS-12: or the tied groups."""
    if s[CHOICE]:
        return each(out, 0, KEEP, s[CHOICE])
    own = tops(s, s[TURN])
    occupied = s[OCCUPIED]
    medium = s[MEDIUMS]
    small = s[SMALLS]
    n = 0
    crabs = own & (occupied ^ medium)
    while crabs:
        start = low(crabs)
        crabs &= crabs - 1
        n = beside(out, n, start, occupied)
    crabs = own & (medium ^ small)
    while crabs:
        start = low(crabs)
        crabs &= crabs - 1
        n = each(out, n, start << 6, second(start, occupied, medium))
    crabs = own & small
    while crabs:
        start = low(crabs)
        crabs &= crabs - 1
        n = each(out, n, start << 6, third(start, occupied, small))
    return n


def beside(out: Row, n: int, start: int, occupied: int) -> int:
    """CS-6: add the moves of a large crab. Each is written, and kept if there is something to step on."""
    around = occupied << 8 >> start & 0x1FFFF
    move = start << 6 | start
    n &= 127  # tells the compiler that it does not count from the end
    out[n] = move - 8
    n += around & 1
    out[n] = move - 7
    n += around >> 1 & 1
    out[n] = move - 1
    n += around >> 7 & 1
    out[n] = move + 1
    n += around >> 9 & 1
    out[n] = move + 7
    n += around >> 15 & 1
    out[n] = move + 8
    return n + (around >> 16 & 1)


def each(out: Row, n: int, move: int, cells: int) -> int:
    """Add a move for each cell after the first n, and return the new number of moves."""
    n &= 127  # tells the compiler that it does not count from the end
    while cells:  # two at a time, for fewer jumps; without a second cell its move is overwritten
        rest = cells & cells - 1
        out[n] = move + low(cells)
        out[n + 1] = move + low(rest)
        n += 2 if rest else 1
        cells = rest & rest - 1
    return n


def play(s: Row, move: int) -> None:
    """CS-5: move a crab, let the wave come and pass the turn; or CS-12: carry out the choice."""
    if move >= KEEP:
        occupied = s[OCCUPIED]
        wash(s, occupied & ~spread(1 << move - KEEP, occupied, occupied))
        s[CHOICE] = 0
        come(s, after(s, s[MOVER]))
        return
    start = move >> 6 & 63
    bared = climb(s, start, move & 63)
    s[IS_FRESH] = bared
    if bared and wave(s, start):
        return
    come(s, after(s, s[TURN]))


def result(s: Row, out: Shares) -> None:
    """CS-17: the winner gets everything; a draw is shared by the players who are not out."""
    for seat in range(s[PLAYERS]):
        out[seat] = (s[ALIVE] >> seat & 1) / count(s[ALIVE])


# Moving


def near(cells: int) -> int:
    """CS-2: return the neighbours of a set of cells (and places off the board, which are always empty)."""
    up = cells << 1
    down = cells >> 1
    return up | down | (cells | down) << 8 | (cells | up) >> 8


def second(start: int, occupied: int, carriers: int) -> int:
    """CS-8: return the carriers that a crab reaches in two steps without returning to its start."""
    return near(RING << start >> 8 & occupied) & (carriers ^ 1 << start)


def third(start: int, occupied: int, carriers: int) -> int:
    """CS-8: return the carriers that a crab reaches in three steps without visiting a cell twice."""
    free = occupied ^ 1 << start
    first = RING << start >> 8 & free
    goals = near(near(first) & free) & carriers & free
    if goals & first:
        # A crab reaches a neighbour in three steps only via another neighbour and a cell that is next to both.
        goals &= near(twice(first) & free) | ~first
    return goals


def twice(cells: int) -> int:
    """Return the cells with two or more neighbours in a set."""
    up = cells << 1
    down = cells >> 1
    left = (cells | up) >> 8
    right = (cells | down) << 8
    return up & down | (up | down) & (left | right) | left & right | (cells & up) >> 8 | (cells & down) << 8


def tops(s: Row, seat: int) -> int:
    """CS-5: the cells where the player's colour lies on top."""
    return s[OCCUPIED] & ~(s[DYE_1] ^ -(seat & 1)) & ~(s[DYE_2] ^ -(seat >> 1))


def able(s: Row, seat: int) -> bool:
    """CS-13: return whether the player can move any crab."""
    own = tops(s, seat)
    occupied = s[OCCUPIED]
    medium = s[MEDIUMS]
    if own & (occupied ^ medium) and occupied & occupied - 1:
        return True  # all occupied cells are one group: a large crab has a neighbour unless it is alone
    small = s[SMALLS]
    crabs = own & (medium ^ small)
    while crabs:
        if second(low(crabs), occupied, medium):
            return True
        crabs &= crabs - 1
    crabs = own & small
    while crabs:
        if third(low(crabs), occupied, small):
            return True
        crabs &= crabs - 1
    return False


def climb(s: Row, start: int, goal: int) -> bool:
    """CS-5: move the top crab of start onto the stack of goal; return whether start is bare now."""
    left = pile(s, start)
    found = pile(s, goal)
    crab = left & 63
    onto = found & 63
    under = beneath(s, crab)
    size = crab >> 2 & 3
    bared = under >> 2 & 3
    here = 1 << start
    there = 1 << goal
    rest = ~(here | there)
    s[SMALLS] = s[SMALLS] & rest | (there if size == SMALL else 0) | (here if bared == SMALL else 0)
    s[MEDIUMS] = s[MEDIUMS] & rest | (there if size < LARGE else 0) | (here if 0 < bared < LARGE else 0)
    s[DYE_1] = s[DYE_1] & rest | (crab >> 4 & 1) << goal | (under >> 4 & 1) << start
    s[DYE_2] = s[DYE_2] & rest | (crab >> 5) << goal | (under >> 5) << start
    s[HASH] ^= mark(start, left) ^ mark(goal, found + 64 + crab - onto)
    if under == 0:
        s[OCCUPIED] ^= here
    s[BELOW + (crab >> 3)] += onto - under << 8 * (crab & 7)
    s[PILES + (start >> 2)] -= 64 + crab - under << 16 * (start & 3)
    s[PILES + (goal >> 2)] += 64 + crab - onto << 16 * (goal & 3)
    return under == 0


def pile(s: Row, cell: int) -> int:
    return s[PILES + (cell >> 2)] >> 16 * (cell & 3) & 4095


def beneath(s: Row, crab: int) -> int:
    """Return the crab directly below a crab on the board, or 0."""
    return s[BELOW + (crab >> 3)] >> 8 * (crab & 7) & 63


def mark(cell: int, pile: int) -> int:
    """Return what the top crab of a pile adds to the position's key; crabs of one colour and size are equal."""
    return mix(cell << 10 | pile >> 2)


# The wave


def wave(s: Row, bared: int) -> bool:
    """CS-11: let the wave take all groups but one; return whether a player has to choose first (CS-12)."""
    occupied = s[OCCUPIED]
    shore = RING << bared >> 8 & occupied  # all cells were one group before, so each group now touches the bared rock
    arcs = count(shore) - count(shore & shore << 1) - count(shore & shore << 7) - count(shore & shore << 8)
    if arcs < 2 or not shore & ~spread(shore & -shore, shore, occupied):
        return False
    stays = 0
    firsts = 0
    while shore:
        group = spread(shore & -shore, occupied, occupied)
        shore &= ~group
        more = count(group) - count(stays)
        if more == 0:
            more = crabs(s, group) - crabs(s, stays)
        if more > 0:
            stays = group
            firsts = 0
        if more >= 0:
            firsts |= group & -group
    if firsts & (firsts - 1):
        s[CHOICE] = firsts
        s[MOVER] = s[TURN]
        if s[TIE]:
            s[TURN] = after(s, s[TURN])
        return True
    wash(s, occupied & ~stays)
    return False


def spread(group: int, goal: int, occupied: int) -> int:
    """Return the connected group around some of its cells; it may stop growing once it includes all of goal."""
    while goal & ~group:
        wider = group | near(group) & occupied
        if wider == group:
            break
        group = wider
    return group


def crabs(s: Row, cells: int) -> int:
    n = 0
    while cells:
        n += pile(s, low(cells)) >> 6
        cells &= cells - 1
    return n


def wash(s: Row, gone: int) -> None:
    """CS-11: remove everything on these cells from the game."""
    stays = ~gone
    for i in range(SMALLS, DYE_2 + 1):
        s[i] &= stays
    while gone:
        cell = low(gone)
        gone &= gone - 1
        stack = pile(s, cell)
        s[PILES + (cell >> 2)] ^= stack << 16 * (cell & 3)
        while stack:
            s[HASH] ^= mark(cell, stack)
            crab = stack & 63
            stack += beneath(s, crab) - 64 - crab


# Turns


def after(s: Row, seat: int) -> int:
    """CS-4: return the next player clockwise who is not out."""
    later = s[ALIVE] & -2 << seat
    return low(later if later else s[ALIVE])


def come(s: Row, seat: int) -> None:
    """CS-13 to CS-15: give the turn to this player or the next who can move, or end the game if only one is left."""
    while s[ALIVE] & s[ALIVE] - 1:
        if able(s, seat):
            s[TURN] = seat
            return
        s[ALIVE] ^= 1 << seat
        s[IS_FRESH] = 1
        seat = after(s, seat)
    s[TURN] = OVER


# The start, and repetition


def deal(s: Row, rng: Row) -> None:
    """CS-4: shuffle the crabs of the colours in play, one to a cell, and draw the first player."""
    clear(s)
    for i in range(SIZE - ROCKS):
        s[BELOW + i] = s[ROCKS + i]  # no crab lies on another yet, so this place can hold the bare rocks
    s[OCCUPIED] = s[LAYOUT]
    left = 9 * s[PLAYERS]
    crab = 4
    while left:
        chance = rand(rng) >> 6
        cells = 0
        for alike in range(3):
            # The rest of the random number after one choice serves for the next: 57 bits are plenty for three.
            chance = (chance & LOW57) * left
            left -= 1
            cell = take(s, chance >> 57, left)
            cells |= 1 << cell
            s[PILES + (cell >> 2)] |= (64 | crab | alike) << 16 * (cell & 3)
            s[HASH] ^= mark(cell, 64 | crab)
        s[DYE_1] |= cells if crab >> 4 & 1 else 0
        s[DYE_2] |= cells if crab >> 5 else 0
        s[CARRIES + (crab >> 2 & 3)] |= cells
        crab += 8 if crab >> 2 & 3 == LARGE else 4
    s[MEDIUMS] |= s[SMALLS]
    for i in range(SIZE - ROCKS):
        s[BELOW + i] = 0
    come(s, pick(rng, s[PLAYERS]))


def take(s: Row, n: int, last: int) -> int:
    """Return the n-th of the bare rocks; the last one takes its place in the list."""
    rock = beneath(s, n)
    s[BELOW + (n >> 3)] += beneath(s, last) - rock << 8 * (n & 7)
    return rock


def clear(s: Row) -> None:
    """An empty board, and all players still in."""
    for i in range(PLAYERS):
        s[i] = 0
    s[ALIVE] = (1 << s[PLAYERS]) - 1
    s[IS_FRESH] = 1


def put(s: Row, cell: int, found: int, crab: int) -> None:
    """During set-up, lay a crab on whatever is on a cell."""
    risen = found - (found & 63) + 64 + crab
    s[PILES + (cell >> 2)] ^= (found ^ risen) << 16 * (cell & 3)
    s[BELOW + (crab >> 3)] |= (found & 63) << 8 * (crab & 7)
    s[HASH] ^= mark(cell, risen)
    for i in range(SMALLS, DYE_2 + 1):
        s[i] &= ~(1 << cell)
    s[DYE_1] |= (crab >> 4 & 1) << cell
    s[DYE_2] |= (crab >> 5) << cell
    for size in range(crab >> 2 & 3, LARGE + 1):
        s[CARRIES + size] |= 1 << cell


def key(s: Row) -> int:
    """CS-16: positions with a pending choice do not count."""
    if s[CHOICE] or s[TURN] == OVER:
        return 0
    return s[HASH] ^ (s[ALIVE] << 3 | s[TURN] + 1)


def fresh(s: Row) -> int:
    """A bared rock is never covered again, and a player who is out stays out."""
    return s[IS_FRESH]


def repeats(s: Row) -> int:
    return s[REPEATS]


def draw(s: Row) -> None:
    """CS-16: a draw among all players who are not out."""
    s[TURN] = OVER


def mask(s: Row, seat: int) -> None:
    """Nothing is hidden."""


def guess(s: Row, seat: int, rng: Row) -> None:
    """Nothing is hidden."""


def weights(s: Row, out: Row) -> None:
    """There is no chance."""
