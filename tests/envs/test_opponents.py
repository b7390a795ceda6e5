"""Opponents inside the step: they are the bots of the same names, and only the learner is asked."""

import copy
import pickle
import random
from collections import Counter
from typing import Any

import gymnasium
import numpy as np
import pytest

import strandline
import strandline.envs.gymnasium
from strandline.bots.levels import Error, levels
from strandline.bots.thinker import mistaken
from strandline.core import bits
from strandline.core.game import Position
from strandline.envs.encoding import Encoding
from strandline.envs.opponents import minds
from strandline.envs.opponents.against import Against
from strandline.search import baselines, mcts
from strandline.search.alphabeta import AlphaBeta
from strandline.search.thought import Budget, Judged, Root, Thought

from .tables import EACH, game_of, interpret, label


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    interpret(monkeypatch)


def sampled(batch: Against, rng: np.random.Generator) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks])


def middle(name: str, seed: int, moves: int, **options: Any) -> Position:
    """A position of a random game in which somebody decides."""
    dice, game = random.Random(seed), strandline.game(name, **options)
    position = game.start(seed)
    while len(position.history) < moves or position.turn is None or position.turn < 0:
        position = game.start(dice.getrandbits(30)) if position.turn is None else position.play(position.sample(dice))
    return position


@pytest.mark.parametrize(("name", "options"), EACH, ids=label)
def test_only_the_learner_is_asked_and_games_go_by_the_rules(name: str, options: dict[str, Any]) -> None:
    game, rng = game_of(name, options), np.random.default_rng(1)
    batch = Against(game, 3, "random", seed=2)
    seats = set()
    for _ in range(40):
        seats |= set(batch.seats.tolist())
        assert (batch.turns == batch.seats).all()
        for i in range(3):
            position = batch.position(i)
            assert np.array_equal(batch.observations[i], Encoding(game).observe(position, batch.seats[i]))
            assert np.array_equal(batch.masks[i], Encoding(game).mask(position))
        batch.step(sampled(batch, rng))
    if name == "crab-stack":
        assert seats == set(range(game.seats))


def test_a_game_that_ends_before_the_learner_is_asked_is_not_shown() -> None:
    """Games are cut off after one decision: where the opponent moves first, the learner gets the next game."""
    batch = Against(strandline.game("crab-stack"), 16, "random", seat=0, seed=3, limit=1)
    assert (batch.turns == 0).all()
    assert len(set(batch.sides.begun.tolist())) > 1
    assert not batch.sides.cut.any()
    assert not batch.sides.over.any()
    begun = batch.sides.begun.copy()
    batch.step(np.array([np.flatnonzero(mask)[0] for mask in batch.masks]))
    assert batch.sides.cut.all()
    assert (batch.turns == 0).all()
    assert len(set((batch.sides.begun - begun).tolist())) > 1


def test_rewards_and_ends_are_the_learner_s() -> None:
    """The learner sees the end from its own seat, whoever made the last move."""
    env = gymnasium.make("strandline/CrabStack-v1", players=3, opponents="random").unwrapped
    many = Against(env.game, 4, "random", seed=range(4))
    rng, ended = np.random.default_rng(1), Counter[float]()
    for seed in range(4):
        seen, _ = env.reset(seed=seed)
        done = False
        while not done:
            assert np.array_equal(many.observations[seed], seen["observation"])
            action = rng.choice(np.flatnonzero(seen["action_mask"]))
            actions = np.array([np.flatnonzero(mask)[0] for mask in many.masks])
            actions[seed] = action
            seen, reward, done, _, _ = env.step(action)
            others = [i for i in range(4) if i != seed]
            kept = {i: many.position(i) for i in others}
            many.step(actions)
            assert many.sides.over[seed] == done
            for i in others:
                many.put(i, kept[i])
        ended[reward] += 1
        assert many.sides.rewards[seed] == 0  # `put` of others has cleared it
        assert reward == pytest.approx((3 * env.episode.whole.result[seat_of(env)] - 1) / 2)
        many.reset(range(4))


