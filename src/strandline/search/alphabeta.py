"""Alpha-beta for two players, nothing hidden, no chance: iterative deepening round the search of ``pvs.py``."""

import math
import random
from functools import cache
from typing import Any, NamedTuple

from strandline.core import kernel
from strandline.core.history import HEAD, length
from strandline.core.registry import rooms
from strandline.core.speed import usual_target
from strandline.core.whole import seed_of

from . import pvs
from .thought import Budget, Judged, Root, Thought

DEEPEST = 96
TABLE_BITS = 18
"""The table has two entries of 16 bytes each for every number of so many bits: 8 MiB."""
UNIT = 285
"""So much in a value that was searched for is a factor e in the odds: fitted to the results of games against itself."""
CHUNK_SECONDS = 0.002
"""How long the search runs before time, nodes and a Ctrl-C are looked at again."""
ROOM = pvs.PLIES + 2
"""Places on the path for what the search plays."""


class Found(NamedTuple):
    """What is known of a move of the root."""

    value: int
    line: tuple[int, ...]
    is_exact: bool
    """If not, the move may be worse."""


def think(root: Root, budget: Budget, seed: int = 0, *, is_every: bool = False) -> Thought:
    """Think about a position once. Who plays a whole game keeps an ``AlphaBeta``, and with it what was found."""
    return AlphaBeta(root.game.name, seed).think(root, budget, is_every=is_every)


@cache
def bound(name: str, target: kernel.Target) -> Any:
    """The search of a game, for a target."""
    rules, evaluation = rooms(name).rules, rooms(name).evaluation
    if evaluation is None or not hasattr(evaluation, "score"):
        raise ValueError(f"{name}: alpha-beta is for games without chance and secrets whose evaluation has a score")
    return kernel.bind(target, rules, evaluation, pvs)


