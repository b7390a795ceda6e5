"""Monte Carlo tree search for every game and number of players: budgets, threads and results.

The search itself is in ``mcts_kernel.py``: chance is drawn by its odds, every seat maximises its own share (max^n), and
what the seat cannot know is drawn again in every iteration.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from math import sqrt
from threading import Event
from types import ModuleType
from typing import Any

from strandline.core import bits, registry
from strandline.core.bind import Target, bind
from strandline.core.contract import OVER
from strandline.core.game import Game
from strandline.core.history import HEAD
from strandline.core.numba_cache import default_target
from strandline.core.validate_ints import seed_of

from . import mcts_kernel as kernel
from . import no_evaluation
from .thought import Budget, Judged, Root, Thought, on_target

ROOM = {"cpu": 1 << 20, "wasm": 1 << 19, "python": 1 << 15}
"""The size limit of a tree in nodes; beyond it the search goes on without growing the tree.

A browser has little memory: 50 MB for four players. No search of levels 1 to 5 reaches that limit.
"""
HISTORY_ROOM = 1 << 12
"""How many positions since the last fresh one an iteration may add; a longer one ends in an estimate."""
SLICE = 0.005
"""Seconds between checks of the clock."""


@dataclass(frozen=True)
class Style:
    """The parameters of the search."""

    exploration: float = 0.1
    """How much a move gains from having been tried rarely."""
    trust: float = 0.5
    """How many visits a move's results elsewhere in the tree count for; 0: each move is tried, in no order."""
    playout: int | None = 0
    """Moves played at random before the estimate; None, or without an evaluation: to the end of the game."""
    is_solving: bool = True
    """Prove wins and losses where nothing is hidden."""
    depth: int = kernel.DEEPEST
    """The depth limit of the tree."""
    ripe: int = 1
    """How often a position is visited before the tree grows beyond it."""

    def __post_init__(self) -> None:
        if min(self.exploration, self.trust, self.ripe, self.playout or 0) < 0:
            raise ValueError("exploration, trust, ripe and playout must be 0 or more")
        if not 1 <= self.depth <= kernel.DEEPEST:
            raise ValueError(f"depth must be from 1 to {kernel.DEEPEST}")


DEFAULT = Style()
UCT = Style(exploration=0.7, trust=0, playout=None, is_solving=False)
"""The textbook version: UCB1, and playouts to the end."""


def think(root: Root, budget: Budget, seed: int = 0, style: Style = DEFAULT, target: Target | None = None) -> Thought:
    """Search within a budget, whose nodes are iterations. With one thread and no clock, a seed repeats it exactly."""
    began, seed, target = budget.clock(), seed_of(seed), target or default_target(root.game.name)
    budget = on_target(budget, target)
    code = bound(target, root.game.name)
    if code.turn(code.array(list(root.row))) == OVER:
        raise ValueError("the game is over: there is nothing to decide")
    trees = [_Tree(target, root, style, seed, thread) for thread in range(budget.threads)]
    stop = Event()
    if budget.threads == 1:
        trees[0].search(budget, budget.nodes, began, stop)
    else:
        _search_all(trees, budget, stop)
    return Thought(_joined(trees), sum(each.iterations for each in trees), budget.clock() - began)


def _search_all(trees: list["_Tree"], budget: Budget, stop: Event) -> None:
    """Search one tree per thread; Ctrl-C, or an error in one thread, stops all."""
    with ThreadPoolExecutor(len(trees)) as pool:
        jobs = []
        for i, each in enumerate(trees):
            nodes = None if budget.nodes is None else (budget.nodes + i) // len(trees)
            jobs.append(pool.submit(each.search, budget, nodes, None, stop))
        try:
            for job in jobs:
                job.result()
        finally:
            stop.set()


@cache
def bound(target: Target, name: str) -> Any:
    """Bind the search to a game."""
    return bind(target, *sources(name))


def sources(name: str) -> tuple[ModuleType, ...]:
    """Return the modules that are bound together for a game."""
    modules = registry.modules(name)
    return modules.rules, modules.evaluation or no_evaluation, kernel


def workspace(code: Any, game: Game, style: Style, room: int, base: Any, past: Any, rng: Any) -> kernel.Workspace:
    """Return the arrays of a search, with its knobs set; who asks is still to be written."""
    modules = registry.modules(game.name)
    most = int(code.MAX_MOVES)
    room = max(room, 2 + most)
    knobs = code.zeros(kernel.KNOBS)
    knobs[kernel.KNOB_USED] = 1
    knobs[kernel.KNOB_ROOM] = room
    knobs[kernel.KNOB_SEATS] = game.seats
    knobs[kernel.KNOB_HIDDEN] = int(modules.view.HIDDEN)
    knobs[kernel.KNOB_PLAYOUT] = -1 if style.playout is None or modules.evaluation is None else style.playout
    knobs[kernel.KNOB_SOLVING] = int(style.is_solving and not modules.view.HIDDEN)
    knobs[kernel.KNOB_DEPTH] = style.depth
    knobs[kernel.KNOB_RIPE] = style.ripe
    dials = code.zeros(kernel.DIALS, kind=float)
    dials[kernel.DIAL_EXPLORATION] = style.exploration
    dials[kernel.DIAL_TRUST] = style.trust
    return kernel.Workspace(
        base=base,
        past=past,
        s=code.zeros(len(base)),
        seen=code.zeros(HEAD + len(past) + HISTORY_ROOM),
        out=code.zeros(most),
        odds=code.zeros(most),
        rng=rng,
        tree=code.zeros(room * kernel.NODE),
        sums=code.zeros(room * (game.seats + 1), kind=float),
        tallies=code.zeros(2 * game.seats * kernel.TALLIES, kind=float),
        path=code.zeros(kernel.PATH * (kernel.DEEPEST + 1)),
        shares=code.zeros(game.seats, kind=float),
        knobs=knobs,
        dials=dials,
    )


