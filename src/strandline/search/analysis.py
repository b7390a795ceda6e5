"""Judges positions move by move, and tells whether luck or skill won a game. For people, after the game.

Monte Carlo tree search judges every game. Where the solver can prove something, the proof overrides the search.

**Uncertainty.** The spread within one search is many times too small, since all of it comes from the same tree. The
errors of shorter searches show what a longer one would change, so each value is compared with searches of a quarter, a
sixteenth and a sixty-fourth of the length. ``bench/analysis.py`` measures how well that works.

**Hidden information.** A decision is judged by what its seat knew at the time. The winning chances of a finished game
take everything into account; those of a game in progress only what is public.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import pairwise
from math import sqrt

from strandline.core import bits
from strandline.core.bits import LOW63
from strandline.core.contract import CHANCE, UNKNOWN
from strandline.core.game import Game, Position
from strandline.core.record import Record
from strandline.core.validate_ints import seat_of, seed_of

from . import mcts
from .mcts_kernel import is_same
from .solve import Bounds, Outcome, Solved, Solver
from .thought import Budget, Judged, Root, Thought, part_of

SHORTER = 4
"""By what factor each of the searches for the uncertainty is shorter than the one before."""
SEARCHES = 4
MAIN = (1 - 1 / SHORTER) / (1 - SHORTER**-SEARCHES)
"""The longest search's share of the budget, so that all searches together use the whole."""
SOLVER = 0.2
"""The solver's share of the time, if it is used. Its nodes are cheap: it gets as many as the budget has."""
MEMORY, LITTLE_MEMORY = 64, 1
"""Megabytes of the solver's table, and of the one of a first look, which must not wait for it."""
TURNING = 6
"""Refinement begins at this many of the greatest changes."""
LEAST_CHANGE = 0.05
WORLDS = 32
"""With hidden information: the number of possibilities over which the odds of an outcome are averaged."""
LONGEST_LINE = 12
WATCHER, ALL = -1, -2
"""The point of view if it is not a seat's: what is public, and everything."""

Values = tuple[float, ...]


@dataclass(frozen=True)
class Weighed:
    """A move, or an outcome of chance, with its expected results."""

    move: str
    values: Values
    """Each seat's expected share of 1."""
    errors: Values
    """The error of each value: a standard error, as far as the search can tell."""
    visits: int
    line: tuple[str, ...]
    """The expected continuation, beginning with this move, up to the next event of chance."""
    is_proven: bool
    odds: float | None = None
    """The probability of an outcome."""


@dataclass(frozen=True)
class Analysis:
    """The worth of a position and of its moves."""

    turn: int | None
    """The seat to decide, or CHANCE, or None when the game is over."""
    seat: int
    """The seat whose knowledge is used if something is hidden; -1: what is public, -2: everything."""
    values: Values
    """Each seat's expected share: of the best move, of all outcomes by their odds, or the result.

    If several moves are proven to be best, it is their mean.
    """
    errors: Values
    is_proven: bool
    moves: tuple[Weighed, ...]
    """Best first; outcomes in the order of the rules."""
    nodes: int
    seconds: float
    choice_between: tuple[int, ...] = ()
    """A free choice: the seats whose results depend on which of the moves that are best for its own player is chosen.

    The values are then the mean over these moves, and not called proven, though each move is.
    """


@dataclass(frozen=True)
class Step:
    """One move or outcome of a record. A decision is judged by what its seat knew at that time."""

    number: int
    move: str
    turn: int
    """The seat that decided, or CHANCE."""
    before: Values
    """The expectation before: of the best move, or of all outcomes by their odds."""
    after: Values
    errors: Values
    """The error of the difference."""
    best: str | None
    """The best move, if another one was played."""
    is_proven: bool
    """Both sides of the difference are proven."""
    choice_between: tuple[int, ...] = ()
    """A free choice: the seats between which the player decided, with nothing to gain or lose."""

    @property
    def luck(self) -> Values:
        """What chance gave or took from each seat."""
        return tuple(b - a if self.turn == CHANCE else 0.0 for a, b in zip(self.before, self.after, strict=True))

    @property
    def loss(self) -> float:
        """What the deciding seat lost by not playing the best move; 0 for an outcome."""
        return 0.0 if self.turn == CHANCE else self.before[self.turn] - self.after[self.turn]

    @property
    def is_mistake(self) -> bool:
        """Whether the loss is larger than its error."""
        return self.turn != CHANCE and self.loss > self.errors[self.turn]


