"""Helpers for drawing boards as SVG: elements, and letters made of strokes, so that no picture needs a font.

Styles are presentation attributes, never ``style=``, so a page with a strict Content-Security-Policy can show them.
"""

import re
from collections.abc import Sequence
from itertools import pairwise
from xml.sax.saxutils import escape, quoteattr

SEA = "#2f6b7e"
DEEP = "#275a6b"
FOAM = "#cfe6e4"
SAND = "#ecdcb9"
ROCK = "#b9ad97"
ROCK_EDGE = "#8d8270"
INK = "#22323a"
WOOD = "#8a5a35"
PLACE_NAME = "place-name"
"""The class of the names of places, which a small picture leaves out: see ``letters``."""

# Each letter is drawn on a grid 4 wide and 6 high, y downwards. A stroke is a run of points; bars separate strokes.
_STROKES = {
    "0": "0,1 1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1",
    "1": "1,1 2,0 2,6|1,6 3,6",
    "2": "0,1 1,0 3,0 4,1 4,2 0,6 4,6",
    "3": "0,1 1,0 3,0 4,1 4,2 3,3 1.5,3|3,3 4,4 4,5 3,6 1,6 0,5",
    "4": "3,6 3,0 0,4 4,4",
    "5": "4,0 0,0 0,2.5 3,2.5 4,3.5 4,5 3,6 1,6 0,5",
    "6": "4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,4 3,3 1,3 0,4",
    "7": "0,0 4,0 1.5,6",
    "8": "1,3 0,2 0,1 1,0 3,0 4,1 4,2 3,3 1,3 0,4 0,5 1,6 3,6 4,5 4,4 3,3",
    "9": "0,5 1,6 3,6 4,5 4,1 3,0 1,0 0,1 0,2 1,3 3,3 4,2",
    "A": "0,6 2,0 4,6|0.8,4 3.2,4",
    "B": "0,0 0,6 3,6 4,5 4,4 3,3 0,3|3,3 4,2 4,1 3,0 0,0",
    "C": "4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5",
    "D": "0,0 0,6 2.5,6 4,4.5 4,1.5 2.5,0 0,0",
    "E": "4,0 0,0 0,6 4,6|0,3 3,3",
    "F": "4,0 0,0 0,6|0,3 3,3",
    "G": "4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5 4,3 2.5,3",
    "H": "0,0 0,6|4,0 4,6|0,3 4,3",
    "I": "2,0 2,6|1,0 3,0|1,6 3,6",
    "J": "4,0 4,5 3,6 1,6 0,5",
    "K": "0,0 0,6|4,0 0,3.5|1.3,2.6 4,6",
    "L": "0,0 0,6 4,6",
    "M": "0,6 0,0 2,3 4,0 4,6",
    "N": "0,6 0,0 4,6 4,0",
    "O": "1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0",
    "P": "0,6 0,0 3,0 4,1 4,2.2 3,3.2 0,3.2",
    "Q": "1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0|2.5,4.5 4,6",
    "R": "0,6 0,0 3,0 4,1 4,2.2 3,3.2 0,3.2|2,3.2 4,6",
    "S": "4,1 3,0 1,0 0,1 0,2 1,3 3,3 4,4 4,5 3,6 1,6 0,5",
    "T": "0,0 4,0|2,0 2,6",
    "U": "0,0 0,5 1,6 3,6 4,5 4,0",
    "V": "0,0 2,6 4,0",
    "W": "0,0 1,6 2,2 3,6 4,0",
    "X": "0,0 4,6|4,0 0,6",
    "Y": "0,0 2,3 4,0|2,3 2,6",
    "Z": "0,0 4,0 0,6 4,6",
    "a": "3.5,3 2.5,2.2 1,2.2 0.2,3.2 0.2,5 1,6 2.5,6 3.5,5|3.5,2.2 3.5,6",
    "b": "0.5,0 0.5,6|0.5,3.2 1.5,2.2 3,2.2 3.8,3.2 3.8,5 3,6 1.5,6 0.5,5",
    "c": "3.7,2.9 2.8,2.2 1.2,2.2 0.4,3.2 0.4,5 1.2,6 2.8,6 3.7,5.3",
    "d": "3.5,0 3.5,6|3.5,3.2 2.5,2.2 1,2.2 0.2,3.2 0.2,5 1,6 2.5,6 3.5,5",
    "e": "0.4,4.1 3.7,4.1 3.7,3.2 2.8,2.2 1.2,2.2 0.4,3.2 0.4,5 1.2,6 2.8,6 3.6,5.4",
    "f": "3.4,0.4 2.6,0 1.8,0.8 1.8,6|0.6,2.4 3,2.4",
    "g": "3.5,2.2 3.5,6.8 2.6,7.8 1,7.8 0.3,7.2|3.5,3.2 2.5,2.2 1,2.2 0.2,3.2 0.2,4.6 1,5.6 2.5,5.6 3.5,4.6",
    "h": "0.5,0 0.5,6|0.5,3.2 1.6,2.2 2.9,2.2 3.6,3 3.6,6",
    "j": "2.6,2.2 2.6,6.8 1.8,7.8 0.8,7.6|2.6,0.4 2.6,0.7",
    "v": "0.3,2.2 2,6 3.7,2.2",
    "x": "0.4,2.2 3.6,6|3.6,2.2 0.4,6",
    "i": "2,2.2 2,6|2,0.4 2,0.7",
    "?": "0,1 1,0 3,0 4,1 4,2 2,3.4 2,4.2|2,5.7 2,6",
    "-": "0.5,3 3.5,3",
    "+": "2,1 2,5|0,3 4,3",
    "=": "0.5,2 3.5,2|0.5,4 3.5,4",
    "!": "2,0 2,4.2|2,5.7 2,6",
}
LETTERS = frozenset(_STROKES)
"""What ``letters`` can draw."""


