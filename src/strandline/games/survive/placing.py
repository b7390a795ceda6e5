"""Survive: the deal, and the placing of explorers and boats."""

from strandline.core.bits import pick
from strandline.core.contract import Row

from .board import (
    ACTIVE,
    ALL_TILES,
    ALL_VALUES,
    AT,
    BEACH,
    BOAT,
    BOATS_OF_A_COLOUR,
    COAST,
    COLOUR_COUNT,
    CROWDED,
    EXPLORERS,
    HIGHEST,
    ISLAND,
    LAUNCH,
    LAUNCHING,
    LEFT,
    MOVING,
    NOBODY,
    ON_BOARD,
    PEOPLE,
    PHASE,
    PLACED,
    PLACES,
    PLAYERS,
    PLAYING,
    PUT,
    PUTTING,
    SEATS,
    SERPENT,
    SERPENT_HEXES,
    SHORE,
    SHORE_TILES,
    SOME_PEOPLE,
    SOME_SERPENT,
    TILES,
    TURN,
    VALUES,
    VARIANTS,
    WAITING,
)
from .pieces import appear, launch


def deal(s: Row, rng: Row) -> None:
    """SV-7: shuffle the tiles onto the island, and draw the first player."""
    clear_table(s)
    left = ALL_TILES
    for i in range(len(ISLAND)):
        n = pick(rng, len(ISLAND) - i)
        terrain = BEACH
        while n >= left >> 8 * terrain & 255:
            n -= left >> 8 * terrain & 255
            terrain += 1
        left -= 1 << 8 * terrain
        lay_tile(s, ISLAND[i], terrain)
    begin_putting(s, pick(rng, s[PLAYERS]))


def clear_table(s: Row) -> None:
    """SV-4: clear the board: no island, and only the serpents on it."""
    for i in range(PLAYERS):
        s[i] = 0
    for explorer in range(EXPLORERS * SEATS):
        s[PLACES + explorer] = WAITING
    for i in range(len(SERPENT_HEXES)):
        appear(s, SERPENT, SERPENT_HEXES[i])
    s[MOVING] = NOBODY


def lay_tile(s: Row, cell: int, terrain: int) -> None:
    s[AT + cell] = terrain | (SHORE if SHORE_TILES[cell] else 0)
    s[TILES + terrain] += 1


def begin_putting(s: Row, seat: int) -> None:
    """SV-60: the first player puts the first explorer."""
    s[ACTIVE] = seat
    s[TURN] = seat
    s[PHASE] = PUTTING
    s[LEFT] = EXPLORERS * s[COLOUR_COUNT]


def putting_moves(s: Row, out: Row) -> int:
    """SV-8, SV-47: list each value that is left, on each tile that can take another explorer."""
    n = 0
    for colour in range(s[TURN], s[COLOUR_COUNT], s[PLAYERS]):
        left = ALL_VALUES
        for explorer in range(s[PLACED + colour]):
            left -= 1 << 4 * (s[VALUES + colour] >> 3 * explorer & 7)
        for value in range(1, HIGHEST + 1):
            if left >> 4 * value & 15:
                code = PUT + (colour << 9) + (value << 6)
                if n:
                    # The same tiles as for the first value.
                    i = 0
                    while out[i] >> 6 == out[0] >> 6:
                        out[n] = code + (out[i] & 63)
                        n += 1
                        i += 1
                else:
                    n = tiles_for(s, out, n, code)
    return n


def tiles_for(s: Row, out: Row, n: int, code: int) -> int:
    """SV-8, SV-47: list the tiles that can take another explorer."""
    for i in range(len(ISLAND)):
        if takes_explorer(s, ISLAND[i]):
            out[n] = code + i
            n += 1
    return n


def takes_explorer(s: Row, cell: int) -> bool:
    here = s[AT + cell]
    if not here & SOME_PEOPLE:
        return True
    if not s[VARIANTS] & CROWDED or here & SHORE:
        return False
    people = here >> PEOPLE
    return (people & 31) + (people >> 5 & 31) + (people >> 10 & 31) + (people >> 15 & 31) < 2


def put_explorer(s: Row, move: int) -> int:
    """SV-8, SV-52: place the next explorer of a colour."""
    colour = move >> 9 & 3
    number = s[PLACED + colour]
    explorer = EXPLORERS * colour + number
    seat = colour % s[PLAYERS]
    s[PLACED + colour] = number + 1
    s[VALUES + colour] |= (move >> 6 & 7) << 3 * number
    cell = ISLAND[move & 63]
    s[PLACES + explorer] = cell
    s[AT + cell] += 1 << PEOPLE + 5 * seat
    s[ON_BOARD + seat] += 1
    pass_on(s)
    if s[LEFT]:
        return PUTTING
    s[LEFT] = BOATS_OF_A_COLOUR * s[COLOUR_COUNT]
    return LAUNCHING


def pass_on(s: Row) -> None:
    """SV-60: count the placement, and pass on to the next seat."""
    s[LEFT] -= 1
    s[ACTIVE] = (s[ACTIVE] + 1) % s[PLAYERS]
    s[TURN] = s[ACTIVE]


def launching_moves(s: Row, out: Row) -> int:
    """SV-9: list the sea hexes next to a tile that have neither a boat nor a serpent."""
    n = 0
    for i in range(len(COAST)):
        if not s[AT + COAST[i]] & (BOAT | SOME_SERPENT):
            out[n] = LAUNCH + COAST[i]
            n += 1
    return n


def launch_boat(s: Row, cell: int) -> int:
    """SV-9: place a boat; after the last one the first turn begins."""
    launch(s, cell)
    pass_on(s)
    return LAUNCHING if s[LEFT] else PLAYING
