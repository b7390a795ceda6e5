"""Crab Stack as pictures: its pieces, the ground that they stand on, and a whole position, all from plain data."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

from strandline.core.draw import (
    DEEP,
    FOAM,
    INK,
    PLACE_NAME,
    ROCK,
    ROCK_EDGE,
    SAND,
    SEA,
    WOOD,
    letters,
    line,
    picture,
    soft_polygon,
    tag,
    use,
)

from .board import CELLS, COLOURS
from .view_types import View

At = tuple[float, float]

PAINT = {"r": "#c8402f", "b": "#2f6fb4", "g": "#63bd92", "y": "#f0c53a"}
"""The colours differ in lightness as well as in hue; a mark on the shell tells them apart without colour."""

RADIUS = 46.0  # of a rock
BOX = 92.0  # the side of every symbol's square, in the board's scale; a piece stands in the middle of it
MARGIN = 58.0
HEADROOM = 96.0  # above the first row: as high as the highest stack
SEATS_HEIGHT = 84.0
SLAB = 11.0  # how thick a crab's disc is
HIGHEST = 36.0  # a stack's discs overlap more rather than rise above this, and cover the rock behind
FOOT = 15.0  # how far in front of its rock's middle a stack stands
HALF_WIDTH = {"S": 15.0, "M": 21.0, "L": 27.0}  # of a disc


def scene(view: View) -> dict[str, Any]:
    """Return what stays the same for a whole game: the sea, the rocks, where each lies, and the crabs of the start."""
    found = {name: _centre(name) for name in view["cells"]}
    left, top = (min(each) for each in zip(*found.values(), strict=True))
    right, bottom = (max(each) for each in zip(*found.values(), strict=True))
    places = {name: (x - left + MARGIN, y - top + HEADROOM) for name, (x, y) in found.items()}
    width, height = right - left + 2 * MARGIN, bottom - top + HEADROOM + MARGIN
    return {
        "width": round(width, 2),
        "height": round(height, 2),
        "ground": _sea(width, height) + "".join(_rock(name, *places[name]) for name in _backwards(places)),
        "places": {name: _place(name, x, y) for name, (x, y) in places.items()},
        "crabs": [stack[i : i + 2] for stack in view["cells"].values() for i in range(0, len(stack), 2)],
    }


def svg(view: View) -> str:
    """Draw the board from above, slightly tilted, so that every crab of a stack shows its disc."""
    ground = scene(view)
    places = {name: (at["x"], at["y"]) for name, at in ground["places"].items()}
    top = HEADROOM - MARGIN - SEATS_HEIGHT
    width, height = ground["width"], ground["height"] - top
    order = _backwards(places)
    rocks = [_rock(name, *places[name]) + _name(name, *places[name]) for name in order]
    rings = [_ring(name, *places[name]) for name in order if name in view["choice"]]
    stacks = [_stack(view["cells"][name], *places[name]) for name in order if view["cells"][name]]
    return picture(
        width, height, f"Crab Stack: {view['text']}",
        tag("defs", symbols()),
        tag("g", _sea(width, height), *_seats(view, width / 2), transform=f"translate(0 {top:g})"),
        *rocks, *rings, *stacks, top=top,
    )  # fmt: skip


def symbols() -> str:
    """Draw every piece: `crab-stack-rL` is the large red crab standing, `crab-stack-disc-rL` its disc.

    For colour-blind players, `crab-stack-shell-L` and `crab-stack-side-L` can be filled with `crab-stack-pattern-b`;
    `crab-stack-face-L` then comes on top.
    """
    return "".join((
        *(_shapes(size) for size in HALF_WIDTH),
        *(_symbol(f"mark-{colour}", mark) for colour, mark in MARKS.items()),
        *(_coloured(colour, size) for colour in COLOURS for size in HALF_WIDTH),
        *(_pattern(colour, lines) for colour, lines in PATTERNS.items()),
    ))  # fmt: skip


# The ground


def _centre(name: str) -> At:
    """Return where a cell lies; the water in the middle is at (0, 0)."""
    column, row = divmod(CELLS[name], 8)
    q = column - 3
    r = 3 - q - row
    return 1.5 * RADIUS * q * 1.05, sqrt(3) * RADIUS * (r + q / 2) * 1.03


def _backwards(places: dict[str, At]) -> list[str]:
    """Return the drawing order: nearer pieces cover those farther away."""
    return sorted(places, key=lambda name: places[name][1])


def _sea(width: float, height: float) -> str:
    """Open water with a few still waves, the same in every picture."""
    waves = [f"M{n * 233 % (width - 60) + 8:.0f} {n * 127 % (height - 24) + 12:.0f}q11 -7 22 0t22 0" for n in range(24)]
    return tag("rect", width=width, height=height, rx=18, fill=SEA, class_="sea") + line(
        "".join(waves), DEEP, 3, class_="ripples"
    )


def _place(name: str, x: float, y: float) -> dict[str, Any]:
    return {"x": round(x, 2), "y": round(y, 2), "outline": _hexagon(name, x - 0.5, y - 1.5, RADIUS - 4)}


def _rock(name: str, x: float, y: float) -> str:
    """A worn rock: a hexagon with soft corners, no two quite alike."""
    return (
        tag("path", d=_hexagon(name, x, y + 5, RADIUS - 1), fill=DEEP, class_="shade")
        + tag("path", d=_hexagon(name, x, y, RADIUS - 2), fill=ROCK_EDGE, class_="rock-edge")
        + tag("path", d=_hexagon(name, x - 1, y - 3, RADIUS - 7), fill=ROCK, class_="rock")
    )


def _name(name: str, x: float, y: float) -> str:
    return letters(name, x, y + 31.5, 8, "#4a4236", class_=PLACE_NAME)


def _ring(name: str, x: float, y: float) -> str:
    return tag("path", d=_hexagon(name, x, y, RADIUS + 1), fill="none", stroke="#fff3c4", stroke_width=4)


def _hexagon(name: str, x: float, y: float, radius: float) -> str:
    wobble = CELLS[name] * 37 % 11 - 5
    corners = []
    for k, (dx, dy) in enumerate(((1, 0), (0.5, 0.866), (-0.5, 0.866), (-1, 0), (-0.5, -0.866), (0.5, -0.866))):
        reach = radius + wobble * (0.35 if k % 2 else -0.25)
        corners.append((x + dx * reach, y + dy * reach))
    return soft_polygon(corners, 0.28)


# The crabs

MARKS = {
    "r": "",
    "b": line("M-5 -5V5M5 -5V5", INK, 3.4),
    "g": line("M-8 0h.1M0 0h.1M8 0h.1", INK, 5),
    "y": line("M-8 -4L0 4L8 -4", INK, 3.4),
}
"""A colour's own mark: none, two bars, three dots, a chevron."""

