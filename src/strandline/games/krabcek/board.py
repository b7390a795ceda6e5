"""Krabcek: the fields of the labyrinth, its tile sets, the options, and the map of the row.

The 56 fields are numbered in the order of the text format: 8 gates, 16 Avenues on the upper edges of tiles, 16 on the
left edges, 16 exits. A set of fields is an int, and its lowest bit is the field that the text names first.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from strandline.core.contract import Row
from strandline.core.errors import BadOption, bad_option
from strandline.core.messages import say
from strandline.core.options import INFERRED, RULING, check, option

RULES_VERSION = 1
"""Raised whenever the same record could lead to another game than before."""
OLDER_RULES: dict[int, str] = {}
"""For each earlier version, the last release that plays by it; the error for an old record names it."""

SEATS = 2
COLOURS = "bw"

# KR-8, KR-17: the kinds of piece.
SKINNYBOY, MIDDLEMAN, BIGBOY, LITTLE_STACK, BIG_STACK, TOWER = 0, 1, 2, 3, 4, 5
KINDS = "SMBLGT"
OWNED = (4, 2, 1)
MEMBERS = ("S", "M", "B", "SM", "MB", "SMB")

# KR-15, KR-16: the numbers that can do more than walk.
SWITCH_6, JUMP_5 = 6, 5

# KR-5: the fields.
TOP, LEFT, EXIT, FIELDS = 8, 24, 40, 56  # the first of each sort; gates come before
NAMES = (
    *(f"g{row}{column}" for row in range(4) for column in range(4) if (row + column) % 2),
    *(f"{letter}{row}{column}" for letter in "hvx" for row in range(4) for column in range(4)),
)
NUMBERS = {name: number for number, name in enumerate(NAMES)}
ALL = (1 << FIELDS) - 1
GATES = (1 << TOP) - 1
AVENUES = (1 << EXIT) - 1  # gates too

# The row.
TURN = 0
SEAT = 1  # whose turn it is, also before the roll; when over, the winner, or NOBODY
DIE = 2  # the number to use, or 0
TURNS = 3
TAKEN = 4  # + seat: the player's gates
OWN = 6  # + seat: the fields where the player has pieces
OFF = 8  # + seat: how many of each basic kind the player has off the board, 4 bits each
PIECES = 10  # + 6 * seat + kind: the fields where such a piece stands
LINES = 22  # how many lines of GOALS there are
GOALS = 23  # + line: where the piece comes from << START | the fields where it can go
NEXT = 36  # + field: the fields beside it; beside OUTSIDE + kind, the gates of the player whose turn it is
TILES = 96  # 3 bits a tile: its kind, 1 for B, and its quarter turns << 1
STREETS = 97
INNER = 98  # the fields with more than one neighbour: nobody can pass through the others
LINKS = 99  # + kind: the ways inside a tile
LIMIT = 101
SIZE = 102

START = 56
OUTSIDE = FIELDS  # + kind: where a piece that enters comes from
NOWHERE = 1 << OUTSIDE + 3  # a field without neighbours
NOBODY = 2
PLACE = 4  # bits of a count in OFF

# KR-4: the points of a tile that is not turned, and the ways that there can be between them.
POINTS = ("N", "E", "S", "W", "X", "NW")
EXIT_POINT, CORNER_POINT = 4, 5
WAYS = ("NW-X", "X-N", "X-E", "X-S", "X-W", "N-E", "N-S", "N-W", "E-S", "E-W", "S-W")
WAY_FROM = tuple(POINTS.index(way.split("-")[0]) for way in WAYS)
WAY_TO = tuple(POINTS.index(way.split("-")[1]) for way in WAYS)

TILE_SETS = {
    "one": "NW-X X-W N-W S-W / NW-X X-W N-W",
    "two": "NW-X X-W S-W / NW-X X-W N-W",
}
"""KR-4: the links of kinds A and B. The exit of A is an Alley, that of B a Street."""


MINUTES = 20, 30
"""The minutes that a game takes experienced players, as the rulebook says."""


@dataclass(frozen=True)
class Options:
    """KR-26: the options of a game.

    ``tiles`` is a name, or the links of custom kinds A and B: ``"NW-X X-W / NW-X X-W W-N"``, or the two as lists.
    """

    tiles: str | Iterable[str | Iterable[str]] = option(
        "one", "KR-4", values=("one", "two"), origin={"one": (INFERRED,), "": (RULING,)}
    )
    turns: int = option(400, "KR-21", least=1, most=1_000_000, origin={"": (RULING,)})

    def __post_init__(self) -> None:
        object.__setattr__(self, "tiles", _checked_tiles(self.tiles))
        check(self, "turns")

    @property
    def seats(self) -> int:
        return SEATS


def _checked_tiles(tiles: object) -> str:
    """KR-3, KR-4: return the tile set's name, or its links in a canonical order and spelling."""
    if isinstance(tiles, list | tuple) and "/" in tiles:
        tiles = " ".join(map(str, tiles))
    if isinstance(tiles, str):
        if tiles in TILE_SETS:
            return tiles
        if "/" not in tiles and "-" not in tiles:
            raise bad_option("tiles", tiles, ", ".join((*TILE_SETS, "A … / B …")), "KR-26")
        tiles = tiles.split("/")
    if not isinstance(tiles, list | tuple) or len(tiles) != 2:
        raise BadOption(say("krabcek-tiles-kinds", "KR-4", value=str(tiles)))
    own = " / ".join(_checked_links(*each) for each in zip("AB", tiles, strict=True))
    return next((name for name, links in TILE_SETS.items() if links == own), own)


def _checked_links(kind: str, links: object) -> str:
    found = []
    for link in links.split() if isinstance(links, str) else links if isinstance(links, list | tuple) else [links]:
        ends = str(link).upper().split("-")
        way = next((way for way in WAYS if sorted(way.split("-")) == sorted(ends)), None)
        wrong = "twice" if way in found else "" if way else _wrong_link(ends)
        if wrong:
            raise BadOption(
                say(f"krabcek-tiles-{wrong}", "KR-3" if wrong == "avenue" else "KR-4", kind=kind, link=str(link))
            )
        found.append(way)
    if kind == "B" and WAYS[0] not in found:
        raise BadOption(say("krabcek-tiles-street", "KR-4"))
    return " ".join(way for way in WAYS if way in found)


def _wrong_link(ends: list[str]) -> str:
    """Say what is wrong with an impossible link."""
    if len(ends) != 2:
        return "form"
    if set(ends) & {"NE", "SE", "SW"}:
        return "corner"
    if not set(ends) <= set(POINTS):
        return "form"
    return "avenue" if ends[0] != ends[1] else "itself"


def setup(s: Row, options: Options) -> None:
    """Write the options into a row."""
    tiles = str(options.tiles)
    for kind, links in enumerate(TILE_SETS.get(tiles, tiles).split("/")):
        s[LINKS + kind] = sum(1 << WAYS.index(way) for way in links.split())
    s[LIMIT] = options.turns
