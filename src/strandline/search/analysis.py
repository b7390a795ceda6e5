"""What a position is worth, move by move, and where a game was won: by luck or by skill. For people, after the game.

Monte Carlo tree search judges every game; where the solver can prove something it has the last word.

**Uncertainty.** The spread within one search says little: it is many times too small, since all of it rests on the same
tree. What a longer search would change is seen by what shorter ones got wrong, so each value is compared with searches
of a quarter, a sixteenth and a sixty-fourth of the length. ``bench/analysis.py`` measures how well that fits.

**Where something is hidden**, a decision is judged by what its seat knew at the time, as it does when it plays. The
winning chances of a game that has ended are those with everything shown; before, with what is public.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from math import hypot

from strandline.core import bits
from strandline.core.bits import LOW63
from strandline.core.contract import CHANCE, UNKNOWN
from strandline.core.game import Game, Position
from strandline.core.record import Record
from strandline.core.validate_ints import seat_of, seed_of

from . import mcts
from .solve import Bounds, Outcome, Solved, Solver
from .thought import Budget, Judged, Root, Thought, part_of

SHORTER = 4
"""How many times shorter each of the searches is that the uncertainty is read from."""
SEARCHES = 4
MAIN = (1 - 1 / SHORTER) / (1 - SHORTER**-SEARCHES)
"""The longest search's part of the budget, so that all of them together take the whole."""
SOLVER = 0.2
"""The solver's part of the time, where there is one. Its nodes are cheap: it gets as many as there are."""
MEMORY = 64
"""Megabytes of its table."""
WORLDS = 32
"""Where something is hidden: how many possibilities the odds of an outcome are averaged over."""
LONGEST_LINE = 12
WATCHER, ALL = -1, -2
"""Whose knowledge, if no seat's: what is public, and everything."""

Values = tuple[float, ...]


@dataclass(frozen=True)
class Weighed:
    """A move, or an outcome of chance, and what is to be expected of it."""

    move: str
    values: Values
    """Each seat's expected share of 1."""
    errors: Values
    """How far each of them may be off: a standard error, as far as the search can tell."""
    visits: int
    line: tuple[str, ...]
    """What is expected to follow, this move first, up to the next event of chance."""
    is_proven: bool
    odds: float | None = None
    """Of an outcome: how likely it is."""


@dataclass(frozen=True)
class Analysis:
    """What a position is worth."""

    turn: int | None
    """The seat to decide, or CHANCE, or None when the game is over."""
    seat: int
    """Whose knowledge it rests on, where something is hidden; -1: what is public, -2: everything."""
    values: Values
    """Each seat's expected share: of the best move, of all outcomes by their odds, or the result."""
    errors: Values
    is_proven: bool
    moves: tuple[Weighed, ...]
    """Best first; outcomes in the order of the rules."""
    nodes: int
    seconds: float


@dataclass(frozen=True)
class Step:
    """One move or outcome of a record. A decision is judged by what the seat that made it knew at that time."""

    number: int
    move: str
    turn: int
    """The seat that decided, or CHANCE."""
    before: Values
    """What was to be expected: of the best move, or of all outcomes by their odds."""
    after: Values
    errors: Values
    """How far the difference may be off."""
    best: str | None
    """The best move, if it was another."""
    is_proven: bool
    """Neither side of the difference is an estimate."""

    @property
    def luck(self) -> Values:
        """What chance gave each seat, or took."""
        return tuple(b - a if self.turn == CHANCE else 0.0 for a, b in zip(self.before, self.after, strict=True))

    @property
    def loss(self) -> float:
        """What the seat that decided gave away by not playing the best move; an outcome loses nothing."""
        return 0.0 if self.turn == CHANCE else self.before[self.turn] - self.after[self.turn]

    @property
    def is_mistake(self) -> bool:
        """Whether the loss is more than what it may be off by."""
        return self.turn != CHANCE and self.loss > self.errors[self.turn]


