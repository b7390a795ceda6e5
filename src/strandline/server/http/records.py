"""Records of games: those of tables, those that people upload, those kept for a link.

Every request about a record contains the record. Only records that someone wants to share by link are stored.
"""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel, Field

from strandline.core.record import By
from strandline.host import record_jobs
from strandline.host.open_table import OpenTable
from strandline.table import commands as c
from strandline.table.errors import Refused
from strandline.table.messages import Effect, Problem

from .. import queries
from ..house import House
from ..server_clock import now_ms
from ..storage import events_of
from .dependencies import Id, Person, TheHouse, TokenQuery, known_person, visible_table
from .games import Scene

router = APIRouter(prefix="/api")
RECORD = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"type": "object"}, "example": {"format": "strandline"}}},
    }
}


class Step(BaseModel):
    """A move, and the view of the position after it."""

    seat: int | None
    move: str = Field(examples=["b2-c4"])
    way: list[str] = Field(examples=[["b2", "c3", "c4"]])
    effects: list[Effect] = Field(description="What the move has caused.")
    view: dict[str, Any]


class Ended(BaseModel):
    """How a game ended; ``seat``: who resigned or ran out of time."""

    by: By
    seat: int | None


class Replay(BaseModel):
    """A record, move by move. ``checked``: how many outcomes were drawn again; null if it has no fair dice."""

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


class Kept(BaseModel):
    """A record that anyone who knows its id can read."""

    id: str
    days: int


async def record_body(request: Request) -> bytes:
    """Return a record as it was sent: bytes, which the worker parses."""
    return await request.body()


RecordBody = Annotated[bytes, Depends(record_body)]
AfterMove = Annotated[int | None, Query(ge=0, le=10_000, description="The number of moves; by default all.")]


@router.get("/tables/{table}/record")
async def record(table: Id, house: TheHouse, person: Person, token: TokenQuery = "") -> Response:
    """Return the record of a game that has ended, as a download."""
    open_table, text = await _table_record(house, table, person, token)
    name = f'attachment; filename="{open_table.table.game.name}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


@router.get("/tables/{table}/replay")
async def table_replay(table: Id, house: TheHouse, person: Person, token: TokenQuery = "") -> Replay:
    """Return a game that has ended, move by move."""
    _, text = await _table_record(house, table, person, token)
    return Replay(**await house.pool.run_on_request(person, record_jobs.replay, text.encode()))


async def _table_record(house: House, table: str, person: str, token: str) -> tuple[OpenTable, str]:
    open_table = await visible_table(house, table, person, token)
    events = await house.store.read(events_of, table)
    secret = open_table.table.secret
    return open_table, await house.pool.run_on_request(person, record_jobs.record_text, table, secret, events)


@router.post("/records", openapi_extra=RECORD)
async def look_at_record(
    house: TheHouse,
    person: Person,
    data: RecordBody,
    seat: Annotated[
        c.SeatNumber | None, Query(description="The seat whose view to draw; by default a spectator's.")
    ] = None,
) -> Replay:
    """Replay and check a record of yours, and draw its dice again if they are fair ones."""
    return Replay(**await house.pool.run_on_request(person, record_jobs.replay, data, seat))


@router.post("/records/keep", status_code=201, openapi_extra=RECORD)
async def keep(house: TheHouse, person: Person, data: RecordBody) -> Kept:
    """Keep a record here for a while, so that people with its id can look at it."""
    await house.pool.run_on_request(person, record_jobs.read_record, data)
    home, most = house.home(person), house.settings.records
    kept = await house.store.write(queries.keep_record, data, person, home, most, now_ms())
    return Kept(id=kept, days=queries.KEPT_DAYS)


@router.get("/records/{kept}", dependencies=[Depends(known_person)])
async def kept_record(kept: Id, house: TheHouse) -> Response:
    """Return a record that someone keeps here, by its id."""
    text = await house.store.read(queries.kept_record, kept)
    if text is None:
        raise Refused("no-record")
    return Response(text, media_type="application/json")
