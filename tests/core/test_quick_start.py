"""The pictures of the quick starts: real positions and legal moves, and nothing that is not there."""

import re
from math import dist
from xml.etree import ElementTree

import pytest

import strandline
from strandline.core.quick_start import LIGHT, USED, panel_svg, panels

PANELS = [(name, panel) for name in strandline.game_names() for panel in panels(name)]


@pytest.mark.parametrize(("name", "panel"), PANELS)
def test_a_panel_shows_its_places_arrows_and_rings(name: str, panel: str) -> None:
    told, drawn = panels(name)[panel], panel_svg(name, panel)
    left, top, width, height = map(float, ElementTree.fromstring(drawn).attrib["viewBox"].split())
    assert width / height == pytest.approx(4 / 3, abs=0.01)
    places = strandline.game(name, **told.get("options", {})).load(told["text"]).scene()["places"]
    for place in told["frame"]:
        assert left < places[place]["x"] < left + width
        assert top < places[place]["y"] < top + height
    assert drawn.count(f'fill="{LIGHT}"') >= len(told.get("arrows", []))
    assert drawn.count(f'stroke="{LIGHT}"') >= len(told.get("rings", []))


@pytest.mark.parametrize(("name", "panel"), PANELS)
def test_a_panel_has_exactly_the_symbols_that_it_uses(name: str, panel: str) -> None:
    drawn = panel_svg(name, panel)
    assert set(re.findall(r'<symbol id="([^"]+)"', drawn)) == set(USED.findall(drawn))


def test_an_arrow_that_leaves_the_board_comes_in_again_on_the_other_side() -> None:
    assert panels("krabcek")["edge"]["arrows"] == [["h23-v31"]]
    assert panel_svg("krabcek", "edge").count(f'fill="{LIGHT}"') == 2


def test_an_arrow_for_a_move_that_is_not_legal_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = panels("crab-stack")["turn"] | {"arrows": [["c3-c4"]]}
    monkeypatch.setitem(panels("crab-stack"), "wrong", wrong)
    with pytest.raises(strandline.StrandlineError, match="small crab"):
        panel_svg("crab-stack", "wrong")


@pytest.mark.parametrize("name", strandline.game_names())
def test_a_picture_has_the_coordinates_of_its_scene(name: str) -> None:
    position = strandline.game(name).start(seed=1)
    ground = starts(re.sub(r'<path[^>]*class="ripples"/>', "", position.scene()["ground"]))
    drawn = starts(position.svg())
    assert ground
    assert all(any(dist(one, other) < 0.2 for other in drawn) for one in ground)


def starts(drawn: str) -> list[tuple[float, float]]:
    """Where the paths of a picture begin."""
    return [(float(x), float(y)) for x, y in re.findall(r' d="M(-?[\d.]+) (-?[\d.]+)', drawn)]
