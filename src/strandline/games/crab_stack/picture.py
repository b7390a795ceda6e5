"""Crab Stack as pictures: its pieces, the ground that they stand on, and a whole position, all from plain data."""

from math import sqrt
from typing import Any

from strandline.core.draw import DEEP, FOAM, INK, ROCK, ROCK_EDGE, SAND, SEA, WOOD, letters, line, picture, tag, use

from .board import CELLS, COLOURS

View = dict[str, Any]
At = tuple[float, float]

PAINT = {"r": "#c8402f", "b": "#2f6fb4", "g": "#63bd92", "y": "#f0c53a"}
"""Told apart by lightness as well as by hue; a mark on the shell tells them apart without any colour."""

RADIUS = 46.0  # of a rock
BOX = 92.0  # the square that every symbol is drawn in, the board's own scale; what a piece stands on is in its middle
MARGIN = 58.0
HEADROOM = 96.0  # above the first row: as high as the highest stack
SEATS_HEIGHT = 84.0
OUTLINE: dict[str, Any] = {"stroke": INK, "stroke_width": 3, "stroke_linejoin": "round"}
SLAB = 11.0  # how thick a crab's disc is
HIGHEST = 60.0  # a stack's discs sink into each other rather than rise above this
FOOT = 15.0  # how far before the middle of its rock a stack stands
HALF_WIDTH = {"S": 15.0, "M": 21.0, "L": 27.0}  # of a disc


def scene(view: View) -> dict[str, Any]:
    """What stays the same for a whole game: the sea and the rocks, and where each rock lies."""
    found = {name: _centre(name) for name in view["cells"]}
    left, top = (min(each) for each in zip(*found.values(), strict=True))
    right, bottom = (max(each) for each in zip(*found.values(), strict=True))
    places = {name: (x - left + MARGIN, y - top + HEADROOM) for name, (x, y) in found.items()}
    width, height = right - left + 2 * MARGIN, bottom - top + HEADROOM + MARGIN
    return {
        "width": round(width, 2),
        "height": round(height, 2),
        "ground": _sea(width, height) + "".join(_rock(name, *places[name]) for name in _backwards(places)),
        "places": {name: {"x": round(x, 2), "y": round(y, 2)} for name, (x, y) in places.items()},
    }


def svg(view: View) -> str:
    """The board from above, a little from the front, so that every crab of a stack shows its disc."""
    ground = scene(view)
    places = {name: (at["x"], at["y"] + SEATS_HEIGHT - HEADROOM + MARGIN) for name, at in ground["places"].items()}
    width, height = ground["width"], ground["height"] + SEATS_HEIGHT - HEADROOM + MARGIN
    order = _backwards(places)
    rocks = [_rock(name, *places[name]) + _name(name, *places[name]) for name in order]
    rings = [_ring(name, *places[name]) for name in order if name in view["choice"]]
    stacks = [_stack(view["cells"][name], *places[name]) for name in order if view["cells"][name]]
    return picture(
        width, height, f"Crab Stack: {view['text']}",
        tag("defs", symbols()), _sea(width, height), *_seats(view, width / 2), *rocks, *rings, *stacks,
    )  # fmt: skip


def symbols() -> str:
    """Every piece: `crab-stack-rL` is the large red crab standing, `crab-stack-disc-rL` its disc."""
    crabs = {
        "S": _crab("S", 23, 20, 0.72, 3, 5.5),
        "M": _crab("M", 30, 22, 1.0, 3, 4.6),
        "L": _crab("L", 34, 25, 1.34, 4, 4.2),
    }
    shapes = [_symbol(size, crabs[size]) + _symbol(f"disc-{size}", _disc(HALF_WIDTH[size])) for size in crabs]
    marks = [_symbol(f"mark-{colour}", mark) for colour, mark in MARKS.items()]
    return "".join((*shapes, *marks, *(_coloured(colour, size) for colour in COLOURS for size in crabs)))


# The ground


def _centre(name: str) -> At:
    """Where a cell lies, the water in the middle being at (0, 0)."""
    column, row = divmod(CELLS[name], 8)
    q = column - 3
    r = 3 - q - row
    return 1.5 * RADIUS * q * 1.05, sqrt(3) * RADIUS * (r + q / 2) * 1.03


def _backwards(places: dict[str, At]) -> list[str]:
    """The order to draw in: what is nearer covers what is farther."""
    return sorted(places, key=lambda name: places[name][1])


