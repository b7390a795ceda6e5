"""Thousands of games at once for Gymnasium: ``gymnasium.make_vec("strandline/CrabStack-v0", num_envs=4096)``."""

from typing import TYPE_CHECKING, Any

from strandline.core.errors import MissingExtra
from strandline.core.messages import say

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise MissingExtra(say("core-needs-extra", extra="envs")) from None

import numpy as np

from strandline.sim.batch import Batch

from .encoding import Encoding
from .episode import Observation, table
from .spaces import space

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["SelfPlay"]

AGAINST_BOTS = ("level", "seat", "render_mode")
"""Arguments of ``gymnasium.AgainstBots`` that are not options of a game."""


class SelfPlay(VectorEnv[Observation, "NDArray[np.int64]", "NDArray[Any]"]):
    """Many games in which one agent plays all seats: each step is a decision of the seat to move, in every game.

    The reward of a step is that of the seat that made the decision; ``infos["rewards"]`` has the rewards of all seats,
    which are 0 until a game ends. Games reset in the same step (``AutoresetMode.SAME_STEP``): when a game ends, the
    next one starts at once, ``observations`` are of the new game, and ``infos["final_obs"]`` has what the seat saw at
    the end if ``infos["_final_obs"]`` is true. ``infos["seat"]`` is the seat that decides next.

    The next step overwrites observations, masks and infos; with ``copy`` they are copies.
    A game that is not over after ``limit`` decisions is truncated.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self, game: str, num_envs: int = 1, players: int | None = None, threads: int | None = None,
        copy: bool = False, limit: int = 10_000, **options: Any,
    ):  # fmt: skip
        for name in AGAINST_BOTS:
            if name in options:
                raise ValueError(
                    f"{name}: here one agent has all seats;"
                    ' against bots, and with pictures, it is make_vec(…, vectorization_mode="sync")'
                )
        self.encoding = Encoding(table(game, players, options))
        self.game = self.encoding.game
        self.num_envs = num_envs
        self.single_observation_space = space(self.encoding)
        self.single_action_space = spaces.Discrete(self.encoding.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = Batch(self.game, num_envs, threads=threads, limit=limit)
        self._nothing = np.zeros_like(self.batch.masks)
        self._firsts = np.arange(num_envs) * self.batch.legal.shape[1]
        self._copy = copy

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games anew. The same seed gives the same games."""
        if options and "reset_mask" in options:
            raise ValueError("reset_mask: games that end are reset by themselves, in the same step")
        super().reset(seed=seed, options=options)
        self.batch.reset(int(self.np_random.integers(1 << 62)))
        return self._seen(), self._kept({"seat": self.batch.turns})

    def step(
        self, actions: "NDArray[np.int64]"
    ) -> tuple[Observation, "NDArray[np.float64]", "NDArray[np.bool_]", "NDArray[np.bool_]", dict[str, Any]]:
        """Make a decision in every game. If one of them is illegal, none is made, and a ValueError names it."""
        batch = self.batch
        seats = batch.turns.copy()
        batch.step(actions)
        ended = np.flatnonzero(batch.done)
        rewards = np.zeros(self.num_envs)
        rewards[ended] = batch.rewards[ended, seats[ended]]
        infos = {"seat": batch.turns, "rewards": batch.rewards}
        if ended.size:
            infos["final_obs"] = {"observation": batch.finals, "action_mask": self._nothing}
            infos["_final_obs"] = batch.done
        return self._seen(), rewards, batch.terminated.copy(), batch.truncated.copy(), self._kept(infos)

    def sample(self) -> "NDArray[np.int64]":
        """Return a random legal action for every game, faster than ``action_space.sample`` with masks."""
        batch = self.batch
        chosen = self._firsts + (self.np_random.random(self.num_envs) * batch.legal_counts).astype(np.int64)
        found: NDArray[np.int64] = batch.legal.ravel().take(chosen).astype(np.int64)
        return found

    def action_masks(self) -> "NDArray[np.bool_]":
        """Return the legal actions of all games in the form that MaskablePPO of sb3-contrib expects."""
        found: NDArray[np.bool_] = self.batch.masks.astype(np.bool_)
        return found

    def _seen(self) -> Observation:
        return self._kept({"observation": self.batch.observations, "action_mask": self.batch.masks})

    def _kept(self, observed: dict[str, Any]) -> dict[str, Any]:
        if not self._copy:
            return observed
        return {key: self._kept(each) if isinstance(each, dict) else each.copy() for key, each in observed.items()}
