"""Levels 1 to 6 of every game, and the baselines that they are measured against: data."""

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
    """How a bot thinks, and for how long: a search of ``search.ready``, its budget and its style.

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
SECOND = Budget(seconds=1.8, threads=2)
"""All that level 6 uses: with what a move costs besides, within 2 s on two cores."""
WIDE = {"exploration": 0.25}
"""The style of MCTS that has time: among thousands of iterations, more for what does not look best."""


def _rising(nodes: tuple[int, int, int, int, int], *mistakes: Error) -> tuple[Level, ...]:
    """Six levels of MCTS: a number of iterations for five, mistakes for the lowest, and level 6 by the clock."""
    known = [*mistakes, *[None] * (len(nodes) - len(mistakes))]
    counted = [Level("mcts", Budget(nodes=n), error=error) for n, error in zip(nodes, known, strict=True)]
    return *counted, Level("mcts", SECOND, WIDE)


EVERY = {"is_every": True}
"""The style of alpha-beta and expectimax where mistakes are made: they have to know what the other moves are worth."""
CURIOUS = {"exploration": 0.5}
"""The style of MCTS that looks at all moves about as often: only what has been looked at can be chosen by mistake."""

LEVELS = {
    "": _rising((60, 120, 400, 1_600, 8_000), Error(0.3, 0.2), Error(0.1, 0.04)),
    "crab-stack": (
        Level("mcts", Budget(nodes=100), CURIOUS, Error(0.3, 0.2)),
        Level("mcts", Budget(nodes=120), error=Error(0.1, 0.04)),
        Level("mcts", Budget(nodes=400)),
        Level("mcts", Budget(nodes=1_600)),
        Level("mcts", Budget(nodes=8_000)),
        # One move at random before it looks: among three others somebody misses the best answer.
        Level("mcts", SECOND, {**WIDE, "playout": 1}),
    ),
    "crab-stack 2": (
        Level("alphabeta", Budget(nodes=40), EVERY, Error(0.6, 0.6)),
        Level("alphabeta", Budget(nodes=150), EVERY, Error(0.1, 0.04)),
        Level("alphabeta", Budget(nodes=600)),
        Level("alphabeta", Budget(nodes=5_000)),
        Level("alphabeta", Budget(nodes=50_000)),
        Level("proving", SECOND),
    ),
    "krabcek": (
        Level("expectimax", Budget(nodes=50), EVERY, Error(0.5, 0.3)),
        Level("expectimax", Budget(nodes=100), EVERY, Error(0.1, 0.04)),
        Level("expectimax", Budget(nodes=200), EVERY, Error(0.03, 0.015)),
        Level("expectimax", Budget(nodes=2_000)),
        Level("expectimax", Budget(nodes=20_000)),
        Level("rollouts", SECOND),
    ),
    # Three hundred decisions a game: many small mistakes are a big one.
    "survive": _rising((60, 100, 200, 700, 2_500), Error(0.06, 0.03), Error(0.012, 0.004)),
}
"""By a game's name and, where it matters, how many sit at the table; "" is for games that are not named."""
HIGHEST = len(LEVELS[""])
"""The strongest level: every game has as many."""

BASELINES = {
    "greedy": Level("greedy", Budget(nodes=1)),
    "flat": Level("flat", Budget(nodes=1_000)),
    "uct": Level("uct", Budget(nodes=1_000)),
}
"""What a level is measured against; a match mostly gives them a budget."""
FEWER = {"survive": Budget(nodes=100)}
"""For ``flat`` and ``uct`` where a thousand games to the end would be minutes."""


def levels(game: Game) -> tuple[Level, ...]:
    """The levels of a game, from 1 on."""
    return LEVELS.get(f"{game.name} {game.seats}") or LEVELS.get(game.name) or LEVELS[""]
