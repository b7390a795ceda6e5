"""Analysis of records: winning chances through a game, and the value of each move of a position."""

from functools import partial
from typing import Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field

from strandline.host import analysis_jobs
from strandline.table.messages import Problem

from .dependencies import Id, Person, TheHouse, TokenQuery, visible_table
from .progress import ERRORS, Lines, lines
from .records import RECORD, AfterMove, RecordBody

router = APIRouter(prefix="/api")


class CourseStep(BaseModel):
    """The effect of a move. ``luck``: what chance gave each seat; ``loss``: what the seat that decided gave away."""

    number: int
    move: str
    seat: int | None
    luck: list[float]
    loss: float
    error: float = Field(description="The error of the loss.")
    mistake: bool = Field(description="Whether the loss is larger than its error.")
    best: str | None = Field(description="The best move, if it was another.")
    proven: bool
    choice_between: list[int] = Field(
        description="A free choice: the seats between which the player decided, with nothing to gain or lose."
    )


class Verdict(BaseModel):
    """What decided a game: the decision that helped its winner most or, without one, the winner's greatest luck."""

    kind: Literal["mistake", "choice", "luck", "even"] = Field(
        description="``choice``: a free choice. ``even``: no single move stands out."
    )
    move: int | None
    seat: int | None = Field(description="The seat that made the mistake or the choice, or was lucky.")
    size: float = Field(description="What the mistake cost its seat, or what the choice or luck gave the winner.")
    choice_between: list[int] = Field(description="The seats between which a free choice decided.")


class Course(BaseModel):
    """A whole game. Start + luck − loss + gifts + rest = end, for each seat."""

    chances: list[list[float]] = Field(
        description="The winning chances at the start and after every move; each set adds up to 1."
    )
    errors: list[list[float]]
    proven: list[bool] = Field(description="Which chances are proven, not estimated.")
    steps: list[CourseStep]
    luck: list[float]
    loss: list[float]
    gifts: list[float]
    rest: list[float]
    verdict: Verdict | None = Field(description="None if nobody has won alone.")


class AnalysisLine(BaseModel):
    """The progress of an analysis: a first curve, then better values. The last line has the course, or an error."""

    done: int
    total: int
    phase: Literal["first", "closer"] | None = Field(
        None,
        description="``first``: a first look at the game. ``closer``: better values, from the turning points outwards. "
        "Until one of them, the search is being loaded.",
    )
    at: int | None = Field(None, description="The number of moves after which the chances hold.")
    chances: list[float] | None = None
    errors: list[float] | None = None
    proven: bool | None = None
    course: Course | None = None
    error: Problem | None = None


class Weighed(BaseModel):
    """A move, each seat's expected result, and the expected next moves. ``odds``: those of an outcome of chance."""

    move: str = Field(examples=["b2-c4"])
    way: list[str] = Field(examples=[["b2", "c3", "c4"]])
    values: list[float] = Field(examples=[[0.62, 0.38]])
    errors: list[float]
    proven: bool
    odds: float | None
    line: list[str]


class Best(BaseModel):
    """The value of a position, and its moves, the best first."""

    seat: int | None
    values: list[float]
    errors: list[float]
    proven: bool
    choice_between: list[int] = Field(
        description="A free choice: the seats whose results depend on which of the moves that are best for the player "
        "is chosen. The values are then the mean over these moves."
    )
    moves: list[Weighed]


@router.post(
    "/records/analysis", openapi_extra=RECORD, response_class=Lines, responses={200: {"model": AnalysisLine}, **ERRORS}
)
async def analyse_record(house: TheHouse, person: Person, data: RecordBody) -> Lines:
    """Return everyone's winning chances through a record, luck and skill apart: a first curve, then better values."""
    plan = await house.pool.run_on_request(person, analysis_jobs.plan_analysis, data)
    run = partial(house.pool.run_on_request, person)
    return lines(house, person, plan.total, analysis_jobs.analysis_pieces(run, data, plan))


@router.post("/records/moves", openapi_extra=RECORD)
async def best_moves(house: TheHouse, person: Person, data: RecordBody, move: AfterMove = None) -> Best:
    """Return the value of each move of one position of a record, from what the seat whose turn it is knows."""
    return Best(**await house.pool.run_on_request(person, analysis_jobs.value_moves, data, move))


class Watched(Best):
    """The same of a running game, for its spectators. ``count``: the number of moves made.

    If something is hidden in the game, the values use only what is public, and there are no moves.
    """

    count: int


@router.get("/tables/{table}/live_analysis")
async def live_analysis(table: Id, house: TheHouse, person: Person, token: TokenQuery = "") -> Watched:
    """Return the winning chances and the best moves of a running game, for those who only watch it."""
    open_table = await visible_table(house, table, person, token)
    count, found = await house.live_analysis.of(open_table, person)
    return Watched(count=count, **found)
