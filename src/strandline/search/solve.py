"""Solving: is a position won, lost or drawn, and what shows it? ``proof.py`` searches; here it is asked.

Two questions decide a position: can the seat to move force a win, and if not, can the other? The first answers most
positions alone, for a search that finds no win often finds the other's.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib.util import find_spec
from typing import Any

from strandline.core import kernel
from strandline.core.bits import mix
from strandline.core.contract import OVER
from strandline.core.errors import BadOption
from strandline.core.game import Game
from strandline.core.history import HEAD, length
from strandline.core.messages import say
from strandline.core.registry import rooms

from . import proof
from .thought import Budget, Judged, Root, Thought

MEMORY = 256
"""Megabytes of the table, unless told."""
LINE_NODES = 100_000
"""How many nodes may be searched again for one move of the line, where the table has forgotten it."""
_INTERPRETED_MEMORY = 8  # lists of ints take several times what is asked for
_ROOM = 64


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


_WON, _LOST, _DRAWN = Bounds(1.0, 1.0), Bounds(0.0, 0.0), Bounds(0.5, 0.5)


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
    """A table of what is proved about one game: what is found in one position helps in the next."""

    def __init__(self, game: Game, memory: int = MEMORY):
        if game.seats != 2:
            raise BadOption(say("solve-two-seats", seats=game.seats), game.name)
        if game.rooms.view.HIDDEN:
            raise BadOption(say("solve-hidden"), game.name)
        if memory < 1:
            raise BadOption(say("solve-memory"), str(memory))
        self.game = game
        self.rules = game.kernel
        self.code = compiled(game.name)
        self.is_compiled = find_spec("numba") is not None
        lines = (memory if self.is_compiled else min(memory, _INTERPRETED_MEMORY)) << 14
        self.table = self._zeros(lines // 16 * 15 * proof.WAYS * proof.ENTRY)
        self.lemmas = self._zeros(lines // 16 * 2 * proof.LEMMA)
        # Compiling is no thinking: done before any clock runs.
        _Question(self, game.blank(), 0, 1, 0, []).run(0)

    def _zeros(self, size: int) -> Any:
        if not self.is_compiled:
            return [0] * size
        import numpy as np

        return np.zeros(size, np.int64)

    def solve(self, root: Root, budget: Budget, watch: Watch | None = None) -> Solved:
        """Prove what a position is worth, as far as the budget goes."""
        return _Case(self, root).solve(budget, watch)


@cache
def compiled(name: str) -> Any:
    """The search bound to a game, compiled where Numba is installed."""
    return kernel.bind("cpu" if find_spec("numba") else "python", rooms(name).rules, proof)


class _Question:
    """One search: can the attacker force a win?"""

    def __init__(self, solver: Solver, row: list[int], attacker: int, salt: int, other_salt: int, banned: list[int]):
        self.solver = solver
        self.code = solver.code
        make = self.code.array
        most = int(self.code.MAX_MOVES)
        state = [0] * proof.STATE_SIZE
        state[proof.ATTACKER], state[proof.SALT], state[proof.OTHER_SALT] = attacker, salt, other_salt
        self.state = make(state)
        self.rows = make([row, *([0] * len(row) for _ in range(_ROOM - 1))])
        self.frames = make([[0] * proof.FRAME_SIZE for _ in range(_ROOM)])
        self.kids = make([[[0] * most for _ in range(proof.KID_FIELDS)] for _ in range(_ROOM)])
        self.path = make([0] * _ROOM)
        self.marks = make([0] * proof.MARKS)
        self.banned = make([name ^ salt for name in banned])
        self.shares = [0.0] * 2
        if solver.is_compiled:
            import numpy as np

            self.shares = np.zeros(2)
        self.out = make([0] * most)
        self.path[0] = first_name(solver.rules.key(row), row, salt)
        # What ``enter_node`` does for those below, and no limits.
        self.state[proof.ENTERING] = 1
        self.marks[self.path[0] & proof.MARKS - 1] += 1
        self.frames[0][proof.ATTACKS] = int(solver.rules.turn(row) == attacker)
        self.frames[0][proof.PHI_LIMIT] = self.frames[0][proof.DELTA_LIMIT] = proof.INFINITE

    def run(self, steps: int) -> bool:
        """Search on for so many nodes; whether the question is answered."""
        while True:
            ended = self.code.prove(
                self.state, self.rows, self.frames, self.kids, self.path, self.marks, self.banned,
                self.solver.table, self.solver.lemmas, self.shares, self.out, steps,
            )  # fmt: skip
            if ended == proof.CHANCED:
                raise BadOption(say("solve-chance"), self.solver.game.name)
            if ended != proof.DEEP:
                return bool(ended == proof.PROVED)
            self._deepen()

    def _deepen(self) -> None:
        """Room for a path twice as long."""
        if self.solver.is_compiled:
            import numpy as np

            self.rows, self.frames, self.kids, self.path = (
                np.concatenate((each, np.zeros_like(each))) for each in (self.rows, self.frames, self.kids, self.path)
            )
            return
        for each in self.rows, self.frames, self.kids:
            each.extend([_blank(part) for part in each])
        self.path.extend([0] * len(self.path))

    @property
    def nodes(self) -> int:
        return int(self.state[proof.NODES])

    @property
    def verdict(self) -> int:
        return int(self.state[proof.VERDICT])

    @property
    def favourite(self) -> int:
        """The move that decided the question, or the one that the search was last looking at."""
        decided = self.verdict != proof.UNDECIDED
        i = self.state[proof.CHOICE_MADE] if decided else self.frames[0][proof.LOOKED_AT]
        return int(self.kids[0][proof.KID_MOVE][i])

    def numbers(self) -> tuple[int, int]:
        """The proof and disproof numbers of the first position, as its kids have them now."""
        number = int(self.frames[0][proof.KIDS])
        phi = min((int(each) for each in self.kids[0][proof.KID_PHI][:number]), default=1)
        delta = max((int(each) for each in self.kids[0][proof.KID_DELTA][:number]), default=1)
        return (phi, delta) if self.frames[0][proof.ATTACKS] else (delta, phi)


def _blank(part: list[Any]) -> list[Any]:
    return [_blank(each) if isinstance(each, list) else 0 for each in part]


def first_name(counted: int, row: list[int], salt: int) -> int:
    """The name of the position that is asked about; one that is not counted for repetition is named by its whole row."""
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
        self.seat = int(self.rules.turn(self.row))
        if self.seat == OVER:
            raise BadOption(say("game-over"), root.game.name)
        seen = list(root.seen)
        repeats = self.rules.repeats(self.row)
        stood = Counter(seen[HEAD : HEAD + length(seen)])
        # A position that has stood all but once draws the game when it stands again. What is proved of others
        # depends on these, so they are part of every name in the table.
        self.banned = sorted(name for name, times in stood.items() if repeats and times >= repeats - 1)
        salt = 0
        for name in self.banned:
            salt = mix(salt ^ name)
        self.salts = mix(salt + 1), mix(salt + 2)

    def _question(self, row: list[int], attacker: int) -> _Question:
        other = 0 if attacker == self.seat else self.salts[1 - attacker]
        return _Question(self.solver, row, attacker, self.salts[attacker], other, self.banned)

    def solve(self, budget: Budget, watch: Watch | None) -> Solved:
        clock = budget.clock
        begun = clock()
        chunk = 4096 if self.solver.is_compiled else 8
        nodes = 0
        low, high = 0.0, 1.0
        best = -1
        for attacker in self.seat, 1 - self.seat:
            question = self._question(self.row, attacker)
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
            if verdict in (proof.WON, proof.LOST):
                low = high = float((verdict == proof.WON) == (attacker == self.seat))
            elif verdict == proof.HELD:
                low, high = (low, 0.5) if attacker == self.seat else (0.5, high)
            if low == high or not done:
                break
        bounds = Bounds(low, high)
        moves = {move: self._capped(found, bounds) for move, found in self._moves()}
        if bounds.low and not moves[best].low:
            moves[best] = bounds  # a draw may lean on this very position, which is now known to be drawn
        if best < 0:
            best = next(iter(moves))
        return Solved(self.seat, bounds, best, self._line(bounds, best), moves, nodes, clock() - begun)

    @staticmethod
    def _capped(found: Bounds, bounds: Bounds) -> Bounds:
        return Bounds(found.low, min(found.high, bounds.high))

    def _moves(self) -> Iterator[tuple[int, Bounds]]:
        walk = _Walk(self, self.row)
        for move in walk.moves():
            yield move, walk.after(move)[0]

    def _line(self, bounds: Bounds, best: int) -> tuple[int, ...]:
        """The best move and what follows, to the end of the game or as far as it is known."""
        if bounds.outcome == Outcome.UNKNOWN:
            return ()
        walk = _Walk(self, self.row)
        line = [best]
        walk.play(best)
        while self.rules.turn(walk.row) != OVER and not walk.has_stood():
            share = bounds.low if self.rules.turn(walk.row) == self.seat else 1 - bounds.low
            move = walk.best(share)
            if move is None and 0 < share < 1:
                break
            if move is None:
                winner = self.seat if bounds.low == 1 else 1 - self.seat
                question = self._question(walk.row, winner)
                if not question.run(LINE_NODES) or question.verdict != proof.WON:
                    break
                move = question.favourite
            line.append(move)
            walk.play(move)
        return tuple(line)


class _Walk:
    """A path through what the table knows."""

    def __init__(self, case: _Case, row: list[int]):
        self.case = case
        self.rules = case.rules
        self.row = list(row)
        self.names = [first_name(self.rules.key(row), row, salt) for salt in case.salts]
        self.stood = set(case.banned)

    def moves(self) -> list[int]:
        out = [0] * int(self.rules.MAX_MOVES)
        return out[: self.rules.moves(self.row, out)]

    def _made(self, move: int) -> tuple[list[int], list[int]]:
        """The position after a move, and its names as the two questions have them."""
        row = self.row.copy()
        self.rules.play(row, move)
        counted = self.rules.key(row)
        pairs = zip(self.case.salts, self.names, strict=True)
        return row, [proof.kid_name(counted, salt, above, move) for salt, above in pairs]

    def after(self, move: int) -> tuple[Bounds, int]:
        """What is known of a move, for the seat that makes it, and how far the end is."""
        mover = self.rules.turn(self.row)
        row, names = self._made(move)
        if self.rules.turn(row) == OVER:
            shares = [0.0] * 2
            self.rules.result(row, shares)
            return Bounds(shares[mover], shares[mover]), 0
        if self.rules.key(row) in self.case.banned:
            return _DRAWN, 0
        low, high = 0.0, 1.0
        for attacker, name in enumerate(names):
            at = proof.find_entry(self.case.solver.table, name)
            word = int(self.case.solver.table[at + 1]) if at >= 0 else 0
            verdict = word & 3
            if verdict in (proof.WON, proof.LOST):
                won = (verdict == proof.WON) == (attacker == mover)
                return _WON if won else _LOST, word >> proof.DN_AT
            if verdict == proof.HELD:
                low, high = (low, 0.5) if attacker == mover else (0.5, high)
        return Bounds(low, high), 0

    def best(self, share: float) -> int | None:
        """A move that is known to keep so much: the quickest to win, the longest to lose."""
        known = {move: far for move in self.moves() for bounds, far in (self.after(move),) if bounds.low == bounds.high == share}
        if not known:
            return None
        return (min if share == 1 else max)(known, key=lambda move: known[move])

    def play(self, move: int) -> None:
        self.stood.add(self.rules.key(self.row))
        self.row, self.names = self._made(move)

    def has_stood(self) -> bool:
        return self.rules.key(self.row) in self.stood