class Svg(str):
    """A picture as text, which a notebook shows as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def tag(name: str, *children: str, **attributes: str | float) -> str:
    """Write an element: ``tag("circle", cx=3, r=2, stroke_width=1)``. A trailing underscore avoids Python keywords."""
    written = "".join(f" {key.rstrip('_').replace('_', '-')}={quoteattr(_plain(v))}" for key, v in attributes.items())
    return f"<{name}{written}>{''.join(children)}</{name}>" if children else f"<{name}{written}/>"


def _plain(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:.2f}".rstrip("0").rstrip(".")


def picture(width: float, height: float, title: str, *children: str, top: float = 0) -> str:
    """Write a whole picture, with a title for screen readers. ``top``: where it begins, in the scene's coordinates."""
    head = tag("title", escape(title))
    return tag(
        "svg", head, *children,
        xmlns="http://www.w3.org/2000/svg", viewBox=f"0 {_plain(top)} {_plain(width)} {_plain(height)}",
        width=width, height=height, role="img",
    )  # fmt: skip


def line(path: str, colour: str, width: float, **more: str | float) -> str:
    """Draw a stroke with round ends along a path."""
    round_ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return tag("path", d=path, fill="none", stroke=colour, stroke_width=width, **round_ends, **more)


def use(symbol: str, x: float, y: float, size: float, colour: str, **more: str | float) -> str:
    """Place a symbol in a square of this size around (x, y), in a colour."""
    half = size / 2
    return tag("use", href=f"#{symbol}", x=x - half, y=y - half, width=size, height=size, color=colour, **more)


def soft_polygon(corners: Sequence[tuple[float, float]], softness: float) -> str:
    """Return the path of a polygon with rounded corners; each rounding takes the given part of a side."""
    path, at = "", (0.0, 0.0)
    for k, (bx, by) in enumerate(corners):
        (ax, ay), (cx, cy) = corners[k - 1], corners[(k + 1) % len(corners)]
        near = bx + (ax - bx) * softness, by + (ay - by) * softness
        far = bx + (cx - bx) * softness, by + (cy - by) * softness
        way = f"l{near[0] - at[0]:.1f} {near[1] - at[1]:.1f}" if k else f"M{near[0]:.1f} {near[1]:.1f}"
        path += f"{way}q{bx - near[0]:.1f} {by - near[1]:.1f} {far[0] - near[0]:.1f} {far[1] - near[1]:.1f}"
        at = far
    return path + "Z"


def letters(text: str, x: float, y: float, size: float, colour: str, weight: float = 0.13, **more: str | float) -> str:
    """Draw text in strokes, centred on (x, y), with capitals ``size`` high."""
    unit = size / 6
    left = x - (len(text) * 5.4 - 1.4) * unit / 2
    path = []
    for n, letter in enumerate(text):
        for stroke in filter(None, _STROKES.get(letter, "").split("|")):
            points = [tuple(map(float, point.split(","))) for point in stroke.split()]
            (a, b), steps = points[0], pairwise(points)
            path.append(f"M{_plain(left + (a + n * 5.4) * unit)} {_plain(y + (b - 3) * unit)}")
            # Relative: the same letter has the same path everywhere, which compresses well.
            path += [f"l{_plain((c - a) * unit)} {_plain((d - b) * unit)}" for (a, b), (c, d) in steps]
    return line("".join(path), colour, size * weight, **more)


def without_names(svg: str) -> str:
    """Return a picture without the names of places."""
    return re.sub(f'<path [^>]*class="{PLACE_NAME}"[^>]*/>', "", svg)