def _sea(width: float, height: float) -> str:
    """Open water with a few still waves, the same in every picture."""
    waves = [f"M{n * 233 % (width - 60) + 8:.0f} {n * 127 % (height - 24) + 12:.0f}q11 -7 22 0t22 0" for n in range(24)]
    return tag("rect", width=width, height=height, rx=18, fill=SEA, class_="sea") + line(
        "".join(waves), DEEP, 3, class_="ripples"
    )


def _rock(name: str, x: float, y: float) -> str:
    """A worn rock: a hexagon with soft corners, no two quite alike."""
    return (
        tag("path", d=_hexagon(name, x, y + 5, RADIUS - 1), fill=DEEP, class_="shade")
        + tag("path", d=_hexagon(name, x, y, RADIUS - 2), fill=ROCK_EDGE, class_="rock-edge")
        + tag("path", d=_hexagon(name, x - 1, y - 3, RADIUS - 7), fill=ROCK, class_="rock")
    )


def _name(name: str, x: float, y: float) -> str:
    return letters(name, x, y + 31.5, 8, "#4a4236")


def _ring(name: str, x: float, y: float) -> str:
    return tag("path", d=_hexagon(name, x, y, RADIUS + 1), fill="none", stroke="#fff3c4", stroke_width=4)


def _hexagon(name: str, x: float, y: float, radius: float) -> str:
    wobble = CELLS[name] * 37 % 11 - 5
    corners = []
    for k, (dx, dy) in enumerate(((1, 0), (0.5, 0.866), (-0.5, 0.866), (-1, 0), (-0.5, -0.866), (0.5, -0.866))):
        reach = radius + wobble * (0.35 if k % 2 else -0.25)
        corners.append((x + dx * reach, y + dy * reach))
    path = ""
    for k in range(6):
        (ax, ay), (bx, by), (cx, cy) = corners[k - 1], corners[k], corners[(k + 1) % 6]
        near, far = (bx + (ax - bx) * 0.28, by + (ay - by) * 0.28), (bx + (cx - bx) * 0.28, by + (cy - by) * 0.28)
        path += f"{'L' if k else 'M'}{near[0]:.1f} {near[1]:.1f}Q{bx:.1f} {by:.1f} {far[0]:.1f} {far[1]:.1f}"
    return path + "Z"


# The crabs

MARKS = {
    "r": tag("circle", r=5, fill="none", stroke=INK, stroke_width=3.4),
    "b": line("M-5 -5V5M5 -5V5", INK, 3.4),
    "g": line("M-8 0h.1M0 0h.1M8 0h.1", INK, 5),
    "y": line("M-8 -4L0 4L8 -4", INK, 3.4),
}
"""A colour's own mark: a ring, two bars, three dots, a chevron."""


def _stack(crabs: str, x: float, y: float) -> str:
    """A tower of discs, the top crab standing on it."""
    found = [crabs[i : i + 2] for i in range(0, len(crabs), 2)]
    rise = min(SLAB, HIGHEST / len(found))
    discs = [_piece(f"disc-{crab}", x, y + FOOT - n * rise) for n, crab in enumerate(found)]
    top = y + FOOT - (len(found) - 1) * rise - SLAB
    return tag("g", tag("title", crabs), *discs, _piece(found[-1], x, top))


def _piece(symbol: str, x: float, y: float, paint: str = INK) -> str:
    return use(f"crab-stack-{symbol}", x, y, BOX, paint)


def _symbol(name: str, *parts: str) -> str:
    half = BOX / 2
    return tag("symbol", *parts, id=f"crab-stack-{name}", viewBox=f"{-half:g} {-half:g} {BOX:g} {BOX:g}")


def _coloured(colour: str, size: str) -> str:
    """A crab and its disc in the colour of a player, with his mark."""
    wide = HALF_WIDTH[size]
    crab = _piece(size, 0, 0, PAINT[colour])
    disc = _piece(f"disc-{size}", 0, 0, PAINT[colour])
    on_shell = _mark(colour, -0.12 * (wide + 9) - 4, wide / 26)
    on_disc = _mark(colour, wide * 0.36 - SLAB / 2, 0.4)
    return _symbol(f"{colour}{size}", crab, on_shell) + _symbol(f"disc-{colour}{size}", disc, on_disc)


def _mark(colour: str, y: float, scale: float) -> str:
    return tag("g", MARKS[colour], transform=f"translate(0 {y:.2f}) scale({scale:.3f})")


