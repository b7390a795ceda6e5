"""Survive: the sea, the island, the isles, the tiles, the options, and the map of the row.

A hex is a number from 0 to 132 in reading order. One int of the row says what is on it, so looking at a hex is a single
read, and an empty sea hex is 0. Besides, each explorer has an int of its own, and the boats and each kind of creature
have a list of their hexes, packed into bytes.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from strandline.core.contract import Row
from strandline.core.errors import bad_option
from strandline.core.options import BOOK, RULING, check, option

RULES_VERSION = 1
"""Raised whenever the same record could lead to another game than before."""
OLDER_RULES: dict[int, str] = {}
"""For each earlier version, the last release that plays by it; the error for an old record names it."""

# Geometry

ROWS = "ABCDEFGHIJKLM"
_WIDTHS = {"A": (2, 8), "B": (1, 10), "C": (0, 10), "D": (1, 10), "E": (0, 10), "F": (0, 11), "G": (0, 10)}
_WIDTHS |= {there: _WIDTHS[here] for here, there in zip("ABCDEF", "MLKJIH", strict=True)}
NAMES = tuple(f"{row}{column}" for row in ROWS for column in range(_WIDTHS[row][0], _WIDTHS[row][1] + 1))
"""SV-1: the hexes' names in reading order."""
HEXES = {name: number for number, name in enumerate(NAMES)}
HEX_COUNT = len(NAMES)


def spot(name: str) -> tuple[int, int]:
    """SV-1: a hex's row, counted from 0, and its column."""
    return ROWS.index(name[0]), int(name[1:])


def _neighbours(name: str) -> tuple[int, ...]:
    """SV-1: even rows are shifted half a hex to the right."""
    row, column = spot(name)
    left = column - row % 2
    beside = [(row, column - 1), (row, column + 1)]
    beside += [(row + step, where) for step in (-1, 1) for where in (left, left + 1)]
    names = [f"{ROWS[r]}{c}" for r, c in beside if 0 <= r < len(ROWS)]
    return tuple(sorted(HEXES[each] for each in names if each in HEXES))


NEIGHBOURS = [_neighbours(name) for name in NAMES]
NEAR = tuple(sum(cell + 1 << 8 * i for i, cell in enumerate(each)) for each in NEIGHBOURS)
"""The neighbours of each hex, plus 1, a byte each: one read of a table, because each read is expensive on a GPU."""

_LAND = {"D": (4, 7), "E": (3, 7), "F": (2, 9), "G": (2, 8), "H": (2, 9), "I": (3, 7), "J": (4, 7)}
LAKE = "G5"
ISLAND = tuple(HEXES[f"{row}{c}"] for row, (a, b) in _LAND.items() for c in range(a, b + 1) if f"{row}{c}" != LAKE)
"""SV-2: the island's hexes in reading order."""
COAST = tuple(cell for cell in range(HEX_COUNT) if cell not in ISLAND and set(NEIGHBOURS[cell]) & set(ISLAND))
"""The sea hexes next to the island before anything sinks, including ``G5``."""
SHORE_TILES = tuple(int(any(near not in ISLAND for near in NEIGHBOURS[cell])) for cell in range(HEX_COUNT))
"""Whether a hex touches the sea before anything sinks."""

ISLES = ("NW", "NE", "SW", "SE")
LANDINGS = (("B1", "C0"), ("B10", "C10"), ("K0", "L1"), ("K10", "L10"))
"""SV-3: the two hexes of each isle."""
SERPENT_HEXES = tuple(HEXES[name] for name in ("B1", "C10", "G5", "K0", "L10"))
"""SV-4."""

# Pieces

SEATS = 4
COLOURS = "rbgy"
LETTERS = "abcdefghij"
EXPLORERS = 10  # a colour
VALUES_OF_A_COLOUR = (1, 1, 1, 2, 2, 3, 3, 4, 5, 6)  # SV-6
HIGHEST = 6
ALL_VALUES = sum(1 << 4 * value for value in VALUES_OF_A_COLOUR)  # how many explorers have each value, 4 bits a value
BOATS_OF_A_COLOUR = 2
BERTHS = 3  # in a boat
SERPENT, SHARK, WHALE = 0, 1, 2
CREATURES = ("serpent", "shark", "whale")
CREATURE_COUNT = len(CREATURES)
BEACH, FOREST, MOUNTAIN = 1, 2, 3  # 0 is the sea
TERRAINS = " bfm"

