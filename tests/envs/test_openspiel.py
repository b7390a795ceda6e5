"""OpenSpiel's own tests pass, and what it plays is what ``Position.play`` plays."""

import os
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import strandline
from strandline.core.contract import CHANCE
from strandline.core.errors import BadOption
from strandline.envs.encoding import Encoding, rewards
from strandline.envs.openspiel import SpielState
from strandline.envs.openspiel_state import Snapshot, dealing

from ..words import OURS
from .tables import ALL, EACH, game_of, label

PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


def loaded(name: str, options: dict[str, Any], **more: Any) -> Any:
    """The game that OpenSpiel has for a table."""
    told = {key: " ".join(each) if isinstance(each, tuple) else each for key, each in options.items()} | more
    if name == "krabcek":
        told.pop("players", None)
    return pyspiel.load_game(f"strandline_{name.replace('-', '_')}", told)


def walk(game: Any, rng: np.random.Generator) -> Iterator[Any]:
    """The states of a game at random."""
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    yield state


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), ALL, ids=label)
def test_openspiel_finds_nothing_wrong_with_random_games(name: str, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(loaded(name, options), num_sims=1, serialize=False, verbose=False)
    pyspiel.random_sim_test(loaded(name, options, limit=20), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "options"), EACH, ids=label)
def test_openspiel_finds_nothing_wrong_with_clones_and_pickles(name: str, options: dict[str, Any]) -> None:
    games_sim_test.GamesSimTest().sim_game(loaded(name, options, limit=120))


