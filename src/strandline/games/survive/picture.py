"""Survive as a picture: the whole sea and all pieces, each told apart by its shape, from the plain data of a view."""

from math import sqrt
from typing import Any

from strandline.core.draw import DEEP, FOAM, INK, SAND, SEA, WOOD, letters, line, picture, tag, use

from .board import COLOURS, HEXES, ISLES, NAMES, spot

View = dict[str, Any]

PAINT = {"r": "#d0452f", "b": "#3f83cc", "g": "#6cc79b", "y": "#f3ca45"}
"""Told apart by lightness as well as by hue; hats tell them apart without any colour."""
TOPS = {"b": "#eedca6", "f": "#7fae62", "m": "#a9a29a"}
SIDES = {"b": "#c4a96b", "f": "#4d763c", "m": "#6f6860"}
HEIGHTS = {"b": 4.0, "f": 9.0, "m": 15.0}

RADIUS = 31.0
STEP = sqrt(3) * RADIUS
LEFT, TOP = 14.0 + STEP / 2, 48.0
WIDTH, SEA_HEIGHT = 2 * LEFT + 11 * STEP, TOP + 18 * RADIUS + 42
HEIGHT = SEA_HEIGHT + 96
OUTLINE: dict[str, Any] = {"stroke": INK, "stroke_width": 3.5, "stroke_linejoin": "round"}


def svg(view: View) -> str:
    """The board from above, a little from the front, so that the island's three heights show."""
    grid = [tag("path", d=_hexagon(*_centre(name), RADIUS - 1.2), fill=_water(name)) for name in NAMES]
    names = [letters(name, _centre(name)[0], _centre(name)[1] + 22, 6.4, "#5b95a5") for name in NAMES]
    hexes = [_tile(view, name) + _pieces(view, name) for name in NAMES]
    return picture(
        WIDTH, HEIGHT, "Survive", tag("defs", *_symbols()),
        tag("rect", width=WIDTH, height=HEIGHT, rx=18, fill=DEEP), *grid, *names,
        *(_isle(view, isle) for isle in ISLES), *hexes, *_seats(view),
    )  # fmt: skip


def _water(name: str) -> str:
    return (SEA, "#31707f", "#2d6879")[HEXES[name] * 5 % 3]


def _centre(name: str) -> tuple[float, float]:
    """SV-1: even rows are shifted half a hex to the right."""
    row, column = spot(name)
    return LEFT + STEP * (column + (0 if row % 2 else 0.5)), TOP + 1.5 * RADIUS * row


def _hexagon(x: float, y: float, radius: float) -> str:
    """A pointy-top hexagon with soft corners."""
    half = sqrt(3) / 2
    corners = [(0, -1), (half, -0.5), (half, 0.5), (0, 1), (-half, 0.5), (-half, -0.5)]
    points = [(x + dx * radius, y + dy * radius) for dx, dy in corners]
    path = ""
    for k in range(6):
        (ax, ay), (bx, by), (cx, cy) = points[k - 1], points[k], points[(k + 1) % 6]
        near, far = (bx + (ax - bx) * 0.2, by + (ay - by) * 0.2), (bx + (cx - bx) * 0.2, by + (cy - by) * 0.2)
        path += f"{'L' if k else 'M'}{near[0]:.1f} {near[1]:.1f}Q{bx:.1f} {by:.1f} {far[0]:.1f} {far[1]:.1f}"
    return path + "Z"


# The island and the isles


def _tile(view: View, name: str) -> str:
    terrain = view["tiles"].get(name)
    if not terrain:
        return ""
    x, y = _centre(name)
    rise = HEIGHTS[terrain]
    slab = [tag("path", d=_hexagon(x, y - k, RADIUS - 1.6), fill=SIDES[terrain]) for k in range(0, int(rise), 3)]
    top = tag("path", d=_hexagon(x, y - rise, RADIUS - 2.4), fill=TOPS[terrain])
    return "".join([*slab, top, _growth(terrain, x, y - rise), letters(name, x, y - rise + 21, 6.4, "#5d5138")])


