"""The two questions that decide a position, for ``solve.py``: can the seat to move force a win, and can the other?"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from strandline.core.bits import mix
from strandline.core.errors import BadOption
from strandline.core.messages import say

from . import solve_kernel as kernel
from . import solve_region_kernel as region
from .thought import Budget

if TYPE_CHECKING:
    from .solve import Case, Solver

_ROOM = 64
_PATIENCE = 100_000  # nodes before a region is looked for
_REGION = 1 << 10  # the least number of positions it may have
_LARGEST_REGION = {"wasm": 1 << 16, "cpu": 1 << 22}  # about 30 MB of a browser's memory; 2 GB elsewhere, if it fills
_MUCH = 20  # if one in this many is held, it is worth looking again soon


@dataclass(frozen=True)
class Progress:
    """How far a search has come."""

    nodes: int
    seconds: float
    proof: int
    """The least number of positions left to prove that the seat in question wins."""
    disproof: int
    """The least number of positions left to prove that it does not."""


Watch = Callable[[Progress], None]


class Question:
    """One search: can the attacker force a win?"""

    def __init__(self, solver: "Solver", row: list[int], attacker: int, salt: int, other_salt: int, banned: list[int]):
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
        # The same as ``enter_node`` does for the nodes below, but without limits.
        self._begin()
        first = self.work.frames[0]
        first[kernel.ATTACKS] = int(solver.rules.turn(row) == attacker)
        first[kernel.PHI_LIMIT] = first[kernel.DELTA_LIMIT] = kernel.INFINITE

    def _plies(self, room: int, size: int) -> dict[str, Any]:
        """Allocate the arrays that each ply has a part of, for a path of this length."""
        zeros = self.code.zeros
        kids = zeros(room, kernel.KID_FIELDS, int(self.code.MAX_MOVES))
        return {"rows": zeros(room, size), "frames": zeros(room, kernel.FRAME_SIZE), "kids": kids, "path": zeros(room)}

    def _begin(self) -> None:
        """Start from the first position; results are in the table."""
        self.state[kernel.PLY] = 0
        self.state[kernel.ENTERING] = 1
        self.work.marks[:] = self.code.zeros(kernel.MARKS)
        self.work.marks[self.work.path[0] & kernel.MARKS - 1] = 1

    def run(self, steps: int) -> bool:
        """Search this many more nodes; return whether the question is answered."""
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
        """Look for a region that the defender never has to leave, starting from the first position (or from none)."""
        zeros, work, size = self.code.zeros, self.work, max(_REGION, self.nodes // 2)
        size = min(size, _LARGEST_REGION.get(self.solver.target, size))
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
        """Make room for a path twice as long."""
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
        """Return the move that decided the question, or the one that the search last looked at."""
        decided = self.verdict != kernel.UNDECIDED
        i = self.state[kernel.CHOICE_MADE] if decided else self.work.frames[0][kernel.LOOKED_AT]
        return int(self.work.kids[0][kernel.KID_MOVE][i])

    def numbers(self) -> tuple[int, int]:
        """Return the current proof and disproof numbers of the first position, from its kids."""
        number = int(self.work.frames[0][kernel.KIDS])
        phi = min((int(each) for each in self.work.kids[0][kernel.KID_PHI][:number]), default=1)
        delta = max((int(each) for each in self.work.kids[0][kernel.KID_DELTA][:number]), default=1)
        return (phi, delta) if self.work.frames[0][kernel.ATTACKS] else (delta, phi)


def first_name(counted: int, row: list[int], salt: int) -> int:
    """Name the position in question; one that does not count for repetition is named by its whole row."""
    if counted:
        return counted ^ salt
    name = salt
    for each in row:
        name = mix(name ^ mix(each + 8))
    return name


class Questions:
    """Both questions about a position: one after the other, or at once with two threads. Both use the same table."""

    def __init__(self, case: "Case", budget: Budget, watch: Watch | None):
        self.case, self.budget, self.watch = case, budget, watch
        self.order = case.seat, 1 - case.seat
        self.asked: dict[int, Question] = {}
        self.answers: dict[int, int] = {}
        """What is known of the questions that are answered."""
        self.is_stopped = False

    @property
    def nodes(self) -> int:
        return sum(question.nodes for question in list(self.asked.values()))

    def run(self) -> None:
        """Ask until all is answered, or the budget is spent."""
        if self.budget.threads == 1:
            self._ask(*self.order)
            return
        with ThreadPoolExecutor(1) as pool:
            other = pool.submit(self._ask, self.order[1])
            try:
                self._ask(self.order[0])
                other.result()
            finally:
                self.is_stopped = True

    def _ask(self, *attackers: int) -> None:
        clock, limit = self.budget.clock, self.budget
        begun = clock()
        chunk = 8 if self.case.solver.target == "python" else 4096
        for attacker in attackers:
            if self._is_over():
                return
            question = self.asked[attacker] = self._question(attacker)
            while attacker not in self.answers and not self._is_over():
                steps = chunk if limit.nodes is None else min(chunk, limit.nodes - self.nodes)
                if steps <= 0 or (limit.seconds is not None and clock() - begun >= limit.seconds):
                    return
                if question.run(steps):
                    self.answers[attacker] = question.verdict
                if self.watch:
                    self.watch(Progress(self.nodes, clock() - begun, *question.numbers()))

    def _question(self, attacker: int) -> Question:
        case = self.case
        # The first question needs no results of the other, unless it is asked at the same time.
        other = 0 if attacker == self.order[0] and self.budget.threads == 1 else case.salts[1 - attacker]
        return Question(case.solver, case.row, attacker, case.salts[attacker], other, case.banned)

    def _is_over(self) -> bool:
        """Return whether no question needs to be asked any longer: one player's win answers both."""
        return self.is_stopped or any(each != kernel.IS_HELD for each in list(self.answers.values()))
