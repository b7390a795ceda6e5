"""Alpha-beta together with the solver: proven moves are played, and the rest is searched.

With two threads both work at once, and a proof ends the search. With one thread the solver goes first, for a part of
the budget.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Event

from strandline.core.bind import Target
from strandline.core.game import Game

from .alphabeta import AlphaBeta
from .solve import Outcome, Solved, Solver
from .stoppable import stoppable
from .thought import Budget, Root, Thought, on_target, part_of

MEMORY = 64
"""Megabytes of the solver's table."""
SHARE = 0.2
"""The solver's share of the budget, if it has no thread of its own."""


class AlphaBetaWithSolver:
    """One player's search through a two-player game without chance and secrets."""

    def __init__(self, game: Game, seed: int, target: Target, share: float = SHARE):
        self.share = share
        self.target: Target = target
        self.search = AlphaBeta(game.name, seed, target=target)
        self.solver = Solver(game, MEMORY, target)

    def think(self, root: Root, budget: Budget) -> Thought:
        """Return a proof if one is found. In a lost position use the search instead, which still tries its luck."""
        budget = on_target(budget, self.target)
        if budget.threads > 1:
            return self._both(root, replace(budget, threads=1))
        solved = self.solver.solve(root, part_of(budget, self.share))
        if _tells(solved):
            return solved.thought()
        thought = self.search.think(root, part_of(budget, 1 - self.share))
        return replace(thought, nodes=thought.nodes + solved.nodes, seconds=thought.seconds + solved.seconds)

    def _both(self, root: Root, budget: Budget) -> Thought:
        proved, searched = Event(), Event()

        def prove() -> Solved:
            solved = self.solver.solve(root, stoppable(budget, searched))
            if _tells(solved):
                proved.set()
            return solved

        with ThreadPoolExecutor(1) as pool:
            proof = pool.submit(prove)
            try:
                thought = self.search.think(root, stoppable(budget, proved))
            finally:
                searched.set()
            solved = proof.result()
        return solved.thought() if _tells(solved) else replace(thought, nodes=thought.nodes + solved.nodes)


def _tells(solved: Solved) -> bool:
    return solved.outcome in (Outcome.WON, Outcome.DRAWN)
