"""Krabcek as a picture: the symbols, the ground that never changes during a game, and where everything stands.

Drawn from the plain data of a view, never from the row. The browser draws with the same parts.
"""

from collections.abc import Iterable
from typing import Any

from strandline.core.draw import DEEP, INK, PLACE_NAME, SAND, SEA, letters, line, picture, tag, use

from .board import COLOURS, KINDS, MEMBERS, NAMES, OWNED, SEATS
from .view_types import Piece, View

Place = dict[str, Any]
At = tuple[float, float]

TILE = 140.0
LEFT_EDGE, TOP_EDGE = 44.0, 140.0  # of the tiles
BOARD = 4 * TILE
WIDTH, HEIGHT = BOARD + 2 * LEFT_EDGE, BOARD + 2 * TOP_EDGE
BEYOND = 40.0
"""How much of the opposite side is repeated beyond each edge."""
WALL, SEAM, FRAME = "#7b4b2a", "#6a3f22", "#5a351c"
KERB, GATE_INK, GOLD = "#a35c22", "#5a351c", "#f6d65b"
PAVING = {"avenue": "#ffce85", "street": "#ee9a3f", "alley": "#d98444"}
INLAY = {"avenue": "#fff3d6", "street": "#b5692a", "alley": "#8a4a1c"}
"""A line in every way and field, so that shapes tell the widths apart, not the colours alone."""
BLACK, WHITE = "#20282d", "#f8f2e2"
SEAT_PAINT = BLACK, KERB
"""The seats' colours where white would be invisible."""
PAINT = (BLACK, WHITE)
SHADE = ("#0d1216", "#cbbd9c")  # the sides of pieces
RIM = (WHITE, INK)
SORTS = {"avenue": 0.31, "street": 0.23, "alley": 0.15}  # how wide fields are, in tiles
LANES = {"avenue": 0.18, "street": 0.1, "alley": 0.045}  # and the ways that lead through them
POINTS = {"N": (0.5, 0.0), "E": (1.0, 0.5), "S": (0.5, 1.0), "W": (0.0, 0.5), "X": (0.23, 0.23), "NW": (0.0, 0.0)}


def svg(view: View) -> str:
    """Draw the labyrinth from above, with Black's pieces that are off the board above it and White's below."""
    places = scene(view)["places"]
    marks = (_mark(view, name, at, n == 0) for name in NAMES for n, at in enumerate(_drawn(places[name])))
    pieces = (
        _stands(piece, name, at, n == 0)
        for name, piece in view["pieces"].items()
        for n, at in enumerate(_drawn(places[name]))
    )
    return picture(
        WIDTH, HEIGHT, f"Krabcek: {view['text']}", tag("defs", symbols()), _ground(view),
        *_players(view, places), tag("g", *marks, clip_path="url(#krabcek-window)"), *_joints(), *pieces,
        letters(str(view["turns"]), DIE_AT - 78, places["w"]["y"], 13, INK if view["seat"] == 1 else SAND),
    )  # fmt: skip


def scene(view: View) -> dict[str, Any]:
    """Return what never changes during a game: the ground, and every place where a piece can stand.

    A field on the border is drawn on both sides: its piece stands at the top and on the left, and its pale copy at
    ``twin``. ``to`` has the ways to the fields beside it, as drawn. ``bS`` is where Black's ``count`` Skinnyboys wait
    off the board, ``step`` apart, and ``b`` is where Black's die is shown, on Black's ``shelf``. ``piece`` is the size
    of a piece that stands there.
    """
    places: dict[str, Place] = {name: _place(view, name) for name in NAMES}
    for row, column, link in links(view):
        first, second = link.split("-")
        here, there = (_name(view, row, column, point) for point in (first, second))
        places[here]["to"][there] = _path(view, row, column, first, second)
        places[there]["to"][here] = _path(view, row, column, second, first)
    for seat, colour in enumerate(COLOURS):
        y = _shelf(seat)["y"] + SHELF / 2
        for kind, (x, step) in WAITING.items():
            waiting = {"x": x, "y": y, "sort": "waiting", "piece": WAITING_SIZE, "step": step}
            places[colour + kind] = waiting | {"count": OWNED[KINDS.index(kind)]}
        places[colour] = {"x": DIE_AT, "y": y, "sort": "die", "piece": DIE_SIZE, "shelf": _shelf(seat)}
    return {"width": WIDTH, "height": HEIGHT, "ground": _ground(view), "places": places}