def _disc(wide: float) -> str:
    """A painted disc of wood seen from the front, its bottom edge in the middle of the box."""
    deep = wide * 0.36
    side = f"M{-wide} {-SLAB}V0A{wide} {deep:.2f} 0 0 0 {wide} 0V{-SLAB}Z"
    edge: dict[str, Any] = {"stroke": INK, "stroke_width": 1.2}
    return (
        tag("path", d=side, fill="currentColor", **edge)
        + tag("ellipse", cx=0, cy=-SLAB, rx=wide, ry=deep, fill=WOOD, **edge)
        + tag("ellipse", cx=0, cy=-SLAB, rx=wide - 2.5, ry=deep - 1.2, fill="currentColor")
    )


def _crab(size: str, rx: float, ry: float, claw: float, legs: int, eye: float) -> str:
    """Small: round, big eyes, thin claws. Medium: oval. Large: a broad, toothed shell and heavy claws.

    Drawn in a box of 100 by 100, then made as large as its size; it stands in the middle of the box.
    """
    cy = 58
    leg = "".join(
        f"M{50 + side * rx * 0.8:.1f} {cy + 2 + n * 6}q{side * 12:.1f} {-4 + n * 4} {side * 15:.1f} {6 + n * 5}"
        for side in (-1, 1) for n in range(legs)
    )  # fmt: skip
    arms = "".join(
        f"M{50 + side * rx * 0.75:.1f} {cy - 8}q{side * 12} -6 {side * 10 * claw:.1f} -16" for side in (-1, 1)
    )
    pincers = [_claw(50 + side * (rx * 0.75 + 10 * claw), cy - 24, side, claw) for side in (-1, 1)]
    shell = f"M{50 - rx} {cy}Q{50 - rx} {cy - ry} 50 {cy - ry}Q{50 + rx} {cy - ry} {50 + rx} {cy}"
    if size == "L":
        shell += f"l-5 6l-2 7l-8 1Q50 {cy + ry * 0.95:.1f} {50 - rx + 15} {cy + 14}l-8 -1l-2 -7Z"
    else:
        shell += f"Q{50 + rx} {cy + ry} 50 {cy + ry}Q{50 - rx} {cy + ry} {50 - rx} {cy}Z"
    eyes = [
        line(f"M{50 + side * 8} {cy - ry + 3}v-6", INK, 3)
        + tag("circle", cx=50 + side * 8, cy=cy - ry - 5, r=eye, fill="#fff", stroke=INK, stroke_width=2)
        + tag("circle", cx=50 + side * 7, cy=cy - ry - 4.5, r=eye * 0.45, fill=INK)
        for side in (-1, 1)
    ]
    smile = line(f"M43 {cy + ry * 0.45:.1f}q7 5 14 0", INK, 2.4)
    shine = line(f"M{50 - rx * 0.66:.1f} {cy - ry * 0.42:.1f}q5 -7 13 -8", "#fff", 3.4, stroke_opacity=0.55)
    reach = HALF_WIDTH[size] + 9
    return tag(
        "g", line(leg + arms, INK, 7.5), line(leg + arms, "currentColor", 3.6), *pincers, *eyes,
        tag("path", d=shell, fill="currentColor", **OUTLINE), shine, smile,
        transform=f"translate({-reach:g} {-1.24 * reach:.2f}) scale({reach / 50:g})",
    )  # fmt: skip


def _claw(x: float, y: float, side: int, scale: float) -> str:
    """An open pincer."""
    shape = "M0 8C-11 6 -13 -8 -4 -15C-3 -9 0 -6 3 -5C5 -9 8 -12 11 -12C14 -3 9 8 0 8Z"
    place = f"translate({x:.1f} {y:.1f}) scale({-side * scale:.2f} {scale:.2f})"
    return tag("path", d=shape, fill="currentColor", transform=place, **OUTLINE)


# The players


def _seats(view: View, middle: float) -> list[str]:
    """The players along the top: whose turn it is, who is out, who has won."""
    step = 92
    left = middle - step * (view["players"] - 1) / 2
    parts = []
    for player in range(view["players"]):
        x, colour = left + player * step, COLOURS[player]
        alive = player in view["alive"]
        to_move = player == view["turn"]
        won = view["turn"] is None and alive
        parts.append(tag("rect", x=x - 38, y=12, width=76, height=58, rx=16, fill=SAND if to_move or won else DEEP))
        parts.append(tag("g", _piece(f"{colour}M", x, 45), opacity=1 if alive else 0.35))
        if not alive:
            parts.append(line(f"M{x - 18} 24l36 34m0 -34l-36 34", FOAM, 5))
        if won:
            crown = f"M{x - 14} 16l4 -12l6 7l4 -9l4 9l6 -7l4 12Z"
            parts.append(tag("path", d=crown, fill="#f6d65b", stroke=INK, stroke_width=2, stroke_linejoin="round"))
    return parts