PATTERNS = {
    "b": line("M2 -1V8", INK, 1.8),
    "g": line("M1.8 1.8h.1M5.3 5.3h.1", INK, 2.6),
    "y": line("M-1 1L1.75 4.5L5.25 0L7 2.25L8 1", INK, 1.3),
}
"""The marks, all over a shell."""


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


def _pattern(colour: str, lines: str) -> str:
    return tag(
        "pattern", lines, id=f"crab-stack-pattern-{colour}", width=7, height=7, patternUnits="userSpaceOnUse"
    )  # fmt: skip


def _coloured(colour: str, size: str) -> str:
    """Draw a crab and its disc in the colour of a player, with the player's mark."""
    wide = HALF_WIDTH[size]
    crab = (
        _piece(size, 0, 0, PAINT[colour])
        + _mark(colour, -0.12 * (wide + 9) - 4, wide / 26)
        + _piece(f"face-{size}", 0, 0)
    )
    disc = _piece(f"disc-{size}", 0, 0, PAINT[colour]) + _mark(colour, wide * 0.36 - SLAB / 2, 0.4)
    return _symbol(f"{colour}{size}", crab) + _symbol(f"disc-{colour}{size}", disc)


def _mark(colour: str, y: float, scale: float) -> str:
    return tag("g", MARKS[colour], transform=f"translate(0 {y:.2f}) scale({scale:.3f})") if MARKS[colour] else ""


def _shapes(size: str) -> str:
    """Draw the parts of the crabs of a size. A shell and a disc's side take the fill colour of the caller."""
    looks = LOOKS[size]
    reach = HALF_WIDTH[size] + 9
    stand = {"transform": f"translate({-reach:g} {-1.24 * reach:.2f}) scale({reach / 50:g})"}
    shell = tag("path", d=_shell(looks), stroke=INK, stroke_width=3, stroke_linejoin="round")
    return (
        _symbol(size, tag("g", _limbs(looks), tag("g", shell, fill="currentColor"), **stand))
        + _symbol(f"shell-{size}", tag("g", shell, **stand))
        + _symbol(f"face-{size}", tag("g", _face(looks), **stand))
        + _symbol(f"disc-{size}", _disc(HALF_WIDTH[size]))
        + _symbol(f"side-{size}", tag("path", d=_side(HALF_WIDTH[size])))
    )


