"""The pages for browsers. Each is the same document, with the data that the page needs first written into it."""

import gzip
import json
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from strandline.core import registry
from strandline.core.errors import StrandlineError
from strandline.core.quick_start import panel_svg, panels
from strandline.host import games
from strandline.host.errors import Unavailable

from .compressed import SQUEEZED, svg_response, takes_gzip
from .house import House
from .http.dependencies import known_person, person_of, visible_table
from .http.people import give_cookie
from .http.table_state import opening_json

WEB = Path(__file__).parent.parent / "web"
ENGINE = Path(__file__).parent.parent / "engine"
"""The engine by which a browser plays without us, if it was built (``make engine``)."""
PAGES = (
    "/", "/new", "/new/{_}", "/table/{_}", "/replay", "/replay/{_}", "/rules", "/rules/{_}", "/learn", "/learn/{_}",
    "/puzzles", "/puzzles/{_}", "/progress", "/leaderboard", "/leaderboard/{_}", "/club", "/club/{_}",
    "/settings", "/join/{_}", "/play", "/watch",
)  # fmt: skip
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
FRESH = {"Cache-Control": "no-cache"}
OWN = {"Cache-Control": "private, no-cache"}
PRIVATE = {"Cache-Control": "no-store"}
COMPRESSED = (("br", ".br"), ("gzip", ".gz"))
ENGINE_KINDS = {".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}


@cache
def picture(name: str, panel: str = "") -> bytes:
    """Return the picture of a game, or of a panel of its quick start, compressed."""
    drawn = panel_svg(name, panel) if panel else games.picture(name)
    return gzip.compress(drawn.encode(), mtime=0)


class Files(StaticFiles):
    """Serves files. Browsers cache files whose names change with their contents forever; they revalidate the others."""

    def __init__(self) -> None:
        super().__init__(directory=WEB)
        self.kept: dict[str, Response] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        is_script = path.startswith("assets/") and path.endswith((".js", ".css"))
        if is_script and takes_gzip(Headers(scope=scope)) and scope["method"] == "GET":
            if path not in self.kept:
                whole = await super().get_response(path, scope)
                squeezed = gzip.compress((WEB / path).read_bytes(), mtime=0)
                self.kept[path] = Response(squeezed, media_type=whole.media_type, headers=SQUEEZED | FOREVER)
            return self.kept[path]
        response = await super().get_response(path, scope)
        response.headers.update(FOREVER if path.startswith("assets/") else FRESH)
        return response


class EngineFiles(StaticFiles):
    """Serves the engine: compressed if it can be, and for ever, but for the file that names its version."""

    def __init__(self) -> None:
        super().__init__(directory=ENGINE)

    async def get_response(self, path: str, scope: Scope) -> Response:
        accepted = Headers(scope=scope).get("accept-encoding", "")
        known = [each for each in COMPRESSED if each[0] in accepted]
        ways = [(way, ending) for way, ending in known if (ENGINE / f"{path}{ending}").is_file()]
        way, ending = ways[0] if ways else ("", "")
        response = await super().get_response(path + ending, scope)
        response.headers.update(FRESH if path == "engine.json" else FOREVER)
        response.headers["Vary"] = "Accept-Encoding"
        if way:
            kind = ENGINE_KINDS.get(Path(path).suffix) or "application/octet-stream"
            response.headers.update({"Content-Encoding": way, "Content-Type": kind})
        return response


@lru_cache(maxsize=1)
def built(_: int) -> dict[str, Any]:
    """Return which file needs which, from the manifest of the build."""
    chunks: dict[str, Any] = json.loads((WEB / "built.json").read_text(encoding="utf-8"))
    return chunks


def files(chunks: dict[str, Any], *names: str) -> list[str]:
    """Return the scripts and styles of chunks and of their static imports; unknown chunks have none."""
    found: dict[str, None] = {}
    wanted, met = list(names), set()
    while wanted:
        name = wanted.pop(0)
        if name in chunks and name not in met:
            met.add(name)
            found |= dict.fromkeys([chunks[name]["file"], *chunks[name].get("css", [])])
            wanted += chunks[name].get("imports", [])
    return list(found)


def spoken(chunks: dict[str, Any], accepted: str) -> str:
    """Return the language that the browser asks for. The choice in the settings stays in the browser."""
    for each in accepted.lower().split(","):
        language = each.split(";")[0].strip().split("-")[0]
        if f"virtual:words/{language}/main" in chunks:
            return language
    return "en"


@lru_cache(maxsize=200)
def document(written: int, page: str, language: str, game: str) -> tuple[str, str]:
    """Return the beginning and the end of a page's document, which requests all its files at once."""
    chunks = built(written)
    words = [f"virtual:words/{language}/{part}" for part in ("main", page)]
    own = f"src/games/{game}/index.ts"
    board = own if own in chunks or not game else "src/games/default/index.ts"
    names = f"src/pages/{page[0].upper()}{page[1:]}.svelte", board, *words
    there = files(chunks, "index.html")
    links = [
        f'<link rel="{"stylesheet" if file.endswith(".css") else "modulepreload"}" crossorigin href="/{file}">'
        for file in files(chunks, *names)
        if file not in there
    ]
    begin, end = (WEB / "index.html").read_text(encoding="utf-8").split("</body>")
    return begin.replace("</head>", "\n".join([*links, "</head>"])), f"</body>{end}"


async def opening_of(request: Request, table: str) -> tuple[str, str]:
    """Return a table's game, and all that its page needs to begin; empty texts for people who may not see it."""
    house: House = request.app.state.house
    token = request.query_params.get("token", "")
    try:
        person = await known_person(request)
        open_table = await visible_table(house, table, person, token)
        return open_table.table.game.name, opening_json(house, open_table, person, token)
    except (StrandlineError, Unavailable):
        return "", ""


def page_of(request: Request, page: str, game: str = "", opening: str = "", status: int = 200) -> Response:
    """Return a page's document, in the browser's language."""
    written = (WEB / "built.json").stat().st_mtime_ns
    language = spoken(built(written), request.headers.get("accept-language", ""))
    begin, end = document(written, page, language, game)
    if opening:
        opening = opening.replace("<", r"\u003c")  # otherwise "</script>" in a chat message would end the script
        begin += f'<script type="application/json" id="opening">{opening}</script>'
    headers = PRIVATE if opening else OWN
    whole = (begin + end).encode()
    if takes_gzip(request.headers):
        return Response(gzip.compress(whole, 1, mtime=0), status, headers | SQUEEZED, "text/html")
    return Response(whole, status, headers, "text/html")


def nowhere(request: Request) -> Response | None:
    """Return the “not found” page for people; None for programs, and if the pages are not built."""
    path = request.url.path
    is_person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not is_person or path.startswith("/api") or not (WEB / "index.html").is_file():
        return None
    if len(path) > 1 and path.endswith("/"):  # one slash at the beginning: two would lead to another host
        return RedirectResponse(f"/{path.strip('/')}" + (f"?{request.url.query}" if request.url.query else ""))
    return page_of(request, "notFound", status=404)


def serve_pages(app: FastAPI) -> None:
    """Add the routes of the pages, after all others."""

    async def show(request: Request) -> Response:
        page = request.url.path.split("/")[1] or "home"
        opening = await opening_of(request, request.path_params["_"]) if page == "table" else ()
        response, person = page_of(request, page, *opening), person_of(request)
        if person is not None:  # renew the cookie
            give_cookie(request.app.state.house, request, response, person)
        return response

    def draw(name: str, request: Request, panel: str = "") -> Response:
        if name not in registry.names() or (panel and panel not in panels(name)):
            raise HTTPException(404)
        return svg_response(request, picture(name, panel), {"Cache-Control": "public, max-age=3600"})

    for path in ("/pictures/{name}.svg", "/pictures/{name}/{panel}.svg"):
        app.add_api_route(path, draw, methods=["GET"], include_in_schema=False)
    for path in PAGES:
        app.add_api_route(path, show, methods=["GET", "HEAD"], include_in_schema=False)
    if ENGINE.is_dir():
        app.mount("/engine", EngineFiles())
    app.mount("/", Files())
