"""The state of a table as one person sees it, for pages that load and for clients without a socket."""

import asyncio
from contextlib import nullcontext
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from strandline.host import opening as opening_of
from strandline.host.games import scene_json
from strandline.host.open_table import OpenTable
from strandline.host.opening import Mine
from strandline.host.ownership import audience_of, current_audience
from strandline.table import audiences
from strandline.table import commands as c
from strandline.table.errors import Refused
from strandline.table.messages import Views
from strandline.table.state import WATCHERS, Table

from ..access import yours
from ..house import House
from ..server_clock import now_ms
from .dependencies import Id, Person, TheHouse, TokenQuery, visible_table
from .games import Scene

router = APIRouter(prefix="/api")

MOST_WAIT = 25
"""Seconds that a request for news may wait."""
JSON: dict[int | str, dict[str, Any]] = {200: {"content": {"application/json": {"schema": {"type": "object"}}}}}


@router.get("/tables/{table}", responses=JSON)
async def look(
    table: Id,
    house: TheHouse,
    person: Person,
    token: TokenQuery = "",
    seat: Annotated[c.SeatNumber | None, Query(description="One of your own seats, if you have several.")] = None,
    after: Annotated[int | None, Query(ge=0, le=10_000_000, description="The last event number that you know.")] = None,
    wait: Annotated[int, Query(ge=0, le=MOST_WAIT, description="Seconds to wait for new events.")] = 0,
) -> Response:
    """Return what a socket would send, for clients without one: the state, or the news since a number."""
    open_table = await visible_table(house, table, person, token)
    audience = audience_of(open_table.table, person, seat)
    if after is not None and wait and open_table.head(audience) == after:
        with house.presence.guest(table, person) if audience != WATCHERS else nullcontext():
            await wait_for_news(open_table, wait)
    open_table = await house.tables.find(table)  # it may be in doubt by now
    now = current_audience(open_table.table, person, audience)
    _, message = open_table.news(now, after if now == audience else None)
    return Response(message, media_type="application/json")


async def wait_for_news(open_table: OpenTable, seconds: float) -> None:
    """Return when something happens, or after a timeout."""
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
    """Return your rights at a table, for clients without a socket."""
    open_table = await visible_table(house, table, person, token)
    return _mine(house, open_table.table, person, token)


def _mine(house: House, table: Table, person: str, token: str) -> Mine:
    return opening_of.mine(yours(house.signer, table, person, token), now_ms())


@router.get("/tables/{table}/scene", response_model=Scene)
async def scene(table: Id, house: TheHouse, person: Person, token: TokenQuery = "") -> Response:
    """Return the part of the board that never changes, once a game has begun."""
    position = (await visible_table(house, table, person, token)).table.position
    if position is None:
        raise Refused("not-playing")
    return Response(scene_json(position.game, position.start), media_type="application/json")


@router.get("/tables/{table}/views")
async def views(
    table: Id,
    house: TheHouse,
    person: Person,
    token: TokenQuery = "",
    seat: Annotated[c.SeatNumber | None, Query(description="One of your own seats, if you have several.")] = None,
    first: Annotated[int, Query(ge=0, le=10_000_000, description="The number of the first move to go back to.")] = 0,
) -> Views:
    """Return your views of the positions before the latest moves, of those from ``first`` on."""
    at = (await visible_table(house, table, person, token)).table
    return audiences.views(at, audience_of(at, person, seat), first)


@router.get("/tables/{table}/opening", responses=JSON)
async def opening(table: Id, house: TheHouse, person: Person, token: TokenQuery = "") -> Response:
    """Return all that a table's page needs to begin: your rights there, the state, the scene, the game's symbols."""
    open_table = await visible_table(house, table, person, token)
    return Response(opening_json(house, open_table, person, token), media_type="application/json")


def opening_json(house: House, open_table: OpenTable, person: str, token: str) -> str:
    """Return the same as JSON text, all from one moment."""
    return opening_of.opening_json(open_table, person, _mine(house, open_table.table, person, token))
