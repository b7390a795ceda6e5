"""Survive in text: moves and starts. Why a move is not legal is in ``reasons.py``."""

import re

from strandline.core.contract import OVER, Row
from strandline.core.errors import BadText
from strandline.core.messages import Message, say

from .board import (
    ACTIVE,
    ASKED,
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
    FIRST_KEPT,
    GO,
    ISLAND,
    ISLE,
    ISLES,
    KIND,
    LAND,
    LAUNCH,
    LAUNCHING,
    LET,
    LETTERS,
    NAMES,
    OWN_VALUES,
    PHASE,
    PICK,
    PLACES,
    PLAY,
    PLAYERS,
    PUT,
    REACTING,
    REPEL,
    SAILING,
    SAVED,
    SINK,
    SKIP,
    STAY,
    STOP,
    SWIMMING,
    TERRAIN,
    TERRAINS,
    TILES_OF,
    TURN,
    WALKING,
)
from .moving import aim
from .placing import begin_putting, clear_table, lay_tile
from .reasons import reason

TEXT_HAS_MOVES = True
LET_PASS = "let"
"""SV-57: the answer of an asked seat that does nothing."""
WORDS = {SKIP: "skip", DONE: "done", STOP: "stop", STAY: "stay", LET: "let", REPEL: "repel"}


def explorer_text(explorer: int) -> str:
    """SV-52: `ra` is red's first."""
    return COLOURS[explorer // EXPLORERS] + LETTERS[explorer % EXPLORERS]


def move_text(s: Row, move: int) -> str:
    """SV-53 to SV-57: write a move of this position."""
    if move in WORDS:
        return WORDS[move]
    if move < EXPLORER:
        piece = "boat" if s[PHASE] in (WALKING, SAILING) else CREATURES[s[KIND]]
        return f"{piece} {NAMES[move // GO]}>{NAMES[move % GO]}"
    if move < PUT:
        return _explorer_move_text(s, move - EXPLORER >> 4, move & 15)
    if move < LAUNCH:
        return _put_text(s, move, str(move >> 6 & 7))
    if move < SINK:
        return f"boat {NAMES[move - LAUNCH]}"
    if move < PICK:
        return f"sink {NAMES[move - SINK]}"
    if move < SKIP:
        return f"aboard {explorer_text(move - PICK)}"
    if move < BACK:
        return f"play {EFFECTS[move - PLAY].removeprefix('move-')}"
    return f"back {EFFECTS[move - BACK]}" if move < DIE else f"die {CREATURES[move - DIE]}"


def _put_text(s: Row, move: int, value: str) -> str:
    """SV-53: with two colours per player, name the colour."""
    colour = COLOURS[move >> 9 & 3] if s[COLOUR_COUNT] > s[PLAYERS] else ""
    return f"put {colour}{value} {NAMES[ISLAND[move & 63]]}"


def _explorer_move_text(s: Row, explorer: int, how: int) -> str:
    """SV-54, SV-55: `ra>E3` with the dolphin and for a walk, `ra>boat C3`, `ra>sea C3`, `ra>NW`."""
    goal = aim(s[PLACES + explorer] & 255, how)
    if how == LAND:
        where = ISLES[ISLE[goal] - SAVED]
    elif BOARD <= how <= CLIMB:
        where = f"boat {NAMES[goal]}"
    elif s[PHASE] == SWIMMING or s[AT + goal] & TERRAIN:
        where = NAMES[goal]
    else:
        where = f"sea {NAMES[goal]}"
    return f"{explorer_text(explorer)}>{where}"


def way(s: Row, move: int) -> list[str]:
    """Return where a piece goes from and to with this move; one name if it stays on its hex; else nothing."""
    if move < EXPLORER:
        return [NAMES[move // GO], NAMES[move % GO]]
    if move >= PUT:
        return []
    how = move & 15
    start = s[PLACES + (move - EXPLORER >> 4)] & 255
    goal = aim(start, how)
    if how == LAND:
        return [NAMES[start], ISLES[ISLE[goal] - SAVED]]
    return [NAMES[start], NAMES[goal]] if goal != start else [NAMES[start]]


def shown(before: Row, move: int, seat: int, now: Row | None = None) -> str:
    """SV-56: write a move made at ``before`` as a seat (-1: a spectator) may see it.

    ``now``: the position at the time it is shown; by default it is shown as it is made.
    """
    now = before if now is None else now
    if now[TURN] != OVER:
        if PUT <= move < LAUNCH:
            looks = before[OWN_VALUES] or now[PHASE] <= LAUNCHING
            if not looks or (move >> 9 & 3) % before[PLAYERS] != seat:
                return _put_text(before, move, "?")
        if BACK + FIRST_KEPT <= move < DIE and before[ACTIVE] != seat:
            return "back ?"
    return move_text(before, move)


def reveals(s: Row, move: int) -> bool:
    """SV-35, SV-39, SV-40: return whether a kept tile is turned over."""
    return PLAY <= move < BACK or move == REPEL


def asked(s: Row) -> list[int]:
    """SV-41: return the seats that may still react, clockwise from the player whose turn it is."""
    if s[TURN] == OVER or s[PHASE] != REACTING:
        return []
    order = ((s[ACTIVE] + n) % s[PLAYERS] for n in range(s[PLAYERS]))
    return [seat for seat in order if s[ASKED] >> seat & 1]


def tidy(text: str) -> str:
    """Clean up a move that a person typed: any case, any spaces."""
    words = re.sub(r"\s*>\s*", ">", " ".join(text.lower().split()))
    head, put, rest = words.partition("put ")
    if put and not head:
        # `b6` is a blue 6 here, not a hex.
        value, _, cell = rest.partition(" ")
        return f"put {value} {cell.upper()}".rstrip()
    return re.sub(r"\b([a-m]\d+|[ns][ew])\b", lambda found: found[0].upper(), words)


def write(s: Row) -> str:
    """SV-59: the terrain of the island's hexes and the first seat."""
    return f"{''.join(TERRAINS[s[AT + cell] & TERRAIN] for cell in ISLAND)} {s[ACTIVE]}"


def read(s: Row, text: str) -> None:
    """SV-59: fill a row that has its options from a start, or raise BadText, which says what is wrong."""
    words = text.split()
    if len(words) != 2:
        raise _bad(text, "form")
    terrain, first = words
    if len(terrain) != len(ISLAND):
        raise _bad(terrain, "length", "SV-2", count=len(terrain))
    for letter in terrain:
        if letter not in TERRAINS[1:]:
            raise _bad(letter, "letter")
    for kind, letter in enumerate(TERRAINS[1:], 1):
        if terrain.count(letter) != TILES_OF[kind]:
            raise _bad(terrain, "count", "SV-5", letter=letter, count=terrain.count(letter), allowed=TILES_OF[kind])
    seats = [str(seat) for seat in range(s[PLAYERS])]
    if first not in seats:
        raise _bad(first, "seat", allowed=", ".join(seats))
    clear_table(s)
    for cell, letter in zip(ISLAND, terrain, strict=True):
        lay_tile(s, cell, TERRAINS.index(letter))
    begin_putting(s, int(first))


def _bad(text: str, what: str, rule: str = "SV-59", **params: str | int) -> BadText:
    return BadText(say(f"survive-text-{what}", rule, **params), f"“{text}”")


def why_not(s: Row, text: str) -> Message:
    """Say why a move is not legal."""
    return reason(s, text)
