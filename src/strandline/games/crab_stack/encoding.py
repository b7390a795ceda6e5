"""Crab Stack as numbers, for learning: dense actions, and a seat's observation as small ints."""

from strandline.core.bits import count, low
from strandline.core.contract import Row

from .board import ALIVE, CELLS, CHOICE, LARGE, MOVER, OCCUPIED, PLAYERS, SEATS, TIE, TURN
from .rules import KEEP, beneath, pile

ENCODING = 1
"""Raised whenever a number changes its meaning."""

CELL_COUNT = len(CELLS)
COLUMNS = tuple(CELLS.values())
"""The cells in the order of the observation: a1, a2, …, g4."""
BOARD = sum(1 << cell for cell in COLUMNS)


def _ends(start: int) -> int:
    """CS-6, CS-8: return the cells that a crab can reach in one, two or three steps if all cells are rocks."""
    found = 0
    walks: list[tuple[int, ...]] = [(start,)]
    for _ in range(3):
        walks = [(*walk, walk[-1] + by) for walk in walks for by in (-8, -7, -1, 1, 7, 8)]
        walks = [walk for walk in walks if walk[-1] in COLUMNS and walk[-1] not in walk[:-1]]
        found |= sum(1 << goal for goal in {walk[-1] for walk in walks} if not found >> goal & 1)
    return found


# Moves by start, then goal; then the groups that stay, by their first cell.
GOALS_OF = tuple(_ends(cell) if cell in COLUMNS else 0 for cell in range(COLUMNS[-1] + 1))
BEFORE = tuple(sum(goals.bit_count() for goals in GOALS_OF[:cell]) for cell in range(len(GOALS_OF)))
WALKS = sum(goals.bit_count() for goals in GOALS_OF)
ACTIONS = WALKS + CELL_COUNT
MOVE_OF = (
    *(start << 6 | goal for start, goals in enumerate(GOALS_OF) for goal in range(64) if goals >> goal & 1),
    *(KEEP + cell for cell in COLUMNS),
)

LAYERS = 12
HEIGHT = 0
TIED = HEIGHT + (1 + LAYERS) * CELL_COUNT  # after the crabs, by layer, then cell
DECIDES = TIED + CELL_COUNT
MOVED = DECIDES + 1
STILL_IN = MOVED + 1  # + seat
IN_PLAY = STILL_IN + SEATS
NEXT_CHOOSES = IN_PLAY + 1
OBSERVED = NEXT_CHOOSES + 1

PLANES = (
    ("height", CELL_COUNT, CELL_COUNT, "how many crabs lie on the rock"),
    *(
        (
            f"crab {layer + 1}",
            CELL_COUNT,
            SEATS * LARGE,
            f"crab {layer + 1} from the top: 3 × seat + size (1 small, 2 medium, 3 large)",
        )
        for layer in range(LAYERS)
    ),
    ("tied", CELL_COUNT, 1, "1: the first rock of a group that may be kept, while a wave choice is pending (CS-12)"),
    ("decides", 1, SEATS, "who decides: 1 the seat that looks, 2 the next clockwise, …; 0 when over"),
    ("moved", 1, SEATS, "whose move made the wave that waits for a choice, as above; else 0"),
    ("in", SEATS, 1, "1: the seat is not out; the seat that looks first"),
    ("players", 1, SEATS, "how many play"),
    ("next chooses", 1, 1, "1: a tie is settled by the next player (option tie)"),
)
"""The parts of the observation: name, length, largest number, meaning.

Seats count clockwise from the observing seat, which is 0.
"""

GRID = (7, 7, tuple((cell & 7) * 7 + (cell >> 3) for cell in COLUMNS))
"""The board as a picture: rows, columns, and the pixel of each cell.

The six neighbours are one row further, one column further, or both in opposite directions.
"""


def action_of(s: Row, move: int) -> int:
    if move >= KEEP:
        return WALKS + count(BOARD & (1 << move - KEEP) - 1)
    start = move >> 6
    return BEFORE[start] + count(GOALS_OF[start] & (1 << (move & 63)) - 1)


def move_of(s: Row, action: int) -> int:
    return MOVE_OF[action]


def observe(s: Row, seat: int, out: Row) -> None:
    for i in range(OBSERVED):
        out[i] = 0
    players = s[PLAYERS]
    occupied = s[OCCUPIED]
    while occupied:
        cell = low(occupied)
        occupied &= occupied - 1
        at = HEIGHT + count(BOARD & (1 << cell) - 1)
        crab = pile(s, cell)
        out[at] = crab >> 6
        crab &= 63
        deepest = at + LAYERS * CELL_COUNT
        while crab and at < deepest:
            at += CELL_COUNT
            colour = (crab >> 4) - seat
            out[at] = 3 * (colour + (players if colour < 0 else 0)) + (crab >> 2 & 3)
            crab = beneath(s, crab)
    tied = s[CHOICE]
    if tied:
        out[MOVED] = seen_from(seat, s[MOVER], players)
    while tied:
        out[TIED + count(BOARD & (tied & -tied) - 1)] = 1
        tied &= tied - 1
    out[DECIDES] = seen_from(seat, s[TURN], players)
    for other in range(players):
        out[STILL_IN - 1 + seen_from(seat, other, players)] = s[ALIVE] >> other & 1
    out[IN_PLAY] = players
    out[NEXT_CHOOSES] = s[TIE]


def seen_from(seat: int, other: int, players: int) -> int:
    """Return 1 for the seat itself, 2 for the next clockwise, …; 0 for nobody."""
    if other < 0:
        return 0
    return 1 + other - seat + (players if other < seat else 0)
