"""Numbers for Prometheus. Several workers share theirs by Redis, so that each of them can show all."""

import asyncio
import logging

from fastapi import Response

from .house import House
from .http.dependencies import TheHouse
from .sweep import SWEEP

log = logging.getLogger("strandline.server")

PATIENCE = 1.0
"""Seconds that Redis may take; after that, a worker shows its own numbers alone."""

Numbers = dict[str, int]


def numbers(house: House) -> Numbers:
    """Return the numbers of this process."""
    return {
        "strandline_tables": len(house.tables.by_id),
        "strandline_sockets": house.sockets.total(),
        "strandline_moves_total": house.commits.moves,
        "strandline_commits_total": house.store.batches,
        "strandline_waiting_writes": house.store.waiting,
        "strandline_waiting_thoughts": house.pool.waiting,
    }


async def share(house: House) -> None:
    """Send the other workers our numbers every few seconds, where there are any. Do not wait for a Redis that hangs."""
    while house.bus is not None and house.settings.server:
        try:
            async with asyncio.timeout(SWEEP):
                await house.bus.report(house.settings.server, numbers(house))
        except TimeoutError:
            log.warning("redis: no answer")
        await asyncio.sleep(SWEEP)


async def metrics(house: TheHouse) -> Response:
    """Return the numbers as text. Each worker has a label: of a sum, a counter would fall when one of them ends."""
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