def _side(wide: float) -> str:
    return f"M{-wide} {-SLAB}V0A{wide} {wide * 0.36:.2f} 0 0 0 {wide} 0V{-SLAB}Z"


def _disc(wide: float) -> str:
    """A painted disc of wood seen from the front, its bottom edge in the middle of the box."""
    edge: dict[str, Any] = {"stroke": INK, "stroke_width": 1.2}
    top: dict[str, Any] = {"cx": 0, "cy": -SLAB}
    return (
        tag("path", d=_side(wide), fill="currentColor", **edge)
        + tag("ellipse", **top, rx=wide, ry=wide * 0.36, fill=WOOD, **edge)
        + tag("ellipse", **top, rx=wide - 2.5, ry=wide * 0.36 - 1.2, fill="currentColor")
    )


@dataclass(frozen=True)
class Looks:
    """The proportions of the crabs of a size, in a box of 100 by 100."""

    rx: float
    ry: float
    claw: float
    legs: int
    eye: float
    toothed: bool = False


LOOKS = {
    "S": Looks(23, 20, 0.72, 3, 5.5),  # round, big eyes, thin claws
    "M": Looks(30, 22, 1.0, 3, 4.6),  # oval
    "L": Looks(34, 25, 1.34, 4, 4.2, toothed=True),  # a broad, toothed shell and heavy claws
}
CY = 58  # how low the middle of a shell is


def _limbs(looks: Looks) -> str:
    """Draw everything except the shell: legs, arms, pincers, eyes."""
    rx = looks.rx
    leg = "".join(
        f"M{50 + side * rx * 0.8:.1f} {CY + 2 + n * 6}q{side * 12:.1f} {-4 + n * 4} {side * 15:.1f} {6 + n * 5}"
        for side in (-1, 1) for n in range(looks.legs)
    )  # fmt: skip
    arms = "".join(
        f"M{50 + side * rx * 0.75:.1f} {CY - 8}q{side * 12} -6 {side * 10 * looks.claw:.1f} -16" for side in (-1, 1)
    )
    pincers = "".join(_claw(50 + side * (rx * 0.75 + 10 * looks.claw), CY - 24, side, looks.claw) for side in (-1, 1))
    top = CY - looks.ry
    eyes = "".join(
        line(f"M{50 + side * 8} {top + 3}v-6", INK, 3)
        + tag("circle", cx=50 + side * 8, cy=top - 5, r=looks.eye, fill="#fff", stroke=INK, stroke_width=2)
        + tag("circle", cx=50 + side * 7, cy=top - 4.5, r=looks.eye * 0.45, fill=INK)
        for side in (-1, 1)
    )
    return line(leg + arms, INK, 7.5) + line(leg + arms, "currentColor", 3.6) + pincers + eyes


def _shell(looks: Looks) -> str:
    rx, ry = looks.rx, looks.ry
    shell = f"M{50 - rx} {CY}Q{50 - rx} {CY - ry} 50 {CY - ry}Q{50 + rx} {CY - ry} {50 + rx} {CY}"
    if looks.toothed:
        return shell + f"l-5 6l-2 7l-8 1Q50 {CY + ry * 0.95:.1f} {50 - rx + 15} {CY + 14}l-8 -1l-2 -7Z"
    return shell + f"Q{50 + rx} {CY + ry} 50 {CY + ry}Q{50 - rx} {CY + ry} {50 - rx} {CY}Z"


def _face(looks: Looks) -> str:
    shine = f"M{50 - looks.rx * 0.66:.1f} {CY - looks.ry * 0.42:.1f}q5 -7 13 -8"
    smile = f"M43 {CY + looks.ry * 0.45:.1f}q7 5 14 0"
    return line(shine, "#fff", 3.4, stroke_opacity=0.55) + line(smile, INK, 2.4)


def _claw(x: float, y: float, side: int, scale: float) -> str:
    """An open pincer."""
    shape = "M0 8C-11 6 -13 -8 -4 -15C-3 -9 0 -6 3 -5C5 -9 8 -12 11 -12C14 -3 9 8 0 8Z"
    place = f"translate({x:.1f} {y:.1f}) scale({-side * scale:.2f} {scale:.2f})"
    return tag(
        "path", d=shape, fill="currentColor", transform=place, stroke=INK, stroke_width=3, stroke_linejoin="round"
    )


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
