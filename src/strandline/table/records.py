"""HTTP: records, taken home from a table or brought along. The work is done in ``looking.py``.

Whatever is asked about a record is asked with the record: nothing is kept but what someone wants to show by link.
Long work tells how far it is, a line of JSON each, and its last line is what came of it.
"""

import hashlib
import json
from base64 import b64encode
from collections.abc import AsyncIterator, Callable
from typing import Annotated, Any, Literal

import sqlalchemy as sa
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, Field

from strandline.core.errors import StrandlineError
from strandline.core.record import By
from strandline.search.analysis import Point
from strandline.search.thought import Budget

from . import commands as c
from . import looking
from .api import ERRORS, Person, Problem, Scene, TableId, TheHouse, TokenQuery, known, problem, seen
from .house import House, now_ms
from .identity import new_id
from .limits import RECORD_BODY
from .referee import Refused
from .schema import records
from .storage import events_of

KEPT_DAYS = 90
MOST_KEPT = 50
"""So many records may one person keep here at a time."""
OF_HOME = 10
"""Of so many records that are kept, one address may have one kept, and in any case as many as one person."""
LONG_AT_ONCE = 2
"""So many long works of one person may be under way."""


class Step(BaseModel):
    """A move or an outcome: the places that the piece went over, and what is seen after it."""

    seat: int | None
    move: str = Field(examples=["b2-c4"])
    way: list[str] = Field(examples=[["b2", "c3", "c4"]])
    view: dict[str, Any]


class Ended(BaseModel):
    """How a game ended; ``seat``: who gave up, or whose time was over."""

    by: By
    seat: int | None


class Replay(BaseModel):
    """A record, move by move. ``checked``: how many outcomes were drawn again; null: it has no fair dice."""

    game: str = Field(examples=["crab-stack"])
    options: dict[str, Any]
    seats: list[str] = Field(examples=[["Ann", "Bob"]])
    end: Ended | None
    result: list[str] | None = Field(examples=[["1", "0"]])
    hidden: bool = Field(description="Whether seats see different things.")
    scene: Scene
    start: dict[str, Any]
    steps: list[Step]
    checked: int | None
    unfair: Problem | None


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


class GifLine(BaseModel):
    """How many frames are drawn. The last line has the GIF, in base64, or what went wrong."""

    done: int
    total: int
    gif: str | None = None
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


class Kept(BaseModel):
    """A record that can be asked for by whoever knows its id."""

    id: str
    days: int


class Lines(StreamingResponse):
    media_type = "application/x-ndjson"


REFUSED = {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorAnswer"}}}
LINE_ERRORS = {code: {"description": told["description"], "content": REFUSED} for code, told in ERRORS.items()}
"""What is refused before anything was done is no line."""


router = APIRouter(prefix="/api", responses=ERRORS)
RECORD = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"type": "object"}, "example": {"format": "strandline"}}},
    }
}
AfterMove = Annotated[int | None, Query(ge=0, le=10_000, description="After so many moves; else the last position.")]


@router.get("/tables/{table}/record")
async def record(table: TableId, house: TheHouse, person: Person, token: TokenQuery = "") -> Response:
    """The record of a game that has ended, to take home."""
    live, text = await _table_record(house, table, person, token)
    name = f'attachment; filename="{live.table.game.name}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


@router.get("/tables/{table}/replay")
async def table_replay(table: TableId, house: TheHouse, person: Person, token: TokenQuery = "") -> Replay:
    """A game that has ended, move by move."""
    _, text = await _table_record(house, table, person, token)
    return Replay(**await house.thinkers.asked(person, looking.replay, text.encode()))


async def _table_record(house: House, table: str, person: str, token: str) -> tuple[Any, str]:
    live = await seen(house, table, person, token)
    happened = await house.store.read(lambda connection: events_of(connection, table))
    return live, await house.thinkers.asked(person, looking.record_text, table, live.table.secret, happened)


async def body_of(request: Request) -> bytes:
    body = await request.body()
    if len(body) > RECORD_BODY:
        raise Refused("too-large", 413, most=RECORD_BODY)
    return body


@router.post("/records", openapi_extra=RECORD)
async def look_at_record(
    request: Request,
    house: TheHouse,
    person: Person,
    seat: Annotated[c.SeatNumber | None, Query(description="Through whose eyes; else a watcher's.")] = None,
) -> Replay:
    """A record of yours to look at: replayed, checked, and its dice drawn again if it has fair ones."""
    return Replay(**await house.thinkers.asked(person, looking.replay, await body_of(request), seat))


# Analysis


@router.post(
    "/records/analysis",
    openapi_extra=RECORD,
    response_class=Lines,
    responses={200: {"model": AnalysisLine}, **LINE_ERRORS},
)
async def analyse_record(request: Request, house: TheHouse, person: Person) -> Lines:
    """Everyone's winning chances through a record, luck and skill apart; told position by position."""
    data = await body_of(request)
    budget, points, whose = await house.thinkers.asked(person, looking.plan, data)
    return await _lines(house, person, len(points), lambda: _analysis(house, person, data, budget, points, whose))


async def _analysis(
    house: House, person: str, data: bytes, budget: Budget, points: list[Point], whose: int
) -> AsyncIterator[dict[str, Any]]:
    found = {}
    for point in points:
        found[point] = each = await house.thinkers.asked(person, looking.look, data, budget, point)
        yield {"at": point[0], "chances": each.values, "errors": each.errors} if point[1] == whose else {}
    yield {"course": await house.thinkers.asked(person, looking.course, data, budget, found)}