def _growth(terrain: str, x: float, y: float) -> str:
    """What grows on a tile, out of the way of those who stand on it: grains of sand, trees, peaks."""
    if terrain == "b":
        grains = ((-16, -10), (-8, -18), (9, -16), (17, -6), (-18, 6), (16, 9))
        return line("".join(f"M{x + dx} {y + dy}h.1" for dx, dy in grains), "#c9b277", 2.6)
    if terrain == "f":
        trunks = ((-17, -9), (17, -9), (0, -20))
        trees = (f"M{x + dx} {y + dy}l5 9h-10ZM{x + dx} {y + dy - 6}l4 8h-8Z" for dx, dy in trunks)
        return tag("path", d="".join(trees), fill="#3f6b37")
    peaks = f"M{x - 22} {y - 4}l9 -15l7 10l6 -13l11 18Z"
    snow = f"M{x - 13} {y - 19}l3.5 5l-3 1.5l-3.5 -1.5ZM{x} {y - 22}l4 6l-4 2l-3 -2Z"
    return tag("path", d=peaks, fill="#857d74") + tag("path", d=snow, fill="#f4f1ea")


def _isle(view: View, isle: str) -> str:
    """SV-3: a safe isle, off the corner, with those who have reached it."""
    x = 37.0 if isle[1] == "W" else WIDTH - 37
    y = TOP + 1.5 * RADIUS * (0.75 if isle[0] == "N" else 11.25)
    people = view["saved"][isle]
    shape = f"M{x - 28} {y + 6}q-4 -32 26 -34q30 -2 32 24q2 32 -24 34q-32 2 -34 -24Z"
    crowd = [_figure(view, who, x - 14 + 13 * (n % 3), y - 10 + 15 * (n // 3), 0.5) for n, who in enumerate(people[:6])]
    more = letters(str(len(people)), x + 20, y + 21, 11, INK) if len(people) > 6 else ""
    sign = letters(isle, x, y + 15, 12, "#8a7440") if not people else ""
    bows = ((-8, -7), (8, -7), (-5, -1), (6, -1))
    leaves = "".join(f"M{x + 3} {y - 15}q{dx} {dy} {2 * dx} {4 - dy / 2:.0f}" for dx, dy in bows)
    palm = line(f"M{x} {y + 3}q-2 -10 3 -18", WOOD, 3) + line(leaves, "#4d763c", 3)
    return tag(
        "g", tag("title", isle), tag("path", d=shape, fill="#c4a96b", transform="translate(0 4)"),
        tag("path", d=shape, fill=SAND), palm if not people else "", sign, *crowd, more,
    )  # fmt: skip


# Pieces


def _pieces(view: View, name: str) -> str:
    """All that is on a hex: one thing large in the middle, several smaller side by side."""
    x, y = _centre(name)
    walkers = view["walkers"].get(name, [])
    if walkers:
        return _crowd(view, walkers, x, y - HEIGHTS[view["tiles"][name]], 1)
    things: list[tuple[str, Any]] = []
    for kind in ("serpent", "whale", "shark"):
        things += [(kind, view[kind + "s"][name])] if name in view[kind + "s"] else []
    things += [("boat", view["boats"][name])] if name in view["boats"] else []
    things += [("swimmers", view["swimmers"][name])] if name in view["swimmers"] else []
    if not things:
        return ""
    places, scale = [(-12, -12), (12, -12), (-12, 13), (12, 13), (0, 0)], 0.5
    if len(things) <= 2:
        places, scale = ([(0, 0)], 1.0) if len(things) == 1 else ([(0, -13), (0, 13)], 0.68)
    moving = view["moving"] == name
    halo = tag("path", d=_hexagon(x, y, RADIUS - 3), fill="none", stroke="#fff3c4", stroke_width=3) if moving else ""
    drawn = (
        _thing(view, *thing, x + dx, y + dy, scale)
        for thing, (dx, dy) in zip(things, places[: len(things)], strict=True)
    )
    return halo + "".join(drawn)


def _thing(view: View, kind: str, what: Any, x: float, y: float, scale: float) -> str:
    if kind == "boat":
        return _boat(view, what, x, y, scale)
    if kind == "swimmers":
        return _crowd(view, what, x, y, scale, swims=True)
    number = _badge(str(what), x + 19 * scale, y + 15 * scale, scale) if what > 1 else ""
    return tag("g", tag("title", kind), use(f"sv-{kind}", x, y, 54 * scale, "#000"), number)


def _badge(text: str, x: float, y: float, scale: float) -> str:
    size = 7 * scale + 2
    return tag("circle", cx=x, cy=y, r=size, fill="#fff", stroke=INK, stroke_width=1.2) + letters(text, x, y, size, INK)


def _boat(view: View, crew: list[str], x: float, y: float, scale: float) -> str:
    """A rowing boat, its crew standing in it."""
    people = [
        _figure(view, who, x + (14 * n - 7 * (len(crew) - 1)) * scale, y - 8 * scale, 0.62 * scale)
        for n, who in enumerate(crew)
    ]
    return tag(
        "g", tag("title", "boat " + " ".join(crew)), use("sv-stern", x, y, 58 * scale, WOOD), *people,
        use("sv-hull", x, y, 58 * scale, WOOD),
    )  # fmt: skip


def _crowd(view: View, people: list[str], x: float, y: float, scale: float, swims: bool = False) -> str:
    """Explorers together on a tile or in the water."""
    shown = people if len(people) <= 6 else people[:5]
    columns = 1 if len(shown) == 1 else 2 if len(shown) <= 4 else 3
    rows = -(-len(shown) // columns)
    size = scale * (0.92 if len(shown) == 1 else 0.66 if rows <= 2 and columns == 2 else 0.54)
    parts = []
    for n, who in enumerate(shown):
        row, column = divmod(n, columns)
        in_row = min(columns, len(shown) - row * columns)
        px = x + (column - (in_row - 1) / 2) * 30 * size
        py = y + (row - (rows - 1) / 2) * 34 * size
        parts.append(_figure(view, who, px, py, size, swims))
    if len(people) > len(shown):
        parts.append(_badge(str(len(people)), x + 17 * scale, y + 15 * scale, scale))
    return tag("g", tag("title", " ".join(people)), *parts)


def _figure(view: View, who: str, x: float, y: float, scale: float, swims: bool = False) -> str:
    """An explorer: colour and hat tell whose, the letter who, foam that he swims; his value, if it may be seen."""
    symbol = f"sv-{'swimmer' if swims else 'explorer'}-{who[0]}"
    value = view["values"].get(who)
    chest = y + (2.5 if swims else 8.5) * scale
    parts = [use(symbol, x, y, 46 * scale, PAINT[who[0]]), letters(who[1], x, chest, 11 * scale, INK, 0.17)]
    if value:
        parts.append(_badge(str(value), x + 13 * scale, y - 9 * scale, 0.62 * scale))
    if view["moving"] == who:
        parts.append(tag("circle", cx=x, cy=y, r=22 * scale, fill="none", stroke="#fff3c4", stroke_width=3))
    return "".join(parts)


def _symbols() -> list[str]:
    """Each in a box of 100 by 100."""
    return [
        *(_explorer(colour, False) for colour in COLOURS), *(_explorer(colour, True) for colour in COLOURS),
        _symbol("sv-stern", tag("path", d="M8 54Q50 40 92 54L88 64H12Z", fill="#5f3c22", **OUTLINE)),
        _symbol(
            "sv-hull", tag("path", d="M5 54Q50 70 95 54L80 82Q50 90 20 82Z", fill="currentColor", **OUTLINE),
            line("M14 66Q50 80 86 66", "#5f3c22", 3), line("M6 92q11 -7 22 0t22 0t22 0t22 0", FOAM, 4),
        ),
        _serpent(), _shark(), _whale(), _dolphin(), _wind(),
    ]  # fmt: skip


def _symbol(name: str, *parts: str) -> str:
    return tag("symbol", *parts, id=name, viewBox="0 0 100 100")


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
        return _symbol(f"sv-explorer-{colour}", body, head, hats[colour])
    foam = tag("path", d="M2 72q12 -12 24 0t24 0t24 0t24 0V96Q50 106 2 96Z", fill=SEA)
    waves = line("M0 78q12 -11 25 0t25 0t25 0t25 0", FOAM, 6) + line("M12 94q10 -8 19 0t19 0t19 0t19 0", FOAM, 5)
    return _symbol(f"sv-swimmer-{colour}", body, head, hats[colour], foam, waves)


def _serpent() -> str:
    """Coils out of the water, and a head with a crest."""
    coils = "M6 80Q12 44 28 50Q42 56 40 80M46 80Q48 50 60 52Q72 56 70 80"
    neck = "M78 82Q98 62 84 44Q70 28 56 26Q48 8 74 10Q100 14 96 48Q94 70 92 82Z"
    return _symbol(
        "sv-serpent", line(coils, INK, 17), line(coils, "#b84a8a", 11),
        tag("path", d=neck, fill="#b84a8a", **OUTLINE),
        tag("path", d="M76 10l4 -10l6 11l8 -6l-1 13Z", fill="#f3ca45", **OUTLINE),
        tag("circle", cx=70, cy=19, r=4, fill="#fff"), tag("circle", cx=69, cy=19, r=2, fill=INK),
        line("M0 88q12 -9 25 0t25 0t25 0t25 0", FOAM, 6),
    )  # fmt: skip


def _shark() -> str:
    """A fin that cuts the water, and teeth under it."""
    body = "M4 66Q30 44 62 48Q88 50 98 64Q84 84 54 82Q24 82 4 66Z"
    fin = "M34 52Q46 24 62 6Q60 30 70 50Z"
    teeth = "M64 72l4 7l4 -7l4 7l4 -7l4 6l3 -6"
    return _symbol(
        "sv-shark", tag("path", d=fin, fill="#8fa3ad", **OUTLINE), tag("path", d=body, fill="#8fa3ad", **OUTLINE),
        tag("path", d="M30 76Q60 66 92 70Q80 84 54 82Q40 82 30 76Z", fill="#e8eef0"),
        line(teeth, INK, 2.6), tag("circle", cx=80, cy=60, r=3.4, fill=INK),
        line("M0 92q12 -9 25 0t25 0t25 0t25 0", FOAM, 6),
    )  # fmt: skip


def _whale() -> str:
    """A round back, a tail and a spout."""
    back = "M8 84Q4 40 46 38Q76 38 82 62Q86 72 94 60L90 44Q98 40 99 34Q104 56 92 74Q84 86 66 86Z"
    return _symbol(
        "sv-whale", line("M40 34V22M40 24Q26 2 20 20M40 24Q54 2 60 20", FOAM, 6),
        tag("path", d=back, fill="#1d3f5e", **OUTLINE), tag("path", d="M10 80Q36 66 62 86H14Z", fill="#b9cdd8"),
        tag("circle", cx=24, cy=62, r=4, fill="#fff"), tag("circle", cx=23, cy=62, r=2, fill=INK),
        line("M0 94q12 -9 25 0t25 0t25 0t25 0", FOAM, 6),
    )  # fmt: skip


def _dolphin() -> str:
    leap = "M6 70Q20 22 62 26Q84 30 96 50Q84 46 76 48Q72 60 60 62L58 48Q34 44 22 66L26 82L12 78L2 84Z"
    eye = tag("circle", cx=78, cy=40, r=3, fill=INK)
    return _symbol("sv-dolphin", tag("path", d=leap, fill="#6f9fc0", **OUTLINE), eye)


def _wind() -> str:
    gusts = "M6 36H66Q84 34 80 20Q72 8 62 20M6 54H84Q98 56 92 70Q84 80 76 70M6 72H48Q62 74 56 88"
    return _symbol("sv-wind", line(gusts, "#dfeff0", 8))


# The players


def _seats(view: View) -> list[str]:
    """Along the bottom: whose turn it is, how many are saved and lost, what is kept; the scores at the end."""
    wide = (WIDTH - 12) / view["players"]
    return [_seat(view, seat, 6 + wide * seat, SEA_HEIGHT + 4, wide) for seat in range(view["players"])]


def _seat(view: View, seat: int, x: float, y: float, wide: float) -> str:
    colours, scores = view["colours"][seat], view["scores"]
    won = scores is not None and scores[seat] == max(scores)
    lit = won or view["turn"] == seat
    active = scores is None and view["active"] == seat
    ink = INK if lit else FOAM
    at = x + 22 + 26 * len(colours)
    saved = sum(who[0] in colours for isle in view["saved"].values() for who in isle)
    lost = sum(who[0] in colours for who in view["lost"])
    return tag(
        "g",
        tag(
            "rect", x=x + 3, y=y, width=wide - 6, height=86, rx=14, fill=SAND if lit else "#1f4a59",
            stroke=SAND if active else "none", stroke_width=3,
        ),
        *(use(f"sv-explorer-{each}", x + 24 + 26 * n, y + 24, 34, PAINT[each]) for n, each in enumerate(colours)),
        tag("path", d=f"M{at} {y + 32}q8 -18 20 0Z", fill="#c4a96b", stroke=ink, stroke_width=1.5),
        letters(str(saved), at + 30, y + 25, 14, ink),
        line(f"M{at + 48} {y + 19}l11 12m0 -12l-11 12", ink, 3), letters(str(lost), at + 70, y + 25, 14, ink),
        _hand(view["hands"][seat], x + 22, y + 64, wide - 26),
        _crown(x + wide - 26, y) if won else "",
        letters(str(scores[seat]), x + wide - 26, y + 28, 18, ink, 0.16) if scores else "",
        _state(view, x + wide - 24, y + 24, ink) if active else "",
    )  # fmt: skip


def _crown(x: float, y: float) -> str:
    shape = f"M{x - 18} {y + 14}l4 -16l8 9l6 -12l6 12l8 -9l4 16Z"
    return tag("path", d=shape, fill="#f6d65b", stroke=INK, stroke_width=2, stroke_linejoin="round")


def _state(view: View, x: float, y: float, ink: str) -> str:
    """The creature that is to move, or as many dots as moves are left."""
    if view["creature"]:
        return use(f"sv-{view['creature']}", x, y, 36, "#000")
    if view["phase"] != "walking":
        return ""
    return line("".join(f"M{x + 10} {y - 10 + 10 * n}h.1" for n in range(view["left"])), ink, 7)


def _hand(hand: list[dict[str, str | None]], x: float, y: float, wide: float) -> str:
    """The kept tiles, face down in their terrains' colours; the effect on those that may be looked at."""
    step = min(27.0, wide / max(1, len(hand)))
    return "".join(_kept(tile, x + step * n, y) for n, tile in enumerate(hand))


def _kept(tile: dict[str, str | None], x: float, y: float) -> str:
    terrain, effect = tile["terrain"] or "", tile["effect"]
    shape = tag("path", d=_hexagon(x, y, 15), fill=TOPS[terrain], stroke=SIDES[terrain], stroke_width=2.5)
    if effect is None:
        return shape + letters("?", x, y, 10, INK)
    icon = use(f"sv-{effect.removeprefix('move-').removeprefix('repel-')}", x, y, 22, "#000")
    if effect == "wind":
        icon = tag("circle", cx=x, cy=y, r=11.5, fill=SEA) + icon
    bar = line(f"M{x - 9} {y + 9}l18 -18", "#b3261e", 3.6) if effect.startswith("repel") else ""
    return tag("g", tag("title", effect), shape, icon, bar)
