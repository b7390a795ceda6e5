"""Survive as numbers, for learning: dense actions, and a seat's observation as small ints."""

from strandline.core.bits import low
from strandline.core.contract import Row

from .board import (
    ACTIVE,
    ASKED,
    AT,
    BERTHS,
    BOARDING,
    COAST,
    COLOUR_COUNT,
    CREATURE_COUNT,
    CREATURES,
    DOLPHIN,
    EFFECT_COUNT,
    EFFECTS,
    EXPLORER,
    EXPLORERS,
    EXTRA,
    FIRST_KEPT,
    FLEET,
    GO,
    GROUND,
    HAND,
    HELD,
    HEX_COUNT,
    HIGHEST,
    HUNTING,
    ISLAND,
    KEPT_FROM,
    KIND,
    LAND,
    LAUNCH,
    LEFT,
    LISTS,
    MOUNTAIN,
    MOVE_WHALE,
    MOVING,
    NAMES,
    NEIGHBOURS,
    NOBODY,
    OFF_BOARD,
    OWN_VALUES,
    PHASE,
    PICK,
    PLACED,
    PLACES,
    PLAY,
    PLAYERS,
    PUT,
    REACTING,
    RELOCATING,
    REPEL,
    SAVED,
    SEATS,
    SEEN,
    SINK,
    SKIP,
    SUNK,
    SWAM,
    SWIMMING,
    TERRAIN,
    TILES,
    TILES_OF,
    TURN,
    TURNING,
    VALUES,
    VARIANT_NAMES,
    VARIANTS,
    WAITING,
    spot,
)

ENCODING = 1
"""Raised whenever a number changes its meaning."""

# Actions. A seat's own colours are counted from 0; there is a second one only if each player has two. Where any
# player's explorer may be picked, colours are counted from the seat. A creature to relocate is identified by how many
# of its kind are on hexes before its own.

HOWS = LAND + 1
OWN_EXPLORERS = 2 * EXPLORERS
ALL_EXPLORERS = SEATS * EXPLORERS
MOST_OF_A_KIND = 6
PUTS = 0  # + (colour * HIGHEST + value - 1) * tiles + tile
LAUNCHES = PUTS + 2 * HIGHEST * len(ISLAND)  # + number of the hex in COAST
PLAYS = LAUNCHES + len(COAST)  # + effect - DOLPHIN
SIMPLE = PLAYS + MOVE_WHALE + 1 - DOLPHIN  # skip, done, stop, stay, let, repel
OWN_MOVES = SIMPLE + REPEL + 1 - SKIP  # + explorer * HOWS + how
LINKED = OWN_MOVES + OWN_EXPLORERS * HOWS  # + a boat or a creature from a hex to one beside it
RELOCATIONS = LINKED + sum(map(len, NEIGHBOURS))  # + creature * HEX_COUNT + hex
SINKS = RELOCATIONS + MOST_OF_A_KIND * HEX_COUNT  # + tile
PICKS = SINKS + len(ISLAND)  # + explorer
ACTIONS = PICKS + ALL_EXPLORERS
LINK_MOVES = tuple(start * GO + goal for start, goals in enumerate(NEIGHBOURS) for goal in goals)
FARTHEST = max(goal - start for start, goals in enumerate(NEIGHBOURS) for goal in goals)
SPAN = 2 * FARTHEST + 1
LINK_NUMBERS = tuple(
    LINK_MOVES.index(start * GO + goal) if goal in NEIGHBOURS[start] else NOBODY
    for start in range(HEX_COUNT)
    for goal in range(start - FARTHEST, start + FARTHEST + 1)
)
"""The number of the link from a hex to a neighbour, by the distance between the two in the hexes' order."""
ISLAND_NUMBER = tuple(ISLAND.index(cell) if cell in ISLAND else NOBODY for cell in range(HEX_COUNT))
COAST_NUMBER = tuple(COAST.index(cell) if cell in COAST else NOBODY for cell in range(HEX_COUNT))

