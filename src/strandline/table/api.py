"""HTTP: what can be asked for, and how. Nothing is decided here; errors are keys with parameters."""

import asyncio
import json
import random
import secrets
from contextlib import nullcontext
from dataclasses import asdict
from functools import cache
from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import HTTPConnection

from strandline.core import registry
from strandline.core.choices import choices
from strandline.core.errors import StrandlineError
from strandline.core.game import game
from strandline.core.messages import Message
from strandline.search.thought import Root

from . import commands as c
from . import referee
from .fold import WATCHERS, Table
from .house import House, Live, now_ms
from .identity import COOKIE, COOKIE_DAYS, LINK_MINUTES, hashed, new_id
from .limits import address_of
from .referee import Refused
from .schema import links, people, players, tables
from .thinking import answer

WAIT_MOST = 25
"""Seconds that a request for news may wait for some."""


HINT_LEVEL = 4
LISTED = 100
"""So many public tables are told of."""
LISTED_OF_HOME = 20
"""So many of one address are told of before those of others are left out."""


class Problem(BaseModel):
    """What was wrong: a key of the Fluent files, the rule, and the parameters, which may be reasons told likewise."""

    key: str = Field(examples=["table-not-your-turn"])
    rule: str = Field(default="", examples=["CS-6"])
    params: dict[str, "str | int | Problem"] = {}
    about: str = Field(default="", examples=["b2-c4"])


class Me(BaseModel):
    name: str = Field(examples=["Ann"])


class Rename(c.Model):
    name: c.Name = Field(examples=["Ann"])


class DeviceLink(BaseModel):
    """A token by which another device of yours becomes you. It works once, for a few minutes."""

    token: str
    minutes: int


class UseLink(c.Model):
    token: c.Token


class HouseInfo(BaseModel):
    """``address``: where others in the home network find this server; nothing if it is for this machine alone."""

    address: str = Field(examples=["http://192.168.1.5:8725/"])


class OptionInfo(BaseModel):
    """What an option takes: one of ``values`` (with ``many``: any of them, but not all of ``apart`` together), or a
    number from ``least`` to ``most``.

    ``only``: values that need others, by option. ``origin``: whence each value comes ("" for all others): the book, a
    ruling of ours, or an edition by its language.
    """

    name: str
    default: Any
    rule: str
    values: list[int | str]
    many: bool
    apart: list[str]
    least: int | None
    most: int | None
    only: dict[str, dict[str, list[int | str]]]
    origin: dict[str, list[str]]


class GameInfo(BaseModel):
    """A game. ``players``: how many can play; ``minutes``: how long people who know it need."""

    name: str = Field(examples=["crab-stack"])
    players: list[int]
    minutes: list[int]
    options: list[OptionInfo]


class Links(BaseModel):
    """Tokens for links: to watch; for the host to give away, also to sit anywhere, and to sit at each seat."""

    watch: str
    join: str | None = None
    seats: list[str] = []


class Made(BaseModel):
    id: str
    commitment: str
    links: Links


class Listed(BaseModel):
    """A table in a list. ``names``: of the people who sit there, by seat, where they have told us theirs."""

    id: str
    game: str
    status: str
    last: int
    your_turn: bool = False
    names: list[str] = []


class Done(BaseModel):
    """It is done, and on the disk. ``n``: the number of what it became."""

    id: str
    n: int


class Why(BaseModel):
    """Why a move is not legal; null if it is."""

    reason: Problem | None


class Known(BaseModel):
    """A position as the seat that is to decide knows it: what the bot protocol calls so."""

    count: int
    row: list[int]
    seen: list[int]
    view: dict[str, Any]
    moves: list[str]


class Yours(BaseModel):
    """What someone is at a table. ``sit``: the free seats that he may take."""

    host: bool
    seats: list[int]
    sit: list[int]


class Mine(Yours):
    """The same, with the server's time in milliseconds."""

    time: int


class Overheard(BaseModel):
    """Something that was said among those who watch."""

    number: int
    at: int
    name: str
    text: str


class Scene(BaseModel):
    """What a board is drawn on: what never changes during a game, as SVG, and where each place is."""

    model_config = ConfigDict(extra="allow")  # a game may tell its board more

    width: float
    height: float
    ground: str
    places: dict[str, dict[str, Any]]


