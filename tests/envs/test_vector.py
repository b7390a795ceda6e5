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

from .tables import interpret

IDS = ["CrabStack", "Krabcek", pytest.param("Survive", marks=pytest.mark.slow)]


def made(name: str = "CrabStack", n: int = 6, **options: Any) -> SelfPlay:
    env = gymnasium.make_vec(f"strandline/{name}SelfPlay-v1", num_envs=n, **options)
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
            assert infos["final_obs"]["action_mask"][i].all()
            assert observations["action_mask"][i].sum() == len(env.batch.position(i).moves()) > 0
        assert not rewards[~terminations].any()
    assert ended > 5


def test_without_copies_arrays_are_those_that_the_next_step_writes_over() -> None:
    env = made(copy=False)
    observations, _ = env.reset(seed=1)
    assert observations["observation"] is env.batch.observations
    kept = made()
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
    with pytest.raises(ValueError, match="reset_mask is not one; allowed are position, record"):
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
    with pytest.raises(ValueError, match="one agent has all seats; the id without SelfPlay"):
        made(**option)


def test_seeds_are_those_of_the_games() -> None:
    env, one_by_one = made(n=3), made(n=3)
    first, _ = env.reset(seed=[5, 9, 6])
    for i, seed in enumerate((5, 9, 6)):
        assert env.batch.position(i) == env.game.start(seed)
    other, _ = one_by_one.reset(seed=5)
    assert [one_by_one.batch.position(i) for i in range(3)] == [env.game.start(seed) for seed in (5, 6, 7)]
    assert np.array_equal(first["observation"][0], other["observation"][0])
    with pytest.raises(ValueError, match="one for each game, 3; this one has 2"):
        env.reset(seed=[1, 2])


def test_games_begin_where_the_options_say() -> None:
    env = made(n=3)
    position = env.game.start(seed=2)
    for _ in range(4):
        position = position.play(position.moves()[0])
    env.reset(seed=1, options={"position": [position, None, position.text]})
    assert env.batch.position(0) == position
    assert env.batch.position(1) == env.game.start(2)
    assert env.batch.position(2).text == position.text
    with pytest.raises(ValueError, match="position has 2 entries for 3 games"):
        env.reset(options={"position": [position, None]})
    env.reset(options={"record": strandline.Record.of(position)})
    assert all(len(env.batch.position(i).moves()) > 0 for i in range(3))


@pytest.mark.parametrize("name", ["CrabStackSelfPlay", "CrabStack"])
def test_the_next_game_can_begin_a_step_later(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """NEXT_STEP shows each end, whose step brings the reward, and then a new game, whatever the action was."""
    interpret(monkeypatch)
    more = {} if "Self" in name else {"opponents": "random"}
    same, later = (
        gymnasium.make_vec(f"strandline/{name}-v1", num_envs=3, autoreset_mode=mode, **more)
        for mode in (AutoresetMode.SAME_STEP, "NextStep")
    )
    assert later.metadata["autoreset_mode"] is later.autoreset_mode is AutoresetMode.NEXT_STEP
    seen, _ = same.reset(seed=3)
    now, _ = later.reset(seed=3)
    rng, waiting, ended = np.random.default_rng(1), np.zeros(3, bool), 0
    for _ in range(150):
        assert np.array_equal(now["observation"][~waiting], seen["observation"][~waiting])
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in now["action_mask"]])
        assert now["action_mask"][waiting].all()
        assert np.array_equal(now["action_mask"], later.action_masks())
        if waiting.any():
            kept = [later.batch.position(i) for i in range(3)]
            now, rewards, over, cut, _ = later.step(np.where(waiting, actions, actions))
            assert not rewards[waiting].any()
            assert not over[waiting].any()
            assert all(later.batch.position(i) == kept[i] for i in np.flatnonzero(waiting))
            break
        seen, expected, ends, _, infos = same.step(actions)
        now, rewards, over, cut, _ = later.step(actions)
        assert np.array_equal(rewards, expected)
        assert np.array_equal(over, ends)
        if over.any():
            assert np.array_equal(now["observation"][over], infos["final_obs"]["observation"][over])
            assert infos["final_obs"]["action_mask"][over].all()
        waiting = over | cut
        ended += over.sum()
    assert ended
    with pytest.raises(ValueError, match="autoreset_mode=Disabled: allowed are SameStep, NextStep"):
        gymnasium.make_vec(f"strandline/{name}-v1", num_envs=3, autoreset_mode="Disabled", **more)


def test_opponents_and_seats_are_those_of_the_single_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    interpret(monkeypatch)
    many = gymnasium.make_vec("strandline/CrabStack-v1", num_envs=2, players=3, opponents="random")
    one = gymnasium.make("strandline/CrabStack-v1", players=3, opponents="random")
    seen, infos = many.reset(seed=[4, 8])
    for i, seed in enumerate((4, 8)):
        alone, info = one.reset(seed=seed)
        assert info["seat"] == infos["seat"][i]
        assert np.array_equal(alone["observation"], seen["observation"][i])
        assert np.array_equal(alone["action_mask"], seen["action_mask"][i])
