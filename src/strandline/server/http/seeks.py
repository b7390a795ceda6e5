"""Quick pairing: who waits for which game, and requests to be paired."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter
from pydantic import BaseModel, Field

from strandline.core import registry
from strandline.host.open_table import OpenTable
from strandline.table import commands as c
from strandline.table.seeking import Pace, clocks

from .. import lobby
from ..seeks import free_seat, is_at, seated
from ..server_clock import now_ms
from .dependencies import Id, Person, RequestModel, TheHouse

router = APIRouter(prefix="/api")


class Wanted(RequestModel):
    """The game that you want. ``before``: the table where you have waited so far, to ask what became of it.

    ``rated``: a rated one. To sit down there, send ``rated`` once more: you agree to it.
    """

    game: Annotated[str, Field(max_length=40, examples=["crab-stack"])]
    players: Annotated[int, Field(ge=2, le=c.MOST_SEATS, examples=[2])]
    pace: Annotated[Pace, Field(examples=["fast"])]
    rated: bool = False
    before: Id | None = None


class Paired(BaseModel):
    """The table where you wait, or play already. ``left``: you do not wait any more.

    ``sit``: the seat to take there; null if you sit.
    """

    id: str
    status: Literal["open", "playing", "over", "left"]
    game: str
    players: int
    pace: Pace | None
    rated: bool
    sit: int | None
    commitment: str


class Seek(BaseModel):
    """A table where people wait. ``since``: since when, by the server's time."""

    id: str
    game: str
    players: int
    pace: Pace
    rated: bool
    since: int
    names: list[str]
    yours: bool


class Lobby(BaseModel):
    """Everyone who waits, the longest first. ``clocks``: by game, the clocks to choose from."""

    time: int
    clocks: dict[str, dict[Pace, dict[str, Any]]]
    seeks: list[Seek]


@router.get("/seeks")
async def who_waits(house: TheHouse, person: Person) -> Lobby:
    """Return who waits for which game."""
    waiting = [each for each in await house.seeks.all() if house.seeks.is_complete(each) or is_at(each.table, person)]
    found = [_seek(each, person) for each in waiting]
    shown = sorted((each for each in found if each is not None), key=lambda each: each.since)
    return Lobby(time=now_ms(), clocks=_all_clocks(), seeks=shown)


@router.post("/seeks")
async def find_game(wanted: Wanted, house: TheHouse, person: Person) -> Paired:
    """Return the table where someone waits for the same game or, if there is none, a new one where you wait.

    Take the seat that is named, with your own nonce. If it has been taken in the meantime, ask again.
    """
    same = None if wanted.before is None else await lobby.resume(house, wanted.before, person)
    if same is not None:
        return _paired(same, person)
    found = await lobby.find_or_make(house, wanted.game, wanted.players, wanted.pace, wanted.rated, person)
    return _paired(found, person, is_new=True)


@router.delete("/seeks/{table}")
async def stop_waiting(table: Id, house: TheHouse, person: Person) -> Paired:
    """Wait no longer. If the game has begun in this moment, it goes on: the status says so."""
    return _paired(await lobby.stop(house, table, person), person)


def _paired(open_table: OpenTable, person: str, *, is_new: bool = False) -> Paired:
    table = open_table.table
    has_left = table.status == "closed" or not (is_new or is_at(table, person))
    return Paired(
        id=table.id,
        status="left" if has_left or table.status == "closed" else table.status,
        game=table.plan.game,
        players=len(table.seats),
        pace=_pace(open_table),
        rated=bool(table.plan.rated),
        sit=None if has_left or person in seated(table) else free_seat(table),
        commitment=table.plan.commitment,
    )


def _seek(open_table: OpenTable, person: str) -> Seek | None:
    """Return a table as a list shows it; None for one whose clock is not to be chosen any more."""
    table, pace = open_table.table, _pace(open_table)
    if pace is None:
        return None
    return Seek(
        id=table.id,
        game=table.plan.game,
        players=len(table.seats),
        pace=pace,
        rated=bool(table.plan.rated),
        since=table.since,
        names=[seat.name for seat in table.seats if seat.person is not None],
        yours=is_at(table, person),
    )


def _pace(open_table: OpenTable) -> Pace | None:
    plan = open_table.table.plan
    return next((pace for pace, clock in clocks(plan.game).items() if clock.__dict__ == plan.clock), None)


def _all_clocks() -> dict[str, dict[Pace, dict[str, Any]]]:
    return {name: {pace: clock.__dict__ for pace, clock in clocks(name).items()} for name in registry.names()}
