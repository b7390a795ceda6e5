"""Metrics for Prometheus. Several workers share theirs by Redis, so that each of them can show all.

Only the operator may read them: they reveal when a bot thinks.
"""

import asyncio
import logging
from ipaddress import ip_address
from secrets import compare_digest

from fastapi import Request, Response

from strandline.table.errors import Refused

from .house import House
from .http.dependencies import TheHouse
from .sweep import SWEEP

log = logging.getLogger("strandline.server")

PATIENCE = 1.0
"""If Redis takes longer than this many seconds, a worker shows only its own metrics."""

FORWARDED = "forwarded", "x-forwarded-for", "x-real-ip", "via"
"""Headers by which a proxy says that it forwards a request."""

Numbers = dict[str, int]


def numbers(house: House) -> Numbers:
    """Return the metrics of this process."""
    return {
        "strandline_tables": len(house.tables.by_id),
        "strandline_sockets": house.sockets.total(),
        "strandline_moves_total": house.commits.moves,
        "strandline_commits_total": house.store.batches,
        "strandline_pushes_total": house.turns.sent,
        "strandline_waiting_pushes": house.turns.waiting,
        "strandline_waiting_writes": house.store.waiting,
        "strandline_waiting_thoughts": house.pool.waiting,
    }


async def share(house: House) -> None:
    """Send our metrics to the other workers, if any, every few seconds. Do not wait for a Redis that hangs."""
    while house.bus is not None and house.settings.server:
        try:
            async with asyncio.timeout(SWEEP):
                await house.bus.report(house.settings.server, numbers(house))
        except TimeoutError:
            log.warning("redis: no answer")
        await asyncio.sleep(SWEEP)


def may_read(request: Request, token: str) -> bool:
    """Whether a request has the token, or comes from a program on this machine without a proxy."""
    if token and compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()):
        return True
    if any(name in request.headers for name in FORWARDED) or request.client is None:
        return False
    try:
        address = ip_address(request.client.host)
    except ValueError:
        return False
    return (getattr(address, "ipv4_mapped", None) or address).is_loopback


async def metrics(request: Request, house: TheHouse) -> Response:
    """Return the metrics as text. Each worker has a label: a sum would fall when one of them ends."""
    if not may_read(request, house.settings.metrics_token):
        raise Refused("no-page")
    own = numbers(house)
    by_label = {"": own}
    if house.bus is not None and house.settings.server:
        found: dict[str, Numbers] = {}
        try:
            async with asyncio.timeout(PATIENCE):
                found = await house.bus.reports(house.settings.server)
        except TimeoutError:
            log.warning("redis: no answer")
        found[house.bus.process] = own
        by_label = {f'{{worker="{process}"}}': each for process, each in found.items()}
    lines = []
    for name in own:
        lines.append(f"# TYPE {name} {'counter' if name.endswith('_total') else 'gauge'}\n")
        lines += [f"{name}{label} {each[name]}\n" for label, each in by_label.items() if name in each]
    return Response("".join(lines), media_type="text/plain; version=0.0.4")