EFFECTS = (
    "shark",
    "whale",
    "boat",
    "whirlpool",
    "volcano",
    "dolphin",
    "wind",
    "move-serpent",
    "move-shark",
    "move-whale",
    "repel-shark",
    "repel-whale",
)
"""SV-5: the tiles' backs by number: first those that take effect at once, then those kept."""
SHARK_COMES, WHALE_COMES, BOAT_COMES, WHIRLPOOL, VOLCANO, DOLPHIN, WIND, MOVE_SERPENT = 0, 1, 2, 3, 4, 5, 6, 7
MOVE_WHALE, REPEL_SHARK, REPEL_WHALE = 9, 10, 11
FIRST_KEPT = DOLPHIN
EFFECT_COUNT = len(EFFECTS)
_BACKS = {
    BEACH: (3, 3, 1, 0, 0, 3, 2, 1, 1, 1, 1, 0),
    FOREST: (2, 2, 3, 2, 0, 1, 0, 1, 1, 1, 1, 2),
    MOUNTAIN: (1, 0, 0, 4, 1, 0, 0, 0, 0, 0, 1, 1),
}
TILES_OF = (0, *(sum(_BACKS[terrain]) for terrain in (BEACH, FOREST, MOUNTAIN)))
"""SV-5: the number of tiles of each terrain."""
ALL_TILES = sum(TILES_OF[terrain] << 8 * terrain for terrain in (BEACH, FOREST, MOUNTAIN))  # 8 bits a terrain
MIX = (0, *(sum(n << 4 * effect for effect, n in enumerate(_BACKS[t])) for t in (BEACH, FOREST, MOUNTAIN)))
"""SV-5: how many tiles of a terrain have each effect on their backs, 4 bits an effect."""

# What is on a hex, as bits of its int: the terrain (0: the sea), then

TERRAIN = 3
BOAT = 1 << 2
CREATURE = 3  # + 3 * kind: how many creatures of that kind
ONE_SERPENT, ONE_SHARK, ONE_WHALE = 1 << 3, 1 << 6, 1 << 9
SOME_SERPENT, SOME_SHARK, SOME_WHALE = 7 << 3, 7 << 6, 7 << 9
CREW = 12  # + 2 * seat: how many of that seat's explorers are aboard the boat
SOME_CREW = 255 << CREW
PEOPLE = 20  # + 5 * seat: how many stand on the tile, or swim
SOME_PEOPLE = (1 << 20) - 1 << PEOPLE
SHORE = 1 << 40  # a tile that touches the sea

_CREWS = [[byte >> 2 * seat & 3 for seat in range(SEATS)] for byte in range(256)]
CREW_SIZE = tuple(sum(crew) for crew in _CREWS)
CONTROL = tuple(sum(1 << seat for seat in range(SEATS) if crew[seat] == max(crew)) for crew in _CREWS)
"""SV-22: the seats that may move a boat, by its crew, as bits: those with most aboard; all if it is empty."""

# Where an explorer is: a hex; a hex and ABOARD; or one of

ABOARD = 256
OFF_BOARD = 512
SAVED = 512  # + isle
LOST = 516
WAITING = 517  # not placed yet
NO_ISLE = 0
ISLE = tuple(next((SAVED + i for i, two in enumerate(LANDINGS) if name in two), NO_ISLE) for name in NAMES)
"""SV-3: the place of an explorer after landing from a hex."""

# The map of the row

TURN = 0
PHASE = 1
ACTIVE = 2  # the player whose turn it is
LEFT = 3  # how many placements, moves or steps are left in this phase
MOVING = 4  # the explorer, or the hex of the boat or creature, that has begun to move; else NOBODY
KIND = 5  # the creature of the die, or of the tile played
SUNK = 6  # the hex whose tile is being turned
GROUND = 7  # that tile's terrain
ASKED = 8  # the seats that may still react, as bits
SWAM = 9  # the explorers who have made their move in the water this turn, as bits (SV-19)
EXTRA = 10  # complete turns without a tile to sink (SV-48)
PLACED = 11  # + colour: how many of its explorers have been placed
ON_BOARD = 15  # + seat: how many of its explorers are on the board
TILES = 18  # + terrain: how many tiles are left
SEEN = 21  # + terrain: the effects that everyone has seen, 4 bits each, as in MIX
KEPT = 25  # how many tiles have been kept so far; a kept tile is known by its number, in the order of all keeping
KEPT_FROM = 26  # the terrains that they came from, 2 bits each
HELD = 27  # + seat: the kept tiles that it still holds, as bits
RULED_OUT = 31  # three ints of three effects, 18 bits each: the held tiles that cannot have that effect (SV-35)
HAND = 34  # + seat: hidden. The effects of the tiles held, less FIRST_KEPT, 3 bits a kept tile
VALUES = 38  # + colour: hidden. The explorers' values in the order of placing, 3 bits each
LISTS = 42  # + kind: the hexes of the creatures, plus 1, a byte each
FLEET = 45  # two such lists for the boats
PLACES = 47  # + explorer
AT = 87  # + hex
PLAYERS = 220
COLOUR_COUNT = 221
VARIANTS = 222
OWN_VALUES = 223
SIZE = 224

