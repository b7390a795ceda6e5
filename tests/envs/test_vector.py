"""Thousands of games for Gymnasium: its contract holds, and the games are those of the batch."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import strandline
import strandline.envs.gymnasium
from strandline.core.errors import BadOption
from strandline.envs.vector import SelfPlay

IDS = ["CrabStack", "Krabcek", pytest.param("Survive", marks=pytest.mark.slow)]


def made(name: str = "CrabStack", n: int = 6, **options: Any) -> SelfPlay:
    env = gymnasium.make_vec(f"strandline/{name}-v0", num_envs=n, **options)
    assert isinstance(env, SelfPlay)
    return env


@pytest.mark.slow
@pytest.mark.parametrize("name", IDS)
def test_spaces_hold_what_is_told(name: str) -> None:
    env = made(name)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, _ = env.reset(seed=1)
    for _ in range(40):
        assert env.observation_space.contains(observations)
        assert env.single_observation_space.contains({key: each[2] for key, each in observations.items()})
        actions = env.sample()
        assert env.action_space.contains(actions)
        assert observations["action_mask"][np.arange(6), actions].all()
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (6,)
        assert terminations.dtype == truncations.dtype == np.bool_
        assert infos["seat"].shape == (6,)
    env.close()


def test_gymnasiums_own_sampling_with_masks_is_legal() -> None:
    env = made()
    observations, _ = env.reset(seed=1)
    for _ in range(5):
        masks = tuple(observations["action_mask"])
        observations, *_ = env.step(env.action_space.sample(mask=masks))


def test_a_seed_repeats_the_games_and_another_does_not() -> None:
    one, other = made(copy=True), made(copy=True, threads=1)
    first, _ = one.reset(seed=5)
    assert np.array_equal(first["observation"], other.reset(seed=5)[0]["observation"])
    assert not np.array_equal(first["observation"], other.reset(seed=6)[0]["observation"])
    other.reset(seed=5)
    for _ in range(60):
        actions = one.sample()
        told = [env.step(actions) for env in (one, other)]
        assert np.array_equal(told[0][0]["observation"], told[1][0]["observation"])
        assert np.array_equal(told[0][1], told[1][1])
    assert not np.array_equal(one.reset()[0]["observation"], first["observation"])  # without a seed: the next games


def test_a_game_that_ends_is_followed_by_the_next_in_the_same_step() -> None:
    env = made(n=8, copy=True)
    observations, infos = env.reset(seed=3)
    ended = 0
    for _ in range(60):
        seats = infos["seat"]
        before = [env.batch.position(i) for i in range(8)]
        actions = env.sample()
        observations, rewards, terminations, _, infos = env.step(actions)
        for i in np.flatnonzero(terminations):
            ended += 1
            after = before[i].play(env.encoding.text(before[i], actions[i]))
            assert after.result is not None
            assert rewards[i] == infos["rewards"][i, seats[i]]
            assert infos["rewards"][i].tolist() == pytest.approx([2 * share - 1 for share in after.result])
            assert infos["_final_obs"][i]
            final = infos["final_obs"]["observation"][i]
            assert np.array_equal(final, env.encoding.observe(after, seats[i]))
            assert observations["action_mask"][i].sum() == len(env.batch.position(i).moves()) > 0
        assert not rewards[~terminations].any()
    assert ended > 5


def test_without_copies_arrays_are_those_that_the_next_step_writes_over() -> None:
    env = made()
    observations, _ = env.reset(seed=1)
    assert observations["observation"] is env.batch.observations
    kept = made(copy=True)
    observations, _ = kept.reset(seed=1)
    before = observations["observation"].copy()
    kept.step(kept.sample())
    assert np.array_equal(observations["observation"], before)


def test_options_are_those_of_the_game() -> None:
    assert made(players=3, tie="next").game == strandline.game("crab-stack", players=3, tie="next")
    with pytest.raises(BadOption, match="colour"):
        made(colour="red")
    with pytest.raises(ValueError, match="1 or more"):
        made(limit=0)
    env = made(limit=2)
    env.reset(seed=1)
    env.step(env.sample())
    _, rewards, terminations, truncations, _ = env.step(env.sample())
    assert truncations.any()
    assert not (truncations & terminations).any()
    assert not rewards[truncations].any()


def test_an_illegal_action_is_named() -> None:
    env = made()
    observations, _ = env.reset(seed=1)
    actions = env.sample()
    actions[3] = np.flatnonzero(observations["action_mask"][3] == 0)[0]
    with pytest.raises(ValueError, match=f"game 3: action {actions[3]} is not legal"):
        env.step(actions)
    with pytest.raises(ValueError, match="reset_mask"):
        env.reset(options={"reset_mask": np.ones(6, bool)})


def test_gymnasiums_wrappers_take_it() -> None:
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(made())
    env.reset(seed=1)
    seen = 0
    for _ in range(60):
        *_, infos = env.step(env.unwrapped.sample())  # type: ignore[attr-defined]
        seen += int(np.sum(infos.get("_episode", 0)))
    assert seen > 3
    assert made().action_masks().dtype == np.bool_


@pytest.mark.parametrize("option", [{"level": 2}, {"seat": 0}, {"render_mode": "ansi"}])
def test_what_only_games_against_bots_take_is_refused_with_the_way_to_them(option: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r'one agent has all seats.*vectorization_mode="sync"'):
        made(**option)
