"""Games and positions as users of the library see them."""

import pickle
import random
import subprocess
import sys
from collections import Counter
from typing import Any

import numpy as np
import pytest

import strandline
from strandline import CHANCE, BadOption, BadText, IllegalMove

GAME = strandline.game("crab-stack")
CYCLE = "c3:rSrL c4:rS d2:bS d3:bSbL / r / rb"


def test_the_same_seed_deals_the_same_and_no_seed_deals_anew() -> None:
    assert GAME.start(seed=7) == GAME.start(seed=7)
    assert GAME.start(seed=7) != GAME.start(seed=8)
    assert len({GAME.start().text for _ in range(5)}) == 5


def test_playing_leaves_a_position_as_it_was() -> None:
    position = GAME.start(seed=1)
    text, moves = position.text, position.moves()
    position.play(moves[0])
    assert (position.text, position.moves()) == (text, moves)


def test_a_copy_of_a_row_is_a_copy() -> None:
    position = GAME.start(seed=1)
    position.row()[0] = 99
    position.repetition_keys()[0] = 99
    assert position == GAME.start(seed=1)


def test_positions_are_equal_when_game_options_position_and_what_counts_of_the_past_are() -> None:
    position = GAME.load(CYCLE)
    once_round = position
    for move in ("c3-c4", "d3-d2", "c4-c3", "d2-d3"):
        once_round = once_round.play(move)
    assert once_round.text == position.text
    assert once_round != position  # it stands for the second time
    assert len({position, GAME.load(CYCLE), once_round}) == 2
    assert position != strandline.game("crab-stack", repetition=2).load(CYCLE)
    assert position != CYCLE


def test_the_way_here_does_not_count_once_nothing_earlier_can_come_again() -> None:
    game = strandline.game("crab-stack", repetition=0)
    position = game.load(CYCLE)
    for move in ("c3-c4", "d3-d2", "c4-c3", "d2-d3"):
        position = position.play(move)
    assert position == game.load(CYCLE)


def test_games_and_positions_survive_pickling_with_their_past() -> None:
    position = GAME.load(CYCLE).play("c3-c4").play("d3-d2")
    again = pickle.loads(pickle.dumps(position))
    assert again == position
    assert again.history == ("c3-c4", "d3-d2")
    assert again.start == CYCLE
    assert pickle.loads(pickle.dumps(GAME)) == GAME


def test_a_game_of_a_thousand_moves_can_be_pickled() -> None:
    position = strandline.game("crab-stack", repetition=0).load(CYCLE)
    for _ in range(300):
        for move in ("c3-c4", "d3-d2", "c4-c3", "d2-d3"):
            position = position.play(move)
    assert len(pickle.loads(pickle.dumps(position)).history) == 1200


def test_an_illegal_move_says_why_and_names_the_rule() -> None:
    with pytest.raises(IllegalMove, match=r"c3-d5: a large crab goes exactly one step; .* \(CS-6\)") as caught:
        GAME.load("c3:rL c4:bS d5:bS / r / rb").play("c3-d5")
    assert pickle.loads(pickle.dumps(caught.value)).message == caught.value.message


def test_a_game_that_is_over_takes_no_move() -> None:
    over = GAME.load("c3:rS / over r / r")
    assert over.moves() == []
    with pytest.raises(IllegalMove, match="the game is over"):
        over.play("c3-c4")


def test_an_unknown_game_or_option_names_those_there_are() -> None:
    with pytest.raises(BadOption, match="crab-stack"):
        strandline.game("chess")
    with pytest.raises(BadOption, match="players, layout, tie, repetition"):
        strandline.game("crab-stack", speed=3)
    with pytest.raises(BadOption, match="crab-stack has no option “name”"):
        strandline.game("crab-stack", name="x")


def test_what_is_no_text_is_refused_as_such() -> None:
    wrong: Any
    for wrong in (None, 3, ["crab-stack"]):
        with pytest.raises(TypeError, match="a game's name is given as text"):
            strandline.game(wrong)
        with pytest.raises(TypeError, match="a position is given as text"):
            GAME.load(wrong)
        for ask in (GAME.start(seed=1).play, GAME.start(seed=1).why_not):
            with pytest.raises(TypeError, match="a move is given as text"):
                ask(wrong)