@router.post("/records/moves", openapi_extra=RECORD)
async def best_moves(request: Request, house: TheHouse, person: Person, move: AfterMove = None) -> Best:
    """What each move of one position of a record is worth, by what the seat that is to decide knows."""
    return Best(**await house.thinkers.asked(person, looking.best, await body_of(request), move))


# Pictures

IMAGES: dict[int | str, dict[str, Any]] = {
    200: {
        "content": {kind: {"schema": {"type": "string", "format": "binary"}} for kind in ("image/svg+xml", "image/png")}
    }
}


@router.post("/records/picture", openapi_extra=RECORD, response_class=Response, responses=IMAGES)
async def picture(
    request: Request,
    house: TheHouse,
    person: Person,
    kind: Annotated[Literal["svg", "png"], Query()] = "svg",
    move: AfterMove = None,
    width: Annotated[int, Query(ge=16, le=1600, description="Of a PNG, in pixels.")] = 960,
) -> Response:
    """A position of a record, drawn."""
    data = await house.thinkers.asked(person, looking.picture, await body_of(request), kind, move, width)
    return Response(data, media_type="image/svg+xml" if kind == "svg" else "image/png")


@router.post(
    "/records/gif", openapi_extra=RECORD, response_class=Lines, responses={200: {"model": GifLine}, **LINE_ERRORS}
)
async def gif(
    request: Request,
    house: TheHouse,
    person: Person,
    width: Annotated[int, Query(ge=16, le=800, description="In pixels.")] = 480,
    delay: Annotated[int, Query(ge=20, le=10_000, description="Milliseconds a move.")] = 800,
) -> Lines:
    """A whole record as an animated picture; told frame by frame."""
    data = await body_of(request)
    count = await house.thinkers.asked(person, looking.count_frames, data)
    return await _lines(house, person, count, lambda: _film(house, person, data, count, width, delay))


async def _film(
    house: House, person: str, data: bytes, count: int, width: int, delay: int
) -> AsyncIterator[dict[str, Any]]:
    drawn: list[bytes] = []
    while len(drawn) < count:
        new = await house.thinkers.asked(person, looking.frames, data, len(drawn), width)
        drawn += new
        for _ in new:
            yield {}
    yield {"gif": b64encode(await house.thinkers.asked(person, looking.film, drawn, delay)).decode()}


async def _lines(house: House, person: str, total: int, work: Callable[[], AsyncIterator[dict[str, Any]]]) -> Lines:
    """Long work as an answer: a line for each piece that is done, and a last one for what came of it."""
    if house.long_works[person] >= LONG_AT_ONCE:
        raise Refused("busy", 429, most=LONG_AT_ONCE)

    async def told() -> AsyncIterator[str]:
        house.long_works[person] += 1
        done = 0
        try:
            yield _line(0, total, {})
            async for piece in work():
                done = min(done + 1, total)
                yield _line(done, total, piece)
        except StrandlineError as error:
            yield _line(done, total, {"error": problem(error.message, error.about).model_dump()})
        finally:
            house.long_works[person] -= 1
            if not house.long_works[person]:
                del house.long_works[person]

    return Lines(told(), headers={"X-Accel-Buffering": "no"})


def _line(done: int, total: int, more: dict[str, Any]) -> str:
    return json.dumps({"done": done, "total": total, **more}, separators=(",", ":")) + "\n"


# Kept to be shown


@router.post("/records/keep", status_code=201, openapi_extra=RECORD)
async def keep(request: Request, house: TheHouse, person: Person) -> Kept:
    """Keep a record here for a while, so that whoever you give its id can look at it."""
    data = await body_of(request)
    await house.thinkers.asked(person, looking.read, data)
    text = data.decode("utf-8-sig")
    row = {
        "id": new_id(),
        "person": person,
        "hash": hashlib.sha256(data).hexdigest(),
        "expires": now_ms() + KEPT_DAYS * 86_400_000,
        "text": text,
        "home": house.home(person),
    }
    share = max(MOST_KEPT, house.most_records // OF_HOME)

    def write(connection: sa.Connection) -> str:
        def count(*which: sa.ColumnElement[bool]) -> int:
            return int(connection.scalar(sa.select(sa.func.count()).select_from(records).where(*which)) or 0)

        own = records.c.person == person
        same = connection.scalar(sa.select(records.c.id).where(own, records.c.hash == row["hash"]))
        if same is not None:
            connection.execute(sa.update(records).where(records.c.id == same).values(expires=row["expires"]))
            return str(same)
        if count(own) >= MOST_KEPT:
            raise Refused("too-many-kept", 429, most=MOST_KEPT, days=KEPT_DAYS)
        if count() >= house.most_records:
            raise Refused("records-full", 503, most=house.most_records)
        if count(records.c.home == row["home"]) >= share:
            raise Refused("home-full", 429, most=share)
        connection.execute(sa.insert(records), row)
        return str(row["id"])

    return Kept(id=await house.store.write(write), days=KEPT_DAYS)


@router.get("/records/{kept}", dependencies=[Depends(known)])
async def kept_record(
    kept: Annotated[str, Field(max_length=32, pattern=r"^[A-Za-z0-9_-]+$", examples=["k3v9"])],
    house: TheHouse,
) -> Response:
    """A record that someone keeps here, by its id."""
    query = sa.select(records.c.text).where(records.c.id == kept, records.c.expires >= now_ms())
    text = await house.store.read(lambda connection: connection.scalar(query))
    if text is None:
        raise Refused("no-record", 404)
    return Response(text, media_type="application/json")