API_TESTS = [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), EACH, ids=label)
def test_openspiel_finds_nothing_wrong_with_the_interface(name: str, options: dict[str, Any]) -> None:
    """Its sample of 400 states begins after the deal: of one that chance deals, none would get that far."""

    class Partial(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game = loaded(name, options, deal=5)
        game_name = str(game)

    Partial.setUpClass()
    assert len(API_TESTS) >= 5
    for test in API_TESTS:
        getattr(Partial(test), test)()


@pytest.mark.parametrize(("name", "options"), ALL, ids=label)
def test_a_random_game_is_the_one_that_positions_play(name: str, options: dict[str, Any]) -> None:
    encoding = Encoding(game_of(name, options))
    drawn: list[str] = []
    position = None
    played = 0
    for state in walk(loaded(name, options), np.random.default_rng(6)):
        snapshot: Snapshot = state.snapshot
        if snapshot.position is None:
            bag = dealing(name).bag(encoding.game.options, snapshot.drawn)
            assert state.chance_outcomes() == [(i, w / sum(bag.values())) for i, w in enumerate(bag.values())]
            drawn = list(snapshot.drawn)
            continue
        if position is None:
            assert len(snapshot.drawn) == len(drawn) + 1
            position = encoding.game.load(snapshot.position.start)
        for move in snapshot.position.history[played:]:
            position = position.play(move)
            played += 1
        if position.turn is None:
            assert state.is_terminal()
            assert position.result is not None
            assert state.returns() == list(rewards(position.result))
        elif position.turn == CHANCE:
            assert state.is_chance_node()
            assert [odds for _, odds in state.chance_outcomes()] == [float(each) for each in position.odds().values()]
            assert [state.action_to_string(-1, n) for n in state.legal_actions()] == list(position.weights())
        else:
            legal = encoding.legal(position)
            assert state.current_player() == position.turn
            assert state.legal_actions() == list(legal)
            action = next(iter(legal))
            assert state.action_to_string(position.turn, action) == legal[action]
            seen = encoding.observe(position, position.turn)
            assert (np.array(state.observation_tensor(position.turn)) == seen).all()
    assert position is not None
    assert position.turn is None


def test_chance_has_no_outcome_beyond_what_the_game_says() -> None:
    for name, options in EACH:
        game = loaded(name, options)
        most = max(
            len(state.chance_outcomes())
            for seed in range(2)
            for state in walk(game, np.random.default_rng(seed))
            if state.is_chance_node()
        )
        assert most <= game.max_chance_outcomes()
        assert name != "krabcek" or most == game.max_chance_outcomes() == 30


def test_options_are_parameters() -> None:
    rocks = " ".join(ALL[7][1]["layout"])
    game = pyspiel.load_game(f"strandline_crab_stack(layout={rocks},tie=next)")
    state = game.new_initial_state()
    assert state.snapshot.game == strandline.game("crab-stack", layout=rocks.split(), tie="next")
    game = pyspiel.load_game("strandline_survive(players=3,variants=equal crowded,values=own)")
    options = game.new_initial_state().snapshot.game.options
    assert (options.players, options.variants, options.values) == (3, ("crowded", "equal"), "own")
    assert game.num_players() == 3
    assert game.min_utility() == -0.5
    own = "NW-X X-W / NW-X X-W N-W"
    game = pyspiel.load_game("strandline_krabcek", {"tiles": own, "turns": 9})
    assert game.new_initial_state().snapshot.game == strandline.game("krabcek", tiles=own, turns=9)
    with pytest.raises(BadOption, match="2, 3, 4"):
        pyspiel.load_game("strandline_survive(players=5)")
    with pytest.raises(ValueError, match="limit=0"):
        pyspiel.load_game("strandline_survive(limit=0)")


def test_a_deal_can_be_fixed_by_its_seed() -> None:
    state = pyspiel.load_game("strandline_crab_stack(deal=7)").new_initial_state()
    assert str(state) == strandline.game("crab-stack").start(seed=7).text
    kind = pyspiel.load_game("strandline_crab_stack(deal=7)").get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.DETERMINISTIC
    kind = pyspiel.load_game("strandline_krabcek(deal=7)").get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    *_, last = walk(pyspiel.load_game("strandline_crab_stack(deal=1,limit=4)"), np.random.default_rng(1))
    assert last.is_terminal()
    assert len(last.history()) == 4
    assert last.returns() == [0, 0]


def test_a_game_that_ends_at_the_limit_has_its_result() -> None:
    *_, last = walk(pyspiel.load_game("strandline_crab_stack(deal=1)"), np.random.default_rng(1))
    game = pyspiel.load_game(f"strandline_crab_stack(deal=1,limit={len(last.history())})")
    *_, same = walk(game, np.random.default_rng(1))
    assert same.history() == last.history()
    assert same.returns() == last.returns() != [0, 0]


def test_an_illegal_action_says_what_is_legal() -> None:
    state = pyspiel.load_game("strandline_crab_stack(deal=1)").new_initial_state()
    with pytest.raises(ValueError, match="725 is not legal here; legal are "):
        state.apply_action(725)


def test_a_state_survives_clone_serialisation_and_pickle() -> None:
    game = pyspiel.load_game("strandline_survive(players=3)")
    states = walk(game, np.random.default_rng(3))
    state = next(each for each in states if len(each.history()) == 150)
    before = state.snapshot
    copies = [
        state.clone(),
        game.deserialize_state(state.serialize()),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
        pickle.loads(pickle.dumps(state)),
    ]
    for copy in copies:
        assert copy.snapshot == before
        assert copy.history() == state.history()
        for seat in range(3):
            assert copy.information_state_string(seat) == state.information_state_string(seat)
            assert copy.information_state_tensor(seat) == state.information_state_tensor(seat)
        copy.apply_action(copy.legal_actions()[-1])
        assert copy.snapshot != before
    assert state.snapshot is before


def test_perfect_recall_tells_all_that_a_seat_was_told() -> None:
    *_, state = walk(pyspiel.load_game("strandline_survive(players=2,deal=3,limit=30)"), np.random.default_rng(2))
    moves = state.snapshot.position.history
    mine = state.information_state_string(0).split(" | ")
    assert mine[0] == "seat 0"
    assert mine[1] == state.snapshot.position.start
    told = mine[2].split("; ")
    assert len(told) == len(moves) == 30
    hidden = [move for move, text in zip(moves, told, strict=True) if move != text]
    assert hidden
    assert all(move.startswith("put") for move in hidden)
    observation = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True))
    observation.set_from(state, 0)
    lines = observation.dict["events"]
    assert lines.shape == (30, 2)
    assert [int(who) - (who > 0) for who, _ in lines] == [event.who for event in state.snapshot.events]
    encoding, position = Encoding(state.snapshot.game), state.snapshot.game.load(state.snapshot.position.start)
    for (who, what), move in zip(lines, moves, strict=True):
        if who == 1:  # it sees its own decisions in full
            assert what - 1 == encoding.number(position, move)
        position = position.play(move)


def test_what_is_public_and_what_is_private_can_be_had_apart() -> None:
    *_, state = walk(pyspiel.load_game("strandline_survive(players=2,deal=3,limit=9)"), np.random.default_rng(2))
    kind, one = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    public = make_observation(state.get_game(), kind(True, False, one.NONE))
    private = make_observation(state.get_game(), kind(False, False, one.SINGLE_PLAYER))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert private.string_from(state, 0) != private.string_from(state, 1)
    assert '"values": {"ra": ' in private.string_from(state, 0)
    assert '"values": {}' in public.string_from(state, 0)
    assert public.tensor is None
    with pytest.raises(ValueError, match="there are none"):
        make_observation(state.get_game(), params={"colour": "red"})
    with pytest.raises(ValueError, match="the whole truth"):
        make_observation(state.get_game(), kind(True, False, one.ALL_PLAYERS))


