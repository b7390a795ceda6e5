"""Crab Stack: positions that differ only by where on the board they lie, how they are turned, or whose colour is whose.

A bared rock is never covered again, so all that counts of the board is which occupied cells are neighbours. The shared
form of such positions lies as low on the board as it can, the player to move is red.
"""

from strandline.core.bits import count, low
from strandline.core.contract import Row

from .board import ALIVE, CELLS, OCCUPIED, PLAYERS, TURN
from .rules import beneath, key, mark, pile

FEW = 9
"""With more cells left than this, a position is taken as it lies: looking for the shared form takes time."""
SYMMETRIES = 12
CENTRE = 27  # where the water in the middle would be: a cell is CENTRE + 7 * q - r


def _images() -> tuple[int, ...]:
    """For each symmetry and cell the cell that it goes to: six rotations, then the same of the mirror image."""
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
"""For each symmetry the one that undoes it."""


def orient(s: Row, out: Row) -> None:
    """The shared name, and the symmetry and the shift (64 * symmetry + shift) that lead to the shared form."""
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
    """A set of cells under a symmetry."""
    found = 0
    while cells:
        found |= 1 << IMAGES[images + low(cells)]
        cells &= cells - 1
    return found


def name_of(s: Row, images: int, shift: int) -> int:
    """The ``key`` that the position has under a symmetry and a shift, with the player to move as red."""
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