# Observation.

HEX_ROW = tuple(spot(name)[0] + 1 for name in NAMES)
HEX_COLUMN = tuple(spot(name)[1] + 1 for name in NAMES)
ROW_COUNT, COLUMN_COUNT, MOST_TILES = max(HEX_ROW), max(HEX_COLUMN), max(TILES_OF)
KEPT_KINDS = EFFECT_COUNT - FIRST_KEPT
VARIANT_COUNT = len(VARIANT_NAMES)
ON_TILE_OR_IN_WATER, ON_ISLE = 2, 4  # + 1 aboard; + isle, or + 4 if lost

SEE_TERRAIN = 0  # + hex, as all up to the crews
SEE_BOAT = SEE_TERRAIN + HEX_COUNT
SEE_CREATURES = SEE_BOAT + HEX_COUNT  # + kind * HEX_COUNT
SEE_PEOPLE = SEE_CREATURES + CREATURE_COUNT * HEX_COUNT  # + seat * HEX_COUNT
SEE_CREW = SEE_PEOPLE + SEATS * HEX_COUNT
SEE_STATE = SEE_CREW + SEATS * HEX_COUNT  # + explorer, as all up to the values
SEE_ROW = SEE_STATE + ALL_EXPLORERS
SEE_COLUMN = SEE_ROW + ALL_EXPLORERS
SEE_TIRED = SEE_COLUMN + ALL_EXPLORERS
SEE_VALUE = SEE_TIRED + ALL_EXPLORERS
SEE_HAND = SEE_VALUE + ALL_EXPLORERS  # + effect - FIRST_KEPT
SEE_HELD = SEE_HAND + KEPT_KINDS  # + seat * MOUNTAIN + terrain - 1
SEE_BACKS = SEE_HELD + SEATS * MOUNTAIN  # + (terrain - 1) * EFFECT_COUNT + effect
SEE_TILES = SEE_BACKS + MOUNTAIN * EFFECT_COUNT  # + terrain - 1
SEE_ASKED = SEE_TILES + MOUNTAIN  # + seat
SEE_VARIANTS = SEE_ASKED + SEATS
SEE_PHASE = SEE_VARIANTS + VARIANT_COUNT
SEE_DECIDES = SEE_PHASE + 1
SEE_ACTIVE = SEE_DECIDES + 1
SEE_LEFT = SEE_ACTIVE + 1
SEE_KIND = SEE_LEFT + 1
SEE_SWIMMER = SEE_KIND + 1
SEE_HERE = SEE_SWIMMER + 1  # row and column of the boat or creature that has begun to move
SEE_SUNK = SEE_HERE + 2  # row and column, and terrain
SEE_EXTRA = SEE_SUNK + 3
SEE_PLAYERS = SEE_EXTRA + 1
SEE_COLOURS = SEE_PLAYERS + 1
SEE_OWN_VALUES = SEE_COLOURS + 1
OBSERVED = SEE_OWN_VALUES + 1

