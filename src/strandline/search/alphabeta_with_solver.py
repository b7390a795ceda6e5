"""Alpha-beta together with the solver: proven moves are played, the rest is searched, and the choice is checked.

With two threads both work at once, and a proof ends the search. With one thread the solver goes first, for a part of
the budget. Then the solver looks at the move that the search likes best: that a reply wins is often proved at once,
even where the position itself is far too hard.
"""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Event

from strandline.core.bind import Target
from strandline.core.contract import OVER
from strandline.core.game import Game

from .alphabeta import AlphaBeta
from .solve import Outcome, Solved, Solver
from .stoppable import stoppable
from .thought import Budget, Judged, Root, Thought, on_target, part_of

MEMORY = 64
"""Megabytes of the solver's table."""
SHARE = 0.45
"""The solver's share of the budget, if it has no thread of its own."""
CHECK = 0.3
"""The share of the budget for checking the choice."""


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
        alone = replace(budget, threads=1)
        if budget.threads > 1:
            solved, thought = self._both(root, part_of(alone, 1 - CHECK))
        else:
            solved = self.solver.solve(root, part_of(alone, self.share))
            if _tells(solved):
                return solved.thought()
            thought = self.search.think(root, part_of(alone, 1 - CHECK - self.share))
        if _tells(solved):
            return solved.thought()
        thought = replace(thought, nodes=thought.nodes + solved.nodes, seconds=thought.seconds + solved.seconds)
        is_decided = thought.best.is_proven or solved.outcome == Outcome.LOST
        return thought if is_decided else self._checked(root, thought, part_of(alone, CHECK))

    def _both(self, root: Root, budget: Budget) -> tuple[Solved, Thought]:
        """Let the solver and the search work at once; a proof ends the search."""
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
            return proof.result(), thought

    def _checked(self, root: Root, thought: Thought, budget: Budget) -> Thought:
        """Put moves last that are proved to lose, until one is not, or the budget is spent."""
        losing: list[Judged] = []
        nodes, seconds = 0, 0.0
        for judged in thought.moves:
            after = _after(root, judged.move)
            if after is None:
                break
            solved = self.solver.solve(after, _rest(budget, nodes, seconds), with_line=False)
            nodes, seconds = nodes + solved.nodes, seconds + solved.seconds
            if solved.outcome != (Outcome.LOST if after.seat == root.seat else Outcome.WON):
                break
            values = tuple(float(seat != root.seat) for seat in range(root.game.seats))
            losing.append(replace(judged, values=values, is_proven=True))
        others = thought.moves[len(losing) :]
        return replace(
            thought, moves=(*others, *losing), nodes=thought.nodes + nodes, seconds=thought.seconds + seconds
        )


def _tells(solved: Solved) -> bool:
    return solved.outcome in (Outcome.WON, Outcome.DRAWN)


def _after(root: Root, move: int) -> Root | None:
    """Return the position after a move; None if the game is over."""
    rules = root.game.kernel
    row, seen = list(root.row), [*root.seen, 0]
    rules.advance(row, move, seen)
    seat = int(rules.turn(row))
    return None if seat == OVER else Root(root.game, seat, tuple(row), tuple(seen))


def _rest(budget: Budget, nodes: int, seconds: float) -> Budget:
    """Return what is left of a budget."""
    return replace(
        budget,
        nodes=None if budget.nodes is None else max(0, budget.nodes - nodes),
        seconds=None if budget.seconds is None else max(0.0, budget.seconds - seconds),
    )