@dataclass(frozen=True)
class Course:
    """A whole game: everyone's winning chances, and what changed them."""

    game: Game
    seats: tuple[str, ...]
    """The players' names."""
    chances: tuple[Values, ...]
    """At the start and after every move; they add up to 1. Nothing is secret in a finished game."""
    errors: tuple[Values, ...]
    proven: tuple[bool, ...]
    """Which chances are proven, not estimated."""
    steps: tuple[Step, ...]
    nodes: int
    seconds: float

    @property
    def luck(self) -> Values:
        """The total that chance gave each seat."""
        return tuple(sum(step.luck[seat] for step in self.steps) for seat in range(self.game.seats))

    @property
    def loss(self) -> Values:
        """The total that each seat lost by its own decisions."""
        return tuple(sum(step.loss for step in self.steps if step.turn == seat) for seat in range(self.game.seats))

    @property
    def gifts(self) -> Values:
        """What each seat gained or lost by the mistakes and free choices of others."""
        return tuple(
            sum(step.after[seat] - step.before[seat] for step in self.steps if step.turn not in (seat, CHANCE))
            for seat in range(self.game.seats)
        )

    @property
    def rest(self) -> Values:
        """The remainder: what the search learnt as the game went on, and what the deciding players could not know."""
        parts = zip(self.chances[0], self.chances[-1], self.luck, self.loss, self.gifts, strict=True)
        return tuple(last - first - luck + loss - gifts for first, last, luck, loss, gifts in parts)


Progress = Callable[[int, int], None]
"""Called with the number of positions done and the total."""


def analyse(
    position: Position,
    seconds: float | None = None,
    *,
    nodes: int | None = None,
    seed: int = 0,
    seat: int | None = None,
) -> Analysis:
    """Judge what each legal move, or each outcome of chance, is worth to every seat. A finished game has its result.

    With ``nodes`` instead of ``seconds`` the same seed gives the same analysis. In games with secrets it uses what
    ``seat`` knows: by default the seat to decide or, for chance, a spectator.
    """
    if not isinstance(position, Position):
        raise TypeError(f"this is no Position, but a {type(position).__name__}: Records are for analyse_record")
    whose = decider(position, WATCHER) if seat is None else seat_of(seat, position.game.seats)
    return _Analyst(position.game, _budget(seconds, nodes), seed, True).look(position, whose, 0)


def analyse_public(position: Position, *, nodes: int, seed: int = 0) -> Analysis:
    """Judge a position as ``analyse`` does, but by what is public."""
    return _Analyst(position.game, _budget(None, nodes), seed, True).look(position, WATCHER, 0)


def analyse_record(
    record: Record,
    seconds: float | None = None,
    *,
    nodes: int | None = None,
    seed: int = 0,
    on_progress: Progress | None = None,
) -> Course:
    """Compute everyone's winning chances through a game, and separate the luck of chance from the losses of decisions.

    The budget is per position. A resigned game ends with the worth of its last position.
    """
    if not isinstance(record, Record):
        raise TypeError(f"this is no Record, but a {type(record).__name__}: Positions are for analyse")
    walk = Walk(record, _budget(seconds, nodes), seed)
    found = {}
    for done, at in enumerate(walk.points, 1):
        found[at] = walk.look(*at)
        if on_progress is not None:
            on_progress(done, len(walk.points))
    return walk.course(found)


def _budget(seconds: float | None, nodes: int | None) -> Budget:
    """Return the budget of an analysis. No nodes at all would give values that nothing stands behind."""
    if nodes == 0:
        raise ValueError("nodes=0: an analysis needs 1 node or more")
    return Budget(seconds, nodes)


Point = tuple[int, int]
"""A number of moves of a record, and a point of view."""


