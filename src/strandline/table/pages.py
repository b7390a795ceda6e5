"""The browser's part, as files. Every page of it is the same document; which page it is, the browser reads."""

import gzip
import random
from functools import cache
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from strandline.core import registry
from strandline.core.game import game

WEB = Path(__file__).parent.parent / "web"
PAGES = (
    "/", "/new", "/new/{_}", "/table/{_}", "/replay", "/replay/{_}", "/rules", "/rules/{_}", "/learn", "/learn/{_}",
    "/settings", "/join/{_}",
)  # fmt: skip
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
FRESH = {"Cache-Control": "no-cache"}
SQUEEZED = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}


@cache
def picture(name: str) -> bytes:
    """A moment of a game between players who play anything: always the same."""
    rng = random.Random(3)
    position = game(name).start(seed=3)
    line = [position]
    while position.turn is not None:
        position = position.play(rng.choice(position.moves()))
        line.append(position)
    return gzip.compress(line[len(line) * 2 // 5].svg().encode(), mtime=0)


class Files(StaticFiles):
    """Files whose names change with their contents are kept forever; others are asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if path.startswith("assets/"):
            if path.endswith((".js", ".css")) and takes_gzip(Headers(scope=scope)):
                response = Response(squeezed(path), media_type=response.media_type, headers=SQUEEZED)
            response.headers.update(FOREVER)
        else:
            response.headers.update(FRESH)
        return response


@cache
def squeezed(path: str) -> bytes:
    """A file that is never changed, compressed once."""
    return gzip.compress((WEB / path).read_bytes(), mtime=0)


def takes_gzip(headers: Headers) -> bool:
    return "gzip" in headers.get("accept-encoding", "")


def serve_pages(app: FastAPI) -> None:
    """Answer with the pages, last of all."""

    async def document() -> FileResponse:
        return FileResponse(WEB / "index.html", headers=FRESH)

    def draw(name: str, request: Request) -> Response:
        if name not in registry.names():
            raise HTTPException(404)
        drawn, headers = picture(name), {"Cache-Control": "public, max-age=3600"}
        if takes_gzip(request.headers):
            return Response(drawn, media_type="image/svg+xml", headers=headers | SQUEEZED)
        return Response(gzip.decompress(drawn), media_type="image/svg+xml", headers=headers)

    app.add_api_route("/pictures/{name}.svg", draw, methods=["GET"], include_in_schema=False)
    for path in PAGES:
        app.add_api_route(path, document, methods=["GET", "HEAD"], include_in_schema=False)
    app.mount("/", Files(directory=WEB))
