"""The tips on the rules pages are true: the solver, the analysis, or every roll of the die shows it.

A test says in its docstring how. The positions are those of the examples that a reader can play.
"""

import json
from fractions import Fraction
from typing import Any

import pytest

import strandline
from strandline import Position
from strandline.games.krabcek.board import EXIT, FIELDS, GATES, NAMES, NEXT, TOP
from strandline.games.survive.board import HEXES, ISLAND, LANDINGS, NEIGHBOURS, SERPENT_HEXES
from strandline.games.survive.board import NAMES as NAMES_OF_HEXES
from strandline.search.solve import Outcome, Solver
from strandline.search.thought import Budget, Root

from .words import OURS, PACKAGE

EXAMPLES: dict[tuple[str, str], dict[str, Any]] = {
    (name, example["name"]): example
    for name in OURS
    for example in json.loads((PACKAGE / f"games/{name.replace('-', '_')}/pages.json").read_text("utf-8"))["examples"]
}
NUMBERS = range(1, 7)


def position(game: str, example: str, moves: int = 0) -> Position:
    """Return the position of an example after a number of its moves."""
    found = EXAMPLES[game, example]
    here = strandline.game(game, **found.get("options", {})).load(found["text"])
    for move in found["moves"][:moves]:
        here = here.play(move)
    return here


def played(start: Position, *moves: str) -> Position:
    for move in moves:
        start = start.play(move)
    return start


# Crab Stack


def winning(start: Position) -> set[str]:
    """The moves after which the player who makes them wins, whatever the other does: by the solver."""
    solver = Solver(start.game, memory=32)
    found = set()
    for move in start.moves():
        after = start.play(move)
        if after.result is not None:
            outcome = Outcome.WON if after.result[start.turn or 0] == 1 else Outcome.LOST
        else:
            solved = solver.solve(Root.of(after), Budget(nodes=2_000_000)).outcome
            assert solved in (Outcome.WON, Outcome.LOST)
            outcome = solved if after.turn == start.turn else {Outcome.WON: Outcome.LOST}.get(solved, Outcome.WON)
        found |= {move} if outcome is Outcome.WON else set()
    return found


@pytest.mark.slow
def test_both_moves_off_the_bridge_win_and_only_one_of_the_other_six_does() -> None:
    """The solver proves the outcome of all eight moves."""
    start = position("crab-stack", "wave")
    assert len(start.moves()) == 8
    assert winning(start) == {"d6-c5", "d6-e5", "d2-e2"}


@pytest.mark.slow
def test_of_two_tied_groups_keeping_one_wins_and_keeping_the_other_loses() -> None:
    """The solver proves both choices."""
    tied = position("crab-stack", "choice", moves=1)
    assert tied.moves() == ["keep-d2", "keep-e4"]
    assert winning(tied) == {"keep-d2"}


@pytest.mark.slow
@pytest.mark.parametrize("mover", ["r", "b"])
def test_whoever_has_to_move_loses(mover: str) -> None:
    """The solver proves that no move wins, whichever player is on turn."""
    start = position("crab-stack", "burden")
    start = start.game.load(start.text.replace("/ r /", f"/ {mover} /"))
    assert len(start.moves()) == 2
    assert winning(start) == set()


def test_only_a_large_crab_covers_a_large_one_and_every_crab_covers_a_small_one() -> None:
    """Every legal move of a deal is looked at."""
    start = position("crab-stack", "two")
    tops = {cell: crab[-1] for cell, _, crab in (each.partition(":") for each in start.text.split(" / ")[0].split())}
    onto = {(tops[move[:2]], tops[move[3:]]) for mover in "rb" for move in moves_of(start, mover)}
    assert {above for above, below in onto if below == "L"} == {"L"}
    assert {above for above, below in onto if below == "S"} == {"L", "M", "S"}
    assert {below for above, below in onto if above == "S"} == {"S"}


def moves_of(start: Position, mover: str) -> list[str]:
    return start.game.load(start.text.replace("/ r /", f"/ {mover} /")).moves()


