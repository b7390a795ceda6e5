"""The application, put together."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from starlette.exceptions import HTTPException

from strandline.core.errors import StrandlineError
from strandline.core.messages import translate

from . import live, metrics, records, trying
from .api import problem, refusal, router
from .guard import Guard, TooLarge
from .house import MOST_RECORDS, House
from .identity import Signer
from .limits import Buckets
from .pages import WEB, nowhere, serve_pages
from .referee import Refused
from .storage import TIMEOUT, Conflict, Store, Unavailable
from .thinking import Thinkers

PATIENCE = 2.0
"""Seconds that the database may take to answer, for whoever watches over us."""
OF_TALK = 25
"""Of so many requests that one address may ask for, one person may have one say something to all."""
OF_MAKING = 250
"""Of so many requests that one address may ask for, one may make a table; of as many as may come at once, half."""
ALL_SOCKETS = 4
"""So many times as much as on one socket may be said on all those of one address together."""
LOCAL = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class Settings:
    """What whoever runs the server can choose."""

    database: str
    timeout: int = TIMEOUT
    """Seconds that PostgreSQL may take for anything."""
    redis: str = ""
    server: str = ""
    """The name that the workers of one server have in common; none if it is a process alone."""
    thinkers: int = 1
    pause: float = 0.0
    """Seconds: no bot decides sooner after what was before, so that people can follow."""
    hosts: tuple[str, ...] = LOCAL
    rate: float = 50.0
    """Requests a second from one address, and messages a second on one socket."""
    burst: float = 200.0
    sockets_per_address: int = 200
    expire_days: int | None = None
    records: int = MOST_RECORDS
    """How many records it keeps for links, all people's together."""
    address: str = ""
    """Where others in the home network find the server, if it lets them in."""


def make_app(settings: Settings) -> FastAPI:
    """The server, not yet running."""
    house = House(Store(settings.database, settings.timeout), Thinkers(settings.thinkers), _bus(settings.redis))
    house.expire_days = settings.expire_days
    house.most_records = settings.records
    house.pause = settings.pause
    house.talk = Buckets(settings.rate / OF_TALK, max(1, settings.burst / OF_TALK))
    house.making = Buckets(settings.rate / OF_MAKING, max(1, settings.burst / 2))
    if settings.server:
        house.marks = Signer(settings.server)

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        # An error knows its own words: whoever is refused first would let all others wait while they are read.
        await asyncio.gather(house.open(), asyncio.to_thread(translate, "table-no-page"))
        sharing = metrics.sharing(app)
        yield
        if sharing is not None:
            sharing.cancel()
        await house.close()

    app = FastAPI(
        title="Strandline table",
        description="Play printed board games together. Errors are keys with parameters; words are the reader's.",
        version="1",
        lifespan=running,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.house = house
    app.state.settings = settings
    app.state.sockets = Counter()
    app.state.messages = Buckets(settings.rate * ALL_SOCKETS, settings.burst * ALL_SOCKETS)
    app.state.trying = trying.Trying(settings.rate, settings.burst)
    app.include_router(router)
    app.include_router(records.router)
    app.include_router(trying.router)
    app.add_api_websocket_route("/api/tables/{table}/live", live.serve)
    app.add_api_route("/api/messages.json", messages, methods=["GET"], include_in_schema=False)
    app.add_api_route("/healthz", healthz, methods=["GET"], include_in_schema=False)
    app.add_api_route("/metrics", metrics.metrics, methods=["GET"], include_in_schema=False)
    app.exception_handler(StrandlineError)(lambda _, error: refusal(error))
    for error in Unavailable, Conflict:  # the second where two processes write the same at once: nothing was done
        app.exception_handler(error)(lambda *_: refusal(Refused("unavailable", 503)))
    app.exception_handler(RequestValidationError)(lambda _, error: refusal(live.bad_request(error.errors())))
    app.exception_handler(HTTPException)(_no_such_page)
    if (WEB / "index.html").is_file():
        serve_pages(app)
    else:
        app.add_api_route("/", no_page, methods=["GET"], include_in_schema=False)
    app.add_middleware(Guard, hosts=settings.hosts, rate=settings.rate, burst=settings.burst)
    return app


def _bus(url: str) -> Any:
    """Between several processes; one alone needs none, nor Redis."""
    if not url:
        return None
    from .bus import Bus

    return Bus(url)


def _no_such_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error, TooLarge):
        return refusal(Refused("too-large", 413, most=error.most))
    if error.status_code == 400:  # FastAPI's word for JSON that is too deep, or has numbers without end
        return refusal(Refused("bad-request", 422, where="body", why="json_invalid"))
    page = nowhere(request) if error.status_code == 404 else None
    if page is not None:
        return page
    told = problem(Refused("no-page", error.status_code).message)
    return JSONResponse({"error": told.model_dump()}, error.status_code, headers=error.headers)


async def no_page() -> HTMLResponse:
    """Where the browser's part is not built."""
    return HTMLResponse(
        "<!doctype html><html lang=en><title>Strandline</title><h1>Strandline</h1>"
        "<p>The table is set. Its interface for programs is described at "
        '<a href="/api/openapi.json">/api/openapi.json</a> and <a href="/api/messages.json">/api/messages.json</a>.'
    )


async def messages() -> dict[str, Any]:
    """JSON Schema of what a socket takes and tells."""
    from .told import schema

    return schema()


async def healthz(request: Request) -> JSONResponse:
    """Whether the database answers, soon, and takes what is written: we say every few seconds that we are up."""
    house: House = request.app.state.house
    try:
        async with asyncio.timeout(PATIENCE):
            await house.store.read(lambda connection: connection.execute(sa.text("SELECT 1")).all())
        is_well = house.store.can_write
    except (Unavailable, TimeoutError):
        is_well = False
    return JSONResponse({"ok": is_well}, 200 if is_well else 503)
