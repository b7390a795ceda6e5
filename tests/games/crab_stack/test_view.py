"""Crab Stack: what is drawn, and the ways that crabs go."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

import strandline
from strandline.games.crab_stack import picture
from strandline.games.crab_stack.board import CELLS, LAYOUTS


@pytest.mark.parametrize(
    ("stacks", "move", "way"),
    [
        ("b2:rL b3:bL", "b2-b3", ["b2", "b3"]),
        ("b2:rM b3:bL b4:bS", "b2-b4", ["b2", "b3", "b4"]),
        ("b2:rM b3:bL c3:bM c4:bS", "b2-c4", ["b2", "b3", "c4"]),
        # One bend, although a way with two comes first in the order of the cells.
        ("b2:bS b3:bL c3:bL c4:bM c5:rS", "c5-b2", ["c5", "c4", "c3", "b2"]),
        # A neighbour is three steps away by way of two others.
        ("b2:rS b3:bL b4:bL c3:bS c4:bL", "b2-c3", ["b2", "b3", "c4", "c3"]),
    ],
)
def test_a_crab_goes_exactly_its_steps_over_crabs(stacks: str, move: str, way: list[str]) -> None:
    assert strandline.game("crab-stack").load(f"{stacks} / r / rb").way(move) == way


def test_every_way_is_one_that_the_rules_allow() -> None:
    """CS-6 to CS-8: from neighbour to neighbour over crabs, no cell twice, as many steps as the size says."""
    position = strandline.game("crab-stack", players=4).start(2)
    for _ in range(30):
        for move in position.moves():
            way = position.way(move)
            cells = position.view()["cells"]
            assert len(way) - 1 == {"L": 1, "M": 2, "S": 3}[cells[way[0]][-1]]
            assert len(set(way)) == len(way)
            assert all(cells[name] for name in way)
            steps = [CELLS[b] - CELLS[a] for a, b in pairwise(way)]
            assert set(steps) <= {-8, -7, -1, 1, 7, 8}
        position = position.play(position.moves()[0])


def test_a_wave_choice_moves_nothing() -> None:
    position = strandline.game("crab-stack").load("b2:rL b4:bL / r?r / rb")
    assert position.moves() == ["keep-b2", "keep-b4"]
    assert position.way("keep-b2") == []


@pytest.mark.parametrize(("players", "layout"), [(n, name) for n, named in LAYOUTS.items() for name in named])
def test_the_scene_has_the_rocks_of_the_layout(players: int, layout: str) -> None:
    game = strandline.game("crab-stack", players=players, layout=layout)
    scene = game.start(1).scene()
    assert set(scene["places"]) == set(game.options.rocks)
    assert scene["ground"].count('class="rock"') == 9 * players
    assert sorted(scene["crabs"]) == sorted(3 * [c + size for c in "rbgy"[:players] for size in "SML"])


def test_a_picture_stands_every_crab_where_the_scene_has_its_rock() -> None:
    position = strandline.game("crab-stack").load("b2:rL b3:bSbM / r / rb")
    assert position.svg().count('href="#crab-stack-disc-') == 12 * 1 + 3
    for crab in "rL", "bM":
        assert position.svg().count(f'href="#crab-stack-{crab}"') == (2 if crab == "bM" else 1)


def test_a_view_names_all_cells_of_the_groups_to_choose_from() -> None:
    view = strandline.game("crab-stack").load("b2:rL b3:rS c5:bS d6:bL / r?r / rb").view()
    assert view["choice"] == {"b2": ["b2", "b3"], "c5": ["c5", "d6"]}
    assert view["threatened"] == []


@pytest.mark.parametrize(
    ("text", "threatened"),
    [
        ("b2:rL b3:bL / r / rb", ["b2", "b3"]),
        ("b2:rL b3:bS / r / rb", ["b3"]),
        ("b2:rL b3:rM b4:bS / r / rb", []),
        ("b2:rS b3:rM b4:bM / b / rb", ["b2"]),
        ("b2:rL b3:bL / over r / r", []),
    ],
)
def test_a_crab_is_threatened_that_another_could_cover(text: str, threatened: list[str]) -> None:
    assert strandline.game("crab-stack").load(text).view()["threatened"] == threatened


def test_who_is_out_threatens_nobody() -> None:
    game = strandline.game("crab-stack", players=3)
    assert game.load("b2:rL b3:bL b4:gL / r / rbg").view()["threatened"] == ["b2", "b3", "b4"]
    assert game.load("b2:rL b3:bL b4:gL / r / rg").view()["threatened"] == ["b3"]


def test_the_browser_stacks_crabs_by_the_measures_of_the_pictures() -> None:
    measures = (Path(__file__).parents[3] / "web/src/games/crab-stack/measures.ts").read_text(encoding="utf-8")
    told = {name: float(value) for name, value in re.findall(r"const ([A-Z]+) = (\d+);", measures)}
    assert told == {name: getattr(picture, name) for name in ("BOX", "SLAB", "HIGHEST", "FOOT")}


@pytest.mark.parametrize("size", picture.LOOKS)
def test_the_tallest_stack_leaves_the_stack_behind_it_in_sight(size: str) -> None:
    looks, reach = picture.LOOKS[size], picture.HALF_WIDTH[size] + 9
    claws, eyes = picture.CY - 24 - 15 * looks.claw, picture.CY - looks.ry - 5 - looks.eye
    crab = 1.24 * reach - min(claws, eyes) * reach / 50
    behind = 3**0.5 * picture.RADIUS * 1.03
    for height in range(1, 28):
        rise = (height - 1) * min(picture.SLAB, picture.HIGHEST / height) + picture.SLAB
        assert rise + crab < behind + 1, height