def seat_of(env: Any) -> int:
    return int(env.episode.seats[0])


def test_levels_search_as_the_bots_do() -> None:
    """The same luck gives the same tree, and so the same order, values and errors."""
    for name, options, level in (("survive", {"players": 3}, 1), ("crab-stack", {"players": 3}, 2)):
        position = middle(name, 4, 30 if name == "survive" else 9, **options)
        root, style = Root.of(position), mcts.Style(**levels(position.game)[level - 1].style)
        thought = mcts.think(root, Budget(nodes=60), 5, style, "python")
        mind = minds.mcts_mind(minds.compiled("mcts", name), position.game, levels(position.game)[level - 1], 64)
        code = minds.compiled("mcts", name)
        mind.work.base[:], mind.work.knobs[3] = list(root.row), root.seat
        mind.work.past[: len(root.seen)] = list(root.seen)
        bits.seed(mind.work.rng, 5, 0)
        code.search_on(mind.work, 60)
        n = code.judge(mind.work, mind.judged, mind.ranks, root.seat)
        found = {mind.judged.moves[k]: (mind.judged.values[k], mind.judged.errors[k]) for k in range(n)}
        assert found == {
            each.move: (pytest.approx(each.values[root.seat]), pytest.approx(each.error)) for each in thought.moves
        }
        assert mind.judged.moves[0] == thought.best.move
        code.forget(mind.work)
        assert not any(mind.work.tree)
        assert not any(mind.work.sums)
        assert not any(mind.work.tallies)


@pytest.mark.parametrize("name", ["crab-stack", "krabcek", "survive"])
def test_greedy_is_the_yardstick_of_that_name(name: str) -> None:
    for seed in range(4):
        position = middle(name, seed, 20 if name != "crab-stack" else 8)
        batch = Against(position.game, 1, "greedy", seat=(position.turn or 0) ^ 1, seed=seed)
        mind = batch.opponents[0].mind(64)
        batch.rows[0], batch.turns[0] = position.row(), position.turn
        batch._seen[0, : len(position.repetition_keys())] = position.repetition_keys()
        games = batch._games()._replace(rows=batch.rows.tolist(), seen=batch._seen.tolist(), turns=[position.turn])
        code = minds.compiled("greedy", name)
        action = code.answer(games, 0, [3, 0], mind)
        thought = baselines.greedy(Root.of(position), Budget(nodes=1), 1, "python")
        chosen = Encoding(position.game).number(position, next(
            text for text, number in position.game.named_moves(position.row()).items() if number == thought.best.move
        ))  # fmt: skip
        assert action == chosen or name == "survive"  # where something is hidden, it looks at one world, which is drawn


def test_alpha_beta_finds_the_win_that_the_bot_finds() -> None:
    found = 0
    for seed in range(12):
        position = middle("crab-stack", seed, 13)
        if position.turn is None or len(position.moves()) < 2:
            continue
        thought = AlphaBeta("crab-stack", target="python").think(Root.of(position), Budget(nodes=600))
        if not thought.best.is_proven or thought.best.values[position.turn] < 1:
            continue
        found += 1
        env = Against(position.game, 1, 3, seat=1 - position.turn, seed=1)
        env._is_one_game = True
        env.put(0, position)
        whole = env.position(0)
        if whole.turn is None:
            assert whole.result is not None
            assert whole.result[position.turn] == 1
            continue
        again = AlphaBeta("crab-stack", target="python").think(Root.of(whole), Budget(nodes=3000))
        assert again.best.is_proven
        assert again.best.values[position.turn] == 1
    assert found >= 2


