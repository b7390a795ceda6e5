"""Survive as a picture: the sea and all pieces, each with a shape of its own, drawn from the plain data of a view."""

from math import sqrt
from typing import Any

from strandline.core.draw import DEEP, FOAM, INK, PLACE_NAME, SAND, SEA, WOOD, letters, line, picture, tag, use

from .board import HEXES, ISLAND, ISLES, NAMES, VALUES_OF_A_COLOUR, spot
from .symbols import RADIUS, RISES, TILE_BOX, hexagon, symbols
from .view_types import Kept, View

STEP = sqrt(3) * RADIUS
LEFT, TOP = 14.0 + STEP / 2, 48.0
WIDTH, SEA_HEIGHT = 2 * LEFT + 11 * STEP, TOP + 18 * RADIUS + 42
HEIGHT = SEA_HEIGHT + 96


def svg(view: View) -> str:
    """Draw the board from above, slightly tilted, so that the island's three heights show."""
    names = [_sign(name, *_centre(name), "#5b95a5") for name in NAMES]
    hexes = [_tile(view, name) + _pieces(view, name) for name in NAMES]
    return picture(
        WIDTH, HEIGHT, "Survive", tag("defs", symbols()),
        tag("rect", width=WIDTH, height=HEIGHT, rx=18, fill=DEEP), _ground(), *names,
        *(_saved(view, isle) for isle in ISLES), *hexes, *_seats(view),
    )  # fmt: skip


def scene(view: View) -> dict[str, Any]:
    """Return what never changes: the sea, the isles, and where everything lies. The browser draws the rest."""
    island = {NAMES[cell] for cell in ISLAND}
    centres = {name: (*_centre(name), "island" if name in island else "sea") for name in NAMES}
    centres |= {isle: (*_isle_centre(isle), "isle") for isle in ISLES}
    return {
        "width": round(WIDTH, 1),
        "height": SEA_HEIGHT,
        "ground": tag("rect", width=WIDTH, height=SEA_HEIGHT, rx=18, fill=DEEP) + _ground(),
        "places": {name: {"x": round(x, 1), "y": round(y, 1), "kind": kind} for name, (x, y, kind) in centres.items()},
        "values": list(VALUES_OF_A_COLOUR),
        "rises": RISES,
        "tile_box": TILE_BOX,
    }


def _ground() -> str:
    grid = [tag("path", d=hexagon(*_centre(name), RADIUS - 1.2), fill=_water(name)) for name in NAMES]
    return "".join([*grid, *map(_isle, ISLES)])


def _water(name: str) -> str:
    return (SEA, "#31707f", "#2d6879")[HEXES[name] * 5 % 3]


def _centre(name: str) -> tuple[float, float]:
    """SV-1: even rows are shifted half a hex to the right."""
    row, column = spot(name)
    return LEFT + STEP * (column + (0 if row % 2 else 0.5)), TOP + 1.5 * RADIUS * row


def _isle_centre(isle: str) -> tuple[float, float]:
    """SV-3: off the corners."""
    return 38.0 if isle[1] == "W" else WIDTH - 38, 66.0 if isle[0] == "N" else SEA_HEIGHT - 66


# The island and the isles


def _tile(view: View, name: str) -> str:
    terrain = view["tiles"].get(name)
    if not terrain:
        return ""
    x, y = _centre(name)
    return use(f"sv-tile-{terrain}", x, y, TILE_BOX, INK) + _sign(name, x, y - RISES[terrain] - 1, "#5d5138")


def _sign(name: str, x: float, y: float, colour: str) -> str:
    return letters(name, x, y + 22, 6.4, colour, class_=PLACE_NAME)


def _isle(isle: str) -> str:
    """SV-3: a safe isle with a palm at its top, and room for those who reach it."""
    x, y = _isle_centre(isle)
    shape = f"M{x - 30} {y + 4}q-3 -48 28 -50q33 -2 33 40q1 46 -27 48q-32 2 -34 -38Z"
    grains = ((-20, -8), (20, -16), (22, 30), (-16, 36))
    bows = ((-8, -7), (8, -7), (-5, -1), (6, -1))
    leaves = "".join(f"M{x + 3} {y - 32}q{dx} {dy} {2 * dx} {4 - dy / 2:.0f}" for dx, dy in bows)
    return "".join(
        [
            line(shape, FOAM, 3, opacity=0.35, transform="translate(0 5)"),
            tag("path", d=shape, fill="#c4a96b", transform="translate(0 4)"),
            tag("path", d=shape, fill=SAND),
            line("".join(f"M{x + dx} {y + dy}h.1" for dx, dy in grains), "#c9b277", 2.6),
            line(f"M{x} {y - 14}q-2 -10 3 -18", WOOD, 3),
            line(leaves, "#4d763c", 3),
        ]
    )


