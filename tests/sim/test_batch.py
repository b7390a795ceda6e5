"""Many games side by side: the same as one by one, on every device."""

import copy
import os
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import strandline
from strandline import BadRecord, Record
from strandline.core import bits
from strandline.core.contract import CHANCE
from strandline.envs.encoding import Encoding, rewards
from strandline.sim import batch as batches
from strandline.sim.batch import Batch
from strandline.sim.playout_kernel import draw_outcome

CASES = [
    pytest.param("crab-stack", {"players": 2}, id="crab-stack"),
    pytest.param("crab-stack", {"players": 4, "tie": "next", "repetition": 2}, id="crab-stack of 4"),
    pytest.param("krabcek", {"turns": 30}, id="krabcek"),
    pytest.param("survive", {"players": 2, "colours": 2}, id="survive", marks=pytest.mark.slow),
]
TOLD = ("rows", "lengths", "turns", "masks", "observations", "rewards", "done", "terminated", "truncated")


def dealt(game: strandline.Game, seed: int, number: int) -> tuple[list[int], list[int]]:
    """The row of a game of a seed as it is dealt, and its stream of random numbers."""
    rng, row = [0, 0], game.blank()
    bits.seed(rng, seed, number)
    game.modules.rules.deal(row, rng)
    return row, rng


