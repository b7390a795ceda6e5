"""The puzzles of the games. Nobody's answers are sent or stored."""

import gzip
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field

from strandline.host.puzzles import PuzzleCount, PuzzleData, counts, puzzles_json

from ..compressed import SQUEEZED, takes_gzip

router = APIRouter(prefix="/api")
Name = Annotated[str, Field(max_length=40, pattern=r"^[a-z-]+$", examples=["krabcek"])]


@router.get("/puzzles")
async def games() -> list[PuzzleCount]:
    """Return the games that have puzzles, and how many."""
    return counts()


@router.get("/puzzles/{name}", response_model=list[PuzzleData])
async def puzzles(name: Name, request: Request) -> Response:
    """Return all puzzles of a game, the easiest first."""
    if takes_gzip(request.headers):
        return Response(_squeezed(name), media_type="application/json", headers=SQUEEZED)
    return Response(puzzles_json(name), media_type="application/json")


@cache
def _squeezed(name: str) -> bytes:
    return gzip.compress(puzzles_json(name).encode(), mtime=0)
