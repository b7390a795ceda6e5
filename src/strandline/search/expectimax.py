"""Expectimax for two players, with chance and nothing hidden: iterative deepening over ``expectimax_kernel.py``.

The kernel returns to Python after every chunk of nodes, so that the budget and Ctrl-C are checked.
"""

import random
import sys
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

from strandline.core.bind import Target, bind
from strandline.core.numba_cache import default_target
from strandline.core.registry import modules
from strandline.core.validate_ints import seed_of

from . import expectimax_kernel as kernel
from .thought import Budget, Judged, Root, Thought

DEEPEST = 40
CHUNK = {"cpu": 4000, "wasm": 4000, "python": 40}
"""Nodes between two checks of the clock: about a millisecond when compiled."""
WIDTH = 2
"""How many moves of a decision are searched if another decision follows it, except at the root.

It hardly matters: 2, 3, 4, 8 and all were tried in 500 games of Krabcek each (``docs/strength.md``).
"""
NODES_A_SECOND = 1 << 22
"""An upper bound on the speed, for sizing the table."""


def think(
    root: Root, budget: Budget, seed: int = 0,
    *, is_every: bool = False, deepest: int = DEEPEST, width: int = WIDTH, target: Target | None = None,
) -> Thought:  # fmt: skip
    """Judge every legal move, best first, one decision deeper at a time until the budget is spent or all is known.

    The value of a move that is worse than the best is only an upper bound, unless ``is_every``: then each has its own
    value. Every move is looked at once, whatever the budget. ``seed`` breaks ties between moves.
    """
    _check(root)
    search = _Search(root, budget, target or default_target(root.game.name), width)
    order = root.game.legal_moves(list(root.row))
    random.Random(seed_of(seed)).shuffle(order)
    found: dict[int, _Found] = {}
    for depth in range(1, deepest + 1):
        best = -2.0
        done = {}
        for move in order:
            got = search.ask(move, depth, -2.0 if is_every else best, is_free=depth == 1)
            if got is None:
                break
            done[move] = got
            best = max(best, got.low)
        found |= done
        # Moves that were not reached keep their places behind the others: the best move so far came first.
        order = sorted(done, key=lambda move: -found[move].high) + [move for move in order if move not in done]
        if len(done) < len(order) or best == 1 or all(each.is_certain for each in found.values()):
            break
    top = found[order[0]].high
    return Thought(
        tuple(search.judged(move, found[move], top) for move in order), search.nodes, budget.clock() - search.began
    )


@cache
def bound(name: str, target: Target) -> Any:
    """Bind the search to a game's rules and estimate, for a target."""
    return bind(target, *sources(name))


def sources(name: str) -> tuple[ModuleType, ...]:
    """Return the modules that are bound together for a game."""
    evaluation = modules(name).evaluation
    if evaluation is None or not hasattr(evaluation, "estimate"):
        raise ValueError(f"{name}: expectimax needs an evaluation with an estimate, and this game has none")
    return modules(name).rules, evaluation, kernel


def _check(root: Root) -> None:
    """Refuse games that this search cannot handle."""
    game = root.game
    row = list(root.row)
    if game.seats != 2:
        raise ValueError(f"expectimax is for 2 players; this game has {game.seats}")
    if game.modules.view.HIDDEN:
        raise ValueError(f"{game.name}: expectimax is for games in which nothing is hidden")
    if game.kernel.repeats(row):
        raise ValueError(f"{game.name}: expectimax knows no draw by repetition")
    if game.kernel.turn(row) < 0:
        raise ValueError("nobody is to decide here: there is nothing to think about")


class _Found(NamedTuple):
    """What is known of a move from its player's view: a lead between low and high."""

    low: float
    high: float
    is_certain: bool
    nodes: int