NOBODY = -1
MOST_KEPT = 18
FLEET_FULL = 48  # a list that has something from this bit on has its seven boats

# Phases: what is being decided

PUTTING, LAUNCHING, PLAYING, SWIMMING, SAILING, RELOCATING, WALKING = 0, 1, 2, 3, 4, 5, 6
SINKING, TURNING, BOARDING, ROLLING, HUNTING, REACTING = 7, 8, 9, 10, 11, 12

# Moves are ints below 2**15, so that a GPU can keep them in 16 bits. The phase tells what A>B means for boats and
# creatures, and which creature is meant.

GO = 133  # from * GO + to
EXPLORER = 9 << 11  # + explorer << 4, + one of
STEP = 0  # + n: walk, or swim, to the n-th neighbour of the explorer's hex
BOARD = 6  # + n: board the boat on the n-th neighbour of the explorer's hex
CLIMB, DIVE, LAND = 12, 13, 14  # onto the boat on the same hex; off it, into the water; to the isle
PUT = 5 << 12  # + colour << 9, + value << 6, + number of the tile in ISLAND
LAUNCH = 11 << 11  # + hex
SINK = LAUNCH + 256  # + hex
PICK = LAUNCH + 512  # + explorer
SKIP, DONE, STOP, STAY, LET, REPEL = tuple(range(LAUNCH + 576, LAUNCH + 582))
PLAY = LAUNCH + 592  # + effect
BACK = LAUNCH + 608  # + effect
DIE = LAUNCH + 624  # + kind

# Options

VARIANT_NAMES = ("crowded", "equal", "last-explorer", "last-tile")
CROWDED, EQUAL, LAST_EXPLORER, LAST_TILE = 1, 2, 4, 8


MINUTES = 45, 60
"""The minutes that a game takes experienced players."""


@dataclass(frozen=True)
class Options:
    """SV-61: the options of a game."""

    players: int = option(4, "SV-61", values=(2, 3, 4), origin={"": (BOOK,)})
    colours: int = option(1, "SV-46", values=(1, 2), only={"2": {"players": (2,)}}, origin={"": (BOOK,)})
    variants: tuple[str, ...] = option(
        (), "SV-61", values=VARIANT_NAMES, many=True, apart=("last-explorer", "last-tile"), origin={"": (BOOK,)}
    )
    values: str = option("hidden", "SV-45", values=("hidden", "own"), origin={"hidden": (BOOK,), "own": (RULING,)})

    def __post_init__(self) -> None:
        check(self, "players", "colours", "values")
        object.__setattr__(self, "variants", self._checked_variants())

    def _checked_variants(self) -> tuple[str, ...]:
        names = ", ".join(VARIANT_NAMES)
        if isinstance(self.variants, str) or not isinstance(self.variants, Iterable):
            raise bad_option("variants", self.variants, f"[{names}]", "SV-61")
        chosen = list(self.variants)
        for variant in chosen:
            if variant not in VARIANT_NAMES:
                raise bad_option("variants", variant, names, "SV-61")
        if "last-explorer" in chosen and "last-tile" in chosen:
            raise bad_option("variants", "last-explorer, last-tile", "last-explorer / last-tile", "SV-50")
        return tuple(sorted(set(chosen)))

    @property
    def seats(self) -> int:
        return self.players


def setup(s: Row, options: Options) -> None:
    """Write the options into a row."""
    s[PLAYERS] = options.players
    s[COLOUR_COUNT] = options.players * options.colours
    s[VARIANTS] = sum(1 << VARIANT_NAMES.index(variant) for variant in options.variants)
    s[OWN_VALUES] = int(options.values == "own")
