"""Krabcek: the rules, over a row. Text is in ``notation.py``, pictures in ``picture.py``."""

from strandline.core.bits import count, low, mix, pick
from strandline.core.contract import CHANCE, OVER, Row, Shares

from .board import (
    ALL,
    AVENUES,
    BIG_STACK,
    BIGBOY,
    CORNER_POINT,
    DIE,
    EXIT,
    EXIT_POINT,
    FIELDS,
    GATES,
    GOALS,
    INNER,
    JUMP_5,
    LEFT,
    LIMIT,
    LINES,
    LINKS,
    LITTLE_STACK,
    MIDDLEMAN,
    NEXT,
    NOBODY,
    NOWHERE,
    OFF,
    OUTSIDE,
    OWN,
    PIECES,
    PLACE,
    SEAT,
    SKINNYBOY,
    START,
    STREETS,
    SWITCH_6,
    TAKEN,
    TILES,
    TOP,
    TOWER,
    TURN,
    TURNS,
    WAY_FROM,
    WAY_TO,
)
from .board import SEATS as SEATS
from .board import SIZE as SIZE

# Four Skinnyboys with 52 fields each, two Middlemen with 44, a Bigboy with 31, 14 switches; `moves` writes one beyond.
MAX_MOVES = 342
PHASES = 1
SWITCH = 1 << 12  # + first field << 6 | second field
CHOOSE = 60 << 6  # + gate
OPENING = 61 << 6  # + 6 * Black's die + White's, each from 0 to 5
ROLL = 62 << 6  # + number


def turn(s: Row) -> int:
    return s[TURN]


def phase(s: Row) -> int:
    return 0


def moves(s: Row, out: Row) -> int:
    """KR-9 gates, KR-10 dice, KR-11 the moves of a turn, which were computed when its die was rolled."""
    n = 0
    if s[TURN] == CHANCE:
        if s[SEAT] == NOBODY:
            for dice in range(36):
                if dice % 7:
                    out[n] = OPENING + dice
                    n += 1
            return n
        while n < 6:
            n += 1
            out[n - 1] = ROLL + n
        return n
    if s[DIE] == 0:
        gates = GATES & ~(s[TAKEN] | s[TAKEN + 1])
        while gates:
            out[n] = CHOOSE + low(gates)
            gates &= gates - 1
            n += 1
        return n
    # One loop over all lines, with the next one ready, and two fields at a time: nested loops, or one field, take
    # longer.
    line = GOALS
    end = GOALS + s[LINES]
    goals = s[line]
    then = s[line + 1]
    while line < end:
        start = goals >> START << 6
        out[n] = start + low(goals)
        more = goals & goals - 1
        out[n + 1] = start + low(more)
        n += 1 + (more & ALL != 0)
        goals = more & more - 1
        if goals & ALL == 0:
            goals = then
            line += 1
            then = s[line + 1]
    return n


def play(s: Row, move: int) -> None:
    """KR-9: take a gate; KR-10: roll dice; KR-12 to KR-18: make the move of a turn."""
    if move >= SWITCH:
        switch(s, move >> 6 & 63, move & 63)
    elif move >= ROLL:
        use(s, s[SEAT], move - ROLL)
        return
    elif move >= OPENING:
        black = (move - OPENING) // 6 + 1
        white = (move - OPENING) % 6 + 1
        if black < white:
            use(s, 0, black)
        else:
            use(s, 1, white)
        return
    elif move >= CHOOSE:
        choose(s, move - CHOOSE)
        return
    else:
        walk(s, move >> 6, move & 63)
    hand_over(s)


def result(s: Row, out: Shares) -> None:
    """KR-22: the winner gets everything; a draw is shared."""
    out[0] = 0.0
    out[1] = 0.0
    if s[SEAT] == NOBODY:
        out[0] = 0.5
        out[1] = 0.5
    else:
        out[s[SEAT]] = 1.0


# Turns