def test_a_text_that_tells_an_illegal_move_is_a_bad_text() -> None:
    start = strandline.game("survive").start(seed=1).text
    with pytest.raises(BadText, match=r"put 7 D4"):
        strandline.game("survive").load(f"{start} | put 7 D4")


def test_games_are_found_by_their_folders() -> None:
    assert "crab-stack" in strandline.game_names()


def test_a_game_without_chance_has_no_odds() -> None:
    assert GAME.start(seed=1).odds() == {}


def test_importing_strandline_loads_neither_numba_nor_numpy() -> None:
    code = "import sys, strandline; strandline.game('crab-stack').start(seed=1).moves(); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "strandline" in loaded
    assert not {"numba", "numpy", "typer", "rich"} & set(loaded)


def test_the_package_lists_all_that_it_has() -> None:
    assert {*strandline.__all__, "__version__"} <= set(dir(strandline))
    assert all(hasattr(strandline, name) for name in dir(strandline))


def test_the_package_runs_as_the_command_line() -> None:
    told = subprocess.run([sys.executable, "-m", "strandline", "games"], capture_output=True, text=True, check=True)
    assert "crab-stack" in told.stdout


@pytest.mark.parametrize("seed", [-1, 2**63, 2**70])
def test_a_seed_that_would_deal_like_another_is_refused(seed: int) -> None:
    with pytest.raises(BadOption, match="a seed is a whole number"):
        strandline.game("crab-stack").start(seed=seed)
    assert strandline.game("crab-stack").start(seed=2**63 - 1) != strandline.game("crab-stack").start(seed=0)


def test_what_is_asked_about_an_illegal_move_is_answered_by_why_it_is_not_legal() -> None:
    for name in ("crab-stack", "krabcek", "survive"):
        position = strandline.game(name).start(seed=1)
        for ask in (position.number, position.way, position.shown, position.reveals):
            if ask == position.reveals and not position.game.modules.view.HIDDEN:
                continue  # nothing is, whatever the move
            with pytest.raises(IllegalMove):
                ask("nonsense")


def test_what_is_wrong_is_quoted_and_no_longer_than_can_be_read() -> None:
    with pytest.raises(BadOption) as told:
        strandline.game("crab-stack", tie="z" * 100_000)
    assert "tie cannot be “zzz" in str(told.value)
    with pytest.raises(BadText) as read:
        strandline.game("krabcek").load("z" * 100_000)
    assert max(len(str(told.value)), len(str(read.value))) < 5000


def test_what_a_seat_knows_tells_no_secret_of_the_past() -> None:
    rng = random.Random(2)
    position = strandline.game("survive", players=3).start(seed=2)
    while len(position.history) < 60:
        position = position.play(rng.choice(position.moves()))
    known = position.known(1)
    assert (known.text, known.history, known.last) == ("", (), "")
    again = pickle.loads(pickle.dumps(known.play(known.moves()[0])))
    assert (again.text, again.start, len(again.history)) == ("", "", 1)
    assert known.moves() == position.moves()


@pytest.mark.parametrize("seat", [2, 99, -1])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    position = strandline.game("survive", players=2).start(seed=2)
    for look in (position.view, position.svg, position.board, position.known):
        with pytest.raises(BadOption, match=f"there is no seat {seat}; seats are numbered 0 to 1"):
            look(seat)
    with pytest.raises(BadOption, match=f"there is no seat {seat}"):
        position.shown(position.moves()[0], seat)


def test_a_sample_is_drawn_by_the_odds_of_chance_and_evenly_among_moves() -> None:
    position = strandline.game("survive", players=2).start(seed=1)
    dice, number = random.Random(1), 400
    while position.turn != CHANCE or len(set(position.odds().values())) < 2:
        position = position.play(position.sample(dice))
    for rng in (random.Random(2), np.random.default_rng(2)):
        drawn = Counter(position.sample(rng) for _ in range(number))
        for outcome, share in position.odds().items():
            assert abs(drawn[outcome] - number * share) <= 5 * (number * share * (1 - share)) ** 0.5
    start = strandline.game("crab-stack").start(seed=1)
    drawn = Counter(start.sample() for _ in range(number))
    assert set(drawn) <= set(start.moves())
    share = 1 / len(start.moves())
    assert max(drawn.values()) <= number * share + 5 * (number * share) ** 0.5 + 1
    while start.turn is not None:
        start = start.play(start.sample(dice))
    with pytest.raises(ValueError, match="the game is over"):
        start.sample()