class AlphaBeta:
    """One player's thinking through a game: what the table and the order of moves have learnt stays.

    ``seed`` decides between moves that look alike. With a node budget, the same seed and the same calls repeat exactly.
    """

    def __init__(self, name: str, seed: int = 0, *, table_bits: int = TABLE_BITS, target: kernel.Target | None = None):
        self.target: kernel.Target = target or usual_target()
        self.code = bound(name, self.target)
        self.random = random.Random(seed_of(seed))
        most = int(self.code.MAX_MOVES)
        self.rows = self._zeros(pvs.PLIES + 1, int(self.code.SIZE))
        self.lists = self._zeros(pvs.PLIES + 1, most)
        self.ranks = self._zeros(pvs.PLIES + 1, most)
        self.frames = self._zeros(pvs.PLIES + 1, pvs.FIELDS)
        self.path: Any = None
        self.lines = self._zeros(pvs.PLIES + 1 + most, ROOM)
        self.table = self._zeros(4 << table_bits)
        self.urges = self._zeros(2 * pvs.URGES)
        self.shares: Any = [0.0, 0.0] if self.target == "python" else self._zeros(2).astype(float)
        self.worth = self._zeros(most)
        self.mind = self._zeros(pvs.MIND)
        self.mind[pvs.MASK] = (1 << table_bits) - 1
        self.chunk = 1

    def _zeros(self, n: int, m: int = 0) -> Any:
        """A row of n, or n rows of m."""
        if self.target == "python":
            return [[0] * m for _ in range(n)] if m else [0] * n
        import numpy as np

        return np.zeros((n, m) if m else n, np.int64)

    def think(
        self, root: Root, budget: Budget, *, deepest: int = DEEPEST, is_every: bool = False, is_plain: bool = False
    ) -> Thought:
        """Every legal move, best first. A move that is not the best is worth what stands there or less.

        ``is_every``: every move gets its own value and line, for those who want to know more than the best.
        ``is_plain``: nothing is cut short, so that the value is that of minimax at this depth.
        Every move is looked at once, whatever the budget.
        """
        if root.game.seats != 2:
            raise ValueError(f"alpha-beta is for 2 players; this game has {root.game.seats}")
        self.mind[pvs.IS_EVERY], self.mind[pvs.IS_PLAIN] = int(is_every), int(is_plain)
        found = self._set_out(root)
        order = list(found)
        self.random.shuffle(order)
        order.sort(key=lambda move: -found[move].value)
        self._begin(order, 1)
        self._look(0)  # whatever has to be compiled or loaded is no thinking
        began = budget.clock()
        for depth in range(1, deepest + 1):
            self._begin(order, depth)
            is_done = self._iterate(budget, began)
            best = self._learn(found, order, is_every)
            order.sort(key=lambda move: (move != best, -found[move].value))
            asked = order if is_every else [best]
            if not is_done or all(abs(found[move].value) > pvs.SURE for move in asked):
                break
        seat = int(self.frames[0][pvs.SEAT])
        top = found[order[0]].value
        judged = tuple(_judged(move, found[move], top, seat) for move in order)
        return Thought(judged, int(self.mind[pvs.NODES]), budget.clock() - began)

    def _set_out(self, root: Root) -> dict[int, Found]:
        """Begin with a position: its moves at a glance."""
        past = list(root.seen[HEAD : HEAD + length(list(root.seen))])
        for k, each in enumerate(root.row):
            self.rows[0][k] = each
        if self.code.turn(self.rows[0]) < 0:
            raise ValueError("the game is over: there is nothing to think about")
        self.path = self.code.array(past + [0] * ROOM)
        self.mind[pvs.AGE] = self.mind[pvs.AGE] + 1 & pvs.AGES
        n = self.code.set_out(
            self.rows, self.lists, self.frames, self.path, self.shares, self.worth, self.mind, len(past)
        )
        listed = [int(move) for move in self.lists[0][:n]]
        return {move: Found(int(self.worth[i]), (move,), False) for i, move in enumerate(listed)}

    def _begin(self, order: list[int], depth: int) -> None:
        for i, move in enumerate(order):
            self.lists[0][i] = move
        self.code.begin_depth(self.ranks, self.frames, self.mind, len(order), depth)

    def _look(self, until: int) -> None:
        self.code.look(
            self.rows, self.lists, self.ranks, self.frames, self.path, self.lines,
            self.table, self.urges, self.shares, self.worth, self.mind, until,
        )  # fmt: skip

    def _iterate(self, budget: Budget, began: float) -> bool:
        """Go on with an iteration; says whether it was finished within the budget."""
        now = budget.clock()
        while not self.mind[pvs.IS_DONE]:
            nodes = int(self.mind[pvs.NODES])
            if budget.nodes is not None and nodes >= budget.nodes:
                return False
            if budget.seconds is not None and now - began >= budget.seconds:
                return False
            until = nodes + self.chunk
            self._look(until if budget.nodes is None else min(until, budget.nodes))
            took = budget.clock() - now
            now += took
            if took > CHUNK_SECONDS:
                self.chunk = max(1, self.chunk // 2)
            elif took < CHUNK_SECONDS / 2 and self.mind[pvs.NODES] == until:
                self.chunk = min(2 * self.chunk, MOST_CHUNK)
        return True

    def _learn(self, found: dict[int, Found], order: list[int], is_every: bool) -> int:
        """Take over what an iteration has found, as far as it came; the best move."""
        here = self.frames[0]
        done = int(here[pvs.NEXT]) - (self.mind[pvs.PLY] > 0)
        top = -pvs.MOST
        for i, move in enumerate(order[:done]):
            line = [int(each) for each in self.lines[pvs.PLIES + 1 + i]]
            value = int(self.worth[i])
            found[move] = Found(value, tuple(line[: line.index(-1)]), is_every or value > top)
            top = max(top, value)
        return int(here[pvs.CHOSEN]) if done else order[0]


MOST_CHUNK = 1 << 20


def _judged(move: int, found: Found, top: int, seat: int) -> Judged:
    value = min(found.value, top)
    is_proven = value < -pvs.SURE or (value > pvs.SURE and found.is_exact)
    share = float(value > 0) if is_proven else 1 / (1 + math.exp(-value / UNIT))
    return Judged(move, (1 - share, share) if seat else (share, 1 - share), line=found.line, is_proven=is_proven)
