"""Many random games: the same for the same seed, however they are played."""

import os
import subprocess
import sys

import numpy as np
import pytest

import strandline
from strandline.core import bits
from strandline.sim import play_out, playout_cpu, playout_kernel

GAMES = [
    pytest.param(name, options, id=f"{name} {options}")
    for name, options in (
        ("crab-stack", {}),
        ("crab-stack", {"players": 3, "tie": "next"}),
        ("crab-stack", {"players": 4, "repetition": 2}),
        ("krabcek", {}),
        ("krabcek", {"tiles": "two", "turns": 60}),
    )
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_game_ends_and_shares_out_one(name: str, options: dict[str, object]) -> None:
    game = strandline.game(name, **options)
    played = play_out(game, 2000, seed=3)
    assert played.results.shape == (2000, game.seats)
    assert played.results.sum(axis=1) == pytest.approx(np.ones(2000))
    assert (played.lengths[:, 0] > 0).all()


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_threads_and_the_cut_into_slices_change_nothing(name: str, options: dict[str, object]) -> None:
    game = strandline.game(name, **options)
    one, three = play_out(game, 500, seed=9, threads=1), play_out(game, 500, seed=9, threads=3)
    assert np.array_equal(one.results, three.results)
    assert np.array_equal(one.lengths, three.lengths)
    other = play_out(game, 500, seed=10)
    assert not np.array_equal(one.lengths, other.lengths)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_playout_is_a_game_that_positions_play_too(name: str, options: dict[str, object]) -> None:
    """The compiled loop and ``Position`` walk through the same game, draw for draw."""
    game = strandline.game(name, **options)
    played = play_out(game, 20, seed=11)
    for n in range(20):
        rng = [0, 0]
        bits.seed(rng, 11, n)
        row = game.blank()
        game.modules.rules.deal(row, rng)
        position = strandline.Position._first(game, row)
        decisions = events = 0
        while position.turn is not None:
            numbers = list(position._named)
            if position.turn == strandline.CHANCE:
                events += 1
                weights = [0] * len(numbers)
                game.modules.rules.weights(position._row, weights)
                chosen = playout_kernel.draw_outcome(weights, len(numbers), rng)
            else:
                decisions += 1
                chosen = bits.pick(rng, len(numbers))
            position = position.play(numbers[chosen])
        assert played.lengths[n].tolist() == [decisions, events]
        assert played.results[n].tolist() == list(position.result or ())


def test_a_game_that_outgrows_its_history_is_played_again_with_more_room(monkeypatch: pytest.MonkeyPatch) -> None:
    game = strandline.game("crab-stack")
    whole = play_out(game, 300, seed=5)
    monkeypatch.setattr(playout_cpu, "ROOM", 4)
    again = play_out(game, 300, seed=5)
    assert np.array_equal(whole.results, again.results)
    assert np.array_equal(whole.lengths, again.lengths)


def test_a_game_that_never_ends_is_cut_off() -> None:
    played = play_out(strandline.game("crab-stack", players=4, repetition=0), 2000, seed=3, limit=2000)
    endless = played.results.sum(axis=1) == 0
    assert endless.any()
    assert (played.lengths[endless, 0] == 2000).all()
    assert (played.lengths[~endless, 0] < 2000).all()


def test_without_numba_the_same_games_are_interpreted() -> None:
    code = """
import sys; sys.modules["numba"] = None
import importlib.util as util
find = util.find_spec
util.find_spec = lambda name, *more: None if name == "numba" else find(name)
import strandline; from strandline.sim import play_out
played = play_out(strandline.game("crab-stack"), 12, seed=2, threads=2)
print(played.lengths[:, 0].tolist())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(play_out(strandline.game("crab-stack"), 12, seed=2).lengths[:, 0].tolist())


def test_without_numpy_it_says_what_to_install() -> None:
    code = """
import sys; sys.modules["numpy"] = None
import strandline; from strandline.sim import play_out
try: play_out(strandline.game("crab-stack"), 1)
except strandline.MissingExtra as error: print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "pip install '.[fast]'" in done.stdout


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"policy": "clever"}, "'random'"),
        ({"device": "tpu"}, "'cpu' and 'cuda'"),
        ({"n": -1}, "0 or more"),
        ({"threads": 0}, "1 or more"),
        ({"limit": 0}, "1 or more"),
    ],
)
def test_a_wrong_argument_is_named(wrong: dict[str, object], said: str) -> None:
    arguments = {"n": 1, **wrong}
    with pytest.raises(ValueError, match=said):
        play_out(strandline.game("crab-stack"), **arguments)  # type: ignore[arg-type]


def test_no_games_are_no_games() -> None:
    assert play_out(strandline.game("crab-stack"), 0).results.shape == (0, 2)


def test_a_machine_without_a_gpu_says_so() -> None:
    from numba import cuda

    if cuda.is_available():
        return
    with pytest.raises(RuntimeError, match="no GPU"):
        play_out(strandline.game("crab-stack"), 1, device="cuda")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_code_for_a_gpu_plays_the_same_games(name: str, options: dict[str, object]) -> None:
    """Run on a CPU by Numba's simulator; with one thread a block, for it gets in the way of itself with more."""
    code = f"""
import strandline; from strandline.sim import play_out, playout_cuda as cuda
cuda.shape, cuda.ROOMS = lambda size: cuda.Shape(1, 3, 64, 1, has_lent_rows=size > 100), (4, 8)
played = play_out(strandline.game({name!r}, **{options!r}), 6, seed=4, device="cuda")
print(played.lengths.tolist(), played.results.tolist())
left = play_out(strandline.game({name!r}, **{options!r}), 6, seed=4, device="cuda", is_left_there=True)
print(left.lengths.copy_to_host().tolist(), left.results.copy_to_host().tolist())
"""
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=False)
    played = play_out(strandline.game(name, **options), 6, seed=4)
    told = f"{played.lengths.tolist()} {played.results.tolist()}"
    assert done.stdout.splitlines() == [told, told], done.stderr
