"""Three Stones as pictures: a stone, the empty board, and a whole position."""

from typing import Any

from strandline.core.draw import INK, SAND, WOOD, line, picture, tag, use

from .board import POINTS
from .view_types import View

SIDE = 300.0
STONE = 64.0
PAINT = "#c8402f", "#2f6fb4"
"""The colours of the seats."""
PLACES = {name: (50.0 + 100 * "abc".index(name[0]), 250.0 - 100 * "123".index(name[1])) for name in POINTS}
"""TS-1: the middle of each point; a1 is at the bottom left."""


def symbols() -> str:
    """Return the stone. Parts in ``currentColor`` take the colour of the element that uses it."""
    shadow = tag("circle", cx=2, cy=7, r=42, fill=INK, fill_opacity=0.25)
    disc = tag("circle", cx=0, cy=0, r=41, fill="currentColor", stroke=INK, stroke_width=4)
    shine = line("M-29 -13A32 32 0 0 1 -5 -31", "#fff", 5, stroke_opacity=0.65)
    return tag("symbol", shadow, disc, shine, id="three-stones-stone", viewBox="-50 -50 100 100")


def scene(view: View) -> dict[str, Any]:
    """Return what stays the same for a whole game: the board, and the coordinates of each point."""
    places = {name: {"x": x, "y": y} for name, (x, y) in PLACES.items()}
    return {"width": SIDE, "height": SIDE, "ground": _ground(), "places": places}


def svg(view: View) -> str:
    """Return the board with its stones."""
    stones = [use(each["symbol"], *PLACES[each["place"]], STONE, PAINT[each["seat"]]) for each in view["pieces"]]
    return picture(SIDE, SIDE, f"Three Stones: {view['text']}", tag("defs", symbols()), _ground(), *stones)


def _ground() -> str:
    lines = "M50 50H250V250H50ZM50 150H250M150 50V250M50 50L250 250M250 50L50 250M150 50L250 150L150 250L50 150Z"
    dots = (tag("circle", cx=x, cy=y, r=8, fill=WOOD) for x, y in PLACES.values())
    return "".join((tag("rect", width=SIDE, height=SIDE, fill=SAND), line(lines, WOOD, 3), *dots))
