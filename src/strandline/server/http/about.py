"""Information about the server: its address, its health, the schema of its messages."""

import asyncio
from typing import Any

import sqlalchemy as sa
from fastapi import APIRouter
from fastapi.responses import HTMLResponse, JSONResponse
from pydantic import BaseModel, Field

from strandline.host.errors import Unavailable

from ..pages import ENGINE
from ..websocket import message_schema
from .dependencies import TheHouse

router = APIRouter(prefix="/api")

DATABASE_SECONDS = 2.0
"""If the database takes longer than this many seconds to answer, the server is unhealthy."""


class HouseInfo(BaseModel):
    """``address``: where others in the home network find this server; null if only this machine can reach it.

    ``invites``: whether people can join from other devices. ``engine``: whether browsers can load the engine from here,
    to play without a connection.
    """

    address: str = Field(examples=["http://192.168.1.5:8725/"])
    invites: bool
    engine: bool


@router.get("/house")
async def about_house(house: TheHouse) -> HouseInfo:
    """Return information about this server."""
    return HouseInfo(address=house.settings.address, invites=True, engine=ENGINE.is_dir())


@router.get("/messages.json", include_in_schema=False)
async def messages() -> dict[str, Any]:
    """Return the JSON Schema of a socket's messages, in both directions."""
    return message_schema()


async def healthz(house: TheHouse) -> JSONResponse:
    """Return whether the database answers soon and can be written to: the server writes to it every few seconds."""
    try:
        async with asyncio.timeout(DATABASE_SECONDS):
            await house.store.read(lambda connection: connection.execute(sa.text("SELECT 1")).all())
        is_well = house.store.can_write
    except (Unavailable, TimeoutError):
        is_well = False
    return JSONResponse({"ok": is_well}, 200 if is_well else 503)


async def plain_page() -> HTMLResponse:
    """Return the start page of a server whose browser pages are not built."""
    return HTMLResponse(
        "<!doctype html><html lang=en><title>Strandline</title><h1>Strandline</h1>"
        "<p>The server is running. Its interface for programs is described at "
        '<a href="/api/openapi.json">/api/openapi.json</a> and <a href="/api/messages.json">/api/messages.json</a>.'
    )