# The labyrinth


def links(view: View) -> list[tuple[int, int, str]]:
    """KR-4: every way inside every tile."""
    return [
        (row, column, link)
        for row, tiles in enumerate(view["tiles"])
        for column, tile in enumerate(tiles)
        for link in view["links"][tile[0]]
    ]


def _point(view: View, row: int, column: int, point: str) -> At:
    """KR-6: where a point of a tile lies."""
    x, y = POINTS[point]
    for _ in range(int(view["tiles"][row % 4][column % 4][1])):
        x, y = 1 - y, x
    return round(LEFT_EDGE + (column + x) * TILE, 1), round(TOP_EDGE + (row + y) * TILE, 1)


def _name(view: View, row: int, column: int, point: str) -> str:
    """KR-5, KR-6: the field at a point of a tile."""
    if point == "X":
        return f"x{row}{column}"
    x, y = _point(view, row, column, point)
    down, right = round((y - TOP_EDGE) / TILE * 2), round((x - LEFT_EDGE) / TILE * 2)
    return f"{'ghv'[down % 2 * 2 + right % 2]}{down // 2 % 4}{right // 2 % 4}"


def width(view: View, name: str) -> str:
    """KR-3, KR-4: how wide a field is."""
    if name[0] != "x":
        return "avenue"
    return "street" if view["tiles"][int(name[1])][int(name[2])][0] == "B" else "alley"


def _path(view: View, row: int, column: int, first: str, second: str) -> str:
    """A way through a tile. Between neighbouring sides it bends, so that ways meet in fields and nowhere else."""
    (ax, ay), (bx, by) = (_point(view, row, column, point) for point in (first, second))
    if "X" in (first, second) or ax == bx or ay == by:
        return f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
    cx, cy = LEFT_EDGE + (column + 0.5) * TILE, TOP_EDGE + (row + 0.5) * TILE
    return f"M{ax:.1f} {ay:.1f}Q{cx:.1f} {cy:.1f} {bx:.1f} {by:.1f}"


def _place(view: View, name: str) -> Place:
    """KR-5: where a field is drawn; on the border twice."""
    row, column = int(name[1]), int(name[2])
    if name[0] == "x":
        x, y = _point(view, row, column, "X")
    else:
        right, down = {"g": (0.0, 0.0), "h": (0.5, 0.0), "v": (0.0, 0.5)}[name[0]]
        x, y = LEFT_EDGE + (column + right) * TILE, TOP_EDGE + (row + down) * TILE
    sort = width(view, name)
    place: Place = {"x": x, "y": y, "sort": sort, "size": SORTS[sort] * TILE, "piece": PIECE, "to": {}}
    if name[0] == "g":
        place["sort"] = "gate"
    if x == LEFT_EDGE:
        place["twin"] = {"x": x + BOARD, "y": y}
    elif y == TOP_EDGE:
        place["twin"] = {"x": x, "y": y + BOARD}
    return place


def _drawn(place: Place) -> list[At]:
    """Where a field is drawn: whole first."""
    return [(at["x"], at["y"]) for at in (place, place.get("twin")) if at]


def _ground(view: View) -> str:
    """The sea, the shelves, the walls, and the labyrinth; beyond its edges, faded, what lies on the opposite side."""
    half = BOARD / 2
    x, y = LEFT_EDGE + half, TOP_EDGE + half
    seams = "".join(
        f"M{LEFT_EDGE + n * TILE} {TOP_EDGE}v{BOARD}M{LEFT_EDGE} {TOP_EDGE + n * TILE}h{BOARD}" for n in range(5)
    )
    fields = [(place, at) for name in NAMES for place in [_place(view, name)] for at in _drawn(place)]
    return "".join((
        tag("defs", _window()), tag("rect", width=WIDTH, height=HEIGHT, rx=18, fill=SEA), _ripples(),
        *(_panel(seat, DEEP) for seat in range(SEATS)),
        tag(
            "g", _square(x, y, half + BEYOND, 0, fill=FRAME),
            tag("g", _repeats(view, fields), opacity=0.55),
            _square(x, y, half, 0, fill=WALL), line(seams, SEAM, 2),
            _labyrinth(view, links(view), fields), clip_path="url(#krabcek-window)",
        ),
        _square(x, y, half + BEYOND, 16, fill="none", stroke=DEEP, stroke_width=3),
    ))  # fmt: skip


