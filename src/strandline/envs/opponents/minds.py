"""Binds an opponent to a game, and makes its arrays."""

from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

from strandline.bots.levels import Level
from strandline.core import registry
from strandline.core.bind import bind
from strandline.core.game import Game
from strandline.core.history import HEAD
from strandline.core.numba_cache import default_target
from strandline.search import alphabeta, expectimax, mcts, no_evaluation
from strandline.search.thought import Budget

from . import (
    against_kernel,
    alphabeta_kernel,
    answers_kernel,
    expectimax_kernel,
    greedy_kernel,
    mcts_kernel,
    mistakes_kernel,
    no_blunders,
)

KERNELS: dict[str, ModuleType] = {
    "greedy": greedy_kernel,
    "alphabeta": alphabeta_kernel,
    "mcts": mcts_kernel,
    "expectimax": expectimax_kernel,
}
"""The searches that can decide in compiled code."""
NO_MISTAKES = -1.0
SPARE = 8
"""More room for a history than the game itself has: a search looks this far beyond it before it stops counting."""


@cache
def stepping(name: str) -> Any:
    """Bind the stepping of a game against opponents."""
    return bind(default_target(name), registry.modules(name).rules, registry.encoding(name), against_kernel)


@cache
def compiled(search: str, name: str) -> Any:
    """Bind an opponent to a game."""
    return bind(default_target(name), *sources(search, name))


def sources(search: str, name: str) -> tuple[ModuleType, ...]:
    """Return the modules that are bound together for an opponent."""
    modules = registry.modules(name)
    evaluation = modules.evaluation or no_evaluation
    if search == "greedy":
        evaluation = modules.baseline or evaluation
    blunders = modules.blunders or no_blunders
    return modules.rules, registry.encoding(name), evaluation, blunders, KERNELS[search], answers_kernel


@dataclass(frozen=True)
class Compiled:
    """An opponent that decides in compiled code."""

    game: Game
    search: str
    level: Level | None = None
    """None: it has no settings."""

    @property
    def code(self) -> Any:
        return compiled(self.search, self.game.name)

    def mind(self, room: int) -> Any:
        """Return the arrays of one thread, for games with a history of at most this length."""
        return MINDS[self.search](self.code, self.game, self.level, room)


def greedy_mind(code: Any, game: Game, _level: Level | None, room: int) -> greedy_kernel.Mind:
    size, most = int(code.SIZE), int(code.MAX_MOVES)
    return greedy_kernel.Mind(
        base=code.zeros(size),
        world=code.zeros(size),
        s=code.zeros(size),
        seen=code.zeros(HEAD + room + SPARE),
        out=code.zeros(most),
        shares=code.zeros(game.seats, kind=float),
        sums=code.zeros(game.seats * most, kind=float),
    )


def alphabeta_mind(code: Any, game: Game, level: Level, room: int) -> alphabeta_kernel.Mind:
    most, nodes = int(code.MAX_MOVES), _nodes(level)
    bits = min(alphabeta.TABLE_BITS, max(8, nodes.bit_length() - 1))
    knobs = code.array([nodes, int(level.style.get("is_every", False))])
    return alphabeta_kernel.Mind(
        work=alphabeta.workspace(code, bits, room + alphabeta.ROOM),
        judged=judged(code, game, room),
        moves=code.zeros(most),
        values=code.zeros(most),
        exact=code.zeros(most),
        knobs=knobs,
        dials=_dials(code, level),
    )


def mcts_mind(code: Any, game: Game, level: Level, room: int) -> mcts_kernel.Mind:
    size, most, nodes = int(code.SIZE), int(code.MAX_MOVES), _nodes(level)
    style = mcts.Style(**level.style)
    places = min(mcts.ROOM["cpu"], 2 + (nodes + 1) * most)
    base, past, rng = code.zeros(size), code.zeros(HEAD + room), code.zeros(2)
    return mcts_kernel.Mind(
        work=mcts.workspace(code, game, style, places, base, past, rng),
        judged=judged(code, game, room),
        ranks=code.zeros(most, kind=float),
        knobs=code.array([nodes]),
        dials=_dials(code, level),
    )


def expectimax_mind(code: Any, game: Game, level: Level, room: int) -> expectimax_kernel.Mind:
    most, nodes = int(code.MAX_MOVES), _nodes(level)
    every = int(level.style.get("is_every", False))
    width = int(level.style.get("width", expectimax.WIDTH))
    return expectimax_kernel.Mind(
        work=expectimax.workspace(code, expectimax.entries_for(Budget(nodes=nodes))),
        judged=judged(code, game, room),
        moves=code.zeros(most),
        lows=code.zeros(most, kind=float),
        highs=code.zeros(most, kind=float),
        certain=code.zeros(most),
        knobs=code.array([nodes, every, width]),
        dials=_dials(code, level),
    )


MINDS: dict[str, Any] = {
    "greedy": greedy_mind,
    "alphabeta": alphabeta_mind,
    "mcts": mcts_mind,
    "expectimax": expectimax_mind,
}


def judged(code: Any, game: Game, room: int) -> mistakes_kernel.Judged:
    size, most, seen = int(code.SIZE), int(code.MAX_MOVES), HEAD + room + SPARE
    return mistakes_kernel.Judged(
        moves=code.zeros(most),
        values=code.zeros(most, kind=float),
        errors=code.zeros(most, kind=float),
        proven=code.zeros(most),
        odds=code.zeros(most, kind=float),
        base=code.zeros(size),
        after=code.zeros(size),
        reply=code.zeros(size),
        seen=code.zeros(seen),
        seen_reply=code.zeros(seen),
        out=code.zeros(most),
        shares=code.zeros(game.seats, kind=float),
    )


def _nodes(level: Level) -> int:
    assert level.budget.nodes is not None
    return level.budget.nodes


def _dials(code: Any, level: Level) -> Any:
    """Return the margin and the temperature of a level's mistakes."""
    dials = code.zeros(2, kind=float)
    dials[0] = level.error.margin if level.error else NO_MISTAKES
    dials[1] = level.error.temperature if level.error else 1.0
    return dials
