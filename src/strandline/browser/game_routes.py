"""Requests about the games, and moves without a table."""

from strandline.core import registry
from strandline.host.games import game_info, picture, symbols_svg
from strandline.host.puzzles import counts, puzzles_json
from strandline.host.sandbox import SandboxRequest, position_after

from .routing import SVG, Answer, Request, Routes, json_answer

routes = Routes()


@routes.route("GET", "/api/games")
async def games(_: Request) -> Answer:
    """Return the games and their options."""
    return json_answer([game_info(name) for name in registry.names()])


@routes.route("GET", "/api/symbols/{name}.svg")
async def symbols(_: Request, name: str) -> Answer:
    """Return the pieces of a game as symbols of one SVG."""
    return Answer(symbols_svg(name), media_type=SVG)


@routes.route("GET", "/pictures/{name}.svg")
async def game_picture(_: Request, name: str) -> Answer:
    """Return a picture of a game."""
    return Answer(picture(name), media_type=SVG)


@routes.route("POST", "/api/try")
async def try_moves(request: Request) -> Answer:
    """Return where moves lead by the rules."""
    return json_answer(position_after(request.decoded(SandboxRequest)))


@routes.route("GET", "/api/puzzles")
async def puzzle_counts(_: Request) -> Answer:
    """Return the games that have puzzles, and how many."""
    return json_answer(counts())


@routes.route("GET", "/api/puzzles/{name}")
async def puzzles(_: Request, name: str) -> Answer:
    """Return all puzzles of a game, the easiest first."""
    return Answer(puzzles_json(name))