@dataclass(frozen=True)
class Course:
    """A whole game: everyone's winning chances, and what moved them."""

    game: Game
    seats: tuple[str, ...]
    """The players' names."""
    chances: tuple[Values, ...]
    """At the start and after every move; they add up to 1. When a game has ended, nothing of it is secret."""
    errors: tuple[Values, ...]
    steps: tuple[Step, ...]
    nodes: int
    seconds: float

    @property
    def luck(self) -> Values:
        """What chance gave each seat in all."""
        return tuple(sum(step.luck[seat] for step in self.steps) for seat in range(self.game.seats))

    @property
    def loss(self) -> Values:
        """What each seat gave away by its own decisions."""
        return tuple(sum(step.loss for step in self.steps if step.turn == seat) for seat in range(self.game.seats))

    @property
    def gifts(self) -> Values:
        """What each seat got, or lost, by the mistakes of others."""
        return tuple(
            sum(step.after[seat] - step.before[seat] for step in self.steps if step.turn not in (seat, CHANCE))
            for seat in range(self.game.seats)
        )

    @property
    def rest(self) -> Values:
        """What is neither: what the search learnt as the game went on, and what they could not know who decided."""
        parts = zip(self.chances[0], self.chances[-1], self.luck, self.loss, self.gifts, strict=True)
        return tuple(last - first - luck + loss - gifts for first, last, luck, loss, gifts in parts)


Progress = Callable[[int, int], None]
"""Called with how many positions are done, and of how many."""


def analyse(
    position: Position,
    seconds: float | None = None,
    *,
    nodes: int | None = None,
    seed: int = 0,
    seat: int | None = None,
) -> Analysis:
    """What each legal move, or each outcome of chance, is worth to every seat. A finished game is worth its result.

    With ``nodes`` instead of ``seconds`` the same seed gives the same analysis. In games with secrets it rests on what
    ``seat`` knows: unless told, the seat to decide or, for chance, a watcher.
    """
    if not isinstance(position, Position):
        raise TypeError(f"this is no Position, but a {type(position).__name__}: Records are for analyse_record")
    whose = decider(position, WATCHER) if seat is None else seat_of(seat, position.game.seats)
    return _Analyst(position.game, Budget(seconds, nodes), seed, True).look(position, whose, 0)


def analyse_record(
    record: Record,
    seconds: float | None = None,
    *,
    nodes: int | None = None,
    seed: int = 0,
    on_progress: Progress | None = None,
) -> Course:
    """Everyone's winning chances through a game; the luck of chance and the losses of decisions, told apart.

    The budget is for each position. A game that was given up ends with what the last position was worth.
    """
    if not isinstance(record, Record):
        raise TypeError(f"this is no Record, but a {type(record).__name__}: Positions are for analyse")
    walk = Walk(record, Budget(seconds, nodes), seed)
    found = {}
    for done, at in enumerate(walk.points, 1):
        found[at] = walk.look(*at)
        if on_progress is not None:
            on_progress(done, len(walk.points))
    return walk.course(found)


Point = tuple[int, int]
"""So many moves of a record, and whose knowledge."""


class Walk:
    """A record to be analysed point by point, by whoever has other things to do between: look at each, then join."""

    def __init__(self, record: Record, budget: Budget, seed: int = 0):
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
        """All there is to look at, the last first: the end of a game is what people ask about."""
        self._budget, self._seed = budget, seed_of(seed)

    @cached_property
    def _analyst(self) -> "_Analyst":
        """Made when it is needed: it may have to be compiled."""
        return _Analyst(self.record.game, self._budget, self._seed, False)

    def look(self, i: int, seat: int) -> Analysis:
        """One point, with no more of its moves than the course needs. No look depends on what was looked at before."""
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
        """The best move as the played one is judged: by a search of its own of the position after it."""
        there = self._analyst.look(self.positions[i].play(best.move), seat, len(self.positions) + i)
        return replace(best, values=there.values, errors=there.errors, is_proven=there.is_proven)

    def step(self, i: int, found: Mapping[Point, Analysis]) -> Step:
        """What the move after so many has changed."""
        seat = self._knowing[i]
        return _step(i + 1, self.record.moves[i], found[i, seat], found[i + 1, seat])

    def course(self, found: Mapping[Point, Analysis]) -> Course:
        """All that was found, put together."""
        points = [found[i, self.all_know] for i in range(len(self.positions))]
        return Course(
            self.record.game,
            self.record.seats,
            tuple(each.values for each in points),
            tuple(each.errors for each in points),
            tuple(self.step(i, found) for i in range(len(self.record.moves))),
            sum(each.nodes for each in found.values()),
            sum(each.seconds for each in found.values()),
        )


