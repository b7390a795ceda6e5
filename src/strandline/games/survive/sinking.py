"""Survive, step 3: which tile sinks, and what its back does."""

from strandline.core.contract import Row

from .board import (
    AT,
    BACK,
    BEACH,
    BERTHS,
    COLOUR_COUNT,
    EFFECT_COUNT,
    EXPLORERS,
    FOREST,
    GROUND,
    ISLAND,
    MOUNTAIN,
    NEAR,
    PICK,
    PLACES,
    SHORE,
    SINK,
    SUNK,
    TERRAIN,
    TILES,
)
from .hands import left_under
from .pieces import board_boat, launch, whirl


def due(s: Row) -> int:
    """SV-24: return the terrain that sinks next; 0 when no tile is left."""
    if s[TILES + BEACH]:
        return BEACH
    if s[TILES + FOREST]:
        return FOREST
    return MOUNTAIN if s[TILES + MOUNTAIN] else 0


def sinking_moves(s: Row, out: Row) -> int:
    """SV-24: list the tiles of the terrain that is due, only those by the sea if there are any."""
    terrain = due(s)
    n = 0
    for i in range(len(ISLAND)):
        here = s[AT + ISLAND[i]]
        if here & TERRAIN == terrain and here & SHORE:
            out[n] = SINK + ISLAND[i]
            n += 1
    if n == 0:
        for i in range(len(ISLAND)):
            if s[AT + ISLAND[i]] & TERRAIN == terrain:
                out[n] = SINK + ISLAND[i]
                n += 1
    return n


def flood(s: Row, cell: int) -> None:
    """SV-25: remove the tile: its hex becomes sea, and explorers who stood on it swim."""
    s[TILES + (s[AT + cell] & TERRAIN)] -= 1
    s[AT + cell] &= ~(TERRAIN | SHORE)
    near = NEAR[cell]
    while near:
        beside = AT - 1 + (near & 255)
        near >>= 8
        if s[beside] & TERRAIN:
            s[beside] |= SHORE


def backs(s: Row, out: Row) -> int:
    """SV-5: list what may be on the back of the tile that is being turned."""
    left = left_under(s, s[GROUND], 0)
    n = 0
    for effect in range(EFFECT_COUNT):
        if left >> 4 * effect & 15:
            out[n] = BACK + effect
            n += 1
    return n


def boat_comes(s: Row, cell: int) -> bool:
    """SV-28: add a boat and put the swimmers aboard; return whether there are too many and three must be picked."""
    launch(s, cell)
    swimmers = 0
    for explorer in range(EXPLORERS * s[COLOUR_COUNT]):
        swimmers += s[PLACES + explorer] == cell
    if swimmers > BERTHS:
        return True
    if swimmers:
        for explorer in range(EXPLORERS * s[COLOUR_COUNT]):
            if s[PLACES + explorer] == cell:
                board_boat(s, explorer, cell)
    return False


def boarding_moves(s: Row, out: Row) -> int:
    """SV-28: list the swimmers of any colour who can be picked."""
    n = 0
    for explorer in range(EXPLORERS * s[COLOUR_COUNT]):
        if s[PLACES + explorer] == s[SUNK]:
            out[n] = PICK + explorer
            n += 1
    return n


def whirlpool(s: Row, cell: int) -> None:
    """SV-29: clear the hex and the sea hexes around it."""
    whirl(s, cell)
    near = NEAR[cell]
    while near:
        beside = (near & 255) - 1
        near >>= 8
        if not s[AT + beside] & TERRAIN:
            whirl(s, beside)
