"""Numbers for Prometheus. Of several workers each tells the others its own, by Redis: whoever is asked tells all."""

import asyncio
import logging
from typing import Any

from fastapi import FastAPI, Request, Response

from .house import SWEEP, House

log = logging.getLogger("strandline.table")

PATIENCE = 1.0
"""Seconds that Redis may take; then a worker tells its own numbers alone."""

Numbers = dict[str, int]


def numbers(app: FastAPI) -> Numbers:
    """Of this process."""
    house: House = app.state.house
    return {
        "strandline_tables": len(house.lives),
        "strandline_sockets": sum(app.state.sockets.values()),
        "strandline_moves_total": house.moves,
        "strandline_commits_total": house.store.batches,
        "strandline_waiting_writes": house.store.waiting,
        "strandline_waiting_thoughts": house.thinkers.waiting,
    }


async def share(app: FastAPI) -> None:
    """For ever, every few seconds: tell the other workers. A Redis that hangs is left alone."""
    while True:
        try:
            async with asyncio.timeout(SWEEP):
                await app.state.house.bus.report(app.state.settings.server, numbers(app))
        except TimeoutError:
            log.warning("redis: no answer")
        await asyncio.sleep(SWEEP)


async def metrics(request: Request) -> Response:
    """As text. Workers are told apart: added up, a counter would fall when one of them ends."""
    app: FastAPI = request.app
    server = app.state.settings.server
    if not server:
        return Response(_text({"": numbers(app)}), media_type="text/plain; version=0.0.4")
    bus = app.state.house.bus
    found: dict[str, Numbers] = {}
    try:
        async with asyncio.timeout(PATIENCE):
            found = await bus.reports(server)
    except TimeoutError:
        log.warning("redis: no answer")
    told = {f'{{worker="{process}"}}': each for process, each in {**found, bus.process: numbers(app)}.items()}
    return Response(_text(told), media_type="text/plain; version=0.0.4")


def _text(told: dict[str, Numbers]) -> str:
    lines = []
    for name in next(iter(told.values())):
        lines.append(f"# TYPE {name} {'counter' if name.endswith('_total') else 'gauge'}")
        lines += [f"{name}{label} {each[name]}" for label, each in told.items() if name in each]
    return "\n".join(lines) + "\n"


def sharing(app: FastAPI) -> "asyncio.Task[Any] | None":
    """The task that tells the others, where there are any."""
    return asyncio.create_task(share(app)) if app.state.settings.server else None