class Hint(BaseModel):
    """What a good bot would play, after so many moves, and the places that the piece would go over."""

    count: int
    move: str
    way: list[str]


def problem(message: Message, about: str = "") -> Problem:
    return Problem(**asdict(message), about=about)


def refusal(error: StrandlineError) -> JSONResponse:
    """An error as an answer."""
    code = error.code if isinstance(error, Refused) else 422
    return JSONResponse({"error": problem(error.message, error.about).model_dump()}, code)


class ErrorAnswer(BaseModel):
    error: Problem


ERRORS: dict[int | str, dict[str, Any]] = {
    code: {"model": ErrorAnswer, "description": words}
    for code, words in (
        (401, "Nobody we know: ask for /api/me first"),
        (403, "Not for you"),
        (404, "There is none"),
        (409, "Not as things stand"),
        (413, "Too large"),
        (422, "Not a request that we understand"),
        (429, "Too much"),
        (503, "Not now: nothing was done"),
    )
}
router = APIRouter(prefix="/api", responses=ERRORS)


# Asynchronous though they wait for nothing: FastAPI would send them to a thread each, which takes longer than they do.


async def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def known(request: Request) -> str:
    """Who is asking."""
    person = person_of(request)
    if person is None:
        raise Refused("nobody", 401)
    return person


def person_of(asking: HTTPConnection) -> str | None:
    """By cookie or, for programs, by the same as a bearer token; None: nobody we know."""
    cookie = asking.cookies.get(COOKIE) or asking.headers.get("authorization", "").removeprefix("Bearer ")
    house: House = asking.app.state.house
    person = house.signer.person(cookie)
    if person is not None:
        house.thinkers.homes.came(person, address_of(asking.scope))
    return person


TheHouse = Annotated[House, Depends(house_of)]
Person = Annotated[str, Depends(known)]
TableId = Annotated[str, Field(max_length=32, pattern=r"^[A-Za-z0-9_-]+$", examples=["k3v9"])]
TokenQuery = Annotated[c.Token, Query(description="The token of a link, where the table is not public.")]


# People


@router.get("/me")
async def who_am_i(request: Request, response: Response, house: TheHouse) -> Me:
    """You. Whoever is not known yet becomes someone, and gets a cookie; nothing is kept of him until he has a name."""
    person = person_of(request)
    if person is None:
        give_cookie(house, request, response, new_id())
        return Me(name="")
    return Me(name=await house.name(person))


def give_cookie(house: House, request: Request, response: Response, person: str) -> None:
    response.set_cookie(
        COOKIE, house.signer.cookie(person),
        max_age=COOKIE_DAYS * 86_400, httponly=True, samesite="strict", secure=request.url.scheme == "https",
    )  # fmt: skip


@router.put("/me")
async def rename(wanted: Rename, house: TheHouse, person: Person) -> Me:
    """Your name, as others see it when you next sit down."""

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.delete(people).where(people.c.id == person))
        connection.execute(sa.insert(people), {"id": person, "name": wanted.name, "named": now_ms()})

    await house.store.write(write)
    return Me(name=wanted.name)


@router.post("/me/link")
async def link_device(house: TheHouse, person: Person) -> DeviceLink:
    """A link for another device of yours."""
    token = secrets.token_urlsafe(24)
    row = {"hash": hashed(token), "person": person, "expires": now_ms() + LINK_MINUTES * 60_000}
    await house.store.write(lambda connection: connection.execute(sa.insert(links), row) and None)
    return DeviceLink(token=token, minutes=LINK_MINUTES)


@router.post("/me/join")
async def join_device(wanted: UseLink, request: Request, response: Response, house: TheHouse) -> Me:
    """Become, on this device, whoever made the link."""

    def use(connection: sa.Connection) -> str | None:
        where = links.c.hash == hashed(wanted.token)
        person: str | None = connection.scalar(sa.select(links.c.person).where(where, links.c.expires >= now_ms()))
        connection.execute(sa.delete(links).where(where))
        return person

    person = await house.store.write(use)
    if person is None:
        raise Refused("no-such-link", 404)
    give_cookie(house, request, response, person)
    return Me(name=await house.name(person))