class _Tree:
    """One thread's tree, and the arrays that the search works on."""

    def __init__(self, target: Target, root: Root, style: Style, seed: int, thread: int):
        code = bound(target, root.game.name)
        self.seat = root.seat
        self.seats = root.game.seats
        self.iterations = 0
        rng = code.zeros(2)
        bits.seed(rng, seed, thread)
        base, past = code.array(list(root.row)), code.array(list(root.seen))
        self._search_on, self._follow = code.search_on, code.follow
        self._line = code.zeros(kernel.DEEPEST)
        self.work = workspace(code, root.game, style, ROOM[target], base, past, rng)
        self.work.knobs[kernel.KNOB_SEAT] = root.seat

    def search(self, budget: Budget, nodes: int | None, began: float | None, stop: Event) -> None:
        """Iterate until the budget is spent, at least once, or until the root is proven."""
        clock = budget.clock
        now = clock()
        end = (now if began is None else began) + budget.seconds if budget.seconds is not None else None
        chunk = 1
        while not stop.is_set():
            if nodes is not None:
                chunk = max(1, min(chunk, nodes - self.iterations))
            done = self._search_on(self.work, chunk)
            self.iterations += done
            then, now = now, clock()
            if done < chunk or (nodes is not None and self.iterations >= nodes) or (end is not None and now >= end):
                return
            slice_ = SLICE if end is None else min(SLICE, end - now)
            chunk = max(1, min(2 * chunk, int(chunk * slice_ / max(now - then, 1e-9))))

    def field(self, node: int, field: int) -> int:
        return int(self.work.tree[node * kernel.NODE + field])

    def children(self, node: int) -> Iterator[int]:
        child = self.field(node, kernel.NODE_FIRST)
        while child:
            yield child
            child = self.field(child, kernel.NODE_NEXT)

    def values(self, node: int) -> list[float]:
        """Return the sums of a node; for a proven one, as if every visit had brought the proven result."""
        at = node * (self.seats + 1)
        times = self.field(node, kernel.NODE_VISITS) if self.field(node, kernel.NODE_PROVEN) else 1
        return [times * float(each) for each in self.work.sums[at : at + self.seats]]

    def square(self, node: int) -> float:
        return float(self.work.sums[node * (self.seats + 1) + self.seats])

    def line(self, node: int) -> tuple[int, ...]:
        """Return a node's move and the most visited moves after it."""
        n = self._follow(self.work.tree, node, self._line)
        return tuple(map(int, self._line[:n]))


def _joined(trees: list[_Tree]) -> tuple[Judged, ...]:
    """Return every move of the root, best first, with the combined results of all trees."""
    found: dict[int, list[tuple[_Tree, int]]] = {}
    for each in trees:
        for child in each.children(0):
            found.setdefault(each.field(child, kernel.NODE_MOVE), []).append((each, child))
    usual = _mean([each.values(0) for each in trees], sum(each.field(0, kernel.NODE_VISITS) for each in trees))
    judged = (_judged(move, nodes, usual) for move, nodes in found.items())
    return tuple(sorted(judged, key=lambda each: _rank(each, trees[0].seat), reverse=True))


def _judged(move: int, nodes: list[tuple[_Tree, int]], usual: tuple[float, ...]) -> Judged:
    visits = [each.field(node, kernel.NODE_VISITS) for each, node in nodes]
    tried = sum(visits)
    best, node = nodes[visits.index(max(visits))]
    line = best.line(node)
    for each, node in nodes:
        if each.field(node, kernel.NODE_PROVEN):
            at = node * (each.seats + 1)
            return Judged(move, tuple(map(float, each.work.sums[at : at + each.seats])), 0.0, tried, line, True)
    if tried == 0:
        return Judged(move, usual, 0.5, 0, line)
    values = _mean([each.values(node) for each, node in nodes], tried)
    mean = values[nodes[0][0].seat]
    variance = max(0.0, sum(each.square(node) for each, node in nodes) / tried - mean * mean)
    error = sqrt(variance / tried) if tried > 1 else 0.5
    return Judged(move, values, error, tried, line)


def _mean(sums: list[list[float]], visits: int) -> tuple[float, ...]:
    return tuple(sum(each) / visits for each in zip(*sums, strict=True))


def _rank(judged: Judged, seat: int) -> tuple[bool, bool, int, float]:
    """Rank a proven win first and a proven loss last; the others by visits."""
    value = judged.values[seat]
    return judged.is_proven and value >= 1, not (judged.is_proven and value <= 0), judged.visits, value
