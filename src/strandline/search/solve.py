"""Solving: proves whether a position is won, lost or drawn, and by which moves. ``solve_kernel.py`` does the search.

Two questions decide a position: can the seat to move force a win, and if not, can the other? The first question alone
answers most positions, because a search that finds no win often finds the other's.
"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from types import ModuleType
from typing import Any

from strandline.core.bind import Target, bind
from strandline.core.bits import mix
from strandline.core.contract import CHANCE, OVER
from strandline.core.errors import BadOption
from strandline.core.game import Game
from strandline.core.history import HEAD, length
from strandline.core.messages import say
from strandline.core.numba_cache import default_target
from strandline.core.registry import modules

from . import no_evaluation
from . import solve_kernel as kernel
from . import solve_region_kernel as region
from .solve_questions import Question, Questions, Watch, first_name
from .thought import Budget, Judged, Root, Thought, on_target

MEMORY = 256
"""Default size of the table in megabytes."""
LINE_NODES = 100_000
"""How many nodes may be searched again for one move of the line, if the table has forgotten it."""
LONGEST_LINE = 1000
"""A limit for drawn lines, which would never end if repetition is switched off."""
EARLY = 100
"""A game with chance shows it within this many moves of a random game."""
MOST_MEMORY = {"wasm": 32, "python": 8}
"""Megabytes of the table at most: a browser has little, and lists of ints take several times what is asked for."""


class Outcome(StrEnum):
    """What a position is worth to the seat to move."""

    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    UNKNOWN = "unknown"


@dataclass(frozen=True)
class Bounds:
    """What is proved of a seat's share of 1: at least ``low``, at most ``high``."""

    low: float = 0.0
    high: float = 1.0

    @property
    def outcome(self) -> Outcome:
        if self.low < self.high:
            return Outcome.UNKNOWN
        return Outcome.WON if self.low == 1 else Outcome.DRAWN if self.low else Outcome.LOST


@dataclass(frozen=True)
class Solved:
    """The result of solving a position."""

    seat: int
    """The seat to move; the bounds are for its share."""
    bounds: Bounds
    best: int
    """A move that keeps the outcome; if nothing is proved, the most promising one."""
    line: tuple[int, ...]
    """Best play as far as it is known: the winner takes the quickest known way, the loser the longest."""
    moves: dict[int, Bounds]
    """What is proved of each move."""
    nodes: int
    seconds: float

    @property
    def outcome(self) -> Outcome:
        return self.bounds.outcome

    def thought(self) -> Thought:
        """Convert to the form that every search returns: the best move first, then by what is proved."""

        def judged(move: int, bounds: Bounds) -> Judged:
            share = (bounds.low + bounds.high) / 2
            values = (share, 1 - share) if self.seat == 0 else (1 - share, share)
            line = self.line if move == self.best and self.line else (move,)
            return Judged(move, values, line=line, is_proven=bounds.outcome != Outcome.UNKNOWN)

        ranked = sorted(self.moves.items(), key=lambda item: (item[0] != self.best, -item[1].low, -item[1].high))
        return Thought(tuple(judged(*item) for item in ranked), self.nodes, self.seconds)


def solve(root: Root, budget: Budget, memory: int = MEMORY, watch: Watch | None = None) -> Solved:
    """Prove what a position is worth, as far as the budget allows. ``memory``: megabytes for the table."""
    return Solver(root.game, memory).solve(root, budget, watch)


