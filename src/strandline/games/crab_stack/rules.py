"""Crab Stack: the rules, over a row. Text is in ``notation.py``, pictures in ``view.py``."""

from .board import (
    ALIVE,
    BELOW,
    CARRIES,
    CHOICE,
    GOALS,
    HASH,
    IS_FRESH,
    LARGE,
    LAYOUT,
    MEDIUM,
    MOVER,
    MOVERS,
    OCCUPIED,
    OVER,
    PILES,
    PLAYERS,
    REPEATS,
    SEATS,
    SMALL,
    START,
    TIE,
    TOPS,
    TURN,
    Row,
    Shares,
    count,
    low,
    mix,
    pick,
)
from .board import SIZE as SIZE

MAX_MOVES = 105  # 3 large crabs with 6 goals, 3 medium ones with 18, 3 small ones with the 11 other small ones
BOARD = (1 << START) - 1
KEEP = 56 << 6  # + cell: the group with that first cell stays


def turn(s: Row) -> int:
    return s[TURN]


def moves(s: Row, out: Row) -> int:
    """CS-5: the crabs of the player to move, each with its goals; CS-12: or the tied groups."""
    n = 0
    if s[CHOICE]:
        firsts = s[CHOICE]
        while firsts:
            out[n] = KEEP + low(firsts)
            firsts &= firsts - 1
            n += 1
        return n
    for i in range(GOALS, GOALS + s[MOVERS]):
        start = s[i] >> START << 6
        goals = s[i] & BOARD
        while goals:
            out[n] = start + low(goals)
            goals &= goals - 1
            n += 1
    return n


def play(s: Row, move: int) -> None:
    """CS-5: a crab moves, the wave comes, and the next player is on; or CS-12: the choice is made."""
    if move >= KEEP:
        occupied = s[OCCUPIED]
        wash(s, occupied & ~spread(1 << move - KEEP, occupied, occupied))
        s[CHOICE] = 0
        come(s, after(s, s[MOVER]))
        return
    start = move >> 6
    s[IS_FRESH] = 0
    if climb(s, start, move & 63):
        s[IS_FRESH] = 1
        if wave(s, start):
            return
    come(s, after(s, s[TURN]))


def result(s: Row, out: Shares) -> None:
    """CS-17: the winner has it all; a draw is shared by the players not out."""
    for seat in range(s[PLAYERS]):
        out[seat] = (s[ALIVE] >> seat & 1) / count(s[ALIVE])


# Moving


def near(cells: int) -> int:
    """CS-2: the neighbours of a set of cells (and places off the board, where nothing ever is)."""
    up = cells << 1
    down = cells >> 1
    return up | down | (cells | down) << 8 | (cells | up) >> 8


def able(s: Row, seat: int) -> int:
    """CS-5 to CS-10: work out where the player's crabs can go; how many can go anywhere."""
    own = s[TOPS + seat]
    occupied = s[OCCUPIED]
    medium = s[CARRIES + MEDIUM]
    small = s[CARRIES + SMALL]
    n = GOALS
    crabs = own & ~medium
    while crabs:
        crab = crabs & -crabs
        crabs ^= crab
        goals = near(crab) & occupied
        s[n] = low(crab) << START | goals
        n += goals != 0
    crabs = own & medium & ~small
    while crabs:
        crab = crabs & -crabs
        crabs ^= crab
        goals = near(near(crab) & occupied) & medium & ~crab
        s[n] = low(crab) << START | goals
        n += goals != 0
    crabs = own & small
    while crabs:
        crab = crabs & -crabs
        crabs ^= crab
        goals = third(crab, occupied ^ crab) & small
        s[n] = low(crab) << START | goals
        n += goals != 0
    s[MOVERS] = n - GOALS
    return n - GOALS


def third(crab: int, free: int) -> int:
    """CS-8: the cells that a crab reaches in three steps over free cells, none of them twice."""
    first = near(crab) & free
    goals = near(near(first) & free) & free
    beside = goals & first
    while beside:
        # A neighbour is three steps away only by way of another neighbour.
        end = beside & -beside
        beside ^= end
        if not near(near(end) & free) & (first ^ end):
            goals ^= end
    return goals


def climb(s: Row, start: int, goal: int) -> bool:
    """CS-5: the top crab of start goes onto the stack of goal; says whether start is bare now."""
    left = pile(s, start)
    found = pile(s, goal)
    crab = left & 63
    onto = found & 63
    word = BELOW + (crab >> 3)
    shift = 7 * (crab & 7)
    under = s[word] >> shift & 63
    risen = found - onto + 64 + crab
    s[word] ^= (under ^ onto) << shift
    s[PILES + (start >> 2)] ^= (left ^ left - 64 - crab + under) << 12 * (start & 3)
    s[PILES + (goal >> 2)] ^= (found ^ risen) << 12 * (goal & 3)
    s[HASH] ^= mark(start, left) ^ mark(goal, risen)
    here = 1 << start
    there = 1 << goal
    s[TOPS + (crab >> 4)] ^= here | there
    s[TOPS + (onto >> 4)] ^= there
    if under:
        s[TOPS + (under >> 4)] ^= here
    old = crab >> 2 & 3
    new = under >> 2 & 3
    others = ~(here | there)
    s[CARRIES + SMALL] = s[CARRIES + SMALL] & others | (there if old == SMALL else 0) | (here if new == SMALL else 0)
    s[CARRIES + MEDIUM] = (
        s[CARRIES + MEDIUM] & others | (there if old <= MEDIUM else 0) | (here if 0 < new <= MEDIUM else 0)
    )
    if under == 0:
        s[OCCUPIED] ^= here
    return under == 0