def _labyrinth(view: View, inside: Iterable[tuple[int, int, str]], fields: Iterable[tuple[Place, At]]) -> str:
    """Draw ways and fields: first all kerbs, then all paving, so that ways meet without seams."""
    ways: dict[str, list[str]] = {sort: [] for sort in ("avenue", "street", "alley")}
    for row, column, link in inside:
        sort = width(view, f"x{row % 4}{column % 4}") if "X" in link else "avenue"
        ways[sort].append(_path(view, row, column, *link.split("-")))
    paths = {sort: "".join(drawn) for sort, drawn in ways.items() if drawn}
    fields = list(fields)
    return "".join((
        *(line(path, KERB, LANES[sort] * TILE + 5) for sort, path in paths.items()),
        *(_plate(*field, 5) for field in fields),
        *(line(path, PAVING[sort], LANES[sort] * TILE) for sort, path in paths.items()),
        *(_inlay(path, sort) for sort, path in paths.items()),
        *(_plate(*field, 0) for field in fields),
    ))  # fmt: skip


def _inlay(path: str, sort: str) -> str:
    """Draw the middle of a way: plain in Avenues, dashed in Streets, dotted in Alleys."""
    width, dashes = {"avenue": (2.5, "none"), "street": (2.5, "7 6"), "alley": (4.0, "0.1 8")}[sort]
    return line(path, INLAY[sort], width, stroke_dasharray=dashes)


def _repeats(view: View, fields: list[tuple[Place, At]]) -> str:
    """KR-1: the ways and fields beyond the edges, as they are on the opposite side."""
    ring = [
        (row + down, column + right, link)
        for row, column, link in links(view)
        for down in (-4, 0, 4)
        for right in (-4, 0, 4)
        if (down or right) and -1 <= row + down <= 4 and -1 <= column + right <= 4
    ]
    beyond = [
        (place, (x + right, y + down))
        for place, (x, y) in fields
        for down in (-BOARD, 0.0, BOARD)
        for right in (-BOARD, 0.0, BOARD)
        if (down or right)
        and -TILE / 2 < x + right - LEFT_EDGE < BOARD + TILE / 2
        and -TILE / 2 < y + down - TOP_EDGE < BOARD + TILE / 2
    ]
    return _labyrinth(view, ring, {(place["x"], place["y"], at): (place, at) for place, at in beyond}.values())


def _plate(place: Place, at: At, more: float) -> str:
    """Draw the field itself, or its kerb: square for Avenues, round for Streets and Alleys; a gate has no owner yet."""
    sort = "avenue" if place["sort"] == "gate" else place["sort"]
    colour = KERB if more else PAVING[sort]
    x, y = at
    half = (place["size"] + more) / 2
    if sort != "avenue":
        plate = tag("circle", cx=x, cy=y, r=half, fill=colour)
        inner = tag("circle", cx=x, cy=y, r=half - 4, fill="none", stroke=INLAY[sort], stroke_width=2)
        return plate + inner if sort == "street" and not more else plate
    if place["sort"] == "avenue":
        plate = _square(x, y, half, 11, fill=colour)
        return plate if more else plate + _square(x, y, half - 5, 7, fill="none", stroke=INLAY[sort], stroke_width=2.5)
    plate = _square(x, y, half, 3, fill=colour)
    dashes: dict[str, str | float] = {"fill": "none", "stroke": KERB, "stroke_width": 2.5, "stroke_dasharray": "6 4"}
    return plate if more else plate + _square(x, y, half - 3, 2, **dashes)


def _square(x: float, y: float, half: float, rx: float, **more: str | float) -> str:
    return tag("rect", x=x - half, y=y - half, width=2 * half, height=2 * half, rx=rx, **more)


def _window() -> str:
    """Return the visible part: the board, and a little of the opposite side beyond each edge."""
    side = BOARD + 2 * BEYOND
    shape = tag("rect", x=LEFT_EDGE - BEYOND, y=TOP_EDGE - BEYOND, width=side, height=side, rx=16)
    return tag("clipPath", shape, id="krabcek-window")


