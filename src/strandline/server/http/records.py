"""Records of games: those of a table, those that people bring along, those kept for a link.

Whatever is asked about a record is asked with the record: nothing is stored but what someone wants to show by link.
"""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel, Field

from strandline.core.record import By
from strandline.table import commands as c
from strandline.table.errors import Refused
from strandline.table.messages import Problem

from .. import queries, record_jobs
from ..house import House
from ..open_tables import OpenTable
from ..storage import events_of
from ..uptime import now_ms
from .dependencies import Id, Person, TheHouse, TokenQuery, known_person, visible_table
from .games import PlayedMove, Scene

router = APIRouter(prefix="/api")
RECORD = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"type": "object"}, "example": {"format": "strandline"}}},
    }
}


class Step(PlayedMove):
    """A move, and what is seen after it."""

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


class Kept(BaseModel):
    """A record that can be asked for by whoever knows its id."""

    id: str
    days: int


async def record_body(request: Request) -> bytes:
    """A record as it was sent: bytes, which are parsed where the work is done."""
    return await request.body()


RecordBody = Annotated[bytes, Depends(record_body)]
AfterMove = Annotated[int | None, Query(ge=0, le=10_000, description="After so many moves; else the last position.")]


@router.get("/tables/{table}/record")
async def record(table: Id, house: TheHouse, person: Person, token: TokenQuery = "") -> Response:
    """The record of a game that has ended, as a download."""
    open_table, text = await _table_record(house, table, person, token)
    name = f'attachment; filename="{open_table.table.game.name}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


@router.get("/tables/{table}/replay")
async def table_replay(table: Id, house: TheHouse, person: Person, token: TokenQuery = "") -> Replay:
    """A game that has ended, move by move."""
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
    seat: Annotated[c.SeatNumber | None, Query(description="Through whose eyes; else a watcher's.")] = None,
) -> Replay:
    """A record of yours to look at: replayed, checked, and its dice drawn again if it has fair ones."""
    return Replay(**await house.pool.run_on_request(person, record_jobs.replay, data, seat))


@router.post("/records/keep", status_code=201, openapi_extra=RECORD)
async def keep(house: TheHouse, person: Person, data: RecordBody) -> Kept:
    """Keep a record here for a while, so that whoever you give its id can look at it."""
    await house.pool.run_on_request(person, record_jobs.read_record, data)
    home, most = house.home(person), house.settings.records
    kept = await house.store.write(queries.keep_record, data, person, home, most, now_ms())
    return Kept(id=kept, days=queries.KEPT_DAYS)


@router.get("/records/{kept}", dependencies=[Depends(known_person)])
async def kept_record(kept: Id, house: TheHouse) -> Response:
    """A record that someone keeps here, by its id."""
    text = await house.store.read(queries.kept_record, kept, now_ms())
    if text is None:
        raise Refused("no-record")
    return Response(text, media_type="application/json")
