"""The games for Gymnasium: one seat against opponents, ``gymnasium.make("strandline/CrabStack-v1", opponents=2)``.

Importing this module registers them; ``make_vec`` of the same name is the same task with many games at once, and
``make_vec("strandline/CrabStackSelfPlay-v1")`` is another one, with one agent in all seats.
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

from strandline.bots.seats import searches
from strandline.core import registry
from strandline.search import compile_cache

from .encoding import Encoding
from .episode import LIMIT, EpisodeAgainst, Observation, table
from .forms import Form
from .opponents.against import Opponents
from .opponents.seated import SeatedBots
from .rendering import METADATA, checked, rendered
from .spaces import space
from .starts import starts

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["AgainstBots"]

ILLEGAL = -1.0
"""The reward of an illegal action, which ends the game."""


class AgainstBots(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a game; opponents play the others. Each step is a decision of the agent.

    ``opponents``: a level from 1 to 6, a bot's name (``"random"``, ``"greedy"``, …), a function that chooses actions,
    or several of them. ``seat``: the agent's; None draws one for each game. A game that is not over after ``limit``
    decisions is truncated. ``observations``: compact, onehot or planes. After the last step all actions are marked as
    legal, and none can be played.
    """

    metadata = METADATA

    def __init__(
        self, game: str, players: int | None = None, opponents: Opponents = 1, seat: int | None = None,
        render_mode: str | None = None, limit: int = LIMIT, observations: str = "compact", **options: Any,
    ):  # fmt: skip
        self.encoding = Encoding(table(game, players, options))
        self.form = Form(self.encoding, observations)
        self.game = self.encoding.game
        self.render_mode = checked(render_mode)
        self.observation_space = space(self.form)
        self.action_space = spaces.Discrete(self.encoding.actions)
        self.episode = EpisodeAgainst(self.form, opponents, seat, limit)
        self.uncompiled = bots_to_compile(self.episode)
        self.is_open = False  # whether the agent decides next

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game and play it up to the agent's first decision.

        A seed begins with the deal of ``game.start(seed)``; without one, the next game follows.
        ``options``: ``{"position": …}`` begins there, ``{"record": …}`` at one of its decisions.
        """
        is_first = self._np_random is None
        super().reset(seed=seed)
        self.uncompiled = compiled_now(self.uncompiled)
        found = starts(options, self.game, 1, self.np_random)
        now = self.episode
        now.begin(int(self.np_random.integers(1 << 62)) if seed is None and is_first else seed)
        while now.is_over or now.is_cut:  # over before the agent's first decision: nothing to learn from
            now.begin()
        if found and found[0]:
            now.begin_at(found[0])
            if now.is_over or now.is_cut:
                raise ValueError(f"options of reset: the game ends before seat {now.seats[0]} decides")
        self.is_open = True
        self._show()
        return self._observe(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the agent's action and everything up to its next decision. An illegal action loses at once."""
        if not self.is_open:
            raise ResetNeeded("no game is going on: reset() deals one")
        now = self.episode
        if not now.play(int(action)):
            self.is_open = False
            seen = self._observe()
            seen["action_mask"].fill(1)
            return seen, ILLEGAL, True, False, self._info() | {"is_illegal": True}
        self.is_open = not (now.is_over or now.is_cut)
        self._show()
        return self._observe(), now.final[int(now.seats[0])], now.is_over, now.is_cut, self._info()

    def _observe(self) -> Observation:
        return self.episode.observe(int(self.episode.seats[0]))

    def _info(self) -> dict[str, Any]:
        return {"seat": int(self.episode.seats[0])}

    def action_masks(self) -> "NDArray[np.bool_]":
        """Return the legal actions in the form that MaskablePPO of sb3-contrib expects.

        It is a view: the next step overwrites it.
        """
        return self.episode.masks[0].view(np.bool_) if self.is_open else np.ones(self.encoding.actions, np.bool_)

    def render(self) -> "str | NDArray[Any] | None":
        """Draw what the agent's seat may see."""
        return rendered(self.episode.whole, self.render_mode, int(self.episode.seats[0]))

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        for each in self.episode.opponents:
            if isinstance(each, SeatedBots):
                each.close()


def bots_to_compile(of: Any) -> list[tuple[str, str]]:
    """Return the searches that bots outside the compiled step need."""
    names = [each.name for each in of.opponents if isinstance(each, SeatedBots)]
    return searches(names, of.game)


def compiled_now(wanted: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Compile what bots need beforehand: a bot that is compiled in mid-game would not repeat the game."""
    if wanted:
        with Console(stderr=True).status("") as status:

            def show(search: str, name: str, seconds: float) -> None:
                status.update(translate("cli-compiling-search", search=search, game=name, seconds=round(seconds)))

            compile_cache.compile_all(wanted, show)
    return []


for _name in registry.names():
    _id = f"strandline/{_name.title().replace('-', '')}"
    gymnasium.register(
        f"{_id}-v1",
        entry_point=f"{__name__}:AgainstBots",
        vector_entry_point="strandline.envs.vector:ManyAgainst",
        kwargs={"game": _name},
    )
    gymnasium.register(
        f"{_id}SelfPlay-v1", vector_entry_point="strandline.envs.vector:SelfPlay", kwargs={"game": _name}
    )
