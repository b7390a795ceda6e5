"""Passkeys: making one, using one to become the same person again, listing and removing them."""

import asyncio
import secrets
from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from strandline.table.errors import Refused

from ..house import House
from ..passkeys import ceremony, queries
from ..passkeys.ceremony import Site
from ..push.queries import forget
from ..queries import name_of
from ..server_clock import now_ms
from .dependencies import Person, RequestModel, TheHouse
from .people import Me, give_cookie

router = APIRouter(prefix="/api/me/passkeys")

Which = Annotated[str, Query(max_length=1400, description="Its id.")]


class Passkey(BaseModel):
    """``used``: when someone last came back with it, or when it was made."""

    id: str
    name: str = Field(examples=["Windows"])
    created: int
    used: int


class NewPasskey(RequestModel):
    """A passkey that the browser has made: its answer to the options, in the JSON form of WebAuthn."""

    credential: dict[str, Any]
    name: str = Field(default="", max_length=40, pattern=r"^[^\x00-\x1f]*$", examples=["Windows"])


class UsePasskey(RequestModel):
    """What the browser has signed. ``endpoint``: of its push messages, if it gets any; they end."""

    credential: dict[str, Any]
    endpoint: str = Field(default="", max_length=1000)


def _site(request: Request) -> Site:
    return ceremony.site_of(request.url.scheme, request.headers.get("host", ""))


async def _challenge(house: House, person: str, purpose: str) -> str:
    challenge = ceremony.text(secrets.token_bytes(ceremony.CHALLENGE))
    expires = now_ms() + ceremony.MINUTES * 60_000
    await house.store.write(queries.add_challenge, challenge, person, purpose, expires)
    return challenge


async def _answered(house: House, person: str, purpose: str, credential: dict[str, Any]) -> str:
    """Return the challenge that an answer has signed, which can be used only this once."""
    challenge = ceremony.challenge_in(credential)
    if not await house.store.write(queries.use_challenge, challenge, person, purpose, now_ms()):
        raise Refused("passkey-late")
    return challenge


async def _passkeys(house: House, person: str) -> list[Passkey]:
    found = await house.store.read(queries.passkeys_of, person)
    return [Passkey(id=each.id, name=each.name, created=each.created, used=each.used) for each in found]


@router.get("")
async def your_passkeys(house: TheHouse, person: Person) -> list[Passkey]:
    """Return your passkeys."""
    return await _passkeys(house, person)


@router.post("/new")
async def options_to_make(request: Request, house: TheHouse, person: Person) -> dict[str, Any]:
    """Return what your browser needs to make a passkey, as WebAuthn's JSON."""
    site = _site(request)
    name = await house.store.read(name_of, person)
    known = [each.id for each in await house.store.read(queries.passkeys_of, person)]
    challenge = await _challenge(house, person, "make")
    return await asyncio.to_thread(ceremony.to_make, site, challenge, house.signer.handle(person), name, known)


@router.post("")
async def keep(wanted: NewPasskey, request: Request, house: TheHouse, person: Person) -> list[Passkey]:
    """Keep a passkey that your browser has made."""
    site, challenge = _site(request), await _answered(house, person, "make", wanted.credential)
    passkey, key, signs = await asyncio.to_thread(ceremony.made, site, challenge, wanted.credential)
    if not house.new_passkeys.take(house.addresses.of(person)):
        raise Refused("too-fast")
    now = now_ms()
    row = {"id": passkey, "key": key, "signs": signs, "name": wanted.name, "created": now, "used": now}
    await house.store.write(queries.add, person, row)
    return await _passkeys(house, person)


@router.delete("")
async def remove(house: TheHouse, person: Person, passkey: Which) -> list[Passkey]:
    """Remove a passkey of yours: nobody can come back with it any more."""
    await house.store.write(queries.remove, person, passkey)
    return await _passkeys(house, person)


@router.post("/challenge")
async def options_to_use(request: Request, house: TheHouse, person: Person) -> dict[str, Any]:
    """Return what your browser needs to use a passkey, as WebAuthn's JSON."""
    site = _site(request)
    return await asyncio.to_thread(ceremony.to_use, site, await _challenge(house, person, "use"))


@router.post("/use")
async def use(wanted: UsePasskey, request: Request, response: Response, house: TheHouse, person: Person) -> Me:
    """Make this browser's user the person whose passkey it is."""
    site, challenge = _site(request), await _answered(house, person, "use", wanted.credential)
    found = await house.store.read(queries.passkey, str(wanted.credential.get("id", "")))
    if found is None:
        raise Refused("no-such-passkey")
    owner = house.signer.handle(found.person)
    signs = await asyncio.to_thread(ceremony.used, site, challenge, wanted.credential, found.key, owner)

    def note(connection: sa.Connection) -> bool:
        goes_on = queries.use(connection, found.id, signs, now_ms())
        if goes_on and wanted.endpoint:
            forget(connection, wanted.endpoint)
        return goes_on

    if not await house.store.write(note):
        raise Refused("passkey-copied")
    give_cookie(house, request, response, found.person)
    return Me(name=await house.store.read(name_of, found.person))
