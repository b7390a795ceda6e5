"""Krabcek as numbers, for learning: dense actions, and a seat's observation as small ints."""

from strandline.core.bits import low
from strandline.core.contract import Row

from .board import (
    DIE,
    EXIT,
    FIELDS,
    LIMIT,
    LINKS,
    LITTLE_STACK,
    NAMES,
    OFF,
    OUTSIDE,
    OWN,
    OWNED,
    PIECES,
    PLACE,
    SEATS,
    TAKEN,
    TILES,
    TOP,
    TOWER,
    TURN,
    TURNS,
    WAYS,
)
from .rules import CHOOSE, SWITCH, standing_on

ENCODING = 1
"""Raised whenever a number changes its meaning."""

# Walks and jumps by start, then goal; entries of Skinnyboy and Middleman by goal, of the Bigboy by gate; switches by
# the second field, then the first; gates taken at the start.
OTHERS = FIELDS - 1
ENTRIES = FIELDS * OTHERS
SWITCHES = ENTRIES + 2 * FIELDS + TOP
CHOICES = SWITCHES + FIELDS * OTHERS // 2
ACTIONS = CHOICES + TOP
SECOND_OF = tuple(second for second in range(FIELDS) for _ in range(second))

TILE_COUNT = FIELDS - EXIT
WAY_COUNT = len(WAYS)
MINE = 0  # + field
THEIRS = MINE + FIELDS
OWNERS = THEIRS + FIELDS  # + gate
SORTS = OWNERS + TOP  # + tile
QUARTERS = SORTS + TILE_COUNT  # + tile
INSIDE = QUARTERS + TILE_COUNT  # + WAY_COUNT * kind + way
WAITING = INSIDE + 2 * WAY_COUNT  # + 3 * (0: own, 1: the other's) + kind
DECIDES = WAITING + 2 * LITTLE_STACK
ROLLED = DECIDES + 1
PASSED = ROLLED + 1
OBSERVED = PASSED + 1

PLANES = (
    (
        "own",
        FIELDS,
        6,
        "the own piece on the field: 1 Skinnyboy, 2 Middleman, 3 Bigboy, 4 and 5 stacks L and G, 6 tower",
    ),
    ("other", FIELDS, 6, "the other's piece, likewise"),
    ("gates", TOP, 2, "whose gate it is: 1 own, 2 the other's, 0 nobody's yet"),
    ("kinds", TILE_COUNT, 1, "the kind of the tile: 0 A, whose exit is an Alley; 1 B, whose exit is a Street"),
    ("quarters", TILE_COUNT, 3, "its quarter turns"),
    *(
        (f"ways of {kind}", WAY_COUNT, 1, f"1: kind {kind} has the way {', '.join(WAYS)} (option tiles)")
        for kind in "AB"
    ),
    ("own off", LITTLE_STACK, max(OWNED), "Skinnyboys, Middlemen, Bigboys off the board"),
    ("other off", LITTLE_STACK, max(OWNED), "the other's, likewise"),
    ("decides", 1, SEATS, "who decides: 1 the seat that looks, 2 the other; 0 chance, or the game is over"),
    ("die", 1, 6, "the number to use; 0 if none"),
    ("turns", 1, 100, "turns played, in percent of those after which the game is drawn, rounded down"),
)
"""The parts of the observation: name, length, largest number, meaning."""

_INSIDE = {"g": (0, 0), "h": (0, 1), "v": (1, 0), "x": (1, 1)}
GRID = (
    8,
    8,
    tuple((2 * int(name[1]) + _INSIDE[name[0]][0]) * 8 + 2 * int(name[2]) + _INSIDE[name[0]][1] for name in NAMES),
)
"""The board as a picture: rows, columns, and the pixel of each field. A tile has four; the edges touch each other."""


def action_of(s: Row, move: int) -> int:
    goal = move & 63
    start = move >> 6 & 63
    if move >= SWITCH:
        return SWITCHES + (goal * (goal - 1) >> 1) + start
    if move >= CHOOSE:
        return CHOICES + move - CHOOSE
    if start >= OUTSIDE:
        return ENTRIES + FIELDS * (start - OUTSIDE) + goal
    return start * OTHERS + goal - (goal > start)


def move_of(s: Row, action: int) -> int:
    if action >= CHOICES:
        return CHOOSE + action - CHOICES
    if action >= SWITCHES:
        pair = action - SWITCHES
        second = SECOND_OF[pair]
        return SWITCH + (pair - (second * (second - 1) >> 1) << 6) + second
    if action >= ENTRIES:
        return OUTSIDE + (action - ENTRIES) // FIELDS << 6 | (action - ENTRIES) % FIELDS
    start = action // OTHERS
    goal = action % OTHERS
    return start << 6 | goal + (goal >= start)


def observe(s: Row, seat: int, out: Row) -> None:
    for i in range(OWNERS):
        out[i] = 0
    for of in range(SEATS):
        owner = seat ^ of
        fields = s[OWN + owner]
        while fields:
            field = low(fields)
            fields &= fields - 1
            out[MINE + FIELDS * of + field] = 1 + standing_on(s, PIECES + (TOWER + 1) * owner, field)
        for kind in range(LITTLE_STACK):
            out[WAITING + LITTLE_STACK * of + kind] = s[OFF + owner] >> PLACE * kind & 15
    for gate in range(TOP):
        out[OWNERS + gate] = (s[TAKEN + seat] >> gate & 1) + 2 * (s[TAKEN + 1 - seat] >> gate & 1)
    for tile in range(TILE_COUNT):
        code = s[TILES] >> 3 * tile
        out[SORTS + tile] = code & 1
        out[QUARTERS + tile] = code >> 1 & 3
    for way in range(WAY_COUNT):
        out[INSIDE + way] = s[LINKS] >> way & 1
        out[INSIDE + WAY_COUNT + way] = s[LINKS + 1] >> way & 1
    out[DECIDES] = 1 + (s[TURN] ^ seat) if s[TURN] >= 0 else 0
    out[ROLLED] = s[DIE]
    out[PASSED] = 100 * s[TURNS] // s[LIMIT]
