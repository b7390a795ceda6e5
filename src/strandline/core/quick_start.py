"""The pictures of a game's quick start: parts of real positions, with arrows for moves that are legal there."""

import json
import re
from functools import cache
from typing import Any

from . import registry
from .draw import INK, SEA, tag, use
from .game import Position, game
from .marks import LIGHT as LIGHT
from .marks import At, arrow, drawn_at, lines, nearest, ring

SHAPE = 4 / 3
"""How much wider than high every picture is."""
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>')
USED = re.compile(r'href="#([^"]+)"')


@cache
def panels(name: str) -> dict[str, dict[str, Any]]:
    """Return the panels of a game's quick start by name, in order; a game may have none.

    A panel shows an ``example`` of the rules page or a ``text`` of its own, after some ``moves``. ``frame``: the places
    that the picture must show. ``rings``: places that are marked. ``arrows``: each is a run of moves. ``sign``: a
    symbol in the corner, such as a die.
    """
    file = registry.home(name) / "pages.json"
    pages = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    examples = {example["name"]: example | {"moves": []} for example in pages.get("examples", [])}
    return {panel["name"]: examples.get(panel.get("example"), {}) | panel for panel in pages.get("quick", [])}


@cache
def panel_svg(name: str, panel: str) -> str:
    """Draw a panel."""
    told = panels(name)[panel]
    position = game(name, **told.get("options", {})).load(told["text"])
    for move in told.get("moves", []):
        position = position.play(move)
    scene = position.scene()
    places = {place: drawn_at(at) for place, at in scene["places"].items()}
    box = frame([places[place][0] for place in told["frame"]], scene)
    size = box["width"] / 10
    marks = [ring(at, nearest(at, places) * 0.48, size) for place in told.get("rings", []) for at in places[place]]
    for moves in told.get("arrows", []):
        found = ways(position, moves, places)
        marks += [arrow(way, way[0 if n else 1 : -1], size) for n, way in enumerate(found)]
    if "sign" in told:
        corner = box["x"] + box["width"] - size, box["y"] + box["height"] - size
        marks.append(use(told["sign"], *corner, 1.5 * size, INK))
    return part(position.svg(told.get("seat")), box, marks)


def frame(points: list[At], scene: dict[str, Any]) -> dict[str, float]:
    """Return the part of a scene that shows these points and a little around them, inside the scene if it fits."""
    around = scene["width"] / 9
    (left, right), (top, bottom) = ((min(each) - around, max(each) + around) for each in zip(*points, strict=True))
    width = max(right - left, (bottom - top) * SHAPE)
    height = width / SHAPE
    x = within((left + right - width) / 2, scene["width"] - width)
    y = within((top + bottom - height) / 2, scene["height"] - height)
    return {"x": x, "y": y, "width": width, "height": height}


def within(value: float, most: float) -> float:
    return min(max(value, 0), most) if most > 0 else most / 2


def ways(position: Position, moves: list[str], places: dict[str, list[At]]) -> list[list[At]]:
    """Return the way of some moves as lines: several if it crosses a joined edge."""
    names: list[str] = []
    for move in moves:
        names += [name for name in position.way(move) if name not in names[-1:]]
        position = position.play(move)
    return lines(names, places)


def part(drawn: str, box: dict[str, float], marks: list[str]) -> str:
    """Return a part of a picture, with marks on it and without the symbols that it does not use."""
    inner = drawn[drawn.index(">") + 1 : -len("</svg>")] + "".join(marks)
    symbols = {symbol[1]: symbol[0] for symbol in SYMBOL.finditer(inner)}
    used = set(USED.findall(SYMBOL.sub("", inner)))
    while more := {name for each in used for name in USED.findall(symbols.get(each, ""))} - used:
        used |= more
    inner = SYMBOL.sub(lambda symbol: symbol[0] if symbol[1] in used else "", inner)
    return tag(
        "svg", tag("rect", **box, fill=SEA), inner, xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(f"{each:.1f}" for each in box.values()), width=box["width"], height=box["height"],
    )  # fmt: skip
