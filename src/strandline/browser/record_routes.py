"""Requests about records: replay, analysis, pictures. Every request about a record contains the record."""

from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any

from strandline.host import analysis_jobs, record_jobs
from strandline.host.analysis_jobs import Plan
from strandline.table import commands as c
from strandline.table.decode import bad_request
from strandline.table.wire import Limits, to_json

from .refusals import error_data, refused
from .routing import LINES, SVG, Answer, Request, Routes, json_answer

routes = Routes()

AfterMove = Annotated[int, Limits(ge=0, le=10_000)]


@routes.route("GET", "/api/tables/{table}/record")
async def record(request: Request, table: str) -> Answer:
    """Return the record of a game that has ended."""
    return Answer(await _record(request, table))


@routes.route("GET", "/api/tables/{table}/replay")
async def table_replay(request: Request, table: str) -> Answer:
    """Return a game that has ended, move by move."""
    return json_answer(record_jobs.replay((await _record(request, table)).encode()))


async def _record(request: Request, table: str) -> str:
    found = (await request.house.tables.find(table)).table
    return record_jobs.record_text(table, found.secret, await request.house.stored.events(table))


@routes.route("POST", "/api/records")
async def look_at_record(request: Request) -> Answer:
    """Replay and check a record, and draw its dice again if they are fair ones."""
    return json_answer(record_jobs.replay(request.body.encode(), request.number("seat", c.SeatNumber)))


@routes.route("POST", "/api/records/moves")
async def best_moves(request: Request) -> Answer:
    """Return the value of each move of one position of a record."""
    data = request.body.encode()
    game, move = record_jobs.read_record(data).game.name, request.number("move", AfterMove)
    return json_answer(await request.house.engine.run(game, analysis_jobs.value_moves, data, move))


@routes.route("POST", "/api/records/picture")
async def picture(request: Request) -> Answer:
    """Return a picture of a position of a record; pixels are not drawn here."""
    if request.query.get("kind", "svg") != "svg":
        raise bad_request(("query", "kind"), "literal_error")
    move = request.number("move", AfterMove)
    return Answer(record_jobs.draw_position(request.body.encode(), "svg", move, 0).decode(), media_type=SVG)


@routes.route("POST", "/api/records/analysis")
async def analyse_record(request: Request) -> Answer:
    """Return everyone's winning chances through a record, luck and skill apart: a first curve, then better values."""
    data = request.body.encode()
    run = partial(request.house.engine.run, record_jobs.read_record(data).game.name)
    plan = analysis_jobs.plan_analysis(data)
    return Answer(_analysis(run, data, plan), media_type=LINES)


async def _analysis(run: analysis_jobs.Run, data: bytes, plan: Plan) -> AsyncIterator[str]:
    done = 0
    yield _line(done, plan.total, {})
    try:
        async for piece in analysis_jobs.analysis_pieces(run, data, plan):
            done = piece["done"]
            yield _line(done, plan.total, piece)
    except Exception as error:
        yield _line(done, plan.total, error_data(refused(error)))


def _line(done: int, total: int, more: dict[str, Any]) -> str:
    return to_json({"done": done, "total": total, **more}) + "\n"
