"""Draws the lengths of games and the share of the points by order of play.

The colours are of medium lightness and there is no background, so the picture works on light and dark pages.
"""

from xml.sax.saxutils import escape

import numpy as np

from strandline.core.draw import line, picture, tag

from .gather import Found

INK, GRID = "#7d868c", "#9aa3a8"
PAINT = ("#3f8fc4", "#d9772b")
"""The colours of random games and of bots' games."""
FONT = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"
WIDTH, HEIGHT, TOP, FLOOR = 760, 260, 44, 214
LEFT, MIDDLE, RIGHT = 24, 500, 740
BARS = 40
PLACES = ("first", "second", "third", "fourth")


def plot(title: str, found: dict[str, Found]) -> str:
    """Return an SVG picture."""
    parts = [*legend(found), *lengths(found), *places(found)]
    return picture(WIDTH, HEIGHT, title, *parts) + "\n"


def legend(found: dict[str, Found]) -> list[str]:
    parts, x = [], float(LEFT)
    for (name, each), colour in zip(found.items(), PAINT, strict=False):
        words = f"{name}, {each.games:,} games"
        parts += [tag("rect", x=x, y=12, width=14, height=10, fill=colour, opacity=0.8), text(words, x + 20, 21, 12)]
        x += 40 + 6.6 * len(words)
    return parts


def lengths(found: dict[str, Found]) -> list[str]:
    """Draw the distribution of decisions per game, up to 99 % of either kind."""
    most = max(float(np.quantile(each.lengths[:, 0], 0.99)) for each in found.values())
    step = max(1, round(most / BARS))
    edges = np.arange(0, most + step, step)
    wide = (MIDDLE - 40 - LEFT) / (edges[-1] or 1)
    shares = {name: np.histogram(each.lengths[:, 0], edges)[0] / each.games for name, each in found.items()}
    tall = (FLOOR - TOP) / max(float(share.max()) for share in shares.values())
    parts = []
    for share, colour in zip(shares.values(), PAINT, strict=False):
        path = f"M{LEFT} {FLOOR}"
        for edge, height in zip(edges, share, strict=False):
            path += f"L{LEFT + edge * wide:.1f} {FLOOR - height * tall:.1f}h{step * wide:.1f}"
        path += f"V{FLOOR}Z"
        parts += [tag("path", d=path, fill=colour, opacity=0.35), line(path, colour, 1.4)]
    parts.append(line(f"M{LEFT} {FLOOR}H{MIDDLE - 40}", GRID, 1))
    for value in ticks(float(edges[-1])):
        parts.append(text(f"{value:,}", LEFT + value * wide, FLOOR + 16, 11, "middle"))
    parts.append(text("decisions per game", (LEFT + MIDDLE - 40) / 2, FLOOR + 36, 12, "middle"))
    return parts


def places(found: dict[str, Found]) -> list[str]:
    """Draw the share of the points by order of play, with 95 % intervals; the line is par."""
    seats = next(iter(found.values())).results.shape[1]
    most = max(each.place(number)[2] for each in found.values() for number in range(seats))
    tall = (FLOOR - TOP) / max(most, 1.15 / seats)
    column = (RIGHT - MIDDLE) / seats
    parts = [line(f"M{MIDDLE} {FLOOR}H{RIGHT}", GRID, 1)]
    for number in range(seats):
        middle = MIDDLE + (number + 0.5) * column
        parts.append(text(PLACES[number], middle, FLOOR + 16, 11, "middle"))
        for i, (each, colour) in enumerate(zip(found.values(), PAINT, strict=False)):
            share, low, high = each.place(number)
            x = middle + (i - len(found) / 2) * 22 + 2
            parts.append(
                tag("rect", x=x, y=FLOOR - share * tall, width=18, height=share * tall, fill=colour, opacity=0.6)
            )
            path = f"M{x + 9:.1f} {FLOOR - low * tall:.1f}V{FLOOR - high * tall:.1f}"
            parts.append(line(path, INK, 1.6))
    par = FLOOR - tall / seats
    parts.append(line(f"M{MIDDLE} {par:.1f}H{RIGHT}", INK, 1, stroke_dasharray="4 4"))
    parts.append(text("share of the points, by order of play", (MIDDLE + RIGHT) / 2, FLOOR + 36, 12, "middle"))
    return parts


def ticks(most: float) -> list[int]:
    """Return four to eight round numbers, starting with 0."""
    step = 1
    while most / step > 8:
        step = step * 5 // 2 if str(step)[0] == "2" else step * 2
    return list(range(0, int(most) + 1, step))


def text(words: str, x: float, y: float, size: float, anchor: str = "start") -> str:
    return tag("text", escape(words), x=x, y=y, font_size=size, font_family=FONT, fill=INK, text_anchor=anchor)
