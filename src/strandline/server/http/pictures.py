"""Pictures: of tables in lists, and of records, one position or a whole game as an animated GIF."""

import gzip
from base64 import b64encode
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel

from strandline.core import pixels
from strandline.core.messages import LANGUAGES
from strandline.host import record_jobs
from strandline.host.thumbnail import thumbnail
from strandline.table import audiences
from strandline.table.messages import Problem
from strandline.table.state import WATCHERS

from ..compressed import svg_response
from ..house import House
from .dependencies import Id, Person, TheHouse, TokenQuery, visible_table
from .progress import ERRORS, Lines, lines
from .records import RECORD, AfterMove, RecordBody

router = APIRouter(prefix="/api")
IMAGES: dict[int | str, dict[str, Any]] = {
    200: {
        "content": {kind: {"schema": {"type": "string", "format": "binary"}} for kind in ("image/svg+xml", "image/png")}
    }
}


UNCHANGED = {"Cache-Control": "private, max-age=31536000, immutable"}
"""For a picture whose address names the moment that it shows."""


@router.get("/tables/{table}/picture", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def table_picture(
    table: Id,
    request: Request,
    house: TheHouse,
    person: Person,
    token: TokenQuery = "",
    last: Annotated[int | None, Query(description="As a list gives it: then clients may keep the picture.")] = None,
) -> Response:
    """Return a small picture of a table's position, to its players as to everyone: as spectators see it."""
    open_table = await visible_table(house, table, person, token)
    now, known = open_table.table, open_table.picture
    if known is None or known[0] is not now.position:
        view = audiences.view(now, WATCHERS)
        known = now.position, await house.pool.run_on_request(person, _thumbnail, now.game.name, view)
        open_table.picture = known
    return svg_response(request, known[1], UNCHANGED if last == now.last_public else {})


def _thumbnail(game: str, view: dict[str, Any] | None) -> bytes:
    return gzip.compress(thumbnail(game, view).encode(), mtime=0)


class GifLine(BaseModel):
    """How many frames are drawn so far. The last line has the GIF, in base64, or an error."""

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
    width: Annotated[int, Query(ge=16, le=1600, description="The width of a PNG, in pixels.")] = 960,
) -> Response:
    """Return a picture of a position of a record."""
    drawn = await house.pool.run_on_request(person, record_jobs.draw_position, data, kind, move, width)
    return Response(drawn, media_type="image/svg+xml" if kind == "svg" else "image/png")


@router.post("/records/gif", openapi_extra=RECORD, response_class=Lines, responses={200: {"model": GifLine}, **ERRORS})
async def gif(
    house: TheHouse,
    person: Person,
    data: RecordBody,
    width: Annotated[int, Query(ge=16, le=800, description="The width in pixels.")] = 480,
    delay: Annotated[int, Query(ge=20, le=10_000, description="Milliseconds per move.")] = 800,
    language: Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$", description="Of the captions.")] = "en",
) -> Lines:
    """Return a whole record as an animated picture that tells what each move has caused, with progress by frame."""
    captions = await house.pool.run_on_request(person, record_jobs.write_captions, data, width, language)
    return lines(house, person, len(captions), _gif(house, person, data, captions, width, delay))


async def _gif(
    house: House, person: str, data: bytes, captions: list[list[str]], width: int, delay: int
) -> AsyncIterator[dict[str, Any]]:
    run = house.pool.run_on_request
    frames: list[bytes] = []
    while (first := len(frames)) < len(captions):
        some = captions[first : first + record_jobs.FRAMES_PER_JOB]
        new = await run(person, record_jobs.draw_frames, data, first, width, some)
        frames += new
        for _ in new:
            yield {}
    yield {"gif": b64encode(await run(person, pixels.gif, frames, captions, delay)).decode()}