class Walk:
    """A record to be analysed point by point, for callers that do other things in between: look at each, then join."""

    def __init__(self, record: Record, budget: Budget, seed: int = 0, memory: int = MEMORY):
        self.record = record
        self.positions = list(record.positions())
        is_hidden = record.game.modules.view.HIDDEN
        self.all_know = ALL if record.end is not None or not is_hidden else WATCHER
        self._knowing = [
            decider(position, self.all_know) if is_hidden else self.all_know for position in self.positions[:-1]
        ]
        wanted = {(i, self.all_know) for i in range(len(self.positions))}
        wanted |= {(i + after, seat) for i, seat in enumerate(self._knowing) for after in (0, 1)}
        self.points: list[Point] = sorted(wanted, reverse=True)
        """All points to look at, the last first, because people ask about the end of a game."""
        self._budget, self._seed, self._memory = budget, seed_of(seed), memory

    @cached_property
    def _analyst(self) -> "_Analyst":
        """Created when needed, because it may have to be compiled."""
        return _Analyst(self.record.game, self._budget, self._seed, False, self._memory)

    def look(self, i: int, seat: int) -> Analysis:
        """Analyse one point, with only those moves that the course needs.

        The result does not depend on earlier looks.
        """
        found = self._analyst.look(self.positions[i], seat, i)
        if found.turn is None or i == len(self.record.moves):
            return replace(found, moves=())
        played = self.record.moves[i]
        if found.turn == CHANCE:
            kept = [each for each in found.moves if each.move == played]
        else:
            kept = [found.moves[0]]
            if seat == self._knowing[i] and kept[0].move != played and not kept[0].is_proven:
                kept = [self._after(i, seat, kept[0])]
        return replace(found, moves=tuple(replace(each, line=()) for each in kept))

    def _after(self, i: int, seat: int, best: Weighed) -> Weighed:
        """Judge the best move in the same way as the played one: by a separate search of the position after it."""
        there = self._analyst.look(self.positions[i].play(best.move), seat, len(self.positions) + i)
        return replace(best, values=there.values, errors=there.errors, is_proven=there.is_proven)

    def step(self, i: int, found: Mapping[Point, Analysis]) -> Step:
        """Return what a move of the record has changed."""
        seat = self._knowing[i]
        return _step(i + 1, self.record.moves[i], found[i, seat], found[i + 1, seat])

    def course(self, found: Mapping[Point, Analysis]) -> Course:
        """Put all results together."""
        points = [found[i, self.all_know] for i in range(len(self.positions))]
        return Course(
            self.record.game,
            self.record.seats,
            tuple(each.values for each in points),
            tuple(each.errors for each in points),
            tuple(each.is_proven for each in points),
            tuple(self.step(i, found) for i in range(len(self.record.moves))),
            sum(each.nodes for each in found.values()),
            sum(each.seconds for each in found.values()),
        )


def outwards(points: Iterable[Point], chances: Mapping[int, Values]) -> list[Point]:
    """Return points in the order in which people want better values: from the turning points of a first curve outwards.

    Without turning points, the last ones come first, because people ask about the end of a game.
    """
    known = sorted(chances)
    changes = [(max(abs(a - b) for a, b in zip(chances[i], chances[j], strict=True)), i, j) for i, j in pairwise(known)]
    greatest = sorted((each for each in changes if each[0] >= LEAST_CHANGE), reverse=True)[:TURNING]
    ends = [(i, j) for _, i, j in greatest] or [(known[-1], known[-1])]

    def distance(point: Point) -> tuple[int, int, int]:
        return min(max(i - point[0], point[0] - j, 0) for i, j in ends), -point[0], point[1]

    return sorted(points, key=distance)


def prepare(game: Game) -> None:
    """Compile or load what an analysis needs, so that this does not count as thinking time."""
    _warm(game.name)
    if _is_solvable(game):
        Solver(game, 1)


def decider(position: Position, other: int) -> int:
    """Return the seat to decide, or ``other`` if there is none."""
    return other if position.turn is None or position.turn == CHANCE else position.turn


def _step(number: int, move: str, here: Analysis, there: Analysis) -> Step:
    """Return what a move has changed.

    An outcome's worth comes from the search that looked at all outcomes, so that luck is fair. The played move and the
    best one are worth as much as the positions after them. Each is searched equally long, and separately from the
    search that chose the best, because the highest of many estimates is too high.
    """
    assert here.turn is not None
    before, after, errors, best = there.values, there.values, there.errors, None
    is_proven = here.is_proven and there.is_proven
    between: tuple[int, ...] = ()
    if here.turn == CHANCE:
        for each in here.moves:
            if each.move == move:
                before, after, errors = here.values, each.values, _joint(here.errors, each.errors)
    else:
        first, seat = here.moves[0], here.turn
        if first.move != move and first.values[seat] > after[seat]:
            before, errors, best = first.values, _joint(first.errors, errors), first.move
        if here.choice_between:
            before = (*here.values[:seat], before[seat], *here.values[seat + 1 :])
            between = () if best else here.choice_between
    return Step(number, move, here.turn, before, after, errors, best, is_proven, between)