class Solver:
    """A table of what is proved about one game, so that results for one position help in the next.

    ``target``: by default the fastest on this machine.
    """

    def __init__(self, game: Game, memory: int = MEMORY, target: Target | None = None):
        check(game)  # before anything is compiled
        if memory < 1:
            raise BadOption(say("solve-memory"), str(memory))
        self.game = game
        self.rules = game.kernel
        self.target: Target = target or default_target(game.name)
        self.code = _bound(game.name, self.target)
        lines = min(memory, MOST_MEMORY.get(self.target, memory)) << 14
        try:
            self.table = self.code.zeros(lines // 16 * 15 * kernel.WAYS * kernel.ENTRY)
            self.lemmas = self.code.zeros(lines // 16 * 2 * kernel.LEMMA)
        except (MemoryError, ValueError):
            raise BadOption(say("solve-too-much-memory"), str(memory)) from None
        # Compiling must not count as thinking time, so it is done first.
        question = Question(self, game.blank(), 0, 1, 0, [])
        question.run(0)
        question.hold(0)

    def solve(self, root: Root, budget: Budget, watch: Watch | None = None, with_line: bool = True) -> Solved:
        """Prove what a position is worth, as far as the budget allows. Finding the line takes some extra time."""
        return Case(self, root).solve(budget, watch, with_line)

    def forget(self) -> None:
        """Empty the table, before a position that is unrelated to the earlier ones."""
        for each in self.table, self.lemmas:
            each[:] = self.code.zeros(len(each))


def check(game: Game) -> None:
    """Raise BadOption for a game that the solver cannot solve."""
    if game.seats != 2:
        raise BadOption(say("solve-two-seats", seats=game.seats), game.name)
    if game.modules.view.HIDDEN:
        raise BadOption(say("solve-hidden"), game.name)
    if _meets_chance(game):
        raise BadOption(say("solve-chance"), game.name)


@cache
def _meets_chance(game: Game) -> bool:
    """Return whether chance occurs early in a game; if it occurs only later, the search refuses the game then."""
    dice, position = random.Random(0), game.start(seed=0)
    for _ in range(EARLY):
        if position.turn is None or position.turn == CHANCE:
            break
        position = position.play(dice.choice(position.moves()))
    return position.turn == CHANCE


@cache
def _bound(name: str, target: Target) -> Any:
    return bind(target, *sources(name))


def sources(name: str) -> tuple[ModuleType, ...]:
    """Return the modules that are bound together for a game."""
    evaluation = modules(name).evaluation or no_evaluation
    looks = evaluation if hasattr(evaluation, "edge") else no_evaluation
    return modules(name).rules, looks, kernel, region


class Case:
    """One position to solve."""

    def __init__(self, solver: Solver, root: Root):
        self.solver = solver
        self.rules = solver.rules
        self.row = list(root.row)
        self.seen = list(root.seen)
        self.seat = int(self.rules.turn(self.row))
        if self.seat == OVER:
            raise BadOption(say("core-game-over"), root.game.name)
        repeats = self.rules.repeats(self.row)
        stood = Counter(self.seen[HEAD : HEAD + length(self.seen)])
        # A position that has occurred all but once draws the game when it occurs again. What is proved of others
        # depends on these positions, so they are part of every name in the table.
        self.banned = sorted(name for name, times in stood.items() if repeats and times >= repeats - 1)
        salt = 0
        for name in self.banned:
            salt = mix(salt ^ name)
        # Equal in the bits that choose the bucket, so that both questions' results for a position are in one cache
        # line.
        self.salts = mix(salt + 1), mix(salt + 1) ^ mix(salt + 2) & kernel.IN_BUCKET

    def solve(self, budget: Budget, watch: Watch | None, with_line: bool) -> Solved:
        clock = budget.clock
        begun = clock()
        asking = Questions(self, on_target(budget, self.solver.target), watch)
        asking.run()
        low, high = 0.0, 1.0
        best = -1
        for attacker in asking.order:
            question = asking.asked.get(attacker)
            verdict = asking.answers.get(attacker, kernel.UNDECIDED)
            if question and question.nodes and (best < 0 or verdict):
                best = question.favourite
            if verdict in (kernel.IS_WON, kernel.IS_LOST):
                low = high = float((verdict == kernel.IS_WON) == (attacker == self.seat))
                break
            if verdict == kernel.IS_HELD:
                low, high = (low, 0.5) if attacker == self.seat else (0.5, high)
        bounds = Bounds(low, high)
        moves = {move: self._capped(found, bounds) for move, found in self._moves()}
        if bounds.low and not moves[best].low:
            moves[best] = bounds  # a draw may lean on this very position, which is now proved to be drawn
        if best < 0:
            best = next(iter(moves))
        seconds = clock() - begun
        line = self._line(bounds, best) if with_line else ()
        return Solved(self.seat, bounds, best, line, moves, asking.nodes, seconds)

    @staticmethod
    def _capped(found: Bounds, bounds: Bounds) -> Bounds:
        return Bounds(found.low, min(found.high, bounds.high))

    def _moves(self) -> Iterator[tuple[int, Bounds]]:
        walk = _Walk(self)
        for move in self.solver.game.legal_moves(walk.row):
            yield move, walk.after(move)[0]

    def _line(self, bounds: Bounds, best: int) -> tuple[int, ...]:
        """Return the best move and what follows, to the end of the game or as far as it is known."""
        if bounds.outcome == Outcome.UNKNOWN:
            return ()
        walk = _Walk(self)
        walk.play(best)
        while self.rules.turn(walk.row) != OVER and len(walk.line) < LONGEST_LINE:
            share = bounds.low if self.rules.turn(walk.row) == self.seat else 1 - bounds.low
            move = walk.best(share)
            if move is None:
                return (*walk.line, *self._rest(walk, share))
            walk.play(move)
        return tuple(walk.line)

    def _rest(self, walk: "_Walk", share: float) -> tuple[int, ...]:
        """Search for the line again where the table has forgotten it, knowing the positions on the way."""
        if share == 0.5 or not self.rules.repeats(walk.row):
            return ()
        game = self.solver.game
        root = Root(game, self.seat, tuple(walk.row), tuple(walk.seen))
        again = Case(self.solver, root).solve(Budget(nodes=LINE_NODES), None, True)
        return again.line if again.bounds.low == share else ()


class _Walk:
    """A path through the results in the table."""

    def __init__(self, case: Case):
        self.case = case
        self.rules = case.rules
        self.row = case.row.copy()
        self.seen = case.seen.copy()
        self.line: list[int] = []
        self.names = [first_name(self.rules.key(self.row), self.row, salt) for salt in case.salts]
        self.far = kernel.INFINITE

    def after(self, move: int) -> tuple[Bounds, int]:
        """Return what is known of a move, for the seat that makes it, and the distance to the end."""
        mover = self.rules.turn(self.row)
        row = self.row.copy()
        self.rules.play(row, move)
        if self.rules.turn(row) == OVER:
            shares = [0.0] * 2
            self.rules.result(row, shares)
            return Bounds(shares[mover], shares[mover]), 0
        if self.rules.key(row) in self.case.banned:
            return Bounds(0.5, 0.5), 0
        low, high = 0.0, 1.0
        far = kernel.INFINITE
        for attacker, name in enumerate(self._names(row, move)):
            word = max(kernel.find_word(self.case.solver.table, name), 0)
            verdict = word & 3
            if verdict in (kernel.IS_WON, kernel.IS_LOST):
                low = high = float((verdict == kernel.IS_WON) == (attacker == mover))
                far = min(far, word >> kernel.DN_AT)  # the smaller of both, so that it shrinks with every move
            elif verdict == kernel.IS_HELD and low < high:
                low, high = (low, 0.5) if attacker == mover else (0.5, high)
        return Bounds(low, high), far

    def _names(self, row: list[int], move: int) -> list[int]:
        """Return the names of the position after a move, for the two questions."""
        counted = self.rules.key(row)
        pairs = zip(self.case.salts, self.names, strict=True)
        return [kernel.kid_name(counted, salt, above, move) for salt, above in pairs]

    def best(self, share: float) -> int | None:
        """Return a move that is known to keep this share and to approach the end: quickest win, longest loss."""
        known = {}
        for move in self.case.solver.game.legal_moves(self.row):
            bounds, far = self.after(move)
            if bounds.low == bounds.high == share and (far < self.far or share == 0.5):
                known[move] = far
        if not known:
            return None
        best = (min if share == 1 else max)(known, key=lambda move: known[move])
        self.far = known[best]
        return best

    def play(self, move: int) -> None:
        self.line.append(move)
        self.seen.append(0)
        self.rules.advance(self.row, move, self.seen)
        self.names = self._names(self.row, move)