@router.get("/me/tables")
async def my_tables(house: TheHouse, person: Person) -> list[Listed]:
    """The tables where you sit, and those that you have made; the latest first, with those where it is your turn."""
    sitting = sa.select(players.c.table_id).where(players.c.person == person)
    columns = tables.c.id, tables.c.game, tables.c.status, tables.c.last, tables.c.deciding
    query = sa.select(*columns).where((tables.c.host == person) | tables.c.id.in_(sitting))
    seats = sa.select(players.c.table_id, players.c.seat).where(players.c.person == person)

    def ask(connection: sa.Connection) -> list[Listed]:
        own = {(row.table_id, row.seat) for row in connection.execute(seats)}
        found = connection.execute(query.order_by(tables.c.last.desc()).limit(200)).all()
        names = _names(connection, [row.id for row in found])
        return [
            Listed(
                id=row.id, game=row.game, status=row.status, last=row.last, names=names[row.id],
                your_turn=any((row.id, seat) in own for seat in row.deciding),
            )
            for row in found
        ]  # fmt: skip

    return await house.store.read(ask)


def _names(connection: sa.Connection, found: list[str]) -> dict[str, list[str]]:
    """Who sits at which table."""
    query = sa.select(players.c.table_id, people.c.name).join(people, people.c.id == players.c.person)
    names: dict[str, list[str]] = {table: [] for table in found}
    for row in connection.execute(query.where(players.c.table_id.in_(found)).order_by(players.c.seat)):
        if row.name not in names[row.table_id]:
            names[row.table_id].append(row.name)
    return names


# Games and tables


@router.get("/house")
async def about_house(request: Request) -> HouseInfo:
    """About this server."""
    return HouseInfo(address=request.app.state.settings.address)


@router.get("/games")
async def games() -> list[GameInfo]:
    """The games there are, and what can be chosen."""
    return [_game_info(name) for name in registry.names()]


@cache
def _game_info(name: str) -> GameInfo:
    usual = game(name)
    defaults = asdict(usual.options)
    known = choices(usual.options)
    return GameInfo(
        name=name,
        players=[int(n) for n in known["players"].values] if "players" in known else [usual.seats],
        minutes=list(usual.rooms.board.MINUTES),
        options=[
            OptionInfo(name=option, default=defaults[option], **asdict(choice)) for option, choice in known.items()
        ],
    )


@router.get("/symbols/{name}.svg", responses={200: {"content": {"image/svg+xml": {}}}}, response_class=Response)
async def symbols(name: Annotated[str, Field(max_length=40, pattern=r"^[a-z-]+$", examples=["krabcek"])]) -> Response:
    """The pieces of a game as symbols of one SVG, to be used by their ids."""
    if name not in registry.names():
        raise Refused("no-page", 404)
    return Response(drawings(name), media_type="image/svg+xml")


@cache
def drawings(name: str) -> str:
    """A game's symbols, as one SVG."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{registry.rooms(name).view.symbols()}</svg>'


@router.get("/tables")
async def public_tables(house: TheHouse) -> list[Listed]:
    """Public tables that wait for people, or where a game is going on: the latest first.

    Where there are more than can be told, those beyond its share of an address, however many people it says it is, are
    left out before any other.
    """
    rank = sa.func.row_number().over(partition_by=tables.c.home, order_by=tables.c.last.desc())
    columns = tables.c.id, tables.c.game, tables.c.status, tables.c.last
    query = sa.select(*columns).where(tables.c.public, tables.c.status.in_(("open", "playing")))
    query = query.order_by(rank > LISTED_OF_HOME, tables.c.last.desc()).limit(LISTED)

    def ask(connection: sa.Connection) -> list[Listed]:
        found = sorted(connection.execute(query), key=lambda row: -row.last)
        names = _names(connection, [row.id for row in found])
        return [Listed(**row._mapping, names=names[row.id]) for row in found]

    return await house.store.read(ask)


@router.post("/tables", status_code=201)
async def make_table(wanted: c.NewTable, house: TheHouse, person: Person) -> Made:
    """A new table. Nobody sits there yet, its maker neither: a nonce must be given after the commitment is known."""
    live = await house.make(wanted, person)
    return Made(id=live.table.id, commitment=live.table.commitment, links=Links(**house.links(live.table)))


async def seen(house: House, table: str, person: str | None, token: str) -> Live:
    """A table, for someone who may see it; to others it does not exist."""
    live = await house.live(table)
    if not house.may_see(live.table, person, token):
        raise Refused("no-table", 404)
    return live


def audience_of(table: Table, person: str, seat: int | None) -> int:
    """Through whose eyes someone sees: one of his own seats, or as a watcher."""
    own = table.seats_of(person)
    if seat is None:
        deciding = [each for each in own if each in table.deciding]
        return (deciding or own or [WATCHERS])[0]
    if seat not in own:
        raise Refused("not-yours", 403, seat=seat)
    return seat


def still(table: Table, person: str, audience: int) -> int:
    """Through whose eyes from now on: who has sat down sees with the seat's, and who got up no longer does."""
    own = table.seats_of(person)
    is_right = audience in own if own else audience == WATCHERS
    return audience if is_right else audience_of(table, person, None)