def workspace(code: Any, entries: int) -> kernel.Workspace:
    """Return the arrays of a search, with a table of this many entries."""
    levels, most, zeros = kernel.LEVELS, int(code.MAX_MOVES), code.zeros
    return kernel.Workspace(
        rows=zeros(levels, int(code.SIZE)),
        out=zeros(levels, most),
        odds=zeros(levels, most),
        frames=zeros(levels, kernel.FRAME),
        spans=zeros(levels, kernel.SPAN, kind=float),
        lows=zeros(levels, most, kind=float),
        highs=zeros(levels, most, kind=float),
        state=zeros(kernel.MIND),
        names=zeros(entries),
        notes=zeros(entries),
        bounds=zeros(entries, 2, kind=float),
        habits=zeros(kernel.HABITS),
        shares=zeros(2, kind=float),
    )


class _Search:
    """The arrays of one search."""

    def __init__(self, root: Root, budget: Budget, target: Target, width: int):
        self.code = bound(root.game.name, target)
        self.root = root
        self.budget = budget
        self.sign = 1 - 2 * root.seat
        self.chunk = CHUNK[target]
        self.work = workspace(self.code, entries_for(budget))
        self.state = self.work.state
        self.state[kernel.WIDTH] = width
        self.state[kernel.PAID_FOR] = sys.maxsize if budget.nodes is None else budget.nodes
        self.code.explore(self.work, 0)  # compiling and loading must not count as thinking time
        self.began = budget.clock()

    @property
    def nodes(self) -> int:
        return int(self.state[kernel.VISITED])

    def ask(self, move: int, depth: int, least: float, *, is_free: bool) -> _Found | None:
        """Return a move's worth if it exceeds ``least``; None if the budget ends first, unless ``is_free``."""
        before, estimates = self.nodes, int(self.state[kernel.ESTIMATES])
        self._set(move)
        self.work.frames[0][kernel.DEEP] = depth - 1
        self.work.frames[0][kernel.FIRST_ONLY] = 0
        window = sorted((self.sign * least, self.sign * 2.0))
        self.work.spans[0][kernel.FROM], self.work.spans[0][kernel.TO] = window
        self.state[kernel.AT_LEVEL] = 0
        while is_free or not self._is_spent():
            until = self.nodes + self.chunk
            if self.budget.nodes is not None and not is_free:
                until = min(until, self.budget.nodes)
            if self.code.explore(self.work, until):
                low, high = sorted(self.sign * float(self.work.spans[0][end]) for end in (kernel.LEAST, kernel.MOST))
                is_certain = low == 1 or high == -1 or (low == high and estimates == self.state[kernel.ESTIMATES])
                return _Found(low, high, is_certain, self.nodes - before)
        return None

    def _set(self, move: int) -> None:
        """Write the position after a move into the first row."""
        for i, number in enumerate(self.root.row):
            self.work.rows[0][i] = number
        self.code.play(self.work.rows[0], move)

    def _is_spent(self) -> bool:
        nodes, seconds = self.budget.nodes, self.budget.seconds
        if nodes is not None and self.nodes >= nodes:
            return True
        return seconds is not None and self.budget.clock() - self.began >= seconds

    def judged(self, move: int, found: _Found, top: float) -> Judged:
        share = (1 + min(found.high, top)) / 2
        values = (share, 1 - share) if self.sign > 0 else (1 - share, share)
        return Judged(move, values, visits=found.nodes, line=self._line(move), is_proven=found.is_certain)

    def _line(self, move: int) -> tuple[int, ...]:
        """Return the move and the table's continuation up to the next chance event, because no outcome is predicted."""
        line = [move]
        self._set(move)
        row = self.work.rows[0]
        while self.code.turn(row) >= 0:
            name = int(self.code.key(row))
            place = name & len(self.work.names) - 1
            following = (int(self.work.notes[place]) >> kernel.MOVE_PLACE) - 1
            if name == 0 or self.work.names[place] != name or following == kernel.NO_MOVE:
                break
            line.append(following)
            self.code.play(row, following)
        return tuple(line)


def entries_for(budget: Budget) -> int:
    """Choose a table size: a power of two, with an entry for every eight nodes that the budget allows."""
    nodes = [] if budget.nodes is None else [budget.nodes]
    nodes += [] if budget.seconds is None else [int(budget.seconds * NODES_A_SECOND)]
    return 1 << max(10, min(20, (min(nodes) // 8).bit_length()))
