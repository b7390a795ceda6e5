"""Alpha-beta for two players without chance or hidden information: iterative deepening over ``alphabeta_kernel.py``."""

import random
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

from strandline.core.bind import Target, bind
from strandline.core.history import HEAD, length
from strandline.core.numba_cache import default_target
from strandline.core.portable_math import exp
from strandline.core.registry import modules
from strandline.core.validate_ints import seed_of

from . import alphabeta_kernel as kernel
from .thought import Budget, Judged, Root, Thought

DEEPEST = 96
TABLE_BITS = 18
"""The table has two entries of 16 bytes each for every number of this many bits: 8 MiB."""
UNIT = 285
"""This much in a searched value multiplies the odds by e; it was fitted to the results of games against itself."""
CHUNK_SECONDS = 0.002
"""How long the search runs between checks of time, nodes and Ctrl-C."""
ROOM = kernel.PLIES + 2
"""Places on the path for what the search plays."""


class Found(NamedTuple):
    """What is known of a move at the root."""

    value: int
    line: tuple[int, ...]
    is_exact: bool
    """If false, the move may be worse."""


def think(root: Root, budget: Budget, seed: int = 0, *, is_every: bool = False) -> Thought:
    """Search a position once. To play a whole game, keep an ``AlphaBeta``, which keeps what it finds."""
    return AlphaBeta(root.game.name, seed).think(root, budget, is_every=is_every)


@cache
def bound(name: str, target: Target) -> Any:
    """Bind the search to a game, for a target."""
    return bind(target, *sources(name))


def sources(name: str) -> tuple[ModuleType, ...]:
    """Return the modules that are bound together for a game."""
    rules, evaluation = modules(name).rules, modules(name).evaluation
    if evaluation is None or not hasattr(evaluation, "score"):
        raise ValueError(f"{name}: alpha-beta is for games without chance and secrets whose evaluation has a score")
    return rules, evaluation, kernel


def workspace(code: Any, table_bits: int, path: int) -> kernel.Workspace:
    """Return the arrays of a search, with this much room on its path."""
    most = int(code.MAX_MOVES)
    zeros, plies = code.zeros, kernel.PLIES + 1
    work = kernel.Workspace(
        rows=zeros(plies, int(code.SIZE)),
        lists=zeros(plies, most),
        ranks=zeros(plies, most),
        frames=zeros(plies, kernel.FIELDS),
        path=zeros(path),
        lines=zeros(plies + most, ROOM),
        table=zeros(4 << table_bits),
        urges=zeros(2 * kernel.URGES),
        shares=zeros(2, kind=float),
        worth=zeros(most),
        mind=zeros(kernel.MIND),
    )
    work.mind[kernel.MASK] = (1 << table_bits) - 1
    return work


