"""Survive in text: moves, starts, and why a move is not legal."""

import re

from strandline.core.errors import BadText
from strandline.core.messages import Message, say

from .board import (
    ABOARD, AT, BACK, BOARD, COLOUR_COUNT, COLOURS, CREATURES, DIE, DONE, EFFECTS, EXPLORER, EXPLORERS, HUNTING,
    ISLAND, ISLES, KIND, LAND, LAUNCH, LET, LETTERS, NAMES, PHASE, PICK, PLAY, PLAYERS, PUT, RELOCATING, REPEL,
    SAILING, SINK, SKIP, STAY, STOP, SWIM, SWIMMING, TERRAIN, TERRAINS, TILES_OF, ACTIVE, WALKING, Row,
)  # fmt: skip
from .rules import begin_putting, clear_table, lay_tile

TOLD_BY_MOVES = True
WORDS = {SKIP: "skip", DONE: "done", STOP: "stop", STAY: "stay", LET: "let", REPEL: "repel"}


def explorer_text(explorer: int) -> str:
    """SV-52: `ra` is red's first."""
    return COLOURS[explorer // EXPLORERS] + LETTERS[explorer % EXPLORERS]


def move_text(s: Row, move: int) -> str:
    """SV-53 to SV-57."""
    if move in WORDS:
        return WORDS[move]
    name = NAMES[move & 255] if move & 255 < len(NAMES) else ""
    if move < EXPLORER:
        piece = "boat" if s[PHASE] in (WALKING, SAILING) else CREATURES[s[KIND]]
        return f"{piece} {NAMES[move >> 8]}>{name}"
    if move < PUT:
        who = explorer_text(move >> 10 & 63)
        if s[PHASE] == SWIMMING:
            return f"{who}>{name}"
        how = move >> 8 & 3
        return f"{who}>{ISLES[move & 255] if how == LAND else ('', 'boat ', 'sea ')[how] + name}"
    if move < LAUNCH:
        colour = COLOURS[move >> 11 & 3] if s[COLOUR_COUNT] > s[PLAYERS] else ""
        return f"put {colour}{move >> 8 & 7} {name}"
    if move < SINK:
        return f"boat {name}"
    if move < PICK:
        return f"sink {name}"
    if move < SKIP:
        return f"aboard {explorer_text(move - PICK)}"
    if move < BACK:
        return f"play {EFFECTS[move - PLAY].removeprefix('move-')}"
    return f"back {EFFECTS[move - BACK]}" if move < DIE else f"die {CREATURES[move - DIE]}"


def tidy(text: str) -> str:
    """A move as people may type it: any case, any spaces."""
    return text


def write(s: Row) -> str:
    """SV-59: the terrain of the island's hexes and the first seat."""
    return f"{''.join(TERRAINS[s[AT + hex] & TERRAIN] for hex in ISLAND)} {s[ACTIVE]}"


def read(s: Row, text: str) -> None:
    """SV-59: fill a row that has its options from a start."""
    letters, seat = text.split()
    clear_table(s)
    for hex, letter in zip(ISLAND, letters, strict=True):
        lay_tile(s, hex, TERRAINS.index(letter))
    begin_putting(s, int(seat))


def why_not(s: Row, text: str) -> Message:
    return say("not-a-move", "SV-52", game="Survive", example="ra>D5")
