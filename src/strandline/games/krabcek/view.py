"""Krabcek to look at: plain data of a position, drawn as a picture and as a board for terminals.

Pictures are drawn from the plain data, never from the row.
"""

from typing import Any

from .board import (
    CHANCE,
    DIE,
    KINDS,
    LIMIT,
    LINKS,
    NAMES,
    NOBODY,
    OFF,
    OVER,
    OWNED,
    PLACE,
    SEAT,
    SEATS,
    TAKEN,
    TOP,
    TURN,
    TURNS,
    WAYS,
    Row,
)
from .notation import standing, tile_names, write

HIDDEN = False
View = dict[str, Any]


def view(s: Row, seat: int) -> View:
    """Everything: nothing is hidden in this game, from anyone."""
    owners = [next((one for one in range(SEATS) if s[TAKEN + one] >> gate & 1), None) for gate in range(TOP)]
    whose = None if s[SEAT] == NOBODY else s[SEAT]
    over = s[TURN] == OVER
    return {
        "game": "krabcek",
        "text": write(s),
        "tiles": tile_names(s),
        "links": {"AB"[kind]: [way for n, way in enumerate(WAYS) if s[LINKS + kind] >> n & 1] for kind in range(2)},
        "gates": dict(zip(NAMES, owners, strict=False)),
        "pieces": {
            NAMES[place]: {"seat": one, "kind": kind} for one in range(SEATS) for place, kind in standing(s, one)
        },
        "off": [{KINDS[kind]: s[OFF + one] >> PLACE * kind & 7 for kind in range(len(OWNED))} for one in range(SEATS)],
        "turn": None if over else s[TURN],
        "phase": _phase(s),
        "seat": None if over else whose,
        "die": s[DIE] or None,
        "winner": whose if over else None,
        "turns": s[TURNS],
        "limit": s[LIMIT],
    }


def _phase(s: Row) -> str:
    """What happens next: a gate is picked, the first dice or a die are rolled, a number is used, or all is over."""
    if s[TURN] == OVER:
        return "over"
    if s[TURN] == CHANCE:
        return "open" if s[SEAT] == NOBODY else "roll"
    return "use" if s[DIE] else "pick"