def _joint(one: Values, other: Values) -> Values:
    """Return the errors of a difference, from those of its parts."""
    return tuple(sqrt(a * a + b * b) for a, b in zip(one, other, strict=True))


def _mean(weighed: Iterable[tuple[float, Values]]) -> Values:
    pairs = list(weighed)
    whole = sum(weight for weight, _ in pairs)
    return tuple(sum(part) / whole for part in zip(*([w * v for v in values] for w, values in pairs), strict=True))


class _Analyst:
    """Analyses the positions of one game, each within the same budget."""

    def __init__(self, game: Game, budget: Budget, seed: int, with_line: bool, memory: int = MEMORY):
        self.game = game
        self.memory = memory
        self.budget = budget
        self.seed = seed_of(seed)
        self.with_line = with_line  # finding a line takes the solver extra time

    def look(self, position: Position, seat: int, number: int) -> Analysis:
        """Judge a position by what a seat knows; ``number`` tells the searches of a record apart."""
        if position.result is not None:
            return Analysis(None, seat, position.result, (0.0,) * self.game.seats, True, (), 0, 0.0)
        root = _root(position, seat)
        _warm(self.game.name)
        seed = (self.seed << 20) + SEARCHES * number & LOW63
        budget, solved = self.budget, None
        if _is_solvable(self.game):
            # Proofs for other positions would help, but then the result would depend on what was asked before.
            solver = Solver(self.game, self.memory)
            solved = solver.solve(root, replace(part_of(budget, SOLVER), nodes=budget.nodes), with_line=self.with_line)
            budget = part_of(budget, 1 - SOLVER)
        thoughts = [mcts.think(root, part_of(budget, MAIN / SHORTER**n), seed + n) for n in range(SEARCHES)]
        teller = _Teller(root, self.seed)
        ranked = [each for each in _ranked(thoughts[0], solved) if each.move in teller.odds]
        moves = _humble([teller.weighed(each, thoughts[1:]) for each in ranked])
        between: tuple[int, ...] = ()
        if position.turn == CHANCE:
            moves.sort(key=lambda each: teller.order[each.move])
            values = _mean((each.odds or 0.0, each.values) for each in moves)
            errors = _mean((each.odds or 0.0, each.errors) for each in moves)
            is_proven = all(each.is_proven for each in moves)
        else:
            equal = _proven_best(moves, root.seat)
            moves.sort(key=lambda each: each not in equal)
            between = _differing([each.values for each in equal])
            values = _mean((1.0, each.values) for each in equal) if between else moves[0].values
            errors = moves[0].errors
            is_proven = not between and (bool(equal) or _is_settled(moves[0], solved, root.seat))
        nodes = sum(each.nodes for each in thoughts) + (solved.nodes if solved else 0)
        spent = sum(each.seconds for each in thoughts) + (solved.seconds if solved else 0.0)
        return Analysis(position.turn, seat, values, errors, is_proven, tuple(moves), nodes, spent, between)


def _is_solvable(game: Game) -> bool:
    """Return whether the game has a score: only two-player games without chance and secrets do."""
    return game.seats == 2 and hasattr(game.modules.evaluation, "score")


def _root(position: Position, seat: int) -> Root:
    """Return a position as a seat, a spectator, or someone who knows everything sees it."""
    row = position.row()
    if seat == ALL or not position.game.modules.view.HIDDEN:
        seat = decider(position, 0)
    else:
        position.game.kernel.mask(row, seat)
    return Root(position.game, seat, tuple(row), tuple(position.repetition_keys()))


@cache
def _warm(name: str) -> None:
    """Compile or load the search, so that this does not count as thinking time."""
    from strandline.core.game import game

    mcts.think(_root(game(name).start(seed=1), WATCHER), Budget(nodes=2))


def _proven_best(moves: list[Weighed], seat: int) -> list[Weighed]:
    """Return the moves that are best for a seat, if every move is proven."""
    if not all(each.is_proven for each in moves):
        return []
    best = max(each.values[seat] for each in moves)
    return [each for each in moves if is_same(each.values[seat], best)]


def _differing(results: list[Values]) -> tuple[int, ...]:
    """Return the seats whose shares are not the same in all results."""
    by_seat = enumerate(zip(*results, strict=True))
    return tuple(seat for seat, shares in by_seat if not is_same(min(shares), max(shares)))