@router.get("/tables/{table}", responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}})
async def look(
    table: TableId,
    house: TheHouse,
    person: Person,
    token: TokenQuery = "",
    seat: Annotated[c.SeatNumber | None, Query(description="Which of your own seats, if you have several.")] = None,
    after: Annotated[int | None, Query(ge=0, le=10_000_000, description="The last number that you know.")] = None,
    wait: Annotated[int, Query(ge=0, le=WAIT_MOST, description="Seconds to wait for news.")] = 0,
) -> Response:
    """What a socket tells, for those who cannot have one: the state, or the news since a number."""
    live = await seen(house, table, person, token)
    audience = audience_of(live.table, person, seat)
    await house.reach(live, audience, after)
    if after is not None and wait and live.head(audience) == after:
        with house.presence.guest(table, person) if audience != WATCHERS else nullcontext():
            await wait_for_news(live, wait)
    async with house.held(table) as live:
        now = still(live.table, person, audience)
        _, message = live.news(now, after if now == audience else None)
    return Response(message, media_type="application/json")


async def wait_for_news(live: Any, seconds: float) -> None:
    """Until something happens, or the time is over."""
    listener = asyncio.Event()
    live.listeners.add(listener)
    try:
        async with asyncio.timeout(seconds):
            await listener.wait()
    except TimeoutError:
        pass
    finally:
        live.listeners.discard(listener)


def yours(house: House, table: Table, person: str, token: str) -> Yours:
    may = house.may_sit(table, person, token)
    is_open = table.status == "open"
    free = [n for n, seat in enumerate(table.seats) if is_open and not seat.is_taken and may(n)]
    return Yours(host=person == table.host, seats=table.seats_of(person), sit=free)


@router.get("/tables/{table}/mine")
async def mine(table: TableId, house: TheHouse, person: Person, token: TokenQuery = "") -> Mine:
    """What you are at a table, for those who have no socket."""
    live = await seen(house, table, person, token)
    return Mine(**yours(house, live.table, person, token).model_dump(), time=now_ms())


@router.get("/tables/{table}/scene")
async def scene(table: TableId, house: TheHouse, person: Person, token: TokenQuery = "") -> Scene:
    """What the board is drawn on, once a game has begun."""
    live = await seen(house, table, person, token)
    found = scene_of(live.table)
    if found is None:
        raise Refused("not-playing")
    return found


def scene_of(table: Table) -> Scene | None:
    position = table.position
    return None if position is None else Scene(**position.game.rooms.view.scene(position.view()))


@router.get(
    "/tables/{table}/opening", responses={200: {"content": {"application/json": {"schema": {"type": "object"}}}}}
)
async def opening(table: TableId, house: TheHouse, person: Person, token: TokenQuery = "") -> Response:
    """All that a table's page needs to begin, at once: what you are there, the state, the scene, the game's symbols."""
    live = await seen(house, table, person, token)
    return Response(await begun(house, live, person, token), media_type="application/json")


