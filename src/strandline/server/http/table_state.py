"""The state of a table as one person sees it, for pages that begin and for clients without a socket."""

import asyncio
import json
from contextlib import nullcontext
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel

from strandline.table import commands as c
from strandline.table.errors import Refused
from strandline.table.state import WATCHERS, Table

from ..access import audience_of, current_audience, yours
from ..house import House
from ..open_tables import OpenTable
from ..uptime import now_ms
from .dependencies import Id, Person, TheHouse, TokenQuery, visible_table
from .games import Scene, symbols_svg

router = APIRouter(prefix="/api")

MOST_WAIT = 25
"""Seconds that a request for news may wait for some."""
JSON: dict[int | str, dict[str, Any]] = {200: {"content": {"application/json": {"schema": {"type": "object"}}}}}


class Mine(BaseModel):
    """What someone is at a table. ``sit``: free seats that they may take. ``time``: the server's, in milliseconds."""

    host: bool
    seats: list[int]
    sit: list[int]
    time: int


@router.get("/tables/{table}", responses=JSON)
async def look(
    table: Id,
    house: TheHouse,
    person: Person,
    token: TokenQuery = "",
    seat: Annotated[c.SeatNumber | None, Query(description="Which of your own seats, if you have several.")] = None,
    after: Annotated[int | None, Query(ge=0, le=10_000_000, description="The last number that you know.")] = None,
    wait: Annotated[int, Query(ge=0, le=MOST_WAIT, description="Seconds to wait for news.")] = 0,
) -> Response:
    """What a socket tells, for those who cannot have one: the state, or the news since a number."""
    open_table = await visible_table(house, table, person, token)
    audience = audience_of(open_table.table, person, seat)
    await house.tables.read_up_to(open_table, audience, after)
    if after is not None and wait and open_table.head(audience) == after:
        with house.presence.guest(table, person) if audience != WATCHERS else nullcontext():
            await wait_for_news(open_table, wait)
    open_table = await house.tables.find(table)  # it may have come into doubt meanwhile
    now = current_audience(open_table.table, person, audience)
    _, message = open_table.news(now, after if now == audience else None)
    return Response(message, media_type="application/json")


async def wait_for_news(open_table: OpenTable, seconds: float) -> None:
    """Return when something happens, or when the time is over."""
    listener = asyncio.Event()
    open_table.listeners.add(listener)
    try:
        async with asyncio.timeout(seconds):
            await listener.wait()
    except TimeoutError:
        pass
    finally:
        open_table.listeners.discard(listener)


@router.get("/tables/{table}/mine")
async def mine(table: Id, house: TheHouse, person: Person, token: TokenQuery = "") -> Mine:
    """What you are at a table, for those who have no socket."""
    open_table = await visible_table(house, table, person, token)
    return _mine(house, open_table.table, person, token)


def _mine(house: House, table: Table, person: str, token: str) -> Mine:
    you = yours(house.signer, table, person, token)
    return Mine(host=you.host, seats=you.seats, sit=you.sit, time=now_ms())


@router.get("/tables/{table}/scene")
async def scene(table: Id, house: TheHouse, person: Person, token: TokenQuery = "") -> Scene:
    """What the board is drawn on, once a game has begun."""
    open_table = await visible_table(house, table, person, token)
    found = _scene(open_table.table)
    if found is None:
        raise Refused("not-playing")
    return found


def _scene(table: Table) -> Scene | None:
    position = table.position
    return None if position is None else Scene(**position.game.modules.view.scene(position.view()))


@router.get("/tables/{table}/opening", responses=JSON)
async def opening(table: Id, house: TheHouse, person: Person, token: TokenQuery = "") -> Response:
    """All that a table's page needs to begin, at once: what you are there, the state, the scene, the game's symbols."""
    open_table = await visible_table(house, table, person, token)
    return Response(opening_json(house, open_table, person, token), media_type="application/json")


def opening_json(house: House, open_table: OpenTable, person: str, token: str) -> str:
    """The same as text, all of one moment."""
    table = open_table.table
    _, state = open_table.news(audience_of(table, person, None), None)
    you = _mine(house, table, person, token)
    scene = _scene(table)
    parts = {
        "table": json.dumps(table.id),
        "you": you.model_dump_json(),
        "state": state,
        "scene": "null" if scene is None else scene.model_dump_json(),
        "symbols": json.dumps(symbols_svg(table.game.name)),
    }
    return "{" + ", ".join(f'"{name}": {value}' for name, value in parts.items()) + "}"