def _is_settled(best: Weighed, solved: Solved | None, seat: int) -> bool:
    """Return whether the best move settles the position though others are open: nothing is better than a win."""
    if solved is not None and solved.outcome != Outcome.UNKNOWN:
        return True
    return best.is_proven and best.values[seat] == 1


def _ranked(thought: Thought, solved: Solved | None) -> list[Judged]:
    """Return the moves as the search ranks them, corrected by what is proved."""
    if solved is None:
        return list(thought.moves)
    moves = [_corrected(each, solved) for each in thought.moves]

    def rank(judged: Judged) -> tuple[bool, bool, bool]:
        share = judged.values[solved.seat] if judged.is_proven else 0.5
        return share < 1, share == 0, solved.outcome == Outcome.UNKNOWN or judged.move != solved.best

    return sorted(moves, key=rank)


def _corrected(judged: Judged, solved: Solved) -> Judged:
    """Limit the search's opinion of a move to what is proved."""
    bounds = solved.moves.get(judged.move, Bounds())
    if judged.is_proven:
        return judged
    share = min(max(judged.values[solved.seat], bounds.low), bounds.high)
    values = (share, 1 - share) if solved.seat == 0 else (1 - share, share)
    line = solved.line if solved.line[:1] == (judged.move,) else judged.line
    return replace(judged, values=values, line=line, is_proven=bounds.low == bounds.high)


def _humble(moves: list[Weighed]) -> list[Weighed]:
    """Make no estimate surer than that of the most searched move: few visits do not show what they missed."""
    estimates = [each for each in moves if not each.is_proven]
    if not estimates:
        return moves
    least = max(estimates, key=lambda each: each.visits).errors
    return [each if each.is_proven else replace(each, errors=tuple(map(max, each.errors, least))) for each in moves]


class _Teller:
    """Names moves, in worlds that fit what the seat knows."""

    def __init__(self, root: Root, seed: int):
        self.game = root.game
        self.seat = root.seat
        self.past = root.seen
        kernel = self.game.kernel
        self.worlds: dict[int, list[int]] = {}
        """For each move, a world in which it is legal."""
        self.names: dict[int, str] = {}
        self.odds: dict[int, float] = {}
        rng = [0, 0]
        bits.seed(rng, seed, 1)
        worlds = WORLDS if UNKNOWN in root.row and kernel.turn(list(root.row)) != root.seat else 1
        for _ in range(worlds):
            world = list(root.row)
            kernel.guess(world, root.seat, rng)
            legal = self.game.legal_moves(world)
            weights = [1] * len(legal)
            if kernel.turn(world) == CHANCE:
                kernel.weights(world, weights)
            for move, weight in zip(legal, weights, strict=True):
                self.worlds.setdefault(move, world)
                self.odds[move] = self.odds.get(move, 0.0) + weight / sum(weights) / worlds
        self.is_chance = kernel.turn(list(root.row)) == CHANCE
        name = self.game.modules.notation.move_text
        self.names = {move: str(name(world, move)) for move, world in self.worlds.items()}
        self.order = {name: i for i, name in enumerate(self.names.values())}

    def weighed(self, judged: Judged, shorter: list[Thought]) -> Weighed:
        """Return a move with the uncertainty that the shorter searches show."""
        others = [each.values for thought in shorter for each in thought.moves if each.move == judged.move]
        errors = tuple(
            0.0 if judged.is_proven else max((abs(other[seat] - value) for other in others), default=0.5)
            for seat, value in enumerate(judged.values)
        )
        odds = self.odds[judged.move] if self.is_chance else None
        name, line = self.names[judged.move], self.line(judged)
        return Weighed(name, judged.values, errors, judged.visits, line, judged.is_proven, odds)

    def line(self, judged: Judged) -> tuple[str, ...]:
        """Return the expected continuation, as far as it can be played without chance."""
        kernel, name = self.game.kernel, self.game.modules.notation.move_text
        row, seen = self.worlds[judged.move].copy(), [*self.past, *[0] * LONGEST_LINE]
        line = [self.names[judged.move]]
        for last, move in zip(judged.line, judged.line[1:LONGEST_LINE], strict=False):
            kernel.advance(row, last, seen)
            if kernel.turn(row) < 0 or move not in self.game.legal_moves(row):
                break
            line.append(str(name(row, move)))
        return tuple(line)