class AlphaBeta:
    """One player's search through a game, which keeps its table and move ordering.

    ``seed`` breaks ties between moves. With a node budget, the same seed and the same calls repeat exactly.
    """

    def __init__(self, name: str, seed: int = 0, *, table_bits: int = TABLE_BITS, target: Target | None = None):
        self.target: Target = target or default_target(name)
        self.code = bound(name, self.target)
        self.random = random.Random(seed_of(seed))
        self.work = workspace(self.code, table_bits, ROOM)
        self.mind = self.work.mind
        self.chunk = 1

    def think(
        self, root: Root, budget: Budget, *, deepest: int = DEEPEST, is_every: bool = False, is_plain: bool = False
    ) -> Thought:
        """Return every legal move, best first. For a move that is not the best, the value is an upper bound.

        ``is_every``: every move gets its own value and line. ``is_plain``: nothing is pruned unsoundly, so that the
        value is that of minimax at this depth. Every move is looked at once, whatever the budget.
        """
        if root.game.seats != 2:
            raise ValueError(f"alpha-beta is for 2 players; this game has {root.game.seats}")
        self.mind[kernel.IS_EVERY], self.mind[kernel.IS_PLAIN] = int(is_every), int(is_plain)
        found = self._set_out(root)
        order = list(found)
        self.random.shuffle(order)
        order.sort(key=lambda move: -found[move].value)
        self._begin(order, 1)
        self.code.look(self.work, 0)  # compiling and loading must not count as thinking time
        began = budget.clock()
        for depth in range(1, deepest + 1):
            self._begin(order, depth)
            is_done = self._iterate(budget, began)
            best = self._learn(found, order, is_every)
            order.sort(key=lambda move: (move != best, -found[move].value))
            asked = order if is_every else [best]
            if not is_done or all(abs(found[move].value) > kernel.SURE for move in asked):
                break
        seat = int(self.work.frames[0][kernel.SEAT])
        top = found[order[0]].value
        judged = tuple(_judged(move, found[move], top, seat) for move in order)
        return Thought(judged, int(self.mind[kernel.NODES]), budget.clock() - began)

    def _set_out(self, root: Root) -> dict[int, Found]:
        """Set up a position and give its moves a first quick value."""
        past = list(root.seen[HEAD : HEAD + length(list(root.seen))])
        for k, each in enumerate(root.row):
            self.work.rows[0][k] = each
        if self.code.turn(self.work.rows[0]) < 0:
            raise ValueError("the game is over: there is nothing to think about")
        self.work = self.work._replace(path=self.code.array(past + [0] * ROOM))
        self.mind[kernel.AGE] = self.mind[kernel.AGE] + 1 & kernel.AGES
        n = self.code.set_out(self.work, len(past))
        listed = [int(move) for move in self.work.lists[0][:n]]
        return {move: Found(int(self.work.worth[i]), (move,), False) for i, move in enumerate(listed)}

    def _begin(self, order: list[int], depth: int) -> None:
        for i, move in enumerate(order):
            self.work.lists[0][i] = move
        self.code.begin_depth(self.work, len(order), depth)

    def _iterate(self, budget: Budget, began: float) -> bool:
        """Continue an iteration; return whether it was finished within the budget."""
        now = budget.clock()
        while not self.mind[kernel.IS_DONE]:
            nodes = int(self.mind[kernel.NODES])
            if budget.nodes is not None and nodes >= budget.nodes:
                return False
            if budget.seconds is not None and now - began >= budget.seconds:
                return False
            until = nodes + self.chunk
            self.code.look(self.work, until if budget.nodes is None else min(until, budget.nodes))
            took = budget.clock() - now
            now += took
            if took > CHUNK_SECONDS:
                self.chunk = max(1, self.chunk // 2)
            elif took < CHUNK_SECONDS / 2 and self.mind[kernel.NODES] == until:
                self.chunk = min(2 * self.chunk, MOST_CHUNK)
        return True

    def _learn(self, found: dict[int, Found], order: list[int], is_every: bool) -> int:
        """Take over the results of an iteration, as far as it came; return the best move."""
        here = self.work.frames[0]
        done = int(here[kernel.NEXT]) - (self.mind[kernel.PLY] > 0)
        top = -kernel.MOST
        for i, move in enumerate(order[:done]):
            line = [int(each) for each in self.work.lines[kernel.PLIES + 1 + i]]
            value = int(self.work.worth[i])
            found[move] = Found(value, tuple(line[: line.index(-1)]), is_every or value > top)
            top = max(top, value)
        return int(here[kernel.CHOSEN]) if done else order[0]


MOST_CHUNK = 1 << 20


def _judged(move: int, found: Found, top: int, seat: int) -> Judged:
    value = min(found.value, top)
    is_proven = value < -kernel.SURE or (value > kernel.SURE and found.is_exact)
    share = float(value > 0) if is_proven else 1 / (1 + exp(-value / UNIT))
    return Judged(move, (1 - share, share) if seat else (share, 1 - share), line=found.line, is_proven=is_proven)
