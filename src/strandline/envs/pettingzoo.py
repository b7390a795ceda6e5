"""The games for PettingZoo: AEC environments, ``env("crab-stack", players=3)``.

Importing this module registers them: ``pettingzoo.make("aec", "strandline/crab_stack_v0", players=3)`` is the same.
"""

from typing import TYPE_CHECKING, Any

from strandline.core.errors import MissingExtra
from strandline.core.messages import say

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, register
    from pettingzoo.utils import wrappers
except ImportError:
    raise MissingExtra(say("core-needs-extra", extra="envs")) from None

import numpy as np

from strandline.core import registry

from .encoding import Encoding
from .episode import LIMIT, Episode, Observation, table
from .forms import Form
from .rendering import METADATA, checked, rendered
from .spaces import space
from .starts import starts

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["env", "raw_env"]


def env(game: str, players: int | None = None, **options: Any) -> AECEnv:
    """Return a game with PettingZoo's wrappers: an illegal action ends the game and costs its agent 1.

    ``options`` are those of the game and those of ``raw_env``.
    """
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game, players, **options), illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class GameEnv(AECEnv):  # type: ignore[misc]
    """An AEC environment: the agents are the seats, and the one that decides next is selected.

    An illegal action raises ValueError. A game that is not over after ``limit`` decisions is truncated.
    """

    def __init__(
        self, game: str, players: int | None = None, render_mode: str | None = None, limit: int = LIMIT,
        observations: str = "compact", **options: Any,
    ):  # fmt: skip
        super().__init__()
        self.encoding = Encoding(table(game, players, options))
        form = Form(self.encoding, observations)
        self.episode = Episode(form, limit)
        bounds = np.iinfo(np.int64)
        self.state_space = spaces.Box(bounds.min, bounds.max, self.episode.rows[0].shape, np.int64)
        self.render_mode = checked(render_mode)
        self.metadata = {**METADATA, "name": f"strandline_{game.replace('-', '_')}_v0", "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self.encoding.game.seats)]
        self.action_spaces = {agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: space(form) for agent in self.possible_agents}
        self._rng: np.random.Generator | None = None

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: a seed begins with the deal of ``game.start(seed)``; without one, the next game follows.

        ``options``: ``{"position": …}`` begins there, ``{"record": …}`` at one of its decisions.
        """
        is_first = self._rng is None
        if seed is not None or self._rng is None:
            self._rng, _ = seeding.np_random(seed)
        # PettingZoo's own test passes an option of this name, which no environment has.
        options = {name: value for name, value in (options or {}).items() if name != "options"}
        found = starts(options, self.encoding.game, 1, self._rng)
        self.episode.begin(int(self._rng.integers(1 << 62)) if seed is None and is_first else seed)
        if found and found[0]:
            self.episode.begin_at(found[0])
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()
        self._show()

    def step(self, action: int | None) -> None:
        """Play the selected agent's action, and all chance that follows."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to decide: None is for agents that are done")
        if not self.episode.play(int(action)):
            legal = np.flatnonzero(self.episode.masks[0])
            raise ValueError(f"action {action} is not legal here; legal are {', '.join(map(str, legal))}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._select()
        self._accumulate_rewards()
        self._show()

    def _select(self) -> None:
        """Select the agent that decides next, or end the game."""
        now = self.episode
        if now.is_over:
            self.rewards = dict(zip(self.agents, now.final, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif now.is_cut:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[now.turns[0]]

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows and its legal actions: none if another decides, all when the game has ended."""
        return self.episode.observe(self.possible_agents.index(agent))

    def state(self) -> "NDArray[np.int64]":
        """Return the whole truth: the row of the rules, which hides nothing."""
        found: NDArray[np.int64] = self.episode.rows[0].copy()
        return found

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> "str | NDArray[Any] | None":
        """Draw what a spectator may see."""
        return rendered(self.episode.whole, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""


def raw_env(game: str, players: int | None = None, **options: Any) -> GameEnv:
    """Return the environment without PettingZoo's wrappers."""
    return GameEnv(game, players, **options)


for _name in registry.names():
    register("aec", f"strandline/{_name.replace('-', '_')}_v0", f"{__name__}:env", kwargs={"game": _name})
