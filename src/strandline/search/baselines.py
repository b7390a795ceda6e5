"""The yardsticks for searches: a random move, one look ahead, flat Monte Carlo."""

import random as dice
from dataclasses import replace
from functools import cache
from types import ModuleType
from typing import Any

from strandline.core import bits, registry
from strandline.core.bind import Target, bind
from strandline.core.history import HEAD
from strandline.core.numba_cache import default_target
from strandline.core.validate_ints import seed_of

from . import baselines_kernel as kernel
from . import mcts, no_evaluation
from .thought import Budget, Judged, Root, Thought

WORLDS = 32
"""How often ``greedy`` draws the hidden information."""
FLAT = mcts.Style(exploration=1e3, trust=0, playout=None, is_solving=False, depth=1)
"""Tries all moves equally often, without a tree beyond them."""


def random(root: Root, budget: Budget, seed: int = 0) -> Thought:
    """Choose any move, ignoring the budget."""
    began, seed = budget.clock(), seed_of(seed)
    row, rng = list(root.row), [0, 0]
    bits.seed(rng, seed, 0)
    root.game.kernel.guess(row, root.seat, rng)
    legal = root.game.legal_moves(row)
    dice.Random(seed).shuffle(legal)
    even = (1 / root.game.seats,) * root.game.seats
    return Thought(tuple(Judged(move, even, line=(move,)) for move in legal), 0, budget.clock() - began)


def greedy(root: Root, budget: Budget, seed: int = 0, target: Target | None = None) -> Thought:
    """Choose the move right after which the evaluation is best, before chance or an opponent answers.

    Nodes are moves.
    """
    began, seed = budget.clock(), seed_of(seed)
    code = _bound(target or default_target(root.game.name), root.game.name)
    seats, most = root.game.seats, int(code.MAX_MOVES)
    base, past = code.array(list(root.row)), code.array(list(root.seen))
    world, s, seen, out, rng = map(code.zeros, (len(base), len(base), HEAD + len(past) + 8, most, 2))
    shares, sums = code.zeros(seats, kind=float), code.zeros(seats * most, kind=float)
    bits.seed(rng, seed, 0)
    n = worlds = 0
    enough = WORLDS if root.game.modules.view.HIDDEN else 1
    while worlds < enough and (worlds == 0 or not _is_spent(budget, n * worlds, began)):
        n = int(code.one_ply(base, past, root.seat, world, s, seen, out, rng, shares, sums))
        worlds += 1
    judged = []
    for i in range(n):
        values = tuple(float(each) / worlds for each in sums[i * seats : (i + 1) * seats])
        judged.append(Judged(int(out[i]), values, 0.0, worlds, (int(out[i]),)))
    judged.sort(key=lambda each: each.values[root.seat], reverse=True)
    return Thought(tuple(judged), n * worlds, budget.clock() - began)


def flat(root: Root, budget: Budget, seed: int = 0, target: Target | None = None) -> Thought:
    """Play equally many playouts for every move, and choose the best mean. Nodes are playouts."""
    thought = mcts.think(root, budget, seed, FLAT, target)
    by_mean = sorted(thought.moves, key=lambda each: each.values[root.seat], reverse=True)
    return replace(thought, moves=tuple(by_mean))


def _is_spent(budget: Budget, nodes: int, began: float) -> bool:
    if budget.nodes is not None and nodes >= budget.nodes:
        return True
    return budget.seconds is not None and budget.clock() - began >= budget.seconds


@cache
def _bound(target: Target, name: str) -> Any:
    return bind(target, *sources(name))


def sources(name: str) -> tuple[ModuleType, ...]:
    """Return the modules that ``greedy`` binds together for a game."""
    modules = registry.modules(name)
    return modules.rules, modules.baseline or modules.evaluation or no_evaluation, kernel
