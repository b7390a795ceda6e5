"""Expectimax, then rollouts: the best-looking moves are played on many times, and the best mean wins.

An evaluation makes similar errors for all positions a few moves ahead, however many are searched. Playing on with a
one-ply look at every move is shallow, but reaches positions where the evaluation errs less. All moves meet the same
dice, and after each round the worse half is dropped (sequential halving: Karnin, Koren and Somekh, 2013).
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cache
from math import ceil, sqrt
from types import ModuleType
from typing import Any

from strandline.core.bind import Target, bind
from strandline.core.contract import CHANCE
from strandline.core.numba_cache import default_target
from strandline.core.registry import modules
from strandline.core.validate_ints import seed_of

from . import expectimax, no_evaluation
from . import rollouts_kernel as kernel
from .thought import Budget, Judged, Root, Thought, on_target, part_of

SEARCH = 0.25
"""Expectimax's share of the budget."""
CONTENDERS = 10
"""How many moves are played on."""
PRIOR = 30
"""How many games the value from expectimax counts for."""
GAMES = 4
"""How many games each move gets between checks of the clock."""
TURNS = 27
"""How many turns a game has, with a second to think; it grows with the square root of the time.

So the noise of the games and the evaluation's error at their ends shrink together.
"""
NODES_A_SECOND = 2_000_000


def think(root: Root, budget: Budget, seed: int = 0, *, target: Target | None = None) -> Thought:
    """Judge every legal move, best first. The node count includes expectimax's nodes and the moves of the rollouts."""
    target, seed = target or default_target(root.game.name), seed_of(seed)
    budget = on_target(budget, target)
    if target == "python":  # a game would take a second
        return expectimax.think(root, budget, seed, target=target)
    bound(root.game.name, target)  # always load it with the first search: loading must not count as thinking time
    if not _meets_chance(root):
        return expectimax.think(root, budget, seed, target=target)
    first = expectimax.think(root, part_of(budget, SEARCH), seed, target=target)
    if len(first.moves) == 1 or first.best.is_proven:
        return first
    rolling = _Rolling(root, budget, seed, first, target)
    left = [_Contender(each, rolling.after(each.move)) for each in first.moves[:CONTENDERS]]
    ranked: list[_Contender] = []
    rounds = (len(left) - 1).bit_length()
    for number in range(1, rounds + 1):
        rolling.play(left, SEARCH + (1 - SEARCH) * number / rounds)
        left.sort(key=lambda each: each.values[root.seat], reverse=True)
        kept = ceil(len(left) / 2) if number < rounds else 0
        ranked[:0] = left[kept:]
        del left[kept:]
    judged = [each.judged() for each in ranked] + list(first.moves[CONTENDERS:])
    return Thought(tuple(judged), rolling.nodes, rolling.seconds())


def _meets_chance(root: Root) -> bool:
    """Return whether dice follow. While players choose gates, a few turns tell little, so expectimax decides alone."""
    row = list(root.row)
    root.game.kernel.play(row, root.game.legal_moves(row)[0])
    return bool(root.game.kernel.turn(row) == CHANCE)


@cache
def bound(name: str, target: Target) -> Any:
    """Bind the rollouts to a game and its evaluation, for a target with a compiler."""
    code = bind(target, *sources(name))
    shares = code.zeros(1, kind=float)
    code.play_on(*(code.zeros(1) for _ in range(6)), shares, 0, 0, 0, 0, shares)
    return code


def sources(name: str) -> tuple[ModuleType, ...]:
    """Return the modules that are bound together for a game."""
    return modules(name).rules, modules(name).evaluation or no_evaluation, kernel


@dataclass
class _Contender:
    """A move that is played on, the position after it, and the results of its games."""

    known: Judged
    """What expectimax said of the move."""
    row: Any
    games: int = 0
    sums: list[float] = field(default_factory=lambda: [0.0, 0.0])

    @property
    def values(self) -> tuple[float, ...]:
        if self.known.is_proven:
            return self.known.values
        both = zip(self.sums, self.known.values, strict=True)
        return tuple((total + PRIOR * before) / (self.games + PRIOR) for total, before in both)

    def judged(self) -> Judged:
        one, other = self.values
        error = 0.0 if self.known.is_proven else sqrt(one * other / (self.games + PRIOR))
        return replace(self.known, values=self.values, visits=self.games, error=error)


class _Rolling:
    """Games from several positions, and their budget."""

    def __init__(self, root: Root, budget: Budget, seed: int, first: Thought, target: Target):
        self.root, self.budget, self.seed, self.first = root, budget, seed, first
        self.code = bound(root.game.name, target)
        self.began = budget.clock()
        self.nodes = first.nodes
        self.played = 0
        limits = [budget.seconds, None if budget.nodes is None else budget.nodes / NODES_A_SECOND]
        self.turns = ceil(TURNS * sqrt(budget.threads * min(each for each in limits if each is not None)))

    def after(self, move: int) -> Any:
        """Return the position after a move."""
        row = self.code.array(list(self.root.row))
        self.code.play(row, move)
        return row

    def seconds(self) -> float:
        return self.first.seconds + self.budget.clock() - self.began

    def play(self, contenders: list[_Contender], until: float) -> None:
        """Play equally many games from each, until this much of the budget is spent, but at least some."""
        threads = self.budget.threads
        if threads == 1:
            found = [self._games(contenders, until, 0)]
        else:
            with ThreadPoolExecutor(threads) as pool:
                found = list(pool.map(lambda thread: self._games(contenders, until, thread), range(threads)))
        for games, nodes, sums in found:
            self.played += games
            self.nodes += nodes
            for contender, more in zip(contenders, sums, strict=True):
                contender.games += games
                contender.sums = [total + float(each) for total, each in zip(contender.sums, more, strict=True)]

    def _games(self, contenders: list[_Contender], until: float, thread: int) -> tuple[int, int, list[Any]]:
        """Play a thread's part; return the games per move, the number of moves looked at, and the sums of results."""
        size, most = len(self.root.row), int(self.code.MAX_MOVES)
        desk = [self.code.zeros(each) for each in (size, size, most, most, 2)]
        shares, *sums = (self.code.zeros(2, kind=float) for _ in range(1 + len(contenders)))
        games = nodes = 0
        first = self.played + (thread << 32)  # threads must not play the same games
        while games == 0 or not self._is_spent(nodes, until):
            for contender, total in zip(contenders, sums, strict=True):
                row, number = contender.row, first + games
                nodes += self.code.play_on(row, *desk, shares, self.seed, number, GAMES, self.turns, total)
            games += GAMES
        return games, nodes, sums

    def _is_spent(self, nodes: int, until: float) -> bool:
        allowed, seconds = self.budget.nodes, self.budget.seconds
        if allowed is not None and self.nodes + nodes * self.budget.threads >= allowed * until:
            return True
        return seconds is not None and self.seconds() >= seconds * until
