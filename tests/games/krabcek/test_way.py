"""Krabcek: the way that a piece goes with a move."""

import random
from itertools import pairwise

import pytest

import strandline
from strandline import Position
from strandline.games.krabcek.board import NAMES, NEXT, NUMBERS

GAME = strandline.game("krabcek")
TILES = "A3 A0 B3 A2 / A0 B1 A0 A1 / B3 B0 A1 A2 / A2 A3 A0 B1"
GATES = "b g01 g03 g21 g30 w g10 g12 g23 g32"


def at(pieces: str, turn: str) -> Position:
    return GAME.load(f"{TILES} | {GATES} | {pieces} | {turn} | 9")


def way(position: Position, move: str) -> list[str]:
    found: list[str] = GAME.modules.notation.way(position.row(), position.number(move))
    return found


def test_kr_12_who_enters_comes_from_off_the_board_and_the_gate_is_the_first_field() -> None:
    assert way(at("b - w -", "b 2"), "S@x20") == ["bS", "g30", "x20"]
    assert way(at("b - w -", "w 1"), "B@g10") == ["wB", "g10"]


def test_kr_1_a_way_goes_over_the_joined_edges() -> None:
    assert way(at("b S@h01 w -", "b 1"), "h01-v31") == ["h01", "v31"]


def test_kr_14_a_way_goes_round_who_stands_in_it() -> None:
    free = at("b S@v31 w -", "b 4")
    direct = way(free, next(move for move in free.moves() if move.startswith("v31-")))
    stopped = at(f"b S@v31 w S@{direct[1]}", "b 4")
    for move in stopped.moves():
        assert direct[1] not in way(stopped, move)


def test_kr_15_a_switch_has_two_ends() -> None:
    assert way(at("b S@h11 M@h20 w -", "b 6"), "h11=h20") == ["h11", "h20"]


def test_kr_16_a_jump_has_two_ends() -> None:
    assert way(at("b B@g01 w -", "b 5"), "g01-g10") == ["g01", "g10"]


def test_gates_and_dice_have_no_way() -> None:
    assert way(GAME.start(seed=1), "gate g12") == []
    assert way(at("b - w -", "roll b"), "die 5") == []


@pytest.mark.parametrize("seed", range(3))
def test_every_step_leads_to_a_field_beside_and_over_nobody(seed: int) -> None:
    chooser = random.Random(seed)
    position = GAME.start(seed=seed)
    while position.turn is not None:
        row, view = position.row(), position.view()
        for move in position.moves():
            told = way(position, move)
            if not told or "=" in move or (move[0] == "g" and len(told) == 2):
                continue
            fields = [NUMBERS[name] for name in told if name in NUMBERS]
            assert len(told) == view["die"] + 1
            assert len(set(told)) == len(told)
            assert not set(told[1:-1]) & set(view["pieces"])
            assert told[-1] == move[-3:]
            for here, there in pairwise(fields):
                assert row[NEXT + here] >> there & 1, f"{NAMES[here]} {NAMES[there]}"
        position = position.play(chooser.choice(position.moves()))
