"""Pictures of records: one position, or a whole game as an animated GIF."""

from base64 import b64encode
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel

from strandline.table.messages import Problem

from .. import record_jobs
from ..house import House
from .dependencies import Person, TheHouse
from .progress import ERRORS, Lines, lines
from .records import RECORD, AfterMove, RecordBody

router = APIRouter(prefix="/api")
IMAGES: dict[int | str, dict[str, Any]] = {
    200: {
        "content": {kind: {"schema": {"type": "string", "format": "binary"}} for kind in ("image/svg+xml", "image/png")}
    }
}


class GifLine(BaseModel):
    """How many frames are drawn. The last line has the GIF, in base64, or what went wrong."""

    done: int
    total: int
    gif: str | None = None
    error: Problem | None = None


@router.post("/records/picture", openapi_extra=RECORD, response_class=Response, responses=IMAGES)
async def picture(
    house: TheHouse,
    person: Person,
    data: RecordBody,
    kind: Annotated[Literal["svg", "png"], Query()] = "svg",
    move: AfterMove = None,
    width: Annotated[int, Query(ge=16, le=1600, description="Of a PNG, in pixels.")] = 960,
) -> Response:
    """A position of a record, drawn."""
    drawn = await house.pool.run_on_request(person, record_jobs.draw_position, data, kind, move, width)
    return Response(drawn, media_type="image/svg+xml" if kind == "svg" else "image/png")


@router.post("/records/gif", openapi_extra=RECORD, response_class=Lines, responses={200: {"model": GifLine}, **ERRORS})
async def gif(
    house: TheHouse,
    person: Person,
    data: RecordBody,
    width: Annotated[int, Query(ge=16, le=800, description="In pixels.")] = 480,
    delay: Annotated[int, Query(ge=20, le=10_000, description="Milliseconds a move.")] = 800,
) -> Lines:
    """A whole record as an animated picture; told frame by frame."""
    count = await house.pool.run_on_request(person, record_jobs.count_frames, data)
    return lines(house, person, count, _gif(house, person, data, count, width, delay))


async def _gif(
    house: House, person: str, data: bytes, count: int, width: int, delay: int
) -> AsyncIterator[dict[str, Any]]:
    run = house.pool.run_on_request
    frames: list[bytes] = []
    while len(frames) < count:
        new = await run(person, record_jobs.draw_frames, data, len(frames), width)
        frames += new
        for _ in new:
            yield {}
    yield {"gif": b64encode(await run(person, record_jobs.make_gif, frames, delay)).decode()}
