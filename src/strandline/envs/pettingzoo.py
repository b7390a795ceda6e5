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

from .encoding import Encoding, rewards
from .episode import LIMIT, Episode, Observation, checked_limit, table
from .rendering import METADATA, checked, rendered
from .spaces import space

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

    An illegal action raises ValueError. A game that is not over after ``limit`` decisions and chance events
    is truncated.
    """

    def __init__(
        self, game: str, players: int | None = None, render_mode: str | None = None, limit: int = LIMIT, **options: Any
    ):
        super().__init__()
        self.encoding = Encoding(table(game, players, options))
        self.limit = checked_limit(limit)
        self.render_mode = checked(render_mode)
        self.metadata = {**METADATA, "name": f"strandline_{game.replace('-', '_')}_v0", "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self.encoding.game.seats)]
        self.action_spaces = {agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: space(self.encoding) for agent in self.possible_agents}
        self._rng: np.random.Generator | None = None

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new game. The same seed gives the same game; without a seed the next deal follows."""
        if seed is not None or self._rng is None:
            self._rng, _ = seeding.np_random(seed)
        self.episode = Episode(self.encoding, self._rng, self.limit)
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
        move = self.encoding.text(self.episode.position, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.episode.play(move)
        self._select()
        self._accumulate_rewards()
        self._show()

    def _select(self) -> None:
        """Select the agent that decides next, or end the game."""
        result = self.episode.position.result
        if result is not None:
            self.rewards = dict(zip(self.agents, rewards(result), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.episode.is_cut:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.episode.position.turn or 0]

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows and its legal actions; none if another agent decides."""
        return self.episode.observe(self.possible_agents.index(agent))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> "str | NDArray[Any] | None":
        """Draw what a spectator may see."""
        return rendered(self.episode.position, self.render_mode)

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
