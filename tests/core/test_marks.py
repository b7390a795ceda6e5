"""Pictures with arrows, marks and highlighted places."""

import random
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import strandline
from strandline import BadOption, IllegalMove, Position
from strandline.core.draw import Svg
from strandline.core.marks import COLOURS

GAMES = strandline.game_names()
SVG = "{http://www.w3.org/2000/svg}"


def moving(name: str) -> tuple[Position, list[str]]:
    """Return a position of a game with moves that have a way."""
    dice, position = random.Random(1), strandline.game(name).start(seed=1)
    while True:
        ways = [move for move in position.moves() if len(position.way(move)) > 1]
        if len(ways) > 1:
            return position, ways
        position = position.play(dice.choice(position.moves()))


def groups(drawn: str, kind: str) -> list[Any]:
    return [each for each in ElementTree.fromstring(drawn).iter(f"{SVG}g") if each.get("class") == kind]


def titles(drawn: str, kind: str) -> list[str | None]:
    return [group.findtext(f"{SVG}title") for group in groups(drawn, kind)]


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_shows_what_is_asked_for_and_otherwise_stays_as_it_is(name: str) -> None:
    position, (first, *_, last) = moving(name)
    here, *_, there = position.scene()["places"]
    drawn = position.svg(
        arrows={first: "green", last: "#123456"}, marks={here: "cross", there: "A1"}, highlights=[there]
    )
    assert titles(drawn, "arrow") == [" ".join(position.way(first)), " ".join(position.way(last))]
    assert titles(drawn, "mark") == [f"{here} cross", f"{there} A1"]
    assert titles(drawn, "highlight") == [there]
    assert COLOURS["green"] in drawn
    assert "#123456" in drawn
    plain = position.svg()
    assert drawn.startswith(plain.removesuffix("</svg>"))
    assert plain == position.svg(arrows=[], marks={}, highlights=()) == position._repr_svg_()
    assert not groups(plain, "arrow")


@pytest.mark.parametrize("name", GAMES)
def test_what_is_drawn_lies_at_its_place(name: str) -> None:
    position, _ = moving(name)
    scene = position.scene()
    for place, at in list(scene["places"].items())[::7]:
        [ring] = groups(position.svg(marks=[place]), "mark")
        centres = {(float(each.get("cx")), float(each.get("cy"))) for each in ring.iter(f"{SVG}circle")}
        assert any(abs(x - at["x"]) < 0.01 and abs(y - at["y"]) < 0.01 for x, y in centres)


def test_an_arrow_may_follow_places_and_a_single_name_is_not_taken_apart() -> None:
    position = strandline.game("crab-stack").start(seed=7)
    drawn = position.svg(arrows=[("b2", "c2", "c2", "d2")], marks="c2", highlights="d2")
    assert (titles(drawn, "arrow"), titles(drawn, "mark"), titles(drawn, "highlight")) == (
        ["b2 c2 d2"],
        ["c2 ring"],
        ["d2"],
    )
    assert titles(position.svg(arrows="b2-b3"), "arrow") == ["b2 c3 b3"]


def test_an_arrow_over_a_joined_edge_comes_in_again_on_the_other_side() -> None:
    position = strandline.game("krabcek").start(seed=3)
    [arrow] = groups(position.svg(arrows=[("v01", "g01", "x31")]), "arrow")
    heads = [each for each in arrow.iter(f"{SVG}path") if each.get("fill") == COLOURS["light"]]
    assert len(heads) == 2


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"marks": ["z9"]}, "no place “z9”.* b2 … f4"),
        ({"highlights": {"b2": "pink"}}, "a colour is one of light, .*not “pink”"),
        ({"arrows": {"b2-b3": "#12345"}}, "not “#12345”"),
        ({"marks": {"b2": "abc"}}, "ring, cross, dot, or at most 2"),
        ({"marks": {"b2": "λ"}}, "not “λ”"),
        ({"arrows": [("b2",)]}, "no arrow"),
        ({"arrows": [("b2", "q1")]}, "no place “q1”"),
    ],
)
def test_what_cannot_be_drawn_is_refused(more: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        strandline.game("crab-stack").start(seed=7).svg(**more)


def test_an_arrow_for_an_illegal_move_says_why_it_is_illegal() -> None:
    with pytest.raises(IllegalMove, match="CS-5"):
        strandline.game("crab-stack").start(seed=7).svg(arrows=["b3-b2"])


def test_a_notebook_shows_the_text_of_a_picture_as_a_picture() -> None:
    drawn = strandline.game("krabcek").start(seed=1).svg(marks=["g01"])
    assert isinstance(drawn, Svg)
    assert drawn._repr_svg_() == drawn
    assert type(drawn._repr_svg_()) is str


def test_the_picture_in_the_documentation_is_what_its_command_draws() -> None:
    position = strandline.game("crab-stack").start(seed=7)
    drawn = position.svg(arrows={"b2-b3": "green"}, marks={"b3": "!", "f4": "ring"}, highlights={"e3": "red"})
    stored = Path(__file__).parents[2] / "docs" / "pictures" / "marks.svg"
    assert stored.read_text(encoding="utf-8") == drawn
