"""Dependencies of routes: the house, the person who asks, a table that they may see, the base of request bodies."""

from typing import Annotated

from fastapi import Depends, Query, Request
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import HTTPConnection

from strandline.host.open_table import OpenTable
from strandline.table import commands as c
from strandline.table.errors import Refused

from ..access import may_see
from ..house import House
from ..identity import COOKIE
from ..limits import address_of

# Asynchronous though they do not wait: FastAPI would run each in a thread, which takes longer than the function.


async def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def known_person(request: Request) -> str:
    """Return the id of the person who asks; refuse people without a cookie."""
    person = person_of(request)
    if person is None:
        raise Refused("nobody")
    return person


def person_of(connection: HTTPConnection) -> str | None:
    """Return the id by cookie or, for programs, by the same text as a bearer token; None if we have not signed it."""
    cookie = connection.cookies.get(COOKIE) or connection.headers.get("authorization", "").removeprefix("Bearer ")
    house: House = connection.app.state.house
    person = house.signer.person(cookie)
    if person is not None:
        house.addresses.note(person, address_of(connection.scope))
    return person


TheHouse = Annotated[House, Depends(house_of)]
Person = Annotated[str, Depends(known_person)]
Id = Annotated[str, Field(max_length=32, pattern=r"^[A-Za-z0-9_-]+$", examples=["k3v9"])]
TokenQuery = Annotated[c.Token, Query(description="The token of a link, where the table is not public.")]


async def visible_table(house: House, table: str, person: str, token: str) -> OpenTable:
    """Return a table to someone who may see it; for others it does not exist."""
    open_table = await house.tables.fresh(table)
    if not may_see(house.signer, open_table.table, person, token):
        raise Refused("no-table")
    return open_table


class RequestModel(BaseModel):
    """Base of request bodies other than commands: unknown fields and values of another type are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