def choose(s: Row, gate: int) -> None:
    """KR-9: Black takes one gate, then White and Black take two each in turn; the last gate goes to Black."""
    s[TAKEN + s[SEAT]] |= 1 << gate
    taken = count(s[TAKEN] | s[TAKEN + 1])
    if taken == 7:
        s[TAKEN] |= GATES & ~s[TAKEN + 1]
        s[SEAT] = NOBODY
        s[TURN] = CHANCE
        return
    s[SEAT] = taken + 1 >> 1 & 1
    s[TURN] = s[SEAT]


def use(s: Row, seat: int, number: int) -> None:
    """KR-10, KR-11: the player has rolled the number and must use it; KR-20: or has lost."""
    s[SEAT] = seat
    s[DIE] = number
    s[TURN] = seat
    if not able(s):
        s[SEAT] = 1 - seat
        s[DIE] = 0
        s[TURN] = OVER


def hand_over(s: Row) -> None:
    """KR-19: the tower wins; KR-21: or the turn limit makes a draw; or the other player's turn begins."""
    seat = s[SEAT]
    s[DIE] = 0
    s[TURNS] += 1
    s[TURN] = CHANCE
    if s[PIECES + 6 * seat + TOWER]:
        s[TURN] = OVER
    elif s[TURNS] >= s[LIMIT]:
        s[TURN] = OVER
        s[SEAT] = NOBODY
    else:
        s[SEAT] = 1 - seat


# Moving


def able(s: Row) -> int:
    """KR-11 to KR-18: compute where the player's pieces can go with the number; return 0 if nowhere."""
    seat = s[SEAT]
    steps = s[DIE]
    pieces = PIECES + 6 * seat
    middlemen = s[pieces + MIDDLEMAN]
    skinny = s[pieces + SKINNYBOY] | 1 << OUTSIDE + SKINNYBOY
    middle = middlemen | s[pieces + LITTLE_STACK] | 1 << OUTSIDE + MIDDLEMAN
    empty = ALL & ~(s[OWN] | s[OWN + 1])
    big_free = empty & AVENUES
    middle_free = empty & (AVENUES | s[STREETS])
    # A walk may end on a piece that it combines with, or on a dead-end field, but it leads through neither.
    inner = s[INNER]
    blind = ~inner
    skinny_onto = (middlemen | s[pieces + BIG_STACK]) & ~GATES | empty & blind
    middle_onto = s[pieces + BIGBOY] & ~GATES | middle_free & blind
    big_onto = big_free & blind
    walkers = s[OWN + seat]
    for kind in range(LITTLE_STACK):
        s[NEXT + OUTSIDE + kind] = s[TAKEN + seat]
        if s[OFF + seat] >> PLACE * kind & 7:
            walkers |= 1 << OUTSIDE + kind
    n = 0
    while walkers:
        start = low(walkers)
        walkers &= walkers - 1
        free = big_free
        onto = big_onto
        if middle >> start & 1:
            free = middle_free
            onto = middle_onto
        if skinny >> start & 1:
            free = empty
            onto = skinny_onto
        goals = ends(s, s[NEXT + start], steps, free & inner, onto)
        if steps == JUMP_5 and start < TOP:
            goals |= jumps(s, start) & empty
        s[GOALS + n] = start << START | goals
        n += goals != 0
    if steps == SWITCH_6:
        n = switches(s, n)
    s[LINES] = n
    return n


