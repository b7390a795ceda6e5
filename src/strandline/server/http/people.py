"""People: their cookie, their name, their other devices."""

import secrets

import sqlalchemy as sa
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from strandline.table import commands as c
from strandline.table.errors import Refused
from strandline.table.names import check_name

from .. import queries
from ..house import House
from ..identity import COOKIE, COOKIE_DAYS, LINK_MINUTES, hashed, new_id
from ..push.queries import forget
from ..server_clock import now_ms
from .dependencies import Person, RequestModel, TheHouse, person_of

router = APIRouter(prefix="/api")


class Me(BaseModel):
    name: str = Field(examples=["Ann"])


class Rename(RequestModel):
    name: c.Name = Field(examples=["Ann"])


class DeviceLink(BaseModel):
    """A token by which another device of yours becomes you. It works once, for a few minutes."""

    token: str
    minutes: int


class UseLink(RequestModel):
    """``endpoint``: of this browser's push messages, if it gets any; those of the person before end."""

    token: c.Token
    endpoint: str = Field(default="", max_length=1000)


@router.get("/me")
async def who_am_i(request: Request, response: Response, house: TheHouse) -> Me:
    """Return your name. If you have no cookie yet, you get one; nothing is stored until you choose a name."""
    person = person_of(request)
    if person is None:
        give_cookie(house, request, response, new_id())
        return Me(name="")
    return Me(name=await _name(house, person))


async def _name(house: House, person: str) -> str:
    return await house.store.read(queries.name_of, person)


def give_cookie(house: House, request: Request, response: Response, person: str) -> None:
    response.set_cookie(
        COOKIE, house.signer.cookie(person),
        max_age=COOKIE_DAYS * 86_400, httponly=True, samesite="strict", secure=request.url.scheme == "https",
    )  # fmt: skip


@router.put("/me")
async def rename(wanted: Rename, house: TheHouse, person: Person) -> Me:
    """Set your name, as others see it when you next sit down."""
    check_name(wanted.name)
    await house.store.write(queries.rename, person, wanted.name, now_ms())
    return Me(name=wanted.name)


@router.post("/me/link")
async def link_device(house: TheHouse, person: Person) -> DeviceLink:
    """Create a link for another device of yours."""
    token = secrets.token_urlsafe(24)
    expires = now_ms() + LINK_MINUTES * 60_000
    await house.store.write(queries.add_link, hashed(token), person, expires)
    return DeviceLink(token=token, minutes=LINK_MINUTES)


@router.post("/me/join")
async def join_device(wanted: UseLink, request: Request, response: Response, house: TheHouse) -> Me:
    """Make this device's user the person who created the link."""

    def use(connection: sa.Connection) -> str | None:
        person = queries.use_link(connection, hashed(wanted.token), now_ms())
        if person is not None and wanted.endpoint:
            forget(connection, wanted.endpoint)
        return person

    person = await house.store.write(use)
    if person is None:
        raise Refused("no-such-link")
    give_cookie(house, request, response, person)
    return Me(name=await _name(house, person))
