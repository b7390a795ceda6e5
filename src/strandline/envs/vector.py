"""Thousands of games at once for Gymnasium: one seat against opponents, or one agent in all seats."""

from collections.abc import Sequence
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

from strandline.core.game import Game
from strandline.core.validate_ints import seed_of
from strandline.sim.batch import Batch
from strandline.sim.batch_kernel import RESTS

from .encoding import Encoding
from .episode import Observation, table
from .forms import Form
from .gymnasium import bots_to_compile, compiled_now
from .opponents.against import Against, Opponents
from .opponents.seated import SeatedBots
from .spaces import space
from .starts import starts

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["ManyAgainst", "SelfPlay"]

ONE_SEAT = ("level", "opponents", "seat", "render_mode")
"""Arguments of the other task that are not options of a game."""
MODES = (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP)
Steps = tuple[Observation, "NDArray[np.float64]", "NDArray[np.bool_]", "NDArray[np.bool_]", dict[str, Any]]


class ManyGames(VectorEnv[Observation, "NDArray[np.int64]", "NDArray[Any]"]):
    """What both vector environments share: seeds, starts, copies, and how games follow one another."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(self, form: Form, batch: Batch, copy: bool, autoreset_mode: AutoresetMode | str):
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        if self.autoreset_mode not in MODES:
            raise ValueError(f"autoreset_mode={autoreset_mode}: allowed are {', '.join(each.value for each in MODES)}")
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.form, self.encoding, self.batch, self.num_envs = form, form.encoding, batch, batch.n
        self.game: Game = self.encoding.game
        self.single_observation_space = space(form)
        self.single_action_space = spaces.Discrete(self.encoding.actions)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._everything = np.ones_like(batch.masks)
        self._firsts = np.arange(self.num_envs) * batch.legal.shape[1]
        self._copy = copy
        self._has_begun = False
        self._ended = np.zeros(self.num_envs, np.bool_)  # whose ends are still to be shown, if games begin a step later

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew.

        A list has a seed for each game: game i begins with the deal of ``game.start(seed[i])``. A number stands for
        seed, seed + 1, … Without a seed, the next games follow. ``options``: as of the single environment, with one
        position or record for all games, or a list.
        """
        if seed is None:
            super().reset()
            if not self._has_begun:
                self.batch.reset(self._seeds(int(self.np_random.integers(1 << 62))))
            else:
                self.batch.deal_next()
        else:
            seeds = self._seeds(seed)
            super().reset(seed=seeds[0])
            self.batch.reset(seeds)
        for i, position in enumerate(starts(options, self.game, self.num_envs, self.np_random) or []):
            if position is not None:
                self.batch.put(i, position)
        self._has_begun = True
        self._ended.fill(False)
        return self._seen(), self._kept({"seat": self._seats()})

    def _seeds(self, seed: int | Sequence[int]) -> list[int]:
        """Return a seed for each game."""
        if not isinstance(seed, int) and hasattr(seed, "__len__"):
            return [int(each) for each in seed]
        first = seed_of(seed)
        return [first + i & (1 << 63) - 1 for i in range(self.num_envs)]

    def step(self, actions: "NDArray[np.int64]") -> Steps:
        """Make a decision in every game. If one of them is illegal, none is made, and a ValueError names it."""
        if self.autoreset_mode == AutoresetMode.NEXT_STEP and self._ended.any():
            chosen = np.array(actions, np.int64)
            chosen[self._ended] = self.batch.legal[self._ended, 0]
            self.batch.check(chosen)
            chosen[self._ended] = RESTS
        else:
            chosen = self.batch.check(actions)
        rewards, terminated, truncated, finals, infos = self._played(chosen)
        infos["seat"] = self._seats()
        ended = terminated | truncated
        if self.autoreset_mode == AutoresetMode.NEXT_STEP:
            self._ended = ended
            return self._seen(finals), rewards, terminated, truncated, self._kept(infos)
        if ended.any():
            infos["final_obs"] = {**self.form.of(finals), "action_mask": self._everything}
            infos["_final_obs"] = ended
        return self._seen(), rewards, terminated, truncated, self._kept(infos)

    def _played(self, actions: "NDArray[np.int64]") -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play actions; return rewards, what has ended, what was seen then, and infos."""
        raise NotImplementedError

    def _seats(self) -> "NDArray[np.int64]":
        """Return the seat that decides next in each game."""
        found: NDArray[np.int64] = self.batch.turns
        return found

    def sample(self) -> "NDArray[np.int64]":
        """Return a random legal action for every game, faster than ``action_space.sample`` with masks."""
        batch = self.batch
        chosen = self._firsts + (self.np_random.random(self.num_envs) * batch.legal_counts).astype(np.int64)
        found: NDArray[np.int64] = batch.legal.ravel().take(chosen).astype(np.int64)
        return found

    def action_masks(self) -> "NDArray[np.bool_]":
        """Return the legal actions of all games in the form that MaskablePPO of sb3-contrib expects."""
        if self._ended.any():
            return self._seen()["action_mask"].astype(np.bool_)
        found: NDArray[np.bool_] = self.batch.masks.view(np.bool_)
        return found.copy() if self._copy else found

    def _seen(self, finals: Any = None) -> Observation:
        """Return what is seen in all games: where one has just ended and the next begins a step later, its end."""
        batch = self.batch
        if not self._ended.any():
            return self._kept({**self.form.of(batch.observations), "action_mask": batch.masks})
        if finals is not None:
            self._finals = finals.copy()
        ended = self._ended[:, None]
        return {
            **self.form.of(np.where(ended, self._finals, batch.observations)),
            "action_mask": np.where(ended, self._everything, batch.masks),
        }

    def _kept(self, observed: dict[str, Any]) -> dict[str, Any]:
        if not self._copy:
            return observed
        return {key: self._kept(each) if isinstance(each, dict) else each.copy() for key, each in observed.items()}


class SelfPlay(ManyGames):
    """Many games in which one agent plays all seats: each step is a decision of the seat to move, in every game.

    The reward of a step is that of the seat that made the decision; ``infos["rewards"]`` has the rewards of all seats,
    which are 0 until a game ends. ``infos["seat"]`` is the seat that decides next.

    ``autoreset_mode``: with ``SAME_STEP`` the next game starts when one ends, ``observations`` are of the new game, and
    ``infos["final_obs"]`` has what the seat saw at the end where ``infos["_final_obs"]`` is true; with ``NEXT_STEP``
    they are of the end, and the next step ignores the action and begins a game. At an end all actions are marked.
    Without ``copy``, the next step overwrites observations, masks and infos.
    A game that is not over after ``limit`` decisions is truncated. ``observations``: compact, onehot or planes.
    """

    def __init__(
        self, game: str, num_envs: int = 1, players: int | None = None, threads: int | None = None, copy: bool = True,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP, limit: int = 10_000,
        observations: str = "compact", **options: Any,
    ):  # fmt: skip
        for name in ONE_SEAT:
            if name in options:
                raise ValueError(f"{name}: here one agent has all seats; the id without SelfPlay has opponents")
        encoding = Encoding(table(game, players, options))
        form = Form(encoding, observations)
        super().__init__(form, Batch(encoding.game, num_envs, threads=threads, limit=limit), copy, autoreset_mode)

    def _played(self, actions: "NDArray[np.int64]") -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        batch = self.batch
        seats = batch.turns.copy()
        batch.step_checked(actions)
        ended = np.flatnonzero(batch.done)
        rewards = np.zeros(self.num_envs)
        rewards[ended] = batch.rewards[ended, seats[ended]]
        return rewards, batch.terminated.copy(), batch.truncated.copy(), batch.finals, {"rewards": batch.rewards}


class ManyAgainst(ManyGames):
    """Many games in each of which one seat is the agent's; opponents play the others within the step.

    ``opponents`` and ``seat`` are those of the single environment; a function gets the observations and masks of all
    games in which it decides. Opponents that think by the clock, and programs, are asked one after another.
    ``infos["seat"]`` is the agent's seat. The rest is as with ``SelfPlay``.
    """

    batch: Against

    def __init__(
        self, game: str, num_envs: int = 1, players: int | None = None, opponents: Opponents = 1,
        seat: int | None = None, threads: int | None = None, copy: bool = True,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP, limit: int = 10_000,
        observations: str = "compact", **options: Any,
    ):  # fmt: skip
        encoding = Encoding(table(game, players, options))
        batch = Against(encoding.game, num_envs, opponents, seat, threads=threads, limit=limit)
        super().__init__(Form(encoding, observations), batch, copy, autoreset_mode)
        self.uncompiled = bots_to_compile(batch)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        self.uncompiled = compiled_now(self.uncompiled)
        return super().reset(seed=seed, options=options)

    def _played(self, actions: "NDArray[np.int64]") -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        self.batch.step_checked(actions)
        sides = self.batch.sides
        return sides.rewards.copy(), sides.over.copy(), sides.cut.copy(), sides.finals, {}

    def _seats(self) -> "NDArray[np.int64]":
        found: NDArray[np.int64] = self.batch.sides.seats
        return found

    def close_extras(self, **_options: Any) -> None:
        for each in self.batch.opponents:
            if isinstance(each, SeatedBots):
                each.close()