def _joints() -> list[str]:
    """KR-1: write the same letter where a way leaves the board and where it comes in again."""
    far = 26.0
    parts = []
    for n, (top, left) in enumerate(zip("abcd", "efgh", strict=True)):
        along = (n + 0.5) * TILE + 32
        for edge in (-far, BOARD + far):
            parts.append(letters(top, LEFT_EDGE + along, TOP_EDGE + edge, 9, SAND))
            parts.append(letters(left, LEFT_EDGE + edge, TOP_EDGE + along, 9, SAND))
    return parts


def _ripples() -> str:
    """A few still waves, the same in every picture."""
    waves = ((n * 233 + 40, n * 127 + 30) for n in range(30))
    return line("".join(f"M{x % (WIDTH - 46):.0f} {y % HEIGHT:.0f}q11 -7 22 0t22 0" for x, y in waves), DEEP, 3)


def _mark(view: View, name: str, at: At, whole: bool) -> str:
    """Write a field's name where it is drawn whole and free; on a gate, draw its owner's frame."""
    size = {"avenue": 9.0, "street": 7.5, "alley": 5.5}[width(view, name)]
    ink = GATE_INK if name[0] == "g" else KERB
    label = letters(name, *at, size, ink, class_=PLACE_NAME) if whole and name not in view["pieces"] else ""
    owner = view["gates"].get(name)
    return label if owner is None else use(f"krabcek-gate-{COLOURS[owner]}", *at, GATE, PAINT[owner]) + label


# Off the board

SHELF = 84.0  # how high a player's shelf is
WAITING = {"B": (62.0, 0.0), "M": (167.0, 60.0), "S": (340.0, 50.0)}
"""Where the pieces of a kind wait: their middle, and the distance between them."""
DIE_AT = WIDTH - 62
PIPS = {0: "", 1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}


def _shelf(seat: int) -> dict[str, float]:
    return {"x": 8, "y": HEIGHT - 8 - SHELF if seat else 8, "width": WIDTH - 16, "height": SHELF, "rx": 16}


def _panel(seat: int, colour: str) -> str:
    return tag("rect", fill=colour, **_shelf(seat))


def _players(view: View, places: dict[str, Place]) -> list[str]:
    """Both players' shelves: whose turn it is, the die, and what is off the board."""
    parts = []
    for seat, colour in enumerate(COLOURS):
        if seat in (view["seat"], view["winner"]):
            parts.append(_panel(seat, SAND))
        for kind in KINDS[: len(OWNED)]:
            place = places[colour + kind]
            owned = place["count"]
            for n in range(owned):
                x = place["x"] + (n - (owned - 1) / 2) * place["step"]
                pale = 1 if n < view["off"][seat][kind] else 0.2
                parts.append(_piece(seat, kind, (x, place["y"]), WAITING_SIZE, opacity=pale))
        x, y = places[colour]["x"], places[colour]["y"]
        if view["seat"] == seat and view["phase"] in ("roll", "use"):
            parts.append(use(f"krabcek-die-{view['die'] or 0}", x, y, DIE_SIZE, INK))
        if view["winner"] == seat:
            parts.append(use("krabcek-crown", x, y, DIE_SIZE, GOLD))
    return parts


# Symbols. A round Skinnyboy, a square Middleman, an octagonal Bigboy; in a stack each is visible around the smaller
# one.

BODIES = {
    "S": "M50 21A29 29 0 1 1 49.9 21Z",
    "M": "M26 17H74Q83 17 83 26V74Q83 83 74 83H26Q17 83 17 74V26Q17 17 26 17Z",
    "B": "M32 4H68L96 32V68L68 96H32L4 68V32Z",
}
PIECE, WAITING_SIZE, DIE_SIZE = 0.36 * TILE, 64.0, 64.0
GATE = 1.2 * SORTS["avenue"] * TILE


def symbols() -> str:
    """Every kind of piece in both colours and its mark, the gates' frames, the faces of a die, the winner's crown."""
    pieces = [_figure(kind, seat) for kind in KINDS for seat in range(SEATS)]
    return "".join((*pieces, *map(_frame, range(SEATS)), *map(_die, PIPS), _crown(), *map(_way, LANES)))


