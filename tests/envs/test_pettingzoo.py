"""PettingZoo's own tests pass, and what the environment plays is what ``Position.play`` plays."""

import pickle
import warnings
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pettingzoo
import pytest
from rich.text import Text

from strandline.core.contract import CHANCE
from strandline.core.errors import BadOption
from strandline.envs.encoding import Encoding, rewards
from strandline.envs.pettingzoo import env, raw_env

from .tables import ALL, EACH, VARIANTS, game_of, label

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its tests import one of its games in a way of the past
    from pettingzoo.test import api_test, render_test, seed_test

# PettingZoo knows by name those of its own environments whose observations are dicts with a mask, and warns of others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def making(name: str, options: dict[str, Any]) -> Callable[..., Any]:
    return lambda **more: env(name, **options, **more)


@pytest.mark.parametrize(("name", "options"), ALL, ids=label)
def test_pettingzoo_finds_nothing_wrong_with_the_interface(name: str, options: dict[str, Any]) -> None:
    api_test(making(name, options)(), num_cycles=100)


@pytest.mark.parametrize(("name", "options"), EACH, ids=label)
def test_pettingzoo_finds_a_seed_to_repeat_a_game(name: str, options: dict[str, Any]) -> None:
    seed_test(making(name, options), num_cycles=30)


@pytest.mark.parametrize(("name", "options"), EACH, ids=label)
def test_pettingzoo_finds_every_way_to_render(name: str, options: dict[str, Any]) -> None:
    render_test(making(name, options))


@pytest.mark.parametrize(("name", "options"), ALL, ids=label)
def test_a_random_game_is_the_one_that_positions_play(name: str, options: dict[str, Any]) -> None:
    rng = np.random.default_rng(3)
    table = raw_env(name, **options)
    table.reset(seed=5)
    encoding = Encoding(game_of(name, options))
    position = encoding.game.load(table.episode.whole.start)
    events = list[str]()
    while True:
        for event in table.episode.whole.history[len(events) :]:
            assert position.turn == CHANCE
            position = position.play(event)
            events.append(event)
        seen, reward, is_over, is_cut, _ = table.last()
        assert not is_cut
        if is_over:
            break
        agent = table.agent_selection
        assert position.turn == table.possible_agents.index(agent)
        assert reward == 0
        legal = encoding.legal(position)
        assert list(legal) == list(np.flatnonzero(seen["action_mask"]))
        assert (seen["observation"] == encoding.observe(position, position.turn)).all()
        for other in table.agents:
            assert other == agent or not table.observe(other)["action_mask"].any()
        action = int(rng.choice(list(legal)))
        table.step(action)
        position = position.play(legal[action])
        events.append(legal[action])
    assert position.result is not None
    assert list(table.rewards.values()) == pytest.approx(rewards(position.result))
    for agent in table.possible_agents:
        assert table.observe(agent)["action_mask"].all()
    assert sum(table.rewards.values()) == pytest.approx(0)
    assert set(table.terminations.values()) == {True}


def test_every_game_is_registered() -> None:
    table = pettingzoo.make("aec", "strandline/crab_stack_v0", players=3)
    assert len(table.possible_agents) == 3
    assert str(table) == "strandline_crab_stack_v0"
    for name in ("krabcek", "survive"):
        assert str(pettingzoo.make("aec", f"strandline/{name}_v0")) == f"strandline_{name}_v0"


def test_the_first_seat_to_decide_is_the_one_that_was_dealt() -> None:
    seats = set()
    for seed in range(12):
        table = env("crab-stack", players=3)
        table.reset(seed=seed)
        seats.add(table.agent_selection)
    assert seats == {"player_0", "player_1", "player_2"}


def test_a_seed_deals_the_same_and_no_seed_the_next() -> None:
    table = raw_env("crab-stack")
    starts = []
    for seed in (7, None, 7, None, 8):
        table.reset(seed=seed)
        starts.append(table.episode.whole.text)
    assert starts[:2] == starts[2:4]
    assert len(set(starts)) == 3


