"""Survive's drawings: every piece and tile as a symbol, used by both the picture and the browser.

A symbol has its own colours. Pieces are in a box of 100 by 100, tiles in one of 80 by 80 around the middle of their
hex.
"""

from math import sqrt
from typing import Any

from strandline.core.draw import FOAM, INK, SEA, WOOD, letters, line, soft_polygon, tag

from .board import COLOURS, EFFECTS, TERRAINS

PAINT = {"r": "#d0452f", "b": "#3f83cc", "g": "#6cc79b", "y": "#f3ca45"}
"""The colours differ in lightness as well as in hue; hats tell them apart without colour."""
TOPS = {"b": "#eedca6", "f": "#7fae62", "m": "#a9a29a"}
SIDES = {"b": "#c4a96b", "f": "#4d763c", "m": "#6f6860"}
RISES = {"b": 4.0, "f": 9.0, "m": 15.0}
"""The height of each terrain above the sea."""
RADIUS = 31.0
TILE_BOX = 80.0
OUTLINE: dict[str, Any] = {"stroke": INK, "stroke_width": 3.5, "stroke_linejoin": "round"}


def symbols() -> str:
    """Return all symbols."""
    return "".join(
        [
            *(_explorer(colour, swims) for colour in COLOURS for swims in (False, True)),
            *(_pattern(colour) for colour in COLOURS),
            *(_symbol(f"sv-{name}", drawing) for name, drawing in _things().items()),
            *(_effect(effect) for effect in EFFECTS),
            *(drawing for terrain in TERRAINS[1:] for drawing in (_tile(terrain), _kept(terrain))),
        ]
    )


def hexagon(x: float, y: float, radius: float) -> str:
    """The path of a pointy-top hexagon with soft corners."""
    half = sqrt(3) / 2
    corners = [(0, -1), (half, -0.5), (half, 0.5), (0, 1), (-half, 0.5), (-half, -0.5)]
    return soft_polygon([(x + dx * radius, y + dy * radius) for dx, dy in corners], 0.2)


def _symbol(name: str, *parts: str, colour: str = INK) -> str:
    return tag("symbol", *parts, id=name, viewBox="0 0 100 100", color=colour)


# Tiles


def _tile(terrain: str) -> str:
    """A slab in the sea, higher for a forest, highest for a mountain."""
    rise = RISES[terrain]
    slab = [tag("path", d=hexagon(0, -k, RADIUS - 1.6), fill=SIDES[terrain]) for k in range(0, int(rise), 3)]
    top = tag("path", d=hexagon(0, -rise, RADIUS - 2.4), fill=TOPS[terrain])
    half = TILE_BOX / 2
    box = f"{-half:.0f} {-half:.0f} {TILE_BOX:.0f} {TILE_BOX:.0f}"
    return tag("symbol", *slab, top, _growth(terrain, -rise), id=f"sv-tile-{terrain}", viewBox=box)


def _growth(terrain: str, y: float) -> str:
    """Draw what grows on a tile, away from where explorers stand: grains of sand, trees, peaks."""
    if terrain == "b":
        grains = ((-16, -10), (-8, -18), (9, -16), (17, -6), (-18, 6), (16, 9))
        return line("".join(f"M{dx} {y + dy}h.1" for dx, dy in grains), "#c9b277", 2.6)
    if terrain == "f":
        trunks = ((-17, -9), (17, -9), (0, -20))
        trees = (f"M{dx} {y + dy}l5 9h-10ZM{dx} {y + dy - 6}l4 8h-8Z" for dx, dy in trunks)
        return tag("path", d="".join(trees), fill="#3f6b37")
    peaks = f"M-22 {y - 4}l9 -15l7 10l6 -13l11 18Z"
    snow = f"M-13 {y - 19}l3.5 5l-3 1.5l-3.5 -1.5ZM0 {y - 22}l4 6l-4 2l-3 -2Z"
    return tag("path", d=peaks, fill="#857d74") + tag("path", d=snow, fill="#f4f1ea")


def _kept(terrain: str) -> str:
    """Draw a tile in a player's hand: only the hexagon."""
    shape = tag("path", d=hexagon(50, 50, 46), fill=TOPS[terrain], stroke=SIDES[terrain], stroke_width=7)
    return _symbol(f"sv-kept-{terrain}", shape)


