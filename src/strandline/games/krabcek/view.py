"""Krabcek as plain data, and its board for terminals. Pictures are in ``picture.py``."""

from typing import cast

from strandline.core.contract import CHANCE, OVER, Row

from .board import (
    COLOURS,
    DIE,
    JUMP_5,
    KINDS,
    LIMIT,
    LINKS,
    NAMES,
    NOBODY,
    OFF,
    OWNED,
    PLACE,
    SEAT,
    SEATS,
    SWITCH_6,
    TAKEN,
    TOP,
    TURN,
    TURNS,
    WAYS,
)
from .notation import standing, tile_names, write
from .picture import SEAT_PAINT as SEAT_PAINT
from .picture import links, width
from .picture import scene as scene
from .picture import svg as svg
from .picture import symbols as symbols
from .view_types import Kind, Phase, Power, View

HIDDEN = False
POWERS: dict[int, Power] = {SWITCH_6: "switch", JUMP_5: "jump"}


def view(s: Row, seat: int) -> View:
    """Return everything: this game hides nothing from anyone."""
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
            NAMES[place]: {"seat": one, "kind": cast("Kind", kind)}
            for one in range(SEATS)
            for place, kind in standing(s, one)
        },
        "off": [{KINDS[kind]: s[OFF + one] >> PLACE * kind & 7 for kind in range(len(OWNED))} for one in range(SEATS)],
        "turn": None if over else s[TURN],
        "phase": _phase(s),
        "seat": None if over else whose,
        "die": s[DIE] or None,
        "power": POWERS.get(s[DIE]),
        "winner": whose if over else None,
        "turns": s[TURNS],
        "limit": s[LIMIT],
    }


def _phase(s: Row) -> Phase:
    """What happens next: a gate is picked, the first dice or a die are rolled, a number is used, or all is over."""
    if s[TURN] == OVER:
        return "over"
    if s[TURN] == CHANCE:
        return "open" if s[SEAT] == NOBODY else "roll"
    return "use" if s[DIE] else "pick"


# The terminal

PLACES = {
    "NW": (0, 0),
    "N": (0, 1),
    "W": (1, 0),
    "X": (1, 1),
    "E": (1, 2),
    "S": (2, 1),
}  # of a tile's points, two a tile
STYLES = ("bold white on black", "bold black on white")
GROUND = {"avenue": "black on dark_orange", "street": "black on orange3", "alley": "dark_orange"}
BRACKETS = {"avenue": " ", "street": "=", "alley": "-"}


def board(view: View) -> str:
    """Draw the labyrinth for a terminal: every field by its name, and the ways between them as strokes.

    Streets are written =x11=, Alleys -x12-, gates in their owner's colour; Sx12b is a black Skinnyboy on x12.
    The dim parts at the right and at the bottom repeat the left and the upper edge. Below are the players' gates, their
    pieces off the board, whose turn it is, and the turns played.
    """
    ways, straight = _strokes(view)
    lines = []
    for row in range(9):
        cells = [_cell(view, row, column) for column in range(9)]
        gaps = [ways.get((2 * row, 2 * column + 1), " ") for column in range(8)]
        lines.append("".join(cell + gap for cell, gap in zip(cells, [*gaps, ""], strict=True)))
        below = [
            f"  {ways.get((2 * row + 1, 2 * column), ' ')}  {ways.get((2 * row + 1, 2 * column + 1), ' ')}"
            for column in range(9)
        ]
        lines.append("".join(below).rstrip() if row < 8 else "")
    lines += [straight, ""] if straight else []
    for seat in range(SEATS):
        gates = " ".join(gate for gate, owner in view["gates"].items() if owner == seat)
        off = " ".join(kind * number for kind, number in view["off"][seat].items() if number)
        lines.append(f"[{STYLES[seat]}] {COLOURS[seat]} [/] {gates or '-':15}   {off or '-'}")
    return "\n".join([*lines, "", " | ".join(view["text"].split(" | ")[3:])])


def _strokes(view: View) -> tuple[dict[tuple[int, int], str], str]:
    """Return the strokes between the fields (two rows and columns each), and the ways straight across tiles by name."""
    strokes: dict[tuple[int, int], str] = {}
    straight = []
    for row, column, link in links(view):
        ends = []
        for point in link.split("-"):
            down, right = PLACES[point]
            for _ in range(int(view["tiles"][row][column][1])):
                down, right = right, 2 - down
            ends.append((2 * row + down, 2 * column + right))
        (a, b), (c, d) = ends
        if abs(a - c) == 2 or abs(b - d) == 2:
            straight.append("-".join(_name(*end) for end in ends))
            continue
        stroke = "│" if b == d else "─" if a == c else "╲" if (a - c) * (b - d) > 0 else "╱"
        strokes[a + c, b + d] = "╳" if strokes.get((a + c, b + d), stroke) != stroke else stroke
    return strokes, " ".join(straight)


def _name(row: int, column: int) -> str:
    """Return the field at a place of the terminal's board; brown corners have none."""
    letter = ("gh", "vx")[row % 2][column % 2]
    name = f"{letter}{row // 2 % 4}{column // 2 % 4}"
    return name if name in NAMES else ""


def _cell(view: View, row: int, column: int) -> str:
    name = _name(row, column)
    if not name:
        return " " * 5
    sort = width(view, name)
    bracket = BRACKETS[sort]
    style = GROUND[sort]
    owner = view["gates"].get(name)
    if owner is not None:
        style = STYLES[owner]
    if row == 8 or column == 8:
        style = f"dim {style}"
    if piece := view["pieces"].get(name):
        own = STYLES[piece["seat"]]
        return f"[{own}]{piece['kind']}[/][{style}]{name}[/][{own}]{COLOURS[piece['seat']]}[/]"
    return f"[{style}]{bracket}{name}{bracket}[/]"
