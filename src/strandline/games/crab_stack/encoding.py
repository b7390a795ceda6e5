"""Crab Stack in numbers, for learning: dense actions, and what a seat sees as a flat run of small ints."""

from .board import (
    ALIVE,
    CELLS,
    CHOICE,
    MOVER,
    OCCUPIED,
    PLAYERS,
    SEATS,
    TIE,
    TURN,
    Row,
    count,
)
from .rules import KEEP, beneath, pile

ENCODING = 1
"""Raised whenever a number means something else than before."""

CELL_COUNT = len(CELLS)
COLUMNS = tuple(CELLS.values())
"""The cells in the order in which observations have them: a1, a2, …, g4."""
BOARD = sum(1 << cell for cell in COLUMNS)


def _ends(start: int) -> int:
    """CS-6, CS-8: the cells that a crab can reach from one in one, two or three steps, if all cells are rocks."""
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
CRABS = HEIGHT + CELL_COUNT  # + layer * CELL_COUNT + cell
TIED = CRABS + LAYERS * CELL_COUNT
DECIDES = TIED + CELL_COUNT
MOVED = DECIDES + 1
STILL_IN = MOVED + 1  # + seat
IN_PLAY = STILL_IN + SEATS
NEXT_CHOOSES = IN_PLAY + 1
OBSERVED = NEXT_CHOOSES + 1

PLANES = (
    ("height", CELL_COUNT, "how many crabs lie on the rock"),
    *(
        (
            f"crab {layer + 1}",
            CELL_COUNT,
            f"crab {layer + 1} from the top: 3 × seat + size (1 small, 2 medium, 3 large)",
        )
        for layer in range(LAYERS)
    ),
    ("tied", CELL_COUNT, "1: the first rock of a group that may be kept, while a wave choice is pending (CS-12)"),
    ("decides", 1, "who decides: 1 the seat that looks, 2 the next clockwise, …; 0 when over"),
    ("moved", 1, "whose move made the wave that waits for a choice, as above; else 0"),
    ("in", SEATS, "1: the seat is not out; the seat that looks first"),
    ("players", 1, "how many play"),
    ("next chooses", 1, "1: a tie is settled by the next player (option tie)"),
)
"""What the observation holds: name, length, meaning. Seats are counted clockwise from the one that looks, seat 0."""


def action_of(s: Row, move: int) -> int:
    if move >= KEEP:
        return WALKS + count(BOARD & (1 << move - KEEP) - 1)
    start = move >> 6
    return BEFORE[start] + count(GOALS_OF[start] & (1 << (move & 63)) - 1)


def move_of(s: Row, action: int) -> int:
    return MOVE_OF[action]


def observe(s: Row, seat: int, out: Row) -> None:
    players = s[PLAYERS]
    occupied = s[OCCUPIED]
    tied = s[CHOICE]
    for i in range(CELL_COUNT):
        cell = COLUMNS[i]
        before = out[HEIGHT + i]  # what lies deeper than any crab before is 0 already
        here = 0
        if occupied >> cell & 1:
            here = pile(s, cell)
        height = here >> 6
        crab = here & 63
        out[HEIGHT + i] = height
        at = CRABS + i
        for _ in range(min(height, LAYERS)):
            colour = (crab >> 4) - seat
            if colour < 0:
                colour += players
            out[at] = 3 * colour + (crab >> 2 & 3)
            crab = beneath(s, crab)
            at += CELL_COUNT
        for _ in range(min(height, LAYERS), min(before, LAYERS)):
            out[at] = 0
            at += CELL_COUNT
        out[TIED + i] = tied >> cell & 1
    out[DECIDES] = seen_from(seat, s[TURN], players)
    out[MOVED] = seen_from(seat, s[MOVER], players) if tied else 0
    for other in range(SEATS):
        out[STILL_IN + other] = 0
    for other in range(players):
        out[STILL_IN - 1 + seen_from(seat, other, players)] = s[ALIVE] >> other & 1
    out[IN_PLAY] = players
    out[NEXT_CHOOSES] = s[TIE]


def seen_from(seat: int, other: int, players: int) -> int:
    """1 for the seat itself, 2 for the next clockwise, …; 0 for nobody."""
    if other < 0:
        return 0
    return 1 + other - seat + (players if other < seat else 0)