def pile(s: Row, cell: int) -> int:
    return s[PILES + (cell >> 2)] >> 12 * (cell & 3) & 4095


def mark(cell: int, pile: int) -> int:
    """What the top crab of a pile adds to the position's name: crabs of one colour and size are alike."""
    return mix(cell << 10 | pile >> 2)


# The wave


def wave(s: Row, bared: int) -> bool:
    """CS-11: the wave takes all groups but one; says whether a player has to choose first (CS-12)."""
    occupied = s[OCCUPIED]
    shore = near(1 << bared) & occupied  # it was one group before: each group now touches the bared rock
    if not shore & ~spread(shore & -shore, shore, occupied):
        return False
    most = 0
    stays = 0
    firsts = 0
    while shore:
        group = spread(shore & -shore, occupied, occupied)
        shore &= ~group
        size = count(group) << 6 | crabs(s, group)
        if size > most:
            most = size
            stays = group
            firsts = 0
        if size == most:
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
    """The connected group round some of its cells; it may stop growing once it holds all of goal."""
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
    """CS-11: everything on these cells leaves the game."""
    stays = ~gone
    for i in range(CARRIES + SMALL, TOPS + SEATS):
        s[i] &= stays
    while gone:
        cell = low(gone)
        gone &= gone - 1
        stack = pile(s, cell)
        s[PILES + (cell >> 2)] ^= stack << 12 * (cell & 3)
        while stack:
            s[HASH] ^= mark(cell, stack)
            crab = stack & 63
            stack += (s[BELOW + (crab >> 3)] >> 7 * (crab & 7) & 63) - 64 - crab


# Turns


def after(s: Row, seat: int) -> int:
    """CS-4: the next player clockwise who is not out."""
    seat += 1
    while not s[ALIVE] >> seat & 1:
        seat = seat + 1 if seat < s[PLAYERS] else 0
    return seat


def come(s: Row, seat: int) -> None:
    """CS-13 to CS-15: the turn comes to this player, or to the next who can move; or one alone is left."""
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
    """CS-4: the crabs of the colours in play, shuffled, one to a cell; the first player at random."""
    clear(s)
    cells = s[LAYOUT]
    left = count(cells)
    for colour in range(s[PLAYERS]):
        for n in range(9):
            cell = cells
            for _ in range(pick(rng, left)):
                cell &= cell - 1
            left -= 1
            cells ^= cell & -cell
            put(s, low(cell), 0, colour << 4 | n // 3 + 1 << 2 | n % 3)
    come(s, pick(rng, s[PLAYERS]))


def clear(s: Row) -> None:
    """An empty board, and all players still in."""
    for i in range(PLAYERS):
        s[i] = 0
    s[ALIVE] = (1 << s[PLAYERS]) - 1
    s[IS_FRESH] = 1


def put(s: Row, cell: int, found: int, crab: int) -> None:
    """Lay a crab on what is found on a cell, in setting up."""
    risen = found - (found & 63) + 64 + crab
    s[PILES + (cell >> 2)] ^= (found ^ risen) << 12 * (cell & 3)
    s[BELOW + (crab >> 3)] |= (found & 63) << 7 * (crab & 7)
    s[HASH] ^= mark(cell, risen)
    for colour in range(SEATS):
        s[TOPS + colour] &= ~(1 << cell)
    s[TOPS + (crab >> 4)] |= 1 << cell
    for size in range(SMALL, LARGE):
        s[CARRIES + size] &= ~(1 << cell)
    for size in range(crab >> 2 & 3, LARGE + 1):
        s[CARRIES + size] |= 1 << cell


def key(s: Row) -> int:
    """CS-16: positions with a choice pending are not counted."""
    if s[CHOICE] or s[TURN] == OVER:
        return 0
    return s[HASH] ^ mix(s[ALIVE] << 20 | s[TURN] + 1)


def fresh(s: Row) -> int:
    """A bared rock is never covered again, and a player who is out stays out."""
    return s[IS_FRESH]


def repeats(s: Row) -> int:
    return s[REPEATS]


def draw(s: Row) -> None:
    """CS-16: a draw of all players not out."""
    s[TURN] = OVER


def mask(s: Row, seat: int) -> None:
    """Nothing is hidden."""


def guess(s: Row, seat: int, rng: Row) -> None:
    """Nothing is hidden."""


def weights(s: Row, out: Row) -> None:
    """There is no chance."""