def _effect(effect: str) -> str:
    """Draw a tile's back: the creature, boat, pool or gust; a bar through a creature that the tile repels."""
    thing = effect.removeprefix("move-").removeprefix("repel-")
    icon = tag("g", _things()[thing], transform="translate(14 14) scale(.72)")
    pond = tag("circle", cx=50, cy=50, r=38, fill=SEA) if thing in ("wind", "whirlpool") else ""
    bar = line("M20 80L80 20", "#b3261e", 10) if effect.startswith("repel") else ""
    arrow = line("M24 84H74M64 76L75 84L64 92", INK, 6) if effect.startswith("move") else ""
    return _symbol(f"sv-effect-{effect}", pond, icon, bar, arrow)


# Explorers


def _explorer(colour: str, swims: bool) -> str:
    """A wooden figure; hats: none, a cap, a pointed hat, a broad brim."""
    hats = {
        "r": "",
        "b": tag("path", d="M33 22Q34 6 50 6Q66 6 67 22Z", fill=INK),
        "g": tag("path", d="M32 24L50 -2L68 24Z", fill=INK),
        "y": tag("path", d="M36 18Q38 4 50 4Q62 4 64 18H80V24H20V18Z", fill=INK),
    }
    body = tag("path", d="M50 36Q78 36 80 92Q50 100 20 92Q22 36 50 36Z", fill="currentColor", **OUTLINE)
    head = tag("circle", cx=50, cy=26, r=17, fill="currentColor", **OUTLINE)
    if not swims:
        return _symbol(f"sv-explorer-{colour}", body, head, hats[colour], colour=PAINT[colour])
    foam = tag("path", d="M2 72q12 -12 24 0t24 0t24 0t24 0V96Q50 106 2 96Z", fill=SEA)
    waves = line("M0 78q12 -11 25 0t25 0t25 0t25 0", FOAM, 6) + line("M12 94q10 -8 19 0t19 0t19 0t19 0", FOAM, 5)
    return _symbol(f"sv-swimmer-{colour}", body, head, hats[colour], foam, waves, colour=PAINT[colour])


def _pattern(colour: str) -> str:
    """Draw a colour's own pattern, to lay over a figure: plain, striped, dotted, crossed."""
    stuffs = {
        "r": "",
        "b": "M27 56H73M24 68H76M22 80H78",
        "g": "M36 54h.1M50 50h.1M64 54h.1M32 70h.1M68 70h.1M30 85h.1M50 88h.1M70 85h.1",
        "y": "M34 48L66 92M66 48L34 92",
    }
    return _symbol(f"sv-pattern-{colour}", line(stuffs[colour], INK, 8 if colour == "g" else 3.5, opacity=0.55))


# Everything else that is on the sea or on a tile's back


def _things() -> dict[str, str]:
    stern = tag("path", d="M8 54Q50 40 92 54L88 64H12Z", fill="#5f3c22", **OUTLINE)
    hull = "".join(
        [
            tag("path", d="M5 54Q50 70 95 54L80 82Q50 90 20 82Z", fill=WOOD, **OUTLINE),
            line("M14 66Q50 80 86 66", "#5f3c22", 3),
            line("M6 92q11 -7 22 0t22 0t22 0t22 0", FOAM, 4),
        ]
    )
    return {
        "stern": stern,
        "hull": hull,
        "boat": stern + hull,
        "serpent": _serpent(),
        "shark": _shark(),
        "whale": _whale(),
        "dolphin": _dolphin(),
        "wind": _wind(),
        "whirlpool": _whirlpool(),
        "volcano": _volcano(),
        "splash": _splash(),
        "unknown": letters("?", 50, 50, 34, INK),
    }


