"""What a browser draws with, alike for every game: symbols, the scene, and the way that a piece goes."""

import json
import random
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import pytest

import strandline
from strandline import Position

GAMES = strandline.game_names()


def positions(name: str, **options: Any) -> Iterator[tuple[Position, str]]:
    """Every position of a random game, with the move made there."""
    chance = random.Random(7)
    position = strandline.game(name, **options).start(7)
    while position.turn is not None:
        move = chance.choice(position.moves())
        yield position, move
        position = position.play(move)


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{markup}</svg>")


def ids(name: str) -> list[str]:
    return [symbol.get("id", "") for symbol in parsed(strandline.game(name).symbols())]


def test_the_symbols_of_all_games_can_stand_on_one_page() -> None:
    names = [each for name in GAMES for each in ids(name)]
    assert all(names)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", GAMES)
def test_pictures_draw_with_the_symbols(name: str) -> None:
    game = strandline.game(name)
    symbols = game.symbols()
    names = ids(name)
    assert names
    used = re.findall(r'href="#([^"]+)"', symbols + game.start(1).svg())
    assert set(used) <= set(names)
    assert symbols in game.start(1).svg()


@pytest.mark.parametrize("name", GAMES)
def test_the_scene_never_changes_in_a_game_and_holds_all_its_places(name: str) -> None:
    first: dict[str, Any] | None = None
    for position, _ in positions(name):
        scene = position.scene()
        first = first or scene
        assert scene == first
    assert first is not None
    assert json.loads(json.dumps(first)) == first
    assert set(first) >= {"width", "height", "ground", "places"}
    assert len(parsed(first["ground"]))
    for place in first["places"].values():
        assert 0 <= place["x"] <= first["width"]
        assert 0 <= place["y"] <= first["height"]


@pytest.mark.parametrize("name", GAMES)
def test_no_drawing_needs_a_font_or_a_style(name: str) -> None:
    """A page under a strict Content-Security-Policy can show it."""
    position = strandline.game(name).start(1)
    for markup in position.game.symbols(), position.scene()["ground"], position.svg():
        assert "style=" not in markup
        assert "<text" not in markup
        assert "<script" not in markup


@pytest.mark.parametrize("name", GAMES)
def test_a_way_leads_over_places_from_where_the_move_says_to_where_it_says(name: str) -> None:
    travelled = 0
    for position, move in positions(name):
        places = position.scene()["places"]
        way = position.way(move)
        if not way:
            continue
        travelled += 1
        named = [word for word in re.findall(r"\w+", move) if word in places]
        assert set(way) <= set(places)
        assert all(one != other for one, other in pairwise(way))
        assert way[-1] == named[-1]
        assert len(named) < 2 or way[0] == named[0]
    assert travelled