def _saved(view: View, isle: str) -> str:
    """Draw those who have reached an isle."""
    x, y = _isle_centre(isle)
    people = view["saved"][isle]
    crowd = [_figure(view, who, x - 15 + 15 * (n % 3), y - 1 + 14 * (n // 3), 0.5) for n, who in enumerate(people[:9])]
    more = _badge(str(len(people)), x + 22, y + 36, 0.7) if len(people) > 9 else ""
    sign = letters(isle, x, y + 15, 12, "#8a7440") if not people else ""
    return tag("g", tag("title", isle), sign, *crowd, more)


# Pieces


def _pieces(view: View, name: str) -> str:
    """Draw everything on a hex: one thing large in the middle, several smaller side by side."""
    x, y = _centre(name)
    walkers = view["walkers"].get(name, [])
    if walkers:
        return _crowd(view, walkers, x, y - RISES[view["tiles"][name]], 1)
    things: list[tuple[str, Any]] = []
    for kind, counts in (("serpent", view["serpents"]), ("whale", view["whales"]), ("shark", view["sharks"])):
        things += [(kind, counts[name])] if name in counts else []
    things += [("boat", view["boats"][name])] if name in view["boats"] else []
    things += [("swimmers", view["swimmers"][name])] if name in view["swimmers"] else []
    if not things:
        return ""
    places, scale = [(-12, -12), (12, -12), (-12, 13), (12, 13), (0, 0)], 0.5
    if len(things) <= 2:
        places, scale = ([(0, 0)], 1.0) if len(things) == 1 else ([(0, -13), (0, 13)], 0.68)
    moving = view["moving"] == name
    halo = tag("path", d=hexagon(x, y, RADIUS - 3), fill="none", stroke="#fff3c4", stroke_width=3) if moving else ""
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
    return tag("g", tag("title", kind), use(f"sv-{kind}", x, y, 54 * scale, INK), number)


def _badge(text: str, x: float, y: float, scale: float) -> str:
    size = 7 * scale + 2
    return tag("circle", cx=x, cy=y, r=size, fill="#fff", stroke=INK, stroke_width=1.2) + letters(text, x, y, size, INK)


def _boat(view: View, crew: list[str], x: float, y: float, scale: float) -> str:
    """Draw a rowing boat with its crew standing in it."""
    people = [
        _figure(view, who, x + (14 * n - 7 * (len(crew) - 1)) * scale, y - 8 * scale, 0.62 * scale)
        for n, who in enumerate(crew)
    ]
    return tag(
        "g", tag("title", "boat " + " ".join(crew)), use("sv-stern", x, y, 58 * scale, INK), *people,
        use("sv-hull", x, y, 58 * scale, INK),
    )  # fmt: skip


def _crowd(view: View, people: list[str], x: float, y: float, scale: float, swims: bool = False) -> str:
    """Draw explorers together on a tile or in the water."""
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
    """Draw an explorer: colour and hat show the player, a letter names it, foam means swimming; and a visible value."""
    symbol = f"sv-{'swimmer' if swims else 'explorer'}-{who[0]}"
    value = view["values"].get(who)
    chest = y + (2.5 if swims else 8.5) * scale
    parts = [use(symbol, x, y, 46 * scale, INK), letters(who[1], x, chest, 11 * scale, INK, 0.17)]
    if value:
        parts.append(_badge(str(value), x + 13 * scale, y - 9 * scale, 0.62 * scale))
    if view["moving"] == who:
        parts.append(tag("circle", cx=x, cy=y, r=22 * scale, fill="none", stroke="#fff3c4", stroke_width=3))
    return "".join(parts)


# The players


def _seats(view: View) -> list[str]:
    """Draw the bar at the bottom: whose turn it is, the saved and the lost, the kept tiles; the scores at the end."""
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
        *(use(f"sv-explorer-{each}", x + 24 + 26 * n, y + 24, 34, INK) for n, each in enumerate(colours)),
        tag("path", d=f"M{at} {y + 32}q8 -18 20 0Z", fill="#c4a96b", stroke=ink, stroke_width=1.5),
        _count(saved, at + 26, y + 25, ink),
        line(f"M{at + 56} {y + 19}l11 12m0 -12l-11 12", ink, 3), _count(lost, at + 74, y + 25, ink),
        _hand(view["hands"][seat], x + 7, y + 64, wide - 55),
        _crown(x + wide - 26, y - 5) if won else "",
        letters(str(scores[seat]), x + wide - 26, y + 65, 18, ink, 0.16) if scores else "",
        _state(view, x + wide - 26, y + 64, ink) if active else "",
    )  # fmt: skip


def _count(number: int, left: float, y: float, ink: str) -> str:
    """Write a number that grows to the right, so that a second digit does not move what is before it."""
    return letters(str(number), left + 4.7 + 6.3 * (number > 9), y, 14, ink)


def _crown(x: float, y: float) -> str:
    shape = f"M{x - 18} {y + 14}l4 -16l8 9l6 -12l6 12l8 -9l4 16Z"
    return tag("path", d=shape, fill="#f6d65b", stroke=INK, stroke_width=2, stroke_linejoin="round")


def _state(view: View, x: float, y: float, ink: str) -> str:
    """Draw the creature that is to move, or a dot for each move left."""
    if view["creature"]:
        return use(f"sv-{view['creature']}", x, y, 36, INK)
    if view["phase"] != "walking":
        return ""
    return line("".join(f"M{x + 10} {y - 10 + 10 * n}h.1" for n in range(view["left"])), ink, 7)


def _hand(hand: list[Kept], x: float, y: float, wide: float) -> str:
    """Draw the kept tiles face down in their terrains' colours, with the effect on those that may be seen."""
    step = min(27.0, (wide - KEPT) / max(1, len(hand) - 1))
    return "".join(_kept(tile, x + KEPT / 2 + step * n, y) for n, tile in enumerate(hand))


KEPT = 30.0  # the width of a kept tile


def _kept(tile: Kept, x: float, y: float) -> str:
    terrain, effect = tile["terrain"], tile["effect"]
    back = use(f"sv-kept-{terrain}", x, y, KEPT, INK)
    if effect is None:
        return back + use("sv-unknown", x, y, KEPT, INK)
    return tag("g", tag("title", effect), back, use(f"sv-effect-{effect}", x, y, KEPT, INK))