def test_where_nothing_is_hidden_a_seat_sees_the_position() -> None:
    state = pyspiel.load_game("strandline_crab_stack(deal=7)").new_initial_state()
    assert state.observation_string(0) == state.observation_string(1) == state.snapshot.position.text
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(1).endswith(f"| {state.snapshot.position.last}")


@pytest.mark.parametrize("name", ["strandline_crab_stack(players=3)", "strandline_survive(players=2,limit=50)"])
def test_openspiel_s_own_environment_plays(name: str) -> None:
    table = rl_environment.Environment(pyspiel.load_game(name))
    table.seed(3)
    step = table.reset()
    while not step.last():
        seat = step.observations["current_player"]
        assert len(step.observations["info_state"][seat]) == table.observation_spec()["info_state"][0]
        step = table.step([step.observations["legal_actions"][seat][0]])
    assert sum(step.rewards) == pytest.approx(0)


def test_openspiel_s_own_search_plays() -> None:
    game = pyspiel.load_game("strandline_krabcek(deal=1,turns=3)")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0] if state.is_chance_node() else bot.step(state))
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_a_playthrough_comes_out_as_it_was(file: Path) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    kept, now = generate_playthrough.replay(str(file))
    assert now.splitlines() == kept.splitlines()


def test_every_game_of_ours_has_a_playthrough() -> None:
    assert {file.stem for file in PLAYTHROUGHS} >= {name.replace("-", "_") for name in OURS}


def test_python_ends_in_peace() -> None:
    """Registered objects outlive the interpreter: freeing them then would crash."""
    program = "import pyspiel, strandline.envs.openspiel; pyspiel.load_game('strandline_krabcek').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=os.environ, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_state_is_what_the_game_makes() -> None:
    assert isinstance(pyspiel.load_game("strandline_survive").new_initial_state(), SpielState)


@pytest.mark.parametrize("name", ["crab_stack", "krabcek", "survive"])
def test_a_game_begins_at_a_position(name: str) -> None:
    game, dice = strandline.game(name.replace("_", "-")), random.Random(1)
    position = game.start(seed=3)
    for _ in range(8):
        position = position.play(position.sample(dice))
    spiel = pyspiel.load_game(f"strandline_{name}", {"position": position.text})
    for each in (spiel, pyspiel.load_game(str(spiel)), pickle.loads(pickle.dumps(spiel))):
        assert str(each.new_initial_state()) == position.text
    with pytest.raises(ValueError, match="deal and position: a game begins with one of them"):
        pyspiel.load_game(f"strandline_{name}", {"position": position.text, "deal": 3})


def test_what_a_seat_does_not_know_is_drawn_anew() -> None:
    state, rng = pyspiel.load_game("strandline_survive(deal=5,players=3)").new_initial_state(), random.Random(1)
    while state.move_number() < 120:
        weights = dict(state.chance_outcomes()) if state.is_chance_node() else dict.fromkeys(state.legal_actions(), 1)
        state.apply_action(rng.choices(list(weights), list(weights.values()))[0])
    truth = str(state)
    for seat in range(3):
        others = set()
        for _ in range(4):
            drawn = state.resample_from_infostate(seat, rng.random)
            assert drawn.information_state_string(seat) == state.information_state_string(seat)
            assert drawn.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert drawn.observation_tensor(seat) == state.observation_tensor(seat)
            assert drawn.current_player() == state.current_player()
            others.add(drawn.information_state_string((seat + 1) % 3))
        assert len(others) > 1
    assert str(state) == truth
    open_ = pyspiel.load_game("strandline_krabcek(deal=7)").new_initial_state()
    assert str(open_.resample_from_infostate(0, rng.random)) == str(open_)


def test_openspiel_s_search_for_hidden_information_plays_survive() -> None:
    state, rng = pyspiel.load_game("strandline_survive(deal=5,players=2)").new_initial_state(), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game=state.get_game(), uct_c=2, max_simulations=4, evaluator=evaluator, random_state=rng)
    decisions = 0
    while decisions < 24:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        else:
            action = bot.step(state) if decisions > 20 else rng.choice(state.legal_actions())
            assert action in state.legal_actions()
            state.apply_action(action)
            decisions += 1


def test_nothing_is_undone_but_a_clone_stays() -> None:
    state = pyspiel.load_game("strandline_crab_stack(deal=7)").new_initial_state()
    kept, action = state.clone(), state.legal_actions()[0]
    state.apply_action(action)
    assert str(kept) != str(state)
    with pytest.raises(NotImplementedError, match="clone"):
        state.undo_action(0, action)