async def begun(house: House, live: Live, person: str, token: str) -> str:
    """The same as text, all of one moment."""
    async with house.held(live.table.id) as live:
        table = live.table
        _, state = live.news(audience_of(table, person, None), None)
        you = Mine(**yours(house, table, person, token).model_dump(), time=now_ms())
        scene = scene_of(table)
    parts = {
        "table": json.dumps(table.id),
        "you": you.model_dump_json(),
        "state": state,
        "scene": "null" if scene is None else scene.model_dump_json(),
        "symbols": json.dumps(drawings(table.game.name)),
    }
    return "{" + ", ".join(f'"{name}": {value}' for name, value in parts.items()) + "}"


@router.get("/tables/{table}/links")
async def table_links(table: TableId, house: TheHouse, person: Person) -> Links:
    """The tokens of a table's links: all of them for its host; who sits there may let others watch."""
    live = await house.live(table)
    found = Links(**house.links(live.table))
    if live.table.host == person:
        return found
    if not live.table.seats_of(person):
        raise Refused("no-table", 404)
    return Links(watch=found.watch)


@router.get("/tables/{table}/overheard")
async def overheard(table: TableId, house: TheHouse, person: Person) -> list[Overheard]:
    """The host: what those who watch say to each other."""
    live = await house.live(table)
    if live.table.host != person:
        raise Refused("no-table", 404)
    said = live.table.said["watchers"]
    return [Overheard(number=n, at=each.at, name=each.name, text=each.text) for n, each in enumerate(said, 1)]


@router.post("/tables/{table}/do")
async def do(table: TableId, command: c.AnyCommand, house: TheHouse, person: Person, token: TokenQuery = "") -> Done:
    """Do something at a table. When this answers, it is on the disk."""
    if isinstance(command, c.Sit):
        await seen(house, table, person, token or command.token)
    else:
        await seen(house, table, person, token)
    return Done(id=command.id, n=await house.do(table, command, person))


@router.post("/tables/{table}/why_not")
async def why_not(table: TableId, asked: c.WhyNot, house: TheHouse, person: Person) -> Why:
    """Why a move is not legal: told to the seat that is to decide, from what it knows."""
    await seen(house, table, person, "")
    async with house.held(table) as live:
        return Why(reason=reason(live.table, asked, person))


@router.post("/tables/{table}/hint")
async def hint(table: TableId, asked: c.AskHint, house: TheHouse, person: Person) -> Hint:
    """What a good bot would play, for the seat that is to decide, from what it knows: where nobody else would mind."""
    await seen(house, table, person, "")
    async with house.held(table) as live:
        at = live.table
        if asked.seat not in at.seats_of(person):
            raise Refused("not-yours", 403, seat=asked.seat)
        if asked.seat not in at.deciding or asked.seat in at.answers:
            raise Refused("not-your-turn", 403)
        if referee.others(at, asked.seat):
            raise Refused("no-hint")
        if not house.hints.take(person):
            raise Refused("too-fast", 429)
        count, position = len(at.made), referee.standing(at, asked.seat).known(asked.seat)
        root = Root.of(position, asked.seat)
    move = await house.thinkers.asked(person, answer, root, HINT_LEVEL, random.getrandbits(62))
    return Hint(count=count, move=move, way=position.way(move))


@router.get("/tables/{table}/position")
async def position(
    table: TableId, house: TheHouse, person: Person, seat: Annotated[c.SeatNumber, Query(description="Your own.")]
) -> Known:
    """For programs: all that your seat knows, when it is to decide."""
    await seen(house, table, person, "")
    async with house.held(table) as live:
        if seat not in live.table.seats_of(person):
            raise Refused("not-yours", 403, seat=seat)
        if seat not in live.table.deciding or seat in live.table.answers:
            raise Refused("not-your-turn", 403)
        at = referee.standing(live.table, seat)
        row, moves = at.known(seat).row(), at.known(seat).moves()
        return Known(count=len(live.table.made), row=row, seen=at.seen(), view=at.view(seat), moves=moves)


def reason(table: Table, asked: c.WhyNot, person: str) -> Problem | None:
    if asked.seat not in table.seats_of(person):
        raise Refused("not-yours", 403, seat=asked.seat)
    found = referee.why_not(table, asked.seat, asked.move)
    return None if found is None else problem(found, asked.move)