def _figure(kind: str, seat: int) -> str:
    """Draw a piece: each member of a stack shows its side, and those on top stand higher."""
    members = MEMBERS[KINDS.index(kind)][::-1]
    parts = []
    lift = 3.0 * (len(members) - 1) - 2
    for member in members:
        scale = 1.0 if member == members[0] or member != "S" else 0.8
        place = f"translate({50 - 50 * scale:.1f} {50 - 50 * scale + lift:.1f}) scale({scale})"
        outline: dict[str, Any] = {"d": BODIES[member], "stroke": RIM[seat], "stroke_width": 5}
        side = tag("path", fill=SHADE[seat], transform="translate(0 8)", **outline)
        parts.append(tag("g", side, tag("path", fill=PAINT[seat], **outline), transform=place, stroke_linejoin="round"))
        lift -= 9
    middle = 50 + lift + 9
    eyes = "".join(
        tag("circle", cx=50 + side * 9, cy=middle - 5, r=6, fill="#fff" if seat == 0 else INK)
        + tag("circle", cx=50 + side * 8, cy=middle - 4, r=2.6, fill=INK if seat == 0 else "#fff")
        for side in (-1, 1)
    )
    smile = line(f"M42 {middle + 8:.1f}q8 6 16 0", RIM[seat], 3)
    # Players who cannot tell the colours apart can turn on a bar or dots over the eyes.
    mark = line(f"M40 {middle - 17:.1f}h20" if seat == 0 else f"M40 {middle - 16:.1f}h0m10 -2h0m10 2h0", RIM[seat], 6)
    name, box = f"krabcek-{COLOURS[seat]}{kind}", "-6 -6 112 112"
    piece = tag("symbol", *parts, eyes, smile, id=name, viewBox=box)
    return piece + tag("symbol", mark, id=f"{name}-mark", viewBox=box)


def _frame(seat: int) -> str:
    """Draw a gate's frame in its owner's colour: Black's is plain, White's has a line in it."""
    frame = _square(60, 60, 46, 5, fill="none", stroke=PAINT[seat], stroke_width=15)
    inner = _square(60, 60, 46, 3, fill="none", stroke=KERB, stroke_width=3) if seat else ""
    return tag("symbol", frame, inner, id=f"krabcek-gate-{COLOURS[seat]}", viewBox="0 0 120 120")


def _die(number: int) -> str:
    """A face of the die; blank before it is rolled."""
    dots = "".join(
        tag("circle", cx=50 + (int(place) % 3 - 1) * 23, cy=50 + (int(place) // 3 - 1) * 23, r=9, fill=INK)
        for place in PIPS[number]
    )
    box = _square(50, 50, 42, 17, fill="#fffaf0", stroke=INK, stroke_width=5)
    return tag("symbol", box, dots, id=f"krabcek-die-{number}", viewBox="0 0 100 100")


def _way(sort: str) -> str:
    """Draw a field and the way through it, for the legend."""
    path = "M0 35H100"
    place: Place = {"sort": sort, "size": SORTS[sort] * TILE}
    lane = line(path, KERB, LANES[sort] * TILE + 5), line(path, PAVING[sort], LANES[sort] * TILE)
    parts = *lane, _inlay(path, sort), *(_plate(place, (50, 35), more) for more in (5, 0))
    ground = tag("rect", width=100, height=70, fill=WALL)
    return tag("symbol", ground, *parts, id=f"krabcek-{sort}", viewBox="0 0 100 70")


def _crown() -> str:
    shape = "M18 76L10 30L33 50L50 18L67 50L90 30L82 76Z"
    body = tag("path", d=shape, fill="currentColor", stroke=INK, stroke_width=5, stroke_linejoin="round")
    return tag("symbol", body, id="krabcek-crown", viewBox="0 0 100 100")


def _piece(seat: int, kind: str, at: At, size: float, **more: float) -> str:
    return use(f"krabcek-{COLOURS[seat]}{kind}", *at, size, PAINT[seat], **more)


def _stands(piece: Piece, name: str, at: At, whole: bool) -> str:
    """Draw a piece on its field; at the far edge of a border field also a pale copy, half hidden."""
    seat, kind = piece["seat"], piece["kind"]
    if whole:
        return tag("g", tag("title", f"{name}: {kind}"), _piece(seat, kind, at, PIECE))
    return tag("g", _piece(seat, kind, at, PIECE, opacity=0.45), clip_path="url(#krabcek-window)")