def test_the_books_wave_takes_5_cells_and_leaves_23() -> None:
    """The cells are counted before and after."""
    start = position("crab-stack", "books-wave")
    after = position("crab-stack", "books-wave", moves=1)
    # The large crab leaves an empty cell: 29 cells become 28, in two groups.
    assert len(start.text.split(" / ")[0].split()) == 29
    assert len(after.text.split(" / ")[0].split()) == 23


# Krabcek


def after_roll(start: Position, number: int) -> Position:
    return start.play(f"die {number}")


def wins(start: Position, seat: int) -> set[int]:
    """The numbers with which this seat, which is about to roll, can build the tower at once."""
    found = set()
    for number in NUMBERS:
        rolled = after_roll(start, number)
        if rolled.turn == seat and any(rolled.play(move).result == (1 - seat, seat) for move in rolled.moves()):
            found.add(number)
    return found


def loses(start: Position) -> set[int]:
    """The numbers that cannot be used."""
    return {number for number in NUMBERS if after_roll(start, number).turn is None}


def again(start: Position) -> Position:
    """The same position with the other player about to roll, as if the one on turn did nothing."""
    colour, other = ("b", "w") if "| roll b |" in start.text else ("w", "b")
    return start.game.load(start.text.replace(f"| roll {colour} |", f"| roll {other} |"))


def test_the_ending_is_as_told_roll_by_roll() -> None:
    """All six numbers are rolled, and every move with them is tried."""
    start = position("krabcek", "walk")
    assert wins(start, seat=1) == {2, 3, 4}
    assert loses(start) == {5}
    assert len(after_roll(start, 1).moves()) == 12
    assert after_roll(start, 6).moves() == ["g12=v32", "v01=v32"]
    for switch in after_roll(start, 6).moves():
        assert wins(again(played(start, "die 6", switch)), seat=1) == set()
    assert after_roll(start, 2).way("x22-v32") == ["x22", "h32", "v32"]
    assert len(after_roll(start, 4).way("x22-v32")) == 5
    assert position("krabcek", "enter-win", moves=2).result == position("krabcek", "long-way", moves=2).result == (0, 1)


def test_a_bigboy_on_a_good_gate_shuts_his_own_side_in() -> None:
    """All six numbers are rolled: only the dead end, the island and a jump are left, and a 6 loses."""
    start = position("krabcek", "shut-in")
    assert loses(start) == {6}
    assert after_roll(start, 2).moves() == ["M@x21", "S@x21"]
    assert {move[2:] for move in after_roll(start, 1).moves()} == {"g03", "g21"}


@pytest.mark.slow
def test_the_bigboy_enters_best_on_the_island_and_a_skinnyboy_attacks_best_on_h11() -> None:
    """The analysis ranks the moves of the first turn, with a 1 and with a 4."""
    start = position("krabcek", "attack")
    one = start.game.load(start.text.replace("| b 4 |", "| b 1 |"))
    assert strandline.analyse(one, nodes=20_000).moves[0].move == "B@g03"
    assert strandline.analyse(start, nodes=20_000).moves[0].move == "S@h11"


@pytest.mark.slow
def test_the_big_stack_wins_with_more_numbers_than_the_little_stack() -> None:
    """Both stacks are made, all numbers of the next roll are tried, and the analysis agrees."""
    start = position("krabcek", "either-stack")
    assert wins(again(start.play("x20-v31")), seat=0) == {3, 4, 5, 6}
    assert wins(again(start.play("x23-x20")), seat=0) == {2, 6}
    assert strandline.analyse(start, nodes=20_000).moves[0].move == "x20-v31"


@pytest.mark.slow
def test_with_the_bigboy_off_the_board_a_block_is_better_than_bringing_him_in() -> None:
    """Only one move leaves numbers that the opponent cannot use, and the analysis ranks it first."""
    start = position("krabcek", "block")
    assert {move: loses(start.play(move)) for move in start.moves() if loses(start.play(move))} == {
        "v23-h23": {3, 4, 5, 6}
    }
    assert "B@g03" in start.moves()
    assert strandline.analyse(start, nodes=20_000).moves[0].move == "v23-h23"


