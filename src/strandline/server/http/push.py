"""Push messages: the browsers in which a person wants to be told that it is their turn."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from strandline.table.errors import Refused

from ..house import House
from ..push import keys, queries
from ..push.endpoints import are_keys, is_endpoint
from ..server_clock import now_ms
from .dependencies import Person, RequestModel, TheHouse

router = APIRouter(prefix="/api/me/push")

Hash = Annotated[str, Query(max_length=64, pattern="^[0-9a-f]*$", description="Its id; without one, all are deleted.")]


class PushDevice(BaseModel):
    """A browser that gets messages. ``id``: the SHA-256 of its endpoint; ``since``: when it asked for them."""

    id: str
    since: int


class PushDevices(BaseModel):
    """``key``: the server's public key, with which a browser subscribes."""

    key: str
    devices: list[PushDevice]


class Subscription(RequestModel):
    """What a browser says of its subscription. ``replaces``: the endpoint that it had before."""

    endpoint: str = Field(max_length=1000, examples=["https://push.example.org/k3v9"])
    p256dh: str = Field(max_length=100)
    auth: str = Field(max_length=30)
    language: str = Field(default="", max_length=8, pattern="^[a-z]*$", examples=["en"])
    replaces: str = Field(default="", max_length=1000)


async def _devices(house: House, person: str) -> PushDevices:
    found = await house.store.read(queries.devices, person)
    devices = [PushDevice(id=each.hash, since=each.created) for each in found]
    return PushDevices(key=await asyncio.to_thread(keys.public, house.push.key), devices=devices)


@router.get("")
async def push_devices(house: TheHouse, person: Person) -> PushDevices:
    """Return the browsers in which you are told that it is your turn."""
    return await _devices(house, person)


@router.post("")
async def subscribe(wanted: Subscription, house: TheHouse, person: Person) -> PushDevices:
    """Tell you in this browser when it is your turn, in games with days for each turn, if you sit at a table."""
    if not is_endpoint(wanted.endpoint, house.settings.private_push):
        raise Refused("bad-push-service")
    if not await asyncio.to_thread(are_keys, wanted.p256dh, wanted.auth):
        raise Refused("bad-push-keys")
    if not await house.store.read(queries.is_player, person):
        raise Refused("no-seat-yet")
    row = {**wanted.model_dump(exclude={"replaces"}), "created": now_ms()}
    await house.store.write_first(queries.subscribe, person, row, wanted.replaces)
    return await _devices(house, person)


@router.delete("")
async def unsubscribe(house: TheHouse, person: Person, device: Hash = "") -> PushDevices:
    """Do not tell you any more, in one browser or in all."""
    await house.store.write(queries.unsubscribe, person, device)
    return await _devices(house, person)
