"""Seeds, seats and options accept integers of any library, and all functions treat a seed in the same way."""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import strandline
from strandline import BadOption, End, Record
from strandline.arena.match import Match
from strandline.arena.simulation import Simulation
from strandline.bots.levels import baseline
from strandline.bots.process import ProcessBot
from strandline.bots.thinker import RandomBot, Thinker
from strandline.search import alphabeta, baselines, expectimax, mcts, rollouts
from strandline.search.analysis import Walk, analyse, analyse_record
from strandline.search.thought import Budget, Root
from strandline.sim import Batch, data, play_out

GAME = strandline.game("crab-stack")
WON = GAME.load("c3:rSrL c4:rS d2:bS d3:bSbL / r / rb")
ROOT = Root.of(WON)
DICE = Root.of(strandline.game("krabcek").start(seed=1), 0)
ONE = Budget(nodes=1)
RECORD = Record.of(WON)

TAKERS: dict[str, Callable[[Any], Any]] = {
    "start": lambda seed: GAME.start(seed=seed),
    "play_out": lambda seed: play_out(GAME, 2, seed=seed, threads=1).lengths.tolist(),
    "Batch": lambda seed: Batch(GAME, 2, seed=seed, threads=1).rows.tolist(),
    "Batch.reset": lambda seed: Batch(GAME, 2, threads=1).reset(seed),
    "data.play": lambda seed: data.play(GAME, 2, seed=seed).to_pylist(),
    "Source": lambda seed: json.dumps(data.Source(GAME, seed).document()),
    "Match": lambda seed: Match(GAME, ("random", "random"), seed).play(0).partition('"extra"')[0],
    "Simulation": lambda seed: Simulation(GAME, 2, seed).play(0).lengths.tolist(),
    "RandomBot": lambda seed: RandomBot().choose(ROOT, ONE, seed),
    "mcts": lambda seed: mcts.think(ROOT, ONE, seed, target="python").moves,
    "alphabeta": lambda seed: alphabeta.AlphaBeta("crab-stack", seed, target="python").think(ROOT, ONE).moves,
    "random": lambda seed: baselines.random(ROOT, ONE, seed).moves,
    "greedy": lambda seed: baselines.greedy(ROOT, ONE, seed, "python").moves,
}
REFUSERS = TAKERS | {
    "analyse": lambda seed: analyse(WON, nodes=1, seed=seed),
    "analyse_record": lambda seed: analyse_record(RECORD, nodes=1, seed=seed),
    "Walk": lambda seed: Walk(RECORD, ONE, seed),
    "Thinker": lambda seed: Thinker("greedy", baseline("greedy", ROOT.game)).choose(ROOT, ONE, seed),
    "ProcessBot": lambda seed: ProcessBot(["no-such-program"]).choose(ROOT, ONE, seed),
    "rollouts": lambda seed: rollouts.think(DICE, ONE, seed, target="python"),
    "expectimax": lambda seed: expectimax.think(DICE, ONE, seed, target="python"),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", TAKERS)
def test_a_seed_of_numpy_is_the_seed_that_it_looks_like(name: str) -> None:
    drawn = np.random.default_rng(0).integers(1000)
    assert TAKERS[name](drawn) == TAKERS[name](int(drawn))


@pytest.mark.parametrize("name", REFUSERS)
@pytest.mark.parametrize("seed", [-1, 1 << 63, 1.5, "7", True, np.int64(-1), np.float64(3), np.True_], ids=repr)
def test_what_is_no_seed_is_refused_by_all_that_take_one(name: str, seed: Any) -> None:
    with pytest.raises(BadOption, match="a seed is a whole number from 0"):
        REFUSERS[name](seed)


def test_the_last_seed_is_one_for_all_that_take_one() -> None:
    for take in TAKERS.values():
        take((1 << 63) - 1)


def test_an_option_may_be_a_number_of_numpy_but_not_a_truth() -> None:
    game = strandline.game("crab-stack", players=np.int64(3), repetition=np.uint8(2))
    assert game == strandline.game("crab-stack", players=3, repetition=2)
    assert json.loads(Record.of(game.start(seed=1)).json())["options"]["players"] == 3
    for value in (True, np.True_, 3.0, np.float64(3)):
        with pytest.raises(BadOption, match="players cannot be"):
            strandline.game("crab-stack", players=value)


def test_a_seat_may_be_a_number_of_numpy() -> None:
    position = strandline.game("survive").start(seed=1)
    assert json.dumps(position.view(np.int64(1))) == json.dumps(position.view(1))  # type: ignore[arg-type]
    record = Record.of(WON, end=End("resigned", np.int64(0)))  # type: ignore[arg-type]
    assert Record.read(record.json()) == record


SEATED: dict[str, Callable[[Any], Any]] = {
    "view": WON.view,
    "svg": WON.svg,
    "board": WON.board,
    "shown": lambda seat: strandline.game("survive").start(seed=1).shown("put 1 D4", seat),
    "known": lambda seat: strandline.game("survive").start(seed=1).known(seat),
    "Root": lambda seat: Root.of(WON, seat),
    "analyse": lambda seat: analyse(WON, nodes=1, seat=seat),
}


@pytest.mark.parametrize("name", SEATED)
@pytest.mark.parametrize("seat", [-1, 4, 1.5, "0", True, np.float64(1)], ids=repr)
def test_what_is_no_seat_is_refused_by_all_that_take_one(name: str, seat: Any) -> None:
    with pytest.raises(BadOption, match=r"there is no seat .*; seats are numbered 0 to [13]"):
        SEATED[name](seat)


def test_a_budget_of_numpy_can_be_told_to_a_program() -> None:
    assert json.dumps(vars(Budget(nodes=np.int64(5), threads=np.int64(2)))) == json.dumps(vars(Budget(None, 5, 2)))  # type: ignore[arg-type]


def test_games_before_the_first_and_games_without_a_move_are_refused() -> None:
    for wrong in ({"first": -1}, {"n": -1}, {"limit": 0}):
        with pytest.raises(ValueError, match="must be"):
            data.play(GAME, **{"n": 1, **wrong})
