"""The server as an ASGI application, made from its settings."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from strandline.core.errors import StrandlineError
from strandline.core.messages import translate
from strandline.host.errors import Conflict, Unavailable
from strandline.table.errors import Refused

from . import metrics, websocket
from .guard import Guard, TooLarge
from .house import House
from .http import (
    about,
    analysis,
    club,
    games,
    kept_progress,
    passkeys,
    people,
    pictures,
    play,
    push,
    puzzles,
    ratings,
    records,
    sandbox,
    seeks,
    table_state,
    tables,
)
from .http.errors import ERRORS, bad_request, refusal
from .pages import WEB, nowhere, serve_pages
from .settings import Settings

ROUTERS = (
    about,
    people,
    push,
    passkeys,
    kept_progress,
    games,
    puzzles,
    tables,
    table_state,
    play,
    records,
    analysis,
    pictures,
    sandbox,
    ratings,
    seeks,
    club,
)


def make_app(settings: Settings) -> FastAPI:
    """Return the server, not yet running."""
    house = House(settings)

    @asynccontextmanager
    async def running(_: FastAPI) -> AsyncIterator[dict[str, Any]]:
        # Load the texts of errors now: otherwise everyone would wait for them at the first refusal.
        await asyncio.gather(house.open(), asyncio.to_thread(translate, "table-no-page"))
        sharing = asyncio.create_task(metrics.share(house))
        yield {"connections": house.connections}  # for our protocols, below the application
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
    for each in ROUTERS:
        app.include_router(each.router, responses=ERRORS)
    app.add_api_websocket_route("/api/tables/{table}/live", websocket.serve)
    app.add_api_route("/healthz", about.healthz, methods=["GET"], include_in_schema=False)
    app.add_api_route("/metrics", metrics.metrics, methods=["GET"], include_in_schema=False)
    app.exception_handler(StrandlineError)(lambda _, error: refusal(error))
    for error in Unavailable, Conflict:  # the second where two processes write the same at once
        app.exception_handler(error)(lambda _, found: refusal(Refused(found.reason)))
    app.exception_handler(RequestValidationError)(lambda _, error: refusal(bad_request(error.errors())))
    app.exception_handler(HTTPException)(_no_such_page)
    if (WEB / "index.html").is_file():
        serve_pages(app)
    else:
        app.add_api_route("/", about.plain_page, methods=["GET"], include_in_schema=False)
    app.add_middleware(Guard, hosts=settings.hosts, rate=settings.rate, burst=settings.burst)
    return app


def _no_such_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if isinstance(error, TooLarge):
        return refusal(Refused("too-large", most=error.most))
    if error.status_code == 400:  # FastAPI raises this for JSON that is nested too deeply, or has endless numbers
        return refusal(Refused("bad-request", where="body", why="json_invalid"))
    page = nowhere(request) if error.status_code == 404 else None
    if page is not None:
        return page
    return refusal(Refused("no-page"), error.status_code, error.headers)