def prepare(game: Game) -> None:
    """Compile what an analysis needs, or load it: that is no thinking."""
    _warm(game.name)
    if _is_solvable(game):
        Solver(game, 1)


def decider(position: Position, other: int) -> int:
    """The seat that is to decide; if none is, another."""
    return other if position.turn is None or position.turn == CHANCE else position.turn


def _step(number: int, move: str, here: Analysis, there: Analysis) -> Step:
    """What a move has changed.

    An outcome is worth what the search that looked at all of them thinks, so that luck is fair. The move played and the
    best one are worth what the positions after them are, each searched as long and apart from the search that chose the
    best: the highest of many guesses is too high.
    """
    assert here.turn is not None
    before, after, errors, best = there.values, there.values, there.errors, None
    is_proven = here.is_proven and there.is_proven
    if here.turn == CHANCE:
        for each in here.moves:
            if each.move == move:
                before, after, errors = here.values, each.values, tuple(map(hypot, here.errors, each.errors))
    else:
        first, seat = here.moves[0], here.turn
        if first.move != move and first.values[seat] > after[seat]:
            before, errors, best = first.values, tuple(map(hypot, first.errors, errors)), first.move
    return Step(number, move, here.turn, before, after, errors, best, is_proven)


def _mean(weighed: Iterable[tuple[float, Values]]) -> Values:
    pairs = list(weighed)
    whole = sum(weight for weight, _ in pairs)
    return tuple(sum(part) / whole for part in zip(*([w * v for v in values] for w, values in pairs), strict=True))


class _Analyst:
    """Looks at the positions of one game, each within the same budget."""

    def __init__(self, game: Game, budget: Budget, seed: int, with_line: bool):
        self.game = game
        self.budget = budget
        self.seed = seed_of(seed)
        self.with_line = with_line  # the solver takes its time for one

    def look(self, position: Position, seat: int, number: int) -> Analysis:
        """What a position is worth, by what a seat knows; ``number`` tells the searches of a record apart."""
        if position.result is not None:
            return Analysis(None, seat, position.result, (0.0,) * self.game.seats, True, (), 0, 0.0)
        root = _root(position, seat)
        _warm(self.game.name)
        seed = (self.seed << 20) + SEARCHES * number & LOW63
        budget, solved = self.budget, None
        if _is_solvable(self.game):
            # What was proved of other positions would help, but then it would matter what was asked before.
            solver = Solver(self.game, MEMORY)
            solved = solver.solve(root, replace(part_of(budget, SOLVER), nodes=budget.nodes), with_line=self.with_line)
            budget = part_of(budget, 1 - SOLVER)
        thoughts = [mcts.think(root, part_of(budget, MAIN / SHORTER**n), seed + n) for n in range(SEARCHES)]
        teller = _Teller(root, self.seed)
        ranked = [each for each in _ranked(thoughts[0], solved) if each.move in teller.odds]
        moves = _humble([teller.weighed(each, thoughts[1:]) for each in ranked])
        if position.turn == CHANCE:
            moves.sort(key=lambda each: teller.order[each.move])
            values = _mean((each.odds or 0.0, each.values) for each in moves)
            errors = _mean((each.odds or 0.0, each.errors) for each in moves)
            is_proven = all(each.is_proven for each in moves)
        else:
            values, errors = moves[0].values, moves[0].errors
            is_proven = all(each.is_proven for each in moves) or _is_settled(moves[0], solved, root.seat)
        nodes = sum(each.nodes for each in thoughts) + (solved.nodes if solved else 0)
        spent = sum(each.seconds for each in thoughts) + (solved.seconds if solved else 0.0)
        return Analysis(position.turn, seat, values, errors, is_proven, tuple(moves), nodes, spent)


