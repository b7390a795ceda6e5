"""Analysis of records: winning chances through a game, and what each move of a position is worth."""

from collections.abc import AsyncIterator
from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, Field

from strandline.search.analysis import Point
from strandline.search.thought import Budget
from strandline.table.messages import Problem

from .. import record_jobs
from ..house import House
from .dependencies import Person, TheHouse
from .progress import ERRORS, Lines, lines
from .records import RECORD, AfterMove, RecordBody

router = APIRouter(prefix="/api")


class CourseStep(BaseModel):
    """What a move changed. ``luck``: what chance gave each seat; ``loss``: what the seat that decided gave away."""

    number: int
    move: str
    seat: int | None
    luck: list[float]
    loss: float
    error: float = Field(description="How far the loss may be off.")
    mistake: bool = Field(description="Whether the loss is more than that.")
    best: str | None = Field(description="The best move, if it was another.")
    proven: bool


class Course(BaseModel):
    """A whole game. Start + luck − loss + gifts + rest = end, for each seat."""

    chances: list[list[float]] = Field(description="At the start and after every move; they add up to 1.")
    errors: list[list[float]]
    steps: list[CourseStep]
    luck: list[float]
    loss: list[float]
    gifts: list[float]
    rest: list[float]


class AnalysisLine(BaseModel):
    """How far an analysis is, from the last position to the first. The last line has the course, or what went wrong."""

    done: int
    total: int
    at: int | None = Field(None, description="After so many moves, the chances are these.")
    chances: list[float] | None = None
    errors: list[float] | None = None
    course: Course | None = None
    error: Problem | None = None


class Weighed(BaseModel):
    """A move, what each seat may expect of it, and what is expected to follow. ``odds``: of an outcome of chance."""

    move: str = Field(examples=["b2-c4"])
    way: list[str] = Field(examples=[["b2", "c3", "c4"]])
    values: list[float] = Field(examples=[[0.62, 0.38]])
    errors: list[float]
    proven: bool
    odds: float | None
    line: list[str]


class Best(BaseModel):
    """What a position is worth: its moves, the best first."""

    seat: int | None
    values: list[float]
    errors: list[float]
    proven: bool
    moves: list[Weighed]


@router.post(
    "/records/analysis", openapi_extra=RECORD, response_class=Lines, responses={200: {"model": AnalysisLine}, **ERRORS}
)
async def analyse_record(house: TheHouse, person: Person, data: RecordBody) -> Lines:
    """Everyone's winning chances through a record, luck and skill apart; told position by position."""
    budget, points, whose = await house.pool.run_on_request(person, record_jobs.plan_analysis, data)
    return lines(house, person, len(points), _analysis(house, person, data, budget, points, whose))


async def _analysis(
    house: House, person: str, data: bytes, budget: Budget, points: list[Point], whose: int
) -> AsyncIterator[dict[str, Any]]:
    run, found = house.pool.run_on_request, {}
    for point in points:
        found[point] = each = await run(person, record_jobs.analyse_point, data, budget, point)
        yield {"at": point[0], "chances": each.values, "errors": each.errors} if point[1] == whose else {}
    yield {"course": await run(person, record_jobs.analysis_of, data, budget, found)}


@router.post("/records/moves", openapi_extra=RECORD)
async def best_moves(house: TheHouse, person: Person, data: RecordBody, move: AfterMove = None) -> Best:
    """What each move of one position of a record is worth, by what the seat that is to decide knows."""
    return Best(**await house.pool.run_on_request(person, record_jobs.value_moves, data, move))
