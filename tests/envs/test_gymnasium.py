"""Gymnasium's own check passes, and the bots have the right seats."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from strandline.bots.thinker import RandomBot
from strandline.core import pixels
from strandline.core.errors import BadOption
from strandline.envs.encoding import rewards
from strandline.envs.episode import Episode
from strandline.envs.gymnasium import AgainstBots
from strandline.envs.vector import SelfPlay
from strandline.search import compile_cache
from strandline.search.thought import Root

from .tables import ALL, EACH, label

IDS = {"crab-stack": "strandline/CrabStack-v0", "krabcek": "strandline/Krabcek-v0", "survive": "strandline/Survive-v0"}


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Bots that nobody waits for; what would have been compiled is kept."""
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
    assert not seen["action_mask"].any()
    return given


@pytest.mark.parametrize(("name", "options"), EACH, ids=label)
def test_gymnasium_finds_nothing_wrong_and_warns_of_nothing(name: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(name, options, level="random").unwrapped)


@pytest.mark.parametrize(("name", "options"), ALL, ids=label)
def test_a_random_game_is_the_one_that_positions_play(name: str, options: dict[str, Any]) -> None:
    env = made(name, options, level="random", seat=1)
    given = played(env, 4, np.random.default_rng(4))
    position = env.unwrapped.episode.position
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
@pytest.mark.parametrize("level", [1, "greedy"])
def test_a_seed_repeats_a_game_against_bots(name: str, level: int | str) -> None:
    options = {"turns": 6} if name == "krabcek" else {"players": 2}
    env = made(name, options, level=level, limit=70)
    first = played(env, 8, np.random.default_rng(1))
    assert played(env, 8, np.random.default_rng(1)) == first
    assert played(env, 9, np.random.default_rng(1)) != first


def test_many_games_at_once_can_be_made_by_the_same_name() -> None:
    many = gymnasium.make_vec("strandline/CrabStack-v0", num_envs=3, players=3)
    assert isinstance(many.unwrapped, SelfPlay)
    assert many.reset(seed=1)[0]["observation"].shape == (3, 512)
    bots = gymnasium.make_vec("strandline/CrabStack-v0", num_envs=2, vectorization_mode="sync", level="random")
    assert bots.reset(seed=1)[0]["action_mask"].any(axis=1).all()


def test_the_agent_s_seat_is_drawn_unless_it_is_chosen() -> None:
    env = made("survive", {"players": 3}, level="random")
    env.reset(seed=0)
    assert {env.reset()[1]["seat"] for _ in range(30)} == {0, 1, 2}
    env = made("survive", {"players": 3}, level="random", seat=2)
    assert {env.reset()[1]["seat"] for _ in range(5)} == {2}


def test_bots_are_of_the_level_and_are_given_what_their_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    env = made("survive", {"players": 2}, level="random", seat=0).unwrapped
    assert {bot.name for bot in env.bots} == {"random"}
    assert {bot.name for bot in made("survive", {}, level=3).unwrapped.bots} == {"level3"}
    given, seeds = [], set()
    choose = type(env.bots[1]).choose

    def listening(bot: Any, root: Root, **more: Any) -> Any:
        given.append(root)
        seeds.add(more["seed"])
        return choose(bot, root, **more)

    monkeypatch.setattr(type(env.bots[1]), "choose", listening)
    played(env, 1, np.random.default_rng(1))
    assert {root.seat for root in given} == {1}
    assert len(seeds) == len(given)  # every search has its own seed
    for root in given:
        row = list(root.row)
        root.game.kernel.mask(row, 1)
        assert tuple(row) == root.row


def test_what_bots_need_is_compiled_once_before_the_first_game(interpreted: list[Any]) -> None:
    env = made("crab-stack", {}, level=2)
    assert interpreted == []
    env.reset(seed=1)
    env.reset()
    assert interpreted == [("alphabeta", "crab-stack")]


def test_a_game_that_ends_before_the_agent_is_asked_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = []

    class Short(Episode):
        """The first three are over at once."""

        def __init__(self, *arguments: Any):
            super().__init__(*arguments)
            dealt.append(self)
            if len(dealt) <= 3:
                while not self.is_over:
                    self.play(self.position.moves()[0])

    monkeypatch.setattr("strandline.envs.gymnasium.Episode", Short)
    env = made("crab-stack", {}, level="random")
    seen, _ = env.reset(seed=1)
    assert len(dealt) == 4
    assert seen["action_mask"].any()


def test_an_illegal_action_loses_at_once() -> None:
    env = made("crab-stack", {}, level="random", seat=0)
    seen, _ = env.reset(seed=2)
    wrong = np.flatnonzero(seen["action_mask"] == 0)[0]
    _, reward, is_over, is_cut, info = env.step(wrong)
    assert (reward, is_over, is_cut, info["is_illegal"]) == (-1.0, True, False, True)
    with pytest.raises(gymnasium.error.ResetNeeded, match="no game is going on"):
        env.step(wrong)
    env.reset()
    assert env.unwrapped.is_open


def test_bots_are_told_that_a_game_begins() -> None:
    """They may have kept something from the previous game."""
    begun = []

    class Listening(RandomBot):
        def begin(self) -> None:
            begun.append(self)

    env = made("crab-stack", {}, level="random", seat=0)
    env.unwrapped.bots = [Listening(), Listening()]
    for games in (1, 2):
        env.reset(seed=games)
        assert len(begun) == 2 * games


def test_a_game_that_takes_too_long_is_truncated() -> None:
    env = made("crab-stack", {}, level="random", limit=5)
    *_, last = played(env, 1, np.random.default_rng(1))
    assert last[1:3] == (0.0, False)


def test_bad_arguments_name_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="seat=2: allowed are None and 0 to 1"):
        AgainstBots("krabcek", seat=2)
    for level in (7, None):
        with pytest.raises(BadOption, match=f"no bot “level{level}”; choose one of level1, level2"):
            AgainstBots("krabcek", level=level)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="2, 3, 4"):
        AgainstBots("survive", players=5)


def test_the_picture_is_what_the_seat_may_look_at() -> None:
    env = made("survive", {"players": 2}, level="random", seat=1, render_mode="rgb_array")
    seen, _ = env.reset(seed=3)
    for _ in range(3):
        seen, *_ = env.step(np.flatnonzero(seen["action_mask"])[0])
    position = env.unwrapped.episode.position
    picture = env.render()
    assert picture.shape[1:] == (480, 3)
    assert (picture == pixels.rgb(position, 480, 1)).all()
    assert (picture != pixels.rgb(position, 480)).any()
