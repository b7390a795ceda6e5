"""Requests about tables and about the person."""

import random
from typing import Annotated, Any

from strandline.host.games import scene_json
from strandline.host.opening import mine, opening_json
from strandline.host.ownership import audience_of, check_turn, why_illegal
from strandline.host.thinking import HINT_LEVEL, choose_move
from strandline.host.thumbnail import thumbnail
from strandline.search.thought import Root
from strandline.table import audiences, referee
from strandline.table import commands as c
from strandline.table.errors import Refused
from strandline.table.names import check_name
from strandline.table.state import WATCHERS
from strandline.table.wire import Limits, Received

from .routing import SVG, Answer, Request, Routes, json_answer
from .store import PERSON

routes = Routes()

MOST_LISTED = 200
EventNumber = Annotated[int, Limits(ge=0, le=10_000_000)]
NO_LINKS: dict[str, Any] = {"watch": "", "join": None, "seats": []}
"""Nobody else can join from another device."""


class Rename(Received):
    """A new name of the person."""

    name: c.Name


@routes.route("GET", "/api/house")
async def house(_: Request) -> Answer:
    """Return information about this host."""
    return json_answer({"address": "", "invites": False, "engine": True})


@routes.route("GET", "/api/me")
async def who_am_i(request: Request) -> Answer:
    """Return the person's name."""
    return json_answer({"name": request.house.name})


@routes.route("PUT", "/api/me")
async def rename(request: Request) -> Answer:
    """Set the person's name."""
    wanted = request.decoded(Rename)
    check_name(wanted.name)
    await request.house.stored.put("name", wanted.name)
    return json_answer({"name": wanted.name})


@routes.route("GET", "/api/me/tables")
async def my_tables(request: Request) -> Answer:
    """Return all tables on this device, the latest first. None of them is rated."""
    abouts = sorted(request.house.stored.abouts.items(), key=lambda each: -each[1]["last"])[:MOST_LISTED]
    shown = "game", "status", "last", "your_turn", "seats", "result"
    listed = ({"id": table, "rated": False, **{name: about.get(name) for name in shown}} for table, about in abouts)
    return json_answer(list(listed))


@routes.route("GET", "/api/tables")
async def public_tables(_: Request) -> Answer:
    """Return the public tables: there are none."""
    return json_answer([])


@routes.route("POST", "/api/tables")
async def make_table(request: Request) -> Answer:
    """Create a table. Nobody sits there yet."""
    table = (await request.house.create(request.decoded(c.NewTable))).table
    return json_answer({"id": table.id, "commitment": table.plan.commitment, "links": NO_LINKS}, 201)


@routes.route("GET", "/api/tables/{table}")
async def look(request: Request, table: str) -> Answer:
    """Return what a connection would send: the state, or the news since a number."""
    seat, after = request.number("seat", c.SeatNumber), request.number("after", EventNumber)
    open_table = await request.house.tables.find(table)
    return Answer(open_table.news(audience_of(open_table.table, PERSON, seat), after)[1])


@routes.route("GET", "/api/tables/{table}/mine")
async def rights(request: Request, table: str) -> Answer:
    """Return the person's rights at a table."""
    found = (await request.house.tables.find(table)).table
    return json_answer(mine(request.house.rights(found), request.house.clock.now()))


@routes.route("GET", "/api/tables/{table}/links")
async def links(request: Request, table: str) -> Answer:
    """Return the links to a table: there are none."""
    await request.house.tables.find(table)
    return json_answer(NO_LINKS)


@routes.route("GET", "/api/tables/{table}/scene")
async def scene(request: Request, table: str) -> Answer:
    """Return the part of the board that never changes, once a game has begun."""
    position = (await request.house.tables.find(table)).table.position
    if position is None:
        raise Refused("not-playing")
    return Answer(scene_json(position.game, position.start))


@routes.route("GET", "/api/tables/{table}/picture")
async def picture(request: Request, table: str) -> Answer:
    """Return a small picture of the position, as spectators see it."""
    found = (await request.house.tables.find(table)).table
    return Answer(thumbnail(found.game.name, audiences.view(found, WATCHERS)), media_type=SVG)


@routes.route("GET", "/api/tables/{table}/views")
async def views(request: Request, table: str) -> Answer:
    """Return the views of the positions before the latest moves, of those from ``first`` on."""
    seat, first = request.number("seat", c.SeatNumber), request.number("first", EventNumber)
    found = (await request.house.tables.find(table)).table
    return json_answer(audiences.views(found, audience_of(found, PERSON, seat), first or 0))


@routes.route("GET", "/api/tables/{table}/opening")
async def opening(request: Request, table: str) -> Answer:
    """Return all that a table's page needs to begin."""
    open_table = await request.house.tables.find(table)
    you = request.house.rights(open_table.table)
    return Answer(opening_json(open_table, PERSON, mine(you, request.house.clock.now())))


@routes.route("POST", "/api/tables/{table}/do")
async def do(request: Request, table: str) -> Answer:
    """Do a command at a table. When this answers, it is stored."""
    command = request.decoded(c.AnyCommand)
    return json_answer({"id": command.id, "n": await request.house.do(table, command)})


@routes.route("POST", "/api/tables/{table}/why_not")
async def why_not(request: Request, table: str) -> Answer:
    """Return why a move is not legal, for the seat whose turn it is."""
    asked = request.decoded(c.WhyNot)
    return json_answer({"reason": why_illegal((await request.house.tables.find(table)).table, asked, PERSON)})


@routes.route("POST", "/api/tables/{table}/hint")
async def hint(request: Request, table: str) -> Answer:
    """Return a good bot's move for the seat whose turn it is, from what it knows."""
    seat = request.decoded(c.AskHint).seat
    at = (await request.house.tables.find(table)).table
    check_turn(at, PERSON, seat)
    if referee.others(at, seat):
        raise Refused("no-hint")
    count, position = len(at.made), referee.standing(at, seat).known(seat)
    root, seed = Root.of(position, seat), random.getrandbits(62)
    move = await request.house.engine.run(at.game.name, choose_move, root, HINT_LEVEL, seed)
    return json_answer({"count": count, "move": move, "way": position.way(move)})
