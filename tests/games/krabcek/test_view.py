"""Krabcek to look at: the plain data tells all, and the pictures are drawn from it alone."""

import json
import re
from xml.etree import ElementTree as ET

import pytest
from rich.text import Text

import strandline
from strandline import Position
from strandline.games.krabcek import view as looks
from strandline.games.krabcek.board import FIELDS, NAMES, NEXT
from strandline.games.krabcek.picture import BOARD, SORTS

TILES = "A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1"
GATES = "b g01 g03 g21 g30 w g10 g12 g23 g32"
GAME = strandline.game("krabcek")


def at(pieces: str, turn: str, turns: int = 9) -> Position:
    return GAME.load(f"{TILES} | {GATES} | {pieces} | {turn} | {turns}")


POSITIONS = {
    "pick": GAME.start(seed=2).play("gate g12"),
    "open": at("b - w -", "open", 0),
    "roll": at("b L@h10 S@h02 w G@v00 S@x12", "roll b"),
    "use": at("b L@h10 S@h02 w G@v00 S@x12", "w 5"),
    "over": at("b T@h10 S@h02 w S@x12", "over b"),
    "drawn": at("b M@h10 S@h02 w S@x12", "over -", 400),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_view_is_plain_data_that_everyone_sees_alike(name: str) -> None:
    view = POSITIONS[name].view()
    assert json.loads(json.dumps(view)) == view
    assert POSITIONS[name].view(0) == POSITIONS[name].view(1) == view
    assert view["phase"] == {"drawn": "over"}.get(name, name)


def test_a_view_tells_everything() -> None:
    view = POSITIONS["use"].view()
    assert view["tiles"][1] == ["A0", "B1", "A0", "A1"]
    assert view["links"] == {"A": ["NW-X", "X-W", "N-W", "S-W"], "B": ["NW-X", "X-W", "N-W"]}
    assert view["gates"] == {gate: int(gate in ("g10", "g12", "g23", "g32")) for gate in NAMES[:8]}
    assert view["pieces"] == {
        "h10": {"seat": 0, "kind": "L"},
        "h02": {"seat": 0, "kind": "S"},
        "v00": {"seat": 1, "kind": "G"},
        "x12": {"seat": 1, "kind": "S"},
    }
    assert view["off"] == [{"S": 2, "M": 1, "B": 1}, {"S": 3, "M": 1, "B": 0}]
    assert (view["turn"], view["seat"], view["die"], view["winner"]) == (1, 1, 5, None)
    assert (view["turns"], view["limit"]) == (9, 400)
    powers = {number: POSITIONS["roll"].play(f"die {number}").view()["power"] for number in range(1, 7)}
    assert powers == {1: None, 2: None, 3: None, 4: None, 5: "jump", 6: "switch"}
    assert POSITIONS["roll"].view()["turn"] == strandline.CHANCE
    assert POSITIONS["roll"].view()["seat"] == 0
    assert POSITIONS["over"].view()["winner"] == 0
    assert POSITIONS["drawn"].view()["winner"] is None
    assert POSITIONS["pick"].view()["gates"]["g12"] == 0
    assert POSITIONS["pick"].view()["gates"]["g10"] is None


@pytest.mark.parametrize("name", POSITIONS)
def test_the_picture_is_a_whole_svg_without_fonts_styles_or_anything_from_elsewhere(name: str) -> None:
    svg = POSITIONS[name].svg()
    root = ET.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    used = {element.get("href", "#")[1:] for element in root.iter("{http://www.w3.org/2000/svg}use")}
    assert used <= {element.get("id") for element in root.iter()}
    for never in ("style=", "<text", "<style", "<script", "http://www.w3.org/1999", "url(http"):
        assert never not in svg


def places(svg: str, symbol: str) -> int:
    """How often a piece is drawn on the board, not beside it."""
    board = [float(y) for y in re.findall(rf'href="#{symbol}" x="[\d.-]+" y="([\d.-]+)"', svg)]
    return sum(98 < y < 700 for y in board)


def test_kr_5_a_piece_on_the_border_shows_on_both_sides() -> None:
    """KR-2, KR-5: h02 and v00 lie on the border, h10 and x12 do not; a gate on the border shows both."""
    svg = POSITIONS["use"].svg()
    assert places(svg, "krabcek-bS") == 2
    assert places(svg, "krabcek-wG") == 2
    assert places(svg, "krabcek-bL") == 1
    assert places(svg, "krabcek-wS") == 1
    assert places(at("b B@g10 w -", "roll b").svg(), "krabcek-bB") == 2
    assert places(at("b B@g12 w -", "roll b").svg(), "krabcek-bB") == 1


def test_the_picture_shows_the_die_and_the_winner() -> None:
    assert 'href="#krabcek-die-5"' in POSITIONS["use"].svg()
    assert 'href="#krabcek-die-0"' in POSITIONS["roll"].svg()
    assert 'href="#krabcek-crown"' in POSITIONS["over"].svg()
    assert 'href="#krabcek-crown"' not in POSITIONS["drawn"].svg()


def test_kr_5_the_scene_has_all_fields_and_those_on_the_border_twice() -> None:
    places = looks.scene(POSITIONS["use"].view())["places"]
    assert [name for name in places if places[name]["sort"] not in ("waiting", "die")] == list(NAMES)
    twins = {name for name in places if "twin" in places[name]}
    assert twins == {
        name for name in NAMES if (name[0] in "gh" and name[1] == "0") or (name[0] in "gv" and name[2] == "0")
    }
    assert places["h02"]["twin"] == {"x": places["h02"]["x"], "y": places["h02"]["y"] + BOARD}
    assert places["v30"]["twin"] == {"x": places["v30"]["x"] + BOARD, "y": places["v30"]["y"]}
    assert (places["x11"]["sort"], places["x12"]["sort"], places["h11"]["sort"]) == ("street", "alley", "avenue")


def test_the_scene_knows_the_ways_that_the_rules_know_and_where_they_run() -> None:
    position = POSITIONS["use"]
    scene = looks.scene(position.view())
    row = position.row()
    for number, name in enumerate(NAMES):
        beside = {NAMES[other] for other in range(FIELDS) if row[NEXT + number] >> other & 1}
        assert set(scene["places"][name]["to"]) == beside
        for path in scene["places"][name]["to"].values():
            x, y = map(float, path[1:].replace("L", "Q").split("Q")[0].split())
            assert any(
                abs(x - at["x"]) + abs(y - at["y"]) < 1
                for at in (scene["places"][name], scene["places"][name].get("twin", {"x": 0, "y": 0}))
            )


def test_the_ground_never_changes_during_a_game() -> None:
    scenes = [looks.scene(POSITIONS[name].view()) for name in ("open", "roll", "use", "over", "drawn")]
    assert all(scene == scenes[0] for scene in scenes)


@pytest.mark.parametrize("name", POSITIONS)
def test_pictures_are_drawn_from_the_view_alone(name: str) -> None:
    view = json.loads(json.dumps(POSITIONS[name].view()))
    assert looks.svg(view) == POSITIONS[name].svg()
    assert looks.board(view) == POSITIONS[name].board()


@pytest.mark.parametrize("name", POSITIONS)
def test_the_board_for_terminals_names_every_field_and_is_square(name: str) -> None:
    lines = Text.from_markup(POSITIONS[name].board()).plain.split("\n")
    text = "\n".join(lines)
    assert set(NAMES) == set(re.findall(r"[ghvx]\d\d", text))
    assert all(len(line) <= 53 for line in lines[:17])


def test_the_board_for_terminals_shows_pieces_widths_and_ways() -> None:
    lines = Text.from_markup(POSITIONS["use"].board()).plain.split("\n")
    assert lines[2].startswith("Gv00w -x00-")
    assert lines[2].endswith("Gv00w")
    assert "Lh10b" in lines[4]
    assert "=x11=" in lines[6]
    assert "Sx12w" in lines[6]
    assert lines[5][5] == "╳"  # g10–x10 and h10–v10
    assert lines[3][8] == "│"  # h10–x00
    assert lines[-4:] == [
        " b  g01 g03 g21 g30   SS M B",
        " w  g10 g12 g23 g32   SSS M",
        "",
        "w 5 | 9",
    ]


def test_ways_straight_across_a_tile_are_told_below_the_board() -> None:
    game = strandline.game("krabcek", tiles="NW-X N-S E-W / NW-X")
    position = game.load(f"{TILES} | {GATES} | b - w - | roll b | 9")
    below = Text.from_markup(position.board()).plain.split("\n")[18]
    assert {"h01-h11", "v02-v01"} <= set(below.split())


def test_the_picture_can_be_rendered_without_any_font() -> None:
    resvg = pytest.importorskip("resvg_py")
    assert bytes(resvg.svg_to_bytes(svg_string=POSITIONS["use"].svg())).startswith(b"\x89PNG")


def test_kr_1_beyond_each_edge_the_opposite_side_is_repeated() -> None:
    """The way from v00 to h10 in the first column is drawn again, to the right of the last one."""
    position = POSITIONS["use"]
    scene = position.scene()
    way = scene["places"]["v00"]["to"]["h10"]
    first, *rest = ([float(each) for each in pair.split()] for pair in re.findall(r"[\d.]+ [\d.]+", way))
    beyond = f"M{first[0] + BOARD:.1f} {first[1]:.1f}"
    assert rest
    faded = re.search(r'<g opacity="0.55">(.*?)</g>', scene["ground"])
    assert faded
    assert beyond in faded[1]
    assert beyond not in scene["ground"].replace(faded[0], "")


def test_kr_3_the_widths_differ_in_more_than_colour() -> None:
    symbols = {sort: re.findall(rf'<symbol id="krabcek-{sort}".*?</symbol>', GAME.symbols())[0] for sort in SORTS}
    assert {sort for sort, symbol in symbols.items() if "circle" in symbol} == {"alley", "street"}
    dashes = {sort: tuple(re.findall(r'stroke-dasharray="([^"]*)"', symbol)) for sort, symbol in symbols.items()}
    assert len(set(dashes.values())) == 3
    assert SORTS["avenue"] > 1.3 * SORTS["street"] > 1.3 * 1.3 * SORTS["alley"]
