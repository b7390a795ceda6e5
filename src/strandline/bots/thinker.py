"""Our bots: a search at a level, with the level's mistakes; and one that moves at random."""

import random
from dataclasses import dataclass, replace

from strandline.core.bind import Target
from strandline.core.contract import CHANCE, OVER
from strandline.core.game import Game
from strandline.core.portable_math import exp
from strandline.core.validate_ints import seed_of
from strandline.search import compile_cache
from strandline.search.catalog import LEARNING, Think
from strandline.search.thought import Budget, Judged, Root, Thought

from .bot import Choice, legal
from .levels import Error, Level


@dataclass(frozen=True)
class RandomBot:
    """Chooses any legal move with equal probability, whatever the budget."""

    name: str = "random"

    def choose(self, root: Root, budget: Budget | None = None, seed: int = 0) -> Choice:  # noqa: ARG002
        return Choice(random.Random(seed_of(seed)).choice(sorted(legal(root))))

    def begin(self) -> None:
        pass

    def close(self) -> None:
        pass


class Thinker:
    """Chooses moves with a search at a level."""

    def __init__(self, name: str, level: Level, threads: int | None = None, is_even: bool = False):
        self.name = name
        self.level = level
        self.threads = threads  # at most this many; None: as many as the level has
        self.is_even = is_even  # thinks even where it has no choice, so that its time does not tell
        self._opened: tuple[tuple[str, Target], Think] | None = None

    def begin(self) -> None:
        self._opened = None

    def load(self, game: Game) -> None:
        """Prepare to think about a game."""
        compile_cache.load(self.level.search, game.name)

    def choose(self, root: Root, budget: Budget | None = None, seed: int = 0) -> Choice:
        named, seed = {move: name for name, move in legal(root).items()}, seed_of(seed)
        if len(named) == 1 and not self.is_even:
            return Choice(next(iter(named.values())))
        budget = budget or self.level.budget
        if self.threads:
            budget = replace(budget, threads=min(budget.threads, self.threads))
        thought = self._search(root)(root, budget, seed)
        error = self.level.error
        judged = mistaken(root, thought, error, random.Random(seed)) if error else thought.best
        return Choice(named[judged.move], thought)

    def ponder(self, root: Root, budget: Budget) -> None:
        """Think while another seat decides, if the search keeps what it learns. ``root``: what our seat knows."""
        turn = root.game.kernel.turn(list(root.row))
        if self.level.search in LEARNING and turn >= 0:
            self._search(root)(replace(root, seat=turn), budget, 0)

    def _search(self, root: Root) -> Think:
        """Return the search. It is kept for the whole game because it may learn, and replaced once it is compiled."""
        search, name = self.level.search, root.game.name
        now = name, compile_cache.best_target(search, name)
        if self._opened is None or self._opened[0] != now:
            self._opened = now, compile_cache.open_search(search, name, **self.level.style)
        return self._opened[1]

    def close(self) -> None:
        self._opened = None


def mistaken(root: Root, thought: Thought, error: Error, rng: random.Random) -> Judged:
    """Return a move that a weaker player might take for the best one, but not one that nobody would."""
    moves, seat = list(thought.moves), root.seat
    while True:
        best = moves[0]
        # A value with a large error is not taken for better than it may be.
        worse = [max(0.0, best.values[seat] - each.values[seat] + each.error - best.error) for each in moves]
        near = [n for n, lost in enumerate(worse) if lost <= error.margin]
        if len(moves) == len(thought.moves):
            won = [moves[n] for n in near if share_at_end(root, moves[n]) == 1]
            if won:
                return won[0]
        chosen = moves[rng.choices(near, [exp(-worse[n] / error.temperature) for n in near])[0]]
        # Only what is about to be chosen is looked at, so that the lowest level does not think the longest.
        if not is_blunder(root, chosen):
            return chosen
        if len(moves) == 1:
            return thought.best
        moves.remove(chosen)


def is_blunder(root: Root, judged: Judged) -> bool:
    """Return whether a move visibly loses at once, or visibly throws something away."""
    spotted = root.game.modules.blunders
    return foreseen(root, judged) == 0 or (spotted is not None and spotted.is_blunder(root.row, root.seat, judged.move))


def foreseen(root: Root, judged: Judged) -> float | None:
    """Return the seat's share if the move ends the game, or if a reply can end it as a loss. None: the game goes on."""
    share = share_at_end(root, judged)
    if share is not None or root.game.modules.view.HIDDEN:
        return share
    row, seen = after(root, list(root.row), list(root.seen), judged.move)
    if root.game.kernel.turn(row) in (root.seat, CHANCE):
        return None
    replies = root.game.legal_moves(row)
    return 0.0 if any(ended(root, after(root, row, seen, reply)[0]) == 0 for reply in replies) else None


def share_at_end(root: Root, judged: Judged) -> float | None:
    """Return the seat's share if the move ends the game, or if its result is proven. None: the game goes on."""
    if judged.is_proven:
        return judged.values[root.seat]
    if root.game.modules.view.HIDDEN:
        return None
    return ended(root, after(root, list(root.row), list(root.seen), judged.move)[0])


def after(root: Root, row: list[int], seen: list[int], move: int) -> tuple[list[int], list[int]]:
    """Return a row and its history after a move."""
    row, seen = row.copy(), [*seen, 0]
    root.game.kernel.advance(row, move, seen)
    return row, seen


def ended(root: Root, row: list[int]) -> float | None:
    """Return the seat's share if the game is over."""
    if root.game.kernel.turn(row) != OVER:
        return None
    shares = [0.0] * root.game.seats
    root.game.kernel.result(row, shares)
    return shares[root.seat]
