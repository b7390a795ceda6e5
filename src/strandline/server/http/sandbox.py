"""Moves without a table, for examples on the rules pages and for lessons. Nothing is stored."""

import asyncio
import time

from fastapi import APIRouter, Request

from strandline.host.sandbox import SandboxPosition, SandboxRequest, position_after
from strandline.table.errors import Refused

from ..limits import SANDBOX_SECONDS, Buckets, address_of
from .dependencies import TheHouse

router = APIRouter(prefix="/api")


@router.post("/try")
async def try_moves(wanted: SandboxRequest, request: Request, house: TheHouse) -> SandboxPosition:
    """Return where moves lead by the rules."""
    address = address_of(request.scope)
    async with house.sandbox_lock:  # one request at a time, in a thread, so that the server can do other work meanwhile
        if not house.sandbox.take(address):
            raise Refused("too-fast")
        return await asyncio.to_thread(_paid_by, address, house.sandbox, wanted)


def _paid_by(address: str, buckets: Buckets, wanted: SandboxRequest) -> SandboxPosition:
    """Return where the moves lead. A request that takes long costs an address more than one."""
    began = time.thread_time()
    try:
        return position_after(wanted)
    finally:
        buckets.spend(address, max(0, (time.thread_time() - began) / SANDBOX_SECONDS - 1))
