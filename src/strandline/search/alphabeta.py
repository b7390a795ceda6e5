"""Alpha-beta for two players, nothing hidden, no chance: iterative deepening round the search of ``pvs.py``."""

import math
import random
from functools import cache
from importlib.util import find_spec
from typing import Any

from strandline.core import kernel
from strandline.core.history import HEAD, length
from strandline.core.registry import rooms

from . import pvs
from .thought import Budget, Judged, Root, Thought

DEEPEST = 96
TABLE_BITS = 18
"""The table has two entries of 16 bytes each for every number of so many bits: 8 MiB."""
UNIT = 400
"""So much in a value is a factor e in the odds."""
CHUNK_SECONDS = 0.002
"""How long the search runs before time, nodes and a Ctrl-C are looked at again."""


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
        self.target: kernel.Target = target or ("cpu" if find_spec("numba") else "python")
        self.code = bound(name, self.target)
        self.random = random.Random(seed)
        most = int(self.code.MAX_MOVES)
        self.rows = self._zeros(pvs.PLIES + 1, int(self.code.SIZE))
        self.lists = self._zeros(pvs.PLIES + 1, most)
        self.ranks = self._zeros(pvs.PLIES + 1, most)
        self.frames = self._zeros(pvs.PLIES + 1, pvs.FIELDS)
        self.lines = self._zeros(pvs.PLIES + 1 + most, pvs.PLIES + 2)
        self.table = self._zeros(4 << table_bits)
        self.urges = self._zeros(2 * pvs.URGES)
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
        """Every legal move, best first. What is worse than the best has a value that it does not exceed.

        ``is_every``: every move gets its own value and line, for those who want to know more than the best.
        ``is_plain``: nothing is cut short, so that the value is that of minimax at this depth.
        Every move is looked at once, whatever the budget.
        """
        if root.game.seats != 2:
            raise ValueError(f"alpha-beta is for 2 players; this game has {root.game.seats}")
        code, mind = self.code, self.mind
        path, shares = self._set_root(root)
        n = int(code.set_out(self.rows, self.lists, self.frames, path, shares, self.worth, mind, len(path) - ROOM))
        seat = int(self.frames[0][pvs.SEAT])
        mind[pvs.IS_EVERY], mind[pvs.IS_PLAIN] = int(is_every), int(is_plain)
        mind[pvs.AGE] = mind[pvs.AGE] + 1 & 63
        found = {int(self.lists[0][i]): (int(self.worth[i]), (int(self.lists[0][i]),)) for i in range(n)}
        order = list(found)
        self.random.shuffle(order)
        order.sort(key=lambda move: -found[move][0])
        work = self.rows, self.lists, self.ranks, self.frames, path, self.lines, self.table, self.urges, shares, self.worth, mind
        self._begin(order, 1)
        code.look(*work, 0)  # whatever has to be compiled or loaded is no thinking
        began = budget.clock()
        for depth in range(1, deepest + 1):
            self._begin(order, depth)
            is_done = self._look(work, budget, began)
            best = self._learn(found, order)
            order.sort(key=lambda move: (move != best, -found[move][0]))
            if not is_done or abs(found[order[0]][0]) > pvs.SURE:
                break
        top = found[order[0]][0]
        return Thought(
            tuple(self._judged(move, min(found[move][0], top), found[move][1], seat) for move in order),
            int(mind[pvs.NODES]),
            budget.clock() - began,
        )

    def _set_root(self, root: Root) -> tuple[Any, Any]:
        """The position into the first row; the path that led there, with room for more, and room for a result."""
        past = list(root.seen[HEAD : HEAD + length(list(root.seen))])
        row = list(root.row)
        if self.code.turn(self.code.array(row)) < 0:
            raise ValueError("the game is over: there is nothing to think about")
        for k, value in enumerate(row):
            self.rows[0][k] = value
        if past and past[-1] == self.code.key(self.rows[0]):
            past.pop()
        if self.target == "python":
            return past + [0] * ROOM, [0.0, 0.0]
        import numpy as np

        return np.array(past + [0] * ROOM, np.int64), np.zeros(2)

    def _begin(self, order: list[int], depth: int) -> None:
        for i, move in enumerate(order):
            self.lists[0][i] = move
        self.code.begin_depth(self.lists, self.ranks, self.frames, self.mind, len(order), depth, -pvs.MOST, pvs.MOST)

    def _look(self, work: tuple[Any, ...], budget: Budget, began: float) -> bool:
        """Go on with an iteration; says whether it was finished within the budget."""
        mind = self.mind
        now = budget.clock()
        while not mind[pvs.IS_DONE]:
            nodes = int(mind[pvs.NODES])
            if budget.nodes is not None and nodes >= budget.nodes:
                return False
            if budget.seconds is not None and now - began >= budget.seconds:
                return False
            until = nodes + self.chunk
            self.code.look(*work, until if budget.nodes is None else min(until, budget.nodes))
            took = budget.clock() - now
            now += took
            if took < CHUNK_SECONDS / 2 and mind[pvs.NODES] == until:
                self.chunk *= 2
            elif took > CHUNK_SECONDS and self.chunk > 1:
                self.chunk //= 2
        return True

    def _learn(self, found: dict[int, tuple[int, tuple[int, ...]]], order: list[int]) -> int:
        """Take over what an iteration has found, as far as it came: the best move."""
        here = self.frames[0]
        done = int(here[pvs.NEXT]) - (0 if self.mind[pvs.PLY] == 0 else 1)
        for i in range(done):
            line = self.lines[pvs.PLIES + 1 + i]
            end = next(k for k in range(len(line)) if line[k] < 0)
            found[int(self.lists[0][i])] = int(self.worth[i]), tuple(int(move) for move in line[:end])
        return int(here[pvs.CHOSEN]) if done else order[0]

    def _judged(self, move: int, value: int, line: tuple[int, ...], seat: int) -> Judged:
        is_proven = abs(value) > pvs.SURE
        share = float(value > 0) if is_proven else 1 / (1 + math.exp(-value / UNIT))
        return Judged(move, (share, 1 - share) if seat == 0 else (1 - share, share), line=line, is_proven=is_proven)


ROOM = pvs.PLIES + 2
"""Places on the path for what the search plays."""