def _is_solvable(game: Game) -> bool:
    """Only two-player games without chance and secrets have a score."""
    return game.seats == 2 and hasattr(game.modules.evaluation, "score")


def _root(position: Position, seat: int) -> Root:
    """A position as a seat knows it, or a watcher, or one who knows everything."""
    row = position.row()
    if seat == ALL or not position.game.modules.view.HIDDEN:
        seat = decider(position, 0)
    else:
        position.game.kernel.mask(row, seat)
    return Root(position.game, seat, tuple(row), tuple(position.seen()))


@cache
def _warm(name: str) -> None:
    """Compile the search, or load it: that is no thinking."""
    from strandline.core.game import game

    mcts.think(_root(game(name).start(seed=1), WATCHER), Budget(nodes=2))


def _is_settled(best: Weighed, solved: Solved | None, seat: int) -> bool:
    """Whether the best move tells the position's worth, though others are open: nothing is better than a win."""
    if solved is not None and solved.outcome != Outcome.UNKNOWN:
        return True
    return best.is_proven and best.values[seat] == 1


def _ranked(thought: Thought, solved: Solved | None) -> list[Judged]:
    """The moves as the search ranks them, corrected by what is proved of them."""
    if solved is None:
        return list(thought.moves)
    moves = [_corrected(each, solved) for each in thought.moves]

    def rank(judged: Judged) -> tuple[bool, bool, bool]:
        share = judged.values[solved.seat] if judged.is_proven else 0.5
        return share < 1, share == 0, solved.outcome == Outcome.UNKNOWN or judged.move != solved.best

    return sorted(moves, key=rank)


def _corrected(judged: Judged, solved: Solved) -> Judged:
    """What the search thinks of a move, within what is proved."""
    bounds = solved.moves.get(judged.move, Bounds())
    if judged.is_proven:
        return judged
    share = min(max(judged.values[solved.seat], bounds.low), bounds.high)
    values = (share, 1 - share) if solved.seat == 0 else (1 - share, share)
    line = solved.line if solved.line[:1] == (judged.move,) else judged.line
    return replace(judged, values=values, line=line, is_proven=bounds.low == bounds.high)


def _humble(moves: list[Weighed]) -> list[Weighed]:
    """No estimate is surer than that of the move that was searched most: few visits do not show what they missed."""
    estimates = [each for each in moves if not each.is_proven]
    if not estimates:
        return moves
    least = max(estimates, key=lambda each: each.visits).errors
    return [each if each.is_proven else replace(each, errors=tuple(map(max, each.errors, least))) for each in moves]


class _Teller:
    """Puts moves into words, out of worlds that fit what the seat knows."""

    def __init__(self, root: Root, seed: int):
        self.game = root.game
        self.seat = root.seat
        self.past = root.seen
        kernel = self.game.kernel
        self.worlds: dict[int, list[int]] = {}
        """A world in which the move is legal."""
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
        """A move, with the uncertainty that shorter searches tell."""
        others = [each.values for thought in shorter for each in thought.moves if each.move == judged.move]
        errors = tuple(
            0.0 if judged.is_proven else max((abs(other[seat] - value) for other in others), default=0.5)
            for seat, value in enumerate(judged.values)
        )
        odds = self.odds[judged.move] if self.is_chance else None
        name, line = self.names[judged.move], self.line(judged)
        return Weighed(name, judged.values, errors, judged.visits, line, judged.is_proven, odds)

    def line(self, judged: Judged) -> tuple[str, ...]:
        """What is expected to follow, as far as it can be played and chance has no part in it."""
        kernel, name = self.game.kernel, self.game.modules.notation.move_text
        row, seen = self.worlds[judged.move].copy(), [*self.past, *[0] * LONGEST_LINE]
        line = [self.names[judged.move]]
        for last, move in zip(judged.line, judged.line[1:LONGEST_LINE], strict=False):
            kernel.advance(row, last, seen)
            if kernel.turn(row) < 0 or move not in self.game.legal_moves(row):
                break
            line.append(str(name(row, move)))
        return tuple(line)
