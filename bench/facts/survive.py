"""Survive: what to count."""

from strandline.core.contract import OVER, Row
from strandline.games.survive.board import (
    ABOARD,
    AT,
    BACK,
    BOARDING,
    COLOUR_COUNT,
    DIE,
    EXPLORER,
    EXPLORERS,
    FLEET,
    GO,
    HUNTING,
    KIND,
    LAND,
    LET,
    LOST,
    MOVE_SERPENT,
    MOVING,
    ON_BOARD,
    PHASE,
    PICK,
    PLACES,
    PLAY,
    PUT,
    REACTING,
    REPEL,
    SAVED,
    SHARK,
    SHARK_COMES,
    SHORE,
    SINK,
    SINKING,
    SOME_SERPENT,
    SUNK,
    TILES,
    TURN,
    TURNING,
    WHIRLPOOL,
    WIND,
)
from strandline.games.survive.moving import aim

FACTS = (
    ("a serpent took a boat", "SV-23"),
    ("a whale smashed a boat", "SV-23"),
    ("a serpent took swimmers", "SV-23"),
    ("a shark took swimmers", "SV-23"),
    ("a new shark took explorers of its own tile", "SV-27"),
    ("a whirlpool took explorers", "SV-29"),
    ("a whirlpool took boats", "SV-29"),
    ("a boat too small for all explorers of its tile", "SV-28"),
    ("a dolphin played", "SV-32"),
    ("a wind played", "SV-33"),
    ("a creature moved by a tile", "SV-34"),
    ("a player asked to react", "SV-41"),
    ("a shark repelled", "SV-39"),
    ("a whale repelled", "SV-40"),
    ("a repel tile not used on purpose", "SV-41"),
    ("a swimmer reached an isle", "SV-21"),
    ("the die showed a creature that could not move", "SV-13"),
    ("a tile sunk that did not touch the sea", "SV-24"),
    ("a turn of a player without explorers on the board", "SV-44"),
    ("no explorer saved", "SV-43"),
)
SERPENT_BOAT, WHALE_BOAT, SERPENT_LOST, SHARK_LOST, NEW_SHARK, WHIRLED, WHIRLED_BOATS, CROWDED_BOAT = (
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
)
DOLPHINS, WINDS, RELOCATED, ASKED_ONES, SHARK_REPELLED, WHALE_REPELLED, HELD_BACK, ASHORE = 8, 9, 10, 11, 12, 13, 14, 15
IDLE_DIE, INLAND, GONE_ON, NOBODY_SAVED, SAVED_ONES, LOST_ONES, TILES_LEFT, ENDING = 16, 17, 18, 19, 20, 21, 22, 23
MEANS = (
    ("explorers saved by all players together", "SV-21", SAVED_ONES),
    ("explorers lost before the end", "SV-23", LOST_ONES),
    ("tiles left at the end", "SV-30", TILES_LEFT),
)
ENDINGS = (("the volcano", "SV-30"),)
COUNTED = 24


def note(was: Row, s: Row, move: int, out: Row, n: int, tally: Row) -> None:
    """Count the effects of a move."""
    phase = was[PHASE]
    lost = gone(s) - gone(was)
    boats = fleet(was) - fleet(s)
    tally[LOST_ONES] += lost
    if phase == TURNING:
        look_at_back(s, move - BACK, lost, boats, tally)
    elif lost or boats > 0:
        look_at_hazard(s, where(was, move), lost, boats, tally)
    if EXPLORER <= move < PUT and move & 15 == LAND:
        tally[ASHORE] += was[PLACES + (move - EXPLORER >> 4)] & ABOARD == 0
    elif SINK <= move < PICK:
        tally[INLAND] += was[AT + move - SINK] & SHORE == 0
    elif PLAY <= move < BACK:
        tally[RELOCATED if move - PLAY >= MOVE_SERPENT else WINDS if move - PLAY == WIND else DOLPHINS] += 1
    elif move >= DIE:
        tally[IDLE_DIE] += s[PHASE] != HUNTING
    if phase == SINKING:
        tally[GONE_ON] += was[ON_BOARD + was[TURN]] == 0
    elif phase == REACTING:
        tally[HELD_BACK] += move == LET and n == 2
        if move == REPEL:
            tally[SHARK_REPELLED if was[KIND] == SHARK else WHALE_REPELLED] += 1
    tally[ASKED_ONES] += phase == HUNTING and s[PHASE] == REACTING
    if s[TURN] == OVER:
        for terrain in range(1, 4):
            tally[TILES_LEFT] += s[TILES + terrain]
        for explorer in range(EXPLORERS * s[COLOUR_COUNT]):
            tally[SAVED_ONES] += SAVED <= s[PLACES + explorer] < LOST
        tally[NOBODY_SAVED] = tally[SAVED_ONES] == 0


def look_at_back(s: Row, effect: int, lost: int, boats: int, tally: Row) -> None:
    """Count the effects of a tile's back."""
    tally[CROWDED_BOAT] += s[PHASE] == BOARDING
    if effect == SHARK_COMES:
        tally[NEW_SHARK] += lost > 0
    elif effect == WHIRLPOOL:
        tally[WHIRLED] += lost > 0
        tally[WHIRLED_BOATS] += boats > 0


def look_at_hazard(s: Row, cell: int, lost: int, boats: int, tally: Row) -> None:
    """Count the meetings on a hex; a serpent acts first."""
    if s[AT + cell] & SOME_SERPENT:
        tally[SERPENT_BOAT] += boats > 0
        tally[SERPENT_LOST] += boats == 0
    else:
        tally[WHALE_BOAT] += boats > 0
        tally[SHARK_LOST] += lost > 0


def where(was: Row, move: int) -> int:
    """Return the hex that a move led to, or that a creature entered."""
    if was[PHASE] == REACTING:
        return was[MOVING]
    if move >= EXPLORER:
        return aim(was[PLACES + (move - EXPLORER >> 4)] & 255, move & 15) if move < PUT else was[SUNK]
    return move % GO


def gone(s: Row) -> int:
    """Return the number of lost explorers."""
    n = 0
    for explorer in range(EXPLORERS * s[COLOUR_COUNT]):
        n += s[PLACES + explorer] == LOST
    return n


def fleet(s: Row) -> int:
    """Return the number of boats."""
    n = 0
    for half in range(2):
        boats = s[FLEET + half]
        while boats:
            boats >>= 8
            n += 1
    return n