PLANES = (
    ("terrain", HEX_COUNT, MOUNTAIN, "0 sea, 1 beach, 2 forest, 3 mountain"),
    ("boat", HEX_COUNT, 1, "1: a boat"),
    *((f"{kind}s", HEX_COUNT, MOST_OF_A_KIND, f"how many {kind}s") for kind in CREATURES),
    *(
        (f"people {n}", HEX_COUNT, OWN_EXPLORERS, f"explorers of seat {n} on the tile, or in the water")
        for n in range(SEATS)
    ),
    *((f"crew {n}", HEX_COUNT, BERTHS, f"explorers of seat {n} aboard the boat") for n in range(SEATS)),
    ("state", ALL_EXPLORERS, 8, "0 none, 1 not placed, 2 on a tile or in the water, 3 aboard, 4 … 7 saved, 8 lost"),
    ("row", ALL_EXPLORERS, ROW_COUNT, "the explorer's row, A is 1; 0 off the board"),
    ("column", ALL_EXPLORERS, COLUMN_COUNT, "his column, plus 1; 0 off the board"),
    ("tired", ALL_EXPLORERS, 1, "1: he has made his move in the water this turn (SV-19)"),
    ("value", ALL_EXPLORERS, HIGHEST, "what he is worth; 0 if the seat does not know"),
    ("hand", KEPT_KINDS, MOST_TILES, f"own kept tiles: {', '.join(EFFECTS[FIRST_KEPT:])}"),
    *(
        (f"held {n}", MOUNTAIN, MOST_TILES, f"tiles held by seat {n}: from beach, forest, mountain")
        for n in range(SEATS)
    ),
    *(
        (f"backs of {ground}", EFFECT_COUNT, 15, f"backs that all have seen: {', '.join(EFFECTS)}")
        for ground in ("beach", "forest", "mountain")
    ),
    ("tiles", MOUNTAIN, MOST_TILES, "tiles left: beach, forest, mountain"),
    ("asked", SEATS, 1, "1: the seat may still react (SV-41)"),
    ("variants", VARIANT_COUNT, 1, f"1: played ({', '.join(VARIANT_NAMES)})"),
    ("phase", 1, 12, "0 putting, 1 launching, 2 playing a tile, 3 swimming, 4 sailing, 5 relocating, 6 walking, "
     "7 sinking, 8 turning, 9 boarding, 10 rolling, 11 hunting, 12 reacting"),
    ("decides", 1, SEATS, "who decides: 1 the seat that looks, 2 the next clockwise, …; 0 chance, or the game is over"),
    ("active", 1, SEATS, "whose turn it is, as above"),
    ("left", 1, ALL_EXPLORERS, "placements, moves or steps left in this phase"),
    ("kind", 1, CREATURE_COUNT, "the creature that moves: 1 serpent, 2 shark, 3 whale; else 0"),
    ("swimmer", 1, ALL_EXPLORERS, "the explorer who has begun to swim with the dolphin, counted from 1; else 0"),
    ("moving", 2, ROW_COUNT, "row and column, as above, of the boat or creature that has begun to move; else 0"),
    ("sunk", 3, ROW_COUNT,
     "row, column and terrain of the tile that is being turned, or whose boat is being boarded; else 0"),
    ("extra", 1, 127, "complete turns without a tile to sink (SV-48)"),
    ("players", 1, SEATS, "how many play"),
    ("colours", 1, 2, "how many colours each plays"),
    ("own values", 1, 1, "1: players may look at their explorers' values (option values)"),
)  # fmt: skip
"""The parts of the observation: name, length, largest number, meaning.

Seats are counted clockwise from the observing seat, which is 0; explorers by colour in the same order, then in the
order of placing.
"""


GRID = (
    ROW_COUNT,
    COLUMN_COUNT,
    tuple((row - 1) * COLUMN_COUNT + column - 1 for row, column in zip(HEX_ROW, HEX_COLUMN, strict=True)),
)
"""The board as a picture: rows, columns, and the pixel of each hex. Every second row is half a hex further right."""


def action_of(s: Row, move: int) -> int:
    if move < EXPLORER:
        start = move // GO
        goal = move - start * GO
        if s[PHASE] == RELOCATING:
            return RELOCATIONS + HEX_COUNT * lower(s[LISTS + s[KIND]], start) + goal
        return LINKED + LINK_NUMBERS[start * SPAN + goal - start + FARTHEST]
    if move < PUT:
        explorer = move - EXPLORER >> 4
        if explorer >= EXPLORERS * s[PLAYERS]:
            explorer -= EXPLORERS * s[PLAYERS] - EXPLORERS
        return OWN_MOVES + HOWS * (explorer - EXPLORERS * s[TURN]) + (move & 15)
    if move < LAUNCH:
        second = (move >> 9 & 3) >= s[PLAYERS]
        return PUTS + (HIGHEST * second + (move >> 6 & 7) - 1) * len(ISLAND) + (move & 63)
    if move < SINK:
        return LAUNCHES + COAST_NUMBER[move - LAUNCH]
    if move < PICK:
        return SINKS + ISLAND_NUMBER[move - SINK]
    if move < SKIP:
        explorer = move - PICK - EXPLORERS * s[TURN]
        return PICKS + explorer + (EXPLORERS * s[COLOUR_COUNT] if explorer < 0 else 0)
    if move < PLAY:
        return SIMPLE + move - SKIP
    return PLAYS + move - PLAY - DOLPHIN


