"""Bots of our own: a search at a level, with the mistakes that belong to it; and one that moves at random."""

import math
import random
from dataclasses import dataclass, replace

from strandline.core.bind import Target
from strandline.core.contract import OVER
from strandline.core.game import Game
from strandline.core.validate_ints import seed_of
from strandline.search import compile_cache
from strandline.search.catalog import Think
from strandline.search.thought import Budget, Judged, Root, Thought

from .bot import Choice, legal
from .levels import Error, Level


@dataclass(frozen=True)
class RandomBot:
    """Any legal move, all equally likely, whatever the budget."""

    name: str = "random"

    def choose(self, root: Root, budget: Budget | None = None, seed: int = 0) -> Choice:  # noqa: ARG002
        return Choice(random.Random(seed_of(seed)).choice(sorted(legal(root))))

    def begin(self) -> None:
        pass

    def close(self) -> None:
        pass


class Thinker:
    """A search at a level."""

    def __init__(self, name: str, level: Level, threads: int | None = None):
        self.name = name
        self.level = level
        self.threads = threads  # at most so many; None: as many as the level says
        self._opened: tuple[tuple[str, Target], Think] | None = None

    def begin(self) -> None:
        self._opened = None

    def load(self, game: Game) -> None:
        """Be ready to think about a game."""
        compile_cache.load(self.level.search, game.name)

    def choose(self, root: Root, budget: Budget | None = None, seed: int = 0) -> Choice:
        named, seed = {move: name for name, move in legal(root).items()}, seed_of(seed)
        if len(named) == 1:
            return Choice(next(iter(named.values())))
        budget = budget or self.level.budget
        if self.threads:
            budget = replace(budget, threads=min(budget.threads, self.threads))
        thought = self._search(root)(root, budget, seed)
        error = self.level.error
        judged = mistaken(root, thought, error, random.Random(seed)) if error else thought.best
        return Choice(named[judged.move], thought)

    def _search(self, root: Root) -> Think:
        """What thinks: kept for a game, since it may learn; opened anew as soon as it is compiled."""
        search, name = self.level.search, root.game.name
        now = name, compile_cache.best_target(search, name)
        if self._opened is None or self._opened[0] != now:
            self._opened = now, compile_cache.open_search(search, name, **self.level.style)
        return self._opened[1]

    def close(self) -> None:
        self._opened = None


def mistaken(root: Root, thought: Thought, error: Error, rng: random.Random) -> Judged:
    """A move that a friendly player might take for the best one."""
    seat = root.seat
    best = thought.best.values[seat]
    # What is little known is not taken for better than it may be.
    worse = {each.move: max(0.0, best - each.values[seat] + each.error - thought.best.error) for each in thought.moves}
    near = [judged for judged in thought.moves if worse[judged.move] <= error.margin]
    ends = {judged.move: foreseen(root, judged) for judged in near}
    won = [judged for judged in near if ends[judged.move] == 1]
    if won:
        return won[0]
    open_moves = [judged for judged in near if ends[judged.move] != 0] or near
    weights = [math.exp(-worse[judged.move] / error.temperature) for judged in open_moves]
    return rng.choices(open_moves, weights)[0]


def foreseen(root: Root, judged: Judged) -> float | None:
    """The share that a move is seen to bring: it ends the game, or lets a reply end it as a loss. None: it is open."""
    if judged.is_proven:
        return judged.values[root.seat]
    if root.game.modules.view.HIDDEN:
        return None
    row, seen = after(root, list(root.row), list(root.seen), judged.move)
    share = ended(root, row)
    if share is not None or root.game.kernel.turn(row) < 0:
        return share
    if root.game.kernel.turn(row) != root.seat:
        for reply in root.game.legal_moves(row):
            if ended(root, after(root, row, seen, reply)[0]) == 0:
                return 0.0
    return None


def after(root: Root, row: list[int], seen: list[int], move: int) -> tuple[list[int], list[int]]:
    """A row and its history after a move."""
    row, seen = row.copy(), [*seen, 0]
    root.game.kernel.advance(row, move, seen)
    return row, seen


def ended(root: Root, row: list[int]) -> float | None:
    """The seat's share if the game is over there."""
    if root.game.kernel.turn(row) != OVER:
        return None
    shares = [0.0] * root.game.seats
    root.game.kernel.result(row, shares)
    return shares[root.seat]
