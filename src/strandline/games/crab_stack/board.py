"""Crab Stack: the hexagonal board, its layouts, the options, and the map of the row.

A cell's number is 8 * column + row. So the six neighbours of a whole set of cells are a few shifts away (the eighth
place of each column stays empty and catches overflows), and the lowest bit of a set is its first cell in the order a1,
a2, ..., g4.
"""

from dataclasses import dataclass

from strandline.core.contract import Row
from strandline.core.errors import BadOption, bad_option
from strandline.core.messages import say
from strandline.core.options import BOOK, INFERRED, RULING, check, option

RULES_VERSION = 1
"""Raised whenever the same record could lead to another game than before."""
OLDER_RULES: dict[int, str] = {}
"""For each earlier version, the last release that plays by it; the error for an old record names it."""

SEATS = 4
COLOURS = "rbgy"
SMALL, MEDIUM, LARGE = 1, 2, 3

# A crab is colour * 16 + size * 4 + (0, 1 or 2): never 0, which stands for no crab.
# A pile is height * 64 + top crab, 16 bits; four piles share an int. The crab below each crab: 8 bits, eight to an int.
TURN = 0
MOVER = 1
CHOICE = 2  # the first cells of the tied groups while a wave choice is pending, else 0
ALIVE = 3  # the players who are not out
IS_FRESH = 4
HASH = 5
CARRIES = 5  # + size: the cells on which a crab of that size may end; with LARGE, all that are occupied
SMALLS = CARRIES + SMALL
MEDIUMS = CARRIES + MEDIUM
OCCUPIED = CARRIES + LARGE
DYE_1 = 9  # the cells where blue or yellow lies on top: the low bit of the colour
DYE_2 = 10  # the cells where green or yellow lies on top: the high bit
PILES = 11
BELOW = 25
PLAYERS = 33
LAYOUT = 34
TIE = 35
REPEATS = 36
ROCKS = 37  # the rocks of the layout, 8 bits each, eight to an int
SIZE = 42


def _cells() -> dict[str, int]:
    """CS-2, CS-3: the numbers of all 36 cells by name, in order; q and r are the axial coordinates."""
    found = {}
    for q in range(-3, 4):
        for r in range(3, -4, -1):
            if 0 < max(abs(q), abs(r), abs(q + r)) <= 3:
                found["abcdefg"[q + 3] + str(min(3, 3 - q) - r + 1)] = 8 * (q + 3) + 3 - q - r
    return found


CELLS = _cells()
NAMES = {cell: name for name, cell in CELLS.items()}
WATER = "d4"
_RIM = (  # ring 3, clockwise from its top corner
    *("d7", "e6", "f5", "g4", "g3", "g2", "g1", "f1", "e1"),
    *("d1", "c1", "b1", "a1", "a2", "a3", "a4", "b5", "c6"),
)
_INNER = tuple(name for name in CELLS if name not in _RIM)

LAYOUTS: dict[int, dict[str, tuple[str, ...]]] = {
    2: {"rings": _INNER},
    3: {
        "alternate": (*_INNER, *_RIM[::2]),
        "corners": (*_INNER, *(_RIM[i] for i in (17, 0, 1, 5, 6, 7, 11, 12, 13))),
    },
    4: {"rings": tuple(CELLS)},
}
"""CS-2: the named layouts by number of players, the default first."""


MOST_REPEATS = 1_000_000
_NAMES = ("rings", "alternate", "corners")
MINUTES = 15, 20
"""The minutes that a game takes experienced players."""


@dataclass(frozen=True)
class Options:
    """CS-21: the options of a game. ``layout``: a name, or the names of a custom set of rocks."""

    players: int = option(2, "CS-21", values=(2, 3, 4), origin={"": (BOOK,)})
    layout: str | tuple[str, ...] = option(
        "", "CS-2", values=_NAMES,
        only={name: {"players": tuple(n for n in LAYOUTS if name in LAYOUTS[n])} for name in _NAMES},
        origin={"rings": (INFERRED,), "": (RULING,)},
    )  # fmt: skip
    tie: str = option("mover", "CS-12", values=("mover", "next"), origin={"mover": ("fr", "hu"), "next": ("ru",)})
    repetition: int = option(3, "CS-16", values=(0,), least=2, most=MOST_REPEATS, origin={"": (RULING,)})

    def __post_init__(self) -> None:
        check(self, "players", "tie", "repetition")
        object.__setattr__(self, "layout", self._checked_layout())

    def _checked_layout(self) -> str | tuple[str, ...]:
        named = LAYOUTS[self.players]
        if self.layout == "":
            return next(iter(named))
        if isinstance(self.layout, str) and self.layout in named:
            return self.layout
        if not isinstance(self.layout, tuple | list):
            raise bad_option("layout", self.layout, ", ".join(named), "CS-21")
        rocks = tuple(self.layout)
        for rock in rocks:
            if not isinstance(rock, str) or rock not in CELLS or rocks.count(rock) > 1:
                raise bad_option("layout", rock, "a1 … g4 (≠ d4), 1 ×", "CS-2")
        if len(rocks) != 9 * self.players:
            raise BadOption(say("crab-stack-layout-count", "CS-2", count=len(rocks), needed=9 * self.players))
        if len(_group(rocks)) != len(rocks):
            raise BadOption(say("crab-stack-layout-apart", "CS-2"))
        return tuple(sorted(rocks))

    @property
    def seats(self) -> int:
        return self.players

    @property
    def rocks(self) -> tuple[str, ...]:
        """The names of the rocks in play."""
        return LAYOUTS[self.players][self.layout] if isinstance(self.layout, str) else self.layout


def _group(rocks: tuple[str, ...]) -> set[int]:
    """Return the rocks that are connected with the first."""
    cells = {CELLS[rock] for rock in rocks}
    found: set[int] = set()
    edge = {CELLS[rocks[0]]}
    while edge:
        found |= edge
        edge = {cell + step for cell in edge for step in (-8, -7, -1, 1, 7, 8)} & cells - found
    return found


def setup(s: Row, options: Options) -> None:
    """Write the options into a row."""
    s[PLAYERS] = options.players
    s[LAYOUT] = sum(1 << CELLS[rock] for rock in options.rocks)
    s[TIE] = options.tie == "next"
    s[REPEATS] = options.repetition
    for n, rock in enumerate(options.rocks):
        s[ROCKS + n // 8] |= CELLS[rock] << 8 * (n % 8)
