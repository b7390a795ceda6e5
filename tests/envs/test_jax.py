"""JAX steps the games of a batch, under ``jit`` and ``scan``, and searches them with mctx."""

from typing import Any

import numpy as np
import pytest

import strandline
from strandline.sim.batch import Batch

jax = pytest.importorskip("jax")
import jax.numpy as jnp  # noqa: E402

from strandline.envs.jax import JaxGames  # noqa: E402

SEEDS = [3, 1, 4, 1, 5]


def first(mask: Any) -> Any:
    return jnp.argmax(mask, axis=-1)


@pytest.mark.parametrize("name", ["crab-stack", pytest.param("survive", marks=pytest.mark.slow)])
def test_a_step_is_that_of_a_batch(name: str) -> None:
    game = strandline.game(name)
    games, batch = JaxGames(game, resets=True), Batch(game, 5, seed=SEEDS)
    state, seen = games.init(SEEDS)
    step, rng, ended = jax.jit(games.step), np.random.default_rng(1), 0
    for _ in range(60):
        assert np.array_equal(seen.observation, batch.observations)
        assert np.array_equal(seen.mask, batch.masks.astype(bool))
        assert np.array_equal(seen.seat, batch.turns)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks])
        batch.step(actions)
        state, seen = step(state, actions)
        assert np.array_equal(seen.rewards, batch.rewards)
        assert np.array_equal(seen.terminated, batch.terminated)
        ended += batch.done.sum()
    assert ended or name == "survive"


def test_a_game_that_is_over_stays_over_under_scan() -> None:
    games = JaxGames(strandline.game("crab-stack"))
    state, seen = games.init(jnp.arange(4))

    def play(carry: Any, _: Any) -> Any:
        state, mask = carry
        state, seen = games.step(state, first(mask))
        return (state, seen.mask), (seen.rewards, seen.terminated, seen.seat, seen.illegal)

    (_, mask), (rewards, over, seat, illegal) = jax.jit(lambda c: jax.lax.scan(play, c, None, 150))((state, seen.mask))
    assert not illegal.any()
    assert (seat[-1] < 0).all()
    assert mask.all()
    assert (over.sum(axis=0) == 1).all()  # told once
    assert np.allclose(np.abs(rewards).sum(axis=(0, 2)), 2)


def test_an_illegal_action_and_a_limit_are_told() -> None:
    games = JaxGames(strandline.game("crab-stack"), limit=2)
    state, seen = games.init([7])
    wrong = jnp.argmin(seen.mask, axis=-1)
    same, told = games.step(state, wrong)
    assert bool(told.illegal[0])
    assert bool(told.terminated[0])
    assert float(told.rewards[0, int(seen.seat[0])]) == -1
    assert np.array_equal(same.rows, state.rows)
    for cut in (False, True, False):
        state, seen = games.step(state, first(seen.mask))
        assert bool(seen.truncated[0]) == cut
        assert not seen.illegal.any()
    with pytest.raises(ValueError, match="limit=0"):
        JaxGames(strandline.game("crab-stack"), limit=0)


def test_more_axes_are_more_games() -> None:
    games = JaxGames(strandline.game("crab-stack"))
    seeds = jnp.arange(6).reshape(2, 3)
    state, seen = jax.vmap(games.init)(seeds)
    flat, told = games.init(jnp.arange(6))
    assert np.array_equal(seen.mask.reshape(6, -1), told.mask)
    state, seen = jax.vmap(games.step)(state, first(seen.mask))
    flat, told = games.step(flat, first(told.mask))
    assert np.array_equal(seen.observation.reshape(6, -1), told.observation)
    assert np.array_equal(state.rows.reshape(6, -1), flat.rows)


def test_mctx_searches() -> None:
    mctx = pytest.importorskip("mctx")
    games = JaxGames(strandline.game("crab-stack"))

    def recurrent(_params: Any, _key: Any, action: Any, state: Any) -> Any:
        mover = state["seat"]
        following, seen = games.step(state["games"], action)
        rows = jnp.arange(action.shape[0])
        over = seen.terminated | seen.truncated | (seen.seat < 0)
        sign = jnp.where(seen.seat == mover, 1.0, -1.0)
        told = mctx.RecurrentFnOutput(
            reward=seen.rewards[rows, jnp.maximum(mover, 0)],
            discount=jnp.where(over, 0.0, sign),
            prior_logits=jnp.where(seen.mask, 0.0, -1e9),
            value=jnp.zeros(action.shape[0]),
        )
        return told, {"games": following, "seat": seen.seat}

    @jax.jit
    def search(key: Any, state: Any, seen: Any) -> Any:
        root = mctx.RootFnOutput(
            prior_logits=jnp.where(seen.mask, 0.0, -1e9),
            value=jnp.zeros(seen.seat.shape),
            embedding={"games": state, "seat": seen.seat},
        )
        return mctx.gumbel_muzero_policy(
            (), key, root, recurrent, num_simulations=8, invalid_actions=~seen.mask, max_num_considered_actions=4
        ).action

    state, seen = games.init(jnp.arange(3))
    for key in range(3):
        action = search(jax.random.PRNGKey(key), state, seen)
        assert bool(seen.mask[jnp.arange(3), action].all())
        state, seen = games.step(state, action)
        assert not seen.illegal.any()
