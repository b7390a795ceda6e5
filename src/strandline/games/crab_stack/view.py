"""Crab Stack to look at: plain data of a position, drawn as a picture and as a board for terminals.

Pictures are drawn from the plain data, never from the row.
"""

from math import sqrt
from typing import Any

from strandline.core.draw import DEEP, FOAM, INK, ROCK, ROCK_EDGE, SAND, SEA, letters, line, picture, tag, use

from .board import ALIVE, CELLS, CHOICE, COLOURS, LAYOUT, MOVER, OVER, PLAYERS, TURN, Row
from .notation import stack, write

HIDDEN = False
View = dict[str, Any]

PAINT = {"r": "#c8402f", "b": "#2f6fb4", "g": "#63bd92", "y": "#f0c53a"}
"""Told apart by lightness as well as by hue; a mark on the shell tells them apart without any colour."""


def view(s: Row, seat: int) -> View:
    """Everything: nothing is hidden in this game, from anyone."""
    return {
        "game": "crab-stack",
        "text": write(s),
        "cells": {name: stack(s, cell) for name, cell in CELLS.items() if s[LAYOUT] >> cell & 1},
        "players": s[PLAYERS],
        "alive": [player for player in range(s[PLAYERS]) if s[ALIVE] >> player & 1],
        "turn": None if s[TURN] == OVER else s[TURN],
        "choice": [name for name, cell in CELLS.items() if s[CHOICE] >> cell & 1],
        "mover": s[MOVER] if s[CHOICE] else None,
    }


# The picture

RADIUS = 46.0
MARGIN = 58.0
SEATS_HEIGHT = 84.0
OUTLINE: dict[str, Any] = {"stroke": INK, "stroke_width": 3, "stroke_linejoin": "round"}
SLAB = 11.0  # how thick a crab's disc is
HALF_WIDTH = {"S": 15.0, "M": 21.0, "L": 27.0}  # of a disc


def svg(view: View) -> str:
    """The board from above, a little from the front, so that every crab of a stack shows its disc."""
    found = {name: _centre(name) for name in view["cells"]}
    left, top = (min(each) - MARGIN for each in zip(*found.values(), strict=True))
    right, bottom = (max(each) + MARGIN for each in zip(*found.values(), strict=True))
    width, height = right - left, bottom - top + SEATS_HEIGHT
    places = sorted(((name, x - left, y - top + SEATS_HEIGHT) for name, (x, y) in found.items()), key=lambda at: at[2])
    rocks = [_rock(name, x, y, name in view["choice"]) for name, x, y in places]
    stacks = [_stack(view["cells"][name], x, y) for name, x, y in places if view["cells"][name]]
    sea = tag("rect", width=width, height=height, rx=18, fill=SEA)
    return picture(
        width, height, f"Crab Stack: {view['text']}",
        tag("defs", *_crabs()), sea, _ripples(width, height), *_seats(view, width / 2), *rocks, *stacks,
    )  # fmt: skip


def _centre(name: str) -> tuple[float, float]:
    """Where a cell lies, the water in the middle being at (0, 0)."""
    column, row = divmod(CELLS[name], 8)
    q = column - 3
    r = 3 - q - row
    return 1.5 * RADIUS * q * 1.05, sqrt(3) * RADIUS * (r + q / 2) * 1.03


def _ripples(width: float, height: float) -> str:
    """A few still waves, the same in every picture."""
    waves = [f"M{n * 233 % (width - 60) + 8:.0f} {n * 127 % (height - 24) + 12:.0f}q11 -7 22 0t22 0" for n in range(24)]
    return line("".join(waves), DEEP, 3)


def _rock(name: str, x: float, y: float, chosen: bool) -> str:
    """A worn rock: a hexagon with soft corners, no two quite alike."""
    wobble = CELLS[name] * 37 % 11 - 5
    shape = _hexagon(x, y, RADIUS - 2, wobble)
    light = _hexagon(x - 1, y - 3, RADIUS - 7, wobble)
    ring = tag("path", d=_hexagon(x, y, RADIUS + 1, wobble), fill="none", stroke="#fff3c4", stroke_width=4)
    return tag(
        "g",
        tag("path", d=_hexagon(x, y + 5, RADIUS - 1, wobble), fill=DEEP),
        tag("path", d=shape, fill=ROCK_EDGE), tag("path", d=light, fill=ROCK),
        letters(name, x, y + 31.5, 8, "#4a4236"), ring if chosen else "",
    )  # fmt: skip


def _hexagon(x: float, y: float, radius: float, wobble: float) -> str:
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


def _stack(crabs: str, x: float, y: float) -> str:
    """A tower of discs, the top crab standing on it."""
    found = [crabs[i : i + 2] for i in range(0, len(crabs), 2)]
    thick = min(SLAB, 60 / len(found))
    parts = []
    base = y + 15
    for n, crab in enumerate(found):
        parts.append(_disc(crab, x, base - n * thick, thick))
    colour, size = found[-1][0], found[-1][1]
    reach = HALF_WIDTH[size] + 9
    top = base - len(found) * thick
    parts.append(use(f"crab-{size}", x, top - 0.24 * reach, 2 * reach, PAINT[colour]))
    parts.append(_mark(colour, x, top - 0.12 * reach - 2, HALF_WIDTH[size] / 26))
    return tag("g", tag("title", f"{crabs}"), *parts)


