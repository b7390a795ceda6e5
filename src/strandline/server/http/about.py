"""What the server says about itself: its address, whether it is well, the form of its messages."""

import asyncio
from typing import Any

import sqlalchemy as sa
from fastapi import APIRouter
from fastapi.responses import HTMLResponse, JSONResponse
from pydantic import BaseModel, Field

from ..storage import Unavailable
from ..websocket import message_schema
from .dependencies import TheHouse

router = APIRouter(prefix="/api")

DATABASE_SECONDS = 2.0
"""Seconds that the database may take to answer; after that, the server is not well."""


class HouseInfo(BaseModel):
    """``address``: where others in the home network find this server; nothing if it is for this machine alone."""

    address: str = Field(examples=["http://192.168.1.5:8725/"])


@router.get("/house")
async def about_house(house: TheHouse) -> HouseInfo:
    """About this server."""
    return HouseInfo(address=house.settings.address)


@router.get("/messages.json", include_in_schema=False)
async def messages() -> dict[str, Any]:
    """JSON Schema of what goes over a socket, in both directions."""
    return message_schema()


async def healthz(house: TheHouse) -> JSONResponse:
    """Whether the database answers soon, and can be written to: we write every few seconds that we are up."""
    try:
        async with asyncio.timeout(DATABASE_SECONDS):
            await house.store.read(lambda connection: connection.execute(sa.text("SELECT 1")).all())
        is_well = house.store.can_write
    except (Unavailable, TimeoutError):
        is_well = False
    return JSONResponse({"ok": is_well}, 200 if is_well else 503)


async def plain_page() -> HTMLResponse:
    """The start page where the browser's part is not built."""
    return HTMLResponse(
        "<!doctype html><html lang=en><title>Strandline</title><h1>Strandline</h1>"
        "<p>The server is running. Its interface for programs is described at "
        '<a href="/api/openapi.json">/api/openapi.json</a> and <a href="/api/messages.json">/api/messages.json</a>.'
    )