def ends(s: Row, first: int, steps: int, free: int, onto: int) -> int:
    """KR-13, KR-14: return where this many steps can end: over free fields, none twice, the last also onto ``onto``.

    ``first``: the fields that the first step can lead to.
    """
    found = first & (free | onto) if steps == 1 else 0
    if steps == 2:
        found = two(s, first, free, onto)
    # One loop for all other numbers, so that a GPU's threads stay together whatever they have rolled. What is still to
    # be tried is kept by the number of steps left from there; a walk of three steps begins at NOWHERE.
    start = first & free
    sixth = start if steps == 6 else 0
    fifth = start if steps == 5 else 0
    fourth = start if steps == 4 else 0
    if steps == 3:
        fourth = NOWHERE
    free_5 = free
    free_4 = free
    while sixth | fifth | fourth:
        if fourth == 0:
            if fifth == 0:
                here = sixth & -sixth
                sixth ^= here
                free_5 = free & ~here
                fifth = s[NEXT + low(here)] & free_5
            here = fifth & -fifth
            fifth ^= here
            free_4 = free_5 & ~here
            fourth = s[NEXT + low(here | NOWHERE)] & free_4
        here = fourth & -fourth
        fourth ^= here
        found |= three(s, first if steps == 3 else s[NEXT + low(here | NOWHERE)], free_4 & ~here, onto)
    return found


# Few fields have more than two ways on. The last steps try two without checking that they exist, since a mispredicted
# branch would cost more.


def two(s: Row, first: int, free: int, onto: int) -> int:
    return near(s, first & free) & (free | onto)


def near(s: Row, fields: int) -> int:
    """Return the fields beside any of these."""
    second = fields & fields - 1
    found = s[NEXT + low(fields | NOWHERE)] | s[NEXT + low(second | NOWHERE)]
    others = second & second - 1
    while others:
        found |= s[NEXT + low(others)]
        others &= others - 1
    return found


def three(s: Row, first: int, free: int, onto: int) -> int:
    first &= free
    second = first & first - 1
    others = second & second - 1
    found = two(s, s[NEXT + low(first | NOWHERE)], free & ~(first & -first), onto)
    found |= two(s, s[NEXT + low(second | NOWHERE)], free & ~(second & -second), onto)
    while others:
        here = others & -others
        others ^= here
        found |= two(s, s[NEXT + low(here)], free ^ here, onto)
    return found


def jumps(s: Row, gate: int) -> int:
    """KR-16: return the gates of the player who does not own this one."""
    return s[TAKEN + (s[TAKEN] >> gate & 1)]


def switches(s: Row, n: int) -> int:
    """KR-15: list, from line n on, the pairs of different kinds that fit each other's fields; return the next line."""
    # Exits are the last fields, and no wide piece stands on one. So whether the second piece fits on the first field
    # matters only if the first field is an Alley.
    pieces = PIECES + 6 * s[SEAT]
    skinny = s[pieces + SKINNYBOY]
    middle = s[pieces + MIDDLEMAN]
    little = s[pieces + LITTLE_STACK]
    wide = AVENUES | s[STREETS]
    standing = s[OWN + s[SEAT]]
    while standing & standing - 1:  # the last piece has no partner left, and there may be no room for its line
        first = standing & -standing
        standing ^= first
        if first & skinny:
            others = standing & ~skinny if first & wide else 0
        elif first & middle:
            others = standing & wide & ~middle
        elif first & little:
            others = standing & wide & ~little
        else:
            others = standing & AVENUES
        s[GOALS + n] = low(first) + 64 << START | others
        n += others != 0
    return n


def walk(s: Row, start: int, goal: int) -> None:
    """KR-12, KR-13, KR-16, KR-17: a piece enters, walks or jumps to an empty field, or onto its own side's piece."""
    seat = s[SEAT]
    pieces = PIECES + 6 * seat
    there = 1 << goal
    if start >= OUTSIDE:
        kind = start - OUTSIDE
        s[OFF + seat] -= 1 << PLACE * kind
    else:
        kind = standing_on(s, pieces, start)
        s[pieces + kind] ^= 1 << start
        s[OWN + seat] ^= 1 << start
    if s[OWN + seat] & there:
        other = standing_on(s, pieces, goal)
        s[pieces + other] ^= there
        kind = combined(kind, other)
    s[pieces + kind] |= there
    s[OWN + seat] |= there


def standing_on(s: Row, pieces: int, field: int) -> int:
    """Return the kind of the piece on a field."""
    kind = 0
    while not s[pieces + kind] >> field & 1:
        kind += 1
    return kind