def chosen(masks: Any, dice: np.random.Generator) -> Any:
    """A legal action at random for each game."""
    return np.array([dice.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize(("name", "options"), CASES)
def test_a_batch_plays_the_games_that_positions_play(name: str, options: dict[str, Any]) -> None:
    game, dice = strandline.game(name, **options), np.random.default_rng(3)
    batch, encoding, ended = Batch(game, 6, seed=2), Encoding(game), 0
    numbers = list(range(6))
    for _ in range(60 if name == "survive" else 400):
        before = [batch.position(i) for i in range(6)]
        actions = chosen(batch.masks, dice)
        batch.step(actions)
        for i, position in enumerate(before):
            seat = position.turn
            assert seat is not None
            after = position.play(encoding.text(position, actions[i]))
            told = batch.rewards[i].tolist()
            if after.turn == CHANCE:
                continue  # what fell is not known here: the next test looks at that
            assert batch.done[i] == batch.terminated[i] == (after.turn is None)
            if after.result is None:
                assert batch.position(i) == after
                assert told == [0] * game.seats
            else:
                ended += 1
                assert told == pytest.approx(rewards(after.result))
                assert batch.finals[i].tolist() == encoding.observe(after, seat).tolist()
                assert batch.lengths[i, 0] == 0
                numbers[i] += 6  # slot i plays every sixth game of the seed
                assert batch.position(i).row() == dealt(game, 2, numbers[i])[0]
        for i in range(6):
            now = batch.position(i)
            assert batch.turns[i] == now.turn
            assert np.array_equal(batch.masks[i], encoding.mask(now))
            assert np.array_equal(batch.observations[i], encoding.observe(now, batch.turns[i]))
        if ended >= 4:
            break
    assert ended or name == "survive"


@pytest.mark.parametrize(("name", "options"), CASES)
def test_what_falls_comes_of_the_seed_and_follows_the_rules(name: str, options: dict[str, Any]) -> None:
    """Chance of game i is drawn as ``play_out`` draws: from the stream of the seed and the game's number."""
    game, dice = strandline.game(name, **options), np.random.default_rng(5)
    batch, encoding = Batch(game, 3, seed=9), Encoding(game)
    deals = [dealt(game, 9, i) for i in range(3)]
    positions = [strandline.Position._first(game, row) for row, _ in deals]
    lengths = np.zeros((3, 2), int)
    for _ in range(60):
        for i, (_, rng) in enumerate(deals):
            while positions[i].turn == CHANCE:
                lengths[i, 1] += 1
                weights = list(positions[i].weights().values())
                outcome = draw_outcome(weights, len(weights), rng)
                positions[i] = positions[i].play(list(positions[i].weights())[outcome])
        if any(position.turn is None for position in positions):
            break
        assert [batch.position(i).row() for i in range(3)] == [position.row() for position in positions]
        assert np.array_equal(batch.lengths, lengths)
        actions = chosen(batch.masks, dice)
        batch.step(actions)
        lengths[:, 0] += 1
        positions = [p.play(encoding.text(p, a)) for p, a in zip(positions, actions, strict=True)]


def played(batch: Batch, steps: int = 80) -> list[bytes]:
    dice, told = np.random.default_rng(1), []
    for _ in range(steps):
        batch.step(chosen(batch.masks, dice))
        told.append(b"".join(getattr(batch, name).tobytes() for name in TOLD))
    return told


@pytest.mark.parametrize(("name", "options"), CASES)
def test_threads_change_nothing_and_seeds_do(name: str, options: dict[str, Any]) -> None:
    game = strandline.game(name, **options)
    one = played(Batch(game, 7, seed=4, threads=1))
    assert played(Batch(game, 7, seed=4, threads=3)) == one
    assert played(Batch(game, 7, seed=5, threads=3)) != one
    again = Batch(game, 7, seed=5)
    for seed in (4, None):  # by default, the seed stays
        again.reset(seed)
        assert played(again) == one


SCRIPT = """
import hashlib, sys
{before}
import numpy as np, strandline
from strandline.sim.batch import Batch
from strandline.sim.playout_kernel import draw_outcome
batch = Batch(strandline.game({name!r}, **{options!r}), 5, seed=4, device={device!r})
host = (lambda array: array.copy_to_host()) if {device!r} == "cuda" else (lambda array: array)
dice, told = np.random.default_rng(1), hashlib.sha256()
for _ in range(25):
    batch.step(np.array([dice.choice(np.flatnonzero(mask)) for mask in host(batch.masks)]))
    for array in {told!r}:
        told.update(host(getattr(batch, array)).tobytes())
print(told.hexdigest())
"""
WITHOUT_NUMBA = """
sys.modules["numba"] = None
import importlib.util as util
find = util.find_spec
util.find_spec = lambda name, *more: None if name == "numba" else find(name)
"""


def told_by(name: str, options: dict[str, Any], device: str = "cpu", before: str = "") -> str:
    code = SCRIPT.format(name=name, options=options, device=device, before=before, told=TOLD)
    env = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"} if device == "cuda" else None
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


EVERYWHERE = [*CASES[:3], pytest.param("survive", {"players": 3, "variants": ("crowded",)}, id="survive")]


@pytest.mark.parametrize(("name", "options"), EVERYWHERE)
def test_interpreted_and_on_a_gpu_the_games_are_the_same(name: str, options: dict[str, Any]) -> None:
    """The GPU is Numba's simulator, on a CPU."""
    assert told_by(name, options, device="cuda") == told_by(name, options, before=WITHOUT_NUMBA)


@pytest.mark.parametrize(("name", "options"), CASES)
def test_compiled_they_are_the_same_too(name: str, options: dict[str, Any]) -> None:
    assert told_by(name, options) == told_by(name, options, before=WITHOUT_NUMBA)


def test_a_history_that_gets_long_gets_more_room(monkeypatch: pytest.MonkeyPatch) -> None:
    game = strandline.game("crab-stack", players=4, repetition=2)  # what a history loses, its game shows
    whole = Batch(game, 20, seed=3)
    monkeypatch.setattr(batches, "ROOM", 2)
    monkeypatch.setattr(batches, "SPARE", 1)
    small = Batch(game, 20, seed=3)
    assert played(whole, 120) == played(small, 120)
    assert small._room > 2


def test_a_game_that_never_ends_is_cut_off() -> None:
    game = strandline.game("crab-stack", repetition=0)
    batch, dice, cut = Batch(game, 4, limit=5), np.random.default_rng(1), 0
    for step in range(1, 11):
        batch.step(chosen(batch.masks, dice))
        assert np.array_equal(batch.done, batch.truncated ^ batch.terminated)  # one or the other
        cut += batch.truncated.sum()
        if step == 5:
            assert batch.done.all()
            assert not batch.rewards[batch.truncated].any()
    assert cut >= 4


@pytest.mark.parametrize("name", ["crab-stack", "krabcek"])
def test_positions_go_in_and_out(name: str) -> None:
    game, dice = strandline.game(name), np.random.default_rng(2)
    one, other = Batch(game, 3, seed=1), Batch(game, 3, seed=8)
    for batch in (one, other):
        for _ in range(9):
            batch.step(chosen(batch.masks, dice))
    other.put(1, one.position(2))
    assert other.position(1) == one.position(2)
    assert other.lengths[1].tolist() == [0, 0]
    assert np.array_equal(other.masks[1], one.masks[2])
    assert np.array_equal(other.observations[1], one.observations[2])
    assert other.masks[1].sum() == len(one.position(2).moves())
    kept = other.position(0)
    other.rows[2] = one.rows[0]
    other.refresh()
    assert other.position(0).row() == kept.row()
    assert np.array_equal(other.masks[2], one.masks[0])
    assert other.position(2).row() == one.position(0).row()


def test_only_positions_of_the_game_that_are_not_over_go_in() -> None:
    batch, last = Batch(strandline.game("crab-stack"), 1), strandline.game("crab-stack").start(1)
    while last.turn is not None:
        last = last.play(last.moves()[0])
    for wrong in (strandline.game("crab-stack", players=3).start(1), last):
        with pytest.raises(ValueError, match="not over"):
            batch.put(0, wrong)


def test_where_a_row_is_over_the_next_game_is_dealt_and_nobody_is_paid() -> None:
    game = strandline.game("crab-stack")
    batch, last = Batch(game, 2, seed=5), game.start(1)
    while last.turn is not None:
        last = last.play(last.moves()[0])
    batch.rows[1] = last.row()
    batch.refresh()
    assert batch.position(1).row() == dealt(game, 5, 3)[0]
    assert not batch.done.any()
    assert not batch.rewards.any()


def test_a_position_with_a_long_history_finds_room(monkeypatch: pytest.MonkeyPatch) -> None:
    game, dice = strandline.game("crab-stack"), np.random.default_rng(1)
    position = game.start(1)
    while len(position.repetition_keys()) < 9:
        position = (
            position.play(dice.choice(position.moves()))
            if position.turn is not None
            else game.start(int(dice.integers(99)))
        )
    monkeypatch.setattr(batches, "ROOM", 2)
    monkeypatch.setattr(batches, "SPARE", 1)
    batch = Batch(game, 2, seed=5)
    batch.put(1, position)
    assert batch.position(1) == position


def test_histories_begin_anew_where_rows_were_written() -> None:
    game, dice = strandline.game("crab-stack"), np.random.default_rng(2)
    batch = Batch(game, 3, seed=8)

    def alone(i: int) -> bool:
        return batch.position(i) == game.load(batch.position(i).text)

    while all(map(alone, range(3))):
        batch.step(chosen(batch.masks, dice))
    batch.refresh()
    assert all(map(alone, range(3)))


def test_a_position_at_chance_is_put_with_chance_played() -> None:
    game = strandline.game("krabcek")
    batch, dice = Batch(game, 1, seed=1), np.random.default_rng(2)
    for _ in range(9):
        batch.step(chosen(batch.masks, dice))
    position = batch.position(0)
    position = position.play(position.moves()[0])
    assert position.turn == CHANCE
    batch.put(0, position)
    assert batch.position(0).text.split("|")[2] == position.text.split("|")[2]
    assert batch.turns[0] >= 0


def test_an_illegal_action_is_named_and_nothing_is_done() -> None:
    batch = Batch(strandline.game("crab-stack"), 4, seed=1)
    legal = chosen(batch.masks, np.random.default_rng(1))
    before = batch.rows.copy()
    for i in (0, 2):
        for wrong in (-1, -2, 726, int(np.flatnonzero(batch.masks[i] == 0)[0])):
            actions = legal.copy()
            actions[i] = wrong
            with pytest.raises(ValueError, match=f"game {i}: action {wrong} is not legal"):
                batch.step(actions)
            assert np.array_equal(batch.rows, before)
    with pytest.raises(ValueError, match="one for each game, 4"):
        batch.step(actions[:3])
    with pytest.raises(ValueError, match="whole numbers"):
        batch.step(actions / 2)


@pytest.mark.parametrize(("wrong", "said"), [({"n": 0}, "1 or more"), ({"device": "tpu"}, "'cpu' and 'cuda'")])
def test_a_wrong_argument_is_named(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Batch(strandline.game("crab-stack"), **{"n": 1, **wrong})


def test_a_machine_without_a_gpu_says_so() -> None:
    from numba import cuda

    if cuda.is_available():
        return
    with pytest.raises(RuntimeError, match="no GPU"):
        Batch(strandline.game("crab-stack"), 1, device="cuda")


def test_a_slot_is_one_of_the_batch_before_anything_is_written() -> None:
    game = strandline.game("crab-stack")
    batch, other = Batch(game, 3, seed=1, threads=1), game.start(seed=9)
    batch.put(-1, other)
    assert batch.position(2) == batch.position(-1) == other
    assert np.array_equal(batch.masks[2], Encoding(game).mask(other))
    rows = batch.rows.copy()
    for wrong in (3, -4):
        with pytest.raises(IndexError):
            batch.put(wrong, game.start(seed=8))
        with pytest.raises(IndexError):
            batch.position(wrong)
    assert np.array_equal(batch.rows, rows)


def test_a_position_of_a_batch_has_no_text_where_a_text_tells_all_moves() -> None:
    game, dice = strandline.game("survive"), np.random.default_rng(1)
    batch = Batch(game, 1, seed=1, threads=1)
    for _ in range(60):
        batch.step(chosen(batch.masks, dice))
    position = batch.position(0)
    assert (position.text, position.start) == ("", "")
    with pytest.raises(BadRecord, match="we do not know how this game began"):
        Record.of(position)


def test_a_record_does_not_begin_with_a_position_whose_past_decides_the_game() -> None:
    """Slot 0 stands where it has stood before; once more, and the game is drawn: but not for who begins there."""
    game = strandline.game("crab-stack")
    round_and_back = ("c3-c4", "d3-d2", "c4-c3", "d2-d3")
    batch, first = Batch(game, 1, threads=1), game.load("c3:rSrL c4:rS d2:bS d3:bSbL / r / rb")
    again = first
    for move in round_and_back:
        again = again.play(move)
    batch.put(0, again)
    position = batch.position(0)
    assert Record.read(Record.of(position).json()).position.text == position.text
    for move in round_and_back:
        position = position.play(move)
    assert position.result == (0.5, 0.5)
    with pytest.raises(BadRecord, match="this game depends on moves before its start"):
        Record.of(position)


def test_a_copy_and_a_pickle_go_on_alike_and_apart() -> None:
    batch, dice = Batch(strandline.game("crab-stack"), 5, seed=[3, 1, 4, 1, 5], threads=2), np.random.default_rng(1)
    assert [batch.position(i) for i in range(5)] == [batch.game.start(seed) for seed in (3, 1, 4, 1, 5)]
    for _ in range(12):
        batch.step(chosen(batch.masks, dice))
    others = [copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    for _ in range(20):
        actions = chosen(batch.masks, dice)
        before = [each.rows.copy() for each in others]
        batch.step(actions)
        assert all(np.array_equal(each.rows, rows) for each, rows in zip(others, before, strict=True))
        for each in others:
            each.step(actions)
            assert all(np.array_equal(getattr(each, name), getattr(batch, name)) for name in TOLD)
    assert batch.position(1) == others[0].position(1)
    with pytest.raises(ValueError, match="one for each game, 5; this one has 2"):
        batch.reset([1, 2])
