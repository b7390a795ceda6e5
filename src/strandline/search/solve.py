"""Solving: is a position won, lost or drawn, and what shows it? ``solve_kernel.py`` searches; here it is asked.

Two questions decide a position: can the seat to move force a win, and if not, can the other? The first answers most
positions alone, for a search that finds no win often finds the other's.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any

from strandline.core.bind import bind
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
from .thought import Budget, Judged, Root, Thought

MEMORY = 256
"""Megabytes of the table, unless told."""
LINE_NODES = 100_000
"""How many nodes may be searched again for one move of the line, where the table has forgotten it."""
LONGEST_LINE = 1000
"""Where repetition is switched off, a drawn line would have no end."""
EARLY = 100
"""Within so many moves of a game played at random, a game of chance has shown that it is one."""
_INTERPRETED_MEMORY = 8  # lists of ints take several times what is asked for
_ROOM = 64
_PATIENCE = 100_000  # nodes, until a region is looked for
_REGION = 1 << 10  # the positions that it may have at least
_MUCH = 20  # if one in so many is held, it is worth looking again soon


class Outcome(StrEnum):
    """What a position is worth to the seat that is to move."""

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
    """What was found out about a position."""

    seat: int
    """The seat that is to move; bounds are of its share."""
    bounds: Bounds
    best: int
    """A move that keeps the outcome; where nothing is proved, the one that looked best."""
    line: tuple[int, ...]
    """Best play as far as it is known: who wins takes the quickest way known, who loses the longest."""
    moves: dict[int, Bounds]
    """What is proved of each move."""
    nodes: int
    seconds: float

    @property
    def outcome(self) -> Outcome:
        return self.bounds.outcome

    def thought(self) -> Thought:
        """As every search tells it: the move to make first, then by what is proved of them."""

        def judged(move: int, bounds: Bounds) -> Judged:
            share = (bounds.low + bounds.high) / 2
            values = (share, 1 - share) if self.seat == 0 else (1 - share, share)
            line = self.line if move == self.best and self.line else (move,)
            return Judged(move, values, line=line, is_proven=bounds.outcome != Outcome.UNKNOWN)

        ranked = sorted(self.moves.items(), key=lambda item: (item[0] != self.best, -item[1].low, -item[1].high))
        return Thought(tuple(judged(*item) for item in ranked), self.nodes, self.seconds)


@dataclass(frozen=True)
class Progress:
    """How far a search is."""

    nodes: int
    seconds: float
    proof: int
    """The least that is left to prove that the seat asked about wins, in positions."""
    disproof: int
    """The least that is left to prove that it does not."""


Watch = Callable[[Progress], None]


def solve(root: Root, budget: Budget, memory: int = MEMORY, watch: Watch | None = None) -> Solved:
    """Prove what a position is worth, as far as the budget goes. ``memory``: megabytes of the table."""
    return Solver(root.game, memory).solve(root, budget, watch)


class Solver:
    """A table of what is proved about one game: what is found in one position helps in the next.

    ``is_compiled``: with Numba; unless told, where it is installed.
    """

    def __init__(self, game: Game, memory: int = MEMORY, is_compiled: bool | None = None):
        if game.seats != 2:
            raise BadOption(say("solve-two-seats", seats=game.seats), game.name)
        if game.modules.view.HIDDEN:
            raise BadOption(say("solve-hidden"), game.name)
        if _meets_chance(game):  # before anything is compiled
            raise BadOption(say("solve-chance"), game.name)
        if memory < 1:
            raise BadOption(say("solve-memory"), str(memory))
        self.game = game
        self.rules = game.kernel
        self.is_compiled = default_target() == "cpu" if is_compiled is None else is_compiled
        self.code = _bound(game.name, self.is_compiled)
        lines = (memory if self.is_compiled else min(memory, _INTERPRETED_MEMORY)) << 14
        try:
            self.table = self.code.zeros(lines // 16 * 15 * kernel.WAYS * kernel.ENTRY)
            self.lemmas = self.code.zeros(lines // 16 * 2 * kernel.LEMMA)
        except (MemoryError, ValueError):
            raise BadOption(say("solve-too-much-memory"), str(memory)) from None
        # Compiling is no thinking: done before any clock runs.
        question = _Question(self, game.blank(), 0, 1, 0, [])
        question.run(0)
        question.hold(0)

    def solve(self, root: Root, budget: Budget, watch: Watch | None = None, with_line: bool = True) -> Solved:
        """Prove what a position is worth, as far as the budget goes. The line takes some time of its own."""
        return _Case(self, root).solve(budget, watch, with_line)

    def forget(self) -> None:
        """Empty the table, for a position that has nothing to do with those before."""
        for each in self.table, self.lemmas:
            each[:] = self.code.zeros(len(each))


@cache
def _meets_chance(game: Game) -> bool:
    """Whether chance comes up in a game; one that hides it for long is refused when a search comes upon it."""
    dice, position = random.Random(0), game.start(seed=0)
    for _ in range(EARLY):
        if position.turn is None or position.turn == CHANCE:
            break
        position = position.play(dice.choice(position.moves()))
    return position.turn == CHANCE


@cache
def _bound(name: str, is_compiled: bool) -> Any:
    evaluation = modules(name).evaluation or no_evaluation
    looks = evaluation if hasattr(evaluation, "edge") else no_evaluation
    return bind("cpu" if is_compiled else "python", modules(name).rules, looks, kernel, region)


class _Question:
    """One search: can the attacker force a win?"""

    def __init__(self, solver: Solver, row: list[int], attacker: int, salt: int, other_salt: int, banned: list[int]):
        self.solver = solver
        self.code = solver.code
        zeros = self.code.zeros
        self.work = kernel.Workspace(
            state=zeros(kernel.STATE_SIZE),
            **self._plies(_ROOM, len(row)),
            marks=zeros(kernel.MARKS),
            banned=self.code.array([name ^ salt for name in banned]),
            table=solver.table,
            lemmas=solver.lemmas,
            shares=zeros(2, kind=float),
            out=zeros(int(self.code.MAX_MOVES)),
        )
        self.state = self.work.state
        self.state[kernel.ATTACKER], self.state[kernel.SALT], self.state[kernel.OTHER_SALT] = attacker, salt, other_salt
        self.work.rows[0][:] = row
        self.work.path[0] = first_name(solver.rules.key(row), row, salt)
        self.patience = _PATIENCE
        # What ``enter_node`` does for those below, and no limits.
        self._begin()
        first = self.work.frames[0]
        first[kernel.ATTACKS] = int(solver.rules.turn(row) == attacker)
        first[kernel.PHI_LIMIT] = first[kernel.DELTA_LIMIT] = kernel.INFINITE

    def _plies(self, room: int, size: int) -> dict[str, Any]:
        """The arrays of which each ply has its own part, for a path of so many."""
        zeros = self.code.zeros
        kids = zeros(room, kernel.KID_FIELDS, int(self.code.MAX_MOVES))
        return {"rows": zeros(room, size), "frames": zeros(room, kernel.FRAME_SIZE), "kids": kids, "path": zeros(room)}

    def _begin(self) -> None:
        """From the first position: what is known is in the table."""
        self.state[kernel.PLY] = 0
        self.state[kernel.ENTERING] = 1
        self.work.marks[:] = self.code.zeros(kernel.MARKS)
        self.work.marks[self.work.path[0] & kernel.MARKS - 1] = 1

    def run(self, steps: int) -> bool:
        """Search on for so many nodes; whether the question is answered."""
        stop = self.nodes + steps
        while True:
            ended = self.code.prove(self.work, min(stop, self.patience) - self.nodes)
            if ended == kernel.CHANCED:
                raise BadOption(say("solve-chance"), self.solver.game.name)
            if ended == kernel.DEEP:
                self._deepen()
            elif ended == kernel.PROVED or self.nodes < self.patience:
                return bool(ended == kernel.PROVED)
            else:
                self.hold(1)

    def hold(self, known: int) -> None:
        """Look for a region that the defender never has to leave, from the first position on (or from none)."""
        zeros, work, size = self.code.zeros, self.work, max(_REGION, self.nodes // 2)
        rows, spots = zeros(size + 1, len(work.rows[0])), zeros(size, region.SPOT_SIZE)
        rows[0][:], spots[0][region.NAME] = work.rows[0], work.path[0]
        before = self.nodes
        held = self.code.hold(
            self.state, rows, spots, zeros(8 * size, region.EDGE_SIZE), zeros(2 * size),
            work.banned, work.table, work.shares, work.out, zeros(len(work.out) + 1), known,
        )  # fmt: skip
        self.patience = self.nodes * (2 if held * _MUCH > self.nodes - before else 4)
        if spots[0][region.STANDING] != region.FALLS:
            self._begin()  # now the first position is answered at once

    def _deepen(self) -> None:
        """Room for a path twice as long."""
        longer = self._plies(2 * len(self.work.path), len(self.work.rows[0]))
        for name, array in longer.items():
            old = getattr(self.work, name)
            array[: len(old)] = old
        self.work = self.work._replace(**longer)

    @property
    def nodes(self) -> int:
        return int(self.state[kernel.NODES])

    @property
    def verdict(self) -> int:
        return int(self.state[kernel.VERDICT])

    @property
    def favourite(self) -> int:
        """The move that decided the question, or the one that the search was last looking at."""
        decided = self.verdict != kernel.UNDECIDED
        i = self.state[kernel.CHOICE_MADE] if decided else self.work.frames[0][kernel.LOOKED_AT]
        return int(self.work.kids[0][kernel.KID_MOVE][i])

    def numbers(self) -> tuple[int, int]:
        """The proof and disproof numbers of the first position, as its kids have them now."""
        number = int(self.work.frames[0][kernel.KIDS])
        phi = min((int(each) for each in self.work.kids[0][kernel.KID_PHI][:number]), default=1)
        delta = max((int(each) for each in self.work.kids[0][kernel.KID_DELTA][:number]), default=1)
        return (phi, delta) if self.work.frames[0][kernel.ATTACKS] else (delta, phi)


def first_name(counted: int, row: list[int], salt: int) -> int:
    """The name of the position asked about; one that is not counted for repetition is named by its whole row."""
    if counted:
        return counted ^ salt
    name = salt
    for each in row:
        name = mix(name ^ mix(each + 8))
    return name


class _Case:
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
        # A position that has stood all but once draws the game when it stands again. What is proved of others
        # depends on these, so they are part of every name in the table.
        self.banned = sorted(name for name, times in stood.items() if repeats and times >= repeats - 1)
        salt = 0
        for name in self.banned:
            salt = mix(salt ^ name)
        # Alike in the bits that choose the bucket: what both questions know of a position comes in one line of memory.
        self.salts = mix(salt + 1), mix(salt + 1) ^ mix(salt + 2) & kernel.IN_BUCKET

    def solve(self, budget: Budget, watch: Watch | None, with_line: bool) -> Solved:
        clock = budget.clock
        begun = clock()
        chunk = 4096 if self.solver.is_compiled else 8
        nodes = 0
        low, high = 0.0, 1.0
        best = -1
        for attacker in self.seat, 1 - self.seat:
            other = 0 if attacker == self.seat else self.salts[1 - attacker]
            question = _Question(self.solver, self.row, attacker, self.salts[attacker], other, self.banned)
            done = False
            while not done:
                steps = chunk if budget.nodes is None else min(chunk, budget.nodes - nodes - question.nodes)
                if steps <= 0 or (budget.seconds is not None and clock() - begun >= budget.seconds):
                    break
                done = question.run(steps)
                if watch:
                    watch(Progress(nodes + question.nodes, clock() - begun, *question.numbers()))
            nodes += question.nodes
            if question.nodes and (best < 0 or done):
                best = question.favourite
            verdict = question.verdict
            if verdict in (kernel.IS_WON, kernel.IS_LOST):
                low = high = float((verdict == kernel.IS_WON) == (attacker == self.seat))
            elif verdict == kernel.IS_HELD:
                low, high = (low, 0.5) if attacker == self.seat else (0.5, high)
            if low == high or not done:
                break
        bounds = Bounds(low, high)
        moves = {move: self._capped(found, bounds) for move, found in self._moves()}
        if bounds.low and not moves[best].low:
            moves[best] = bounds  # a draw may lean on this very position, which is now known to be drawn
        if best < 0:
            best = next(iter(moves))
        seconds = clock() - begun
        line = self._line(bounds, best) if with_line else ()
        return Solved(self.seat, bounds, best, line, moves, nodes, seconds)

    @staticmethod
    def _capped(found: Bounds, bounds: Bounds) -> Bounds:
        return Bounds(found.low, min(found.high, bounds.high))

    def _moves(self) -> Iterator[tuple[int, Bounds]]:
        walk = _Walk(self)
        for move in self.solver.game.legal_moves(walk.row):
            yield move, walk.after(move)[0]

    def _line(self, bounds: Bounds, best: int) -> tuple[int, ...]:
        """The best move and what follows, to the end of the game or as far as it is known."""
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
        """The line from where the table has forgotten it: searched for again, with what has stood on the way."""
        if share == 0.5 or not self.rules.repeats(walk.row):
            return ()
        game = self.solver.game
        root = Root(game, self.seat, tuple(walk.row), tuple(walk.seen))
        again = _Case(self.solver, root).solve(Budget(nodes=LINE_NODES), None, True)
        return again.line if again.bounds.low == share else ()


class _Walk:
    """A path through what the table knows."""

    def __init__(self, case: _Case):
        self.case = case
        self.rules = case.rules
        self.row = case.row.copy()
        self.seen = case.seen.copy()
        self.line: list[int] = []
        self.names = [first_name(self.rules.key(self.row), self.row, salt) for salt in case.salts]
        self.far = kernel.INFINITE

    def after(self, move: int) -> tuple[Bounds, int]:
        """What is known of a move, for the seat that makes it, and how far the end is."""
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
            at = kernel.find_entry(self.case.solver.table, name)
            word = int(self.case.solver.table[at + 1]) if at >= 0 else 0
            verdict = word & 3
            if verdict in (kernel.IS_WON, kernel.IS_LOST):
                low = high = float((verdict == kernel.IS_WON) == (attacker == mover))
                far = min(far, word >> kernel.DN_AT)  # of both questions the shorter: so it shrinks with every move
            elif verdict == kernel.IS_HELD and low < high:
                low, high = (low, 0.5) if attacker == mover else (0.5, high)
        return Bounds(low, high), far

    def _names(self, row: list[int], move: int) -> list[int]:
        """The names of the position after a move, as the two questions have them."""
        counted = self.rules.key(row)
        pairs = zip(self.case.salts, self.names, strict=True)
        return [kernel.kid_name(counted, salt, above, move) for salt, above in pairs]

    def best(self, share: float) -> int | None:
        """A move that is known to keep so much and to near the end: the quickest to win, the longest to lose."""
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
