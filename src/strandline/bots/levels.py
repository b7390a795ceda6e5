"""Levels 1 to 6 of every game, and the baselines that they are measured against.

A game's ``levels.py`` has its levels as plain data: ``LEVELS``, and ``LEVELS_BY_SEATS`` where it matters how many play.
Each level is a dict: ``search`` (a name of ``search.catalog``), ``nodes`` (without it, the level thinks by the clock),
``style`` (arguments of the search) and ``error`` (margin and temperature). A game without the file has ``DEFAULT``.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from strandline.core.game import Game
from strandline.search.thought import Budget


@dataclass(frozen=True)
class Error:
    """A deliberate mistake: any move may be chosen that is at most ``margin`` worse than the best, by a softmax.

    Never one that is seen to lose at once while others do not, and never another than a win that is seen.
    """

    margin: float
    temperature: float


@dataclass(frozen=True)
class Level:
    """How a bot thinks, and for how long: a search of ``search.catalog``, its budget and its style.

    Levels 1 to 5 count nodes, so that a seed repeats their games.
    """

    search: str
    budget: Budget
    style: Mapping[str, Any] = field(default_factory=dict, hash=False)
    error: Error | None = None

    @property
    def in_time(self) -> Budget:
        """Its budget where somebody waits."""
        return replace(self.budget, seconds=self.budget.seconds or LONGEST_THOUGHT)


LONGEST_THOUGHT = 2.0
"""Seconds that a bot takes by its own choice: nodes that it cannot reach, not being compiled yet, are left out."""
BY_THE_CLOCK = Budget(seconds=1.8, threads=2)
"""All that level 6 uses: with what a move costs besides, within 2 s on two cores."""
DEFAULT: tuple[Mapping[str, Any], ...] = (
    {"search": "mcts", "nodes": 60, "error": (0.3, 0.2)},
    {"search": "mcts", "nodes": 120, "error": (0.1, 0.04)},
    {"search": "mcts", "nodes": 400},
    {"search": "mcts", "nodes": 1_600},
    {"search": "mcts", "nodes": 8_000},
    # With thousands of iterations, more of them go to moves that do not look best.
    {"search": "mcts", "style": {"exploration": 0.25}},
)
HIGHEST = len(DEFAULT)
"""The strongest level: every game has as many."""
BASELINE_NODES = 1_000
"""How many games ``flat`` and ``uct`` play for a move, where the game's ``levels.py`` does not say otherwise."""
BASELINES = ("greedy", "flat", "uct")
"""What a level is measured against; a match mostly gives them a budget."""


def levels(game: Game) -> tuple[Level, ...]:
    """The levels of a game, from 1 on."""
    written = game.modules.levels
    usual = getattr(written, "LEVELS", DEFAULT)
    return tuple(map(_level, getattr(written, "LEVELS_BY_SEATS", {}).get(game.seats, usual)))


def baseline(name: str, game: Game) -> Level:
    """One of the ``BASELINES`` for a game."""
    nodes = 1 if name == "greedy" else getattr(game.modules.levels, "BASELINE_NODES", BASELINE_NODES)
    return Level(name, Budget(nodes=nodes))


def _level(data: Mapping[str, Any]) -> Level:
    budget = Budget(nodes=data["nodes"]) if "nodes" in data else BY_THE_CLOCK
    return Level(data["search"], budget, data.get("style", {}), Error(*data["error"]) if "error" in data else None)
