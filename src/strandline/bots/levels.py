"""Levels 1 to 6 of every game, and the baselines for measuring them.

A game's ``levels.py`` holds its levels as plain data: ``LEVELS``, and ``LEVELS_BY_SEATS`` if the number of players
matters. Each level is a dict: ``search`` (a name of ``search.catalog``), ``nodes`` (without it, the level thinks for a
time), ``style`` (arguments of the search) and ``error`` (margin and temperature). A game without the file has
``DEFAULT``. ``WINS_KEPT`` is shown to people (``host/games.py``).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from strandline.core.game import Game
from strandline.search.thought import Budget


@dataclass(frozen=True)
class Error:
    """A deliberate mistake: any move may be chosen that is at most ``margin`` worse than the best, by a softmax.

    A move that visibly loses at once is never chosen while there are others, and a visible win is always chosen.
    """

    margin: float
    temperature: float


@dataclass(frozen=True)
class Level:
    """How a bot thinks: a search of ``search.catalog``, its budget and its style.

    Levels 1 to 5 have a budget of nodes, so a seed repeats their games.
    """

    search: str
    budget: Budget
    style: Mapping[str, Any] = field(default_factory=dict, hash=False)
    error: Error | None = None

    @property
    def in_time(self) -> Budget:
        """The budget while a person waits for the move."""
        return replace(self.budget, seconds=self.budget.seconds or LONGEST_THOUGHT)


LONGEST_THOUGHT = 2.0
"""The most seconds that a bot thinks while it is not compiled yet and cannot reach its number of nodes."""
BY_THE_CLOCK = Budget(seconds=1.8, threads=2)
"""Seconds that level 6 thinks. With everything else that a move costs, it answers within 2 s on two cores."""
DEFAULT: tuple[Mapping[str, Any], ...] = (
    {"search": "mcts", "nodes": 60, "error": (0.3, 0.2)},
    {"search": "mcts", "nodes": 120, "error": (0.1, 0.04)},
    {"search": "mcts", "nodes": 400},
    {"search": "mcts", "nodes": 1_600},
    {"search": "mcts", "nodes": 8_000},
    # With thousands of iterations the search can afford to try moves that do not look best.
    {"search": "mcts", "style": {"exploration": 0.25}},
)
HIGHEST = len(DEFAULT)
"""The strongest level. Every game has the same number of levels."""
BASELINE_NODES = 1_000
"""The number of games that ``flat`` and ``uct`` play for a move, unless the game's ``levels.py`` says otherwise."""
BASELINES = ("greedy", "flat", "uct")
"""Simple players for measuring the levels. A match usually gives them a budget."""


def levels(game: Game) -> tuple[Level, ...]:
    """Return the levels of a game, starting with level 1."""
    written = game.modules.levels
    usual = getattr(written, "LEVELS", DEFAULT)
    return tuple(map(_level, getattr(written, "LEVELS_BY_SEATS", {}).get(game.seats, usual)))


def baseline(name: str, game: Game) -> Level:
    """Return one of the ``BASELINES`` for a game."""
    nodes = 1 if name == "greedy" else getattr(game.modules.levels, "BASELINE_NODES", BASELINE_NODES)
    return Level(name, Budget(nodes=nodes))


def _level(data: Mapping[str, Any]) -> Level:
    budget = Budget(nodes=data["nodes"]) if "nodes" in data else BY_THE_CLOCK
    return Level(data["search"], budget, data.get("style", {}), Error(*data["error"]) if "error" in data else None)
