"""Crab Stack: finds positions that differ only by their place on the board, a symmetry, or the players' colours.

A bared rock is never covered again, so only the adjacency of occupied cells matters. The shared form of such positions
lies as low on the board as possible, with red to move.
"""

from strandline.core.bits import count, low
from strandline.core.contract import Row

from .board import ALIVE, CELLS, OCCUPIED, PLAYERS, TURN
from .rules import beneath, key, mark, pile

FEW = 9
"""Positions with more cells than this are used as they are: looking for their shared form takes too long."""
SYMMETRIES = 12
CENTRE = 27  # the cell of the water in the middle: a cell is CENTRE + 7 * q - r


def _images() -> tuple[int, ...]:
    """Return the image of each cell under each symmetry: six rotations, then the rotations of the mirror image."""
    found = [0] * (64 * SYMMETRIES)
    for cell in CELLS.values():
        q = cell // 8 - 3
        r = CENTRE + 7 * q - cell
        for way in range(SYMMETRIES):
            if way == SYMMETRIES // 2:
                q, r = r, q
            found[64 * way + cell] = CENTRE + 7 * q - r
            q, r = -r, q + r
    return tuple(found)


IMAGES = _images()
_ALL = CELLS.values()
BACK = tuple(
    next(back for back in range(SYMMETRIES) if all(IMAGES[64 * back + IMAGES[64 * way + at]] == at for at in _ALL))
    for way in range(SYMMETRIES)
)
"""For each symmetry, the one that undoes it."""


def orient(s: Row, out: Row) -> None:
    """Find the shared name, and the symmetry and shift (64 * symmetry + shift) that lead to the shared form."""
    out[0] = key(s)
    out[1] = 0
    if count(s[OCCUPIED]) > FEW:
        return
    least = -1
    for way in range(SYMMETRIES):
        shape = outline(s[OCCUPIED], 64 * way)
        shift = low(shape)
        shape >>= shift
        if least < 0 or shape <= least:
            name = name_of(s, 64 * way, shift)
            if shape != least or name < out[0]:
                out[0] = name
                out[1] = 64 * way + shift
            least = shape


def outline(cells: int, images: int) -> int:
    """Return the image of a set of cells under a symmetry."""
    found = 0
    while cells:
        found |= 1 << IMAGES[images + low(cells)]
        cells &= cells - 1
    return found


def name_of(s: Row, images: int, shift: int) -> int:
    """Return the position's ``key`` under a symmetry and a shift, with the player to move as red."""
    first = s[TURN]
    players = s[PLAYERS]
    turns = s[ALIVE] << players | s[ALIVE]
    name = (turns >> first & (1 << players) - 1) << 3 | 1
    cells = s[OCCUPIED]
    while cells:
        cell = low(cells)
        cells &= cells - 1
        goal = IMAGES[images + cell] - shift
        stack = pile(s, cell)
        while stack:
            crab = stack & 63
            colour = (crab >> 4) - first
            if colour < 0:
                colour += players
            name ^= mark(goal, stack & -64 | colour << 4 | crab & 15)
            stack += beneath(s, crab) - 64 - crab
    return name


def turned(move: int, way: int) -> int:
    images = way & -64
    shift = way & 63
    return IMAGES[images + (move >> 6)] - shift << 6 | IMAGES[images + (move & 63)] - shift


def returned(move: int, way: int) -> int:
    images = BACK[way >> 6] << 6
    shift = way & 63
    return IMAGES[images + (move >> 6) + shift] << 6 | IMAGES[images + (move & 63) + shift]
