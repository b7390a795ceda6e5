"""Three Stones: the points of the board, the options, and what each number of a row means."""

from dataclasses import dataclass

from strandline.core.contract import Row
from strandline.core.options import RULING, check, option

RULES_VERSION = 1
"""Goes up by one whenever a recorded game could be read differently."""
OLDER_RULES: dict[int, str] = {}
"""For each older version, the last release that plays it."""
MINUTES = 2, 5
"""How long a game takes people who know it."""

SEATS = 2
EACH = 3
"""TS-2: the number of stones of each player."""
POINTS = "a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"
"""TS-1: the points; a point's number is its place here, and a set of points is an int with a bit for each."""
ALL = 0b111_111_111
LINES = (0b111, 0b111_000, 0b111_000_000, 0b1_001_001, 0b10_010_010, 0b100_100_100, 0b100_010_001, 0b1_010_100)
"""TS-5: the rows, columns and diagonals."""


def _near(point: int) -> int:
    """TS-4: return the points next to a point, also diagonally."""
    row, column = divmod(point, 3)
    beside = ((r, c) for r in (row - 1, row, row + 1) for c in (column - 1, column, column + 1))
    return sum(1 << 3 * r + c for r, c in beside if 0 <= r < 3 and 0 <= c < 3 and (r, c) != (row, column))


NEAR = tuple(_near(point) for point in range(9))

# The row
TURN = 0  # the seat to move, or OVER
WINNER = 1  # the seat that has won, or NOBODY
FLIES = 2  # 1 if a stone may move to any empty point
STONES = 3  # + seat: the points where its stones are
SIZE = 5
NOBODY = -1


@dataclass(frozen=True)
class Options:
    """TS-6: the options of a game."""

    moving: str = option("step", "TS-6", values=("step", "fly"), origin={"": (RULING,)})

    def __post_init__(self) -> None:
        check(self, "moving")

    @property
    def seats(self) -> int:
        """The number of players."""
        return SEATS


def setup(s: Row, options: Options) -> None:
    """Write the options into a row."""
    s[FLIES] = int(options.moving == "fly")
