"""Krabcek to look at: plain data of a position, drawn as a picture and as a board for terminals.

Pictures are drawn from the plain data, never from the row.
"""

from typing import Any

from strandline.core.draw import DEEP, FOAM, INK, SAND, SEA, letters, line, picture, tag, use

from .board import (
    CHANCE,
    COLOURS,
    DIE,
    KINDS,
    LIMIT,
    LINKS,
    MEMBERS,
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


# The picture

TILE = 140.0
LEFT_EDGE, TOP_EDGE = 70.0, 152.0  # of the tiles
BOARD = 4 * TILE
WIDTH, HEIGHT = BOARD + 2 * LEFT_EDGE, TOP_EDGE + BOARD + 66
WALL, SEAM, FRAME = "#7b4b2a", "#6a3f22", "#5a351c"
PAVING, KERB, GATE_INK = "#f2a950", "#b5692a", "#5a351c"
BLACK, WHITE = "#20282d", "#f8f2e2"
SEAT_PAINT = BLACK, KERB
"""The seats' colours where white would not be seen."""
PAINT = (BLACK, WHITE)
AVENUE, STREET, ALLEY = 0.28, 0.2, 0.13  # how wide fields are, in tiles
LANES = {AVENUE: 0.16, STREET: 0.105, ALLEY: 0.04}  # and the ways that lead through them
POINTS = {"N": (0.5, 0.0), "E": (1.0, 0.5), "S": (0.5, 1.0), "W": (0.0, 0.5), "X": (0.22, 0.22), "NW": (0.0, 0.0)}


def svg(view: View) -> str:
    """The labyrinth from above.

    A field on the border is drawn on both sides: whole at the top and on the left, where its piece stands, and as a
    half at the bottom and on the right, where a pale copy of the piece tells that it is taken.
    """
    ways = [_way(view, row, column, link) for row, column, link in _links(view)]
    places = [place for name in NAMES for place in _places(name)]
    return picture(
        WIDTH, HEIGHT, f"Krabcek: {view['text']}", tag("defs", *_symbols(), _window()),
        tag("rect", width=WIDTH, height=HEIGHT, rx=18, fill=SEA), _ripples(), *_players(view), *_ground(),
        tag(
            "g",
            *(line(path, KERB, width + 5) for path, width in ways), *(_plate(view, *at, 5, KERB) for at in places),
            *(line(path, PAVING, width) for path, width in ways), *(_plate(view, *at, 0, PAVING) for at in places),
            *(_mark(view, *at) for at in places), clip_path="url(#window)",
        ),
        *_joints(), *(_stands(view, *at) for at in places if at[0] in view["pieces"]),
    )  # fmt: skip


def _links(view: View) -> list[tuple[int, int, str]]:
    """KR-4: every way inside every tile."""
    return [
        (row, column, link)
        for row, tiles in enumerate(view["tiles"])
        for column, tile in enumerate(tiles)
        for link in view["links"][tile[0]]
    ]


def _point(view: View, row: int, column: int, point: str) -> tuple[float, float]:
    """KR-6: where a point of a tile lies."""
    x, y = POINTS[point]
    for _ in range(int(view["tiles"][row][column][1])):
        x, y = 1 - y, x
    return LEFT_EDGE + (column + x) * TILE, TOP_EDGE + (row + y) * TILE


def _way(view: View, row: int, column: int, link: str) -> tuple[str, float]:
    """A way's path and width. Between neighbouring sides it bends, so that ways meet in fields and nowhere else."""
    first, second = link.split("-")
    (ax, ay), (bx, by) = (_point(view, row, column, point) for point in (first, second))
    width = AVENUE if "X" not in (first, second) else _width(view, f"x{row}{column}")
    if "X" in (first, second) or link in ("N-S", "E-W"):
        return f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", LANES[width] * TILE
    cx, cy = LEFT_EDGE + (column + 0.5) * TILE, TOP_EDGE + (row + 0.5) * TILE
    return f"M{ax:.1f} {ay:.1f}Q{cx:.1f} {cy:.1f} {bx:.1f} {by:.1f}", LANES[width] * TILE


def _width(view: View, name: str) -> float:
    """KR-3, KR-4"""
    if name[0] != "x":
        return AVENUE
    return STREET if view["tiles"][int(name[1])][int(name[2])][0] == "B" else ALLEY


def _places(name: str) -> list[tuple[str, int, int, bool]]:
    """KR-5: where a field is drawn, in tiles from the top left, and whether it is whole there; on the border twice."""
    row, column = int(name[1]), int(name[2])
    rows = [row, 4] if row == 0 and name[0] in "gh" else [row]
    columns = [column, 4] if column == 0 and name[0] in "gv" else [column]
    return [(name, i, j, (i, j) == (row, column)) for i in rows for j in columns]


def _centre(view: View, name: str, row: int, column: int) -> tuple[float, float]:
    if name[0] == "x":
        return _point(view, row, column, "X")
    dx, dy = {"g": (0.0, 0.0), "h": (0.5, 0.0), "v": (0.0, 0.5)}[name[0]]
    return LEFT_EDGE + (column + dx) * TILE, TOP_EDGE + (row + dy) * TILE


def _plate(view: View, name: str, row: int, column: int, whole: bool, more: float, colour: str) -> str:
    """The field itself: square on Avenues, round on Streets and Alleys."""
    x, y = _centre(view, name, row, column)
    size = _width(view, name) * TILE + more
    if name[0] == "x":
        return tag("circle", cx=x, cy=y, r=size / 2, fill=colour)
    return _square(x, y, size / 2, 3 if name[0] == "g" else 11, fill=colour)


def _square(x: float, y: float, half: float, rx: float, **more: str | float) -> str:
    return tag("rect", x=x - half, y=y - half, width=2 * half, height=2 * half, rx=rx, **more)


def _mark(view: View, name: str, row: int, column: int, whole: bool) -> str:
    """A field's name where it is whole and free; on a gate, the frame of its owner's colour."""
    x, y = _centre(view, name, row, column)
    size = {AVENUE: 9.0, STREET: 7.5, ALLEY: 5.5}[_width(view, name)]
    told = (
        letters(name, x, y, size, GATE_INK if name[0] == "g" else KERB) if whole and name not in view["pieces"] else ""
    )
    if name[0] != "g":
        return told
    owner = view["gates"][name]
    half = AVENUE * TILE / 2
    if owner is None:
        return _square(x, y, half, 2, fill="none", stroke=KERB, stroke_width=2.5, stroke_dasharray="6 4") + told
    return _square(x, y, half, 2, fill="none", stroke=PAINT[owner], stroke_width=6) + told


def _ground() -> list[str]:
    """The frame, the walls, and the seams between the tiles."""
    half = BOARD / 2
    x, y = LEFT_EDGE + half, TOP_EDGE + half
    seams = "".join(
        f"M{LEFT_EDGE + n * TILE} {TOP_EDGE}v{BOARD}M{LEFT_EDGE} {TOP_EDGE + n * TILE}h{BOARD}" for n in range(5)
    )
    return [
        _square(x, y + 6, half + 34, 16, fill=DEEP),
        _square(x, y, half + 34, 16, fill=FRAME),
        _square(x, y, half, 0, fill=WALL),
        line(seams, SEAM, 2),
    ]


def _window() -> str:
    """What shows of the ways: all at the top and on the left, a little over the edge at the bottom and on the right."""
    return tag("clipPath", tag("rect", x=0, y=0, width=LEFT_EDGE + BOARD + 7, height=TOP_EDGE + BOARD + 7), id="window")


def _joints() -> list[str]:
    """KR-1: the same letter stands where a way leaves and where it comes in again."""
    far = 26.0
    parts = []
    for n, (top, left) in enumerate(zip("abcd", "efgh", strict=True)):
        along = (n + 0.5) * TILE
        for edge in (-far, BOARD + far - 4):
            parts.append(letters(top, LEFT_EDGE + along + 30, TOP_EDGE + edge, 9, SAND))
            parts.append(letters(left, LEFT_EDGE + edge, TOP_EDGE + along + 30, 9, SAND))
    return parts


def _ripples() -> str:
    """A few still waves, the same in every picture."""
    waves = ((n * 233 + 40, n * 127 + 30) for n in range(30))
    return line("".join(f"M{x % (WIDTH - 20):.0f} {y % HEIGHT:.0f}q11 -7 22 0t22 0" for x, y in waves), DEEP, 3)


# Pieces: a round Skinnyboy, a square Middleman, an eight-sided Bigboy; on a stack each shows round the smaller one.

BODIES = {
    "S": "M50 26A24 24 0 1 1 49.9 26Z",
    "M": "M24 16H76Q84 16 84 24V76Q84 84 76 84H24Q16 84 16 76V24Q16 16 24 16Z",
    "B": "M32 4H68L96 32V68L68 96H32L4 68V32Z",
}
PIECE = 0.32 * TILE  # the box of 100 by 100


def _symbols() -> list[str]:
    """Every kind of piece in both colours, in a box of 100 by 100."""
    return [
        tag("symbol", *_bodies(kind, seat), id=f"krabcek-{COLOURS[seat]}{kind}", viewBox="-6 -6 112 112")
        for kind in KINDS
        for seat in range(SEATS)
    ]


def _bodies(kind: str, seat: int) -> list[str]:
    members = MEMBERS[KINDS.index(kind)][::-1]
    rim = WHITE if seat == 0 else INK
    parts = []
    for member in members:
        scale = 1.0 if member == members[0] or member != "S" else 0.82
        place = f"translate({50 - 50 * scale:.1f} {50 - 50 * scale:.1f}) scale({scale})"
        body = tag("path", d=BODIES[member], fill=PAINT[seat], stroke=rim, stroke_width=5, stroke_linejoin="round")
        parts.append(tag("g", body, transform=place))
    eyes = "".join(
        tag("circle", cx=50 + side * 8, cy=45, r=5.2, fill="#fff" if seat == 0 else INK)
        + tag("circle", cx=50 + side * 7, cy=46, r=2.2, fill=INK if seat == 0 else "#fff")
        for side in (-1, 1)
    )
    return [*parts, eyes, line("M43 57q7 5 14 0", rim, 2.6)]


def _piece(seat: int, kind: str, x: float, y: float, size: float, **more: float) -> str:
    return use(f"krabcek-{COLOURS[seat]}{kind}", x, y, size, PAINT[seat], **more)


def _stands(view: View, name: str, row: int, column: int, whole: bool) -> str:
    """A piece on its field; at the far edge of a border field a pale copy, half hidden."""
    x, y = _centre(view, name, row, column)
    seat, kind = view["pieces"][name]["seat"], view["pieces"][name]["kind"]
    if whole:
        return tag("g", tag("title", f"{name}: {kind}"), _piece(seat, kind, x, y, PIECE))
    return tag("g", _piece(seat, kind, x, y, PIECE, opacity=0.45), clip_path="url(#window)")


def _players(view: View) -> list[str]:
    """Both players along the top: whose turn it is, the die, and what is off the board."""
    parts = []
    wide = WIDTH / 2 - 44
    for seat in range(SEATS):
        left = 30 + seat * (wide + 28)
        on = seat in (view["seat"], view["winner"])
        parts.append(tag("rect", x=left, y=16, width=wide, height=74, rx=16, fill=SAND if on else DEEP))
        x = left + 34
        for kind, owned in zip("BMS", OWNED[::-1], strict=True):
            off = view["off"][seat][kind]
            for n in range(owned):
                parts.append(_piece(seat, kind, x, 53, 50, opacity=1 if n < off else 0.2))
                x += {"B": 42, "M": 34, "S": 26}[kind]
            x += {"B": 0, "M": -3, "S": 0}[kind]
        if view["seat"] == seat and view["phase"] in ("roll", "use"):
            parts.append(_die(left + wide - 36, 53, view["die"] or 0))
        if view["winner"] == seat:
            x = left + wide - 36
            crown = f"M{x - 20} 66l-4 -26l13 12l11 -18l11 18l13 -12l-4 26Z"
            parts.append(tag("path", d=crown, fill="#f6d65b", stroke=INK, stroke_width=3, stroke_linejoin="round"))
    parts.append(letters(str(view["turns"]), WIDTH / 2, HEIGHT - 16, 13, FOAM))
    return parts


PIPS = {0: "", 1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}


def _die(x: float, y: float, number: int) -> str:
    """A die; blank before it is rolled."""
    dots = "".join(
        tag("circle", cx=x + (int(place) % 3 - 1) * 12, cy=y + (int(place) // 3 - 1) * 12, r=4.6, fill=INK)
        for place in PIPS[number]
    )
    box = tag("rect", x=x - 23, y=y - 23, width=46, height=46, rx=9, fill="#fffaf0", stroke=INK, stroke_width=3)
    return tag("g", box, dots)


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
GROUND = {AVENUE: "black on dark_orange", STREET: "black on orange3", ALLEY: "dark_orange"}
BRACKETS = {AVENUE: " ", STREET: "=", ALLEY: "-"}


def board(view: View) -> str:
    """The labyrinth for a terminal: every field by its name, and the ways between them as strokes.

    Streets are written =x11=, Alleys -x12-, gates in their owner's colour; Sx12b is a black Skinnyboy on x12.
    What is dim at the right and at the bottom is the left and the upper edge once more. Below stand the players'
    gates, what they have off the board, whose turn it is, and the turns played.
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
    """The strokes between the fields, two rows and columns a field; and the ways straight across a tile, by name."""
    strokes: dict[tuple[int, int], str] = {}
    straight = []
    for row, column, link in _links(view):
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
    """The field at a place of the terminal's board; on brown corners there is none."""
    letter = ("gh", "vx")[row % 2][column % 2]
    name = f"{letter}{row // 2 % 4}{column // 2 % 4}"
    return name if name in NAMES else ""


def _cell(view: View, row: int, column: int) -> str:
    name = _name(row, column)
    if not name:
        return " " * 5
    width = _width(view, name)
    bracket = BRACKETS[width]
    style = GROUND[width]
    if name[0] == "g" and view["gates"][name] is not None:
        style = STYLES[view["gates"][name]]
    if row == 8 or column == 8:
        style = f"dim {style}"
    if piece := view["pieces"].get(name):
        own = STYLES[piece["seat"]]
        return f"[{own}]{piece['kind']}[/][{style}]{name}[/][{own}]{COLOURS[piece['seat']]}[/]"
    return f"[{style}]{bracket}{name}{bracket}[/]"