def test_mistakes_are_those_of_the_bots_and_as_frequent() -> None:
    number, looked = 250, 0
    code = minds.compiled("alphabeta", "crab-stack")
    for seed, error in ((1, Error(0.6, 0.6)), (6, Error(0.2, 0.1)), (9, Error(0.6, 0.6))):
        position = middle("crab-stack", seed, 12)
        root = Root.of(position)
        dice = random.Random(seed)
        values = sorted((dice.random() for _ in position.moves()), reverse=True)
        moves = list(position.game.named_moves(position.row()).values())
        judged = [
            Judged(move, (value, 1 - value) if root.seat == 0 else (1 - value, value), 0.02 * (k % 3))
            for k, (move, value) in enumerate(zip(moves, values, strict=True))
        ]
        thought = Thought(tuple(judged), 0, 0.0)
        theirs = Counter(mistaken(root, thought, error, random.Random(k)).move for k in range(number))
        mind = minds.judged(code, position.game, 64)
        ours, rng = Counter[int](), [11, 0]
        for _ in range(number):
            for k, each in enumerate(judged):
                mind.moves[k], mind.errors[k], mind.proven[k] = each.move, each.error, 0
                mind.values[k] = each.values[root.seat]
            mind.base[:] = list(root.row)
            dials = [error.margin, error.temperature]
            ours[code.choose(mind, len(judged), list(root.seen), root.seat, 0, dials, rng)] += 1
        looked += len(theirs)
        for move in theirs | ours:
            share = (theirs[move] + ours[move]) / 2 / number
            assert abs(theirs[move] - ours[move]) <= 5 * (2 * number * share * (1 - share)) ** 0.5 + 1
    assert looked > 6


def test_a_level_beats_chance() -> None:
    batch, rng = Against(strandline.game("crab-stack"), 12, 2, seed=3), np.random.default_rng(1)
    rewards = list[float]()
    while len(rewards) < 30:
        batch.step(sampled(batch, rng))
        rewards += batch.sides.rewards[batch.sides.over].tolist()
    assert np.mean(rewards) < -0.6


def test_a_mix_is_drawn_by_its_weights_for_every_seat_of_every_game() -> None:
    asked = []

    def first(seen: dict[str, Any]) -> Any:
        asked.append(len(seen["action_mask"]))
        return seen["action_mask"].argmax(axis=1)

    game, rng = strandline.game("crab-stack", players=3), np.random.default_rng(1)
    batch = Against(game, 40, {"random": 3, first: 1}, seed=4)
    owners = Counter[int]()
    for _ in range(12):
        batch.step(sampled(batch, rng))
        owners.update(batch.sides.owners[batch.sides.over].ravel().tolist())
        assert (batch.turns == batch.seats).all()
    assert asked
    assert owners[-1] == owners.total() / 3
    share = owners[1] / (owners[0] + owners[1])
    assert abs(share - 0.25) < 5 * (0.25 * 0.75 / (owners[0] + owners[1])) ** 0.5
    assert owners[1] > 5


def test_a_function_that_breaks_the_rules_is_named() -> None:
    def wrong(seen: dict[str, Any]) -> Any:
        return (1 - seen["action_mask"]).argmax(axis=1)

    def short(seen: dict[str, Any]) -> Any:
        return np.zeros(0, int)

    for function, problem in ((wrong, "wrong.* chose .*, which is not legal"), (short, "short.* must return")):
        with pytest.raises(ValueError, match=problem):
            Against(strandline.game("crab-stack"), 4, function, seat=0, seed=1)
    for bad in ({}, [], {"random": 0}):
        with pytest.raises(ValueError, match="at least one is needed"):
            Against(strandline.game("crab-stack"), 4, bad, seed=1)
    with pytest.raises(ValueError, match="seat=2: allowed are None and 0 to 1"):
        Against(strandline.game("crab-stack"), 4, seat=2)


def test_a_copy_goes_on_alike() -> None:
    batch, rng = Against(strandline.game("crab-stack"), 5, ["random", "greedy"], seed=4), np.random.default_rng(1)
    for _ in range(5):
        batch.step(sampled(batch, rng))
    others = [copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    for _ in range(12):
        actions = sampled(batch, rng)
        for each in (batch, *others):
            each.step(actions)
        for each in others:
            assert np.array_equal(each.observations, batch.observations)
            assert np.array_equal(each.sides.rewards, batch.sides.rewards)
            assert each.rows is not batch.rows
