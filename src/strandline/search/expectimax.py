"""Expectimax for two players, with chance and nothing hidden: iterative deepening over ``star.py``.

Every chunk of nodes ends in Python, where the budget is looked at and Ctrl-C is heard.
"""

import random
import sys
from functools import cache
from typing import Any

from strandline.core import kernel
from strandline.core.registry import rooms
from strandline.core.speed import usual_target
from strandline.core.whole import seed_of

from . import star
from .thought import Budget, Judged, Root, Thought

DEEPEST = 40
CHUNK = {"cpu": 4000, "python": 40}
"""How many nodes are visited between two looks at the clock: about a millisecond compiled."""
WIDTH = 2
"""How many moves of a decision are looked into, if it is followed by another and is not the one in question.

Hardly matters: 2, 3, 4, 8 and all were tried in 500 games of Krabcek each (``docs/strength.md``).
"""
NODES_A_SECOND = 1 << 22
"""As far as the size of the table goes."""


def think(
    root: Root, budget: Budget, seed: int = 0,
    *, is_every: bool = False, deepest: int = DEEPEST, width: int = WIDTH, target: kernel.Target | None = None,
) -> Thought:  # fmt: skip
    """Judge every legal move, best first, one decision deeper at a time until the budget is spent or all is known.

    What is worse than the best has a value that it does not exceed, unless ``is_every``: then each has its own. Every
    move is looked at once, whatever the budget. ``seed`` decides between moves that look alike.
    """
    _check(root)
    search = _Search(root, budget, target or usual_target(), width)
    order = search.legal()
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
        # Those that were not reached keep their places behind the others: the best of before came first.
        order = sorted(done, key=lambda move: -found[move].high) + [move for move in order if move not in done]
        if len(done) < len(order) or best == 1 or all(each.is_certain for each in found.values()):
            break
    top = found[order[0]].high
    return Thought(
        tuple(search.judged(move, found[move], top) for move in order), search.nodes, budget.clock() - search.began
    )


@cache
def bound(name: str, target: kernel.Target) -> Any:
    """The search over a game's rules and its estimate, for a target."""
    evaluation = rooms(name).evaluation
    if evaluation is None or not hasattr(evaluation, "estimate"):
        raise ValueError(f"{name}: expectimax needs an evaluation with an estimate, and this game has none")
    return kernel.bind(target, rooms(name).rules, evaluation, star)


def _check(root: Root) -> None:
    """Refuse what this search is not for."""
    game = root.game
    row = list(root.row)
    if game.seats != 2:
        raise ValueError(f"expectimax is for 2 players; this game has {game.seats}")
    if game.rooms.view.HIDDEN:
        raise ValueError(f"{game.name}: expectimax is for games in which nothing is hidden")
    if game.kernel.repeats(row):
        raise ValueError(f"{game.name}: expectimax knows no draw by repetition")
    if game.kernel.turn(row) < 0:
        raise ValueError("nobody is to decide here: there is nothing to think about")


class _Found:
    """What is known of a move, as its player sees it: a lead between low and high."""

    def __init__(self, low: float, high: float, is_certain: bool, nodes: int):
        self.low = low
        self.high = high
        self.is_certain = is_certain
        self.nodes = nodes


class _Search:
    """The arrays of one search."""

    def __init__(self, root: Root, budget: Budget, target: kernel.Target, width: int):
        self.code = bound(root.game.name, target)
        self.root = root
        self.budget = budget
        self.sign = 1 - 2 * root.seat
        self.chunk = CHUNK[target]
        levels, most, entries = star.LEVELS, int(self.code.MAX_MOVES), _entries(budget)
        self.rows = self._zeros(levels, len(root.row))
        self.frames = self._zeros(levels, star.FRAME)
        self.spans = self._zeros(levels, star.SPAN, 0.0)
        self.state = self._zeros(star.MIND)
        self.state[star.WIDTH] = width
        self.state[star.PAID_FOR] = sys.maxsize if budget.nodes is None else budget.nodes
        self.names = self._zeros(entries)
        self.notes = self._zeros(entries)
        self.work = (
            self.rows, self._zeros(levels, most), self._zeros(levels, most), self.frames, self.spans,
            self._zeros(levels, most, 0.0), self._zeros(levels, most, 0.0), self.state,
            self.names, self.notes, self._zeros(entries, 2, 0.0), self._zeros(star.HABITS), self._zeros(2, zero=0.0),
        )  # fmt: skip
        self.code.explore(*self.work, 0)  # whatever has to be compiled or loaded is no thinking
        self.began = budget.clock()

    def _zeros(self, n: int, m: int = 0, zero: float = 0) -> Any:
        """A row of n, or n rows of m."""
        if self.code.array is list:
            return [[zero] * m for _ in range(n)] if m else [zero] * n
        import numpy as np

        return np.zeros((n, m) if m else n, np.int64 if isinstance(zero, int) else np.float64)

    @property
    def nodes(self) -> int:
        return int(self.state[star.VISITED])

    def legal(self) -> list[int]:
        out = [0] * int(self.code.MAX_MOVES)
        return out[: self.root.game.kernel.moves(list(self.root.row), out)]

    def ask(self, move: int, depth: int, least: float, *, is_free: bool) -> _Found | None:
        """What a move is worth, if it is more than the least; None if the budget ends first, unless this is free."""
        before, estimates = self.nodes, int(self.state[star.ESTIMATES])
        self._set(move)
        self.frames[0][star.DEEP] = depth - 1
        self.frames[0][star.FIRST_ONLY] = 0
        window = sorted((self.sign * least, self.sign * 2.0))
        self.spans[0][star.FROM], self.spans[0][star.TO] = window
        self.state[star.AT_LEVEL] = 0
        while is_free or not self._is_spent():
            until = self.nodes + self.chunk
            if self.budget.nodes is not None and not is_free:
                until = min(until, self.budget.nodes)
            if self.code.explore(*self.work, until):
                low, high = sorted(self.sign * float(self.spans[0][end]) for end in (star.LEAST, star.MOST))
                is_certain = low == 1 or high == -1 or (low == high and estimates == self.state[star.ESTIMATES])
                return _Found(low, high, is_certain, self.nodes - before)
        return None

    def _set(self, move: int) -> None:
        """The position after a move into the first row."""
        for i, number in enumerate(self.root.row):
            self.rows[0][i] = number
        self.code.play(self.rows[0], move)

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
        """The move and what the table knows to follow, up to the next event of chance: no outcome is expected."""
        line = [move]
        self._set(move)
        row = self.rows[0]
        while self.code.turn(row) >= 0:
            name = int(self.code.key(row))
            place = name & len(self.names) - 1
            following = (int(self.notes[place]) >> star.MOVE_PLACE) - 1
            if name == 0 or self.names[place] != name or following == star.NO_MOVE:
                break
            line.append(following)
            self.code.play(row, following)
        return tuple(line)


def _entries(budget: Budget) -> int:
    """A size for the table: a power of two, an entry for eight of the nodes that the budget can pay for."""
    nodes = [] if budget.nodes is None else [budget.nodes]
    nodes += [] if budget.seconds is None else [int(budget.seconds * NODES_A_SECOND)]
    return 1 << max(10, min(20, (min(nodes) // 8).bit_length()))