def _disc(crab: str, x: float, y: float, thick: float) -> str:
    """A wooden disc seen from the front: its bottom edge at y."""
    colour, size = crab[0], crab[1]
    wide = HALF_WIDTH[size]
    side = f"M{x - wide} {y - thick}V{y}A{wide} {wide * 0.36:.2f} 0 0 0 {x + wide} {y}V{y - thick}Z"
    return tag(
        "g",
        tag("path", d=side, fill=PAINT[colour], stroke=INK, stroke_width=1.2),
        tag("ellipse", cx=x, cy=y - thick, rx=wide, ry=wide * 0.36, fill=PAINT[colour], stroke=INK, stroke_width=1.2),
        _mark(colour, x, y + wide * 0.36 - thick / 2, min(thick / 24, 0.4)),
    )  # fmt: skip


def _mark(colour: str, x: float, y: float, scale: float) -> str:
    """A colour's own mark, in ink: none, two bars, three dots, a chevron."""
    shapes = {
        "r": line("M0 0", INK, 0),
        "b": line("M-5 -5V5M5 -5V5", INK, 3.4),
        "g": line("M-8 0h.1M0 0h.1M8 0h.1", INK, 5),
        "y": line("M-8 -4L0 4L8 -4", INK, 3.4),
    }
    return tag("g", shapes[colour], transform=f"translate({x:.2f} {y:.2f}) scale({scale:.3f})")


def _crabs() -> list[str]:
    """The three crabs, in a box of 100 by 100; the shell has the colour of whoever uses them."""
    return [_crab("S", 23, 20, 0.72, 3, 5.5), _crab("M", 30, 22, 1.0, 3, 4.6), _crab("L", 34, 25, 1.34, 4, 4.2)]


def _crab(size: str, rx: float, ry: float, claw: float, legs: int, eye: float) -> str:
    """Small: round, big eyes, thin claws. Medium: oval. Large: a broad, toothed shell and heavy claws."""
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
    return tag(
        "symbol", line(leg + arms, INK, 7.5), line(leg + arms, "currentColor", 3.6), *pincers, *eyes,
        tag("path", d=shell, fill="currentColor", **OUTLINE), shine, smile,
        id=f"crab-{size}", viewBox="0 0 100 100",
    )  # fmt: skip


def _claw(x: float, y: float, side: int, scale: float) -> str:
    """An open pincer."""
    shape = "M0 8C-11 6 -13 -8 -4 -15C-3 -9 0 -6 3 -5C5 -9 8 -12 11 -12C14 -3 9 8 0 8Z"
    place = f"translate({x:.1f} {y:.1f}) scale({-side * scale:.2f} {scale:.2f})"
    return tag("path", d=shape, fill="currentColor", transform=place, **OUTLINE)


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
        parts.append(
            tag("g", use("crab-M", x, 38, 56, PAINT[colour]), _mark(colour, x, 43, 0.7), opacity=1 if alive else 0.35)
        )
        if not alive:
            parts.append(line(f"M{x - 18} 24l36 34m0 -34l-36 34", FOAM, 5))
        if won:
            crown = f"M{x - 14} 16l4 -12l6 7l4 -9l4 9l6 -7l4 12Z"
            parts.append(tag("path", d=crown, fill="#f6d65b", stroke=INK, stroke_width=2, stroke_linejoin="round"))
    return parts


# The terminal

STYLES = {
    "r": "bold white on red3",
    "b": "bold white on blue3",
    "g": "bold black on medium_spring_green",
    "y": "bold black on yellow1",
}


def board(view: View) -> str:
    """The board for a terminal: under each rock's name its crabs from bottom to top. Tall stacks are told below."""
    grid: list[list[str]] = [[" " * WIDE] * 7 for _ in range(14)]
    tall = []
    for name, crabs in view["cells"].items():
        column, row = divmod(CELLS[name], 8)
        q = column - 3
        line = 2 * (3 - q - row) + q + 6
        found = [crabs[i : i + 2] for i in range(0, len(crabs), 2)]
        grid[line][column] = f"[dim]{name:^{WIDE}}[/]"
        grid[line + 1][column] = _row_of_crabs(found)
        if len(found) > 3:
            tall.append(f"{name}: " + "".join(map(_letters, found)))
    lines = ["".join(row).rstrip() for row in grid]
    return "\n".join(line for line in [*lines, *tall] if line)


WIDE = 8


def _row_of_crabs(found: list[str]) -> str:
    if not found:
        return f"[dim]{'·':^{WIDE}}[/]"
    shown = "".join(map(_letters, found[-3:]))
    more = "…" if len(found) > 3 else ""
    space = WIDE - 2 * len(found[-3:]) - len(more)
    return " " * (space // 2) + more + shown + " " * (space - space // 2)


def _letters(crab: str) -> str:
    return f"[{STYLES[crab[0]]}]{crab}[/]"
