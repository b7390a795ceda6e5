"""The analysis of records in jobs that take a fraction of a second each, so that a bot's move need not wait for them.

A few nodes for each position give a first curve at once. Then every position is looked at again, from the turning
points of that curve outwards. The first look decides the order only: the result does not depend on it.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from typing import Any

from strandline.core.contract import CHANCE
from strandline.core.game import Position
from strandline.core.numba_cache import default_target
from strandline.search.analysis import (
    LITTLE_MEMORY,
    MEMORY,
    Analysis,
    Point,
    Values,
    Walk,
    analyse,
    analyse_public,
    outwards,
    prepare,
)
from strandline.search.thought import Budget
from strandline.search.verdict import verdict, winner_of

from .record_jobs import JsonObject, position_after, read_record

POINT_NODES = 3000
"""Nodes for each position of a record. A time budget would give different analyses of the same record."""
RECORD_NODES = 4_000_000
"""Nodes for all positions of a record: in a long game, each gets fewer."""
FIRST_NODES = 30
"""Nodes for each position of the first curve."""
FIRST_POSITIONS = 120
"""At most about this many positions, evenly spaced, make the first curve."""
FIRST_PER_JOB = 6
POSITION_NODES = 20_000
"""Nodes for one position that is analysed alone."""
WATCHED_NODES = 8000
"""Nodes for a position of a running game, for its spectators; it takes a fraction of a second."""
WATCHED_MOVES = 12
"""The most moves that they are shown."""
INTERPRETED_SLOWDOWN = 40
"""Without compiled searches, the numbers of nodes are divided by this."""


@dataclass(frozen=True)
class Plan:
    """What an analysis will look at."""

    first: list[list[Point]]
    """The points of the first curve, by job."""
    points: list[Point]
    whose: int
    """The point of view of the curve."""

    @property
    def total(self) -> int:
        """The number of pieces of work."""
        return len(self.first) + len(self.points)


def plan_analysis(data: bytes) -> Plan:
    """Return the plan of a record's analysis."""
    walk = Walk(read_record(data), Budget(nodes=POINT_NODES))
    last = len(walk.record.moves)
    step = max(1, -(-last // FIRST_POSITIONS))
    first = [(i, walk.all_know) for i in range(last, -1, -step)]
    if first[-1][0] != 0:
        first.append((0, walk.all_know))
    jobs = [first[n : n + FIRST_PER_JOB] for n in range(0, len(first), FIRST_PER_JOB)]
    return Plan(jobs, walk.points, walk.all_know)


def _budget(name: str, nodes: int) -> Budget:
    return Budget(nodes=nodes if default_target(name) != "python" else max(1, nodes // INTERPRETED_SLOWDOWN))


Run = Callable[..., Awaitable[Any]]
"""Runs a job with its arguments, wherever this host runs jobs."""


async def analysis_pieces(run: Run, data: bytes, plan: Plan) -> AsyncIterator[JsonObject]:
    """Yield an analysis line by line: the first curve, better values in its place, and the course."""
    first_budget, budget = await run(prepare_analysis, data, len(plan.points))
    curve: dict[int, Values] = {}
    done = 0
    for job in plan.first:
        yield {"done": done, "phase": "first"}
        looks = await run(first_looks, data, first_budget, job)
        done += 1
        for (i, _), each in zip(job, looks, strict=True):
            curve[i] = each.values
            yield {"done": done, "phase": "first", **_point(i, each)}
    found: dict[Point, Analysis] = {}
    for point in outwards(plan.points, curve):
        found[point] = each = await run(analyse_point, data, budget, point)
        done += 1
        yield {"done": done, "phase": "closer", **(_point(point[0], each) if point[1] == plan.whose else {})}
    yield {"done": done, "course": await run(analysis_of, data, budget, found)}


def _point(at: int, found: Analysis) -> JsonObject:
    return {"at": at, "chances": found.values, "errors": found.errors, "proven": found.is_proven}


def prepare_analysis(data: bytes, points: int) -> tuple[Budget, Budget]:
    """Compile or load what an analysis needs, and return the budgets of a first look and of a closer one."""
    game = read_record(data).game
    prepare(game)
    return _budget(game.name, FIRST_NODES), _budget(game.name, min(POINT_NODES, RECORD_NODES // points))


@lru_cache(maxsize=4)
def _walk(data: bytes, budget: Budget, memory: int = MEMORY) -> Walk:
    return Walk(read_record(data), budget, memory=memory)


def first_looks(data: bytes, budget: Budget, points: Iterable[Point]) -> list[Analysis]:
    """Return a first opinion on a few points."""
    walk = _walk(data, budget, LITTLE_MEMORY)
    return [walk.look(*point) for point in points]


def analyse_point(data: bytes, budget: Budget, point: Point) -> Analysis:
    """Return one point of an analysis."""
    return _walk(data, budget).look(*point)


def analysis_of(data: bytes, budget: Budget, found: dict[Point, Analysis]) -> JsonObject:
    """Return the analysis of a record from its points: each seat's chances, and their changes by luck and by skill."""
    course = _walk(data, budget).course(found)
    decided = verdict(course, winner_of(read_record(data).result))
    totals = "chances", "errors", "proven", "luck", "loss", "gifts", "rest"
    return {
        **{name: getattr(course, name) for name in totals},
        "steps": [
            {
                "number": step.number,
                "move": step.move,
                "seat": None if step.turn == CHANCE else step.turn,
                "luck": step.luck,
                "loss": step.loss,
                "error": 0.0 if step.turn == CHANCE else step.errors[step.turn],
                "mistake": step.is_mistake,
                "best": step.best,
                "proven": step.is_proven,
                "choice_between": step.choice_between,
            }
            for step in course.steps
        ],
        "verdict": None if decided is None else asdict(decided),
    }


def value_moves(data: bytes, move: int | None) -> JsonObject:
    """Return the value of each move, or of each outcome of chance, of one position."""
    position = position_after(read_record(data), move)
    return _told(position, analyse(position, nodes=_budget(position.game.name, POSITION_NODES).nodes))


def judge_watched(known: Position) -> JsonObject:
    """Return the chances in a position, for spectators, and its best moves.

    ``known``: what a spectator knows of it. If something is hidden, there are no moves: some depend on a secret, and
    would only be guesses.
    """
    nodes = _budget(known.game.name, WATCHED_NODES).nodes
    assert nodes is not None
    found = analyse_public(known, nodes=nodes)
    is_hidden = known.game.modules.view.HIDDEN
    return _told(known, replace(found, moves=() if is_hidden else found.moves[:WATCHED_MOVES]))


def _told(position: Position, found: Analysis) -> JsonObject:
    way = position.game.modules.notation.way
    moves = [
        {
            **{name: getattr(each, name) for name in ("move", "values", "errors", "odds", "line")},
            "proven": each.is_proven,
            "way": [] if found.turn == CHANCE else way(position.row(), position.number(each.move)),
        }
        for each in found.moves
    ]
    seat = None if found.turn == CHANCE else found.turn
    return {
        "seat": seat,
        "values": found.values,
        "errors": found.errors,
        "proven": found.is_proven,
        "choice_between": found.choice_between,
        "moves": moves,
    }
