"""Gymnasium's own check passes, and the bots have the right seats."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import strandline
from strandline.bots.thinker import RandomBot, Thinker
from strandline.core import pixels
from strandline.core.errors import BadOption
from strandline.envs.encoding import rewards
from strandline.envs.gymnasium import AgainstBots
from strandline.envs.vector import ManyAgainst, SelfPlay
from strandline.search import compile_cache
from strandline.search.thought import Root

from .tables import ALL, EACH, interpret, label

IDS = {"crab-stack": "strandline/CrabStack-v1", "krabcek": "strandline/Krabcek-v1", "survive": "strandline/Survive-v1"}


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Bots and steps that nobody waits for; what would have been compiled is kept."""
    interpret(monkeypatch)
    wanted: list[Any] = []
    monkeypatch.setattr(compile_cache, "start_compiling", lambda *_: None)
    monkeypatch.setattr(compile_cache, "best_target", lambda *_: "python")
    monkeypatch.setattr(compile_cache, "compile_all", lambda names, _told: wanted.extend(names))
    return wanted


def made(name: str, options: dict[str, Any], **more: Any) -> Any:
    return gymnasium.make(IDS[name], **options, **more)


def played(env: Any, seed: int, rng: np.random.Generator) -> list[Any]:
    """A game by random legal actions: all that the agent was given."""
    seen, info = env.reset(seed=seed)
    given: list[Any] = [(seen["observation"].tobytes(), info)]
    is_over = is_cut = False
    while not is_over and not is_cut:
        legal = np.flatnonzero(seen["action_mask"])
        assert list(env.unwrapped.action_masks().nonzero()[0]) == list(legal)
        assert len(legal)
        seen, reward, is_over, is_cut, info = env.step(rng.choice(legal))
        given.append((seen["observation"].tobytes(), reward, is_over, info))
    assert seen["action_mask"].all()  # nothing can be played, and a policy with masks does not divide by zero
    assert env.unwrapped.action_masks().all()
    return given


@pytest.mark.parametrize(("name", "options"), EACH, ids=label)
def test_gymnasium_finds_nothing_wrong_and_warns_of_nothing(name: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(name, options, opponents="random").unwrapped)


@pytest.mark.parametrize(("name", "options"), ALL, ids=label)
def test_a_random_game_is_the_one_that_positions_play(name: str, options: dict[str, Any]) -> None:
    env = made(name, options, opponents="random", seat=1)
    given = played(env, 4, np.random.default_rng(4))
    position = env.unwrapped.episode.whole
    again = position.game.load(position.start)
    asked = 0
    for move in position.history:
        asked += again.turn == 1
        again = again.play(move)
    assert again == position
    assert again.result is not None
    assert given[-1][1] == rewards(again.result)[1]
    assert all(reward == 0 for _, reward, *_ in given[1:-1])
    assert asked == len(given) - 1


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("opponents", [1, "greedy"])
def test_a_seed_repeats_a_game_against_bots(name: str, opponents: int | str) -> None:
    options = {"turns": 6} if name == "krabcek" else {"players": 2}
    env = made(name, options, opponents=opponents, limit=40)
    first = played(env, 8, np.random.default_rng(1))
    assert played(env, 8, np.random.default_rng(1)) == first
    assert played(env, 9, np.random.default_rng(1)) != first


def test_one_id_is_one_task() -> None:
    many = gymnasium.make_vec("strandline/CrabStack-v1", num_envs=3, players=3, opponents="random")
    assert isinstance(many.unwrapped, ManyAgainst)
    one_by_one = gymnasium.make_vec(
        "strandline/CrabStack-v1", num_envs=2, vectorization_mode="sync", opponents="random", seat=1
    )
    assert {env.unwrapped.__class__ for env in one_by_one.envs} == {AgainstBots}
    alone = gymnasium.make_vec("strandline/CrabStackSelfPlay-v1", num_envs=3, players=3)
    assert isinstance(alone.unwrapped, SelfPlay)
    with pytest.raises(gymnasium.error.Error):
        gymnasium.make("strandline/CrabStackSelfPlay-v1")
    with pytest.raises((gymnasium.error.Error, DeprecationWarning)):  # only warnings are errors here
        gymnasium.make("strandline/CrabStack-v0")
    with pytest.raises(ValueError, match="opponents: here one agent has all seats"):
        gymnasium.make_vec("strandline/CrabStackSelfPlay-v1", num_envs=3, opponents=2)


