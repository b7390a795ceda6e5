"""Krabcek: what a move has caused, in words, and against whole random games."""

from collections import Counter

import pytest

import strandline
from strandline import Position
from strandline.core.contract import OVER
from strandline.core.effects import END
from strandline.games.krabcek.board import NOBODY, NUMBERS, SEAT, TURN
from strandline.games.krabcek.notation import standing

from ..alike import caused, random_rows

GAMES = 6
TILES = "A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1"
GATES = "b g01 g03 g21 g30 w g10 g12 g23 g32"
GAME = strandline.game("krabcek")


def at(pieces: str, turn: str, turns: int = 9) -> Position:
    """A position in the labyrinth of the rulebook's gate example."""
    return GAME.load(f"{TILES} | {GATES} | {pieces} | {turn} | {turns}")


def test_kr_9_the_last_gate_goes_to_black() -> None:
    """KR-9"""
    position = GAME.start(1)
    for _ in range(6):
        assert caused(position, position.moves()[0]) == []
        position = position.play(position.moves()[0])
    (gate,) = position.effects(position.moves()[0])
    assert (gate.kind, gate.seats) == ("gate", (0,))
    assert str(gate.message) == f"The last gate, {gate.places[0]}, goes to Black."
    assert gate.places[0] == position.moves()[1].removeprefix("gate ")


def test_kr_10_the_first_roll_says_who_begins() -> None:
    """KR-10"""
    position = GAME.load(f"{TILES} | {GATES} | b - w - | open | 0")
    assert caused(position, "open 2 5") == ["Black begins, with a two."]
    assert caused(position, "open 6 1") == ["White begins, with a one."]


@pytest.mark.parametrize(
    ("pieces", "name"), [("b S@h11 M@h01 w -", "Little Stack"), ("b M@h11 B@h01 w -", "Big Stack")]
)
def test_kr_17_a_stack_that_is_built_is_told(pieces: str, name: str) -> None:
    """KR-17"""
    (stack,) = at(pieces, "b 2").effects("h11-h01")
    assert (str(stack.message), stack.places) == (f"A {name} now stands on h01.", ("h01",))
    assert caused(at("b L@h11 w -", "b 2"), "h11-h01") == []


def test_kr_19_the_tower_ends_the_game() -> None:
    """KR-19"""
    (end,) = at("b L@h11 B@h01 w -", "b 2").effects("h11-h01")
    assert (str(end.message), end.kind, end.places, end.seats) == (
        "Black wins: the tower is built.",
        END,
        ("h01",),
        (0,),
    )


def test_kr_20_who_has_no_move_has_lost() -> None:
    """KR-20"""
    game = strandline.game("krabcek", tiles=[[], ["NW-X"]])
    tiles = "A3 A0 A3 A0 / A0 A3 A0 A3 / B1 B0 B1 B0 / B0 A1 A0 A1"
    line = f"{tiles} | b g01 g03 g10 g12 w g21 g23 g30 g32 | b - w - | open | 0"
    assert caused(game.load(line), "open 3 6") == ["Black has no move with a three: White wins."]
    ending = (
        "B1 B0 A3 A2 / A0 A1 A2 B1 / A3 B0 B3 A2 / A2 A1 A0 A3 | b g01 g21 g23 g30 w g03 g10 g12 g32 | "
        "b S@g01 M@g03 B@g10 S@g21 M@g23 S@g30 S@v31 w S@g12 S@v01 G@v32 S@x22 | roll w | 60"
    )
    assert caused(GAME.load(ending), "die 5") == ["White has no move with a five: Black wins."]


def test_kr_21_a_stack_and_then_the_draw() -> None:
    """KR-21"""
    position = at("b S@h11 M@h01 w -", "b 2", 399)
    assert caused(position, "h11-h01") == ["A Little Stack now stands on h01.", "A draw: 400 turns have been played."]


@pytest.mark.parametrize("tiles", ["one", "two"])
@pytest.mark.parametrize("seed", range(GAMES))
def test_kr_17_effects_tell_every_stack_and_the_end_of_a_game(tiles: str, seed: int) -> None:
    """KR-17, KR-19 to KR-21"""
    game = strandline.game("krabcek", tiles=tiles, turns=120)
    for before, move, after in random_rows(game, seed):
        found = {each.kind: each for each in game.effects(before, move, after)}
        was, now = (Counter(kind for seat in range(2) for _, kind in standing(row, seat)) for row in (before, after))
        assert ("stack" in found) == bool((now - was).keys() & {"L", "G"})
        if "stack" in found:
            stack = found["stack"]
            assert (NUMBERS[stack.places[0]], stack.message.params["piece"]) in standing(after, stack.seats[0])
        assert (END in found) == (after[TURN] == OVER)
        if END in found:
            winners = () if after[SEAT] == NOBODY else (after[SEAT],)
            assert found[END].seats == winners