def combined(kind: int, other: int) -> int:
    """KR-17: return what a piece becomes on another that it may go onto."""
    if other == MIDDLEMAN:
        return LITTLE_STACK
    if kind == MIDDLEMAN:
        return BIG_STACK
    return TOWER


def switch(s: Row, first: int, second: int) -> None:
    """KR-15: two pieces change places."""
    pieces = PIECES + 6 * s[SEAT]
    both = 1 << first | 1 << second
    one_kind = standing_on(s, pieces, first)
    other_kind = standing_on(s, pieces, second)
    s[pieces + one_kind] ^= both
    s[pieces + other_kind] ^= both


# The start


def deal(s: Row, rng: Row) -> None:
    """KR-7: shuffle and turn the tiles at random; KR-9: then Black chooses a gate."""
    clear(s)
    turns = pick(rng, 1 << 16)
    streets = 5
    for tile in range(16):
        kind = 0
        if pick(rng, 16 - tile) < streets:
            kind = 1
            streets -= 1
        quarters = (turns >> tile & 1) << 1 | (tile >> 2 ^ tile ^ 1) & 1
        s[TILES] |= (quarters << 1 | kind) << 3 * tile
    lay(s)


def clear(s: Row) -> None:
    """KR-8: clear the row: no tiles, and all pieces off the board."""
    for i in range(LINKS):
        s[i] = 0
    for seat in range(SEATS):
        s[OFF + seat] = 4 | 2 << PLACE | 1 << 2 * PLACE


def lay(s: Row) -> None:
    """KR-4 to KR-6: compute from the tiles which fields are adjacent, and which exits are Streets."""
    for tile in range(16):
        kind = s[TILES] >> 3 * tile & 1
        quarters = s[TILES] >> 3 * tile + 1 & 3
        s[STREETS] |= kind << EXIT + tile
        links = s[LINKS + kind]
        while links:
            way = low(links)
            links &= links - 1
            here = field(tile, quarters, WAY_FROM[way])
            there = field(tile, quarters, WAY_TO[way])
            s[NEXT + here] |= 1 << there
            s[NEXT + there] |= 1 << here
    s[INNER] = GATES
    for here in range(TOP, FIELDS):
        s[INNER] |= (s[NEXT + here] & s[NEXT + here] - 1 != 0) << here


def field(tile: int, quarters: int, point: int) -> int:
    """KR-5, KR-6: the field at a point of a turned tile."""
    row = tile >> 2
    column = tile & 3
    if point == EXIT_POINT:
        return EXIT + tile
    if point == CORNER_POINT:
        row = row + (quarters >> 1) & 3
        column = column + ((quarters ^ quarters >> 1) & 1) & 3
        return 2 * row + (column >> 1)
    side = point + quarters & 3
    if side & 1:
        return LEFT + 4 * row + (column + (side >> 1 ^ 1) & 3)
    return TOP + 4 * (row + (side >> 1) & 3) + column


def key(s: Row) -> int:
    """Return a name for everything that the text includes."""
    name = s[TURNS] << 8 | s[DIE] << 4 | s[SEAT] << 2 | s[TURN] + 2
    name = mix(name) ^ s[TILES]
    name = mix(name) ^ s[TAKEN] ^ s[TAKEN + 1] << 8
    for i in range(PIECES, LINES):
        name = mix(name) ^ s[i]
    return mix(name)


def fresh(s: Row) -> int:
    """Always true: the number of turns played only grows."""
    return 1


def repeats(s: Row) -> int:
    """KR-21: repetition never makes a draw."""
    return 0


def draw(s: Row) -> None:
    """KR-21: repetition never ends a game."""


def mask(s: Row, seat: int) -> None:
    """Nothing is hidden."""


def guess(s: Row, seat: int, rng: Row) -> None:
    """Nothing is hidden."""


def weights(s: Row, out: Row) -> None:
    """KR-10: 30 openings or 6 faces, all equally likely."""
    for i in range(30 if s[SEAT] == NOBODY else 6):
        out[i] = 1