@pytest.mark.parametrize("gate", NAMES[:TOP])
def test_a_bigboy_on_a_gate_walks_nowhere_and_leaves_the_gates_only_with_a_6(gate: str) -> None:
    """The Bigboy is put on each gate in turn, with a Skinnyboy on an Avenue, and all six numbers are rolled."""
    tiles, gates, *_ = position("krabcek", "switch").text.split(" | ")
    start = strandline.game("krabcek").load(f"{tiles} | {gates} | b B@{gate} S@v31 w - | roll b | 4")
    gone = {number: [move for move in after_roll(start, number).moves() if gate in move[:3]] for number in NUMBERS}
    assert all(move[4:] in NAMES[:TOP] for move in gone.pop(5))
    assert f"{gate}=v31" in gone.pop(6)
    assert not [move for moves in gone.values() for move in moves if move.startswith(f"{gate}-")]


def test_tiles_from_two_piles_fit_wherever_their_pile_lay() -> None:
    """The same tiles lie on the same kind of places, in another order: the labyrinth is read without a complaint."""
    before = position("krabcek", "tiles").text.split(" | ")[0].replace(" / ", " ").split()
    after = position("krabcek", "relaid").text.split(" | ")[0].replace(" / ", " ").split()
    assert before != after
    for pile in (0, 1):
        places = [n for n in range(16) if (n // 4 + n % 4) % 2 == pile]
        assert sorted(before[n] for n in places) == sorted(after[n] for n in places)


def test_in_the_second_tile_set_more_exits_lead_nowhere() -> None:
    """KR-4: in thirty deals of each set, the exits are counted from which no other gate can be reached."""
    assert blind_exits("one") * 2 < blind_exits("two")


def blind_exits(tiles: str) -> int:
    found = 0
    for seed in range(30):
        row = strandline.game("krabcek", tiles=tiles).start(seed=seed).row()
        for way_out in range(EXIT, FIELDS):
            near = row[NEXT + way_out]
            if near & GATES:
                found += not reached(row, way_out, closed=near & GATES) & GATES
    return found


def reached(row: list[int], start: int, closed: int) -> int:
    """All fields that can be reached from one, without some that are closed."""
    seen, ahead = 1 << start, [start]
    while ahead:
        fresh = row[NEXT + ahead.pop()] & ~seen & ~closed
        seen |= fresh
        ahead += [field for field in range(FIELDS) if fresh >> field & 1]
    return seen


# Survive


def test_the_first_mountain_is_the_volcano_with_a_chance_of_1_in_8() -> None:
    """The odds of the tile's back are those of the rules; four of the eight mountains are whirlpools."""
    odds = position("survive", "end", moves=1).odds()
    assert odds["back volcano"] == Fraction(1, 8)
    assert odds["back whirlpool"] == Fraction(1, 2)


def test_beaches_sink_first_and_are_gone_after_16_turns() -> None:
    """The island of the example has 16 of them, everyone sinks a tile a turn, and only a beach may be taken."""
    start = position("survive", "sink")
    beaches = {
        f"sink {NAMES_OF_HEXES[cell]}" for cell, terrain in zip(ISLAND, start.start, strict=False) if terrain == "b"
    }
    assert len(beaches) == 16
    assert set(start.moves()) < beaches


def test_a_boat_that_waits_before_an_isle_is_taken_by_the_serpent_beside_it() -> None:
    """The example is played. At every isle a serpent starts on one of the two hexes, next to the other."""
    before, after = (position("survive", "doorstep", moves=moves) for moves in (1, 10))
    assert before.view()["boats"]["C0"]
    assert "C0" not in after.view()["boats"]
    for first, second in ((HEXES[one], HEXES[other]) for one, other in LANDINGS):
        assert second in NEIGHBOURS[first]
        assert len({first, second} & set(SERPENT_HEXES)) == 1


def test_one_explorer_beside_a_single_rival_may_sail_the_boat() -> None:
    """The example is played: Blue boards Red's boat, and sailing it is legal for Blue."""
    boarded = position("survive", "control", moves=7)
    assert boarded.turn == 1
    assert "boat C6>B7" in boarded.moves()
    assert "boat C6>B7" not in position("survive", "control", moves=6).moves()


@pytest.mark.slow
def test_a_serpent_that_can_take_a_boat_does() -> None:
    """The analysis ranks the serpent's moves."""
    assert strandline.analyse(position("survive", "serpent", moves=1), nodes=20_000).moves[0].move == "serpent C10>C9"