def _serpent() -> str:
    """Coils out of the water, and a head with a crest."""
    coils = "M6 80Q12 44 28 50Q42 56 40 80M46 80Q48 50 60 52Q72 56 70 80"
    neck = "M78 82Q98 62 84 44Q70 28 56 26Q48 8 74 10Q100 14 96 48Q94 70 92 82Z"
    return "".join(
        [
            line(coils, INK, 17), line(coils, "#b84a8a", 11),
            tag("path", d=neck, fill="#b84a8a", **OUTLINE),
            tag("path", d="M76 10l4 -10l6 11l8 -6l-1 13Z", fill="#f3ca45", **OUTLINE),
            tag("circle", cx=70, cy=19, r=4, fill="#fff"), tag("circle", cx=69, cy=19, r=2, fill=INK),
            line("M0 88q12 -9 25 0t25 0t25 0t25 0", FOAM, 6),
        ]
    )  # fmt: skip


def _shark() -> str:
    """A fin that cuts the water, and teeth under it."""
    body = "M4 66Q30 44 62 48Q88 50 98 64Q84 84 54 82Q24 82 4 66Z"
    fin = "M34 52Q46 24 62 6Q60 30 70 50Z"
    teeth = "M64 72l4 7l4 -7l4 7l4 -7l4 6l3 -6"
    return "".join(
        [
            tag("path", d=fin, fill="#8fa3ad", **OUTLINE), tag("path", d=body, fill="#8fa3ad", **OUTLINE),
            tag("path", d="M30 76Q60 66 92 70Q80 84 54 82Q40 82 30 76Z", fill="#e8eef0"),
            line(teeth, INK, 2.6), tag("circle", cx=80, cy=60, r=3.4, fill=INK),
            line("M0 92q12 -9 25 0t25 0t25 0t25 0", FOAM, 6),
        ]
    )  # fmt: skip


def _whale() -> str:
    """A round back, a tail and a spout."""
    back = "M8 84Q4 40 46 38Q76 38 82 62Q86 72 94 60L90 44Q98 40 99 34Q104 56 92 74Q84 86 66 86Z"
    return "".join(
        [
            line("M40 34V22M40 24Q26 2 20 20M40 24Q54 2 60 20", FOAM, 6),
            tag("path", d=back, fill="#1d3f5e", **OUTLINE), tag("path", d="M10 80Q36 66 62 86H14Z", fill="#b9cdd8"),
            tag("circle", cx=24, cy=62, r=4, fill="#fff"), tag("circle", cx=23, cy=62, r=2, fill=INK),
            line("M0 94q12 -9 25 0t25 0t25 0t25 0", FOAM, 6),
        ]
    )  # fmt: skip


def _dolphin() -> str:
    leap = "M6 70Q20 22 62 26Q84 30 96 50Q84 46 76 48Q72 60 60 62L58 48Q34 44 22 66L26 82L12 78L2 84Z"
    return tag("path", d=leap, fill="#6f9fc0", **OUTLINE) + tag("circle", cx=78, cy=40, r=3, fill=INK)


def _wind() -> str:
    gusts = "M6 36H66Q84 34 80 20Q72 8 62 20M6 54H84Q98 56 92 70Q84 80 76 70M6 72H48Q62 74 56 88"
    return line(gusts, "#dfeff0", 8)


def _whirlpool() -> str:
    turns = (
        "M50 52q8 -2 8 6q-2 12 -16 10q-16 -4 -14 -20q4 -20 26 -20q28 4 28 32q-4 30 -36 30q-34 -2 -38 -38q2 -40 44 -44"
    )
    return line(turns, FOAM, 6)


def _volcano() -> str:
    lava = "M36 36H64L70 48Q66 62 62 54Q58 48 54 62Q50 78 46 60Q42 48 38 58Q32 62 30 48Z"
    return "".join(
        [
            line("M50 34q-6 -12 2 -18q8 -6 0 -14M38 30q-10 -6 -8 -16M62 30q12 -4 10 -16", "#8d8270", 6),
            tag("path", d="M6 92L36 36H64L94 92Z", fill="#6f6860", **OUTLINE),
            tag("path", d=lava, fill="#e2622f"),
        ]
    )  # fmt: skip


def _splash() -> str:
    drops = "M50 62V34M34 64Q30 48 20 40M66 64Q70 48 80 40M14 22h.1M50 18h.1M86 22h.1"
    return line(drops, FOAM, 7) + line("M10 80q20 -16 40 0t40 0", FOAM, 7)
