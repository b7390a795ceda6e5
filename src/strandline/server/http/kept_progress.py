"""What you have solved and learnt, for your other devices. Only its owner ever gets it, so it may say anything."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field, ValidationError

from strandline.table.errors import Refused

from .. import kept_progress
from ..server_clock import now_ms
from .dependencies import Person, RequestModel, TheHouse

router = APIRouter(prefix="/api/me/progress")

NEW = 10
"""A person's first progress counts as so many changes."""

Count = Annotated[int, Field(ge=0, le=1_000_000)]
Score = Annotated[float, Field(ge=0, le=1, multiple_of=0.5, description="1: at the first try, ½: with a hint.")]
Name = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
Day = Annotated[str, Field(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class SolvedPuzzles(RequestModel):
    """The first scores of puzzles, by game and id, and those of the puzzles of the day."""

    rating: Annotated[float, Field(ge=0, le=10_000)]
    rated: Count
    streak: Count
    best: Count
    done: dict[Name, dict[Name, Score]]
    days: dict[Day, Score]


class Lesson(RequestModel):
    """How many steps are done, of how many."""

    done: Count
    all: Count


class OwnProgress(RequestModel):
    puzzles: SolvedPuzzles
    lessons: dict[Name, Lesson]


class KeptProgress(BaseModel):
    """``version``: 0 if there is nothing yet. ``deleted``: the version in which all before it was deleted, or 0."""

    version: int
    deleted: int
    progress: OwnProgress | None


class NewProgress(RequestModel):
    """``version``: the one with which it was merged."""

    version: Count
    progress: OwnProgress


class ProgressVersion(BaseModel):
    version: int


@router.get("")
async def your_progress(house: TheHouse, person: Person) -> KeptProgress:
    """Return what you have solved and learnt."""
    found = await house.store.read(kept_progress.stored, person)
    if found is None:
        return KeptProgress(version=0, deleted=0, progress=None)
    return KeptProgress(version=found.version, deleted=found.deleted, progress=_read(found.text))


def _read(text: str) -> OwnProgress | None:
    try:
        return OwnProgress.model_validate_json(text)
    except ValidationError:  # deleted, or damaged: the browsers still have it
        return None


@router.put("")
async def keep_progress(wanted: NewProgress, house: TheHouse, person: Person) -> ProgressVersion:
    """Keep what you have solved and learnt; refused if another device has changed it since: merge it, and try again."""
    address = house.addresses.of(person)
    if not house.progress.take(address):
        raise Refused("too-fast")
    if not wanted.version:
        house.progress.spend(address, NEW - 1)
    text = wanted.progress.model_dump_json()
    return ProgressVersion(
        version=await house.store.write_first(kept_progress.store, person, wanted.version, text, now_ms())
    )


@router.delete("")
async def delete_progress(house: TheHouse, person: Person) -> ProgressVersion:
    """Delete what you have solved and learnt; your other devices do so, too, when they next ask."""
    return ProgressVersion(version=await house.store.write(kept_progress.delete, person, now_ms()))
