"""Survive in text: moves, starts, and why a move is not legal."""

from strandline.core.messages import Message, say

from .board import (
    ACTIVE,
    AT,
    BACK,
    BOARD,
    CLIMB,
    COLOUR_COUNT,
    COLOURS,
    CREATURES,
    DIE,
    DONE,
    EFFECTS,
    EXPLORER,
    EXPLORERS,
    GO,
    ISLAND,
    ISLE,
    ISLES,
    KIND,
    LAND,
    LAUNCH,
    LET,
    LETTERS,
    NAMES,
    PHASE,
    PICK,
    PLACES,
    PLAY,
    PLAYERS,
    PUT,
    REPEL,
    SAILING,
    SINK,
    SKIP,
    STAY,
    STOP,
    SWIMMING,
    TERRAIN,
    TERRAINS,
    WALKING,
    Row,
)  # fmt: skip
from .moving import aim
from .placing import begin_putting, clear_table, lay_tile

TOLD_BY_MOVES = True
WORDS = {SKIP: "skip", DONE: "done", STOP: "stop", STAY: "stay", LET: "let", REPEL: "repel"}


def explorer_text(explorer: int) -> str:
    """SV-52: `ra` is red's first."""
    return COLOURS[explorer // EXPLORERS] + LETTERS[explorer % EXPLORERS]


def move_text(s: Row, move: int) -> str:
    """SV-53 to SV-57."""
    if move in WORDS:
        return WORDS[move]
    if move < EXPLORER:
        piece = "boat" if s[PHASE] in (WALKING, SAILING) else CREATURES[s[KIND]]
        return f"{piece} {NAMES[move // GO]}>{NAMES[move % GO]}"
    if move < PUT:
        return _explorer_move_text(s, move - EXPLORER >> 4, move & 15)
    if move < LAUNCH:
        colour = COLOURS[move >> 9 & 3] if s[COLOUR_COUNT] > s[PLAYERS] else ""
        return f"put {colour}{move >> 6 & 7} {NAMES[ISLAND[move & 63]]}"
    if move < SINK:
        return f"boat {NAMES[move - LAUNCH]}"
    if move < PICK:
        return f"sink {NAMES[move - SINK]}"
    if move < SKIP:
        return f"aboard {explorer_text(move - PICK)}"
    if move < BACK:
        return f"play {EFFECTS[move - PLAY].removeprefix('move-')}"
    return f"back {EFFECTS[move - BACK]}" if move < DIE else f"die {CREATURES[move - DIE]}"


def _explorer_move_text(s: Row, explorer: int, how: int) -> str:
    """SV-54, SV-55: `ra>E3` with the dolphin and for a walk, `ra>boat C3`, `ra>sea C3`, `ra>NW`."""
    goal = aim(s[PLACES + explorer] & 255, how)
    if how == LAND:
        where = ISLES[ISLE[goal]]
    elif BOARD <= how <= CLIMB:
        where = f"boat {NAMES[goal]}"
    elif s[PHASE] == SWIMMING or s[AT + goal] & TERRAIN:
        where = NAMES[goal]
    else:
        where = f"sea {NAMES[goal]}"
    return f"{explorer_text(explorer)}>{where}"


def tidy(text: str) -> str:
    """A move as people may type it: any case, any spaces."""
    return text


def write(s: Row) -> str:
    """SV-59: the terrain of the island's hexes and the first seat."""
    return f"{''.join(TERRAINS[s[AT + cell] & TERRAIN] for cell in ISLAND)} {s[ACTIVE]}"


def read(s: Row, text: str) -> None:
    """SV-59: fill a row that has its options from a start."""
    letters, seat = text.split()
    clear_table(s)
    for cell, letter in zip(ISLAND, letters, strict=True):
        lay_tile(s, cell, TERRAINS.index(letter))
    begin_putting(s, int(seat))


def why_not(s: Row, text: str) -> Message:
    return say("not-a-move", "SV-52", game="Survive", example="ra>D5")
