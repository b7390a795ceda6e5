"""Long jobs as streamed responses: a line of JSON for each piece that is done, and a last one with the result."""

import json
from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Any

from fastapi.responses import StreamingResponse

from strandline.core.errors import StrandlineError
from strandline.table.errors import Refused
from strandline.table.messages import problem

from ..house import House
from ..limits import counted
from . import errors

MOST_JOBS = 2
"""At most this many long jobs of one person run at the same time."""
REFUSED = {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorAnswer"}}}
ERRORS = {code: {"description": each["description"], "content": REFUSED} for code, each in errors.ERRORS.items()}
"""A request that is refused before the job starts gets plain JSON, not a line."""


class Lines(StreamingResponse):
    media_type = "application/x-ndjson"


def lines(house: House, person: str, total: int, pieces: AsyncIterator[dict[str, Any]]) -> Lines:
    """Return a job as a response, unless too many jobs of that person are running.

    A piece is one step further, unless it says itself how much is done.
    """
    if house.long_jobs[person] >= MOST_JOBS:
        raise Refused("busy", most=MOST_JOBS)

    async def text() -> AsyncIterator[str]:
        done = 0
        with counted(house.long_jobs, person):
            try:
                yield _line(0, total, {})
                async for piece in pieces:
                    done = piece.get("done", min(done + 1, total))
                    yield _line(done, total, piece)
            except StrandlineError as error:
                yield _line(done, total, {"error": asdict(problem(error.message, error.about))})

    return Lines(text(), headers={"X-Accel-Buffering": "no"})


def _line(done: int, total: int, more: dict[str, Any]) -> str:
    return json.dumps({"done": done, "total": total, **more}, separators=(",", ":")) + "\n"
