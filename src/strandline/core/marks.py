"""Marks on the picture of a board: arrows, highlighted places, and signs at places. ``Position.svg`` draws them.

The quick starts of the rules pages draw with the same functions.
"""

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise, product
from math import dist
from typing import Any
from xml.sax.saxutils import escape

from .draw import INK, LETTERS, letters, line, tag
from .errors import BadOption
from .messages import say

LIGHT = "#fff3c4"
COLOURS = {"light": LIGHT, "green": "#8fe388", "blue": "#8cc8ff", "red": "#ff8f7a", "orange": "#ffbf5e"}
SIGNS = "ring", "cross", "dot"
LONGEST_SIGN = 2
At = tuple[float, float]
Ways = list[tuple[list[str], str]]
"""For each arrow the places on its way, and its colour."""


def add_marks(drawn: str, scene: Mapping[str, Any], arrows: Ways, marks: Any, highlights: Any) -> str:
    """Return a whole picture of a scene with marks on it: highlights, then arrows, then signs."""
    places = {place: drawn_at(at) for place, at in scene["places"].items()}
    size = scene["width"] / 20
    signs, fields = _by_place(marks, "ring", places), _by_place(highlights, "light", places)
    parts = [_highlight(place, scene["places"][place], colour_of(each), places) for place, each in fields.items()]
    for names, colour in arrows:
        _check_places(names, places)
        shapes = [
            arrow(way, way[0 if n else 1 : -1], size, colour_of(colour)) for n, way in enumerate(lines(names, places))
        ]
        parts.append(_group("arrow", " ".join(names), *shapes))
    parts += [_sign(place, sign, places, size) for place, sign in signs.items()]
    return drawn.removesuffix("</svg>") + "".join(parts) + "</svg>"


def coloured(each: Iterable[Any] | Mapping[Any, str]) -> dict[Any, str]:
    """Return things with their colours; those without one are light."""
    return (
        dict(each) if isinstance(each, Mapping) else dict.fromkeys([each] if isinstance(each, str) else each, "light")
    )


def colour_of(name: str) -> str:
    """Return the colour of this name, or the one that is written in hexadecimal digits."""
    if name not in COLOURS and not re.fullmatch("#[0-9a-fA-F]{6}", str(name)):
        raise BadOption(say("core-mark-colour", colour=str(name), allowed=", ".join(COLOURS)))
    return COLOURS.get(name, name)


def _by_place(each: Iterable[str] | Mapping[str, str], usual: str, places: Mapping[str, Any]) -> dict[str, str]:
    found = dict(each) if isinstance(each, Mapping) else dict.fromkeys([each] if isinstance(each, str) else each, usual)
    _check_places(found, places)
    return found


def _check_places(names: Iterable[str], places: Mapping[str, Any]) -> None:
    for name in names:
        if name not in places:
            first, *_, last = places
            raise BadOption(say("core-no-place", place=str(name), first=first, last=last))


def _group(kind: str, title: str, *shapes: str) -> str:
    return tag("g", tag("title", escape(title)), *shapes, class_=kind)


def _highlight(name: str, place: dict[str, Any], colour: str, places: dict[str, list[At]]) -> str:
    """Cover a place with a colour that one can see through: its own outline, if the scene has it."""
    look: dict[str, Any] = {"fill": colour, "fill_opacity": 0.35, "stroke": colour, "stroke_width": 3}
    if "outline" in place:
        return _group("highlight", name, tag("path", d=place["outline"], **look))
    radius = nearest(places[name][0], places) * 0.46
    return _group("highlight", name, *(tag("circle", cx=x, cy=y, r=radius, **look) for x, y in places[name]))


def _sign(name: str, sign: str, places: dict[str, list[At]], size: float) -> str:
    shapes = []
    for at in places[name]:
        radius = nearest(at, places) * 0.46
        x, y = at
        if sign == "ring":
            shapes.append(ring(at, radius, size))
        elif sign == "cross":
            d = radius * 0.6
            shapes.append(
                _twice(
                    f"M{x - d:.1f} {y - d:.1f}l{2 * d:.1f} {2 * d:.1f}m{-2 * d:.1f} 0l{2 * d:.1f} {-2 * d:.1f}", size
                )
            )
        elif sign == "dot":
            shapes.append(tag("circle", cx=x, cy=y, r=size * 0.3, fill=LIGHT, stroke=INK, stroke_width=size * 0.08))
        else:
            shapes.append(_badge(sign, (x + radius * 0.75, y - radius * 0.75), size))
    return _group("mark", f"{name} {sign}", *shapes)


def _twice(path: str, size: float) -> str:
    return line(path, INK, size * 0.3) + line(path, LIGHT, size * 0.18)


def _badge(text: str, at: At, size: float) -> str:
    """Draw one or two letters on a disc, beside the pieces of its place."""
    if not 1 <= len(text) <= LONGEST_SIGN or set(text.upper()) - set(LETTERS):
        raise BadOption(say("core-mark-sign", sign=str(text), allowed=", ".join(SIGNS), most=LONGEST_SIGN))
    disc = tag("circle", cx=at[0], cy=at[1], r=size * 0.42, fill=LIGHT, stroke=INK, stroke_width=size * 0.07)
    return disc + letters(text.upper(), *at, size * (0.44 if len(text) == 1 else 0.34), INK, 0.18)


def drawn_at(place: dict[str, Any]) -> list[At]:
    """Return where a place is drawn: twice if it lies on a joined edge."""
    return [(at["x"], at["y"]) for at in (place, place.get("twin")) if at]


def nearest(at: At, places: dict[str, list[At]]) -> float:
    return min(dist(at, other) for found in places.values() for other in found if other != at)


def lines(names: list[str], places: dict[str, list[At]]) -> list[list[At]]:
    """Return the way from place to place as lines: several if it crosses a joined edge."""
    found: list[list[At]] = []
    for here, there in pairwise(names):
        begin, end = min(product(places[here], places[there]), key=lambda pair: dist(*pair))
        if not found or found[-1][-1] != begin:
            found.append([begin])
        found[-1].append(end)
    return found


def arrow(way: list[At], passed: list[At], size: float, colour: str = LIGHT) -> str:
    """Draw an arrow through points, with a dot on those that count; its ends stay free for the pieces there."""
    start, goal = toward(way[0], way[1], 0.35 * size), toward(way[-1], way[-2], 0.2 * size)
    neck = toward(goal, way[-2], 0.5 * size)
    dx, dy = (goal[0] - neck[0]) * 0.6, (goal[1] - neck[1]) * 0.6
    path = outline([start, *way[1:-1], neck])
    head = outline([goal, (neck[0] - dy, neck[1] + dx), (neck[0] + dy, neck[1] - dx)]) + "Z"
    dots = "".join(f"{outline([at])}h.1" for at in passed)
    return "".join((
        line(path, INK, size * 0.28), line(head, INK, size * 0.14), line(dots, INK, size * 0.42),
        line(path, colour, size * 0.16), tag("path", d=head, fill=colour), line(dots, colour, size * 0.28),
    ))  # fmt: skip


def toward(here: At, there: At, far: float) -> At:
    """Return the point that lies so far from one point towards another."""
    share = far / dist(here, there)
    return here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share


def outline(points: list[At]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def ring(at: At, radius: float, size: float) -> str:
    around: dict[str, Any] = {"cx": at[0], "cy": at[1], "r": radius, "fill": "none"}
    edge = tag("circle", **around, stroke=INK, stroke_width=size * 0.24)
    return edge + tag("circle", **around, stroke=LIGHT, stroke_width=size * 0.14)