def test_masks_are_usable_at_every_step_as_gymnasium_s_own_vectors_tell_them() -> None:
    """A policy with masks reads the mask of a terminal observation, too."""
    env = gymnasium.make_vec("strandline/CrabStack-v1", num_envs=4, vectorization_mode="sync", opponents="random")
    rng = np.random.default_rng(0)
    seen, _ = env.reset(seed=1)
    ended = 0
    for _ in range(40):
        seen, _, over, _, _ = env.step([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        ended += over.sum()
    assert ended > 4


def test_a_seed_is_that_of_the_game() -> None:
    env = made("crab-stack", {}, opponents="random").unwrapped
    for seed in (3, 4):
        env.reset(seed=seed)
        assert env.episode.whole.start == env.game.start(seed).text
    env.reset()
    assert env.episode.whole.start not in (env.game.start(3).text, env.game.start(4).text)


def test_a_game_begins_where_the_options_say() -> None:
    env = made("crab-stack", {}, opponents="random", seat=0).unwrapped
    position = env.game.start(seed=5)
    while position.turn != 0 or len(position.history) < 6:
        position = position.play(position.moves()[0])
    seen, _ = env.reset(seed=1, options={"position": position})
    assert np.array_equal(seen["observation"], env.encoding.observe(position, 0))
    assert env.episode.whole == position
    env.step(np.flatnonzero(seen["action_mask"])[0])
    assert env.episode.whole.history[:6] == position.history[:6]
    env.reset(options={"position": position.text})
    assert env.episode.whole.text == position.text
    record = strandline.Record.of(position)
    starts = set()
    for _ in range(12):
        env.reset(options={"record": record})
        starts.add(len(env.episode.whole.history))
    assert len(starts) > 2
    assert max(starts) <= len(position.history) + 1  # the opponent has answered


def test_an_option_of_reset_that_does_not_exist_is_refused() -> None:
    env = made("crab-stack", {}, opponents="random").unwrapped
    with pytest.raises(ValueError, match="positions is not one; allowed are position, record"):
        env.reset(options={"positions": ""})
    with pytest.raises(ValueError, match="a position of <crab-stack"):
        env.reset(options={"position": strandline.game("krabcek").start(1)})
    with pytest.raises(ValueError, match="not both"):
        env.reset(options={"position": "", "record": ""})


def test_the_agent_s_seat_is_drawn_unless_it_is_chosen() -> None:
    env = made("survive", {"players": 3}, opponents="random")
    env.reset(seed=0)
    assert {env.reset()[1]["seat"] for _ in range(30)} == {0, 1, 2}
    env = made("survive", {"players": 3}, opponents="random", seat=2)
    assert {env.reset()[1]["seat"] for _ in range(5)} == {2}


def test_bots_outside_the_step_are_given_what_their_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    env = made("survive", {"players": 2}, opponents="flat", seat=0).unwrapped
    given, seeds = [], set()

    def listening(bot: Any, root: Root, **more: Any) -> Any:
        given.append(root)
        seeds.add(more["seed"])
        return RandomBot().choose(root, **more)

    monkeypatch.setattr(Thinker, "choose", listening)
    played(env, 1, np.random.default_rng(1))
    assert {root.seat for root in given} == {1}
    assert len(seeds) == len(given)  # every search has its own seed
    for root in given:
        row = list(root.row)
        root.game.kernel.mask(row, 1)
        assert tuple(row) == root.row


def test_what_bots_need_is_compiled_once_before_the_first_game(interpreted: list[Any]) -> None:
    env = made("crab-stack", {}, opponents="uct", seat=0)
    assert interpreted == []
    env.reset(seed=1)
    env.reset()
    assert interpreted == [("uct", "crab-stack")]


def test_an_illegal_action_loses_at_once() -> None:
    env = made("crab-stack", {}, opponents="random", seat=0)
    seen, _ = env.reset(seed=2)
    wrong = np.flatnonzero(seen["action_mask"] == 0)[0]
    _, reward, is_over, is_cut, info = env.step(wrong)
    assert (reward, is_over, is_cut, info["is_illegal"]) == (-1.0, True, False, True)
    with pytest.raises(gymnasium.error.ResetNeeded, match="no game is going on"):
        env.step(wrong)
    env.reset()
    assert env.unwrapped.is_open


def test_bots_are_told_that_a_game_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """They may have kept something from the previous game."""
    begun = []
    monkeypatch.setattr(Thinker, "begin", lambda bot: begun.append(bot))
    monkeypatch.setattr(Thinker, "choose", lambda _, root, **more: RandomBot().choose(root, **more))
    env = made("crab-stack", {"players": 3}, opponents="flat", seat=0)
    for games in (1, 2, 3):
        played(env, games, np.random.default_rng(1))
        assert len(begun) >= 2 * games
    assert len(set(begun)) == 2


def test_a_game_that_takes_too_long_is_truncated() -> None:
    env = made("crab-stack", {}, opponents="random", limit=5)
    *_, last = played(env, 1, np.random.default_rng(1))
    assert last[1:3] == (0.0, False)


def test_bad_arguments_name_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="seat=2: allowed are None and 0 to 1"):
        AgainstBots("krabcek", seat=2)
    for level in (7, None):
        with pytest.raises(BadOption, match=f"no bot “level{level}”; choose one of level1, level2"):
            AgainstBots("krabcek", opponents=level)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="level"):
        AgainstBots("krabcek", level=2)
    with pytest.raises(BadOption, match="2, 3, 4"):
        AgainstBots("survive", players=5)


def test_the_picture_is_what_the_seat_may_look_at() -> None:
    env = made("survive", {"players": 2}, opponents="random", seat=1, render_mode="rgb_array")
    seen, _ = env.reset(seed=3)
    for _ in range(3):
        seen, *_ = env.step(np.flatnonzero(seen["action_mask"])[0])
    position = env.unwrapped.episode.whole
    picture = env.render()
    assert picture.shape[1:] == (480, 3)
    assert (picture == pixels.rgb(position, 480, 1)).all()
    assert (picture != pixels.rgb(position, 480)).any()
