"""Survive for the browser: symbols, places and ways are enough to draw every position and every move."""

import itertools
import random
import re

from atlantis import lay

import strandline
from strandline import Position
from strandline.games.survive import notation, picture, terminal, view

GAME = strandline.game("survive", players=3, values="own")


def played(seed: int) -> list[Position]:
    """A random game, moment by moment."""
    chooser = random.Random(seed)
    positions = [GAME.start(seed)]
    while positions[-1].turn is not None:
        positions.append(positions[-1].play(chooser.choice(positions[-1].moves())))
    return positions


POSITIONS = played(7)


def standing(position: Position, piece: str) -> str | None:
    """Where an explorer is, isles included."""
    seen = position.view()
    groups = (seen[kind].items() for kind in ("walkers", "swimmers", "boats", "saved"))
    return next((place for group in groups for place, people in group if piece in people), None)


def test_an_explorers_way_begins_where_he_stood_and_ends_where_he_stands() -> None:
    walked = 0
    for before, after in itertools.pairwise(POSITIONS):
        row, number = before.row(), before.number(after.last)
        way = notation.way(row, number)
        found = re.fullmatch(r"([rbgy][a-j])>.*", after.last)
        if found:
            walked += 1
            assert way[0] == standing(before, found[1])
            assert standing(after, found[1]) in (way[-1], None)  # None: a creature was there
            assert way[-1] == after.last.split(">")[1].split()[-1]
        elif ">" in after.last:
            assert way == after.last.split()[1].split(">")
        else:
            assert way == []
    assert walked > 20


def test_a_way_on_one_hex_names_it_once() -> None:
    climbs = [
        (before, after.last)
        for before, after in itertools.pairwise(POSITIONS)
        if (found := re.fullmatch(r"(..)>(?:boat|sea) (.*)", after.last)) and standing(before, found[1]) == found[2]
    ]
    assert climbs
    for position, move in climbs:
        assert notation.way(position.row(), position.number(move)) == [move.split()[-1]]


def test_every_symbol_of_a_picture_is_among_the_symbols_and_belongs_to_this_game() -> None:
    names = set(re.findall(r'<symbol [^>]*?id="([^"]+)"', view.symbols()))
    assert all(name.startswith("sv-") for name in names)
    for position in POSITIONS[::40]:
        assert set(re.findall(r'href="#([^"]+)"', position.svg(0))) <= names
    assert {f"sv-effect-{effect}" for effect in ("shark", "repel-whale", "volcano", "move-serpent")} <= names


def test_the_scene_has_every_place_within_its_bounds_and_tells_nothing_of_the_game() -> None:
    scenes = [view.scene(position.view()) for position in (POSITIONS[0], POSITIONS[-1])]
    assert scenes[0] == scenes[1]
    places = scenes[0]["places"]
    assert len(places) == 133 + 4
    assert {place["kind"] for place in places.values()} == {"sea", "island", "isle"}
    assert sum(place["kind"] == "island" for place in places.values()) == 40
    for place in places.values():
        assert 0 < place["x"] < scenes[0]["width"]
        assert 0 < place["y"] < scenes[0]["height"]


def test_in_a_players_panel_nothing_lies_on_anything_else() -> None:
    """Also with two digits: who it is, saved, lost, and the creature that is to move or the score."""
    seen = next(found for each in POSITIONS if (found := each.view())["creature"])
    seat = seen["active"]
    colour = seen["colours"][seat][0]
    people = [colour + letter for letter in "abcdefghij"]
    for crowd, scores in itertools.product((people[:0], people), (None, [30, 31, 32])):
        seen |= {"saved": {"NW": crowd}, "lost": crowd, "scores": scores, "hands": [[]] * 3}
        drawn = boxes(picture._seat(seen, seat, 0, 0, (picture.WIDTH - 12) / 4))
        assert len(drawn) == 4
        for (a, b, c, d), (e, f, g, h) in itertools.combinations(drawn, 2):
            assert c <= e or g <= a or d <= f or h <= b, (crowd, scores)


def boxes(drawn: str) -> list[tuple[float, ...]]:
    """Left, top, right and bottom of what is used or drawn in strokes."""
    found = []
    for use in re.findall(r"<use [^>]*>", drawn):
        x, y, width, height = (float(each) for each in re.findall(r' (?:x|y|width|height)="([^"]*)"', use))
        found.append((x, y, x + width, y + height))
    for path in re.findall(r' d="(M[\d. Ml-]*)"', drawn):
        at, points = (0.0, 0.0), []
        for command, x, y in re.findall(r"([Ml])(-?[\d.]+) (-?[\d.]+)", path):
            at = (float(x), float(y)) if command == "M" else (at[0] + float(x), at[1] + float(y))
            points.append(at)
        across, down = zip(*points, strict=True)
        found.append((min(across), min(down), max(across), max(down)))
    return found


def test_the_terminals_board_names_the_owners_without_colours() -> None:
    position = lay(0, who={"ra": "J7", "bc": "F4", "rb": "boat C3", "yb": "boat C3"}, boats="C3")
    board = re.sub(r"\[[^]]*\]", "", terminal.board(position.view()))
    assert "Ra" in board
    assert "~Bc" in board
    assert "(RY)" in board, "where there is no room, the owners stay"
