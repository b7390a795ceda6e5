"""Survive as plain data of what a seat may see. ``picture.py`` and ``terminal.py`` draw from it."""

from collections import Counter
from typing import cast, get_args

from strandline.core.contract import OVER, UNKNOWN, Row

from .board import (
    ABOARD,
    ACTIVE,
    AT,
    BOAT,
    COLOUR_COUNT,
    COLOURS,
    CREATURES,
    EFFECT_COUNT,
    EFFECTS,
    EXPLORERS,
    EXTRA,
    FIRST_KEPT,
    HAND,
    HELD,
    HEX_COUNT,
    HUNTING,
    ISLAND,
    ISLES,
    KEPT_FROM,
    KIND,
    LAUNCHING,
    LEFT,
    LISTS,
    LOST,
    MOST_KEPT,
    MOVING,
    NAMES,
    NOBODY,
    OFF_BOARD,
    OWN_VALUES,
    PHASE,
    PLACES,
    PLAYERS,
    REACTING,
    RELOCATING,
    SAVED,
    SEEN,
    SUNK,
    SWAM,
    SWIMMING,
    TERRAIN,
    TERRAINS,
    TURN,
    TURNING,
    VALUES,
    VARIANT_NAMES,
    VARIANTS,
    WAITING,
)
from .danger import threatened
from .hands import mask
from .notation import explorer_text
from .picture import scene as scene
from .picture import svg as svg
from .rules import points_of
from .symbols import symbols as symbols
from .terminal import board as board
from .view_types import Creature, Explorers, Kept, Phase, Terrain, View

HIDDEN = True

PHASES: tuple[Phase, ...] = get_args(Phase)


def view(s: Row, seat: int, now: Row | None = None) -> View:
    """Return all that a seat (-1: a spectator) may see, and nothing else (SV-8, SV-26, SV-45).

    ``now``: the position at the time it is shown; by default it is shown as it is.
    """
    row = list(s)
    mask(row, seat)
    over = row[TURN] == OVER
    return {
        "game": "survive",
        "players": row[PLAYERS],
        "colours": [COLOURS[seat : row[COLOUR_COUNT] : row[PLAYERS]] for seat in range(row[PLAYERS])],
        "variants": [name for n, name in enumerate(VARIANT_NAMES) if row[VARIANTS] >> n & 1],
        "values_option": "own" if row[OWN_VALUES] else "hidden",
        "seat": None if seat < 0 else seat,
        "turn": None if over else row[TURN],
        "active": row[ACTIVE],
        "phase": None if over else PHASES[row[PHASE]],
        "left": row[LEFT],
        "creature": None if over else _creature(row),
        "moving": _moving(row),
        "sunk": NAMES[row[SUNK]] if row[PHASE] >= TURNING else None,
        "turns_without_tiles": row[EXTRA],
        "tiles": {NAMES[cell]: _terrain(row[AT + cell] & TERRAIN) for cell in ISLAND if row[AT + cell] & TERRAIN},
        "seen": {TERRAINS[terrain]: _seen(row, terrain) for terrain in range(1, len(TERRAINS))},
        **_explorers(row),
        "serpents": _creatures(row, "serpent"),
        "sharks": _creatures(row, "shark"),
        "whales": _creatures(row, "whale"),
        "threatened": [] if over else threatened(row),
        "values": _values(row, row if now is None else now),
        "hands": [_hand(row, holder) for holder in range(row[PLAYERS])],
        "scores": [points_of(row, each) for each in range(row[PLAYERS])] if over else None,
    }


def _moving(row: Row) -> str | None:
    """Return the explorer, or the hex of the boat or creature, that is moving."""
    if row[MOVING] == NOBODY or row[TURN] == OVER:
        return None
    return explorer_text(row[MOVING]) if row[PHASE] == SWIMMING else NAMES[row[MOVING]]


def _creature(row: Row) -> Creature | None:
    """Return the kind of creature that is about to move, or that others react to."""
    return cast("Creature", CREATURES[row[KIND]]) if row[PHASE] in (RELOCATING, HUNTING, REACTING) else None


def _terrain(number: int) -> Terrain:
    return cast("Terrain", TERRAINS[number])


def _seen(row: Row, terrain: int) -> dict[str, int]:
    counts = ((EFFECTS[effect], row[SEEN + terrain] >> 4 * effect & 15) for effect in range(EFFECT_COUNT))
    return {effect: count for effect, count in counts if count}


def _explorers(row: Row) -> Explorers:
    """Return everyone by where they are; empty boats are included."""
    walkers: dict[str, list[str]] = {}
    swimmers: dict[str, list[str]] = {}
    boats: dict[str, list[str]] = {NAMES[cell]: [] for cell in range(HEX_COUNT) if row[AT + cell] & BOAT}
    saved: dict[str, list[str]] = {isle: [] for isle in ISLES}
    lost = []
    for explorer in range(EXPLORERS * row[COLOUR_COUNT]):
        place, name = row[PLACES + explorer], explorer_text(explorer)
        if place == LOST:
            lost.append(name)
        elif SAVED <= place < LOST:
            saved[ISLES[place - SAVED]].append(name)
        elif place < OFF_BOARD:
            cell = place & ABOARD - 1
            where = boats if place & ABOARD else walkers if row[AT + cell] & TERRAIN else swimmers
            where.setdefault(NAMES[cell], []).append(name)
    swam = [explorer_text(n) for n in range(EXPLORERS * row[COLOUR_COUNT]) if row[SWAM] >> n & 1]
    return {"walkers": walkers, "swimmers": swimmers, "boats": boats, "saved": saved, "lost": lost, "swam": swam}


def _creatures(row: Row, kind: Creature) -> dict[str, int]:
    """Return the number of creatures of a kind by hex."""
    listed = row[LISTS + CREATURES.index(kind)].to_bytes(8, "little")
    return dict(Counter(NAMES[cell - 1] for cell in sorted(listed) if cell))


def _values(row: Row, now: Row) -> dict[str, int]:
    """SV-45: return a seat's own values during set-up, and later if the option allows it; all values at the end."""
    if not row[OWN_VALUES] and now[PHASE] > LAUNCHING and now[TURN] != OVER:
        return {}
    values = {}
    for explorer in range(EXPLORERS * row[COLOUR_COUNT]):
        known = row[VALUES + explorer // EXPLORERS]
        if known != UNKNOWN and row[PLACES + explorer] != WAITING:
            values[explorer_text(explorer)] = known >> 3 * (explorer % EXPLORERS) & 7
    return values


def _hand(row: Row, holder: int) -> list[Kept]:
    """SV-26: return a seat's kept tiles in the order it got them, with the effect only where it may be seen."""
    known = row[HAND + holder]
    return [
        {
            "terrain": _terrain(row[KEPT_FROM] >> 2 * tile & 3),
            "effect": None if known == UNKNOWN else EFFECTS[FIRST_KEPT + (known >> 3 * tile & 7)],
        }
        for tile in range(MOST_KEPT)
        if row[HELD + holder] >> tile & 1
    ]