def move_of(s: Row, action: int) -> int:
    if action >= PICKS:
        explorer = action - PICKS + EXPLORERS * s[TURN]
        whole = EXPLORERS * s[COLOUR_COUNT]
        return PICK + explorer - (whole if explorer >= whole else 0)
    if action >= SINKS:
        return SINK + ISLAND[action - SINKS]
    if action >= RELOCATIONS:
        return (
            the_one_with(s[LISTS + s[KIND]], (action - RELOCATIONS) // HEX_COUNT) * GO
            + (action - RELOCATIONS) % HEX_COUNT
        )
    if action >= LINKED:
        return LINK_MOVES[action - LINKED]
    if action >= OWN_MOVES:
        explorer = (action - OWN_MOVES) // HOWS
        if explorer >= EXPLORERS:
            explorer += EXPLORERS * s[PLAYERS] - EXPLORERS
        return EXPLORER + (explorer + EXPLORERS * s[TURN] << 4) + (action - OWN_MOVES) % HOWS
    if action >= SIMPLE:
        return SKIP + action - SIMPLE
    if action >= PLAYS:
        return PLAY + DOLPHIN + action - PLAYS
    if action >= LAUNCHES:
        return LAUNCH + COAST[action - LAUNCHES]
    tile = (action - PUTS) % len(ISLAND)
    value = (action - PUTS) // len(ISLAND)
    colour = s[TURN]
    if value >= HIGHEST:
        value -= HIGHEST
        colour += s[PLAYERS]
    return PUT + (colour << 9) + (value + 1 << 6) + tile


def lower(creatures: int, cell: int) -> int:
    """Count the creatures of a list that have a lower hex."""
    n = 0
    while creatures:
        n += creatures & 255 < cell + 1
        creatures >>= 8
    return n


def the_one_with(creatures: int, n: int) -> int:
    """Return the hex of the creature that has this many others before it; any hex if there is none."""
    rest = creatures
    while rest:
        cell = (rest & 255) - 1
        if lower(creatures, cell) == n:
            return cell
        rest >>= 8
    return 0


def observe(s: Row, seat: int, out: Row) -> None:
    for i in range(OBSERVED):
        out[i] = 0
    observe_pieces(s, out)
    observe_explorers(s, seat, out)
    observe_tiles(s, seat, out)
    players = s[PLAYERS]
    phase = s[PHASE]
    for other in range(players):
        out[SEE_ASKED + round_from(seat, other, players)] = s[ASKED] >> other & 1 if phase == REACTING else 0
    for variant in range(VARIANT_COUNT):
        out[SEE_VARIANTS + variant] = s[VARIANTS] >> variant & 1
    out[SEE_PHASE] = phase
    out[SEE_DECIDES] = 1 + round_from(seat, s[TURN], players) if s[TURN] >= 0 else 0
    out[SEE_ACTIVE] = 1 + round_from(seat, s[ACTIVE], players)
    out[SEE_LEFT] = s[LEFT]
    if phase in (RELOCATING, HUNTING, REACTING):
        out[SEE_KIND] = 1 + s[KIND]
    if s[MOVING] != NOBODY:
        if phase == SWIMMING:
            out[SEE_SWIMMER] = 1 + explorer_from(seat, s[MOVING], s[COLOUR_COUNT])
        else:
            out[SEE_HERE] = HEX_ROW[s[MOVING]]
            out[SEE_HERE + 1] = HEX_COLUMN[s[MOVING]]
    if phase in (TURNING, BOARDING):
        out[SEE_SUNK] = HEX_ROW[s[SUNK]]
        out[SEE_SUNK + 1] = HEX_COLUMN[s[SUNK]]
        out[SEE_SUNK + 2] = s[GROUND]
    out[SEE_EXTRA] = s[EXTRA]
    out[SEE_PLAYERS] = players
    out[SEE_COLOURS] = 2 if s[COLOUR_COUNT] > players else 1
    out[SEE_OWN_VALUES] = s[OWN_VALUES]


def observe_pieces(s: Row, out: Row) -> None:
    """Write terrain, boats and creatures; the latter from their lists, since most hexes have none."""
    for cell in range(HEX_COUNT):
        out[SEE_TERRAIN + cell] = s[AT + cell] & TERRAIN
    for fleet in range(FLEET, FLEET + 2):
        boats = s[fleet]
        while boats:
            out[SEE_BOAT - 1 + (boats & 255)] = 1
            boats >>= 8
    for kind in range(CREATURE_COUNT):
        creatures = s[LISTS + kind]
        while creatures:
            out[SEE_CREATURES + HEX_COUNT * kind - 1 + (creatures & 255)] += 1
            creatures >>= 8


def observe_explorers(s: Row, seat: int, out: Row) -> None:
    """Write each explorer, and all who are on the board by hex."""
    players = s[PLAYERS]
    for colour in range(s[COLOUR_COUNT]):
        at = explorer_from(seat, EXPLORERS * colour, s[COLOUR_COUNT])
        aside = HEX_COUNT * round_from(seat, colour - players if colour >= players else colour, players)
        values = s[VALUES + colour]
        swam = s[SWAM] >> EXPLORERS * colour
        known = s[PLACED + colour] if values > 0 else 0
        for n in range(EXPLORERS):
            place = s[PLACES + EXPLORERS * colour + n]
            if place < OFF_BOARD:
                cell = place & 255
                aboard = place >> 8
                out[SEE_STATE + at] = ON_TILE_OR_IN_WATER + aboard
                out[SEE_ROW + at] = HEX_ROW[cell]
                out[SEE_COLUMN + at] = HEX_COLUMN[cell]
                out[SEE_TIRED + at] = swam >> n & 1
                out[(SEE_CREW if aboard else SEE_PEOPLE) + aside + cell] += 1
            else:
                out[SEE_STATE + at] = 1 if place == WAITING else ON_ISLE + place - SAVED
            if n < known:
                out[SEE_VALUE + at] = values >> 3 * n & 7
            at += 1


def observe_tiles(s: Row, seat: int, out: Row) -> None:
    for other in range(s[PLAYERS]):
        at = SEE_HELD + MOUNTAIN * round_from(seat, other, s[PLAYERS]) - 1
        held = s[HELD + other]
        while held:
            tile = low(held)
            held &= held - 1
            out[at + (s[KEPT_FROM] >> 2 * tile & 3)] += 1
            if other == seat:
                out[SEE_HAND + (s[HAND + seat] >> 3 * tile & 7)] += 1
    for terrain in range(MOUNTAIN):
        seen = s[SEEN + 1 + terrain]
        while seen:
            effect = low(seen) >> 2
            out[SEE_BACKS + EFFECT_COUNT * terrain + effect] = seen >> 4 * effect & 15
            seen &= ~(15 << 4 * effect)
        out[SEE_TILES + terrain] = s[TILES + 1 + terrain]


def round_from(seat: int, other: int, players: int) -> int:
    """Return how many places clockwise from a seat another one sits."""
    return other - seat + (players if other < seat else 0)


def explorer_from(seat: int, explorer: int, colours: int) -> int:
    """Return an explorer's number with colours counted from the seat's first."""
    found = explorer - EXPLORERS * seat
    return found + (EXPLORERS * colours if found < 0 else 0)