def test_chance_comes_as_often_as_it_is_likely() -> None:
    table, number, found = raw_env("krabcek"), 600, Counter[str]()
    moved = table.encoding.game.start(seed=1)
    while moved.turn != CHANCE:
        moved = moved.play(moved.moves()[0])
    for _ in range(number):
        table.reset(options={"position": moved})
        found[table.episode.whole.history[len(moved.history)]] += 1
    odds = moved.odds()
    assert len(odds) > 2
    for outcome, share in odds.items():
        assert abs(found[outcome] - number * share) < 5 * (number * share * (1 - share)) ** 0.5


def test_the_state_is_the_whole_truth() -> None:
    table = raw_env("survive", players=2)
    table.reset(seed=1)
    assert table.state_space.contains(table.state())
    assert table.state().tolist() == table.episode.whole.row()
    assert table.state() is not table.episode.rows[0]


def test_a_game_begins_where_the_options_say() -> None:
    table = raw_env("crab-stack")
    position = table.encoding.game.start(seed=3)
    for _ in range(5):
        position = position.play(position.moves()[0])
    table.reset(seed=1, options={"position": position})
    assert table.episode.whole == position
    assert table.agent_selection == f"player_{position.turn}"
    with pytest.raises(ValueError, match="positoin is not one; allowed are position, record"):
        table.reset(options={"positoin": position})


def test_an_illegal_action_ends_the_game_for_the_guarded_and_raises_for_the_raw() -> None:
    guarded, raw = env("crab-stack"), raw_env("crab-stack")
    guarded.reset(seed=1)
    raw.reset(seed=1)
    agent = guarded.agent_selection
    wrong = int(np.flatnonzero(guarded.observe(agent)["action_mask"] == 0)[0])
    guarded.step(wrong)
    assert guarded.rewards[agent] == -1
    assert all(guarded.terminations.values())
    with pytest.raises(ValueError, match=f"action {wrong} is not legal here; legal are "):
        raw.step(wrong)
    with pytest.raises(ValueError, match="None is for agents that are done"):
        raw.step(None)


def test_a_game_that_takes_too_long_is_truncated() -> None:
    table = env("crab-stack", limit=3)
    table.reset(seed=1)
    for _ in range(3):
        seen, _, is_over, is_cut, _ = table.last()
        assert not is_over
        assert not is_cut
        table.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert set(table.truncations.values()) == {True}
    assert set(table.terminations.values()) == {False}
    assert set(table.rewards.values()) == {0}


def test_bad_arguments_name_what_is_allowed() -> None:
    with pytest.raises(BadOption, match="2, 3, 4"):
        env("crab-stack", players=5)
    with pytest.raises(BadOption, match="players cannot be “3”; it can be 2"):
        env("krabcek", players=3)
    with pytest.raises(BadOption, match="layout"):
        env("crab-stack", depth=5)
    with pytest.raises(BadOption, match="crab-stack, krabcek, survive"):
        env("chess")
    with pytest.raises(ValueError, match="render_mode='film': allowed are human, ansi, rgb_array"):
        env("krabcek", render_mode="film")
    with pytest.raises(ValueError, match="limit=0: must be 1 or more"):
        env("krabcek", limit=0)


def test_an_environment_is_copied_with_its_game_and_its_luck() -> None:
    name, options = VARIANTS[1]
    kept = env(name, **options)
    kept.reset(seed=4)
    for _ in range(20):
        kept.step(int(np.flatnonzero(kept.last()[0]["action_mask"])[0]))
    sent = [deepcopy(kept), pickle.loads(pickle.dumps(kept))]  # as to another process
    for _ in range(20):
        known = kept.last()[0]
        for each in sent:
            assert (each.last()[0]["observation"] == known["observation"]).all()
        for each in (kept, *sent):
            each.step(int(np.flatnonzero(known["action_mask"])[-1]))


def test_what_is_rendered_is_the_board_of_a_watcher(capsys: pytest.CaptureFixture[str]) -> None:
    table = raw_env("survive", players=2, render_mode="human")
    table.reset(seed=1)
    for _ in range(4):
        capsys.readouterr()
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    printed = capsys.readouterr().out
    boards = [Text.from_markup(table.episode.whole.board(seat)).plain for seat in (None, 0, 1)]
    assert printed.split() == boards[0].split()
    assert len(set(boards)) == 3
    table.render_mode = "ansi"
    assert "\x1b[" in table.render()
    assert Text.from_ansi(table.render()).plain.split() == boards[0].split()
