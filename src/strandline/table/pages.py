"""The browser's part, as files. Every page of it is the same document; which page it is, the browser reads."""

import random
from functools import cache
from pathlib import Path

from fastapi import FastAPI
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


@cache
def picture(name: str) -> str:
    """A moment of a game between players who play anything: always the same."""
    rng = random.Random(3)
    position = game(name).start(seed=3)
    line = [position]
    while position.turn is not None:
        position = position.play(rng.choice(position.moves()))
        line.append(position)
    return line[len(line) * 2 // 5].svg()


class Files(StaticFiles):
    """Files whose names change with their contents are kept forever; others are asked for again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.update(FOREVER if path.startswith("assets/") else FRESH)
        return response


def serve_pages(app: FastAPI) -> None:
    """Answer with the pages, last of all."""

    async def document() -> FileResponse:
        return FileResponse(WEB / "index.html", headers=FRESH)

    def draw(name: str) -> Response:
        if name not in registry.names():
            raise HTTPException(404)
        return Response(picture(name), media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=3600"})

    app.add_api_route("/pictures/{name}.svg", draw, methods=["GET"], include_in_schema=False)
    for path in PAGES:
        app.add_api_route(path, document, methods=["GET", "HEAD"], include_in_schema=False)
    app.mount("/", Files(directory=WEB))
