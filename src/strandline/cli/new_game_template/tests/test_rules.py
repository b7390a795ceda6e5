"""Three Stones, rule by rule: a position in text, a move, and what must follow."""

import random

import pytest

import strandline
from strandline.core.errors import BadOption, BadText

GAME = strandline.game("three-stones")


def test_ts1_there_are_nine_points() -> None:
    assert GAME.start().moves() == ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"]


def test_ts2_red_begins_and_players_take_turns() -> None:
    position = GAME.start()
    assert position.turn == 0
    assert position.play("b2").turn == 1


def test_ts3_stones_are_placed_on_empty_points() -> None:
    position = GAME.start().play("b2")
    assert "b2" not in position.moves()
    assert str(position.why_not("b2")) == "there is a stone on b2 (TS-3)"
    assert str(position.why_not("b2-a1")) == "stones are moved only when all six are on the board (TS-3)"


def test_ts4_a_stone_moves_to_an_empty_point_beside_it() -> None:
    position = GAME.load("rbr.bb.r. r")
    assert position.moves() == ["a1-a2", "b3-a2", "b3-a3", "b3-c3"]
    assert str(position.why_not("a1-c3")) == "c3 is not beside it (TS-4)"
    assert str(position.why_not("b1-a2")) == "you have no stone on b1 (TS-4)"
    assert str(position.why_not("b2")) == "all stones are placed: move one of yours (TS-3)"


@pytest.mark.parametrize(("text", "move"), [("rr..bb... r", "c1"), ("b...rrrbb r", "c2-c1"), ("rbr.bb.r. b", "b1-a2")])
def test_ts5_three_in_a_line_win(text: str, move: str) -> None:
    position = GAME.load(text)
    winner = position.turn
    over = position.play(move)
    assert over.turn is None
    assert over.result == tuple(1.0 if seat == winner else 0.0 for seat in range(2))


def test_ts5_a_position_that_stands_for_the_third_time_is_a_draw() -> None:
    position = GAME.load("rbr.bb.r. r")
    for move in ["b3-a3", "c2-c3", "a3-b3", "c3-c2"] * 2:
        assert position.turn is not None
        position = position.play(move)
    assert position.result == (0.5, 0.5)


def test_ts6_stones_may_fly_if_you_agree_so() -> None:
    assert "a1-c3" in strandline.game("three-stones", moving="fly").load("rbr.bb.r. r").moves()
    with pytest.raises(BadOption, match="moving cannot be “swim”"):
        strandline.game("three-stones", moving="swim")


@pytest.mark.parametrize("move", ["b4", "a1-b2-c3", "castle"])
def test_ts7_a_move_is_a_point_or_two(move: str) -> None:
    assert str(GAME.start().why_not(move)).startswith("this is not a move in Three Stones")


@pytest.mark.parametrize("text", ["rr..bb... r", "b...rrrbb b", "rrr.bb... over", "rbr.bb.r. over"])
def test_ts8_a_position_is_read_as_it_is_written(text: str) -> None:
    assert GAME.load(text).text == text


@pytest.mark.parametrize(
    "text", ["", "rr..bb...", "rr....... r", "rr..bb... b", "rrr.bb... b", "rrrbbb... over", "r...b.... over"]
)
def test_ts8_a_position_that_no_game_comes_to_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="TS-8"):
        GAME.load(text)


@pytest.mark.parametrize("moving", ["step", "fly"])
@pytest.mark.parametrize("seed", range(20))
def test_every_game_comes_to_an_end(seed: int, moving: str) -> None:
    rng = random.Random(seed)
    position = strandline.game("three-stones", moving=moving).start(seed)
    while position.turn is not None:
        assert position.moves()
        assert position.game.load(position.text).text == position.text
        position = position.play(rng.choice(position.moves()))
    assert sum(position.result or ()) == 1
