"""The games for Gymnasium: one seat against bots, ``gymnasium.make("strandline/CrabStack-v0", level=2)``.

Importing this module registers them.
"""

from typing import TYPE_CHECKING, Any

from strandline.core.errors import MissingExtra
from strandline.core.messages import say, translate

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
except ImportError:
    raise MissingExtra(say("core-needs-extra", extra="envs")) from None

import numpy as np
from rich.console import Console

from strandline.bots.bot import Bot
from strandline.bots.seats import searches, seated
from strandline.core import registry
from strandline.search import compile_cache
from strandline.search.thought import Root

from .encoding import Encoding, rewards
from .episode import LIMIT, Episode, Observation, checked_limit, table
from .rendering import METADATA, checked, rendered
from .spaces import space

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["AgainstBots"]

ILLEGAL = -1.0
"""The reward of an illegal action, which ends the game."""


class AgainstBots(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a game; bots play the others. Each step is a decision of the agent.

    ``level``: 1 to 6, or any bot by its name (``"random"``, ``"greedy"``, …). ``seat``: the agent's; None draws one for
    each game. A game that is not over after ``limit`` decisions and chance events is truncated.
    """

    metadata = METADATA

    def __init__(
        self, game: str, players: int | None = None, level: int | str = 1, seat: int | None = None,
        render_mode: str | None = None, limit: int = LIMIT, **options: Any,
    ):  # fmt: skip
        self.encoding = Encoding(table(game, players, options))
        self.game = self.encoding.game
        if seat is not None and seat not in range(self.game.seats):
            raise ValueError(f"seat={seat}: allowed are None and 0 to {self.game.seats - 1}")
        self.chosen = seat
        self.limit = checked_limit(limit)
        self.render_mode = checked(render_mode)
        self.observation_space = space(self.encoding)
        self.action_space = spaces.Discrete(self.encoding.actions)
        name = level if isinstance(level, str) else f"level{level}"
        self.bots: list[Bot] = [seated(name, self.game, threads=1) for _ in range(self.game.seats)]
        self.uncompiled = searches([name], self.game)
        self.is_open = False  # whether the agent decides next

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and play it up to the agent's first decision. The same seed gives the same game."""
        super().reset(seed=seed, options=options)
        self._compile()
        self.seat = int(self.np_random.integers(self.game.seats)) if self.chosen is None else self.chosen
        self._begin()
        while self.episode.is_over:  # over before the agent's first decision: nothing to learn from
            self._begin()
        return self.episode.observe(self.seat), self._info()

    def _begin(self) -> None:
        for bot in self.bots:
            bot.begin()
        self.episode = Episode(self.encoding, self.np_random, self.limit)
        self._let_bots_play()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the agent's action and everything up to its next decision. An illegal action loses at once."""
        if not self.is_open:
            raise ResetNeeded("no game is going on: reset() deals one")
        move = self.encoding.legal(self.episode.position).get(int(action))
        if move is None:
            self.is_open = False
            return self.episode.observe(self.seat), ILLEGAL, True, False, self._info() | {"is_illegal": True}
        self.episode.play(move)
        self._let_bots_play()
        result = self.episode.position.result
        reward = 0.0 if result is None else rewards(result)[self.seat]
        return self.episode.observe(self.seat), reward, self.episode.is_over, self.episode.is_cut, self._info()

    def _let_bots_play(self) -> None:
        """Let bots play until the agent decides or the game ends. A bot gets only what its seat knows."""
        now = self.episode
        while not now.is_ended and now.position.turn != self.seat:
            root = Root.of(now.position)
            now.play(self.bots[root.seat].choose(root, seed=int(self.np_random.integers(1 << 62))).move)
        self.is_open = not now.is_ended
        if self.render_mode == "human":
            self.render()

    def _compile(self) -> None:
        """Compile what the bots need beforehand: a bot that is compiled in mid-game would not repeat the game."""
        if not self.uncompiled:
            return
        with Console(stderr=True).status("") as status:

            def show(search: str, name: str, seconds: float) -> None:
                status.update(translate("cli-compiling-search", search=search, game=name, seconds=round(seconds)))

            compile_cache.compile_all(self.uncompiled, show)
        self.uncompiled = []

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat}

    def action_masks(self) -> "NDArray[np.bool_]":
        """Return the legal actions in the form that MaskablePPO of sb3-contrib expects."""
        return self.episode.observe(self.seat)["action_mask"].astype(np.bool_)

    def render(self) -> "str | NDArray[Any] | None":
        """Draw what the agent's seat may see."""
        return rendered(self.episode.position, self.render_mode, self.seat)

    def close(self) -> None:
        for bot in self.bots:
            bot.close()


for _name in registry.names():
    gymnasium.register(
        f"strandline/{_name.title().replace('-', '')}-v0",
        entry_point=f"{__name__}:AgainstBots",
        vector_entry_point="strandline.envs.vector:SelfPlay",
        kwargs={"game": _name},
    )
